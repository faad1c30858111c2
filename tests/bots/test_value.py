"""A learned value in plain Python: sums as lanes of one large number are the sums of the net."""

from __future__ import annotations

import base64
import json
import random
from array import array
from importlib import resources
from typing import Any

import pytest

from approdo.bots.value import Value, value_of
from approdo.core.game import CHANCE, Game
from approdo.core.registry import all_games, info, load
from approdo.core.state import State

LEARNED = [known.id for known in all_games() if value_of(known.package) is not None]


def _as_written(value: Value, data: dict[str, Any], x: list[float]) -> float:
    """The net, number by number."""
    numbers = array("f", base64.b64decode(data["weights"])).tolist()
    size, hidden = value.features.size, value.hidden
    x = [feature * scale for feature, scale in zip(x, numbers[:size], strict=True)]
    w1, rest = numbers[size : size + size * hidden], numbers[size + size * hidden :]
    sums = [rest[k] + sum(x[i] * w1[i * hidden + k] for i in range(size) if x[i]) for k in range(hidden)]
    past = sum(a * b for a, b in zip(x, rest[2 * hidden : 2 * hidden + size], strict=True))
    return past + rest[-1] + sum(max(0.0, s) * out for s, out in zip(sums, rest[hidden : 2 * hidden], strict=True))


def _positions(game: Game[Any], seed: int, count: int) -> list[tuple[State, int]]:
    rng, state = random.Random(seed), game.start()
    found: list[tuple[State, int]] = []
    while state.stack and len(found) < count:
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
            continue
        seat = rng.choice(game.actors(state))
        game.apply(state, seat, rng.choice(game.legal(state, seat)))
        if state.stack:
            found.append((state.clone(), seat))
    return found


@pytest.mark.parametrize("id", LEARNED)
def test_sums_in_lanes_are_those_of_the_net(id: str) -> None:
    game, package = load(id), info(id).package
    value = value_of(package)
    assert value is not None
    data = json.loads(resources.files(package).joinpath("data", "value.json").read_text(encoding="utf-8"))
    judge = value.judge(game)
    for state, seat in _positions(game, seed=6, count=120)[::12]:
        written = _as_written(value, data, value.features.of(game, state, seat))
        assert judge(state, seat) == pytest.approx(written, abs=1e-4)
        assert value.judge(game)(state, seat) == pytest.approx(written, abs=1e-4)  # whatever is asked first
