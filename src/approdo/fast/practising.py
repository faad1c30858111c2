"""Whole games of a net that plays with some chance, and the direction in which what won becomes likelier.

The chance of an action follows from what it is worth (softmax). After the game every choice counts for as much as more
came of it than was to be expected: the gradient of the expected reward (REINFORCE with a baseline).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from approdo.core.actions import HOLD
from approdo.fast.contests import PLAIN, PLAIN_WORLDS, imagining
from approdo.fast.drive import MOST_OUTCOMES
from approdo.fast.jit import entry, kernel, popcount, random31
from approdo.fast.looking import GREEDY, best_of, draw_some
from approdo.fast.protocol import Kernel
from approdo.fast.sight import PARTS


@kernel
def forward(x: Any, w1: Any, b1: Any, w2: Any, wl: Any, b2: Any, h: Any) -> float:
    """The net's opinion of features, and its hidden sums."""
    v = float(b2[0])
    for j in range(b1.shape[0]):
        h[j] = b1[j]
    for f in range(x.shape[0]):
        if x[f] != 0.0:
            v += x[f] * wl[f]
            for j in range(b1.shape[0]):
                h[j] += x[f] * w1[f, j]
    for j in range(b1.shape[0]):
        if h[j] > 0.0:
            v += h[j] * w2[j]
    return v


@kernel
def backward(x: Any, h: Any, w1: Any, w2: Any, times: float, expected: float, up: Any, down: Any) -> None:
    """Add the gradient of the net's opinion, so many times, to `up`, and what was expected times that to `down`.

    The weights lie one after the other: w1, b1, w2, wl, b2.
    """
    features, hidden = w1.shape
    bias = features * hidden
    for j in range(hidden):
        if h[j] > 0.0:
            up[bias + j] += times * w2[j]
            down[bias + j] += expected * times * w2[j]
            up[bias + hidden + j] += times * h[j]
            down[bias + hidden + j] += expected * times * h[j]
    for f in range(features):
        if x[f] == 0.0:
            continue
        for j in range(hidden):
            if h[j] > 0.0:
                up[f * hidden + j] += times * x[f] * w2[j]
                down[f * hidden + j] += expected * times * x[f] * w2[j]
        up[bias + 2 * hidden + f] += times * x[f]
        down[bias + 2 * hidden + f] += expected * times * x[f]


@kernel
def drawn(values: Any, m: int, heat: float, chances: Any, rng: Any, r: int) -> int:
    """One of m actions, drawn by what they are worth; `chances` are filled."""
    most = values[best_of(values, m)]
    total = 0.0
    for i in range(m):
        chances[i] = np.exp((values[i] - most) / heat)
        total += chances[i]
    left = random31(rng, r) / 2147483648.0
    pick = m - 1
    for i in range(m - 1, -1, -1):
        chances[i] /= total
    for i in range(m):
        left -= chances[i]
        if left < 0.0:
            pick = i
            break
    return pick


@kernel
def side_of(s: Any, seat: int, at: int, sides: Any) -> int:
    """The side of a seat; without sides everybody is one."""
    return seat if at < 0 else sides[s[at + seat]]


