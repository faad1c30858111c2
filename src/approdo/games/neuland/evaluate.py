"""How good a position is for a seat, and what is worth a bot's look: time, banners, and the planner's next step.

Players share one timeline, so a position is worth the banners on the land, at a price in time, less the time spent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from approdo.games.neuland import actions as a
from approdo.games.neuland.aids import open_possessions
from approdo.games.neuland.components import (
    BANNERS_ON,
    COST,
    GOODS,
    KINDS,
    MINERAL_NAMES,
    PRODUCTION,
    RECIPES,
    TERRAIN_OF,
)
from approdo.games.neuland.hexes import HEX_OF, PLACE_DISTANCE
from approdo.games.neuland.planner import Goal, Plan, Planner, Source, Step, carry_out
from approdo.games.neuland.planner.estimate import NEVER, Estimate
from approdo.games.neuland.rules.frames import (
    ASK_ACT,
    ASK_FILL,
    ASK_PAY,
    ASK_STACK,
    ASK_TAKE,
    BUILDING,
    PLACING,
    PRODUCING,
    Paying,
)
from approdo.games.neuland.rules.offers import output_at
from approdo.games.neuland.rules.paying import goods_held, has_marker, pay_legal, time_left
from approdo.games.neuland.rules.turn import act, pay_on
from approdo.games.neuland.scoring import banners_placed
from approdo.games.neuland.state import Position, free_slot

BANNER = 6.0
"""Time that a banner is worth: about what the winners of bot games spend on one."""
WORST = -20.0
"""A prospect is never reckoned worse than this."""
LOOK_AT = 200
"""How long a bot searches for the way to one possession."""


def evaluate(state: Position, seat: int) -> dict[str, float]:
    """Named parts in units of time; a bot adds them up."""
    rivals = [_standing(state, rival) for rival in range(state.players) if rival != seat]
    return {
        "banners": BANNER * banners_placed(state, seat),
        "time": -float(_ahead(state, seat)),
        "prospect": _prospect(state, seat),
        "rivals": -0.5 * max(rivals),
    }


def _ahead(state: Position, seat: int) -> int:
    """How far a seat's worker is ahead of the time marker."""
    return (state.at[seat] - state.time) % state.spaces


def _prospect(state: Position, seat: int) -> float:
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


def _standing(state: Position, seat: int) -> float:
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


ANY = -1
"""Instead of a possession: whichever promises most."""

AIMS = 100
"""An aim is a turn's number times this, and the possession's kind."""

_seen: dict[tuple[str, int, int, bool], Plan | None] = {}
"""The plan found last: a bot asks for it again when it pays for the first step."""
_kept: dict[tuple[str, int, int], Plan] = {}
"""What is left of a plan in the position after its step, for a bot that keeps to its plans."""


def best_plan(state: Position, seat: int, aim: int = ANY, keep: bool = False) -> Plan | None:
    """The plan whose banners are worth most for their time; if it is too long for this turn, a part of it.

    With an `aim` only that possession is planned for; with `keep` what is left of an earlier plan will do.
    """
    key = state.hash(), seat, aim, keep
    if key not in _seen:
        plan = (_kept.pop(key[:3], None) if keep else None) or _find_plan(state, seat, aim)
        _seen.clear()
        _seen[key] = plan
    return _seen[key]


def _keep_to(state: Position, seat: int, plan: Plan, number: int, aim: int) -> None:
    """Note what is left of a plan in the position after one of its steps, so that it is not searched for again."""
    step = plan.steps[number]
    after, place = state.clone(), free_slot(state, step.hex) if step.purpose == BUILDING else step.place
    act(after, seat, action_of(state, step), None)
    while after.asked == ASK_PAY:
        pay_on(after, seat, _next_payment(after, seat, pay_legal(after, seat), True, aim), None)
    if after.asked != ASK_ACT or after.active != seat:
        return
    left = _without(plan, number, place)
    if left.order and carry_out(after, seat, left) is not None:
        _kept.clear()
        _kept[after.hash(), seat, aim] = left


