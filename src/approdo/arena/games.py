"""One game of a tournament: who sits where, with which seed, and how it went, as a line of JSON."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from approdo.bots import make
from approdo.core.match import Match
from approdo.core.perspective import Bot, Choice, Perspective
from approdo.core.playing import play_bots
from approdo.core.registry import load


@dataclass(frozen=True)
class Seating:
    """A game to be played. Games of one `deal` share the seed of chance and rotate the bots over the seats."""

    number: int
    deal: int
    seed: int
    bots: tuple[str, ...]
    """By seat."""


@dataclass(frozen=True)
class Played:
    """A game that was played."""

    number: int
    deal: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    reason: str
    steps: int
    decisions: tuple[int, ...]
    """How often each seat was asked."""
    seconds: tuple[float, ...]
    """How long each seat thought, all together."""
    slowest: tuple[float, ...]
    """Its longest thought."""

    def share(self, seat: int) -> float:
        """The part of the win that a seat has: winners share it."""
        return (seat in self.winners) / max(1, len(self.winners))

    def to_json(self) -> dict[str, Any]:
        """The game as one line of JSON lines."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Played:
        """The game of `to_json`."""
        fields: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in data.items()}
        fields["ranking"] = tuple(map(tuple, data["ranking"]))
        return cls(**fields)


class _Timed:
    """A bot with a watch."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.bot = bot
        self.asked, self.seconds, self.slowest = 0, 0.0, 0.0

    def choose(self, perspective: Perspective, rng: random.Random) -> Choice:
        begun = time.perf_counter()
        choice = self.bot.choose(perspective, rng)
        taken = time.perf_counter() - begun
        self.asked, self.seconds, self.slowest = self.asked + 1, self.seconds + taken, max(self.slowest, taken)
        return choice


def play(game: str, options: Mapping[str, Any], seating: Seating) -> Played:
    """Play one game. The bots' own randomness depends on game number and seat order, chance on the deal alone."""
    table = load(game, len(seating.bots), **options)
    match = Match(table, seed=seating.seed, names=[f"{bot}-{seat + 1}" for seat, bot in enumerate(seating.bots)])
    bots = [_Timed(make(spec)) for spec in seating.bots]
    play_bots(match, bots, random.Random(f"{seating.seed}:{seating.number}"))
    outcome = match.outcome
    assert outcome is not None
    return Played(
        **asdict(seating),
        scores=outcome.scores,
        ranking=outcome.ranking,
        winners=outcome.winners,
        reason=outcome.reason,
        steps=match.step,
        decisions=tuple(bot.asked for bot in bots),
        seconds=tuple(round(bot.seconds, 4) for bot in bots),
        slowest=tuple(round(bot.slowest, 4) for bot in bots),
    )
