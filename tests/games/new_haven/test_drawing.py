"""Drawing buildings and ending the turn (nh.5, nh.6)."""

import pytest

from approdo.games.new_haven import components as c

from .table import Table


@pytest.mark.rule("nh.5.1")
@pytest.mark.parametrize(
    ("track", "draws"),
    [("stone 2 wheat 1 timber 3", 1), ("stone 2 wheat 1", 2), ("stone 2", 3)],
)
def test_one_building_for_each_marker_on_zero(track: str, draws: int) -> None:
    table = Table("build", 1, active=0, track=track)
    table.play(1, "stop-building")
    for _ in range(draws):
        assert table.waits == ("draw", 0)
        assert "stop-building" not in table.legal(0)
        table.play(0, min(table.legal(0, "take-open")))
    assert table.waits[0] == "building"  # chance refills
    assert len(table.hand(0)) == draws


@pytest.mark.rule("nh.5.1")
def test_four_draws_when_all_is_spent_and_only_the_active_player_draws() -> None:
    table = Table("build", 1, active=0, hands={1: "stone-1"}, track="stone 1")
    table.play(1, "build stone-1 a1 up")  # the other player empties the last marker
    assert table.state.stack[-1][2] == 4
    for _ in range(4):
        table.play(0, min(table.legal(0, "take-open")))
    assert len(table.hand(0)) == 4
    assert table.hand(1) == []


@pytest.mark.rule("nh.5.2")
def test_the_first_draw_is_an_open_building() -> None:
    table = Table("draw", 0, 2, 1, offer="sheep-1 sheep-1 wheat-2 timber-6 stone-4")
    assert table.legal(0) == {f"take-open {name}" for name in ("sheep-1", "wheat-2", "timber-6", "stone-4")}
    assert table.why(0, "draw-from-bag") == "first-from-open"
    assert table.why(0, "take-open wheat-6") == "not-open"
    events = table.play(0, "take-open wheat-2")
    assert table.hand(0) == ["wheat-2"]
    assert [event.kind for event in events] == ["took-open"]


@pytest.mark.rule("nh.5.2")
def test_also_right_after_building() -> None:
    table = Table("build", 1, active=0, track="stone 2")
    table.play(1, "stop-building")
    assert table.why(0, "draw-from-bag") == "first-from-open"
    spent = Table("build", hands={0: "stone-1"}, track="stone 1")
    spent.play(0, "build stone-1 a1 up")
    assert spent.why(0, "draw-from-bag") == "first-from-open"


@pytest.mark.rule("nh.5.3")
def test_the_next_ones_come_from_the_board_or_the_bag() -> None:
    table = Table("draw", 0, 3, 1)
    table.play(0, "take-open wheat-4")
    assert "draw-from-bag" in table.legal(0)
    assert "take-open sheep-1" in table.legal(0)
    table.play(0, "draw-from-bag")
    table.chance("draw-building timber-6")
    table.play(0, "take-open sheep-1")
    assert table.hand(0) == ["sheep-1", "timber-6", "wheat-4"]


@pytest.mark.rule("nh.5.4")
def test_a_building_from_the_bag_is_seen_before_the_next_choice() -> None:
    table = Table("draw", 0, 2, 0)
    table.play(0, "draw-from-bag")
    assert table.game.chance_next(table.state)
    table.chance("draw-building timber-6")
    assert table.waits == ("draw", 0)
    assert table.view(0)["seats"][0]["buildings"] == ["timber-6"]


@pytest.mark.rule("nh.5.3")
def test_what_the_bag_does_not_hold_cannot_be_drawn_from_it() -> None:
    table = Table("draw", 0, 2, 0)
    table.play(0, "draw-from-bag")
    table.state.bag[:] = [3] * c.KINDS
    table.state.bag[c.BUILDINGS.index("timber-6")] = 0
    numbers, weights = table.game.outcomes(table.state)
    left = [table.game.space.notation(number) for number in numbers]
    assert left == [f"draw-building {name}" for name in c.BUILDINGS if name != "timber-6"]
    assert weights == [3] * (c.KINDS - 1)


@pytest.mark.rule("nh.5.5")
def test_the_open_buildings_are_refilled_after_all_draws() -> None:
    table = Table("draw", 0, 3, 1, tiles={0: "RRST"})
    table.play(0, "take-open sheep-1")
    table.play(0, "take-open stone-2")
    assert table.state.offer.count(-1) == 2  # not yet
    table.play(0, "draw-from-bag")
    table.chance("draw-building timber-6")
    assert table.waits == ("building", None)
    table.chance("draw-building wheat-1")
    table.chance("draw-building wheat-2")
    assert sorted(c.BUILDINGS[kind] for kind in table.state.offer) == [
        "timber-3",
        "wheat-1",
        "wheat-2",
        "wheat-4",
        "wheat-5",
    ]


