"""The search for a cheap plan: best first over trees of steps, guided by two estimates.

A plan is a tree: the goal needs goods, each is in hand or made by a step that needs goods in turn. Its time is the sum
of its steps, whatever their order; the order must only be possible (see `order.py`), and the whole is carried out by
the rules before it is offered (`carry.py`). Whether it is the cheapest is not for the search to say: a plan is exact
when it takes no longer than what nothing can undercut (`bound.py`).

Unbuilt mines, and minerals that do not lie on a mine yet, come in only with `hope`, which bots use; what they hope for
cannot be carried out beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import count, product

from approdo.games.neuland.components import COST, GOODS, RECIPES, TERRAIN_OF
from approdo.games.neuland.hexes import DISTANCE, HEX_OF
from approdo.games.neuland.planner.carry import carry_out
from approdo.games.neuland.planner.estimate import NEVER, Estimate, Site
from approdo.games.neuland.planner.order import can_be_ordered, find_order
from approdo.games.neuland.planner.plan import Goal, Plan, Source, Step
from approdo.games.neuland.rules.frames import BUILDING, PLACING, PRODUCING, inputs_of
from approdo.games.neuland.rules.offers import top_possessions
from approdo.games.neuland.rules.paying import time_cost
from approdo.games.neuland.state import Position, free_slots

LOOK_AT = 1500
"""How many partial plans a search looks at before it gives up."""
HASTE = 1.5
"""How much the hasty search overrates what is still to be done: it finds good plans soon."""

EVERYTHING = frozenset(range(len(GOODS)))
NOTHING: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class _Supply:
    """Where one input could come from: a place, a marker, or a site that must make it."""

    distance: int
    source: Source
    site: Site | None = None


@dataclass(frozen=True, slots=True)
class _Node:
    """A partial plan: steps whose sources are known, and open steps that still need theirs."""

    cost: int
    steps: tuple[Step, ...]
    open: tuple[int, ...]
    used: frozenset[int]
    """Places of workers that pay, ~good for markers, and BARROW."""
    new: frozenset[tuple[int, int, int, int]] = frozenset()
    """The buildings that the plan builds, as `Step.site` tells them."""


BARROW = -1000
"""The wheelbarrow among the things used."""

_Choice = tuple[tuple[_Supply, ...], bool]
"""Where the inputs of a step come from, and whether the wheelbarrow helps."""
_Entry = tuple[float, int, int, _Node, _Choice | None]


class Planner:
    """Answers "what is the cheapest way to get X?" for one seat in one position.

    With `pieces` it may use markers and the wheelbarrow, with `more` build another building where one stands already.
    """

    def __init__(
        self,
        state: Position,
        seat: int,
        pieces: bool = False,
        build: bool = True,
        hope: bool = False,
        more: bool = False,
    ) -> None:
        self.state, self.seat, self.options = state, seat, (pieces, build, hope)
        self.more = more and build
        self.barrow = pieces and bool(state.wheelbarrow[seat])
        self._views: dict[frozenset[int], tuple[Estimate, Estimate, dict[int, int]]] = {}
        self._look_around(EVERYTHING if self.more else NOTHING)

    def _look_around(self, second: frozenset[int]) -> None:
        """Both estimates, and what each good in hand (by place) or marker (~good) can save."""
        if second not in self._views:
            estimate = Estimate(self.state, self.seat, *self.options, second=second)
            scratch = Estimate(self.state, self.seat, *self.options, scratch=True, second=second)
            worth = {place: scratch.worth(good, place) for good, row in estimate.held.items() for place in row}
            worth |= {~good: scratch.worth(good, -1) for good, there in enumerate(estimate.marker) if there}
            self._views[second] = estimate, scratch, worth
        self.estimate, self.scratch, self.worth = self._views[second]

    def _second(self, goal: Goal) -> frozenset[int]:
        """Goods for which another building may be built: all, or one that the goal needs twice at once, while too few
        buildings yield it, or one that is wanted while all its buildings are occupied by the seat's own workers."""
        if self.more:
            return EVERYTHING
        inputs = RECIPES[goal.what][0][0] if goal.purpose == PLACING else (goal.what,) * (goal.purpose == PRODUCING)
        if goal.purpose == PLACING and len(set(inputs)) == len(inputs):
            return NOTHING
        found = frozenset(inputs)
        for good in found:
            standing = {site.place for site in self.estimate.sites[good] if site.place >= 0 and not site.deep}
            at_once = inputs.count(good)
            if goal.purpose == PRODUCING:
                at_once += len(standing.intersection(self.estimate.held[good]))
            if len(standing) >= at_once:
                return NOTHING
        return found

    def cheapest(self, goal: Goal, look_at: int = LOOK_AT) -> Plan | None:
        """The first plan that a hasty search finds, or None if there is none."""
        self._aim(goal)
        return self._search(goal, look_at, HASTE, NEVER)

    def cheaper(self, goal: Goal, look_at: int, than: int) -> Plan | None:
        """A plan that takes less time, found by a patient search; None if it finds none."""
        self._aim(goal)
        return self._search(goal, look_at, 1.0, than)

    def at_least(self, goal: Goal) -> int:
        """A lower bound for the time of the goal, at once."""
        self._aim(goal)
        return min((self._bound(node) for node in self._roots(goal)), default=NEVER)

    def missing(self, goal: Goal) -> list[int]:
        """Kinds that must be built before the goal can be reached, those that come first in front."""
        self._aim(goal)
        inputs = (goal.what,) if goal.purpose == PRODUCING else (*RECIPES[goal.what][0][0], COST[goal.what])
        kinds = self.estimate.missing_for(inputs)
        found = [kind for kind in range(len(self.state.display)) if kinds >> kind & 1]
        return sorted(found, key=lambda kind: (self.estimate.missing_for((COST[kind],)).bit_count(), kind))

    def _aim(self, goal: Goal) -> None:
        self._look_around(self._second(goal))
        self._relevant = self._needed(goal)

    def _search(self, goal: Goal, look_at: int, haste: float, limit: int) -> Plan | None:
        """Best first; the first plan found that the rules allow."""
        queue: list[_Entry] = []
        tie = count()
        for node in self._roots(goal):
            heappush(queue, (haste * self._bound(node), 0, next(tie), node, None))
        for _ in range(look_at):
            if not queue or queue[0][0] >= limit:
                return None
            _, _, _, node, chosen = heappop(queue)
            if chosen is not None:
                node = self._grown(node, *chosen)
                if not can_be_ordered(node.steps):
                    continue
            if node.open:
                for cost, rest, first, choice in self._choices(node):
                    heappush(queue, (cost + haste * rest, first, next(tie), node, choice))
                continue
            order = find_order(self.state, self.seat, node.steps)
            if order is None:
                continue
            plan = Plan(node.cost, node.steps, order)
            if any(step.hopeful for step in plan.steps) or carry_out(self.state, self.seat, plan) is not None:
                return plan
        return None

    def _needed(self, goal: Goal) -> dict[int, int]:
        """What the goods and markers in hand that can serve the goal may save: by place, ~good for a marker."""
        inputs = (goal.what,) if goal.purpose == PRODUCING else RECIPES[goal.what][0][0]
        goods, open_goods = set[int](), {*inputs, *([COST[goal.what]] if goal.purpose != PRODUCING else [])}
        while open_goods:
            good = open_goods.pop()
            goods.add(good)
            for site in self.estimate.sites[good]:
                wanted = {*RECIPES[site.kind][site.recipe][0]}
                if site.place < 0:
                    wanted.add(COST[site.kind])
                open_goods |= wanted - goods
        return {
            source: worth
            for source, worth in self.worth.items()
            if (~source if source < 0 else self.state.good[source] - 1) in goods
        }

    # --- where a plan starts from ---

    def _roots(self, goal: Goal) -> list[_Node]:
        """The goal's own last step, at every place where it could happen."""
        empty = _Node(0, (), (), frozenset())
        if goal.purpose == PRODUCING:
            return [_with_site(empty, site, -1) for site in self.estimate.sites[goal.what]]
        if goal.purpose == BUILDING:
            return [_with_building(empty, goal.what, hex) for hex in self._hexes(goal.what)]
        place = self.state.building.find(goal.what + 1)
        if place >= 0:
            hexes = [] if self.state.owner[place] else [HEX_OF[place]]
        else:
            hexes = self._hexes(goal.what)
        roots = []
        for hex in hexes:
            step = Step(PLACING, goal.what, 0, hex, place, -1, -1)
            node = _Node(0, (step,), (0,), frozenset())
            roots.append(node if place >= 0 else _with_building(node, goal.what, hex))
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

    # --- how much a partial plan will cost at least ---

    def _bound(self, node: _Node) -> int:
        """The better of the two bounds: goods in hand used again and again, or everything from scratch less savings."""
        built = _built(node)
        one, kinds_one = self._rest(node, self.estimate)
        two, kinds_two = self._rest(node, self.scratch)
        one += self.estimate.to_build(kinds_one & ~built)
        two += self.scratch.to_build(kinds_two & ~built) - sum(self._relevant.values())
        return node.cost + max(one, two)

    def _choices(self, node: _Node) -> Iterator[tuple[int, int, int, _Choice]]:
        """All ways to supply the step opened last: cost so far, bound for the rest, rank among equals."""
        step = node.steps[node.open[-1]]
        inputs = _inputs(step)
        rest = _Node(node.cost, node.steps, node.open[:-1], node.used, node.new)
        twins = len(inputs) == 2 and inputs[0] == inputs[1]
        options = [self._supplies(node, good, step.hex, twins) for good in inputs]
        weighed = [[self._weigh(node, supply) for supply in row] for row in options]
        base = [self._rest(rest, estimate) for estimate in (self.estimate, self.scratch)]
        saved = sum(worth for source, worth in self._relevant.items() if source not in node.used)
        built = _built(node)
        before = node.cost + step.cost
        for picks in product(*(range(len(row)) for row in options)):
            choice = tuple(row[pick] for row, pick in zip(options, picks, strict=True))
            if twins and picks[0] >= picks[1]:
                continue
            if len(choice) == 2 and not self._fit_together(node, choice):
                continue
            distance = max((supply.distance for supply in choice), default=0)
            cost = before + time_cost(step.purpose, distance)
            (one, kinds_one), (two, kinds_two) = base
            left, standing = saved, built
            for row, pick in zip(weighed, picks, strict=True):
                near, far, missing, missing_far, builds, spent = row[pick]
                one, two = one + near, two + far
                kinds_one, kinds_two = kinds_one | missing, kinds_two | missing_far
                standing |= builds
                left -= spent
            one += self.estimate.to_build(kinds_one & ~standing)
            two += self.scratch.to_build(kinds_two & ~standing) - left
            yield cost, max(one, two), one, (choice, False)
            if distance > 1 and self.barrow and BARROW not in node.used:
                yield before + time_cost(step.purpose, 0), max(one, two), one, (choice, True)

    def _rest(self, node: _Node, estimate: Estimate) -> tuple[int, int]:
        """A bound for the open steps, and the kinds that must be built for them."""
        rest = missing = 0
        for number in node.open:
            rest += _open_bound(estimate, node.steps[number])
            missing |= estimate.missing_for(_inputs(node.steps[number]))
        return rest, missing

    def _weigh(self, node: _Node, supply: _Supply) -> tuple[int, int, int, int, int, int]:
        """What a supply adds: to both bounds, to the kinds that both miss, to those built, to the savings used up."""
        site, source = supply.site, supply.source
        if site is None:
            return 0, 0, 0, 0, 0, self._relevant[source.place if source.place >= 0 else ~source.good]
        inputs = RECIPES[site.kind][site.recipe][0]
        base = replace(site, copy=0) if site.copy else site
        near, far = self.estimate.make[base], self.scratch.make[base]
        missing, missing_far = self.estimate.missing_for(inputs), self.scratch.missing_for(inputs)
        if site.place >= 0 or _builds(node, site):
            return near, far, missing, missing_far, 0, 0
        cost = (COST[site.kind],)
        return (
            near + self.estimate.building(site.kind, site.hex),
            far + self.scratch.building(site.kind, site.hex),
            missing | self.estimate.missing_for(cost),
            missing_far | self.scratch.missing_for(cost),
            1 << site.kind,
            0,
        )

    def _supplies(self, node: _Node, good: int, hex: int, twins: bool) -> list[_Supply]:
        """Where an input can come from; a second new building in one hex only beside the first."""
        estimate = self.estimate
        found = [
            _Supply(DISTANCE[HEX_OF[place]][hex], Source(good, place))
            for place in estimate.held[good]
            if place not in node.used
        ]
        if estimate.marker[good] and ~good not in node.used:
            found.append(_Supply(0, Source(good)))
        found += [
            _Supply(DISTANCE[site.hex][hex], Source(good), site)
            for first in estimate.sites[good]
            if estimate.make[first] < NEVER
            for site in self._copies(node, first, twins)
            if self._fits(node, site)
        ]
        return found

    def _copies(self, node: _Node, site: Site, twins: bool) -> list[Site]:
        """A site, and a second new building of its kind in its hex where that may be needed."""
        if site.place >= 0 or not (twins or (self.more and _builds(node, site))):
            return [site]
        return [site, replace(site, copy=1)]

    def _fits(self, node: _Node, *sites: Site) -> bool:
        """True when missing buildings can still be built beside those of the plan."""
        keys = [_key(site) for site in sites if site.place < 0]
        if not keys:
            return True
        planned = node.new.union(keys)
        if len(planned) == len(node.new):
            return not any(site.extra for site in sites)  # an unbuilt mine is hoped to hold one such mineral, not two
        return all(
            sum(where == hex for _, _, where, _ in planned) <= free_slots(self.state, hex)
            and sum(what == kind for _, what, _, _ in planned) <= self.state.display[kind]
            for _, kind, hex, _ in keys
        )

    def _fit_together(self, node: _Node, choice: tuple[_Supply, ...]) -> bool:
        """Two goods that are needed at once: from two buildings, which both find room and tiles."""
        sites = [supply.site for supply in choice if supply.site is not None]
        keys = {_key(site) for site in sites}
        if len(keys) < len(sites):
            return False
        for place, kind, hex, copy in keys:
            first = (place, kind, hex, 0)
            if copy and first not in node.new and first not in keys:
                return False
        return len(keys) < 2 or self._fits(node, *sites)

    # --- growing a tree ---

    def _grown(self, node: _Node, choice: tuple[_Supply, ...], barrow: bool) -> _Node:
        """The node with the sources of its last open step filled in, and steps added for those that must be made."""
        number = node.open[-1]
        step = node.steps[number]
        far = 0 if barrow else max((supply.distance for supply in choice), default=0)
        cost = time_cost(step.purpose, far)
        paid = [supply.source for supply in choice if supply.site is None]
        used = node.used.union(s.place if s.place >= 0 else ~s.good for s in paid).union([BARROW] * barrow)
        node = _Node(node.cost + step.cost + cost, node.steps, node.open[:-1], used, node.new)
        sources = []
        for supply in choice:
            source = supply.source
            if supply.site is not None:
                source = replace(source, step=len(node.steps))
                node = _with_site(node, supply.site, number)
            sources.append(source)
        steps = list(node.steps)
        steps[number] = replace(step, sources=tuple(sources), cost=step.cost + cost, barrow=barrow)
        return replace(node, steps=tuple(steps))


