"""Playing on to a later turn of one's own, as `approdo.bots.playing_on`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from approdo.bots import playing_on as reference
from approdo.bots.search import UNFINISHED
from approdo.fast.drive import MOST_OUTCOMES
from approdo.fast.jit import entry, kernel, random31
from approdo.fast.looking import GREEDY, LEARNED, best_of, draw_some
from approdo.fast.nets import Judge, Look, desk_for
from approdo.fast.protocol import Kernel
from approdo.fast.stack import top

GLANCE, FIRST_SIGHT, HEATS = reference.GLANCE, reference.FIRST_SIGHT, reference.HEATS


def playing(
    game: Kernel,
    value: Callable[..., float],
    score: Callable[..., None],
    settle: Callable[..., None],
    ask: Callable[..., tuple[int, int, int]],
) -> Callable[..., None]:
    """Add to `values` what each action comes to in one world."""
    apply, opening = game.apply, game.opening
    most_legal, width_of_row = game.most_legal, game.layout.width

    @entry(game.game)
    def try_in(world: Any, seat: int, judge: Judge, short: Any, m: int, seed: Any, turns: int, values: Any) -> None:
        """`seed` is where the stream of chance begins for each of m actions."""
        t = judge.tables
        s, luck = np.empty(width_of_row, np.int64), np.zeros(1, np.uint64)
        ids, weights, worths = np.empty(most_legal, np.int32), np.empty(MOST_OUTCOMES, np.int64), np.zeros(most_legal)
        for i in range(m):
            luck[0] = seed
            s[:] = world
            apply(s, t, seat, short[i])
            settle(s, t, luck, 0, ids, weights)
            asked, left, v = 0, turns, 0.0
            while s[0] and left:
                who, asked, n = ask(s, t, asked, ids)
                if who == seat:
                    n = draw_some(ids, n, GLANCE, luck, 0)
                if who == seat and s[top(s)] == opening:
                    left -= 1
                for k in range(n):
                    worths[k] = 0.0
                if n > 1 or not left:
                    how = LEARNED if who == seat else GREEDY
                    score(s, who, judge, ids, n, Look(how, 1, 1), luck, 0, worths)
                pick = best_of(worths, n)
                v = worths[pick]
                if left:
                    apply(s, t, who, ids[pick])
                    settle(s, t, luck, 0, ids, weights)
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
def blended(before: float, chances: float, tries: int) -> float:
    """As the reference's `blend`, of the sum of some tries."""
    seemed = 1.0 / (1.0 + np.exp(-max(-30.0, min(30.0, before))))
    both = (FIRST_SIGHT * seemed + chances) / (FIRST_SIGHT + tries)
    return np.log(both / (1.0 - both))


@kernel
def better_half(numbers: Any, places: Any, before: Any, chances: Any, n: int, tries: int) -> int:
    """Bring the better half of n actions to the front, the best first; how many go on."""
    left = max(min(n, 2), (n + 1) // 2)
    for k in range(left):
        pick = k
        for i in range(k + 1, n):
            if blended(before[i], chances[i], tries) > blended(before[pick], chances[pick], tries):
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
    if game.opening < 0:
        return nothing_tried
    hide, deal, opening = game.hide, game.deal, game.opening
    width_of_row = game.layout.width

    @entry(game.game)
    def try_best(
        s: Any, seat: int, judge: Judge, short: Any, m: int, search: Any, rng: Any, r: int, values: Any
    ) -> None:
        """Where a turn begins, blend into the best actions' values what comes of them; the others stand behind."""
        if s[top(s)] != opening:
            return
        tries, turns, few = int(search[6]), int(search[7]), min(int(search[5]), m)
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
                random31(rng, r)
                try_in(world, seat, judge, numbers, few, rng[r], turns, chances)
            if begun < tried < tries:
                few = better_half(numbers, places, before, chances, few, tried)
            begun = tried
        for i in range(m):
            values[i] += 2.0 * UNFINISHED
        for k in range(few):
            values[places[k]] = blended(before[k], chances[k], tries)

    return try_best
