"""Positions that cannot be are refused, whichever number is wrong."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from approdo.core.game import Game
from approdo.core.registry import load
from approdo.testing.mutants import Path, caught

from .test_whole_games import choose

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"strict_return": True}),
    (4, {"scoring": "turn-end", "board": "b"}),
    (2, {"first": "2", "idle_rounds": 1}),
    (3, {"scoring": "turn-end", "first": "1"}),
    (4, {"idle_rounds": 10}),
]
STONES_A_TURN = 2


def turns_may_have_been_more_or_fewer(game: Game[Any], state: Any, other: Any, path: Path) -> bool:
    """How many turns went by is written nowhere else, but whose turn it is, and each brought two stones at most."""
    if path != ("turns",) or any(state.reserve) or (state.turns == 0) != (other.turns == 0):
        return False
    if state.stack and (other.turns - state.turns) % game.players:
        return False
    return stones_fit(other)


def the_last_stone_may_have_been_laid_earlier_or_later(game: Game[Any], state: Any, other: Any, path: Path) -> bool:
    """When the last stone was laid is written nowhere else; the end without progress must be due, or not yet."""
    if path != ("idle",) or any(state.reserve) or not 0 <= other.idle <= other.turns:
        return False
    due = other.idle >= game.options["idle_rounds"] * game.players
    if not state.stack:
        return stones_fit(other) and (state.ended != 5 or due)
    return stones_fit(other) and not due


def stones_fit(state: Any) -> bool:
    """Whether the stones on the island fit the turns in which there was one: none later than `idle` turns ago."""
    if not 0 <= state.idle <= state.turns:
        return False
    laid = 80 - state.stones_left
    before = {laid - now for now in ((1, 2) if state.laid else (0,))}
    with_stones = state.turns - state.idle  # the last of them had one, if there are any
    return any(0 < n <= STONES_A_TURN * with_stones if with_stones else n == 0 for n in before)


def who_began_is_forgotten_when_the_game_is_over(game: Game[Any], state: Any, other: Any, path: Path) -> bool:
    return path == ("first",) and not state.stack and game.first is None and 0 <= other.first < game.players


def the_moves_of_a_turn_may_have_been_others(game: Game[Any], state: Any, other: Any, path: Path) -> bool:
    """Where pioneers stood before they moved is written nowhere else: any hexes from which straight lines lead on."""
    if path[0] != "paths" or not state.stack or state.stack[-1][0] < 2:
        return False
    size = state.tables().board.size
    if any(len(way) < 2 or not all(0 <= h < size for h in way) for way in other.paths):
        return False
    _, mask, done = state.stack[-1]
    mover = mask.bit_length()
    ends = [way[-1] for way in other.paths]
    if len(set(ends)) < len(ends) or any(other.hexes[h] != mover for h in ends):
        return False
    for way, cells in zip(other.paths, ways(other), strict=True):
        steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(cells)]
        if not all((dr or dx) and (dr == 0 or abs(dr) == abs(dx)) for dr, dx in steps):
            return False
        if way[0] in way[1:] or (state.strict and len(set(way)) < len(way)):
            return False
    return actions_fit(other, mover, done) and _was_free(other, [crossed(cells) for cells in ways(other)])


def actions_fit(state: Any, mover: int, done: int) -> bool:
    """Whether the moves told are all, but for stones and for pioneers that were counted in a territory and left."""
    moves = sum(len(way) - 1 for way in state.paths)
    if not state.laid:
        return moves == done
    for stones in (1, 2):
        missing = done - moves - stones
        if missing == 0 and moves:
            return True
        if missing > 0 and not state.turn_end and any(row[mover] for row in state.territories):
            return True
    return False


def ways(state: Any) -> list[list[tuple[int, int]]]:
    """The paths of this turn as cells."""
    return [[state.tables().board.grid.cells[h] for h in path] for path in state.paths]


def crossed(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The cells of a path with those between."""
    found = [cells[0]]
    for (row, x), (to_row, to_x) in pairwise(cells):
        far = abs(to_row - row) or abs(to_x - x) // 2
        found += [(row + (to_row - row) // far * i, x + (to_x - x) // far * i) for i in range(1, far + 1)]
    return found


def _was_free(state: Any, lines: list[list[tuple[int, int]]]) -> bool:
    """Whether nothing lies on these cells but what this turn has put there: moved pioneers and at most two stones."""
    at = {cell: h for h, cell in enumerate(state.tables().board.grid.cells)}
    moved = {line[-1] for line in lines}
    way = {cell for line in lines for cell in line}
    if not way <= at.keys():
        return False
    grid = state.tables().board.grid
    stones = sum(state.hexes[at[cell]] == 5 for cell in way)
    empty = [cell for cell in way - moved if state.hexes[at[cell]] != 5]
    return (
        stones <= 2 * state.laid
        and all(state.hexes[at[cell]] == 0 for cell in empty)
        and (bool(state.laid) or all(grid.bit[at[cell]] & state.open_land for cell in way))
    )


FREEDOMS = (
    turns_may_have_been_more_or_fewer,
    the_last_stone_may_have_been_laid_earlier_or_later,
    who_began_is_forgotten_when_the_game_is_over,
    the_moves_of_a_turn_may_have_been_others,
)


def test_positions_broken_in_one_place_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    share, told = caught(TABLES, lambda n, **o: load("terra-nova", n, **o), FREEDOMS, 8, 0.2, choose)
    with capsys.disabled():
        print(f"\nTerra Nova: {told}")
    assert share >= 0.95
