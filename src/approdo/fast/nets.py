"""What a learned value is on the kernels: its weights, the table that it judges at, and where it reckons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from approdo.bots.value import Value
from approdo.fast.jit import row_kernel
from approdo.fast.sight import PARTS

MOST_SEATS = 8


class Weights(NamedTuple):
    """Of a net: to the hidden layer, from there, and the linear way past it; in a contest stacked, a net each."""

    w1: Any
    b1: Any
    w2: Any
    wl: Any
    b2: Any


class Judge(NamedTuple):
    """A net at a game's table."""

    tables: Any
    """What the kernels look up."""
    players: int
    plan: Any
    """Where its features stand in a row, by seat."""
    scale: Any
    weights: Weights
    ends: Any
    """How a finished game is judged, see `ended`."""


class Desk(NamedTuple):
    """Where one position after the other is judged: features, sums, and what is left of the first of them."""

    parts: Any
    x: Any
    h: Any
    x0: Any
    h0: Any
    points: Any
    ranks: Any


class Look(NamedTuple):
    """How actions are looked at: by what they are judged, and how many lines of the own turn are followed how far."""

    how: int
    width: int
    depth: int


@row_kernel
def one_of(judges: Judge, net: int) -> Judge:
    """One net of those in a contest."""
    stacked = judges.weights
    weights = Weights(stacked.w1[net], stacked.b1[net], stacked.w2[net], stacked.wl[net], stacked.b2[net])
    return Judge(judges.tables, judges.players, judges.plan, judges.scale, weights, judges.ends)


@row_kernel
def desk_for(judge: Judge) -> Desk:
    """A desk with nothing on it: no features, the sums of nothing, and 0 for not yet reckoned."""
    b1, b2 = judge.weights.b1, judge.weights.b2
    size, hidden = judge.scale.shape[0], b1.shape[0]
    x0, h0 = np.zeros(size), np.empty(hidden + 2)
    for j in range(hidden):
        h0[j] = b1[j]
    h0[hidden], h0[hidden + 1] = b2[0], 0.0
    points, ranks = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    return Desk(np.zeros(PARTS), np.zeros(size), np.zeros(hidden), x0, h0, points, ranks)


def ended(winning: float, spread: float, veiled: bool, bias: float = 0.0) -> NDArray[np.float64]:
    """How a finished game is judged (see Value), and what lies between the net's sums and chances, for the kernels."""
    return np.array([winning, spread, float(veiled), bias])


def judge_of(value: Value | None, tables: Any, players: int, plan: Any) -> Judge:
    """A published net at a table; without one there are weights of nothing, and evaluate judges."""
    size, hidden = (value.features.size, value.hidden) if value is not None else (0, 0)
    numbers = np.frombuffer(value.weights, np.float32) if value is not None else np.zeros(1, np.float32)
    scale, w1, b1, w2, wl, b2 = np.split(numbers, np.cumsum([size, size * hidden, hidden, hidden, size]))
    ends = ended(value.winning, value.spread, value.veiled, value.bias) if value is not None else ended(1.0, 1.0, False)
    weights = Weights(*(part.copy() for part in (w1.reshape(size, hidden), b1, w2, wl, b2)))
    return Judge(tables, players, plan, scale.copy(), weights, ends)


def in_contest(judge: Judge, nets: Sequence[Sequence[NDArray[np.float32]]]) -> Judge:
    """The same table for several nets, each given by its weights."""
    stacked = (np.ascontiguousarray(np.stack(parts)) for parts in zip(*nets, strict=True))
    return judge._replace(weights=Weights(*stacked))
