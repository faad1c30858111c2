"""What may be done, what it does, and what chance decides: games/new_haven/rules again, the set-up here."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel
from approdo.fast.new_haven.building import build, build_legal
from approdo.fast.new_haven.drawing import building_drawn, draw, draw_legal
from approdo.fast.new_haven.harvest import lay, lay_legal
from approdo.fast.new_haven.row import BAG, PLAYERS, POOL, SPACES
from approdo.fast.new_haven.tables import (
    A_BUILDING,
    A_FIRST,
    A_SETTLE,
    A_TILE,
    A_TURN_UP,
    K_BUILD,
    K_BUILDING,
    K_DRAW,
    K_FIRST,
    K_FLIP,
    K_LAY,
    K_SETTLE,
    K_SETTLE_TILE,
    KINDS,
    MARKS,
    POND,
    PONDS,
    SETTLE_TILE,
    SETTLEMENTS,
    TILES,
    TURNS,
)
from approdo.fast.new_haven.tiles import turn_up
from approdo.fast.new_haven.turn import begin_turn, flipped, hand_tile_drawn
from approdo.fast.stack import pop, push1, top


@kernel
def legal(s: Words, t: Words, seat: int, out: Words) -> int:
    """The ids of what the seat awaited may do."""
    at = top(s)
    if not s[at + 1] >> seat & 1:
        return 0
    if s[at] == K_LAY:
        return lay_legal(s, seat, out)
    if s[at] == K_BUILD:
        return build_legal(s, seat, out)
    return draw_legal(s, out)


@kernel
def apply(s: Words, t: Words, seat: int, number: int) -> None:
    """Carry out an action or what chance brings."""
    kind = s[top(s)]
    if kind == K_BUILD:
        build(s, seat, number)
    elif kind == K_LAY:
        lay(s, seat, number)
    elif kind == K_DRAW:
        draw(s, seat, number)
    elif kind == K_BUILDING:
        building_drawn(s, number - A_BUILDING)
    elif kind == K_FLIP:
        flipped(s, number - A_TURN_UP)
    elif kind == K_FIRST:
        pop(s)
        begin_turn(s, number - A_FIRST)
    elif kind == K_SETTLE:
        settled(s, number - A_SETTLE)
    elif kind == K_SETTLE_TILE:
        space = s[top(s) + 2]
        pop(s)
        turn_up(s, space, number - A_TURN_UP)
    else:
        hand_tile_drawn(s, number - A_TILE)


@kernel
def settled(s: Words, what: int) -> None:
    """A pond or a tile comes to a settlement; a pond marked for more players leaves at once (nh.8.2, nh.8.4)."""
    at = top(s)
    space = SETTLEMENTS[s[at + 2]]
    s[at + 2] += 1
    s[at + 3 + what] -= 1
    left = 0
    for other in range(PONDS + 1):
        left += s[at + 3 + other]
    if not left:
        pop(s)
    if what == SETTLE_TILE:
        push1(s, K_SETTLE_TILE, 0, space)
    elif MARKS[what] <= s[PLAYERS]:
        s[SPACES + space] = POND


@kernel
def outcomes(s: Words, t: Words, out: Words, weights: Words) -> int:
    """Who begins (nh.0.15), or any of what is left: ponds and tiles for a settlement (nh.8.2), buildings of the bag,
    tiles of the pool; a tile that is turned up lies in any orientation (nh.6.3, nh.8.3)."""
    kind = s[top(s)]
    if kind == K_FIRST:
        for seat in range(s[PLAYERS]):
            out[seat] = A_FIRST + seat
            weights[seat] = 1
        return s[PLAYERS]
    base, left, size, turns = A_TILE, POOL, TILES, 1
    if kind == K_BUILDING:
        base, left, size = A_BUILDING, BAG, KINDS
    elif kind == K_SETTLE:
        base, left, size = A_SETTLE, top(s) + 3, PONDS + 1
    elif kind in (K_SETTLE_TILE, K_FLIP):
        base, turns = A_TURN_UP, TURNS
    n = 0
    for i in range(size):
        if s[left + i]:
            for turn in range(turns):
                out[n] = base + i * turns + turn
                weights[n] = s[left + i]
                n += 1
    return n
