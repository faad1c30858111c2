"""A position of Neuland."""

from __future__ import annotations

from dataclasses import dataclass, field

from approdo.core.state import State
from approdo.games.neuland.components import (
    BAG,
    BANNERS,
    DOUBLE_COUNTS,
    FAMILIES,
    LODGE,
    METAL_MARKERS,
    MINE_DEPTH,
    PRODUCTION,
    SMELTER,
    TILES,
    WOODCUTTER,
    WORKERS,
)
from approdo.games.neuland.hexes import HEXES, PLACES, SLOTS

UNLAID = 255
"""The terrain of a hex on which no piece lies yet."""


@dataclass(slots=True, repr=False)
class Position(State):
    """Land, buildings, workers and time. A place is hex * 3 + slot; where 0 means nothing, things count from 1."""

    players: int = 2
    spaces: int = 18
    first_edition: int = 0
    """1 when mines follow the first edition (nl.9.7)."""
    start: int = 0
    """The start player."""
    settled: int = 0
    """How many players have placed their huts."""
    turn: int = 0
    """How many turns have begun."""
    active: int = 0
    time: int = 0
    """The space of the time marker: where the present turn began."""
    spent: int = 0
    """Time spent in this turn."""
    room: int = 0
    """The farthest space, counted from the time marker, on which this turn may end."""
    terrain: bytearray = field(default_factory=lambda: bytearray([UNLAID] * HEXES))
    piece: bytearray = field(default_factory=lambda: bytearray(HEXES))
    doubles: bytearray = field(default_factory=lambda: bytearray(DOUBLE_COUNTS))
    """Double pieces not yet laid, by kind."""
    building: bytearray = field(default_factory=lambda: bytearray(PLACES))
    """Kind + 1 of the building at each place."""
    worker: bytearray = field(default_factory=lambda: bytearray(PLACES))
    """Seat + 1 of the worker at each place."""
    good: bytearray = field(default_factory=lambda: bytearray(PLACES))
    """Good + 1 that the worker stands for."""
    lying: bytearray = field(default_factory=lambda: bytearray(PLACES))
    mine: bytearray = field(default_factory=lambda: bytearray(PLACES))
    """Minerals on a mine, two bits each (mineral + 1), the top one lowest."""
    banners: bytearray = field(default_factory=lambda: bytearray(PLACES))
    """Banners on a possession."""
    owner: bytearray = field(default_factory=lambda: bytearray(PLACES))
    """Seat + 1 of the player whose banners these are."""
    bag: bytearray = field(default_factory=lambda: bytearray(BAG))
    display: bytearray = field(default_factory=lambda: bytearray(TILES[:PRODUCTION]))
    """Production tiles left, by kind."""
    stacks: bytearray = field(default_factory=lambda: bytearray(len(FAMILIES)))
    """How many possessions of each family have been built."""
    at: bytearray = field(default_factory=bytearray)
    """Each player's space on the timeline."""
    free: bytearray = field(default_factory=bytearray)
    """Each player's workers off the land."""
    left: bytearray = field(default_factory=bytearray)
    """Each player's banners still to place."""
    wheelbarrow: bytearray = field(default_factory=bytearray)
    food_marker: bytearray = field(default_factory=bytearray)
    wood_marker: bytearray = field(default_factory=bytearray)


def fresh(players: int, spaces: int, first_edition: bool) -> Position:
    """The position before the land is laid (nl.1.6 to nl.1.10)."""
    state = Position(players=players, spaces=spaces, first_edition=int(first_edition))
    state.at = bytearray(players)
    state.free = bytearray([WORKERS] * players)
    state.left = bytearray([BANNERS[players]] * players)
    state.wheelbarrow = bytearray([1] * players)
    state.food_marker = bytearray([1] * players)
    state.wood_marker = bytearray([1] * players)
    # The players hold their huts; the spare ones are back in the box (nl.1.7).
    state.display[LODGE] = state.display[WOODCUTTER] = 0
    return state


def free_slot(state: Position, hex: int) -> int:
    """The first free place of a hex, or -1 (nl.2.4)."""
    start = hex * SLOTS
    return state.building.find(0, start, start + SLOTS)


def free_slots(state: Position, hex: int) -> int:
    """How many slots of a hex are free."""
    start = hex * SLOTS
    return state.building.count(0, start, start + SLOTS)


def metal_markers(state: Position) -> int:
    """The metal markers that lie in the display: one is out for every worker on a smelter (nl.9.9)."""
    smelters = sum(
        tile == SMELTER + 1 and worker > 0 for tile, worker in zip(state.building, state.worker, strict=True)
    )
    return METAL_MARKERS - smelters


def minerals_on(state: Position, place: int) -> list[int]:
    """The minerals (by number) on a mine, the top one first."""
    code, found = state.mine[place], []
    while code:
        found.append((code & 3) - 1)
        code >>= 2
    return found


def stacked(minerals: list[int] | tuple[int, ...]) -> int:
    """The code of minerals stacked on a mine, given from the top down."""
    assert len(minerals) <= MINE_DEPTH
    return sum(mineral + 1 << 2 * level for level, mineral in enumerate(minerals))
