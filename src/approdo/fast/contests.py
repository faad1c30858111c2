"""Whole games of nets, greedy and others against each other, and the samples that a net learns from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from approdo.core.actions import HOLD
from approdo.core.registry import info
from approdo.fast.drive import MOST_OUTCOMES
from approdo.fast.jit import entry, kernel, popcount, random31
from approdo.fast.looking import GREEDY, LEARNED, WRITTEN, best_of, draw_some, lead, misjudged
from approdo.fast.nets import MOST_SEATS, Desk, Judge, Look, desk_for, one_of
from approdo.fast.protocol import Kernel

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


class Contest(NamedTuple):
    """How many games are played in which manner."""

    games: int
    turned: int
    """By so many seats the players have moved on before the first game."""
    eps: float
    """How often a net tries anything."""
    limit: int
    """A net looks at so many actions, drawn by lot."""
    lam: float
    """How much the end counts to a sample, against what was thought on the way."""
    keep: float
    """How many of the decisions become samples."""


class Players(NamedTuple):
    """Who plays: by seat of the first game the modes, by net the row of `search`, by slip the row of `slips`."""

    modes: Any
    search: Any
    """Width, depth, worlds, noise, slack, among, tries, turns and sight (the last four with a beam only)."""
    slips: Any
    """Noise, slack and wander of greedy that errs."""


class Found(NamedTuple):
    """What a contest writes."""

    xs: Any
    """Samples: the position after one's own action, as the player of mode 1 saw it (or greedy, where it is alone)."""
    ys: Any
    """What came of them."""
    scores: Any
    wins: Any
    """By game and player."""
    lasts: Any
    """The row at the end of each game, as far as there is room."""
    stats: Any


@kernel
def happens(chance: float, rng: Any, r: int) -> bool:
    """Draw whether something of that probability happens."""
    return random31(rng, r) < chance * 2147483648.0


@kernel
def is_plain(mode: int) -> bool:
    """Whether a player is greedy, erring or not."""
    return mode == PLAIN or mode <= ERRING


@kernel
def pick_one(mode: int, values: Any, m: int, search: Any, slips: Any, rng: Any, r: int) -> int:
    """The action that a player takes, who may misjudge what they are worth. `search` is the row of its net."""
    if mode <= ERRING:
        return misjudged(values, m, slips[ERRING - mode, 0], slips[ERRING - mode, 1], rng, r)
    if not is_plain(mode) and search[3] > 0.0:
        return misjudged(values, m, search[3], search[4], rng, r)
    return best_of(values, m)


@kernel
def look_back(y: float, seat: int, moves: int, lam: float, who: Any, row: Any, boot: Any, cut: Any, ys: Any) -> None:
    """Tell the samples of a seat what came of them: from the end `y`, mixed on the way with what was thought then."""
    for i in range(moves - 1, -1, -1):
        if who[i] == seat:
            if row[i] >= 0:
                ys[row[i]] = y
            if cut[i]:
                y = boot[i]
            elif boot[i] >= 0.0:
                y = (1.0 - lam) * boot[i] + lam * y


def imagining(game: Kernel) -> Callable[..., None]:
    hide, deal, secrets = game.hide, game.deal, info(game.game).secrets

    @entry(game.game)
    def imagine(s: Any, t: Any, seat: int, rng: Any, r: int, world: Any) -> None:
        """The position as a seat may think that it is."""
        world[:] = s
        if secrets:
            hide(world, t, seat)
            deal(world, t, seat, rng, r)

    return imagine


def thinking(
    game: Kernel, score: Callable[..., None], try_best: Callable[..., None], imagine: Callable[..., None]
) -> Callable[..., int]:
    secrets = info(game.game).secrets

    @entry(game.game)
    def think(
        s: Any, seat: int, judge: Judge, mode: int, short: Any, m: int, search: Any, rng: Any, r: int, world: Any,
        values: Any,
    ) -> int:  # fmt: skip
        """What each of m actions is worth to a player with this net and its row of `search`: a sum over some worlds.

        How many worlds.
        """
        for i in range(m):
            values[i] = 0.0
        plain = is_plain(mode)
        width, depth = int(search[0]), int(search[1]) if mode > BEAM or mode == EVALUATE else 1
        look = Look(GREEDY if plain else WRITTEN if mode == EVALUATE else LEARNED, width, depth)
        times = 1
        if secrets:
            times = PLAIN_WORLDS if plain else int(search[2])
        for _ in range(times):
            imagine(s, judge.tables, seat, rng, r, world)
            score(world, seat, judge, short, m, look, rng, r, values)
        if mode > BEAM and search[6] > 0.0:
            for i in range(m):
                values[i] /= times
            times = 1
            try_best(s, seat, judge, short, m, search, rng, r, values)
        return times

    return think


