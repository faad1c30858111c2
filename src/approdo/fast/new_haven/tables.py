"""What the kernels know of box and boards, read off the game's own components: nothing is typed in again.

The squares of one resource on the harvest board are four words: four rows of 14 squares each, 15 bits a row. The bit
over is never set, so that a shift never carries from one row into another. A village is one word, as in the reference.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from approdo.core.game import Game
from approdo.fast.jit import blank, ints
from approdo.fast.layout import Row, Shelf
from approdo.games.new_haven import actions as a
from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f
from approdo.games.new_haven import state as st
from approdo.games.new_haven.meta import INFO
from approdo.games.new_haven.rules import DECISIONS
from approdo.games.new_haven.rules.set_up import DEALT

SEATS = max(INFO.seats)
RESOURCES = len(c.RESOURCES)

# --- the harvest board ---
SIZE, SIDE, TURNS = c.SIZE, c.SIDE, c.TURNS
SQUARES_IN_ROW = 2 * SIDE
SQUARES = SQUARES_IN_ROW * SQUARES_IN_ROW
ROW_BITS = SQUARES_IN_ROW + 1
ROWS_IN_WORD = 4
WORDS = 4
CARRY = (ROWS_IN_WORD - 1) * ROW_BITS
"""From the last row of a word to the first one of the next."""
CORNERS = 4
"""Squares of a space, clockwise from the top left."""


def place(bit: int) -> tuple[int, int]:
    """Word and bit here of a square that is a bit of the reference's masks."""
    row, column = divmod(bit, c.WIDTH)
    return row // ROWS_IN_WORD, row % ROWS_IN_WORD * ROW_BITS + column


WORD_OF = ints(place(bits[0].bit_length() - 1)[0] for bits in c.QUADRANTS)
"""The word in which a space lies; no space lies in two."""
CORNER = np.array([[1 << place(bit.bit_length() - 1)[1] for bit in bits] for bits in c.QUADRANTS], np.int64)
"""The four bits of a space."""
WHOLE = ints(CORNER.sum(axis=1).tolist())
SQUARE_AT = blank(WORDS, ROWS_IN_WORD * ROW_BITS, fill=-1)
"""A square as readers count them, by word and bit."""
for _bits in c.QUADRANTS:
    for _bit in _bits:
        SQUARE_AT[place(_bit.bit_length() - 1)] = c.QUADRANT_OF[_bit.bit_length() - 1]
SETTLEMENTS = ints(c.SETTLEMENTS)
MARKS = ints(c.MARKS)
PONDS = len(c.MARKS)
OUTSIDE, FREE, TILED, POND, SHIPPED = st.OUTSIDE, st.FREE, st.TILED, st.POND, st.SHIPPED
SPACE_KINDS = SHIPPED + 1

# --- harvest tiles ---
TILES = len(c.TILES)
TILE_SLOTS = c.TILE_SLOTS
LIES = np.array(
    [[[c.LETTERS.index(x) for x in c.turned(tile, turn)] for turn in range(TURNS)] for tile in c.TILES], np.int64
)
"""The resources of a tile as it lies, by tile, turn and corner."""

# --- buildings and villages ---
KINDS, NUMBERS, OPEN = c.KINDS, c.NUMBERS, c.OPEN
DOWN, BURIED = st.DOWN, st.BURIED
PLOTS, COLUMNS, ALL_PLOTS = c.PLOTS, c.COLUMNS, c.ALL_PLOTS
NOT_FIRST = sum(1 << p for p in range(PLOTS) if p % COLUMNS)
NOT_LAST = sum(1 << p for p in range(PLOTS) if p % COLUMNS != COLUMNS - 1)
COST = ints(c.COST)
DEAREST = len(c.AFFORDABLE) - 1
AFFORDABLE = ints(c.AFFORDABLE)
OF_COST = ints(c.OF_COST)
LINES, ROWS = len(c.LINES), c.ROWS
LINE = ints(mask for mask, _, _ in c.LINES)
COLONISTS = ints(value for _, value, _ in c.LINES)

# --- charters ---
CHARTERS = len(c.CHARTERS)
BY_RESOURCE = CHARTERS - RESOURCES
"""The charters for so many buildings of a resource come after those for a row and a column."""
CHARTER_COLONISTS = ints(c.CHARTER_COLONISTS)
CHARTER_BUILDINGS, MOST_CHARTERS = c.CHARTER_BUILDINGS, c.MOST_CHARTERS

# --- decisions and ids of actions ---
K_FIRST, K_SETTLE, K_SETTLE_TILE, K_BUILDING, K_HAND_TILE = f.FIRST, f.SETTLE, f.SETTLE_TILE, f.BUILDING, f.HAND_TILE
K_LAY, K_BUILD, K_DRAW, K_FLIP, K_NEW_TILE = f.LAY, f.BUILD, f.DRAW, f.FLIP, f.NEW_TILE
N_DECISIONS = len(DECISIONS)
TO_OFFER, TO_CLEARING, TO_HAND, REFILL, FROM_BAG = f.TO_OFFER, f.TO_CLEARING, f.TO_HAND, f.REFILL, f.FROM_BAG
A_LAY, A_SHIP, A_BUILD, A_STOP, A_TAKE, A_BAG = a.LAY, a.SHIP, a.BUILD, a.STOP, a.TAKE, a.BAG
A_FIRST, A_BUILDING, A_TILE, A_TURN_UP, A_SETTLE = a.FIRST, a.BUILDING, a.TILE, a.TURN_UP, a.SETTLE
SETTLE_TILE = a.SETTLE_TILE
PER_TILE, PER_BUILDING, PER_RESOURCE, FACES = a.PER_TILE, a.PER_BUILDING, a.PER_RESOURCE, a.FACES
assert (A_SHIP, RESOURCES) == (A_LAY + TILES * PER_TILE, TURNS)

MOST_LEGAL = max(
    (TILE_SLOTS + 1) * max(map(len, c.AREA.values())) * TURNS,  # every tile and the shipment on an empty board
    KINDS * (PLOTS + COLUMNS) + 1,  # every building face down everywhere, face up in its row, or none
    TILES * TURNS,  # turned up by chance
)
MOST_FRAMES = 3 + max(map(len, c.CLEARINGS.values())) + OPEN + SEATS * (DEALT + TILE_SLOTS)
"""All draws of the set-up, who begins, and a settlement with its tile."""
MOST_IN_HAND = 1 << 10
"""More than anybody ever holds, so that points and both tie-breaks make one key (nh.7.7 - nh.7.10)."""

PLANS = 1 << 13
"""So many plans of a hand are remembered; a power of two."""

SHELF = Shelf(keys=SEATS, colours=RESOURCES, track=RESOURCES, hand=KINDS, plans=2 * PLANS)
"""Options lie in the row itself, so there is only room to work in."""
T_KEYS, T_COLOURS, T_TRACK, T_HAND = (SHELF[name] for name in ("keys", "colours", "track", "hand"))
T_PLANS = SHELF["plans"]


def tables(game: Game[Any]) -> Row:
    """The tables of one table."""
    return SHELF.filled()