def _without(plan: Plan, number: int, place: int) -> Plan:
    """A plan after one of its steps: its good or its building is at that place."""
    done = plan.steps[number]

    def later(step: Step) -> Step:
        sources = tuple(Source(s.good, place) if s.step == number else s for s in step.sources)
        if done.purpose == BUILDING and step.site == done.site:
            return replace(step, sources=sources, place=place, copy=0)
        return replace(step, sources=sources)

    order = tuple(n for n in plan.order if n != number)
    return replace(plan, time=plan.time - done.cost, steps=tuple(map(later, plan.steps)), order=order)


def _find_plan(state: Position, seat: int, aim: int) -> Plan | None:
    planner = Planner(state, seat, hope=True)
    best: tuple[float, int, Plan] | None = None
    hopes = [hope for hope in prospects(planner) if aim in (ANY, hope[1])]
    for promise, kind in hopes:
        if best is not None and promise <= best[0]:
            break
        plan = planner.cheapest(Goal(PLACING, kind), LOOK_AT)
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
    lacking = [Goal(PRODUCING, good) for good in sorted(lacking_for(planner.state, planner.seat, kind))]
    goals += sorted(lacking, key=planner.at_least, reverse=True)
    return next((plan for goal in goals if (plan := planner.cheapest(goal, LOOK_AT)) is not None), None)


def lacking_for(state: Position, seat: int, kind: int) -> set[int]:
    """The goods that a possession needs more often than the seat holds them, the one that builds it included."""
    needed = Counter(RECIPES[kind][0][0])
    if state.building.find(kind + 1) < 0:
        needed[COST[kind]] += 1
    held = goods_held(state, seat)
    return {good for good, times in needed.items() if len(held[good]) < times}


def shortlist(state: Position, seat: int, numbers: list[int], keep: bool = False, aim: int = ANY) -> list[int]:
    """What the planner would do now; where there is nothing to plan, all of it.

    With `keep` a plan is followed while the rules carry it out, instead of searched for again after every step; with an
    `aim` it is a plan for that possession.
    """
    asked = state.asked
    if asked == ASK_ACT:
        return [_next_action(state, seat, numbers, keep, aim)]
    if asked == ASK_PAY:
        return [_next_payment(state, seat, numbers, keep, aim)]
    if asked == ASK_FILL:
        return numbers[:1]
    if asked in (ASK_STACK, ASK_TAKE):
        return [min(numbers, key=lambda number: _mineral_ranks(state, asked, number))]
    return numbers


def aims(state: Position, seat: int) -> list[int]:
    """The possessions that a turn could be planned for, the most promising first."""
    if state.asked != ASK_ACT:
        return []
    return [state.turn * AIMS + kind for _, kind in prospects(Planner(state, seat, hope=True))]


def toward(state: Position, seat: int, numbers: list[int], aim: int, keep: bool = False) -> list[int]:
    """The shortlist with an aim, as long as its turn lasts and it can still be served."""
    return shortlist(state, seat, numbers, keep, _kind_of(state, seat, aim))


def _kind_of(state: Position, seat: int, aim: int | None) -> int:
    """The possession of an aim, while its turn lasts and it can still be served."""
    turn, kind = divmod(aim, AIMS) if aim is not None else (-1, ANY)
    return kind if turn == state.turn and state.active == seat and kind in open_possessions(state) else ANY


def course(
    state: Position, seat: int, aim: int | None, keep: bool = False
) -> tuple[dict[str, Any], dict[str, float]] | None:
    """Where the plan leads that the shortlist follows, and what it brings and takes."""
    kind = _kind_of(state, seat, aim)
    plan = best_plan(state, seat, kind, keep) if state.asked == ASK_ACT else None
    if plan is None:
        return None
    last = next(step for step in plan.steps if step.user < 0)
    banners = BANNER * min(state.left[seat], BANNERS_ON[last.kind]) if last.purpose == PLACING else 0.0
    named = f"good-{GOODS[last.good]}" if last.purpose == PRODUCING else f"building-{KINDS[last.kind]}"
    goal: dict[str, Any] = {"label": named}
    if kind != ANY and last.purpose != PLACING:
        goal = {"label": "course-part", "args": {"goal": {"label": f"building-{KINDS[kind]}"}, "part": goal}}
    return goal, {"banners": banners, "time": 0.0 - plan.time}


