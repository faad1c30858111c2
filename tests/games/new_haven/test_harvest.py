"""Laying a tile and counting the harvest (nh.1, nh.2)."""

import pytest

from approdo.games.new_haven import components as c

from .table import Table


@pytest.mark.rule("nh.1.1")
def test_a_tile_of_the_hand_must_be_laid() -> None:
    table = Table("lay", tiles={0: "RRST SSTW"})
    kinds = {text.split()[0] for text in table.legal(0)}
    assert kinds == {"lay-tile", "lay-shipment"}  # no passing
    assert {text.split()[1] for text in table.legal(0, "lay-tile")} == {"RRST", "SSTW"}
    assert table.why(0, "lay-tile RRTS d4 0") == "tile-not-in-hand"
    table.play(0, "lay-tile RRST d4 0")
    assert table.waits == ("build", 0)


@pytest.mark.rule("nh.1.1")
def test_the_tiles_of_a_hand_are_offered_in_the_order_of_their_kinds() -> None:
    table = Table("lay", tiles={0: "TTTW RRRT"})
    numbers = table.game.legal(table.state, 0)
    assert numbers == sorted(numbers)


@pytest.mark.rule("nh.1.2")
def test_any_free_space_will_do() -> None:
    table = Table("lay", tiles={0: "RRST"})
    spaces = {text.split()[2] for text in table.legal(0, "lay-tile")}
    printed = {"b2", "f2", "b6", "f6"}
    assert spaces == {c.SPACES[at] for at in c.AREA[2]} - printed
    assert "d4" in spaces  # touches nothing
    assert "c2" in spaces  # beside b2, whatever their resources are


@pytest.mark.rule("nh.1.3")
def test_a_tile_may_be_turned_but_not_mirrored() -> None:
    lies = set()
    for turn in range(4):
        table = Table("lay", tiles={0: "RRST"})
        table.play(0, f"lay-tile RRST d4 {turn}")
        lies.add(table.view(0)["spaces"][c.SPACE["d4"]]["tile"])
    assert lies == {"RRST", "TRRS", "STRR", "RSTR"}
    assert "RRTS" not in lies


@pytest.mark.rule("nh.1.4")
def test_no_tile_on_another_or_outside_the_area() -> None:
    table = Table("lay", tiles={0: "RRST"}, board={"d4": "SSWT"})
    assert table.why(0, "lay-tile RRST d4 0") == "space-taken"
    assert table.why(0, "lay-tile RRST b2 0") == "space-taken"  # printed
    assert table.why(0, "lay-tile RRST d1 0") == "outside-area"  # three or four players
    assert table.why(0, "lay-tile RRST a1 0") == "outside-area"  # a corner
    assert table.why(0, "lay-shipment d4 wheat") == "space-taken"


@pytest.mark.rule("nh.1.5")
def test_the_shipment_may_be_laid_once_instead_of_a_tile() -> None:
    table = Table("lay", tiles={0: "RRST SSTW", 1: "SSTT SSWW"})
    table.play(0, "lay-shipment d4 wheat")
    assert table.waits == ("build", 0)  # instead of a tile, not besides
    table.end_turn()
    table.lay(1, "SSTT", "c4")
    table.end_turn()
    assert table.waits == ("lay", 0)
    assert table.legal(0, "lay-shipment") == set()
    assert table.why(0, "lay-shipment d5 wheat") == "shipment-used"
    assert table.state.shipments == [0, 1]


@pytest.mark.rule("nh.1.6")
def test_the_shipment_lies_face_down_and_is_the_named_resource() -> None:
    table = Table("lay", tiles={0: "RRST SSTW"})
    table.play(0, "lay-shipment d4 timber")
    assert table.track == {"timber": 4}
    shown = table.view(1)["spaces"][c.SPACE["d4"]]
    assert shown == {"name": "d4", "kind": "shipment", "resource": "timber"}


@pytest.mark.rule("nh.2.1")
def test_edges_link_and_corners_do_not() -> None:
    table = Table("lay", tiles={0: "SSSW"}, board={"c4": "TRRS", "c3": "RTWT"})
    # d4's sheep touch c4's stone by an edge; c4's only sheep (lower left) lies behind it.
    table.lay(0, "SSSW", "d4")
    assert table.track == {"sheep": 3, "wheat": 1}
    corner = Table("lay", tiles={0: "SSSW"}, board={"c3": "RRSW"})  # sheep lower right: diagonal to d4
    corner.lay(0, "SSSW", "d4")
    assert corner.track == {"sheep": 3, "wheat": 1}


