"""The pending decisions of New England: what a frame on the stack is about, by name.

FIRST · START · ANNOUNCE · TILES left · CARDS left · MARKERS · TURN · LAY terrain · USE card from-barn
"""

from __future__ import annotations

from typing import NamedTuple

from approdo.core.state import Frame
from approdo.games.new_england import components as c
from approdo.games.new_england.state import Position

FIRST, START, ANNOUNCE, TILES, CARDS, MARKERS, TURN, LAY, USE = range(9)
"""The kinds, as they stand in the table of decisions."""


class Asked(NamedTuple):
    """A frame of any kind by name: `about` is what is left to draw, the tile's type or the kind of card."""

    kind: int
    seats: int
    about: int = -1
    from_barn: int = 0


def read(frame: Frame) -> Asked:
    """A frame by name."""
    return Asked(*frame)


def top(state: Position) -> Asked:
    """The decision that is asked now."""
    return Asked(*state.stack[-1])


def start(seat: int) -> Frame:
    """A start tile is placed (ne.3.2)."""
    return (START, 1 << seat)


def announce(seat: int) -> Frame:
    """The number of land tiles is announced (ne.4.2)."""
    return (ANNOUNCE, 1 << seat)


def draw_tiles(left: int) -> Frame:
    """Chance: so many tiles come out of the bag (ne.4.3)."""
    return (TILES, 0, left)


def draw_cards(left: int) -> Frame:
    """Chance: so many cards come from the deck (ne.4.4)."""
    return (CARDS, 0, left)


def marker(seat: int) -> Frame:
    """A bid marker is taken (ne.5.1)."""
    return (MARKERS, 1 << seat)


def turn(seat: int) -> Frame:
    """A turn of phase 3 (ne.6.8)."""
    return (TURN, 1 << seat)


def lay(seat: int, terrain: int) -> Frame:
    """The land tile just bought is laid (ne.7.1)."""
    return (LAY, 1 << seat, terrain)


def use(seat: int, card: int, from_barn: bool) -> Frame:
    """A card bought, or taken from a barn, is carried out; one that was bought may be stored (ne.8.1, ne.10)."""
    return (USE, 1 << seat, card, int(from_barn))


def in_hand(state: Position) -> list[int]:
    """The items that were bought, or taken from a barn, and are not yet laid, carried out or stored."""
    asked = [Asked(*frame) for frame in state.stack]
    return [a.about if a.kind == LAY else c.TILES + a.about for a in asked if a.kind in (LAY, USE)]


def on_turn(state: Position) -> int:
    """The seat whose turn of phase 3 it is, -1 for none."""
    if not state.stack or state.stack[0][0] != TURN:
        return -1
    return state.stack[0][1].bit_length() - 1