def purpose(line: Sequence[int]) -> dict[str, Any] | None:
    """What a line is good for: the dearest possession that it serves, or else one that it builds."""
    served = [a.serving(number) for number in line if a.PLACE_BANNERS <= number < a.BUILD]
    built = [a.building(number)[0] for number in line if a.BUILD <= number < a.PAY]
    kinds = served or [kind for kind in built if kind >= PRODUCTION]
    return {"label": f"building-{KINDS[max(kinds, key=BANNERS_ON.__getitem__)]}"} if kinds else None


def _next_action(state: Position, seat: int, numbers: list[int], keep: bool, aim: int) -> int:
    """The first step of the best plan that fits into the turn; otherwise the end of the turn, as near as can be."""
    plan = best_plan(state, seat, aim, keep)
    if plan is not None:
        for number in plan.order:
            step = plan.steps[number]
            if any(source.step >= 0 for source in step.sources) or _serves_a_rival(state, plan, step):
                continue
            for sooner in _with_marker(state, seat, plan, step):
                if action_of(state, sooner) in numbers:
                    if keep and sooner is step:
                        _keep_to(state, seat, plan, number, aim)
                    return action_of(state, sooner)
            if step.cost > state.room - state.spent:
                break
    return min(n for n in numbers if a.END_TURN <= n < a.FILL)


def _serves_a_rival(state: Position, plan: Plan, step: Step) -> bool:
    """True when a step would build a possession that the plan cannot use in the same turn."""
    possession = step.purpose == BUILDING and step.kind >= PRODUCTION
    return possession and plan.time > time_left(state, state.active, PLACING, step.kind)


def _with_marker(state: Position, seat: int, plan: Plan, step: Step) -> list[Step]:
    """A step, and before it what a marker makes possible at once: a marker is best used early."""
    found = [step]
    while step.user >= 0 and has_marker(state, seat, step.good):
        step = plan.steps[step.user]
        if (step.place >= 0 or step.purpose == BUILDING) and not _serves_a_rival(state, plan, step):
            found.insert(0, step)
    return found


def action_of(state: Position, step: Step) -> int:
    """The action that carries out a step; -1, which is none, while its building does not stand."""
    if step.purpose == BUILDING:
        return a.build(step.kind, step.hex)
    if step.purpose == PLACING:
        return a.serve(step.kind)
    if step.place < 0:
        return -1
    return a.produce(output_at(state, step.place, RECIPES[step.kind][step.recipe][1]), step.place)


def _next_payment(state: Position, seat: int, numbers: list[int], keep: bool, aim: int) -> int:
    """Pay as the plan says; without one the nearest good, one that would spoil first, and nothing that is kept."""
    before = state.clone()
    doing = Paying.read(before.stack.pop())
    if not doing.paid:
        plan = best_plan(before, seat, aim, keep)
        step = plan.steps[plan.order[0]] if plan is not None else None
        if step is not None and (step.purpose, step.kind, step.recipe) == (
            doing.purpose,
            doing.building,
            doing.recipe,
        ):
            source = step.sources[0]
            number = a.pay(source.good, source.place) if source.place >= 0 else a.pay_marker(source.good)
            if number in numbers:
                return number
    return min(numbers, key=lambda number: _payment_rank(state, number))


def _payment_rank(state: Position, number: int) -> tuple[int, int, int]:
    if number >= a.PAY_MARKER:
        return (2 if number < a.USE_WHEELBARROW else 3, 0, 0)
    place = a.paying_place(number)
    distance = PLACE_DISTANCE[place][Paying.read(state.stack[-1]).hex]
    return (int(distance > 2), distance, 1 - state.lying[place])


_WANTED = ("raw_silver", "raw_iron", "coal")
"""Coal can be burnt anywhere, raw metal is only found."""
_RANK = tuple(_WANTED.index(name) for name in MINERAL_NAMES)


def _mineral_ranks(state: Position, asked: int, number: int) -> tuple[int, ...]:
    """Raw metal on top: silver first, which needs less work."""
    if asked == ASK_TAKE:
        return (_RANK[number - a.TAKE],)
    return tuple(_RANK[mineral] for mineral in a.stacking(number))
