"""All ways to pay for an action, whole: what the small decisions of a payment add up to."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, product
from typing import cast

from approdo.games.neuland import actions as a
from approdo.games.neuland.components import GOODS
from approdo.games.neuland.hexes import HEX_OF, PLACE_DISTANCE, PLACE_NAMES
from approdo.games.neuland.rules.frames import BUILDING, PLACING, PRODUCING, inputs_of
from approdo.games.neuland.rules.paying import (
    MARKER,
    goods_held,
    has_marker,
    time_cost,
    time_left,
)
from approdo.games.neuland.rules.turn import recipe_for
from approdo.games.neuland.shapes import Good, Paid, PayWay
from approdo.games.neuland.state import Position


@dataclass(frozen=True, order=True)
class Payment:
    """One way to pay. What is kept for once a game comes last, then the cheaper comes first."""

    wheelbarrow: bool
    markers: int
    time: int
    places: tuple[int, ...]
    """The places that pay, MARKER for a marker."""

    def to_json(self, goods: tuple[int, ...]) -> PayWay:
        """The payment in words."""
        return {
            "time": self.time,
            "wheelbarrow": self.wheelbarrow,
            "pay": paid(goods, self.places),
        }


def paid(goods: tuple[int, ...], places: tuple[int, ...]) -> list[Paid]:
    """Which goods pay, and from where."""
    named = cast(tuple[Good, ...], GOODS)
    return [
        {"good": named[good], "place": None if place == MARKER else PLACE_NAMES[place]}
        for good, place in zip(goods, places, strict=True)
    ]


def undertaking(state: Position, number: int) -> tuple[int, int, int, int] | None:
    """(purpose, kind, target, recipe) of an action that is paid for; None for the end of a turn."""
    if a.BUILD <= number < a.PAY:
        kind, hex = a.building(number)
        return BUILDING, kind, hex, 0
    if a.PLACE_BANNERS <= number < a.BUILD:
        kind = a.serving(number)
        return PLACING, kind, state.building.find(kind + 1), 0
    if a.PRODUCE <= number < a.PLACE_BANNERS:
        good, place = a.producing(number)
        kind = state.building[place] - 1
        return PRODUCING, kind, place, recipe_for(kind, good)
    return None


def payments(state: Position, seat: int, purpose: int, kind: int, target: int, recipe: int) -> list[Payment]:
    """Every payment that fits the time left, the best first."""
    left = time_left(state, seat, purpose, kind)
    return [payment for payment in all_payments(state, seat, purpose, kind, target, recipe) if payment.time <= left]


def all_payments(state: Position, seat: int, purpose: int, kind: int, target: int, recipe: int) -> list[Payment]:
    """Every payment with the goods in hand, whether time allows it or not."""
    hex = target if purpose == BUILDING else HEX_OF[target]
    inputs = inputs_of(purpose, kind, recipe)
    found = []
    for places in _sources(state, seat, purpose, inputs):
        markers = places.count(MARKER)
        far = max((PLACE_DISTANCE[p][hex] for p in places if p != MARKER), default=0)
        found.append(Payment(False, markers, time_cost(purpose, far), places))
        if far > 1 and state.wheelbarrow[seat]:
            found.append(Payment(True, markers, time_cost(purpose, 0), places))
    return sorted(found)


def _sources(state: Position, seat: int, purpose: int, inputs: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The places that could pay for all inputs."""
    if not inputs:
        return [()] if state.free[seat] else []
    held = goods_held(state, seat)
    if len(inputs) == 2 and inputs[0] == inputs[1]:
        return list(combinations(held[inputs[0]], 2))
    found = list(product(*(held[good] for good in inputs)))
    if has_marker(state, seat, inputs[0]) and (purpose != PRODUCING or state.free[seat]):
        found.append((MARKER,))
    return found
