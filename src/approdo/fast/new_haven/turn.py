"""Where a turn begins, and step 6 where it ends; the end of the game: games/new_haven/rules/turn.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel
from approdo.fast.new_haven.row import ACTIVE, HELD, PLAYERS, POOL, SHIPMENT, SPACES, TRACK, TURN
from approdo.fast.new_haven.tables import (
    FREE,
    K_FLIP,
    K_LAY,
    K_NEW_TILE,
    RESOURCES,
    SIZE,
    TILE_SLOTS,
)
from approdo.fast.new_haven.tiles import turn_up
from approdo.fast.stack import pop, push, push1, top


@kernel
def begin_turn(s: Words, seat: int) -> None:
    """A seat is active and lays a tile first (nh.0.16)."""
    s[ACTIVE] = seat
    s[TURN] += 1
    push(s, K_LAY, 1 << seat)


@kernel
def end_turn(s: Words) -> None:
    """Markers to 0; turn the shipment over, or draw a new tile (nh.6.1 - nh.6.5)."""
    for resource in range(RESOURCES):
        s[TRACK + resource] = 0
    if s[SHIPMENT] >= 0:
        push(s, K_FLIP, 0)
    else:
        push1(s, K_NEW_TILE, 0, s[ACTIVE])


@kernel
def flipped(s: Words, lies: int) -> None:
    """The shipment shows its face, an ordinary tile from now on (nh.6.2, nh.6.3)."""
    pop(s)
    space = s[SHIPMENT] % SIZE
    s[SHIPMENT] = -1
    turn_up(s, space, lies)
    next_turn(s)


@kernel
def hand_tile_drawn(s: Words, tile: int) -> None:
    """A tile joins a hand, at set-up or at the end of a turn (nh.0.12, nh.6.4)."""
    kind, owner = s[top(s)], s[top(s) + 2]
    pop(s)
    s[POOL + tile] -= 1
    slot = HELD + owner * TILE_SLOTS
    while s[slot] >= 0:
        slot += 1
    s[slot] = tile
    if kind == K_NEW_TILE:
        next_turn(s)


@kernel
def free_spaces(s: Words) -> int:
    """Spaces that are still to be covered."""
    free = 0
    for at in range(SPACES, SPACES + SIZE):
        if s[at] == FREE:
            free += 1
    return free


@kernel
def next_turn(s: Words) -> None:
    """The game ends with the turn that leaves exactly one free space (nh.7.1, nh.7.2); otherwise on, clockwise."""
    if free_spaces(s) != 1:
        begin_turn(s, (s[ACTIVE] + 1) % s[PLAYERS])
