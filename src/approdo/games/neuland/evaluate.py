"""How good a position is for a seat, and what is worth a bot's look: time, banners, and the planner's next step.

Players share one timeline, so a position is worth the banners on the land, at a price in time, less the time spent.
"""

from __future__ import annotations

from approdo.games.neuland import actions as a
from approdo.games.neuland.aids import open_possessions
from approdo.games.neuland.components import BANNERS_ON, MINERAL_NAMES, PRODUCTION, RECIPES, TERRAIN_OF
from approdo.games.neuland.hexes import HEX_OF, HEXES, PLACE_DISTANCE, PLACES
from approdo.games.neuland.planner import Goal, Plan, Planner, Step
from approdo.games.neuland.planner.estimate import NEVER, Estimate
from approdo.games.neuland.rules.frames import ASK_ACT, ASK_FILL, ASK_PAY, ASK_STACK, ASK_TAKE
from approdo.games.neuland.rules.offers import output_at
from approdo.games.neuland.rules.paying import BUILDING, PLACING, PRODUCING, has_marker, time_left
from approdo.games.neuland.scoring import banners_placed
from approdo.games.neuland.state import Neuland

BANNER = 6.0
"""Time that a banner is worth: about what the winners of bot games spend on one."""
WORST = -20.0
"""A prospect is never reckoned worse than this."""
LOOK_AT = 200
"""How long a bot searches for the way to one possession."""


def evaluate(state: Neuland, seat: int) -> dict[str, float]:
    """Named parts in units of time; a bot adds them up."""
    rivals = [_standing(state, rival) for rival in range(state.players) if rival != seat]
    return {
        "banners": BANNER * banners_placed(state, seat),
        "time": -float(_ahead(state, seat)),
        "prospect": _prospect(state, seat),
        "rivals": -0.5 * max(rivals),
    }


def _ahead(state: Neuland, seat: int) -> int:
    """How far a seat's worker is ahead of the time marker."""
    return (state.at[seat] - state.time) % state.spaces


def _prospect(state: Neuland, seat: int) -> float:
    """What the best possession promises; a finished game is beyond price."""
    if not state.left[seat]:
        return 100.0
    estimate = Estimate(state, seat, hope=True)
    return max((_promise(estimate, kind) for kind in open_possessions(state)), default=WORST)


def _promise(estimate: Estimate, kind: int) -> float:
    """A possession's banners at a price in time, less the time that an estimate sees at once."""
    state, inputs = estimate.state, RECIPES[kind][0][0]
    place = state.building.find(kind + 1)
    if place >= 0:
        time = estimate.using(inputs, HEX_OF[place])
    else:
        hexes = [h for h in estimate.room if state.terrain[h] == TERRAIN_OF[kind]]
        time = min((estimate.using(inputs, h) + estimate.building(kind, h) for h in hexes), default=NEVER)
    time += estimate.to_build(estimate.missing_for(inputs))
    return max(BANNER * min(state.left[estimate.seat], BANNERS_ON[kind]) - time, WORST)


def _standing(state: Neuland, seat: int) -> float:
    return BANNER * banners_placed(state, seat) - _ahead(state, seat) + (0.0 if state.left[seat] else 100.0)


def prospects(planner: Planner) -> list[tuple[float, int]]:
    """Possessions by what they promise: their banners at a price in time, less the least time; the best first."""
    state, seat = planner.state, planner.seat
    found = []
    for kind in open_possessions(state):
        time = planner.at_least(Goal(PLACING, kind))
        if time < NEVER:
            found.append((BANNER * min(state.left[seat], BANNERS_ON[kind]) - time, kind))
    return sorted(found, reverse=True)


_seen: dict[tuple[str, int], Plan | None] = {}
"""The plan found last: a bot asks for it again when it pays for the first step."""


def best_plan(state: Neuland, seat: int) -> Plan | None:
    """The plan whose banners are worth most for their time; if it is too long for this turn, a part of it."""
    key = state.hash(), seat
    if key not in _seen:
        plan = _find_plan(state, seat)
        _seen.clear()
        _seen[key] = plan
    return _seen[key]


def _find_plan(state: Neuland, seat: int) -> Plan | None:
    planner = Planner(state, seat, hope=True)
    best: tuple[float, int, Plan] | None = None
    hopes = prospects(planner)
    for promise, kind in hopes:
        if best is not None and promise <= best[0]:
            break
        plan = planner.cheapest(Goal(PLACING, kind), LOOK_AT, hasty=True)
        if plan is not None:
            worth = BANNER * min(state.left[seat], BANNERS_ON[kind]) - plan.time
            if best is None or worth > best[0]:
                best = worth, kind, plan
    if best is not None and best[2].time <= time_left(state, seat, PLACING, best[1]):
        return best[2]
    wanted = [kind for _, kind in hopes] if best is None else [best[1]]
    return next((part for kind in wanted if (part := _part(planner, kind)) is not None), None)


