"""The kinds of pending decision; a frame is (kind, mask of the seat awaited, actions done in this turn)."""

from __future__ import annotations

from approdo.core.state import Frame

DRAWING = 0
"""Chance: who begins."""
PLACING = 1
BEGINNING = 2
"""The first action of a turn, always a move."""
ACTING = 3
ENDING = 4
"""Nothing is left but to say that the turn is over."""

ACTIONS_IN_A_TURN = 3


def placing(seat: int) -> Frame:
    """A seat places a pioneer."""
    return PLACING, 1 << seat, 0


def beginning(seat: int) -> Frame:
    """A seat makes its first move."""
    return BEGINNING, 1 << seat, 0


def seat_of(frame: Frame) -> int:
    """The seat that a frame awaits; -1 for chance."""
    return frame[1].bit_length() - 1