def _key(site: Site) -> tuple[int, int, int, int]:
    """The building of a site, as `Step.site` tells it."""
    return site.place, site.kind, site.hex, site.copy


def _with_site(node: _Node, site: Site, user: int) -> _Node:
    """The node and a step that makes a good at a site, building it first where it is missing."""
    step = Step(
        PRODUCING,
        site.kind,
        site.recipe,
        site.hex,
        site.place,
        site.good,
        user,
        (),
        site.extra,
        site.extra > 0,
        site.copy,
    )
    to_build = site.place < 0 and not _builds(node, site)
    node = _with_step(node, step)
    return _with_building(node, site.kind, site.hex, site.copy) if to_build else node


def _with_building(node: _Node, kind: int, hex: int, copy: int = 0) -> _Node:
    """The node and a step that builds a missing building."""
    return _with_step(node, Step(BUILDING, kind, 0, hex, -1, -1, -1, copy=copy))


def _with_step(node: _Node, step: Step) -> _Node:
    new = node.new.union([step.site]) if step.purpose == BUILDING else node.new
    return _Node(node.cost, (*node.steps, step), (*node.open, len(node.steps)), node.used, new)


def _open_bound(estimate: Estimate, step: Step) -> int:
    """What an estimate says of an open step alone."""
    if step.purpose == BUILDING:
        return estimate.building(step.kind, step.hex)
    return estimate.using(_inputs(step), step.hex) + step.cost


def _inputs(step: Step) -> tuple[int, ...]:
    return inputs_of(step.purpose, step.kind, step.recipe)


def _builds(node: _Node, site: Site) -> bool:
    return _key(site) in node.new


def _built(node: _Node) -> int:
    """The kinds that the plan builds, as a bit set."""
    return sum({1 << kind for _, kind, _, _ in node.new})