@pytest.mark.rule("nh.2.1", "nh.2.2")
def test_a_chain_runs_on_over_several_tiles() -> None:
    table = Table("lay", tiles={0: "WSSS"}, board={"c4": "SSTT", "d3": "TRSS"})
    # d4: W S / S S; its upper right sheep reaches d3, its lower left meets c4's timber.
    table.lay(0, "WSSS", "d4")
    assert table.track == {"sheep": 5, "wheat": 1}


@pytest.mark.rule("nh.2.3")
def test_a_square_reached_twice_counts_once() -> None:
    # A ring of sheep round the point between c3, d3, c4 and d4.
    table = Table("lay", tiles={0: "SSTT"}, board={"c3": "TTSS", "d3": "TSSS", "c4": "SSSR"})
    table.lay(0, "SSTT", "d4")
    assert table.track == {"sheep": 2 + 2 + 3 + 3, "timber": 2}


@pytest.mark.rule("nh.2.4")
def test_two_squares_on_a_diagonal_both_count() -> None:
    table = Table("lay", tiles={0: "RSRT"})
    table.lay(0, "RSRT", "d4")
    assert table.track == {"stone": 2, "sheep": 1, "timber": 1}


@pytest.mark.rule("nh.2.4")
def test_each_square_of_a_diagonal_brings_its_own_chain() -> None:
    table = Table("lay", tiles={0: "RSRT"}, board={"d3": "SSWR", "e4": "TTWR"})
    table.lay(0, "RSRT", "d4")
    assert table.track == {"stone": 4, "sheep": 1, "timber": 1}


@pytest.mark.rule("nh.2.5")
def test_a_resource_not_on_the_tile_yields_nothing() -> None:
    table = Table("lay", tiles={0: "RRRS"}, board={"d3": "WWWT", "c4": "TWWT"})
    table.lay(0, "RRRS", "d4")
    assert "wheat" not in table.track
    assert table.state.track.count(0) >= 1


@pytest.mark.rule("nh.2.6")
def test_the_markers_show_the_harvest() -> None:
    table = Table("lay", tiles={0: "RRST"})
    events = table.lay(0, "RRST", "d4")
    assert table.state.track == [1, 2, 1, 0]
    assert [event.kind for event in events] == ["laid-tile", "harvest"]


@pytest.mark.rule("nh.2.7")
def test_the_shipment_joins_chains() -> None:
    table = Table("lay", board={"c4": "TWWT", "d3": "WWRR"})
    table.play(0, "lay-shipment d4 wheat")
    assert table.track == {"wheat": 6}


@pytest.mark.rule("nh.2.8")
def test_by_option_the_shipment_yields_exactly_four() -> None:
    table = Table("lay", board={"c4": "TWWT", "d3": "WWRR"}, shipment="four")
    table.play(0, "lay-shipment d4 wheat")
    assert table.track == {"wheat": 4}


@pytest.mark.rule("nh.2.9")
def test_the_count_goes_on_past_twenty() -> None:
    board = {"b3": "SSSR", "c3": "RSSS", "d3": "SSST", "e3": "TSSS", "f3": "SSSW", "b4": "WSSS"}
    board |= {"c4": "SSRR", "d4": "SSTT", "e4": "SSWW"}
    table = Table("lay", tiles={0: "SSTT"}, board=board)
    table.lay(0, "SSTT", "f4")
    assert table.track["sheep"] > 20
    assert table.why(0, "build sheep-1 a1 up") == "building-not-in-hand"


EXAMPLE = {"e1": "TSSW", "e2": "WSWW", "c2": "SRRT", "b5": "SSRS", "e6": "RRTW"}


@pytest.mark.rule("nh.2.2", "nh.2.10")
@pytest.mark.parametrize(
    ("space", "harvest"),
    [
        ("e1", {"wheat": 6, "sheep": 3, "timber": 1}),
        ("b5", {"sheep": 5, "stone": 2}),
        ("e6", {"stone": 4, "timber": 2, "wheat": 1}),
        ("c2", {"sheep": 2, "timber": 3, "stone": 2}),
    ],
    ids=["A", "B", "C", "D"],
)
def test_the_printed_examples(space: str, harvest: dict[str, int]) -> None:
    others = {at: tile for at, tile in EXAMPLE.items() if at != space}
    table = Table("lay", players=3, tiles={0: EXAMPLE[space]}, board=others)
    table.lay(0, EXAMPLE[space], space)
    assert table.track == harvest
