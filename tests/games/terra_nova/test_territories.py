"""Zones, territories and points (tn.5)."""

import pytest

from .table import Table, fence, fenced

#: The seven hexes of the northern coast, all meadow.
COAST = "a1 a2 a3 a4 a5 a6 a7"


@pytest.mark.rule("tn.5.7", "tn.5.5")
def test_rulebook_example_seven_hexes_of_one_terrain_tied_are_ten_points_each():
    table = Table(red="a3 h8", blue="a1", yellow="k3", stones=fenced(COAST, "b8"))
    table.play("move a3 a7", "stone b8")
    assert (table.score("red"), table.score("blue"), table.score("yellow")) == (10, 10, 0)


@pytest.mark.rule("tn.5.5", "tn.5.6")
def test_rulebook_example_twelve_hexes_with_two_terrains_are_24_points_for_the_majority():
    region = f"{COAST} b8 c8 c9 d9 d10"
    table = Table(red="a3 h8", blue="a1 c8", yellow="k3", stones=fenced(region, "e10"), mover="blue")
    zone = table.board.grid.mask(map(table.hex, region.split()))
    assert (zone.bit_count(), len(table.board.terrains_of(zone))) == (12, 2)
    table.play("move c8 d9", "stone e10")
    assert (table.score("blue"), table.score("red"), table.score("yellow")) == (24, 0, 0)


@pytest.mark.rule("tn.5.5")
@pytest.mark.parametrize(
    ("region", "gap", "turn", "points"),
    [
        ("a1 a2 a3", "a4", "move a1 a3", 9),
        ("a1 a2 b1 b2", "a3", "move a1 a2", 8),
        ("a7 b8 b7 c9 c6 c7 c8 d6 d7 e6", "a6", "move b7 a7", 10),
    ],
    ids=["one terrain x3", "two terrains x2", "three terrains x1"],
)
def test_value_by_number_of_terrains(region, gap, turn, points):
    start = turn.split()[1]
    table = Table(red=f"{start} h8", yellow="k3", stones=fenced(region, gap))
    zone = table.board.grid.mask(map(table.hex, region.split()))
    assert len(table.board.terrains_of(zone)) * points == {9: 9, 8: 16, 10: 30}[points]
    table.play(turn, f"stone {gap}")
    assert table.score("red") == points


@pytest.mark.rule("tn.5.1")
def test_pioneers_are_no_walls():
    # A pioneer in the gap does not close the coast; a stone there does.
    table = Table(red="a3 c8", yellow="k3", stones=fenced(COAST, "b8"))
    table.play("move c8 b8")
    assert table.score("red") == 0
    assert "c8" in table.stones()
    assert table.state.open_land & table.board.grid.bit[table.hex("a1")]


@pytest.mark.rule("tn.5.1")
def test_the_edge_of_the_island_is_a_wall():
    table = Table(red="a3 h8", yellow="k3", stones=fenced(COAST, "b8"))
    table.play("move a3 a7", "stone b8")
    assert table.score("red") == 21


@pytest.mark.rule("tn.5.2")
def test_size_counts_hexes_with_pioneers_and_not_those_under_stones():
    table = Table(red="a6 h8", yellow="k3", stones=f"{fenced(COAST, 'b8')} a5")
    table.play("move a6 a7", "stone b8")
    assert table.score("red") == 6  # a6 and a7, not a5


@pytest.mark.rule("tn.5.2")
def test_terrains_under_stones_do_not_count():
    # a1 to a7 is meadow; its fence lies on steppe, meadow and hills, yet the land is worth x3.
    table = Table(red="a3 h8", yellow="k3", stones=fenced(COAST, "b8"))
    kinds = {table.board.terrain[table.hex(name)] for name in fence(COAST)}
    assert len(kinds) == 3
    table.play("move a3 a7", "stone b8")
    assert table.score("red") == 21


@pytest.mark.rule("tn.5.3")
def test_a_zone_of_four_terrains_stays_open_and_one_of_three_is_closed():
    # The western coast from the meadow to the fields: steppe, forest, field and one hex of meadow.
    region = "e1 f1 g1 h1 h2 i1 i2 j1 j2 k1 l1 m1 n1 n2 m2"
    table = Table(red="h1 k9", yellow="h9", stones=fenced(region, "d1"))
    table.play("move h1 e1", "stone d1")
    assert table.score("red") == 15  # steppe, forest, field: three terrains
    region = "d1 c1 b1 a1 b2 c2 d2 d3 e3 e4 f4 f5 g5 h5 h6"  # steppe, meadow, mountain, forest
    table = Table(red="b2 k9", yellow="h12", stones=fenced(region, "a2"))
    table.play("move b2 a1", "stone a2")
    assert table.score("red") == 0
    assert table.names(table.state.open_land) > {"a1"}
    assert table.on("a1") == "red"


@pytest.mark.rule("tn.5.4")
def test_a_stone_on_the_last_hex_of_the_fourth_terrain_closes_the_zone_without_cutting_it():
    region = "d1 c1 b1 a1 b2 c2 d2 d3 e3 e4 f4 f5 g5"  # g5, at the end, is its only forest
    table = Table(red="e4 k9", yellow="h12", stones=" ".join(fence(region)))
    small = min(table.match.view(0)["aids"]["zones"], key=lambda zone: zone["size"])
    assert {row["name"] for row in small["terrains"]} == {"steppe", "meadow", "mountain", "forest"}
    assert small["open"]
    table.play("move e4 f5", "stone g5")
    assert (table.score("red"), table.on("f5")) == (12, "")


