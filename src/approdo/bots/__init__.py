"""Bots that know no game: they see a perspective, sampled worlds, and the game's own evaluation."""

from typing import TYPE_CHECKING

from approdo.bots import levels
from approdo.bots.greedy import Greedy
from approdo.bots.levels import Maker, make, several
from approdo.bots.random_bot import RandomBot

if TYPE_CHECKING:
    from approdo.bots.levels import LEVELS as LEVELS

__all__ = ["LEVELS", "Greedy", "RandomBot", "make", "several"]


def __getattr__(name: str) -> dict[str, Maker]:
    """LEVELS, looked up when it is first asked for."""
    found: dict[str, Maker] = getattr(levels, name)
    return found