@pytest.mark.rule("nh.5.6")
def test_with_an_empty_bag_the_open_ones_are_taken_and_then_none() -> None:
    table = Table("draw", 0, 4, 1, offer="sheep-1 stone-2")
    table.empty_bag(into=1)
    table.play(0, "take-open sheep-1")
    assert table.why(0, "draw-from-bag") == "bag-empty"
    table.play(0, "take-open stone-2")
    assert table.waits[0] == "new-tile"  # the other two draws fall away, nothing is refilled
    assert table.state.offer == [-1] * 5
    assert table.hand(0) == ["sheep-1", "stone-2"]


@pytest.mark.rule("nh.5.6")
def test_without_any_building_left_nothing_is_drawn() -> None:
    table = Table("build", 1, active=0, offer="", track="stone 1")
    table.empty_bag(into=1)
    table.play(1, "stop-building")
    assert table.waits[0] == "new-tile"


@pytest.mark.rule("nh.5.6")
def test_a_gap_that_the_bag_cannot_fill_stays() -> None:
    table = Table("draw", 0, 2, 1, tiles={0: "RRST"})
    table.empty_bag(into=1)
    table.state.hand[24 + c.BUILDINGS.index("wheat-6")] -= 1
    table.state.bag[c.BUILDINGS.index("wheat-6")] += 1
    table.play(0, "take-open sheep-1")
    table.play(0, "take-open stone-2")
    table.chance("draw-building wheat-6")
    assert table.state.offer.count(-1) == 1
    assert table.waits[0] == "new-tile"


@pytest.mark.rule("nh.5.7")
def test_a_hand_has_no_limit_and_is_not_filled_up() -> None:
    full = " ".join(["stone-1"] * 6 + ["wheat-1"] * 6 + ["sheep-6"] * 5)
    table = Table("draw", 0, 1, 1, hands={0: full}, tiles={0: "RRST"})
    table.play(0, "take-open sheep-1")
    assert len(table.hand(0)) == 18
    poor = Table("draw", 0, 1, 1, hands={0: ""}, tiles={0: "RRST"})
    poor.play(0, "take-open sheep-1")
    poor.end_turn()
    assert poor.hand(0) == ["sheep-1"]


@pytest.mark.rule("nh.6.1")
def test_the_markers_go_back_and_leftovers_are_lost() -> None:
    table = Table("build", 1, active=0, track="stone 5 wheat 3 timber 1", tiles={0: "RRST", 1: "SSWW"})
    table.end_turn()
    assert table.waits == ("lay", 1)
    assert table.track == {}


@pytest.mark.rule("nh.6.2")
def test_the_shipment_is_turned_over_and_then_counts_as_printed() -> None:
    table = Table("lay", tiles={0: "RRST SSTW", 1: "WWRT SSWW"})
    table.play(0, "lay-shipment d4 wheat")
    table.end_turn(until="flip")
    events = table.chance("turn-up TTTW 0")  # T T / W T
    assert [event.kind for event in events] == ["flipped"]
    assert table.view(1)["spaces"][c.SPACE["d4"]]["tile"] == "TTTW"
    table.lay(1, "TWWR", "e4")  # T W / R W: its timber touches the upper right square of d4
    assert table.track == {"timber": 4, "stone": 1, "wheat": 2}


@pytest.mark.rule("nh.6.3")
def test_the_shipment_falls_in_any_of_four_orientations() -> None:
    table = Table("lay", tiles={0: "RRST SSTW"})
    table.play(0, "lay-shipment d4 wheat")
    table.end_turn(until="flip")
    numbers, weights = table.game.outcomes(table.state)
    by_text = {table.game.space.notation(n): weight for n, weight in zip(numbers, weights, strict=True)}
    assert {by_text[f"turn-up RRSS {turn}"] for turn in range(4)} == {2}  # two copies unseen
    assert {by_text[f"turn-up RRRS {turn}"] for turn in range(4)} == {1}
    assert not any(text.startswith("turn-up SSTW") for text in by_text)  # in the hand: not the shipment


@pytest.mark.rule("nh.6.4")
def test_a_new_tile_replaces_the_one_laid() -> None:
    table = Table("lay", tiles={0: "RRST SSTW"})
    table.lay(0, "RRST", "d4")
    table.end_turn(until="new-tile")
    table.chance("draw-tile WWWT")
    assert sorted(table.view(0)["seats"][0]["tiles"]) == ["SSTW", "WWWT"]


@pytest.mark.rule("nh.6.5")
def test_no_new_tile_after_a_shipment() -> None:
    table = Table("lay", tiles={0: "RRST SSTW"})
    table.play(0, "lay-shipment d4 wheat")
    table.end_turn()
    assert table.waits == ("lay", 1)
    assert sorted(table.view(0)["seats"][0]["tiles"]) == ["RRST", "SSTW"]