def practising(
    game: Kernel,
    features: Callable[..., None],
    score: Callable[..., None],
    settle: Callable[..., None],
    ask: Callable[..., tuple[int, int, int]],
) -> Callable[..., int]:
    apply, outcome, shortlist = game.apply, game.outcome, game.shortlist
    most_legal, width_of_row = game.most_legal, game.layout.width
    imagine = imagining(game)

    @entry(game.game)
    def practise(
        start: Any,
        t: Any,
        players: int,
        games: int,
        modes: Any,
        rng: Any,
        r: int,
        plan: Any,
        scale: Any,
        w1: Any,
        b1: Any,
        w2: Any,
        wl: Any,
        b2: Any,
        ends: Any,
        limit: int,
        heat: float,
        at: int,
        sides: Any,
        credit: Any,
        gradient: Any,
        wins: Any,
        told: Any,
    ) -> int:
        """Play games: greedy (mode PLAIN) and the net; add the gradient of its reward, and who won.

        The reward is the win and, by side, so much `credit` for the side's; `at` is where in a row its sides are told.
        `told` has room for what the net's choices seemed worth, and whether they won; how many these are.
        """
        whose = np.zeros(told.shape[0], np.int64)
        filled = 0
        s, world = np.zeros(width_of_row, np.int64), np.zeros(width_of_row, np.int64)
        trial = np.zeros(width_of_row, np.int64)
        ids, short = np.empty(most_legal, np.int32), np.empty(most_legal, np.int32)
        weights, values, chances = np.empty(MOST_OUTCOMES, np.int64), np.zeros(most_legal), np.zeros(most_legal)
        parts, points, ranks = np.zeros(PARTS), np.zeros(8, np.int64), np.zeros(8, np.int64)
        xs, hs = np.zeros((limit, w1.shape[0])), np.zeros((limit, w1.shape[1]))
        up, down = np.zeros((8, gradient.shape[0])), np.zeros((8, gradient.shape[0]))
        for g in range(games):
            first = filled
            up[:] = 0.0
            down[:] = 0.0
            s[:] = start
            settle(s, t, rng, r, ids, weights)
            asked = 0
            while s[0]:
                seat, asked, n = ask(s, t, asked, ids)
                m = shortlist(s, t, seat, ids, n, short)
                pick = 0
                if m > 1 and modes[(seat + g) % players] == PLAIN:
                    values[:m] = 0.0
                    for _ in range(PLAIN_WORLDS):
                        imagine(s, t, seat, rng, r, world)
                        score(
                            world, t, seat, players, short, m, 1, 1, GREEDY, plan, scale,
                            w1, b1, w2, wl, b2, ends, rng, r, values,
                        )  # fmt: skip
                    pick = best_of(values, m)
                elif m > 1:
                    m = draw_some(short, m, limit, rng, r)
                    imagine(s, t, seat, rng, r, world)
                    for i in range(m):
                        trial[:] = world
                        if short[i] != HOLD:
                            apply(trial, t, seat, short[i])
                        features(trial, t, seat, players, plan, scale, parts, xs[i])
                        values[i] = forward(xs[i], w1, b1, w2, wl, b2, hs[i])
                    pick = drawn(values, m, heat, chances, rng, r)
                    if filled < told.shape[0]:
                        told[filled, 0], whose[filled] = values[pick], seat
                        filled += 1
                    expected = 0.0
                    for i in range(m):
                        expected += chances[i] * values[i]
                    expected = 1.0 / (1.0 + np.exp(-expected))
                    if at >= 0:  # a side wins as often as not
                        expected += 0.5 * credit[side_of(s, seat, at, sides)]
                    for i in range(m):
                        times = ((1.0 if i == pick else 0.0) - chances[i]) / heat
                        backward(xs[i], hs[i], w1, w2, times, expected, up[seat], down[seat])
                if short[pick] != HOLD:
                    apply(s, t, seat, short[pick])
                    settle(s, t, rng, r, ids, weights)
            winners = outcome(s, t, points, ranks)
            for seat in range(players):
                who = (seat + g) % players
                reward = (winners >> seat & 1) / max(1, popcount(winners))
                wins[g, who] = reward
                mine = side_of(s, seat, at, sides)
                for other in range(players):
                    if at >= 0 and winners >> other & 1 and side_of(s, other, at, sides) == mine:
                        reward += credit[mine]
                        break
                for k in range(first, filled):
                    if whose[k] == seat:
                        told[k, 1] = wins[g, who]
                if modes[who] != PLAIN:
                    for k in range(gradient.shape[0]):
                        gradient[k] += reward * up[seat, k] - down[seat, k]

        return filled

    return practise
