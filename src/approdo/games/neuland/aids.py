"""What saves a player arithmetic: payments, end spaces, spoiling goods, and the planner's answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from approdo.core.text import Arg, label
from approdo.games.neuland import actions as a
from approdo.games.neuland import shapes
from approdo.games.neuland.components import (
    BANNERS_ON,
    COST,
    FAMILIES,
    GOODS,
    GRADES,
    KINDS,
    MINE_DEPTH,
    POSSESSIONS,
    PRODUCTION,
    RECIPES,
    TERRAIN_OF,
    TERRAINS,
    family_of,
)
from approdo.games.neuland.hexes import HEX_NAMES, HEX_OF, PLACE_DISTANCE, PLACE_NAMES, PLACES
from approdo.games.neuland.payments import paid, payments, undertaking
from approdo.games.neuland.planner import OVERLOOKS, Advice, Adviser, Done, Goal, Plan, Step, carry_out, fits
from approdo.games.neuland.rules.frames import (
    ASK_ACT,
    ASK_PAY,
    ASK_STACK,
    ASK_TAKE,
    PLACING,
    PRODUCING,
    Paying,
    Stacking,
    inputs_of,
)
from approdo.games.neuland.rules.offers import taken_ends, top_possessions
from approdo.games.neuland.rules.paying import time_cost
from approdo.games.neuland.rules.turn import next_seat
from approdo.games.neuland.state import Position
from approdo.games.neuland.view import PURPOSES

LOOK_AT = 150
"""How long the planner searches for each answer in a view; a longer search would make the player wait."""
PATIENCE = 30
"""How long it looks for something cheaper than what it has found."""

_GOODS = cast(tuple[shapes.Good, ...], GOODS)
_KINDS = cast(tuple[shapes.Building, ...], KINDS)

TILES: dict[shapes.Building, shapes.Tile] = {
    name: {
        "terrain": cast(shapes.Terrain, TERRAINS[TERRAIN_OF[k]]),
        "cost": _GOODS[COST[k]] if COST[k] >= 0 else None,
        "recipes": [
            {"inputs": [_GOODS[g] for g in inputs], "output": _GOODS[output] if output >= 0 else None}
            for inputs, output in RECIPES[k]
        ],
        "banners": BANNERS_ON[k],
        "family": cast(shapes.Family, FAMILIES[family_of(k)]) if k >= PRODUCTION else None,
        "grade": cast(shapes.Grade, GRADES[k]),
    }
    for k, name in enumerate(_KINDS)
}
"""Every kind of building as the player aid prints it."""


def effect(state: Position, seat: int, number: int) -> shapes.Effect | None:
    """What one legal action would do: time, payments, who moves next, what spoils."""
    if number >= a.END_TURN and number < a.FILL:
        return _end(state, seat, state.spent + number - a.END_TURN)
    if a.PAY <= number < a.PAY_MARKER:
        doing, place = Paying.read(state.stack[-1]), a.paying_place(number)
        distance = PLACE_DISTANCE[place][doing.hex]
        time = time_cost(doing.purpose, 0 if doing.barrow else max(doing.far, distance))
        return {"distance": distance, "time": time, "spoils": bool(state.lying[place])}
    action = undertaking(state, number)
    if action is None:
        return None
    purpose, kind, _, recipe = action
    goods = inputs_of(purpose, kind, recipe)
    ways = [way.to_json(goods) for way in payments(state, seat, *action)]
    best = ways[0]
    shown: shapes.Doing = {
        "time": best["time"],
        "wheelbarrow": best["wheelbarrow"],
        "pay": best["pay"],
        "alternatives": ways[1:],
    }
    if purpose == PLACING:
        shown["banners"] = min(BANNERS_ON[kind], state.left[seat])
    return shown


def _end(state: Position, seat: int, total: int) -> shapes.End:
    """What follows if the turn ends that many spaces after the time marker."""
    after = state.clone()
    after.at[seat] = (state.time + total) % state.spaces
    following = (state.start + state.turn) % state.players if state.turn < state.players else next_seat(after)
    return {"space": after.at[seat], "total": total, "next": following}


def spoiling(state: Position) -> list[shapes.Spoiling]:
    """The active player's goods that spoil when this turn ends (nl.4.10)."""
    return [
        {"place": PLACE_NAMES[p], "good": _GOODS[state.good[p] - 1]}
        for p in range(PLACES)
        if state.lying[p] and state.worker[p] == state.active + 1
    ]


