"""What an action is worth: the net, one look ahead, and the beam over one's own turn, as `approdo.bots.search`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from approdo.bots.search import UNFINISHED
from approdo.core.actions import HOLD
from approdo.fast.drive import MOST_OUTCOMES
from approdo.fast.jit import entry, kernel, popcount, random31, row_kernel
from approdo.fast.nets import Desk, Judge, Look, desk_for
from approdo.fast.protocol import Kernel
from approdo.fast.stack import awaited, chance_next

LEARNED, GREEDY, WRITTEN = range(3)
"""By what an action is judged."""


def judging(game: Kernel, features: Callable[..., None]) -> Callable[..., float]:
    outcome = game.outcome

    @entry(game.game)
    def value(s: Any, seat: int, judge: Judge, desk: Desk) -> float:
        """The net's opinion, before it becomes a chance; of a finished game what it is worth, unless it is veiled.

        On the desk x0 and h0 (the hidden sums, then the linear one) are the first position asked about, reckoned whole;
        the others differ little from it.
        """
        (w1, _, w2, wl, _), ends = judge.weights, judge.ends
        x, h, x0, h0 = desk.x, desk.h, desk.x0, desk.h0
        if not s[0] and ends[2] == 0.0:
            winners = outcome(s, judge.tables, desk.points, desk.ranks)
            y = ends[0] * (winners >> seat & 1) / max(1, popcount(winners))
            y += (1.0 - ends[0]) / (1.0 + np.exp(-lead(desk.points, judge.players, seat) / ends[1]))
            y = min(0.999, max(0.001, y))
            return np.log(y / (1.0 - y))
        features(s, judge.tables, seat, judge.players, judge.plan, judge.scale, desk.parts, x)
        hidden = w2.shape[0]
        v = h0[hidden]
        for j in range(hidden):
            h[j] = h0[j]
        for i in range(x.shape[0]):
            more = x[i] - x0[i]
            if more != 0.0:
                v += more * wl[i]
                for j in range(hidden):
                    h[j] += more * w1[i, j]
        if h0[hidden + 1] == 0.0:
            for i in range(x.shape[0]):
                x0[i] = x[i]
            for j in range(hidden):
                h0[j] = h[j]
            h0[hidden], h0[hidden + 1] = v, 1.0
        for j in range(hidden):
            if h[j] > 0.0:
                v += h[j] * w2[j]
        return v

    return value


@kernel
def goes_on(s: Any, seat: int) -> bool:
    """Whether a seat alone is asked next: its turn is not over."""
    return s[0] != 0 and not chance_next(s) and awaited(s) == 1 << seat


@row_kernel
def insert(values: Any, firsts: Any, rows: Any, kept: int, width: int, v: float, first: int, trial: Any) -> int:
    """Put a line among the best; how many there are then. The same worth is most likely the same position."""
    for q in range(kept):
        if values[q] == v:
            return kept
    if kept == width and v <= values[kept - 1]:
        return kept
    j = kept if kept < width else width - 1
    while j > 0 and values[j - 1] < v:
        values[j], firsts[j] = values[j - 1], firsts[j - 1]
        rows[j] = rows[j - 1]
        j -= 1
    values[j], firsts[j] = v, first
    rows[j] = trial
    return min(kept + 1, width)


@kernel
def best_of(values: Any, m: int) -> int:
    """Which of m values is the greatest; of equal ones the first."""
    pick = 0
    for i in range(1, m):
        if values[i] > values[pick]:
            pick = i
    return pick


@kernel
def draw_some(ids: Any, n: int, some: int, rng: Any, r: int) -> int:
    """Bring some of n actions to the front, drawn by lot where there are more; how many are left to look at."""
    if n <= some:
        return n
    for i in range(some):
        j = i + (random31(rng, r) * (n - i) >> 31)
        other = ids[i]
        ids[i] = ids[j]
        ids[j] = other
    return some


@kernel
def lead(points: Any, players: int, seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    best = -1000000
    for p in range(players):
        if p != seat:
            best = max(best, points[p])
    return points[seat] - best


@kernel
def misjudged(values: Any, m: int, noise: float, slack: float, rng: Any, r: int) -> int:
    """The action that one takes who misjudges: the best of those near the best, each seen with an error."""
    mean = square = 0.0
    top_value = values[0]
    for i in range(m):
        mean += values[i] / m
        top_value = max(top_value, values[i])
    for i in range(m):
        square += (values[i] - mean) ** 2 / m
    unit = np.sqrt(square)
    pick, best = -1, 0.0
    for i in range(m):
        if values[i] >= top_value - slack * unit:
            error = -6.0
            for _ in range(12):
                error += random31(rng, r) / 2147483648.0
            seen = values[i] + noise * unit * error
            if pick < 0 or seen > best:
                pick, best = i, seen
    return pick


def scoring(game: Kernel, value: Callable[..., float], settle: Callable[..., None]) -> Callable[..., None]:
    apply, legal, shortlist, evaluate = game.apply, game.legal, game.shortlist, game.evaluate
    most_legal, width_of_row = game.most_legal, game.layout.width

    @entry(game.game)
    def score(
        world: Any, seat: int, judge: Judge, short: Any, m: int, look: Look, rng: Any, r: int, values: Any
    ) -> None:
        """Add to `values` what each of m actions is worth in one world.

        GREEDY by evaluate after chance; otherwise before chance, by evaluate (WRITTEN) or the net (LEARNED), and with a
        depth above 1 the best lines of one's own turn are followed to its end.
        """
        how, width, depth = look
        t, desk = judge.tables, desk_for(judge)
        trial = np.empty(width_of_row, np.int64)
        ids, weights = np.empty(most_legal, np.int32), np.empty(MOST_OUTCOMES, np.int64)
        rows, rows2 = np.empty((width, width_of_row), np.int64), np.empty((width, width_of_row), np.int64)
        vals2, firsts, firsts2 = np.empty(width), np.zeros(width, np.int64), np.zeros(width, np.int64)
        best = np.full(m, -1e18)
        kept = 0
        for i in range(m):
            trial[:] = world
            if short[i] != HOLD:
                apply(trial, t, seat, short[i])
            if how == GREEDY:
                settle(trial, t, rng, r, ids, weights)
                best[i] = evaluate(trial, t, seat, desk.parts)
                continue
            if how == WRITTEN:
                v = evaluate(trial, t, seat, desk.parts)
            else:
                v = value(trial, seat, judge, desk)
            best[i] = v
            if depth > 1 and goes_on(trial, seat):
                # a line that goes on is worth what becomes of it
                best[i] = UNFINISHED + v
                kept = insert(vals2, firsts2, rows2, kept, width, v, i, trial)
        more = np.empty(most_legal, np.int32)
        for d in range(1, depth):
            if kept == 0:
                break
            lines = kept
            for b in range(lines):
                rows[b], firsts[b] = rows2[b], firsts2[b]
            kept = 0
            for b in range(lines):
                n = legal(rows[b], t, seat, ids)
                c = shortlist(rows[b], t, seat, ids, n, more)
                for k in range(c):
                    trial[:] = rows[b]
                    apply(trial, t, seat, more[k])
                    if how == WRITTEN:
                        v = evaluate(trial, t, seat, desk.parts)
                    else:
                        v = value(trial, seat, judge, desk)
                    if d < depth - 1 and goes_on(trial, seat):
                        kept = insert(vals2, firsts2, rows2, kept, width, v, firsts[b], trial)
                    else:
                        best[firsts[b]] = max(best[firsts[b]], v)
        for i in range(m):
            values[i] += best[i]

    return score


def weighing(game: Kernel, score: Callable[..., None]) -> Callable[..., None]:
    @entry(game.game)
    def weigh(worlds: Any, seat: int, judge: Judge, short: Any, look: Look, values: Any) -> None:
        """What each action is worth, on the average of some worlds."""
        rng = np.zeros(1, np.uint64)
        for k in range(worlds.shape[0]):
            score(worlds[k], seat, judge, short, short.shape[0], look, rng, 0, values)
        for i in range(values.shape[0]):
            values[i] /= worlds.shape[0]

    return weigh
