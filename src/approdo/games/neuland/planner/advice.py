"""What the planner tells a player: for every goal the quickest way known, and the one that keeps pieces for later."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from approdo.games.neuland.planner.bound import NEVER, Bound
from approdo.games.neuland.planner.pieces import shortened
from approdo.games.neuland.planner.plan import Goal, Plan
from approdo.games.neuland.planner.search import Planner
from approdo.games.neuland.shapes import Overlooked
from approdo.games.neuland.state import Position

OVERLOOKS: tuple[Overlooked, ...] = ("luck", "rivals", "spoiling", "detours")
"""What the planner does not look at, as keys of texts: minerals that are yet to be drawn or chosen; what the others do
before one's next turn; goods that spoil between turns; steps that only make room (a worker, a building, a layer)."""


@dataclass(frozen=True)
class Advice:
    """The quickest plan found for a goal; if it uses a marker or the wheelbarrow, also the quickest without them."""

    goal: Goal
    plan: Plan
    keeping: Plan | None


class Adviser:
    """Answers for one seat in one position: how long it searches for a way, and then for a cheaper one."""

    def __init__(self, state: Position, seat: int, look_at: int, patience: int) -> None:
        self.state, self.seat, self.look_at, self.patience = state, seat, look_at, patience
        self.bound = Bound(state, seat)

    @cached_property
    def _frugal(self) -> Planner:
        return Planner(self.state, self.seat, more=True)

    @cached_property
    def _lavish(self) -> Planner:
        return Planner(self.state, self.seat, more=True, pieces=True)

    def advise(self, goal: Goal) -> Advice | None:
        """The best ways to a goal, or None if none is known."""
        keeping = self._best(self._frugal, goal, self.bound.least(goal, False))
        least = self.bound.least(goal, True)
        swift = self._swift(goal, keeping, least) if self.bound.pieces else None
        plan = swift or keeping
        if plan is None:
            return None
        return Advice(goal, replace(plan, exact=plan.time <= least), keeping if swift else None)

    def _swift(self, goal: Goal, keeping: Plan | None, least: int) -> Plan | None:
        """A plan that uses pieces and is quicker than the one that keeps them."""
        plan = shortened(self.state, self.seat, keeping) if keeping else None
        known = plan or keeping
        if known is None or known.time > least:
            plan = self._lavish.cheaper(goal, self.patience, known.time if known else NEVER) or plan
        return plan if plan is not None and plan.pieces else None

    def _best(self, planner: Planner, goal: Goal, least: int) -> Plan | None:
        """A plan found in haste and, if something might undercut it, a patient second look."""
        plan = planner.cheapest(goal, self.look_at)
        if plan is None or plan.time > least:
            plan = planner.cheaper(goal, self.patience, plan.time if plan else NEVER) or plan
        return plan and replace(plan, exact=plan.time <= least)
