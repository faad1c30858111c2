"""An exact search for the cheapest plan: best first over trees of steps, bounded by the estimate.

A plan is a tree: the goal needs goods, each is in hand or made by a step that needs goods in turn. Its time is the sum
of its steps, whatever their order; the order must only be possible (see `order.py`). Best first with a bound that
never overestimates finds the cheapest tree that can be ordered. Exact means: among all plans in which every step
serves the goal, over the goods in hand and the buildings that stand; a good that no standing building yields may be
made by building one. Deeper minerals and unbuilt mines come in only with `hope`, which bots use.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import count, product

from approdo.games.neuland.components import COST, RECIPES, TERRAIN_OF
from approdo.games.neuland.hexes import DISTANCE, HEX_OF
from approdo.games.neuland.planner.estimate import NEVER, Estimate, Site
from approdo.games.neuland.planner.order import find_order
from approdo.games.neuland.planner.plan import Goal, Plan, Source, Step
from approdo.games.neuland.rules.paying import BUILDING, PLACING, PRODUCING, time_cost
from approdo.games.neuland.rules.turn import top_possessions
from approdo.games.neuland.state import Neuland, free_slots

LOOK_AT = 2000
"""How many partial plans are looked at before the search gives up."""


@dataclass(frozen=True)
class _Node:
    cost: int
    rest: int
    steps: tuple[Step, ...]
    open: tuple[int, ...]
    used: frozenset[int]
    markers: frozenset[int]


class Planner:
    """Answers "what is the cheapest way to get X this turn?" for one seat in one position."""

    def __init__(
        self, state: Neuland, seat: int, markers: bool = False, build: bool = True, hope: bool = False
    ) -> None:
        self.state, self.seat, self.hope = state, seat, hope
        self.estimate = Estimate(state, seat, markers, build, hope)

    def cheapest(self, goal: Goal) -> Plan | None:
        """The cheapest plan, or None if there is none (or the search gave up)."""
        queue: list[tuple[int, int, int, _Node]] = []
        tie = count()

        def push(node: _Node) -> None:
            if node.cost + node.rest < NEVER:
                heappush(queue, (node.cost + node.rest, -len(node.steps), next(tie), node))

        for node in self._roots(goal):
            push(node)
        for _ in range(LOOK_AT):
            if not queue:
                return None
            node = heappop(queue)[3]
            if node.open:
                for successor in self._expand(node):
                    push(successor)
                continue
            order = find_order(self.state, self.seat, node.steps)
            if order is not None:
                return Plan(node.cost, node.steps, order)
        return None

    # --- where a plan starts from ---

    def _roots(self, goal: Goal) -> list[_Node]:
        """The goal's own last step, at every place where it could happen."""
        if goal.purpose == PRODUCING:
            return [self._with_site(_EMPTY, site, -1) for site in self.estimate.sites[goal.what]]
        if goal.purpose == BUILDING:
            return [self._with_building(_EMPTY, goal.what, hex) for hex in self._hexes(goal.what)]
        inputs = RECIPES[goal.what][0][0]
        place = self.state.building.find(goal.what + 1)
        if place >= 0:
            if self.state.owner[place]:
                return []
            step = Step(PLACING, goal.what, 0, HEX_OF[place], place, -1, -1)
            return [_Node(0, self.estimate.using(inputs, step.hex), (step,), (0,), frozenset(), frozenset())]
        roots = []
        for hex in self._hexes(goal.what):
            step = Step(PLACING, goal.what, 0, hex, -1, -1, -1)
            node = _Node(0, self.estimate.using(inputs, hex), (step,), (0,), frozenset(), frozenset())
            roots.append(self._with_building(node, goal.what, hex))
        return roots

    def _hexes(self, kind: int) -> list[int]:
        """Where a kind could be built now."""
        if COST[kind] < 0:
            return []
        if kind >= len(self.state.display):
            if kind not in top_possessions(self.state):
                return []
        elif not self.state.display[kind]:
            return []
        return [h for h in self.estimate.room if self.state.terrain[h] == TERRAIN_OF[kind]]

    # --- growing a tree ---

    def _with_building(self, node: _Node, kind: int, hex: int) -> _Node:
        """The node and a step that builds a missing building."""
        step = Step(BUILDING, kind, 0, hex, -1, -1, -1)
        return replace(
            node,
            rest=node.rest + self.estimate.building(kind, hex),
            steps=(*node.steps, step),
            open=(*node.open, len(node.steps)),
        )

    def _with_site(self, node: _Node, site: Site, user: int) -> _Node:
        """The node and a step that makes a good at a site, building it first where it is missing."""
        step = Step(PRODUCING, site.kind, site.recipe, site.hex, site.place, site.good, user, (), site.extra, site.extra > 0)
        node = replace(
            node,
            rest=node.rest + self.estimate.make[site],
            steps=(*node.steps, step),
            open=(*node.open, len(node.steps)),
        )
        if site.place < 0 and not _builds(node, site.kind, site.hex):
            node = self._with_building(node, site.kind, site.hex)
        return node

    def _fits(self, node: _Node, site: Site) -> bool:
        """True when a missing building can still be built beside those of the plan."""
        if site.place >= 0 or _builds(node, site.kind, site.hex):
            return not (site.place < 0 and site.extra)  # an unbuilt mine is hoped to hold one such mineral, not two
        planned = [step for step in node.steps if step.purpose == BUILDING]
        return (
            sum(step.hex == site.hex for step in planned) < free_slots(self.state, site.hex)
            and sum(step.kind == site.kind for step in planned) < self.state.display[site.kind]
        )

    def _expand(self, node: _Node) -> list[_Node]:
        """All ways to supply the inputs of the step opened last."""
        number = node.open[-1]
        step = node.steps[number]
        inputs = (COST[step.kind],) if step.purpose == BUILDING else RECIPES[step.kind][step.recipe][0]
        bound = self._bound(step)
        choices = [self._supplies(node, good, step.hex) for good in inputs]
        grown = []
        for picks in product(*choices):
            if len(picks) == 2 and inputs[0] == inputs[1] and picks[0][0] > picks[1][0]:
                continue
            workers = [source.place for _, _, source, _ in picks if source.place >= 0]
            if len(set(workers)) < len(workers):
                continue
            far = max((distance for _, distance, _, _ in picks), default=0)
            cost = time_cost(step.purpose, far)
            child = replace(
                node,
                cost=node.cost + step.cost + cost,
                rest=node.rest - bound,
                open=node.open[:-1],
                used=node.used.union(workers),
                markers=node.markers.union(s.good for _, _, s, site in picks if site is None and s.place < 0),
            )
            grown += self._attach(child, number, replace(step, cost=step.cost + cost), picks)
        return grown

    def _attach(
        self, node: _Node, number: int, step: Step, picks: tuple[tuple[int, int, Source, Site | None], ...]
    ) -> list[_Node]:
        """The node with the step's sources filled in and steps added for those that must be made."""
        sources = []
        for _, _, source, site in picks:
            if site is not None:
                if not self._fits(node, site):
                    return []
                source = Source(source.good, step=len(node.steps))
                node = self._with_site(node, site, number)
            sources.append(source)
        steps = list(node.steps)
        steps[number] = replace(step, sources=tuple(sources))
        return [replace(node, steps=tuple(steps))]

    def _bound(self, step: Step) -> int:
        if step.purpose == BUILDING:
            return self.estimate.building(step.kind, step.hex)
        bound = self.estimate.using(RECIPES[step.kind][step.recipe][0], step.hex)
        return bound + step.cost

    def _supplies(self, node: _Node, good: int, hex: int) -> list[tuple[int, int, Source, Site | None]]:
        """Where an input can come from: (rank, distance, source, site that must make it)."""
        estimate = self.estimate
        found: list[tuple[int, int, Source, Site | None]] = []
        for place in estimate.held[good]:
            if place not in node.used:
                found.append((len(found), DISTANCE[HEX_OF[place]][hex], Source(good, place), None))
        if estimate.marker[good] and good not in node.markers:
            found.append((len(found), 0, Source(good), None))
        for site in estimate.sites[good]:
            found.append((len(found), DISTANCE[site.hex][hex], Source(good, step=0), site))
        return found


_EMPTY = _Node(0, 0, (), (), frozenset(), frozenset())


def _builds(node: _Node, kind: int, hex: int) -> bool:
    return any(step.purpose == BUILDING and (step.kind, step.hex) == (kind, hex) for step in node.steps)