def _part(planner: Planner, kind: int) -> Plan | None:
    """On the way to a possession: a workshop that is missing, or else the dearest good that is not in hand."""
    goals = [Goal(BUILDING, missing) for missing in planner.missing(Goal(PLACING, kind))]
    lacking = [Goal(PRODUCING, good) for good in set(RECIPES[kind][0][0]) if not planner.estimate.held[good]]
    goals += sorted(lacking, key=planner.at_least, reverse=True)
    return next((plan for goal in goals if (plan := planner.cheapest(goal, LOOK_AT, hasty=True)) is not None), None)


def shortlist(state: Neuland, seat: int, numbers: list[int]) -> list[int]:
    """What the planner would do now; where there is nothing to plan, all of it."""
    asked = state.stack[-1][0]
    if asked == ASK_ACT:
        return [_next_action(state, seat, numbers)]
    if asked == ASK_PAY:
        return [_next_payment(state, seat, numbers)]
    if asked == ASK_FILL:
        return numbers[:1]
    if asked in (ASK_STACK, ASK_TAKE):
        return [min(numbers, key=lambda number: _mineral_ranks(state, asked, number))]
    return numbers


def _next_action(state: Neuland, seat: int, numbers: list[int]) -> int:
    """The first step of the best plan that fits into the turn; otherwise the end of the turn, as near as can be."""
    plan = best_plan(state, seat)
    if plan is not None:
        for number in plan.order:
            step = plan.steps[number]
            if any(source.step >= 0 for source in step.sources) or _serves_a_rival(state, plan, step):
                continue
            for sooner in _with_marker(state, seat, plan, step):
                if action_of(state, sooner) in numbers:
                    return action_of(state, sooner)
            if step.cost > state.room - state.spent:
                break
    return min(n for n in numbers if a.END_TURN <= n < a.FILL)


def _serves_a_rival(state: Neuland, plan: Plan, step: Step) -> bool:
    """True when a step would build a possession that the plan cannot use in the same turn."""
    possession = step.purpose == BUILDING and step.kind >= PRODUCTION
    return possession and plan.time > time_left(state, state.active, PLACING, step.kind)


def _with_marker(state: Neuland, seat: int, plan: Plan, step: Step) -> list[Step]:
    """A step, and before it what a marker makes possible at once: a marker is best used early."""
    found = [step]
    while step.user >= 0 and has_marker(state, seat, step.good):
        step = plan.steps[step.user]
        if (step.place >= 0 or step.purpose == BUILDING) and not _serves_a_rival(state, plan, step):
            found.insert(0, step)
    return found


def action_of(state: Neuland, step: Step) -> int:
    """The action that carries out a step."""
    if step.purpose == BUILDING:
        return a.BUILD + step.kind * HEXES + step.hex
    if step.purpose == PLACING:
        return a.PLACE_BANNERS + step.kind - PRODUCTION
    good = output_at(state, step.place, RECIPES[step.kind][step.recipe][1])
    return a.PRODUCE + good * PLACES + step.place


def _next_payment(state: Neuland, seat: int, numbers: list[int]) -> int:
    """Pay as the plan says; without one the nearest good, one that would spoil first, and nothing that is kept."""
    before = state.clone()
    _, _, purpose, kind, _, recipe, paid, *_ = before.stack.pop()
    if not paid:
        plan = best_plan(before, seat)
        step = plan.steps[plan.order[0]] if plan is not None else None
        if step is not None and (step.purpose, step.kind, step.recipe) == (purpose, kind, recipe):
            source = step.sources[0]
            number = a.PAY + source.good * PLACES + source.place if source.place >= 0 else a.PAY_MARKER + source.good
            if number in numbers:
                return number
    return min(numbers, key=lambda number: _payment_rank(state, number))


def _payment_rank(state: Neuland, number: int) -> tuple[int, int, int]:
    if number >= a.PAY_MARKER:
        return (2 if number < a.USE_WHEELBARROW else 3, 0, 0)
    _, _, purpose, _, target, *_ = state.stack[-1]
    place = (number - a.PAY) % PLACES
    distance = PLACE_DISTANCE[place][target if purpose == BUILDING else HEX_OF[target]]
    return (int(distance > 2), distance, 1 - state.lying[place])


_WANTED = ("raw_silver", "raw_iron", "coal")
"""Coal can be burnt anywhere, raw metal is only found."""
_RANK = tuple(_WANTED.index(name) for name in MINERAL_NAMES)


def _mineral_ranks(state: Neuland, asked: int, number: int) -> tuple[int, ...]:
    """Raw metal on top: silver first, which needs less work."""
    n = len(MINERAL_NAMES)
    if asked == ASK_TAKE:
        return (_RANK[number - a.TAKE],)
    rest, bottom = divmod(number - a.STACK, n)
    top, middle = divmod(rest, n)
    return _RANK[top], _RANK[middle], _RANK[bottom]
