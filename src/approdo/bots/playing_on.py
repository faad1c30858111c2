"""Playing on: of the actions that a turn may begin with those that look best are tried until a later turn of one's own.

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


def blend(before: float, chance: float, tries: int) -> float:
    """A worth (a sum before it becomes a chance) of what it seemed before, and of the mean of some tries."""
    seemed = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, before))))
    both = (FIRST_SIGHT * seemed + tries * chance) / (FIRST_SIGHT + tries)
    return log(both / (1.0 - both))


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
            game.apply(trial, seat, number)
            total += 1.0 / (1.0 + exp(-_play_on(value, game, trial, seat, turns, streams(seed))))
        found.append(total / len(worlds))
    return found


def _play_on(value: Value, game: Game[Any], state: State, seat: int, turns: int, draw: Draw) -> float:
    _settle(game, state, draw)
    while state.stack:
        who = game.actors(state)[0]
        numbers = game.legal(state, who)
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
            return best
        game.apply(state, who, numbers[worths.index(best)])
        _settle(game, state, draw)
    return value.judge(game)(state, seat)


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
        game.apply(trial, seat, number)
        found.append(judge(trial, seat))
    return found


def _plain(game: Game[Any], state: State, seat: int, numbers: list[int], draw: Draw) -> list[float]:
    found = []
    for number in numbers:
        trial = state.clone()
        game.apply(trial, seat, number)
        _settle(game, trial, draw)
        found.append(sum(game.evaluate(trial, seat).values()))
    return found
