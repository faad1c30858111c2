"""The planner: a cheap way to get something, checked against the rules; exact where that can be shown."""

from approdo.games.neuland.planner.advice import OVERLOOKS, Advice, Adviser
from approdo.games.neuland.planner.carry import Done, carry_out, fits
from approdo.games.neuland.planner.plan import Goal, Plan, Source, Step
from approdo.games.neuland.planner.search import Planner

__all__ = ["OVERLOOKS", "Advice", "Adviser", "Done", "Goal", "Plan", "Planner", "Source", "Step", "carry_out", "fits"]
