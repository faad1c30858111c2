"""The look past one's own turn in two forms: the same opinions, compiled and in plain Python."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("numpy")

from approdo.bots import answers as plain
from approdo.bots.answers import Look
from approdo.core.game import CHANCE
from approdo.core.registry import load
from approdo.fast import answers, registry
from approdo.fast.warm import ANSWERING, entries

ANSWERERS = [id for id in registry.games_with_kernel() if ANSWERING in entries(id)]


def test_terra_nova_is_warmed_for_it() -> None:
    assert ANSWERERS == ["terra-nova"]


@pytest.mark.deep  # it is compiled, or very slow
@pytest.mark.parametrize("id", ANSWERERS)
def test_both_forms_look_alike(id: str) -> None:
    game, rng, look = load(id, 2), random.Random(8), Look(width=2, depth=4, ends=3, answer=2, glance=5)
    state, compared = game.start(), 0
    for step in range(80):
        if not state.stack:
            break
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
            continue
        (seat,) = game.actors(state)
        numbers = game.legal(state, seat)
        if step % 11 == 0 and len(numbers) > 1:
            looked = game.shortlist(state, seat, numbers)[:6]
            found = plain.weigh(game, [state], seat, looked, look)
            assert answers.weigh(game, [state], seat, looked, look) == pytest.approx(found, abs=1e-6)
            compared += 1
        game.apply(state, seat, rng.choice(numbers))
    assert compared > 2
