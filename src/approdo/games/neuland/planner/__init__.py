"""The planner: the cheapest way to get something, exact over the player's own goods, the buildings and time."""

from approdo.games.neuland.planner.plan import Goal, Plan, Source, Step
from approdo.games.neuland.planner.search import Planner

__all__ = ["Goal", "Plan", "Planner", "Source", "Step"]
