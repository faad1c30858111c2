"""The kinds of pending decision and what their frames hold, after (kind, mask of the seats awaited)."""

from __future__ import annotations

from approdo.core.state import Frame

FIRST = 0
"""Chance: who begins."""
SETTLE = 1
"""Chance: (.., index of the settlement, ponds left with mark 2, mark 3, mark 4, harvest tiles left)."""
SETTLE_TILE = 2
"""Chance: (.., space): which tile lies there."""
BUILDING = 3
"""Chance: (.., destination, where): a building leaves the bag; FROM_BAG adds the draws left after it."""
HAND_TILE = 4
"""Chance: (.., seat): a tile of the set-up."""
LAY = 5
BUILD = 6
DRAW = 7
"""(.., draws left, 1 for the first of the turn)"""
FLIP = 8
"""Chance: what the shipment shows."""
NEW_TILE = 9
"""Chance: (.., seat): a tile at the end of a turn."""

TO_OFFER, TO_CLEARING, TO_HAND, REFILL, FROM_BAG = range(5)
"""Where a building drawn by chance goes: a slot, a space or a seat at set-up; a slot or a seat in step 5."""

SIZES = {
    FIRST: 2,
    SETTLE: 7,
    SETTLE_TILE: 3,
    BUILDING: 4,
    HAND_TILE: 3,
    LAY: 2,
    BUILD: 2,
    DRAW: 4,
    FLIP: 2,
    NEW_TILE: 3,
}
"""How long a frame of each kind is; a BUILDING that comes FROM_BAG is longer by one."""


def kind_of(frame: Frame) -> int:
    """Which decision it is."""
    return frame[0]


def seat_of(frame: Frame) -> int:
    """The seat that a frame awaits; -1 for chance."""
    return frame[1].bit_length() - 1


def lay(seat: int) -> Frame:
    """A seat lays a tile."""
    return LAY, 1 << seat


def build(seat: int) -> Frame:
    """A seat may build."""
    return BUILD, 1 << seat


def draw(seat: int, left: int, first: int) -> Frame:
    """A seat takes one of the buildings that it still has to draw."""
    return DRAW, 1 << seat, left, first


def building(destination: int, where: int, *left: int) -> Frame:
    """Chance takes a building from the bag."""
    return BUILDING, 0, destination, where, *left


def settle(index: int, left: tuple[int, ...]) -> Frame:
    """Chance shuffles something onto a settlement: ponds left by mark, then harvest tiles left."""
    return SETTLE, 0, index, *left


def about(frame: Frame) -> int:
    """What a decision of chance is about: the index of a settlement, a space, or a seat."""
    return frame[2]


def marks_left(frame: Frame) -> tuple[int, ...]:
    """What a SETTLE may still lay: ponds by mark, then harvest tiles."""
    return frame[3:]
