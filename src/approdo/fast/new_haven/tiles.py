"""Tiles that come to lie on the board, and chains of their squares: games/new_haven/rules/tiles.py and harvest.py."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, popcount
from approdo.fast.new_haven.row import GROUND, POOL, SPACES
from approdo.fast.new_haven.tables import (
    CARRY,
    CORNER,
    CORNERS,
    LIES,
    ROW_BITS,
    TILED,
    TURNS,
    WORD_OF,
    WORDS,
)


@kernel
def put(s: Words, tile: int, space: int, turn: int) -> None:
    """A tile comes to lie on a space."""
    s[SPACES + space] = TILED
    for corner in range(CORNERS):
        s[GROUND + LIES[tile, turn, corner] * WORDS + WORD_OF[space]] |= CORNER[space, corner]


@kernel
def turn_up(s: Words, space: int, lies: int) -> None:
    """A tile of the pool is turned up on a space; `lies` is tile * TURNS + turn."""
    s[POOL + lies // TURNS] -= 1
    put(s, lies // TURNS, space, lies % TURNS)


@kernel
def spread(squares: int, above: int, below: int) -> int:
    """The squares of a word and all beside them, those of the words above and below included."""
    across = squares << 1 | squares >> 1
    return squares | across | squares << ROW_BITS | squares >> ROW_BITS | above >> CARRY | below << CARRY


@kernel
def chain(s: Words, resource: int, space: int, seed: int) -> int:
    """How many squares of one resource edges link to the seed, squares of that space (nh.2.1); it counts as ground."""
    at = GROUND + resource * WORDS
    word = WORD_OF[space]
    first = seed if word == 0 else 0
    second = seed if word == 1 else 0
    third = seed if word == 2 else 0
    fourth = seed if word == 3 else 0
    ground_1, ground_2 = s[at] | first, s[at + 1] | second
    ground_3, ground_4 = s[at + 2] | third, s[at + 3] | fourth
    size = 0
    grown = popcount(seed)
    while grown != size:
        size = grown
        first = spread(first, 0, second) & ground_1
        second = spread(second, first, third) & ground_2
        third = spread(third, second, fourth) & ground_3
        fourth = spread(fourth, third, 0) & ground_4
        grown = popcount(first) + popcount(second) + popcount(third) + popcount(fourth)
    return size
