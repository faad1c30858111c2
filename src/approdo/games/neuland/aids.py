"""What saves a player arithmetic: payments, end spaces, spoiling goods, and the planner's answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from approdo.core.text import Arg, label
from approdo.games.neuland import actions as a
from approdo.games.neuland.components import (
    BANNERS_ON,
    COST,
    FAMILIES,
    GOODS,
    GRADES,
    KINDS,
    POSSESSIONS,
    PRODUCTION,
    RECIPES,
    STACK_HEIGHT,
    TERRAIN_OF,
    TERRAINS,
)
from approdo.games.neuland.hexes import HEX_NAMES, HEX_OF, PLACE_DISTANCE, PLACE_NAMES, PLACES
from approdo.games.neuland.payments import payments, undertaking
from approdo.games.neuland.planner import Goal, Plan, Planner, Step
from approdo.games.neuland.rules.frames import ASK_ACT, ASK_PAY, ASK_STACK, ASK_TAKE
from approdo.games.neuland.rules.offers import taken_ends, top_possessions
from approdo.games.neuland.rules.paying import BUILDING, PLACING, PRODUCING, inputs_of, time_cost
from approdo.games.neuland.rules.turn import next_seat
from approdo.games.neuland.state import Neuland
from approdo.games.neuland.view import PURPOSES

LOOK_AT = 150
"""How long the planner searches for each answer in a view; a longer search would make the player wait."""

TILES = {
    KINDS[k]: {
        "terrain": TERRAINS[TERRAIN_OF[k]],
        "cost": GOODS[COST[k]] if COST[k] >= 0 else None,
        "recipes": [
            {"inputs": [GOODS[g] for g in inputs], "output": GOODS[output] if output >= 0 else None}
            for inputs, output in RECIPES[k]
        ],
        "banners": BANNERS_ON[k],
        "family": FAMILIES[(k - PRODUCTION) // STACK_HEIGHT] if k >= PRODUCTION else None,
        "grade": GRADES[k],
    }
    for k in range(len(KINDS))
}
"""Every kind of building as the player aid prints it."""


def effect(state: Neuland, seat: int, number: int) -> dict[str, Any] | None:
    """What one legal action would do: time, payments, who moves next, what spoils."""
    if number >= a.END_TURN and number < a.FILL:
        return _end(state, seat, state.spent + number - a.END_TURN)
    if a.PAY <= number < a.PAY_MARKER:
        _, _, purpose, _, target, _, _, far, barrow, _ = state.stack[-1]
        place = (number - a.PAY) % PLACES
        distance = PLACE_DISTANCE[place][target if purpose == BUILDING else HEX_OF[target]]
        spoils = bool(state.lying[place])
        return {"distance": distance, "time": time_cost(purpose, 0 if barrow else max(far, distance)), "spoils": spoils}
    doing = undertaking(state, number)
    if doing is None:
        return None
    purpose, kind, _, recipe = doing
    goods = inputs_of(purpose, kind, recipe)
    ways = [way.to_json(goods) for way in payments(state, seat, *doing)]
    shown: dict[str, Any] = {**ways[0], "alternatives": ways[1:]}
    if purpose == PLACING:
        shown["banners"] = min(BANNERS_ON[kind], state.left[seat])
    return shown


def _end(state: Neuland, seat: int, total: int) -> dict[str, Any]:
    """What follows if the turn ends that many spaces after the time marker."""
    after = state.clone()
    after.at[seat] = (state.time + total) % state.spaces
    following = (state.start + state.turn) % state.players if state.turn < state.players else next_seat(after)
    return {"space": after.at[seat], "total": total, "next": following}


def spoiling(state: Neuland) -> list[dict[str, Any]]:
    """The active player's goods that spoil when this turn ends (nl.4.10)."""
    return [
        {"place": PLACE_NAMES[p], "good": GOODS[state.good[p] - 1]}
        for p in range(PLACES)
        if state.lying[p] and state.worker[p] == state.active + 1
    ]


def aids(state: Neuland, viewer: int) -> dict[str, Any]:
    """Helps for the present turn; the plans are for the player who is to act."""
    acting = bool(state.stack) and state.stack[-1][0] == ASK_ACT
    taken = taken_ends(state, state.active)
    ends = range(state.spent or 1, state.spaces) if acting else ()
    return {
        "tiles": TILES,
        "spoils": spoiling(state),
        "ends": [_end(state, state.active, k) for k in ends if k not in taken],
        "time_left": state.room - state.spent,
        "plans": plans(state, viewer) if acting and viewer == state.active else [],
    }


def plans(state: Neuland, seat: int) -> list[dict[str, Any]]:
    """The cheapest way to get each good, and banners from each possession within reach."""
    planner = Planner(state, seat)
    goals = [Goal(PRODUCING, good) for good in range(len(GOODS))]
    goals += [Goal(PLACING, kind) for kind in open_possessions(state)]
    found = [(goal, planner.cheapest(goal, LOOK_AT)) for goal in goals]
    return [_plan(state, seat, goal, plan) for goal, plan in found if plan is not None]


def open_possessions(state: Neuland) -> list[int]:
    """Possessions that can still be served: on top of a stack, or standing without banners."""
    tops = top_possessions(state)
    return [k for k in POSSESSIONS if k in tops or _stands_open(state, k)]


def _stands_open(state: Neuland, kind: int) -> bool:
    place = state.building.find(kind + 1)
    return place >= 0 and not state.owner[place]


def _plan(state: Neuland, seat: int, goal: Goal, plan: Plan) -> dict[str, Any]:
    wanted = {"good": GOODS[goal.what]} if goal.purpose == PRODUCING else {"possession": KINDS[goal.what]}
    return {
        **wanted,
        "time": plan.time,
        "exact": plan.exact,
        "this_turn": plan.time <= state.room - state.spent,
        "steps": [_step(plan.steps[number]) for number in plan.order],
    }


def _step(step: Step) -> dict[str, Any]:
    return {
        "do": PURPOSES[step.purpose],
        "building": KINDS[step.kind],
        "hex": HEX_NAMES[step.hex],
        "place": PLACE_NAMES[step.place] if step.place >= 0 else None,
        "good": GOODS[step.good] if step.good >= 0 else None,
        "time": step.cost,
    }


def prompt_args(state: Neuland, seat: int) -> Mapping[str, Arg]:
    """The values that the prompts mention."""
    frame = state.stack[-1]
    if frame[0] == ASK_ACT:
        return {"left": state.room - state.spent, "banners": state.left[seat]}
    if frame[0] == ASK_PAY:
        _, _, purpose, kind, _, recipe, paid, *_ = frame
        good = inputs_of(purpose, kind, recipe)[paid]
        return {"good": label(f"good-{GOODS[good]}"), "building": label(f"building-{KINDS[kind]}")}
    if frame[0] in (ASK_STACK, ASK_TAKE):
        return {"hex": HEX_NAMES[HEX_OF[frame[2]]], "left": 6 - len(frame)}
    return {}
