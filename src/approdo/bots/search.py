"""Looking ahead with a learned value: one action, or the best lines of one's own turn to its end.

`approdo.fast.minds` is the same compiled; it is used where the extra `fast` is installed and warm.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from approdo.bots import playing_on
from approdo.bots.compiled import compiled
from approdo.bots.value import Value
from approdo.core.actions import HOLD
from approdo.core.game import Game
from approdo.core.state import State

FAST = "approdo.fast.minds"


class Weigher(Protocol):
    """What actions are worth to a seat in worlds that agree with what it knows."""

    def __call__(
        self, game: Game[Any], worlds: Sequence[State], seat: int, numbers: list[int], width: int, depth: int
    ) -> list[float]: ...

    def try_out(
        self,
        game: Game[Any],
        worlds: Sequence[State],
        seeds: Sequence[int],
        seat: int,
        numbers: Sequence[int],
        turns: int = 1,
    ) -> list[float]:
        """What each action comes to when everybody plays on (see `playing_on`); a learned value is needed."""
        ...


def weigher(game: Game[Any], value: Value | None) -> Weigher:
    """The compiled one where it can answer at once, else the one in plain Python; without a value by `evaluate`."""
    fast = compiled(FAST, game.info.id, _judged(value))
    return fast.weigher(value) if fast is not None else PlainWeigher(value)


def is_compiled(game: Game[Any], value: Value | None) -> bool:
    """Whether the compiled one answers."""
    return compiled(FAST, game.info.id, _judged(value)) is not None


def _judged(value: Value | None) -> bool:
    return value is None or value.features.judged


class PlainWeigher:
    """A weigher over the readable rules."""

    def __init__(self, value: Value | None) -> None:
        self.value = value

    def __call__(
        self, game: Game[Any], worlds: Sequence[State], seat: int, numbers: list[int], width: int, depth: int
    ) -> list[float]:
        judge = self.value.judge(game) if self.value is not None else partial(_written, game)
        found = [weigh_in(judge, game, world, seat, numbers, width, depth) for world in worlds]
        return [sum(values) / len(found) for values in zip(*found, strict=True)]

    def try_out(
        self,
        game: Game[Any],
        worlds: Sequence[State],
        seeds: Sequence[int],
        seat: int,
        numbers: Sequence[int],
        turns: int = 1,
    ) -> list[float]:
        assert self.value is not None
        return playing_on.try_out(self.value, game, worlds, seeds, seat, numbers, turns)


def _written(game: Game[Any], state: State, seat: int) -> float:
    return sum(game.evaluate(state, seat).values())


UNFINISHED = -1e6
"""Added to the value of an action whose line was given up before the turn's end: it stands behind all that were not."""


def weigh_in(
    judge: Callable[[State, int], float],
    game: Game[Any],
    world: State,
    seat: int,
    numbers: list[int],
    width: int,
    depth: int,
) -> list[float]:
    """What each action is worth in one world."""
    best = []
    lines: list[tuple[float, int, State]] = []
    for first, number in enumerate(numbers):
        trial = world.clone()
        if number != HOLD:
            game.apply(trial, seat, number)
        worth = judge(trial, seat)
        if depth > 1 and _goes_on(game, trial, seat):
            best.append(UNFINISHED + worth)
            _keep(lines, width, (worth, first, trial))
        else:
            best.append(worth)
    for ahead in range(1, depth):
        longer: list[tuple[float, int, State]] = []
        for _, first, line in lines:
            for number in game.shortlist(line, seat, game.legal(line, seat)):
                trial = line.clone()
                game.apply(trial, seat, number)
                worth = judge(trial, seat)
                if ahead < depth - 1 and _goes_on(game, trial, seat):
                    _keep(longer, width, (worth, first, trial))
                else:
                    best[first] = max(best[first], worth)
        lines = longer
    return best


def _goes_on(game: Game[Any], state: State, seat: int) -> bool:
    """Whether the same seat, and nobody else, decides next."""
    return game.awaited(state) == 1 << seat


def _keep(lines: list[tuple[float, int, State]], width: int, line: tuple[float, int, State]) -> None:
    """Put a line among the best; the same worth is most likely the same position by another way."""
    worth = line[0]
    if any(worth == other[0] for other in lines) or (len(lines) >= width and worth <= lines[-1][0]):
        return
    at = len(lines)
    while at and lines[at - 1][0] < worth:
        at -= 1
    lines.insert(at, line)
    del lines[width:]
