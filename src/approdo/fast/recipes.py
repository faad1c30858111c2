"""What each game's value looks at, and how it is learned (see train). Data; the fields are those of its position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Recipe:
    """How to learn one game."""

    players: tuple[int, ...]
    """The usual table first."""
    features: Sequence[Sequence[Any]]
    judged: bool = True
    """Whether the others' evaluations are features too."""
    hidden: int = 64
    winning: float = 0.5
    """What part of the target is the win; the rest is the lead in points."""
    spread: float = 5.0
    """A lead of so many points is worth .73."""
    veiled: bool = False
    """Whether the net judges finished games, too: who has won hangs on what no seat knows (see Value)."""
    leans: tuple[tuple[str, float, int], ...] = ()
    """What is added to the net by hand when it is published: a part of evaluate, how much of it, and the number of the
    trait that must be 0 (-1: always)."""
    moves: int = 120
    """About so many decisions a player has in a game."""
    first_keep: float = 0.25
    keep: float = 0.4
    explore: float = 0.05
    trust: float = 0.9
    """lambda: how much of the target comes from later in the game."""
    limit: int = 40
    """So many actions are looked at while learning."""
    worlds: int = 1
    width: int = 8
    depth: int = 8
    mix: tuple[float, float, float] = (0.4, 0.2, 0.4)
    """What part of the games the net plays at all seats, at all but one, and at one alone."""
    round: int = 120
    passes: float = 2.5
    epochs: int = 5
    probe: int = 100
    usual: float = 0.6
    """What part of the games is played at the usual table."""

    def weight(self, players: int) -> float:
        """What part of the games is played by so many."""
        if len(self.players) == 1:
            return 1.0
        return self.usual if players == self.players[0] else (1.0 - self.usual) / (len(self.players) - 1)


RECIPES = {
    "new-england": Recipe(
        players=(3, 4),
        features=(
            ("table", "bag", 3),
            ("table", "deck", 13),
            ("tally", "offer", 0, 16),
            ("table", "bought", 1),
            ("table", "round", 1),
            ("size", "taken"),
            ("mask", "adders"),
            ("seat", "first"),
            ("seats", "markers", 1),
            ("seats", "money", 1),
            ("sizes", "land", 3),
            ("sizes", "figures", 3),
            ("seats", "stored", 13),
        ),
        moves=130,
        first_keep=0.15,
        keep=0.25,
        limit=60,
        width=16,
        depth=10,
        usual=0.8,
        round=200,
    ),
    "new-haven": Recipe(
        players=(2, 3, 4),
        features=(
            ("table", "side_b", 1),
            ("table", "redevelop", 1),
            ("table", "turn", 1),
            ("table", "shipped", 1),
            ("tally", "spaces", 1, 5),
            ("table", "track", 4),
            ("tally", "offer", 0, 24),
            ("table", "bag", 24),
            ("seat", "active"),
            ("seats", "shipments", 1),
            ("own", "hand", 24),
            ("sizes", "colours", 4),
        ),
        spread=8.0,
        moves=60,
        keep=0.5,
        first_keep=0.35,
        usual=0.8,
    ),
    "new-salem": Recipe(
        players=(5, 3, 4, 6, 7, 8),
        features=(
            ("table", "round", 1),
            ("table", "step", 1),
            ("table", "trials_left", 1),
            ("table", "triggers", 1),
            ("table", "gifts", 1),
            ("table", "despair", 1),
            ("seat", "constable"),
            ("mask", "badges"),
            ("mask", "trials"),
            ("seat", "pillory"),
            ("seats", "hope", 1),
            ("is", "characters", 0, 10),
            ("tally", "market", 0, 22),
        ),
        judged=False,  # what the others think hangs on characters that are only drawn
        spread=3.0,
        winning=0.9,
        veiled=True,
        # Who thinks of himself alone leaves the town to the others: at a table of such players witches win .87.
        leans=(("side", 0.15, 0), ("hope", 0.15, 0)),
        mix=(0.7, 0.1, 0.2),
        moves=60,
        keep=0.5,
        first_keep=0.4,
        depth=6,
        probe=40,
    ),
    "terra-nova": Recipe(
        players=(2, 3, 4),
        features=(
            ("table", "stones_left", 1),
            ("table", "laid", 1),
            ("table", "turns", 1),
            ("table", "idle", 1),
            ("size", "open_land"),
            ("seat", "first"),
            ("seats", "scores", 1),
            ("seats", "reserve", 1),
            ("marks", "hexes"),
        ),
        spread=25.0,
        moves=200,
        keep=0.3,
        first_keep=0.3,
        depth=4,
        round=12,
        probe=20,
    ),
}
