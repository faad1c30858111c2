"""Set-up by chance: games/neuland/rules/land.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest
from approdo.fast.neuland.row import DOUBLES_LEFT, PIECE, PLAYERS, TERRAIN
from approdo.fast.neuland.tables import (
    A_DEAL,
    A_DOUBLE,
    A_SINGLE,
    A_START,
    DOUBLE_TERRAINS,
    DOUBLES,
    EVERY_HEX,
    HEX_OF,
    HEXES,
    K_DEAL,
    K_DOUBLE,
    N_TILED,
    NEIGHBOURS,
    SIDES,
    SINGLE_TERRAIN,
    SINGLE_WEIGHTS,
    SLOTS,
    TERRAINS,
    TILED,
    TILINGS,
)
from approdo.fast.stack import pop, push, push2, top


@kernel
def covered(s: Words) -> int:
    """The hexes on which a piece lies."""
    hexes = 0
    for terrain in range(TERRAINS):
        hexes |= s[TERRAIN + terrain]
    return hexes


@kernel
def tilings(hexes: int) -> int:
    """In how many ways double pieces fill the hexes that a set leaves open."""
    low, high = 0, N_TILED
    while low < high:
        middle = (low + high) // 2
        if TILED[middle] < hexes:
            low = middle + 1
        else:
            high = middle
    return TILINGS[low] if low < N_TILED and TILED[low] == hexes else 0


@kernel
def list_singles(out: Words, weights: Words) -> int:
    """Each hex as often as it is the single one among all tilings."""
    n = 0
    for hex in range(HEXES):
        if SINGLE_WEIGHTS[hex]:
            out[n] = A_SINGLE + hex
            weights[n] = SINGLE_WEIGHTS[hex]
            n += 1
    return n


@kernel
def lay_single(s: Words, hex: int) -> None:
    """The single piece lies down; doubles follow."""
    s[TERRAIN + SINGLE_TERRAIN] |= 1 << SLOTS * hex
    pop(s)
    push(s, K_DOUBLE, 0)


@kernel
def first_open(hexes: int) -> int:
    """The first hex that a set leaves open."""
    return HEX_OF[lowest(EVERY_HEX & ~hexes)]


@kernel
def list_doubles(s: Words, out: Words, weights: Words) -> int:
    """Each partner of the first open hex as often as tilings of the open land join them."""
    hexes = covered(s)
    first = first_open(hexes)
    hexes |= 1 << SLOTS * first
    n = 0
    for side in range(SIDES):
        other = NEIGHBOURS[first, side]
        if other >= 0 and not hexes >> SLOTS * other & 1:
            ways = tilings(hexes | 1 << SLOTS * other)
            if ways:
                out[n] = A_DOUBLE + other
                weights[n] = ways
                n += 1
    return n


@kernel
def lay_double(s: Words, other: int) -> None:
    """The next double piece covers the first open hex and this one; which piece it is comes next."""
    pop(s)
    push2(s, K_DEAL, 0, first_open(covered(s)), other)


@kernel
def list_deals(s: Words, out: Words, weights: Words) -> int:
    """Any double piece that is left, either way round."""
    n = 0
    for deal in range(2 * DOUBLES):
        if s[DOUBLES_LEFT + deal // 2]:
            out[n] = A_DEAL + deal
            weights[n] = s[DOUBLES_LEFT + deal // 2]
            n += 1
    return n


@kernel
def deal_double(s: Words, deal: int) -> None:
    """The piece shows its two terrains."""
    kind, turned = deal // 2, deal % 2
    at = top(s)
    first, second = s[at + 2], s[at + 3]
    s[TERRAIN + DOUBLE_TERRAINS[kind, turned]] |= 1 << SLOTS * first
    s[TERRAIN + DOUBLE_TERRAINS[kind, 1 - turned]] |= 1 << SLOTS * second
    s[DOUBLES_LEFT + kind] -= 1
    number = left = 0
    for hex in range(HEXES):
        number = max(number, s[PIECE + hex])
    s[PIECE + first] = s[PIECE + second] = number + 1
    for other in range(DOUBLES):
        left += s[DOUBLES_LEFT + other]
    pop(s)
    if left:
        push(s, K_DOUBLE, 0)


@kernel
def list_starts(s: Words, out: Words, weights: Words) -> int:
    """Every player alike, or the one that the table named."""
    at = top(s)
    named = s[at - 1] > 2
    n = 1 if named else s[PLAYERS]
    for i in range(n):
        out[i] = A_START + (s[at + 2] if named else i)
        weights[i] = 1
    return n
