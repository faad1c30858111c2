"""Bots that know no game: they see a perspective, sampled worlds, and the game's own evaluation."""

from approdo.bots.greedy import Greedy
from approdo.bots.levels import LEVELS, make
from approdo.bots.random_bot import RandomBot

__all__ = ["LEVELS", "Greedy", "RandomBot", "make"]
