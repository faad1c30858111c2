"""The position of a game of New Haven."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from approdo.core.state import State
from approdo.games.new_haven import components as c
from approdo.games.new_haven.components import KINDS, PLOTS, SIZE

OUTSIDE, FREE, TILED, POND, SHIPPED = range(5)
"""What a space of the harvest board is; SHIPPED holds a shipment still face down."""

DOWN = KINDS
"""A plot holds 0, or kind + 1 face up, or kind + 1 + DOWN face down."""
BURIED = 2 * KINDS
"""Counts of covered buildings for each seat: kinds face up, then kinds face down."""


@dataclass(slots=True, repr=False)
class Position(State):
    """Everything on the table, secrets included."""

    players: int = 2
    side_b: int = 0
    redevelop: int = 0
    careful: int = 0
    charters_on: int = 0
    shipment_four: int = 0
    active: int = 0
    turn: int = 0
    """Turns begun, from 1."""
    shipped: int = -1
    """The shipment laid this turn, resource * SIZE + space; -1 if none."""
    spaces: bytearray = field(default_factory=lambda: bytearray(SIZE))
    ground: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """The quadrants of each resource, as masks."""
    clearings: bytearray = field(default_factory=lambda: bytearray(SIZE))
    """Kind + 1 of the building on a clearing."""
    track: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    offer: list[int] = field(default_factory=lambda: [-1] * c.OPEN)
    bag: list[int] = field(default_factory=lambda: [0] * KINDS)
    """Buildings in the bag, by kind."""
    pool: list[int] = field(default_factory=lambda: [0] * len(c.TILES))
    """Tiles nobody has seen, by kind; unplayed shipments among them, since nobody knows their faces (nh.12.5)."""
    shipments: list[int] = field(default_factory=list)
    """1 for a seat that still has its shipment."""
    tiles: list[int] = field(default_factory=list)
    """TILE_SLOTS a seat: the kinds of its harvest tiles, -1 for none."""
    hand: list[int] = field(default_factory=list)
    """KINDS counts a seat: its buildings by kind."""
    known: list[int] = field(default_factory=list)
    """KINDS counts a seat: those of them that everyone saw it take and that it must still hold (nh.12.4)."""
    village: bytearray = field(default_factory=bytearray)
    """PLOTS a seat: see DOWN."""
    colours: list[int] = field(default_factory=list)
    """4 masks a seat: plots by visible resource; follows from `village`, kept for speed."""
    buried: list[int] = field(default_factory=list)
    """BURIED counts a seat: buildings covered by redevelopment."""
    charters: bytearray = field(default_factory=lambda: bytearray(len(c.CHARTERS)))
    """seat + 1 of the holder."""


# --- reading what is packed ---


def standing(kind: int, down: int) -> int:
    """What a plot holds that a building stands on."""
    return kind + 1 + DOWN if down else kind + 1


def kind_of(built: int) -> int:
    """The kind of the building on a plot."""
    return (built - 1) % KINDS


def is_down(built: int) -> bool:
    """Whether the building on a plot lies face down."""
    return built > DOWN


def shipment(resource: int, space: int) -> int:
    """The field `shipped` for a shipment as this resource on this space."""
    return resource * SIZE + space


def shipment_at(shipped: int) -> tuple[int, int]:
    """Resource and space of the shipment laid this turn."""
    return divmod(shipped, SIZE)


def tiles_of(state: Position, seat: int) -> list[int]:
    """The kinds of a seat's harvest tiles."""
    return [tile for tile in state.tiles[seat * c.TILE_SLOTS : (seat + 1) * c.TILE_SLOTS] if tile >= 0]


def hand_of(state: Position, seat: int) -> list[int]:
    """A seat's buildings, as counts by kind."""
    return state.hand[seat * KINDS : (seat + 1) * KINDS]


def village_of(state: Position, seat: int) -> bytearray:
    """The plots of a seat's village."""
    return state.village[seat * PLOTS : (seat + 1) * PLOTS]


def buried_of(state: Position, seat: int) -> list[int]:
    """The buildings under others in a village, as counts: kinds face up, then kinds face down."""
    return state.buried[seat * BURIED : (seat + 1) * BURIED]


def quadrants_at(state: Position, space: int) -> str:
    """The four squares of a space, clockwise from the top left; '.' where nothing lies."""
    here = ~c.BEYOND[space]
    sheep, stone, timber, wheat = state.ground
    return _lying(space, sheep & here, stone & here, timber & here, wheat & here)


@lru_cache(4096)
def _lying(space: int, *ground: int) -> str:
    letters = zip(ground, c.LETTERS, strict=True)
    lying = [(mask, letter) for mask, letter in letters if mask]
    return "".join([next((letter for mask, letter in lying if mask & bit), ".") for bit in c.QUADRANTS[space]])


# --- what depends on the options ---


def hand_size(state: Position) -> int:
    """Harvest tiles a player holds: two, or three in Careful Harvest (nh.0.12, nh.10.1)."""
    return c.TILE_SLOTS if state.careful else c.TILE_SLOTS - 1


def building_total(state: Position) -> list[int]:
    """Copies of each kind of building in the game (nh.0.9, nh.10.2)."""
    removed = c.SETS_REMOVED[state.players] if state.careful else 0
    return [c.COPIES - removed] * KINDS