def aids(state: Position, viewer: int) -> shapes.Aids:
    """Helps for the present turn; the plans are for the player who is to act."""
    acting = state.asked == ASK_ACT
    taken = taken_ends(state, state.active)
    ends = range(state.spent or 1, state.spaces) if acting else ()
    return {
        "tiles": TILES,
        "spoils": spoiling(state),
        "ends": [_end(state, state.active, k) for k in ends if k not in taken],
        "time_left": state.room - state.spent,
        "plans": plans(state, viewer) if acting and viewer == state.active else [],
        "overlooks": list(OVERLOOKS),
    }


def plans(state: Position, seat: int) -> list[shapes.Plan]:
    """The cheapest way to get each good, and banners from each possession within reach."""
    adviser = Adviser(state, seat, LOOK_AT, PATIENCE)
    goals = [Goal(PRODUCING, good) for good in range(len(GOODS))]
    goals += [Goal(PLACING, kind) for kind in open_possessions(state)]
    found = [adviser.advise(goal) for goal in goals]
    return [_plan(state, seat, advice) for advice in found if advice is not None]


def open_possessions(state: Position) -> list[int]:
    """Possessions that can still be served: on top of a stack, or standing without banners."""
    tops = top_possessions(state)
    return [k for k in POSSESSIONS if k in tops or _stands_open(state, k)]


def _stands_open(state: Position, kind: int) -> bool:
    place = state.building.find(kind + 1)
    return place >= 0 and not state.owner[place]


def _plan(state: Position, seat: int, advice: Advice) -> shapes.Plan:
    way = _way(state, seat, advice.plan)
    plan: shapes.Plan = {
        "time": way["time"],
        "exact": way["exact"],
        "this_turn": way["this_turn"],
        "pieces": way["pieces"],
        "steps": way["steps"],
        "keeping": None if advice.keeping is None else _way(state, seat, advice.keeping),
    }
    if advice.goal.purpose == PRODUCING:
        plan["good"] = _GOODS[advice.goal.what]
    else:
        plan["possession"] = cast(shapes.Possession, KINDS[advice.goal.what])
    return plan


def _way(state: Position, seat: int, plan: Plan) -> shapes.Way:
    done = carry_out(state, seat, plan)
    assert done is not None, "a plan is offered only when the rules allow it"
    return {
        "time": plan.time,
        "exact": plan.exact,
        "this_turn": fits(state, seat, plan),
        "pieces": cast(list[shapes.Piece], list(plan.pieces)),
        "steps": [_step(plan.steps[number], how) for number, how in zip(plan.order, done, strict=True)],
    }


def _step(step: Step, how: Done) -> shapes.PlanStep:
    return {
        "do": PURPOSES[step.purpose],
        "building": _KINDS[step.kind],
        "hex": HEX_NAMES[step.hex],
        "place": PLACE_NAMES[step.place] if step.place >= 0 else None,
        "at": PLACE_NAMES[how.place],
        "good": _GOODS[step.good] if step.good >= 0 else None,
        "time": step.cost,
        "pay": paid(inputs_of(step.purpose, step.kind, step.recipe), how.paid),
        "wheelbarrow": step.barrow,
    }


def prompt_args(state: Position, seat: int) -> Mapping[str, Arg]:
    """The values that the prompts mention."""
    frame = state.stack[-1]
    if frame[0] == ASK_ACT:
        return {"left": state.room - state.spent, "banners": state.left[seat]}
    if frame[0] == ASK_PAY:
        paying = Paying.read(frame)
        return {"good": label(f"good-{GOODS[paying.due]}"), "building": label(f"building-{KINDS[paying.building]}")}
    if frame[0] in (ASK_STACK, ASK_TAKE):
        mine, minerals = Stacking.read(frame)
        return {"hex": HEX_NAMES[HEX_OF[mine]], "left": MINE_DEPTH - len(minerals)}
    return {}
