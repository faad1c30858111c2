"""All that a bot may use: an observation, its legal actions, and worlds sampled from the observation alone.

A perspective is made of JSON-able data, so it can be handed to another process; the true position is not in it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from approdo.core.actions import HOLD
from approdo.core.game import Game
from approdo.core.state import State
from approdo.core.text import Arg


@dataclass(frozen=True)
class Perspective:
    """The game as one seat knows it, at the moment it is asked."""

    game: Game[Any]
    seat: int
    seen: Mapping[str, Any]
    legal: tuple[int, ...]
    """What it may answer; contains HOLD when the seat is asked as a volunteer."""

    @classmethod
    def of(cls, game: Game[Any], state: State, seat: int) -> Perspective:
        """What a seat knows of a position."""
        numbers = game.legal(state, seat)
        if seat not in game.actors(state):
            numbers = [HOLD, *numbers]
        return cls(game, seat, game.observe(state, seat), tuple(numbers))

    def world(self, rng: random.Random) -> State:
        """A position that could be the true one, for all this seat knows."""
        world: State = self.game.world(self.seen, rng)
        return world


@dataclass(frozen=True)
class Choice:
    """A bot's answer and why: what the move is worth by parts, and the best it did not choose."""

    action: int
    parts: Mapping[str, float]
    alternative: int | None = None
    margin: float = 0.0

    def reasons(self, limit: int = 3) -> list[tuple[Arg, float]]:
        """The parts that weigh most, as labels with their worth."""
        heavy = sorted(self.parts.items(), key=lambda item: -abs(item[1]))
        return [({"label": f"reason-{name}"}, worth) for name, worth in heavy[:limit] if round(worth, 2)]


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, perspective: Perspective, rng: random.Random) -> Choice:
        """Answer with one of the legal actions."""
        ...
