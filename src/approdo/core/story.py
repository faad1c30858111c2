"""The story of a finished game: points after every step, and the moments that mattered.

It is told from the record alone and only of a game that is over: it knows what was secret.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from approdo.core.events import Event
from approdo.core.game import SPECTATOR, Game, Part
from approdo.core.telling import Telling
from approdo.core.text import Arg

MOST_MOMENTS = 5
LEAST_WEIGHT = 2
"""What moved less is not worth telling."""
TIDE = "tide"
"""The moment in which the common thing came to the side of its goal where it ended: nobody's own."""
Entries = Sequence[tuple[int, int]]


@dataclass(frozen=True)
class Gain:
    """What a step changed in one seat's score."""

    seat: int
    points: int
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Moment:
    """A step that mattered."""

    step: int
    """The position after it."""
    chapter: int
    event: Event
    args: Mapping[str, Arg]
    """The event's public values and what hindsight adds."""
    gains: tuple[Gain, ...]
    lead: int | None
    """The seat that was ahead from here to the end."""
    weight: int


@dataclass(frozen=True)
class Point:
    """The scores from this step on, until the next point."""

    step: int
    chapter: int
    scores: tuple[int, ...]
    common: int | None


@dataclass(frozen=True)
class Story:
    """A finished game, told."""

    steps: int
    points: tuple[Point, ...]
    moments: tuple[Moment, ...]
    ties: list[list[Part]]
    goal: int | None

    def to_json(self) -> dict[str, Any]:
        """The story as JSON; events as everybody could read them."""
        return {
            "steps": self.steps,
            "points": [{**vars(point), "scores": list(point.scores)} for point in self.points],
            "moments": [_written(moment) for moment in self.moments],
            "ties": [[part.to_json() for part in parts] for parts in self.ties],
            "goal": self.goal,
        }


def _written(moment: Moment) -> dict[str, Any]:
    gains = [{"seat": g.seat, "points": g.points, "parts": [p.to_json() for p in g.parts]} for g in moment.gains]
    return {
        "step": moment.step,
        "chapter": moment.chapter,
        "kind": moment.event.kind,
        "args": dict(moment.args),
        "seat": moment.event.seat,
        "gains": gains,
        "lead": moment.lead,
    }


def story(game: Game[Any], entries: Entries, log: Sequence[tuple[int, Event]]) -> Story:
    """Play a finished game through and tell it."""
    telling = game.telling
    parts_of = telling.parts or (lambda state: game.scores(state, SPECTATOR))
    state = game.start()
    parts = [parts_of(state)]
    points = [_point(telling, state, 0, parts[0])]
    for step, (by, number) in enumerate(entries, 1):
        game.apply(state, by, number)
        parts.append(parts_of(state))
        points.append(_point(telling, state, step, parts[-1]))
    found = _moments(telling, state, points, parts, log)
    shown = [b for a, b in zip([None, *points], points, strict=False) if a is None or _differ(a, b)]
    if shown[-1] is not points[-1]:
        shown.append(points[-1])
    goal = telling.goal(state) if telling.common else None
    return Story(len(entries), tuple(shown), tuple(found), telling.ties(state), goal)


def _point(telling: Telling, state: Any, step: int, parts: list[list[Part]]) -> Point:
    scores = tuple(sum(part.value for part in lines) for lines in parts)
    return Point(step, telling.chapter(state), scores, telling.common(state) if telling.common else None)


def _differ(a: Point, b: Point) -> bool:
    return (a.chapter, a.scores, a.common) != (b.chapter, b.scores, b.common)


def _moments(
    telling: Telling, last: Any, points: list[Point], parts: list[list[list[Part]]], log: Sequence[tuple[int, Event]]
) -> list[Moment]:
    """The weightiest events, one a step, and the one that gave the final lead; in the order of the game."""
    lead, leading = _final_lead(points) if telling.leader_wins else (None, -1)
    told: dict[int, Moment] = {}
    for at, event in log:
        weight = telling.moments.get(event.kind)
        if weight is None or at + 1 >= len(points):
            continue
        gains = _gains(parts[at], parts[at + 1])
        swing = abs((points[at + 1].common or 0) - (points[at].common or 0))
        if event.kind in telling.together:
            gains, swing = tuple(gain for gain in gains if gain.seat == event.seat), 0
        moved = max([0, *(gain.points for gain in gains)])
        args = {**event.args, **telling.hindsight(last, event)}
        heavy = weight + moved + swing
        if heavy > (told[at].weight if at in told else LEAST_WEIGHT - 1):
            ahead = lead if at + 1 == leading else None
            chapter = points[at].chapter
            told[at] = Moment(at + 1, chapter, event, args, gains, ahead, heavy)
    turned = _tide(telling, last, points)
    if turned:
        told[turned.step - 1] = turned
    best = sorted(told.values(), key=lambda m: (m.lead is None and m is not turned, -m.weight, m.step))
    return sorted(best[:MOST_MOMENTS], key=lambda m: m.step)


def _tide(telling: Telling, last: Any, points: Sequence[Point]) -> Moment | None:
    """The step from which on the common thing stayed on that side of its goal where it ended."""
    if telling.common is None:
        return None
    goal = telling.goal(last)
    sides = [(point.common or 0) >= goal for point in points]
    turns = [step for step in range(1, len(sides)) if sides[step] != sides[step - 1]]
    if not turns:
        return None
    step = turns[-1]
    args: dict[str, Arg] = {
        "n": points[step].common or 0,
        "goal": goal,
        "side": "reached" if sides[-1] else "below",
        "when": "end" if step == len(points) - 1 else "play",
    }
    return Moment(step, points[step - 1].chapter, Event(TIDE, None, (), args), args, (), None, 0)


def _final_lead(points: Sequence[Point]) -> tuple[int | None, int]:
    """Who was ahead alone at the end, and the step from which on that stayed so."""
    seat = _ahead(points[-1])
    if seat is None:
        return None, -1
    behind = [point.step for point in points if _ahead(point) != seat]
    return seat, behind[-1] + 1


def _ahead(point: Point) -> int | None:
    best = max(point.scores)
    return point.scores.index(best) if point.scores.count(best) == 1 else None


def _gains(before: list[list[Part]], after: list[list[Part]]) -> tuple[Gain, ...]:
    found = []
    for seat, (was, now) in enumerate(zip(before, after, strict=True)):
        changed = _changes(was, now)
        if changed:
            found.append(Gain(seat, sum(part.value for part in changed), tuple(changed)))
    return tuple(found)


def _changes(was: list[Part], now: list[Part]) -> list[Part]:
    """What came and what went; a line that only grew is told by its growth."""
    sums: dict[str, int] = {}
    shown: dict[str, Part] = {}
    for sign, lines, others in ((-1, was, now), (1, now, was)):
        for part in lines:
            if part in others:
                continue
            name = _name(part)
            sums[name] = sums.get(name, 0) + sign * part.value
            shown[name] = part
    return [type(part)(part.part, sums[name], part.args) for name, part in shown.items() if sums[name]]


def _name(part: Part) -> str:
    """A line of a score without its numbers."""
    return repr((part.part, [(key, value) for key, value in part.args.items() if not isinstance(value, int)]))
