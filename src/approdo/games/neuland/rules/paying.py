"""Paying for an action: which goods, markers and the wheelbarrow, and what time it costs (nl.5.3, nl.6.2, nl.8)."""

from __future__ import annotations

from collections import defaultdict

from approdo.core.events import Events
from approdo.core.text import label
from approdo.games.neuland import actions as a
from approdo.games.neuland.components import BANNERS_ON, FOOD, WOOD
from approdo.games.neuland.hexes import HEX_OF, PLACE_DISTANCE
from approdo.games.neuland.rules.frames import ASK_PAY, BUILDING, PLACING, PRODUCING, inputs_of
from approdo.games.neuland.rules.mines import take_back
from approdo.games.neuland.state import Position

MARKER = -1
"""Among the places that pay: a marker."""

ANYWHERE = 99
"""A distance that no good exceeds: the limit under the wheelbarrow."""


def time_cost(purpose: int, distance: int) -> int:
    """The time an action costs when its farthest good is that far away (nl.5.3, nl.6.2)."""
    if purpose == BUILDING:
        return max(distance - 1, 0)
    return max(distance, 1)


def time_left(state: Position, seat: int, purpose: int, kind: int) -> int:
    """What an action may cost so that a free end space remains; the last banner needs none (nl.4.5, nl.4.8)."""
    if purpose == PLACING and state.left[seat] <= BANNERS_ON[kind]:
        return state.spaces - 1 - state.spent
    return state.room - state.spent


def places_of(state: Position, seat: int) -> list[int]:
    """Where a seat's workers stand on the land."""
    found, worker, mark = [], state.worker, seat + 1
    place = worker.find(mark)
    while place >= 0:
        found.append(place)
        place = worker.find(mark, place + 1)
    return found


Held = defaultdict[int, list[int]]
"""By good the places where a seat's workers stand for it; goods not held are missing until asked for."""


def goods_held(state: Position, seat: int) -> Held:
    """The seat's goods."""
    held: Held = defaultdict(list)
    for place in places_of(state, seat):
        held[state.good[place] - 1].append(place)
    return held


def has_marker(state: Position, seat: int, good: int) -> bool:
    """True when the seat still has the marker that replaces this good."""
    if good == FOOD:
        return bool(state.food_marker[seat])
    return good == WOOD and bool(state.wood_marker[seat])


def pay_legal(state: Position, seat: int) -> list[int]:
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
    first = a.pay(good, 0)
    numbers = [first + p for p in offered]
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


def pay(state: Position, seat: int, number: int, out: Events | None) -> None:
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
        last = a.paying_place(number)
        hex = target if purpose == BUILDING else HEX_OF[target]
        far = max(far, PLACE_DISTANCE[last][hex])
        paid += 1
        take_back(state, last, out)
    state.stack[-1] = (kind_, mask, purpose, kind, target, recipe, paid, far, barrow, last)


def begin_payment(state: Position, seat: int, purpose: int, kind: int, target: int, recipe: int) -> None:
    """Ask for the goods of an action."""
    state.stack.append((ASK_PAY, 1 << seat, purpose, kind, target, recipe, 0, 0, 0, -1))


def pay_what_is_plain(state: Position, seat: int, out: Events | None, handed: list[int] | None) -> bool:
    """Hand over goods as long as there is no choice; True when all is paid. Markers are never used unasked.

    The places that pay are added to `handed`, if somebody wants to know.
    """
    while True:
        _, _, purpose, kind, _, recipe, paid, _, _, _ = state.stack[-1]
        if paid == len(inputs_of(purpose, kind, recipe)):
            return True
        options = pay_legal(state, seat)
        if len(options) > 1 or options[0] >= a.PAY_MARKER:
            return False
        pay(state, seat, options[0], out)
        if handed is not None:
            handed.append(a.paying_place(options[0]))
