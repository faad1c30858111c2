"""The position of a game of New Haven."""

from __future__ import annotations

from dataclasses import dataclass, field

from approdo.core.state import State
from approdo.games.new_haven import components as c

OUTSIDE, FREE, TILED, POND, SHIPPED = range(5)
"""What a space of the harvest board is; SHIPPED holds a shipment still face down."""

UP, DOWN = 0, 24
"""Added to the kind of a building that stands in a village (and 1 more, since 0 is an empty plot)."""


@dataclass(slots=True)
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
    """resource * 49 + space of the shipment laid this turn; -1 if none."""
    spaces: bytearray = field(default_factory=lambda: bytearray(49))
    ground: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """The quadrants of each resource, as masks."""
    clearings: bytearray = field(default_factory=lambda: bytearray(49))
    """Kind + 1 of the building on a clearing."""
    track: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    offer: list[int] = field(default_factory=lambda: [-1] * c.OPEN)
    bag: list[int] = field(default_factory=lambda: [0] * 24)
    """Buildings in the bag, by kind."""
    pool: list[int] = field(default_factory=lambda: [0] * len(c.TILES))
    """Tiles nobody has seen, by kind; unplayed shipments among them, since nobody knows their faces (nh.12.5)."""
    shipments: list[int] = field(default_factory=list)
    """1 for a seat that still has its shipment."""
    tiles: list[int] = field(default_factory=list)
    """Three slots a seat: the kinds of its harvest tiles, -1 for none."""
    hand: list[int] = field(default_factory=list)
    """24 counts a seat: its buildings by kind."""
    known: list[int] = field(default_factory=list)
    """24 counts a seat: those of them that everyone saw it take and that it must still hold (nh.12.4)."""
    village: bytearray = field(default_factory=bytearray)
    """30 plots a seat: 0, or kind + 1 face up, or kind + 25 face down."""
    colours: list[int] = field(default_factory=list)
    """4 masks a seat: plots by visible resource; follows from `village`, kept for speed."""
    buried: list[int] = field(default_factory=list)
    """48 counts a seat: buildings covered by redevelopment, face up and face down apart."""
    charters: bytearray = field(default_factory=lambda: bytearray(len(c.CHARTERS)))
    """seat + 1 of the holder."""


def hand_size(state: Position) -> int:
    """Harvest tiles a player holds: two, or three in Careful Harvest (nh.0.12, nh.10.1)."""
    return 3 if state.careful else 2


def building_total(state: Position) -> list[int]:
    """Copies of each kind of building in the game (nh.0.9, nh.10.2)."""
    removed = c.SETS_REMOVED[state.players] if state.careful else 0
    return [c.COPIES - removed] * 24


def invariants(state: Position) -> list[str]:
    """What does not add up: every building, tile and space is accounted for."""
    wrong = []
    n = state.players
    buildings = state.bag[:]
    for kind in [k for k in state.offer if k >= 0] + [k - 1 for k in state.clearings if k]:
        buildings[kind] += 1
    for seat in range(n):
        for kind in range(24):
            buildings[kind] += state.hand[seat * 24 + kind]
            buildings[kind] += state.buried[seat * 48 + kind] + state.buried[seat * 48 + 24 + kind]
    for built in state.village:
        if built:
            buildings[(built - 1) % 24] += 1
    if buildings != building_total(state):
        wrong.append(f"buildings do not add up: {buildings}")
    tiles = list(state.pool)
    for kind in state.tiles:
        if kind >= 0:
            tiles[kind] += 1
    printed = {space for space, _ in c.PRINTED} if not state.side_b else set()
    for space in range(49):
        if state.spaces[space] == TILED and space not in printed:
            quadrants = quadrants_at(state, space)
            if quadrants not in c.TILE_OF:
                wrong.append(f"no tile looks like {quadrants!r} on {c.SPACES[space]}")
            else:
                tiles[c.TILE_OF[quadrants][0]] += 1
    # A shipment lying face down is nobody's knowledge: its tile is still in the pool.
    if tiles != list(c.TILE_COPIES):
        wrong.append(f"tiles do not add up: {tiles}")
    for seat in range(n):
        for resource in range(4):
            plots = state.village[seat * 30 : seat * 30 + 30]
            mask = sum(1 << p for p, built in enumerate(plots) if built and (built - 1) % 24 // 6 == resource)
            if mask != state.colours[seat * 4 + resource]:
                wrong.append(f"seat {seat}: colour mask of {c.RESOURCES[resource]} does not follow from the village")
    area = set(c.AREA[n])
    for space in range(49):
        if (space in area) == (state.spaces[space] == OUTSIDE):
            wrong.append(f"{c.SPACES[space]} is on the wrong side of the area's edge")
    if any(sure > held for sure, held in zip(state.known, state.hand, strict=True)):
        wrong.append("a hand lacks a building that everyone knows to be there")
    if min(state.track, default=0) < 0 or min(state.bag) < 0 or min(state.hand, default=0) < 0:
        wrong.append("a count is below zero")
    return wrong


def quadrants_at(state: Position, space: int) -> str:
    """The four squares of a space, clockwise from the top left; '.' where nothing lies."""
    letters = zip(state.ground, c.LETTERS, strict=True)
    lying = [(mask, letter) for mask, letter in letters if mask & sum(c.QUADRANTS[space])]
    return "".join([next((letter for mask, letter in lying if mask & bit), ".") for bit in c.QUADRANTS[space]])
