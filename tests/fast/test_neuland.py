"""Neuland's kernel beyond the proof: its row, and the words of its planner."""

from __future__ import annotations

import random

import pytest

import approdo
from approdo.core.game import CHANCE, Game
from approdo.fast import jit

pytestmark = pytest.mark.skipif(not jit.INSTALLED, reason="numba is not installed")


def position(players: int = 3, steps: int = 60) -> tuple[Game, object]:
    """Some way into a random game."""
    game = approdo.load("neuland", players, first="1")
    state, rng = game.start(), random.Random(2)
    for _ in range(steps):
        seat = CHANCE if game.chance_next(state) else game.actors(state)[0]
        game.apply(state, seat, game.draw(state, rng) if seat == CHANCE else rng.choice(game.legal(state, seat)))
    return game, state


def test_sets_of_places_that_overlap_are_refused() -> None:
    from approdo.fast.neuland.row import LAYOUT, WORKER

    game, state = position()
    row = LAYOUT.pack(state, game)
    row[WORKER] |= 1 << 5
    row[WORKER + 1] |= 1 << 5
    with pytest.raises(approdo.BadState, match="bit 5 of the set of 2 stands for no place of its own"):
        LAYOUT.unpack(row, game)


def test_hexes_are_named_by_their_first_place() -> None:
    from approdo.fast.neuland.row import LAYOUT, TERRAIN

    game, state = position()
    row = LAYOUT.pack(state, game)
    row[TERRAIN] |= 1 << 4
    with pytest.raises(approdo.BadState, match="bit 4 of the set of 0"):
        LAYOUT.unpack(row, game)


def test_buildings_by_place_and_by_kind_agree() -> None:
    from approdo.fast.neuland.row import LAYOUT, TILE

    game, state = position()
    row = LAYOUT.pack(state, game)
    row[TILE + 2] += 1
    with pytest.raises(approdo.BadState, match="do not agree"):
        LAYOUT.unpack(row, game)


def test_a_step_of_a_plan_in_one_word_tells_all_that_was_put_in() -> None:
    from approdo.fast.neuland import steps as w

    source = lambda function: getattr(function, "py_func", function)  # noqa: E731
    step = source(w.step_of)(1, 26, 1, 18, 56, 12)
    step |= 61 + 1 << w.USER | w.FROM_STEP + 61 << w.FIRST | 57 << w.SECOND | 17 << w.TIME
    assert (step & 3, step >> w.KIND & 31, step >> w.RECIPE & 1, step >> w.HEX & 31) == (1, 26, 1, 18)
    told = [source(f)(step) for f in (w.purpose_of, w.kind_of, w.recipe_of, w.hex_of, w.place_of, w.good_of, w.user_of)]
    assert told == [1, 26, 1, 18, 56, 12, 61]
    assert [source(w.source_of)(step, side) for side in range(2)] == [w.FROM_STEP + 61, 57]
    assert source(w.cost_of)(step) == 17
    assert not source(w.is_new)(step)
    assert source(w.is_new)(source(w.step_of)(0, 4, 0, 3, -1, 6))