def sampling(game: Kernel, features: Callable[..., None], imagine: Callable[..., None]) -> Callable[..., bool]:
    apply = game.apply

    @entry(game.game)
    def write_sample(
        s: Any, seat: int, number: int, judge: Judge, rng: Any, r: int, world: Any, desk: Desk, sample: Any
    ) -> bool:
        """The position after one's own action, as one sees it; whether there is anything to learn from it."""
        t, x = judge.tables, desk.x
        imagine(s, t, seat, rng, r, world)
        if number != HOLD:
            apply(world, t, seat, number)
        if not world[0] and judge.ends[2] == 0.0:
            return False
        features(world, t, seat, judge.players, judge.plan, judge.scale, desk.parts, x)
        for i in range(x.shape[0]):
            sample[i] = x[i]
        return True

    return write_sample


def contesting(
    game: Kernel,
    features: Callable[..., None],
    score: Callable[..., None],
    try_best: Callable[..., None],
    settle: Callable[..., None],
    ask: Callable[..., tuple[int, int, int]],
) -> Callable[..., int]:
    apply, outcome, shortlist = game.apply, game.outcome, game.shortlist
    most_legal, width_of_row = game.most_legal, game.layout.width
    imagine = imagining(game)
    think, write_sample = thinking(game, score, try_best, imagine), sampling(game, features, imagine)

    @entry(game.game)
    def contest(start: Any, judges: Judge, who_plays: Players, terms: Contest, rng: Any, r: int, found: Found) -> int:
        """Play games; by player (seats go round with the games) the points and wins. How many samples were written."""
        t, players, ends = judges.tables, judges.players, judges.ends
        modes, search, slips = who_plays
        games, turned, eps, limit, lam, keep = terms
        xs, ys, scores, wins, lasts, stats = found
        s, world = np.zeros(width_of_row, np.int64), np.zeros(width_of_row, np.int64)
        ids, short = np.empty(most_legal, np.int32), np.empty(most_legal, np.int32)
        weights, values = np.empty(MOST_OUTCOMES, np.int64), np.zeros(most_legal)
        desk = desk_for(one_of(judges, 0))
        points, ranks = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
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
                plain, net = is_plain(mode), 0 if mode < 1 else mode % BEAM - 1
                m = shortlist(s, t, seat, ids, n, short)
                if mode <= ERRING and happens(slips[ERRING - mode, 2], rng, r):
                    m = n
                    for i in range(n):
                        short[i] = ids[i]
                number, explored, best = short[0], 0, 0.0
                if mode == RANDOM:
                    number = ids[random31(rng, r) * n >> 31]
                elif m > 1:
                    if not plain:
                        m = draw_some(short, m, limit, rng, r)
                    times = think(s, seat, one_of(judges, net), mode, short, m, search[net], rng, r, world, values)
                    best = values[best_of(values, m)] / times
                    pick = pick_one(mode, values, m, search[net], slips, rng, r)
                    if eps > 0.0 and not plain and happens(eps, rng, r):
                        pick, explored = random31(rng, r) * m >> 31, 1
                    number = short[pick]
                    stats[0 if plain else 1] += 1
                    stats[2] += m
                if keep > 0.0 and (mode == 1 or alone) and m > 1 and moves < MOST_MOVES:
                    who[moves], row[moves], cut[moves] = seat, -1, explored
                    boot[moves] = 1.0 / (1.0 + np.exp(-best)) if mode == 1 else -1.0
                    kept = happens(keep, rng, r) and filled < xs.shape[0]
                    if kept and write_sample(s, seat, number, judges, rng, r, world, desk, xs[filled]):
                        row[moves] = filled
                        filled += 1
                    moves += 1
                if number != HOLD:
                    apply(s, t, seat, number)
                    settle(s, t, rng, r, ids, weights)
            winners = outcome(s, t, points, ranks)
            if g < lasts.shape[0]:
                lasts[g, :] = s
            for p in range(players):
                q = (p + g + turned) % players
                scores[g, q] = points[p]
                won = (winners >> p & 1) / max(1, popcount(winners))
                wins[g, q] = won
                y = ends[0] * won + (1.0 - ends[0]) / (1.0 + np.exp(-lead(points, players, p) / ends[1]))
                look_back(y, p, moves, lam, who, row, boot, cut, ys)
            stats[3] += moves
        return filled

    return contest
