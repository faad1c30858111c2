"""Why not: for every action that is not legal now, a reason with its paragraphs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from approdo.core.actions import Action
from approdo.core.game import Refusal
from approdo.core.text import Arg, label
from approdo.games.neuland import actions as a
from approdo.games.neuland.components import (
    COST,
    GOOD,
    GOODS,
    KIND,
    KINDS,
    MINE,
    MINERAL_NAMES,
    PRODUCTION,
    RECIPES,
    TERRAIN_OF,
    TERRAINS,
    family_of,
    number_in_stack,
)
from approdo.games.neuland.hexes import HEX_NAMES, PLACE_DISTANCE, PLACE_NAMES
from approdo.games.neuland.payments import all_payments
from approdo.games.neuland.rules.frames import BUILDING, PLACING, PRODUCING, Paying, Stacking, inputs_of
from approdo.games.neuland.rules.offers import FOREST, building_hexes, output_at, top_possessions
from approdo.games.neuland.rules.paying import (
    goods_held,
    has_marker,
    time_cost,
    time_left,
)
from approdo.games.neuland.rules.turn import recipe_for
from approdo.games.neuland.state import Position, free_slot


def refusal(state: Position, seat: int, action: Action) -> Refusal:
    """Why an action of a kind that the present decision accepts is not legal."""
    return _WHY[type(action)](state, seat, action)


def _good(number: int) -> Arg:
    return label(f"good-{GOODS[number]}")


def _terrain(number: int) -> Arg:
    return label(f"terrain-{TERRAINS[number]}")


def _settle(state: Position, seat: int, action: a.Settle) -> Refusal:
    terrain = state.terrain[HEX_NAMES.index(action.hex)]
    if terrain != FOREST:
        return Refusal("not-forest", ("nl.3.2",), {"hex": action.hex, "terrain": _terrain(terrain)})
    return Refusal("no-room-for-huts", ("nl.3.2",), {"hex": action.hex})


def _end_turn(state: Position, seat: int, action: a.EndTurn) -> Refusal:
    total = state.spent + action.steps
    if not total:
        return Refusal("must-move", ("nl.4.9",))
    if total >= state.spaces:
        return Refusal("reaches-marker", ("nl.4.5",), {"most": state.spaces - 1 - state.spent, "steps": action.steps})
    space = (state.time + total) % state.spaces
    other = next(s for s, at in enumerate(state.at) if at == space and s != seat)
    return Refusal("space-taken", ("nl.4.6",), {"steps": action.steps, "other": {"seat": other}})


def _produce(state: Position, seat: int, action: a.Produce) -> Refusal:
    place, good = PLACE_NAMES.index(action.place), GOOD[action.good]
    kind = state.building[place] - 1
    if kind < 0:
        return Refusal("no-building", ("nl.5.1",), {"place": action.place})
    building = label(f"building-{KINDS[kind]}")
    recipe = recipe_for(kind, good)
    if kind >= PRODUCTION or output_at(state, place, RECIPES[kind][recipe][1]) != good:
        args = {"building": building, "good": _good(good)}
        return Refusal("yields-other", ("nl.2.5", "nl.2.7", "nl.9.2"), args)
    if state.worker[place]:
        occupied: dict[str, Arg] = {"building": building, "other": {"seat": state.worker[place] - 1}}
        return Refusal("occupied", ("nl.5.4",), occupied)
    return _unpaid(state, seat, PRODUCING, kind, place, recipe)


def _place_banners(state: Position, seat: int, action: a.PlaceBanners) -> Refusal:
    kind = KIND[action.possession]
    place = state.building.find(kind + 1)
    named = label(f"building-{action.possession}")
    if place < 0:
        return Refusal("not-built", ("nl.7.4",), {"building": named})
    if state.owner[place]:
        closed: dict[str, Arg] = {"building": named, "other": {"seat": state.owner[place] - 1}}
        return Refusal("closed", ("nl.7.3",), closed)
    return _unpaid(state, seat, PLACING, kind, place, 0)


def _build(state: Position, seat: int, action: a.Build) -> Refusal:
    kind, hex = KIND[action.building], HEX_NAMES.index(action.hex)
    named = label(f"building-{action.building}")
    if COST[kind] < 0:
        return Refusal("huts-not-built", ("nl.1.7", "nl.3.2"), {"building": named})
    if kind >= PRODUCTION:
        if state.stacks[family_of(kind)] > number_in_stack(kind):
            return Refusal("none-left", ("nl.6.4",), {"building": named})
        if kind not in top_possessions(state):
            return Refusal("not-on-top", ("nl.6.3",), {"building": named})
    elif not state.display[kind]:
        return Refusal("none-left", ("nl.6.4",), {"building": named})
    if state.terrain[hex] != TERRAIN_OF[kind]:
        args = {
            "building": named,
            "wanted": _terrain(TERRAIN_OF[kind]),
            "hex": action.hex,
            "terrain": _terrain(state.terrain[hex]),
        }
        return Refusal("wrong-terrain", ("nl.2.3",), args)
    if free_slot(state, hex) < 0:
        return Refusal("hex-full", ("nl.2.4",), {"hex": action.hex})
    if hex not in building_hexes(state):
        return Refusal("room-for-starters", ("nl.3.4",), {"hex": action.hex})
    return _unpaid(state, seat, BUILDING, kind, hex, 0)


def _unpaid(state: Position, seat: int, purpose: int, kind: int, target: int, recipe: int) -> Refusal:
    """The action itself would be possible: goods, a worker or time are lacking."""
    ways = all_payments(state, seat, purpose, kind, target, recipe)
    rules = ("nl.6.1",) if purpose == BUILDING else ("nl.5.1", "nl.7.1") if purpose == PLACING else ("nl.5.1",)
    if not ways:
        inputs, held = inputs_of(purpose, kind, recipe), goods_held(state, seat)
        lacking = [_good(good) for good in dict.fromkeys(inputs) if len(held[good]) < inputs.count(good)]
        if not lacking or any(has_marker(state, seat, good) and not held[good] for good in inputs):
            return Refusal("no-worker", ("nl.5.5",))
        return Refusal("lacks", rules, {"goods": [_good(good) for good in inputs], "lacking": lacking})
    left = max(time_left(state, seat, purpose, kind), 0)
    return Refusal("no-time", ("nl.4.5", "nl.4.8"), {"time": min(way.time for way in ways), "left": left})


def _due(state: Position) -> int:
    """The good that the payment under way asks for next."""
    return Paying.read(state.stack[-1]).due


def _pay(state: Position, seat: int, action: a.Pay) -> Refusal:
    place, good = PLACE_NAMES.index(action.place), GOOD[action.good]
    if good != _due(state):
        return Refusal("not-due", ("nl.5.1",), {"good": _good(good), "due": _good(_due(state))})
    if state.worker[place] != seat + 1 or state.good[place] != good + 1:
        return Refusal("not-yours", ("nl.2.5", "nl.2.6"), {"good": _good(good), "place": action.place})
    doing = Paying.read(state.stack[-1])
    left = max(time_left(state, seat, doing.purpose, doing.building), 0)

    def near(other: int) -> bool:
        return bool(doing.barrow) or time_cost(doing.purpose, PLACE_DISTANCE[other][doing.hex]) <= left

    if near(place) and doing.inputs == (good, good):
        if doing.paid and place < doing.last and _saves_time(doing, doing.far, place):
            passed: dict[str, Arg] = {"place": action.place, "first": PLACE_NAMES[doing.last]}
            return Refusal("pair-passed", ("nl.5.2",), passed)
        others = [p for p in goods_held(state, seat)[good] if p != place and near(p)]
        if not doing.paid and _could_follow(doing, place, others):
            return Refusal("pair-order", ("nl.5.2",), {"place": action.place})
    if doing.barrow:
        return Refusal("wheelbarrow-idle", ("nl.8.4",))
    return Refusal("too-far", ("nl.4.5", "nl.4.8"), {"place": action.place, "left": left})


def _could_follow(doing: Paying, place: int, others: list[int]) -> bool:
    """True when a pair of equal goods can be paid with this one second; under the wheelbarrow one must be far."""
    return any(_saves_time(doing, PLACE_DISTANCE[other][doing.hex], place) for other in others if other < place)


def _saves_time(doing: Paying, far: int, place: int) -> bool:
    """True unless the wheelbarrow would carry only near goods: the one at this place and another that far (nl.8.4)."""
    return not doing.barrow or max(far, PLACE_DISTANCE[place][doing.hex]) > 1


def _pay_marker(state: Position, seat: int, action: a.PayMarker) -> Refusal:
    good = GOOD[action.marker]
    if good != _due(state):
        return Refusal("not-due", ("nl.8.2",), {"good": _good(good), "due": _good(_due(state))})
    if not has_marker(state, seat, good):
        return Refusal("marker-used", ("nl.8.2",), {"good": _good(good)})
    if Paying.read(state.stack[-1]).barrow:
        return Refusal("wheelbarrow-idle", ("nl.8.4",))
    return Refusal("no-worker", ("nl.5.5",))


def _wheelbarrow(state: Position, seat: int, action: a.UseWheelbarrow) -> Refusal:
    if not state.wheelbarrow[seat]:
        return Refusal("wheelbarrow-used", ("nl.8.1",))
    return Refusal("wheelbarrow-idle", ("nl.8.4",))


def _fill(state: Position, seat: int, action: a.Fill) -> Refusal:
    if state.building[PLACE_NAMES.index(action.place)] != MINE + 1:
        return Refusal("not-a-mine", ("nl.9.6",), {"place": action.place})
    return Refusal("mine-not-empty", ("nl.9.6",), {"place": action.place})


def _stack(state: Position, seat: int, action: a.Stack) -> Refusal:
    drawn = [label(f"good-{MINERAL_NAMES[m]}") for m in Stacking.read(state.stack[-1]).minerals]
    return Refusal("other-minerals", ("nl.9.1",), {"minerals": drawn})


def _take(state: Position, seat: int, action: a.Take) -> Refusal:
    return Refusal("mineral-not-left", ("nl.9.7",), {"mineral": label(f"good-{action.mineral}")})


_WHY: dict[type[Action], Callable[[Position, int, Any], Refusal]] = {
    a.Settle: _settle,
    a.EndTurn: _end_turn,
    a.Produce: _produce,
    a.PlaceBanners: _place_banners,
    a.Build: _build,
    a.Pay: _pay,
    a.PayMarker: _pay_marker,
    a.UseWheelbarrow: _wheelbarrow,
    a.Fill: _fill,
    a.Stack: _stack,
    a.Take: _take,
}
