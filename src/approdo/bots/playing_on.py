"""Playing on: of the actions that a turn may begin with those that look best are tried until a later turn of one's own.

A game that names crossroads (`Game.crossroads`) is played out to its end instead, at such decisions, and counts by how
near it came to be won (`Game.graded`).

In a world that agrees with what the seat knows an action is carried out, and everybody plays on: the seat by its
learned value one action ahead, the others as greedy does, chance as it comes. What the first action of the seat's next
turn, or of a later one, is worth then (or the game, if it ends) is what the action was worth in that world. All actions
meet the same stream of chance in one world. `approdo.fast.playing_on` is the same compiled.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import exp, log
from typing import Any

from approdo.bots.value import Value
from approdo.core.actions import HOLD
from approdo.core.game import CHANCE, Game
from approdo.core.state import State

GLANCE = 40
"""On the way the seat looks at so many of its actions, any of them."""
FIRST_SIGHT = 4
"""What an action looked worth before it was tried counts as much as so many tries."""
HEATS = 4
"""After each such part of the tries but the last the worse half is given up, so that the best are tried more often."""
Draw = Callable[[], int]
"""The next number of a stream of chance, below 2^31."""


def tries_out(game: Game[Any], state: State) -> bool:
    """Whether what is asked is tried out."""
    return state.asked == game.opening or state.asked in game.crossroads


def blend(before: float, chance: float, tries: int, sight: float = FIRST_SIGHT, bias: float = 0.0) -> float:
    """A worth (a sum before it becomes a chance) of what it seemed before, and of the mean of some tries.

    What it seemed counts as much as `sight` tries; `bias` is what lies between such a sum and the tries' chances.
    """
    seemed = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, before + bias))))
    both = (sight * seemed + tries * chance) / (sight + tries)
    return log(both / (1.0 - both)) - bias


def bias_of(value: Value, game: Game[Any]) -> float:
    """Tries until the next turn are judged by the value itself; games played out come to true chances."""
    return value.bias if game.crossroads else 0.0


def heats(tries: int) -> list[int]:
    """After how many tries the worse half is given up, and how many there are in all."""
    return sorted({tries * heat // HEATS for heat in range(1, HEATS + 1)} - {0})


def better_half(places: Sequence[int], worths: Sequence[float]) -> list[int]:
    """Those that are tried on, two at least: one is to be taken, and one to be named beside it."""
    return sorted(places, key=lambda place: -worths[place])[: max(2, (len(places) + 1) // 2)]


def stream(seed: int) -> Draw:
    """A stream of chance of one's own."""
    rng = random.Random(seed)
    return lambda: rng.getrandbits(31)


def try_out(
    value: Value,
    game: Game[Any],
    worlds: Sequence[State],
    seeds: Sequence[int],
    seat: int,
    numbers: Sequence[int],
    turns: int = 1,
    streams: Callable[[int], Draw] = stream,
) -> list[float]:
    """What each action comes to, as a chance, on the average of some worlds with a seed of chance each."""
    found = []
    for number in numbers:
        total = 0.0
        for world, seed in zip(worlds, seeds, strict=True):
            trial = world.clone()
            if number != HOLD:
                game.apply(trial, seat, number)
            asked = 1 << seat if number == HOLD else 0
            total += _play_on(value, game, trial, seat, asked, turns, streams(seed))
        found.append(total / len(worlds))
    return found


def _play_on(value: Value, game: Game[Any], state: State, seat: int, asked: int, turns: int, draw: Draw) -> float:
    """The chance that comes of it; `asked` are the volunteers that have held."""
    _settle(game, state, draw)
    while state.stack:
        who, asked, numbers = _ask(game, state, asked)
        begins = who == seat and state.asked == game.opening
        turns -= begins
        over = begins and not turns
        if who == seat:
            numbers = _some(numbers, draw)
        worths = [0.0]
        if who == seat and (over or len(numbers) > 1):
            worths = _learned(value, game, state, who, numbers)
        elif len(numbers) > 1:
            worths = _plain(game, state, who, numbers, draw)
        best = max(worths)
        if over:
            return 1.0 / (1.0 + exp(-best))
        number = numbers[worths.index(best)]
        if number != HOLD:
            game.apply(state, who, number)
            _settle(game, state, draw)
    if game.crossroads:
        return game.graded(state, seat)
    return 1.0 / (1.0 + exp(-value.judge(game)(state, seat)))


def _ask(game: Game[Any], state: State, asked: int) -> tuple[int, int, list[int]]:
    """Who decides next, which volunteers were asked by then, and what is worth a look: volunteers first, each once."""
    for who in game.volunteers(state):
        if not (asked | game.awaited(state)) >> who & 1:
            numbers = game.shortlist(state, who, [HOLD, *game.legal(state, who)])
            if len(numbers) > 1:
                return who, asked | 1 << who, numbers
    who = game.actors(state)[0]
    return who, 0, game.shortlist(state, who, game.legal(state, who))


def _settle(game: Game[Any], state: State, draw: Draw) -> None:
    """Let chance decide until a seat is asked or the game is over."""
    while game.chance_next(state):
        numbers, weights = game.outcomes(state)
        left = draw() * sum(weights) >> 31
        at = 0
        while left >= weights[at]:
            left -= weights[at]
            at += 1
        game.apply(state, CHANCE, numbers[at])


def _some(numbers: list[int], draw: Draw) -> list[int]:
    if len(numbers) <= GLANCE:
        return numbers
    for i in range(GLANCE):
        j = i + (draw() * (len(numbers) - i) >> 31)
        numbers[i], numbers[j] = numbers[j], numbers[i]
    return numbers[:GLANCE]


def _learned(value: Value, game: Game[Any], state: State, seat: int, numbers: list[int]) -> list[float]:
    judge, found = value.judge(game), []
    for number in numbers:
        trial = state.clone()
        if number != HOLD:
            game.apply(trial, seat, number)
        found.append(judge(trial, seat))
    return found


def _plain(game: Game[Any], state: State, seat: int, numbers: list[int], draw: Draw) -> list[float]:
    found = []
    for number in numbers:
        trial = state.clone()
        if number != HOLD:
            game.apply(trial, seat, number)
        _settle(game, trial, draw)
        found.append(sum(game.evaluate(trial, seat).values()))
    return found
