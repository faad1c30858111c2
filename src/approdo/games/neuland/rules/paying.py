"""Paying for an action: which goods, markers and the wheelbarrow, and what time it costs (nl.5.3, nl.6.2, nl.8)."""

from __future__ import annotations

from collections import defaultdict

from approdo.core.events import Events
from approdo.core.text import label
from approdo.games.neuland import actions as a
from approdo.games.neuland.components import BANNERS_ON, COST, FOOD, RECIPES, WOOD
from approdo.games.neuland.hexes import HEX_OF, PLACE_DISTANCE, PLACES
from approdo.games.neuland.rules.frames import ASK_PAY
from approdo.games.neuland.rules.mines import take_back
from approdo.games.neuland.state import Neuland

PRODUCING, PLACING, BUILDING = range(3)
"""What is being paid for. The target is a place; when building, a hex."""

ANYWHERE = 99
"""A distance that no good exceeds: the limit under the wheelbarrow."""


def inputs_of(purpose: int, kind: int, recipe: int) -> tuple[int, ...]:
    """The goods to hand over."""
    return (COST[kind],) if purpose == BUILDING else RECIPES[kind][recipe][0]


def time_cost(purpose: int, distance: int) -> int:
    """The time an action costs when its farthest good is that far away (nl.5.3, nl.6.2)."""
    if purpose == BUILDING:
        return max(distance - 1, 0)
    return max(distance, 1)


def time_left(state: Neuland, seat: int, purpose: int, kind: int) -> int:
    """What an action may cost so that a free end space remains; the last banner needs none (nl.4.5, nl.4.8)."""
    if purpose == PLACING and state.left[seat] <= BANNERS_ON[kind]:
        return state.spaces - 1 - state.spent
    return state.room - state.spent


def places_of(state: Neuland, seat: int) -> list[int]:
    """Where a seat's workers stand on the land."""
    found, worker, mark = [], state.worker, seat + 1
    place = worker.find(mark)
    while place >= 0:
        found.append(place)
        place = worker.find(mark, place + 1)
    return found


Held = defaultdict[int, list[int]]
"""By good the places where a seat's workers stand for it; goods not held are missing until asked for."""


def goods_held(state: Neuland, seat: int) -> Held:
    """The seat's goods."""
    held: Held = defaultdict(list)
    for place in places_of(state, seat):
        held[state.good[place] - 1].append(place)
    return held


def has_marker(state: Neuland, seat: int, good: int) -> bool:
    """True when the seat still has the marker that replaces this good."""
    if good == FOOD:
        return bool(state.food_marker[seat])
    return good == WOOD and bool(state.wood_marker[seat])


def pay_legal(state: Neuland, seat: int) -> list[int]:
    """Every good, marker or wheelbarrow with which the payment can go on."""
    _, _, purpose, kind, target, recipe, paid, far, barrow, last = state.stack[-1]
    hex = target if purpose == BUILDING else HEX_OF[target]
    inputs = inputs_of(purpose, kind, recipe)
    good, rest = inputs[paid], inputs[paid + 1 :]
    held = goods_held(state, seat)
    limit = ANYWHERE
    if not barrow:
        limit = time_left(state, seat, purpose, kind) + (purpose == BUILDING)
    # Two equal goods are handed over in the order of their places, so that a pair is offered once.
    after = last if paid and inputs[paid - 1] == good else -1
    offered = [p for p in held[good] if p > after and PLACE_DISTANCE[p][hex] <= limit]
    if rest == (good,):
        offered = offered[:-1]
    elif rest and all(PLACE_DISTANCE[p][hex] > limit for p in held[rest[0]]):
        offered = []
    if barrow and far <= 1:  # it must save time (nl.8.4)
        farther = [p for p in held[rest[0]] if PLACE_DISTANCE[p][hex] > 1] if rest else []
        late = max(farther, default=-1)
        offered = [p for p in offered if PLACE_DISTANCE[p][hex] > 1 or (late > p if rest == (good,) else farther)]
    numbers = [a.PAY + good * PLACES + p for p in offered]
    if barrow:
        return numbers
    # A marker gives no worker back, and producing needs one (nl.5.5).
    if has_marker(state, seat, good) and (purpose != PRODUCING or state.free[seat]):
        numbers.append(a.PAY_MARKER + (good == WOOD))
    if state.wheelbarrow[seat]:
        within = [p for p in held[good] if p > after] + [p for g in rest for p in held[g]]
        if max([far, *(PLACE_DISTANCE[p][hex] for p in within)]) > 1:
            numbers.append(a.USE_WHEELBARROW)
    return numbers


def pay(state: Neuland, seat: int, number: int, out: Events | None) -> None:
    """One step of a payment: the frame on top says how far it has come."""
    kind_, mask, purpose, kind, target, recipe, paid, far, barrow, last = state.stack[-1]
    if number == a.USE_WHEELBARROW:
        state.wheelbarrow[seat] = 0
        barrow = 1
        if out is not None:
            out.add("wheelbarrow", "nl.8.1", seat=seat)
    elif number >= a.PAY_MARKER:
        wood = number - a.PAY_MARKER
        (state.wood_marker if wood else state.food_marker)[seat] = 0
        paid += 1  # and nothing is farther away than before (nl.8.3)
        if out is not None:
            out.add("marker", "nl.8.2", seat=seat, good=label("good-wood" if wood else "good-food"))
    else:
        last = (number - a.PAY) % PLACES
        hex = target if purpose == BUILDING else HEX_OF[target]
        far = max(far, PLACE_DISTANCE[last][hex])
        paid += 1
        take_back(state, last, out)
    state.stack[-1] = (kind_, mask, purpose, kind, target, recipe, paid, far, barrow, last)


def begin_payment(state: Neuland, seat: int, purpose: int, kind: int, target: int, recipe: int) -> None:
    """Ask for the goods of an action."""
    state.stack.append((ASK_PAY, 1 << seat, purpose, kind, target, recipe, 0, 0, 0, -1))


def pay_what_is_plain(state: Neuland, seat: int, out: Events | None) -> bool:
    """Hand over goods as long as there is no choice; True when all is paid. Markers are never used unasked."""
    while True:
        frame = state.stack[-1]
        if frame[6] == len(inputs_of(frame[2], frame[3], frame[5])):
            return True
        options = pay_legal(state, seat)
        if len(options) > 1 or options[0] >= a.PAY_MARKER:
            return False
        pay(state, seat, options[0], out)
