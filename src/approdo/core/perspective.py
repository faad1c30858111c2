"""All that a bot may use: an observation, its legal actions, and worlds sampled from the observation alone.

A perspective is made of JSON-able data, so it can be handed to another process; the true position is not in it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from approdo.core.actions import HOLD, AnyAction, LegalActions
from approdo.core.game import Game
from approdo.core.state import State


@dataclass(frozen=True)
class Perspective:
    """The game as one seat knows it, at the moment it is asked."""

    game: Game[Any]
    seat: int
    seen: Mapping[str, Any]
    legal: LegalActions
    """What it may answer, as `Match.legal` gives it; begins with Hold when the seat is asked as a volunteer."""
    deadline: float | None = None
    """So many seconds it may think; later a random action is played for it. None: as long as it likes."""
    memory: Any = None
    """What the same seat's bot last gave to be remembered in this match; None at first, or when it was lost."""

    @classmethod
    def of(
        cls, game: Game[Any], state: State, seat: int, deadline: float | None = None, memory: Any = None
    ) -> Perspective:
        """What a seat knows of a position."""
        numbers = game.legal(state, seat)
        if seat not in game.actors(state):
            numbers = [HOLD, *numbers]
        legal = LegalActions(game.space, tuple(numbers))
        return cls(game, seat, game.observe(state, seat), legal, deadline, memory)

    def __repr__(self) -> str:
        return f"<Perspective of seat {self.seat} in {self.game!r}: {self.legal!r}>"

    def world(self, rng: random.Random) -> State:
        """A position that could be the true one, for all this seat knows."""
        world: State = self.game.world(self.seen, rng)
        return world


@dataclass(frozen=True)
class Choice:
    """A bot's answer and why: what the move is worth by parts, and the best it did not choose."""

    action: AnyAction
    parts: Mapping[str, float] = field(default_factory=dict)
    alternative: AnyAction | None = None
    margin: float = 0.0
    memory: Any = None
    """What is to be remembered for the rest of the match: anything that JSON can hold; None changes nothing."""
    expected: float | None = None
    """The chance of winning that the bot sees in its choice; then `margin` counts in chances, too."""
    goal: Mapping[str, Any] | None = None
    """What the action is a step to, as a label of the game's texts."""


class Bot(Protocol):
    """A player that is a program.

    One object may be asked for several seats and matches: what belongs to a match goes through `memory`.
    """

    name: str

    def choose(self, perspective: Perspective, rng: random.Random) -> Choice:
        """Answer with one of the legal actions."""
        ...
