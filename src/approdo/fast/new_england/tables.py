"""What the kernels know of box and board, read off the game's own components: nothing is typed in again.

A set of spaces is two words: rows 0 to 4 of the board in the low one, the others in the high one. No sign bit is
used, and a shift never carries from one column into another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from approdo.core.game import Game
from approdo.fast.jit import blank, ints
from approdo.fast.layout import Bits, Row, Shelf
from approdo.games.new_england import actions as a
from approdo.games.new_england import components as c
from approdo.games.new_england import frames, state
from approdo.games.new_england import geometry as g

STRIDE = g.STRIDE
SPLIT = 5 * STRIDE
LOW = (1 << SPLIT) - 1
SPACE_BITS = Bits(SPLIT, 2)
SPACES = g.SPACES


def words(masks: Iterable[int]) -> Any:
    """Sets of spaces, a row of two words each."""
    return np.array([SPACE_BITS.write(mask) for mask in masks], np.int64)


# --- the board ---
LAND_LO, LAND_HI = SPACE_BITS.write(g.LAND)
COAST_LO, COAST_HI = SPACE_BITS.write(g.COAST)
BIT = words(g.BIT)
SPACE_AT = blank(2, 64, fill=-1)
"""The space of each bit of each word."""
for _space, _bit in enumerate(g.BIT):
    _at = _bit.bit_length() - 1
    SPACE_AT[_at // SPLIT, _at % SPLIT] = _space

# --- shapes: a fit is a way in which a shape lies on the board ---
FITS = words(g.FIT_MASKS)
SIZES = ints(g.SIZES)
TURNS = ints(len(turns) for turns in g.TURNED)
MOST_TURNS = 4
_SHAPES = len(g.TURNED)
STEPS = blank(_SHAPES, MOST_TURNS, int(SIZES.max()) - 1)
"""How many bits behind its first space the others of a turned shape lie."""
ANCHORS = blank(_SHAPES, MOST_TURNS, 2)
"""Where its first space may lie."""
FIT_AT = blank(_SHAPES, MOST_TURNS, SPACES, fill=-1)
"""The fit whose first space is there."""
_FIT_OF = {mask: fit for fit, mask in enumerate(g.FIT_MASKS)}
for _shape, _turns in enumerate(g.TURNED):
    for _turn, _turned in enumerate(_turns):
        STEPS[_shape, _turn, : len(_turned.steps)] = _turned.steps
        ANCHORS[_shape, _turn] = words([_turned.anchors])[0]
        for _space in g.spaces_of(_turned.anchors):
            _mask = g.BIT[_space] | sum(g.BIT[_space] << step for step in _turned.steps)
            FIT_AT[_shape, _turn, _space] = _FIT_OF[_mask]

# --- start tiles: a place is a way in which one lies on the board ---
PLACES = words(g.PLACES)
N_PLACES = len(g.PLACES)
PLACE_AT = blank(2, SPACES, fill=-1)
"""The place whose first space is there, lying and standing."""
for _place, _mask in enumerate(g.PLACES):
    _first, _second = g.spaces_of(_mask)
    PLACE_AT[0 if g.BIT[_second] == g.BIT[_first] << 1 else 1, _first] = _place


def _over(shape: int, place: int) -> list[int]:
    """The fits of a shape that cover a whole place, in the order of their numbers."""
    return [fit for fit in sorted(FIT_AT[shape][FIT_AT[shape] >= 0].tolist()) if not place & ~g.FIT_MASKS[fit]]


_OVER = [[_over(shape, place) for place in g.PLACES] for shape in range(_SHAPES)]
MOST_OVER = max(len(fits) for table in _OVER for fits in table)
OVER = blank(_SHAPES, N_PLACES, MOST_OVER + 1, fill=-1)
"""The fits of a shape that cover the whole place of a start tile; -1 after the last."""
for _shape, _table in enumerate(_OVER):
    for _place, _fits in enumerate(_table):
        OVER[_shape, _place, : len(_fits)] = _fits

# --- cards, figures, money ---
KINDS = len(c.CARDS)
TILES = c.TILES
ITEMS = c.ITEMS
TERRAIN_OF = ints(card.terrain for card in c.CARDS)
SHAPE_OF = ints(card.shape for card in c.CARDS)
FIGURE_OF = ints(card.figure for card in c.CARDS)
POINTS = ints(card.points for card in c.CARDS)
FIGURES = len(c.FIGURES)
COASTAL = ints(figure.coastal for figure in c.FIGURES)
MOVES = ints(figure.moves for figure in c.FIGURES)
BONUS = ints(figure.bonus for figure in c.FIGURES)
PILGRIM, BARN, SHIP = c.PILGRIM, c.BARN, c.SHIP
ON_OFFER, LEAST_TILES, MOST_TILES, LOWEST, HIGHEST = c.ON_OFFER, c.LEAST_TILES, c.MOST_TILES, c.LOWEST, c.HIGHEST
INCOME, PER_PILGRIM, PURCHASES = c.INCOME, c.PER_PILGRIM, c.PURCHASES
FAMILIES = len(c.FAMILIES)

# --- ids of actions ---
A_START, A_ANNOUNCE, A_MARKER, A_ADD, A_BUY, A_PLAY = a.START, a.ANNOUNCE, a.MARKER, a.ADD, a.BUY, a.PLAY
A_STORE, A_END, A_LAY, A_FIGURE, A_DEVELOP, A_MOVE = a.STORE, a.END, a.LAY, a.FIGURE, a.DEVELOP, a.MOVE
A_FIRST, A_TILE, A_CARD = a.FIRST, a.TILE, a.CARD

# --- kinds of frames, and why a game ends ---
K_FIRST, K_START, K_ANNOUNCE = frames.FIRST, frames.START, frames.ANNOUNCE
K_TILES, K_CARDS, K_MARKERS = frames.TILES, frames.CARDS, frames.MARKERS
K_TURN, K_LAY, K_USE = frames.TURN, frames.LAY, frames.USE
SHORT_OF_TILES, SHORT_OF_CARDS = state.SHORT_OF_TILES, state.SHORT_OF_CARDS

MOST_LEGAL = 1536
MOST_MONEY = 1 << 20
"""More than anybody ever has, so that points and money make one key."""


SHELF = Shelf(ids=MOST_LEGAL, keys=FAMILIES, points=FAMILIES, ranks=FAMILIES)
"""Options lie in the row itself, so there is only room to work in."""
T_IDS, T_KEYS, T_POINTS, T_RANKS = (SHELF[name] for name in ("ids", "keys", "points", "ranks"))


def tables(game: Game[Any]) -> Row:
    """The tables of one table."""
    return SHELF.filled()
