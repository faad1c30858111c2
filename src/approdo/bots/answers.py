"""Looking past one's own turn: its best ends, each judged once the next player has taken the best turn against it.

`approdo.fast.answers` is the same compiled; it is used where the extra `fast` is installed and warm.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from approdo.bots.compiled import compiled
from approdo.core.actions import HOLD
from approdo.core.game import Game
from approdo.core.state import State

FAST = "approdo.fast.answers"

BEHIND = 1.0
"""How far an action whose line was given up stands behind the last that was followed to its answer."""


@dataclass(frozen=True)
class Look:
    """How far and how widely to look."""

    width: int
    depth: int
    """The beam over one's own turn: so many lines, so many actions."""
    ends: int
    """So many of the turn's best ends are looked at once more, with what is answered to them."""
    answer: int
    """The beam over the answer: so many lines."""
    glance: int
    """So many actions, the first of the shortlist, are looked at for each line of the answer."""


class Weigher(Protocol):
    """What actions are worth to a seat, with what would be answered."""

    def __call__(
        self, game: Game[Any], worlds: Sequence[State], seat: int, numbers: list[int], look: Look
    ) -> list[float]: ...


def weigher(game: Game[Any]) -> Weigher:
    """The compiled one where it can answer at once, else the one in plain Python."""
    fast = compiled(FAST, game.info.id)
    return weigh if fast is None else fast.weigh


def weigh(game: Game[Any], worlds: Sequence[State], seat: int, numbers: list[int], look: Look) -> list[float]:
    """What each action is worth by `evaluate`, on the average of some worlds."""
    found = [_weigh_in(game, world, seat, numbers, look) for world in worlds]
    return [sum(values) / len(found) for values in zip(*found, strict=True)]


class Line(NamedTuple):
    """A line of play: its worth to whoever played it, with which action it began, and where it led."""

    worth: float
    first: int
    state: State


def _weigh_in(game: Game[Any], world: State, seat: int, numbers: list[int], look: Look) -> list[float]:
    """In one world. An action whose lines are not among the best ends stands behind all whose are."""
    found: dict[int, float] = {}
    for line in turn(game, world, seat, numbers, look.width, look.depth, look.ends):
        worth = _answered(game, line, seat, look)
        found[line.first] = max(found.get(line.first, worth), worth)
    behind = min(found.values()) - BEHIND
    return [found.get(at, behind) for at in range(len(numbers))]


def _answered(game: Game[Any], line: Line, seat: int, look: Look) -> float:
    """What the end of a turn is worth after the best turn of the one seat that decides next."""
    rival = game.awaited(line.state).bit_length() - 1
    if rival < 0 or rival == seat or game.awaited(line.state) != 1 << rival:
        return line.worth
    numbers = game.shortlist(line.state, rival, game.legal(line.state, rival))[: look.glance]
    answer = turn(game, line.state, rival, numbers, look.answer, look.depth, 1, look.glance)[0]
    return _judge(game, answer.state, seat)


def turn(
    game: Game[Any],
    state: State,
    seat: int,
    numbers: list[int],
    width: int,
    depth: int,
    most: int,
    glance: int | None = None,
) -> list[Line]:
    """The best ends of a seat's turn that begins with one of these actions, the best first."""
    lines, ends = [Line(0.0, -1, state)], list[Line]()
    for ahead in range(depth):
        longer: list[Line] = []
        for line in lines:
            tried = numbers if not ahead else game.shortlist(line.state, seat, game.legal(line.state, seat))[:glance]
            for at, number in enumerate(tried):
                trial = line.state.clone()
                if number != HOLD:
                    game.apply(trial, seat, number)
                worth = _judge(game, trial, seat)
                found = Line(worth, line.first if ahead else at, trial)
                if ahead < depth - 1 and game.awaited(trial) == 1 << seat:
                    _keep(longer, width, found)
                else:
                    _keep(ends, most, found)
        lines = longer
    return ends


def _judge(game: Game[Any], state: State, seat: int) -> float:
    return sum(game.evaluate(state, seat).values())


def _keep(lines: list[Line], width: int, line: Line) -> None:
    """Put a line among the best; the same worth is most likely the same position by another way."""
    if any(line.worth == other.worth for other in lines) or (len(lines) >= width and line.worth <= lines[-1].worth):
        return
    at = len(lines)
    while at and lines[at - 1].worth < line.worth:
        at -= 1
    lines.insert(at, line)
    del lines[width:]
