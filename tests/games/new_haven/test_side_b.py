"""Side B: ponds, settlements, clearings (nh.8)."""

import pytest

from approdo.core.match import Match
from approdo.core.registry import load
from approdo.games.new_haven import components as c
from approdo.games.new_haven.state import FREE, POND, TILED, Position, quadrants_at

from .table import Table

SETTLEMENTS = {"b2", "d2", "f2", "b4", "f4", "b6", "d6", "f6"}
CLEARINGS = {2: {"c3", "e3", "d4", "c5", "e5"}}
CLEARINGS[3] = CLEARINGS[2] | {"c1", "e1", "c7", "e7"}
CLEARINGS[4] = CLEARINGS[3] | {"a3", "a5", "g3", "g5"}


def dealt(players: int, seed: int = 1) -> Position:
    state = Match(load("new-haven", players, side="B"), seed=seed).state
    assert isinstance(state, Position)
    return state


def names(state: Position, kind: int) -> set[str]:
    return {c.SPACES[at] for at in range(49) if state.spaces[at] == kind}


@pytest.mark.rule("nh.8.1")
def test_nothing_is_printed_on_side_b() -> None:
    assert load("new-haven", 4, side="B").start().ground == [0, 0, 0, 0]


@pytest.mark.rule("nh.8.2")
@pytest.mark.parametrize("seed", range(8))
def test_four_tiles_and_the_ponds_lie_on_the_settlements(seed: int) -> None:
    state = dealt(4, seed)
    assert len(names(state, TILED)) == 4
    assert names(state, TILED) | names(state, POND) == SETTLEMENTS
    assert sum(state.pool) == 60 - 4 - 4 * 2


@pytest.mark.rule("nh.8.2")
def test_where_they_lie_is_chance() -> None:
    assert len({frozenset(names(dealt(2, seed), TILED)) for seed in range(12)}) > 5


@pytest.mark.rule("nh.8.3")
def test_the_tiles_lie_in_any_orientation() -> None:
    turns = set()
    for seed in range(12):
        state = dealt(2, seed)
        turns |= {c.TILE_OF[quadrants_at(state, c.SPACE[name])][1] for name in names(state, TILED)}
    assert turns == {0, 1, 2, 3}


@pytest.mark.rule("nh.8.4")
@pytest.mark.parametrize(("players", "ponds", "free"), [(2, 2, 19), (3, 3, 28), (4, 4, 37)])
def test_ponds_marked_for_more_players_leave(players: int, ponds: int, free: int) -> None:
    state = dealt(players)
    assert len(names(state, POND)) == ponds
    assert state.spaces.count(FREE) == free
    assert len(SETTLEMENTS & names(state, FREE)) == 4 - ponds  # the space of a pond that left is free


@pytest.mark.rule("nh.8.4")
def test_a_marked_pond_is_drawn_like_the_others_and_then_leaves() -> None:
    game = load("new-haven", 3, side="B")
    for what, kind in (("pond-2", POND), ("pond-3", POND), ("pond-4", FREE)):
        state = game.start()
        game.apply(state, -1, game.space.number(f"settle {what}"))
        assert state.spaces[c.SPACE["b2"]] == kind


@pytest.mark.rule("nh.8.5")
def test_no_tile_on_a_pond() -> None:
    table = Table("lay", side="B", ponds="d4", tiles={0: "RRST"})
    assert table.why(0, "lay-tile RRST d4 0") == "pond"
    assert table.why(0, "lay-shipment d4 wheat") == "pond"


@pytest.mark.rule("nh.8.5")
def test_no_chain_through_a_pond() -> None:
    table = Table("lay", side="B", ponds="d4", board={"e4": "SSTT"}, tiles={0: "TTSS"})
    table.lay(0, "TTSS", "c4")
    assert table.track == {"timber": 2, "sheep": 2}


@pytest.mark.rule("nh.8.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_building_lies_on_each_clearing_of_the_area(players: int) -> None:
    state = dealt(players)
    assert {c.SPACES[at] for at in range(49) if state.clearings[at]} == CLEARINGS[players]
    assert sum(state.bag) == 144 - len(CLEARINGS[players]) - 5 - 6 * players


@pytest.mark.rule("nh.8.7")
def test_a_tile_on_a_clearing_takes_the_building_for_the_same_turn() -> None:
    table = Table("lay", side="B", clearings={"d4": "stone-2"}, tiles={0: "RRST"})
    events = table.lay(0, "RRST", "d4")
    assert "claimed" in [event.kind for event in events]
    assert table.hand(0) == ["stone-2"]
    table.play(0, "build stone-2 a2 up")
    assert not any(table.state.clearings)  # no new one comes
    table.end_turn()
    assert not any(table.state.clearings)


@pytest.mark.rule("nh.8.7")
def test_a_clearing_is_otherwise_an_ordinary_space() -> None:
    table = Table("lay", side="B", clearings={"d4": "stone-2"}, board={"c4": "TTSS"}, tiles={0: "SSTT"})
    table.lay(0, "TSST", "d4")  # T S / T S beside c4's T T / S S
    assert table.track == {"timber": 4, "sheep": 2}


@pytest.mark.rule("nh.8.8")
def test_a_shipment_takes_the_building_too() -> None:
    table = Table("lay", side="B", clearings={"d4": "wheat-4"}, tiles={0: "RRST"})
    table.play(0, "lay-shipment d4 wheat")
    table.play(0, "build wheat-4 a4 up")
    assert table.track == {}
