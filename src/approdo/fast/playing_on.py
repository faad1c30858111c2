"""Playing on to a later turn of one's own, as `approdo.bots.playing_on`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from approdo.bots import playing_on as reference
from approdo.bots.search import UNFINISHED
from approdo.core.actions import HOLD
from approdo.fast.drive import MOST_OUTCOMES
from approdo.fast.jit import Words, entry, inner, kernel, random31
from approdo.fast.looking import GREEDY, LEARNED, best_of, draw_some
from approdo.fast.nets import MOST_SEATS, Judge, Look, desk_for
from approdo.fast.protocol import Kernel
from approdo.fast.stack import actor, awaited, top

GLANCE, HEATS = reference.GLANCE, reference.HEATS


def asking_givers(game: Kernel) -> Callable[..., tuple[int, int, int]]:
    legal, shortlist, givers = game.legal, game.shortlist, game.givers

    @inner(game.game)
    def ask_giver(s: Words, t: Words, asked: int, ids: Words, looked: Words) -> tuple[int, int, int]:
        """Who decides next, which volunteers were asked by then, and how many answers are worth a look."""
        waiting = givers(s, t) & ~awaited(s) & ~asked
        if waiting:
            seat = 0
            while not waiting >> seat & 1:
                seat += 1
            ids[0] = HOLD
            return seat, asked | 1 << seat, shortlist(s, t, seat, ids, 1 + legal(s, t, seat, ids[1:]), looked)
        seat = actor(s)
        return seat, 0, shortlist(s, t, seat, ids, legal(s, t, seat, ids), looked)

    return ask_giver


def playing(
    game: Kernel,
    value: Callable[..., float],
    score: Callable[..., None],
    settle: Callable[..., None],
) -> Callable[..., None]:
    """Add to `values` what each action comes to in one world."""
    apply, opening, graded, played_out = game.apply, game.opening, game.graded, game.crossroads > 0
    ask = asking_givers(game)
    most_legal, width_of_row = game.most_legal, game.layout.width

    @entry(game.game)
    def try_in(world: Any, seat: int, judge: Judge, short: Any, m: int, seed: Any, turns: int, values: Any) -> None:
        """`seed` is where the stream of chance begins for each of m actions."""
        t = judge.tables
        s, luck = np.empty(width_of_row, np.int64), np.zeros(1, np.uint64)
        looked, points = np.empty(most_legal, np.int32), np.zeros(MOST_SEATS, np.int64)
        ids, weights, worths = np.empty(most_legal, np.int32), np.empty(MOST_OUTCOMES, np.int64), np.zeros(most_legal)
        for i in range(m):
            luck[0] = seed
            s[:] = world
            asked = 1 << seat
            if short[i] != HOLD:
                asked = 0
                apply(s, t, seat, short[i])
            settle(s, t, luck, 0, ids, weights)
            left, v = turns, 0.0
            while s[0] and left:
                who, asked, n = ask(s, t, asked, ids, looked)
                if who == seat:
                    n = draw_some(looked, n, GLANCE, luck, 0)
                if who == seat and s[top(s)] == opening:
                    left -= 1
                for k in range(n):
                    worths[k] = 0.0
                if n > 1 or not left:
                    how = LEARNED if who == seat else GREEDY
                    score(s, who, judge, looked, n, Look(how, 1, 1), luck, 0, worths)
                pick = best_of(worths, n)
                v = worths[pick]
                if left and looked[pick] != HOLD:
                    apply(s, t, who, looked[pick])
                    settle(s, t, luck, 0, ids, weights)
            if played_out:
                values[i] += graded(s, t, seat, points)
            else:
                if left:
                    v = value(s, seat, judge, desk_for(judge))
                values[i] += 1.0 / (1.0 + np.exp(-v))

    return try_in


def trying(game: Kernel, try_in: Callable[..., None]) -> Callable[..., None]:
    """What the bots ask."""

    @entry(game.game)
    def try_out(worlds: Any, seeds: Any, seat: int, judge: Judge, short: Any, turns: int, values: Any) -> None:
        """What each action comes to, on the average of some worlds."""
        m = short.shape[0]
        for k in range(worlds.shape[0]):
            try_in(worlds[k], seat, judge, short, m, seeds[k], turns, values)
        for i in range(m):
            values[i] /= worlds.shape[0]

    return try_out


@kernel
def blended(before: float, chances: float, tries: int, sight: float, bias: float) -> float:
    """As the reference's `blend`, of the sum of some tries."""
    seemed = 1.0 / (1.0 + np.exp(-max(-30.0, min(30.0, before + bias))))
    both = (sight * seemed + chances) / (sight + tries)
    return np.log(both / (1.0 - both)) - bias


@kernel
def better_half(
    numbers: Any, places: Any, before: Any, chances: Any, n: int, tries: int, sight: float, bias: float
) -> int:
    """Bring the better half of n actions to the front, the best first; how many go on."""
    left = max(min(n, 2), (n + 1) // 2)
    for k in range(left):
        pick = k
        for i in range(k + 1, n):
            one = blended(before[i], chances[i], tries, sight, bias)
            if one > blended(before[pick], chances[pick], tries, sight, bias):
                pick = i
        numbers[k], numbers[pick] = numbers[pick], numbers[k]
        places[k], places[pick] = places[pick], places[k]
        before[k], before[pick] = before[pick], before[k]
        chances[k], chances[pick] = chances[pick], chances[k]
    return left


@kernel
def nothing_tried(
    s: Any, seat: int, judge: Judge, short: Any, m: int, search: Any, rng: Any, r: int, values: Any
) -> None:
    """For a game that does not say how a turn begins."""


def choosing(game: Kernel, try_in: Callable[..., None]) -> Callable[..., None]:
    """The same for a player in a contest, who makes the worlds as it goes."""
    if game.opening < 0 and not game.crossroads:
        return nothing_tried
    hide, deal, guess, opening, crossroads = game.hide, game.deal, game.guess, game.opening, game.crossroads
    width_of_row = game.layout.width

    @entry(game.game)
    def try_best(
        s: Any, seat: int, judge: Judge, short: Any, m: int, search: Any, rng: Any, r: int, values: Any
    ) -> None:
        """Where it is tried out, blend into the best actions' values what comes of them; the others stand behind."""
        if s[top(s)] != opening and not crossroads >> s[top(s)] & 1:
            return
        among, tries, turns, sight = int(search[5]), int(search[6]), int(search[7]), search[8]
        bias = judge.ends[3] if crossroads else 0.0
        few = min(among, m)
        world = np.empty(width_of_row, np.int64)
        places, chances, before = np.zeros(few, np.int64), np.zeros(few), np.zeros(few)
        numbers = np.zeros(few, short.dtype)
        for k in range(few):
            pick = best_of(values, m)
            places[k], numbers[k], before[k] = pick, short[pick], values[pick]
            values[pick] = 2.0 * UNFINISHED
        begun = 0
        for heat in range(1, HEATS + 1):
            tried = tries * heat // HEATS
            for _ in range(begun, tried):
                world[:] = s
                hide(world, judge.tables, seat)
                deal(world, judge.tables, seat, rng, r)
                guess(world, judge.tables, seat, rng, r)
                random31(rng, r)
                try_in(world, seat, judge, numbers, few, rng[r], turns, chances)
            if begun < tried < tries:
                few = better_half(numbers, places, before, chances, few, tried, sight, bias)
            begun = tried
        for i in range(m):
            values[i] += 2.0 * UNFINISHED
        for k in range(few):
            values[places[k]] = blended(before[k], chances[k], tries, sight, bias)

    return try_best
