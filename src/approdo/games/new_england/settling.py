"""Where tiles, shapes and figures may go: the questions that legality, aids and bots ask of a position."""

from __future__ import annotations

from approdo.games.new_england import components as c
from approdo.games.new_england.geometry import (
    COAST,
    FIT_MASKS,
    LAND,
    around,
    beside,
    fits,
    has_fit,
    has_place,
)
from approdo.games.new_england.state import Position, empty_barns, occupied

COASTAL = tuple(figure.coastal for figure in c.FIGURES)
_MOVING = tuple(kind for kind, figure in enumerate(c.FIGURES) if figure.moves)

APART, NOT_BESIDE, NOT_BESIDE_SAME = range(3)
"""How far a start tile keeps from others: ne.3.4, ne.3.5 and ne.3.6, ne.3.7."""


def spacing(state: Position) -> int:
    """The strictest distance for which there still is a place (ne.3.6, ne.3.7)."""
    starts = state.taken
    if not state.designer and has_place(LAND & ~around(starts)):
        return APART
    return NOT_BESIDE if has_place(LAND & ~starts & ~beside(starts)) else NOT_BESIDE_SAME


def start_spaces(state: Position, seat: int, terrain: int) -> int:
    """The spaces on which a start tile of this type may lie."""
    starts = state.taken
    distance = spacing(state)
    if distance == APART:
        return LAND & ~around(starts)
    near = starts if distance == NOT_BESIDE else others_land(state, seat, terrain)
    return LAND & ~starts & ~beside(near)


def others_land(state: Position, seat: int, terrain: int) -> int:
    """The land of this type of all other families."""
    mask = 0
    for land in state.land[terrain::3]:
        mask |= land
    return mask & ~state.land[seat * 3 + terrain]


def tile_spaces(state: Position, seat: int, terrain: int) -> int:
    """Where a land tile may lie: beside own land of its type, not beside another family's (ne.7.1 - ne.7.5)."""
    near = beside(state.land[seat * 3 + terrain]) & ~state.taken
    return near and near & ~beside(others_land(state, seat, terrain))


def free_land(state: Position, seat: int) -> int:
    """The spaces of own tiles that are undeveloped and without a figure (ne.8.3, ne.8.4, ne.9.1 - ne.9.3)."""
    base = seat * 3
    land, starts, figures = state.land, state.starts, state.figures
    here = figures[base] | figures[base + 1] | figures[base + 2]
    if here:
        for start in starts[base : base + 3]:
            if here & start:
                here |= start
    return (land[base] | land[base + 1] | land[base + 2]) & ~state.developed & ~here


def tile_at(state: Position, seat: int, bit: int) -> int:
    """The whole tile of a family that covers a space: one space, or the two of a start tile."""
    for start in state.starts[seat * 3 : seat * 3 + 3]:
        if start & bit:
            return start
    return bit


def figure_spaces(state: Position, seat: int, figure: int, free: int) -> int:
    """The tiles among `free` that may receive a figure, each by its first space (ne.9.1, ne.9.3, ne.9.8, ne.9.9)."""
    coastal = COASTAL[figure]
    spaces = free & COAST if coastal else free
    for start in state.starts[seat * 3 : seat * 3 + 3]:
        if start & free:
            first = start & -start
            spaces = spaces & ~start | first if not coastal or start & COAST else spaces
    return spaces


def can_use(state: Position, seat: int, kind: int, free: int) -> bool:
    """Whether a card can be carried out on the free land (ne.6.7)."""
    if not free:
        return False
    card = c.CARDS[kind]
    if card.figure >= 0:
        return not COASTAL[card.figure] or figure_spaces(state, seat, card.figure, free) != 0
    return has_fit(card.shape, free & state.land[seat * 3 + card.terrain], state.starts[seat * 3 + card.terrain])


def card_fits(state: Position, seat: int, kind: int, free: int) -> list[int]:
    """Where a land card can be carried out on the free land (ne.8.2 - ne.8.6)."""
    card = c.CARDS[kind]
    own = seat * 3 + card.terrain
    return fits(card.shape, free & state.land[own], state.starts[own])


def buyable(state: Position, seat: int, free: int) -> list[int]:
    """The items on offer that a seat could lay, carry out or store, money apart (ne.6.6, ne.6.7, ne.10.3)."""
    any_card = state.free_storing and empty_barns(state, seat) > 0
    return [
        item
        for item in dict.fromkeys(state.offer)
        if item >= 0
        and (
            tile_spaces(state, seat, item) if item < c.TILES else any_card or can_use(state, seat, item - c.TILES, free)
        )
    ]


def movable(state: Position, seat: int) -> list[tuple[int, int]]:
    """The kinds of own figures that may still move in this stretch of the turn, with where they stand (ne.9.12)."""
    found = []
    for figure in _MOVING:
        standing = state.figures[seat * 3 + figure] & ~state.moved
        if standing:
            found.append((figure, standing))
    return found


def blocked_fits(state: Position, seat: int, kind: int, free: int) -> list[tuple[int, int]]:
    """Fits that only figures prevent, each with the set of spaces where those figures stand."""
    card = c.CARDS[kind]
    own = seat * 3 + card.terrain
    possible = fits(card.shape, state.land[own] & ~state.developed, state.starts[own])
    now = card_fits(state, seat, kind, free)
    return [(fit, occupied(state, seat) & FIT_MASKS[fit]) for fit in possible if fit not in now]
