"""Steps 1 and 2, lay a tile and count the harvest: games/new_haven/rules/harvest.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest
from approdo.fast.new_haven.drawing import take_openly
from approdo.fast.new_haven.row import CLEARINGS, HELD, SHIPMENT, SHIPMENT_FOUR, SHIPMENTS, SPACES, TRACK
from approdo.fast.new_haven.tables import (
    A_LAY,
    A_SHIP,
    CORNER,
    CORNERS,
    FREE,
    K_BUILD,
    LIES,
    PER_TILE,
    RESOURCES,
    SHIPPED,
    SIZE,
    TILE_SLOTS,
    TILES,
    TURNS,
    WHOLE,
)
from approdo.fast.new_haven.tiles import chain, put
from approdo.fast.stack import pop, push


@kernel
def lay_legal(s: Words, seat: int, out: Words) -> int:
    """Any tile of the hand, any free space, any rotation (nh.1.1 - nh.1.4); or the shipment (nh.1.5)."""
    held = 1 << TILES if s[SHIPMENTS + seat] else 0  # its ids follow as if it were one more kind of tile
    for slot in range(HELD + seat * TILE_SLOTS, HELD + (seat + 1) * TILE_SLOTS):
        if s[slot] >= 0:
            held |= 1 << s[slot]
    if not held:
        return 0
    first = lowest(held)
    places = 0
    for space in range(SIZE):
        if s[SPACES + space] == FREE:
            for turn in range(TURNS):
                out[places] = A_LAY + first * PER_TILE + space * TURNS + turn
                places += 1
    n = places
    held &= held - 1
    while held:
        further = (lowest(held) - first) * PER_TILE
        for i in range(places):
            out[n + i] = out[i] + further
        n += places
        held &= held - 1
    return n


@kernel
def lay(s: Words, seat: int, number: int) -> None:
    """The tile lies on the board, what lay on a clearing is taken, the markers show the harvest."""
    pop(s)
    for resource in range(RESOURCES):
        s[TRACK + resource] = 0
    if number >= A_SHIP:
        space = (number - A_SHIP) // RESOURCES
        lay_shipment(s, seat, space, (number - A_SHIP) % RESOURCES)
    else:
        tile, at = (number - A_LAY) // PER_TILE, (number - A_LAY) % PER_TILE
        space = at // TURNS
        slot = HELD + seat * TILE_SLOTS
        while s[slot] != tile:
            slot += 1
        s[slot] = -1
        put(s, tile, space, at % TURNS)
        harvest(s, tile, space, at % TURNS)
    if s[CLEARINGS + space]:  # nh.8.7, nh.8.8
        take_openly(s, seat, s[CLEARINGS + space] - 1)
        s[CLEARINGS + space] = 0
    push(s, K_BUILD, 1 << seat)


@kernel
def harvest(s: Words, tile: int, space: int, turn: int) -> None:
    """What each resource yields: its squares on the new tile and all that chains link to them (nh.2.1 - nh.2.5)."""
    for corner in range(CORNERS):
        resource = LIES[tile, turn, corner]
        if not s[TRACK + resource]:
            seed = 0
            for other in range(corner, CORNERS):
                if LIES[tile, turn, other] == resource:
                    seed |= CORNER[space, other]
            s[TRACK + resource] = chain(s, resource, space, seed)


@kernel
def lay_shipment(s: Words, seat: int, space: int, resource: int) -> None:
    """A shipment is four squares of the named resource, with the chains they join (nh.2.7) or without (nh.2.8)."""
    s[SHIPMENTS + seat] = 0
    s[SHIPMENT] = resource * SIZE + space
    s[SPACES + space] = SHIPPED
    s[TRACK + resource] = CORNERS if s[SHIPMENT_FOUR] else chain(s, resource, space, WHOLE[space])
