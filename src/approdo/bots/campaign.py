"""A campaign: in which order to go for what, chosen by playing games out to their end.

That needs some hundred games a second, so it is only done on the kernels (`approdo.fast.campaigns`), where the extra
`fast` is installed and warm and the game's kernel knows campaigns; elsewhere a bot does without. One thought lasts for
a turn, or until chance decides; what is left of it is remembered, with the position in which it goes on.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from approdo.bots.compiled import compiled
from approdo.core.game import Game
from approdo.core.perspective import Choice, Perspective
from approdo.core.state import State

FAST = "approdo.fast.campaigns"


class Thought(NamedTuple):
    """What came of playing games out."""

    line: list[int]
    """What to do until the turn is over or chance decides; nothing where there is nothing to plan."""
    other: list[int]
    """The best that begins with another action, if any was tried."""
    margin: float
    """By how much the other line falls behind, in the units of `evaluate`."""
    campaign: list[int]
    """Where the next thought begins."""


class Planner(Protocol):
    """Thinks of campaigns and plays each out with so many different chances, until the effort is spent."""

    def __call__(
        self, game: Game[Any], world: State, seat: int, campaign: Sequence[int], effort: int, chances: int, seed: int
    ) -> Thought: ...


def planner(id: str) -> Planner | None:
    """The compiled one where it can answer at once."""
    fast = compiled(FAST, id)
    return None if fast is None else fast.think


def pursue(perspective: Perspective, world: State, effort: int, chances: int, rng: random.Random) -> Choice | None:
    """The next action of the campaign; None where none can be thought of."""
    game, seat = perspective.game, perspective.seat
    think = planner(game.info.id)
    if think is None:
        return None
    memory = perspective.memory if isinstance(perspective.memory, Mapping) else {}
    line = memory.get("line", [])
    if line and memory.get("at") == world.hash() and line[0] in perspective.legal.ids:
        left, goal = _left(game, world, seat, line, memory), game.purpose(seat, line)
        return Choice(line[0], memory.get("parts", {}), memory=left, goal=goal)
    thought = think(game, world, seat, memory.get("campaign", []), effort, chances, rng.getrandbits(31))
    if not thought.line:
        return None
    parts = _gain(game, world, seat, thought.line, thought.other)
    goal = game.purpose(seat, thought.line)
    left = _left(game, world, seat, thought.line, {"campaign": thought.campaign, "parts": parts})
    if not thought.other:
        return Choice(thought.line[0], parts, memory=left, goal=goal)
    return Choice(thought.line[0], parts, thought.other[0], thought.margin, memory=left, goal=goal)


def _left(game: Game[Any], world: State, seat: int, line: list[int], memory: Mapping[str, Any]) -> dict[str, Any]:
    """What to remember after the first action of a line: what follows, and where. Nobody is asked without a choice."""
    after, done = world.clone(), 1
    game.apply(after, seat, line[0])
    while done < len(line) and game.awaited(after) == 1 << seat and len(game.legal(after, seat)) == 1:
        game.apply(after, seat, line[done])
        done += 1
    return {**memory, "line": line[done:], "at": after.hash()}


def _gain(game: Game[Any], world: State, seat: int, line: list[int], other: list[int]) -> dict[str, float]:
    """What one line has over another by the hand-written parts, or, where they come to the same this turn, over
    standing still: the words of explanation."""
    one = game.evaluate(_played(game, world, seat, line), seat)
    for instead in (other, []):
        two = game.evaluate(_played(game, world, seat, instead), seat)
        gain = {part: one.get(part, 0.0) - two.get(part, 0.0) for part in one | two}
        if any(gain.values()):
            break
    return gain


def _played(game: Game[Any], world: State, seat: int, line: list[int]) -> State:
    trial = world.clone()
    for number in line:
        game.apply(trial, seat, number)
    return trial