@pytest.mark.rule("tn.5.6")
def test_only_the_majority_scores():
    table = Table(red="a3 h8", yellow="a1 a2 k3", stones=fenced(COAST, "b8"))
    table.play("move a3 a7", "stone b8")
    assert (table.score("red"), table.score("yellow")) == (0, 21)


@pytest.mark.rule("tn.5.7")
def test_a_tie_of_three_divides_by_three_and_rounds_down():
    region = f"{COAST} b8"  # meadow and hills: 8 hexes x 2 = 16
    stones = fenced(region, "c9")
    table = Table(red="a3 h8", yellow="a1 k3", blue="a2 k5", green="n3", stones=stones)
    table.play("move a3 a7", "move a7 b8", "stone c9")
    assert [table.score(c) for c in ("red", "yellow", "blue", "green")] == [5, 5, 5, 0]


@pytest.mark.rule("tn.5.7")
def test_a_tie_below_the_majority_changes_nothing():
    table = Table(red="a3 a4 h8", yellow="a1 k3", blue="a2 k5", stones=fenced(COAST, "b8"))
    table.play("move a4 a7", "stone b8")
    assert [table.score(c) for c in ("red", "yellow", "blue")] == [21, 0, 0]


@pytest.mark.rule("tn.5.8")
def test_an_empty_territory_closes_and_scores_nobody():
    table = Table(red="c7 h8", yellow="k3", stones=fenced(COAST, "b8"))
    events = table.play("move c7 c8", "stone b8")
    assert [event.kind for event in events] == ["move", "stone", "territory-empty"]
    assert (table.score("red"), table.score("yellow")) == (0, 0)
    assert not table.names(table.state.open_land) & set(COAST.split())


@pytest.mark.rule("tn.5.9")
def test_a_territory_is_scored_at_once_and_the_turn_goes_on():
    table = Table(red="a3 h8", yellow="k3", stones=fenced(COAST, "b8"))
    table.play("move a3 a7", "stone b8")
    assert (table.score("red"), table.decision, table.mover) == (21, "act", "red")
    table.play("move h8 h9")
    assert table.decision == "end"


@pytest.mark.rule("tn.5.9")
def test_one_stone_may_close_several_territories():
    # Round c5 stones and open hexes alternate: b5 and c4 hang together with the island only through c5.
    table = Table(red="b5 d7", yellow="c4 k3", stones="a4 a5 b4 b6 c6 c3 b3 d4 d5")
    events = table.play("move d7 d6", "stone c5")
    assert [event.kind for event in events] == ["move", "stone", "territory", "territory"]
    assert (table.score("red"), table.score("yellow")) == (3, 3)


@pytest.mark.rule("tn.5.10")
def test_all_pioneers_inside_leave_the_game():
    table = Table(red="a3 h8", yellow="a1 a2 k3", stones=fenced(COAST, "b8"))
    events = table.play("move a3 a7", "stone b8")
    assert [table.on(name) for name in COAST.split()] == [""] * 7
    assert (table.state.count(0), table.state.count(1)) == (1, 1)
    assert events[-1].args["leaving"] == 3


@pytest.mark.rule("tn.5.11")
def test_closed_land_is_never_entered_or_scored_again():
    table = Table(red="a3 c7 h8", yellow="k3 k5", stones=fenced(COAST, "b8"))
    table.play("move a3 a7", "stone b8", "move c7 c8", "end-turn")
    table.play("move k3 k4", "stone k3", "move k4 l4", "end-turn")
    table.play("move c8 c9")
    assert not table.stones() & set(COAST.split())
    assert not {target for source in ("c9", "h8") for target in table.moves(source)} & set(COAST.split())
    table.play("stone c8", "stone d10", "end-turn")
    assert (table.score("red"), len(table.state.territories)) == (21, 1)


# --- scoring at the end of the turn ---


@pytest.mark.rule("tn.5.12")
def test_late_scoring_waits_for_the_end_of_the_turn():
    table = Table(red="a3 h8", yellow="k3", stones=fenced(COAST, "b8"), scoring="turn-end")
    table.play("move a3 a7", "stone b8")
    assert (table.score("red"), table.on("a7")) == (0, "red")
    table.play("move h8 h9")
    assert table.score("red") == 0
    events = table.play("end-turn")
    assert table.score("red") == 21
    assert table.on("a7") == ""
    assert "territory" in [event.kind for event in events]


@pytest.mark.rule("tn.5.12")
def test_with_late_scoring_pioneers_in_a_closed_zone_still_move_and_allow_stones():
    table = Table(red="a3 h8", yellow="k3", stones=fenced(COAST, "b8"), scoring="turn-end")
    table.play("move a3 a7", "stone b8")
    assert "a6" in table.stones()
    assert table.moves("a7") == {"a1", "a2", "a4", "a5", "a6"}


@pytest.mark.rule("tn.5.12")
def test_with_late_scoring_a_closed_zone_may_be_cut_again_and_all_parts_score():
    table = Table(red="a3 h8", yellow="a1 k3", stones=fenced(COAST, "b8"), scoring="turn-end")
    table.play("move a3 a7", "stone b8", "stone a6", "end-turn")
    assert (table.score("red"), table.score("yellow")) == (3, 15)
    assert len(table.state.territories) == 2
