"""What is made of a game's kernel, once for all games: chance settled, random play, and the step of many games.

The functions are closures over one game's kernels; `Drive` holds them. Their machine code is kept (see jit.folder).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from approdo.core.actions import HOLD
from approdo.fast.jit import Numbers, Words, entry, inner, kernel, random31
from approdo.fast.protocol import Kernel
from approdo.fast.stack import actor, awaited, chance_next

BEGIN = -1
"""Instead of an action: begin the game anew."""
MOST_OUTCOMES = 512


class Drive:
    """The functions that Python calls, for one game."""

    def __init__(self, game: Kernel) -> None:
        self.kernel = game
        settle, ask = asking(game)
        self.illegal = _illegal(game)
        self.step = _step(game, settle, ask)
        self.play = _play(game, settle, ask)
        self.look = _look(game)
        self.see = _see(game)
        self.act = _act(game)
        self.judge = _judge(game)
        self.world = _world(game)

    def entries(self) -> dict[str, Callable[..., Any]]:
        """By name."""
        return {name: function for name, function in vars(self).items() if name != "kernel"}


def asking(game: Kernel) -> tuple[Callable[..., None], Callable[..., tuple[int, int, int]]]:
    apply, legal, outcomes, volunteers = game.apply, game.legal, game.outcomes, game.volunteers

    @inner(game.game)
    def settle(s: Words, t: Words, rng: Words, i: int, ids: Words, weights: Words) -> None:
        """Let chance decide until a seat is asked or the game is over."""
        while chance_next(s):
            n = outcomes(s, t, ids, weights)
            total = 0
            for k in range(n):
                total += weights[k]
            left = random31(rng, i) * total >> 31
            k = 0
            while left >= weights[k]:
                left -= weights[k]
                k += 1
            apply(s, t, -1, ids[k])

    @inner(game.game)
    def ask(s: Words, t: Words, asked: int, ids: Words) -> tuple[int, int, int]:
        """Who is asked next, which volunteers were asked by then, and how many answers there are.

        Each volunteer is asked once before the seat awaited.
        """
        waiting = volunteers(s, t) & ~awaited(s) & ~asked
        if waiting:
            seat = 0
            while not waiting >> seat & 1:
                seat += 1
            ids[0] = HOLD
            return seat, asked | 1 << seat, 1 + legal(s, t, seat, ids[1:])
        seat = actor(s)
        return seat, 0, legal(s, t, seat, ids)

    return settle, ask


@kernel
def copy(source: Words, target: Words, n: int) -> None:
    """The first n words of an array."""
    for i in range(n):
        target[i] = source[i]


@kernel
def mark(mask: Any, ids: Words, n: int, legal: bool) -> None:
    """Set or clear the first n ids of a list in a mask."""
    for k in range(n):
        mask[ids[k]] = legal


def _step(game: Kernel, settle: Callable[..., None], ask: Callable[..., tuple[int, int, int]]) -> Callable[..., None]:
    apply, outcome = game.apply, game.outcome
    width, follows, follow = game.layout.width, game.follow is not None, game.follow or afresh(game)

    @inner(game.game)
    def one_each(
        rows: Any,
        start: Words,
        t: Words,
        rng: Words,
        asked: Words,
        seats: Words,
        ids: Any,
        counts: Words,
        done: Any,
        scores: Any,
        ranks: Any,
        winners: Words,
        mask: Any,
        observed: Any,
        actions: Words,
        weights: Words,
        was: Words,
    ) -> None:
        """The step, with room for the weights of chance and for the row that was observed last."""
        for i in range(rows.shape[0]):
            s = rows[i]
            mine = ids[i]
            then = seats[i]
            if mask.shape[0]:
                mark(mask[i], mine, counts[i], False)
            if follows and observed.shape[0]:
                copy(s, was, width)
            if actions[i] == BEGIN:
                copy(start, s, width)
                asked[i] = 0
            elif actions[i] != HOLD:
                apply(s, t, then, actions[i])
            settle(s, t, rng, i, mine, weights)
            done[i] = not s[0]
            if done[i]:
                winners[i] = outcome(s, t, scores[i], ranks[i])
                copy(start, s, width)
                asked[i] = 0
                settle(s, t, rng, i, mine, weights)
            seats[i], asked[i], counts[i] = ask(s, t, asked[i], mine)
            if mask.shape[0]:
                mark(mask[i], mine, counts[i], True)
            if observed.shape[0]:
                follow(was, then, s, t, seats[i], observed[i])

    @entry(game.game)
    def step(
        rows: Any,
        start: Words,
        t: Words,
        rng: Words,
        asked: Words,
        seats: Words,
        ids: Any,
        counts: Words,
        done: Any,
        scores: Any,
        ranks: Any,
        winners: Words,
        mask: Any,
        observed: Any,
        actions: Words,
    ) -> None:
        """One action in each game; a game that is over begins again. Mask and observation if there is room for them.

        Both tell of the step before as they come in, and are brought up from there.
        """
        weights = np.empty(MOST_OUTCOMES, np.int64)
        was = np.empty(width, np.int64)
        one_each(
            rows, start, t, rng, asked, seats, ids, counts, done, scores, ranks, winners, mask, observed, actions,
            weights, was,
        )  # fmt: skip

    return step


def afresh(game: Kernel) -> Callable[..., None]:
    observe = game.observe

    @inner(game.game)
    def follow(was: Words, then: int, s: Words, t: Words, seat: int, out: Words) -> None:
        """For a kernel that writes every observation from its beginning."""
        observe(s, t, seat, out)

    return follow


def _illegal(game: Kernel) -> Callable[..., int]:
    @entry(game.game)
    def illegal(actions: Words, ids: Any, counts: Words, mask: Any) -> int:
        """The first game whose action is not among its legal ids, or -1. A mask tells it at a glance."""
        for i in range(ids.shape[0]):
            legal = False
            if mask.shape[0]:
                legal = 0 <= actions[i] < mask.shape[1] and mask[i, actions[i]]
            else:
                for k in range(counts[i]):
                    legal |= ids[i, k] == actions[i]
            if not legal:
                return i
        return -1

    return illegal


def _play(game: Kernel, settle: Callable[..., None], ask: Callable[..., tuple[int, int, int]]) -> Callable[..., int]:
    apply, outcome = game.apply, game.outcome
    most_legal = game.most_legal

    @entry(game.game)
    def play(rows: Any, t: Words, rng: Words, limit: int, scores: Any, ranks: Any, winners: Words) -> int:
        """Play each row at random to its end, or for `limit` actions; how many actions in all."""
        weights = np.empty(MOST_OUTCOMES, np.int64)
        ids = np.empty(most_legal, np.int32)
        total = 0
        for i in range(rows.shape[0]):
            s = rows[i]
            actions = asked = 0
            settle(s, t, rng, i, ids, weights)
            while s[0] and actions < limit:
                seat, asked, n = ask(s, t, asked, ids)
                number = ids[random31(rng, i) * n >> 31]
                if number != HOLD:
                    apply(s, t, seat, number)
                    settle(s, t, rng, i, ids, weights)
                    actions += 1
            winners[i] = 0 if s[0] else outcome(s, t, scores[i], ranks[i])
            total += actions
        return total

    return play


def _look(game: Kernel) -> Callable[..., tuple[int, int]]:
    legal, outcomes, outcome = game.legal, game.outcomes, game.outcome

    @entry(game.game)
    def look(s: Words, t: Words, seat: int, ids: Words, weights: Words, scores: Words, ranks: Words) -> tuple[int, int]:
        """What may happen and how it stands: ids (of chance with weights), scores, ranks.

        How many ids, and the mask of the winners.
        """
        n = 0
        if s[0]:
            n = outcomes(s, t, ids, weights) if chance_next(s) else legal(s, t, seat, ids)
        return n, outcome(s, t, scores, ranks)

    return look


def _see(game: Kernel) -> Callable[..., None]:
    observe = game.observe

    @entry(game.game)
    def see(s: Words, t: Words, seat: int, observed: Words) -> None:
        """What a seat may know."""
        observe(s, t, seat, observed)

    return see


def _act(game: Kernel) -> Callable[..., None]:
    apply = game.apply

    @entry(game.game)
    def act(s: Words, t: Words, seat: int, number: int) -> None:
        """Carry out one action or one outcome of chance."""
        apply(s, t, seat, number)

    return act


def _judge(game: Kernel) -> Callable[..., tuple[float, int]]:
    evaluate, shortlist = game.evaluate, game.shortlist

    @entry(game.game)
    def judge(s: Words, t: Words, seat: int, parts: Numbers, ids: Words, n: int, out: Words) -> tuple[float, int]:
        """What a position is worth to a seat, and how many of its ids are worth a look."""
        return evaluate(s, t, seat, parts), shortlist(s, t, seat, ids, n, out) if n else 0

    return judge


def _world(game: Kernel) -> Callable[..., None]:
    hide, deal = game.hide, game.deal

    @entry(game.game)
    def world(s: Words, t: Words, seat: int, rng: Words, i: int) -> None:
        """Turn a row into one that could be the true one, for all that a seat knows; stream -1: only hide."""
        hide(s, t, seat)
        if i >= 0:
            deal(s, t, seat, rng, i)

    return world
