"""Practising: the gradient is the net's, choices are drawn by what they are worth, and a step goes on from the last."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from approdo.fast import practise
from approdo.fast.jit import streams
from approdo.fast.practise import Practice
from approdo.fast.practising import backward, drawn, forward, side_of
from tests.fast.plain import in_plain_python


def _flat(net: list[np.ndarray]) -> np.ndarray:
    return np.concatenate([part.ravel() for part in net])


def the_gradient() -> None:
    r = np.random.default_rng(3)
    net = [r.standard_normal(shape) for shape in ((5, 4), (4,), (4,), (5,), (1,))]
    x, h = np.array([1.0, 0.0, -0.5, 2.0, 0.3]), np.zeros(4)
    w1, b1, w2, wl, b2 = net
    before = forward(x, w1, b1, w2, wl, b2, h)
    up, down = np.zeros(34), np.zeros(34)
    backward(x, h, w1, w2, 2.0, 0.5, up, down)
    assert down == pytest.approx(up / 2)
    places = [part.size for part in net]
    for k in range(sum(places) - 1):
        bent = _flat(net)
        bent[k] += 1e-6
        w1, b1, w2, wl, b2 = (
            part.reshape(like.shape) for part, like in zip(np.split(bent, np.cumsum(places)[:-1]), net, strict=True)
        )
        assert (forward(x, w1, b1, w2, wl, b2, np.zeros(4)) - before) * 2e6 == pytest.approx(up[k], abs=1e-4)


def the_draw() -> None:
    values, chances, rng = np.array([0.0, 0.1, -0.2, 9.0]), np.zeros(4), streams(1, 1)
    found = [drawn(values, 3, 0.1, chances, rng, 0) for _ in range(3000)]
    assert chances[:3] == pytest.approx(np.exp([0.0, 1.0, -2.0]) / np.exp([0.0, 1.0, -2.0]).sum())
    assert [found.count(i) / 3000 for i in range(3)] == pytest.approx(chances[:3], abs=0.03)
    assert drawn(values, 4, 1e-3, chances, rng, 0) == 3


def the_sides() -> None:
    row = np.array([7, 1, 0, 1])
    assert [side_of(row, seat, 1, np.array([5, 6])) for seat in range(3)] == [6, 5, 6]
    assert [side_of(row, seat, -1, np.array([0])) for seat in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("what", [the_gradient, the_draw, the_sides])
def test_what_it_learns_by(what: Callable[[], None]) -> None:
    """The gradient is how the net's opinion changes; what is worth more is drawn more often; no side is one's own."""
    in_plain_python(f"from tests.fast.test_practise import {what.__name__} as check; check()")


def test_a_practice_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def played(*given: object) -> int:
        gradient, wins = given[-3], given[-2]
        assert isinstance(gradient, np.ndarray)
        assert isinstance(wins, np.ndarray)
        gradient[:] = wins.shape[0]
        return 0

    monkeypatch.setattr(practise, "_compiled", lambda id, judged: played)
    one = Practice("new-salem", tmp_path, 1)
    before = one.weights.copy()
    one.step(40, 0.1, 0.01, (0.3, 0.0))
    one.save()
    other = Practice("new-salem", tmp_path, 1)
    assert (other.steps, other.games) == (1, one.games)
    assert other.weights == pytest.approx(before + 0.01, abs=1e-6)
    assert other.at >= 0
