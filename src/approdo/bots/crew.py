"""The crew: the strengths of bots as people meet them, and who plays when nobody says.

What each is called and what it is like stands in the texts: `level-<id>`, `level-<id>-strength`, `level-<id>-about`.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from approdo.bots import levels
from approdo.bots.skill import Level
from approdo.core.registry import load

CREW = ("beginner", "easy", "medium", "hard", "expert")
"""Ship's boy, sailor, boatswain, pilot, captain: from the weakest to the strongest."""
GENTLE = ("easy", "medium", "greedy", "random")
"""Who a newcomer plays against: the first that there is."""
STEADY = ("medium", "greedy", "random")
"""Who stands in for a player that is gone: neither a gift nor a punishment."""

WISE = ("expert", "hard", "medium", "greedy", "random")
"""Who is asked for a hint: the best there is."""


def crew() -> list[str]:
    """Those of the crew that this installation has."""
    return [level for level in CREW if level in levels.OURS]


def others() -> list[str]:
    """Bots for research and those of other packages: nobody of the crew."""
    return [level for level in levels.LEVELS if level not in CREW]


def equals(id: str) -> dict[str, str]:
    """Levels that play a game here no better than another, since they think on the kernels: level -> that other one.

    Whether the kernels are compiled is not asked, only whether they can be.
    """
    return {} if find_spec("numba") is not None else _alike(id)


@cache
def _alike(id: str) -> dict[str, str]:
    game = load(id)
    return {level: steady() for level in crew() if level in CREW and Level(level).skill(game).effort}


def usual() -> str:
    """Who plays against people when nobody says who."""
    return next(level for level in GENTLE if level in levels.OURS)


def wise() -> str:
    """Who is asked what to do."""
    return next(level for level in WISE if level in levels.OURS)


def steady() -> str:
    """Who stands in for somebody."""
    return next(level for level in STEADY if level in levels.OURS)
