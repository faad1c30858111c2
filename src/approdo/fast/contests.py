"""Whole games of nets, greedy and others against each other, and the samples that a net learns from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from approdo.core.actions import HOLD
from approdo.core.registry import info
from approdo.fast.drive import MOST_OUTCOMES
from approdo.fast.jit import entry, popcount, random31
from approdo.fast.looking import GREEDY, LEARNED, WRITTEN, misjudged
from approdo.fast.protocol import Kernel
from approdo.fast.sight import PARTS

MOST_MOVES = 4000
"""No game has more decisions of one kind of player to learn from."""
PLAIN, EVALUATE, RANDOM = 0, -1, -2
"""Modes of a player in a contest: PLAIN is greedy, EVALUATE the beam on evaluate, k > 0 the net k - 1 one action ahead,
k + BEAM with a beam."""
BEAM = 100
ERRING = -10
"""ERRING - k: greedy that errs as much as row k of `slips` says."""
PLAIN_WORLDS = 2
"""So many worlds greedy looks at, as `approdo.bots.greedy` does."""


def contesting(
    game: Kernel,
    features: Callable[..., None],
    score: Callable[..., None],
    try_best: Callable[..., None],
    settle: Callable[..., None],
    ask: Callable[..., tuple[int, int, int]],
) -> Callable[..., int]:
    apply, outcome, shortlist, hide, deal = game.apply, game.outcome, game.shortlist, game.hide, game.deal
    most_legal, width_of_row = game.most_legal, game.layout.width
    secrets = info(game.game).secrets

    @entry(game.game)
    def contest(
        start: Any,
        t: Any,
        players: int,
        games: int,
        turned: int,
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
        search: Any,
        slips: Any,
        eps: float,
        limit: int,
        lam: float,
        keep: float,
        xs: Any,
        ys: Any,
        scores: Any,
        wins: Any,
        stats: Any,
    ) -> int:
        """Play games; by player (seats go round with the games) the points and wins. How many samples were written.

        ends: see `ended`. search, by net: width, depth, worlds, noise, slack, among and tries (with a beam only).
        slips: noise, slack and wander of greedy that errs.
        Samples: the position after one's own action, as the player of mode 1 (or greedy, where it plays alone) saw
        it, and what came of it.
        """
        s, world = np.zeros(width_of_row, np.int64), np.zeros(width_of_row, np.int64)
        ids, short = np.empty(most_legal, np.int32), np.empty(most_legal, np.int32)
        weights, values = np.empty(MOST_OUTCOMES, np.int64), np.zeros(most_legal)
        parts, x = np.zeros(PARTS), np.zeros(scale.shape[0])
        points, ranks = np.zeros(8, np.int64), np.zeros(8, np.int64)
        boot, cut = np.zeros(MOST_MOVES), np.zeros(MOST_MOVES, np.int64)
        who, row = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES, np.int64)
        filled = 0
        alone = True
        for p in range(players):
            if modes[p] != PLAIN:
                alone = False
        for g in range(games):
            s[:] = start
            settle(s, t, rng, r, ids, weights)
            moves = asked = 0
            while s[0]:
                seat, asked, n = ask(s, t, asked, ids)
                mode = modes[(seat + g + turned) % players]
                m = shortlist(s, t, seat, ids, n, short)
                if mode <= ERRING and random31(rng, r) < slips[ERRING - mode, 2] * 2147483648.0:
                    m = n
                    for i in range(n):
                        short[i] = ids[i]
                number = short[0]
                explored = 0
                best = 0.0
                learning = keep > 0.0 and (mode == 1 or alone)
                if mode == RANDOM:
                    number = ids[random31(rng, r) * n >> 31]
                elif m > 1:
                    plain = mode == PLAIN or mode <= ERRING
                    if not plain and m > limit:
                        for i in range(limit):
                            j = i + (random31(rng, r) * (m - i) >> 31)
                            other = short[i]
                            short[i] = short[j]
                            short[j] = other
                        m = limit
                    for i in range(m):
                        values[i] = 0.0
                    net = 0 if mode < 1 else mode % BEAM - 1
                    width, depth = int(search[net, 0]), int(search[net, 1]) if mode > BEAM or mode == EVALUATE else 1
                    how = GREEDY if plain else WRITTEN if mode == EVALUATE else LEARNED
                    times = 1
                    if secrets:
                        times = PLAIN_WORLDS if plain else int(search[net, 2])
                    for _ in range(times):
                        world[:] = s
                        if secrets:
                            hide(world, t, seat)
                            deal(world, t, seat, rng, r)
                        score(
                            world, t, seat, players, short, m, width, depth, how, plan, scale,
                            w1[net], b1[net], w2[net], wl[net], b2[net], ends, rng, r, values,
                        )  # fmt: skip
                    if mode > BEAM and search[net, 6] > 0.0:
                        for i in range(m):
                            values[i] /= times
                        times = 1
                        try_best(
                            s, t, seat, players, short, m, int(search[net, 5]), int(search[net, 6]), plan, scale,
                            w1[net], b1[net], w2[net], wl[net], b2[net], ends, rng, r, values,
                        )  # fmt: skip
                    pick = 0
                    for i in range(1, m):
                        if values[i] > values[pick]:
                            pick = i
                    best = values[pick] / times
                    if mode <= ERRING:
                        pick = misjudged(values, m, slips[ERRING - mode, 0], slips[ERRING - mode, 1], rng, r)
                    elif not plain and search[net, 3] > 0.0:
                        pick = misjudged(values, m, search[net, 3], search[net, 4], rng, r)
                    if eps > 0.0 and not plain and random31(rng, r) < eps * 2147483648.0:
                        pick = random31(rng, r) * m >> 31
                        explored = 1
                    number = short[pick]
                    stats[0 if plain else 1] += 1
                    stats[2] += m
                if learning and m > 1 and moves < MOST_MOVES:
                    who[moves], row[moves], cut[moves] = seat, -1, explored
                    boot[moves] = 1.0 / (1.0 + np.exp(-best)) if mode == 1 else -1.0
                    if random31(rng, r) < keep * 2147483648.0 and filled < xs.shape[0]:
                        world[:] = s
                        if secrets:
                            hide(world, t, seat)
                            deal(world, t, seat, rng, r)
                        if number != HOLD:
                            apply(world, t, seat, number)
                        if world[0] or ends[2] > 0.0:
                            features(world, t, seat, players, plan, scale, parts, x)
                            for i in range(x.shape[0]):
                                xs[filled, i] = x[i]
                            row[moves] = filled
                            filled += 1
                    moves += 1
                if number != HOLD:
                    apply(s, t, seat, number)
                    settle(s, t, rng, r, ids, weights)
            winners = outcome(s, t, points, ranks)
            for p in range(players):
                q = (p + g + turned) % players
                scores[g, q] = points[p]
                won = (winners >> p & 1) / max(1, popcount(winners))
                wins[g, q] = won
                rival = -1000000
                for o in range(players):
                    if o != p:
                        rival = max(rival, points[o])
                y = ends[0] * won + (1.0 - ends[0]) / (1.0 + np.exp(-(points[p] - rival) / ends[1]))
                for i in range(moves - 1, -1, -1):
                    if who[i] == p:
                        if row[i] >= 0:
                            ys[row[i]] = y
                        if cut[i]:
                            y = boot[i]
                        elif boot[i] >= 0.0:
                            y = (1.0 - lam) * boot[i] + lam * y
            stats[3] += moves
        return filled

    return contest
