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
from approdo.games.new_england.state import FIGURE_KINDS, KINDS, TYPES, Position, empty_barns, occupied

COASTAL = tuple(figure.coastal for figure in c.FIGURES)
MOVING = tuple(kind for kind, figure in enumerate(c.FIGURES) if figure.moves)

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
    for land in state.land[terrain::TYPES]:
        mask |= land
    return mask & ~state.land[seat * TYPES + terrain]


def tile_spaces(state: Position, seat: int, terrain: int) -> int:
    """Where a land tile may lie: beside own land of its type, not beside another family's (ne.7.1 - ne.7.5)."""
    near = beside(state.land[seat * TYPES + terrain]) & ~state.taken
    return near and near & ~beside(others_land(state, seat, terrain))


def free_land(state: Position, seat: int) -> int:
    """The spaces of own tiles that are undeveloped and without a figure (ne.8.3, ne.8.4, ne.9.1 - ne.9.3)."""
    land, figures = state.land, state.figures
    types, kinds = seat * TYPES, seat * FIGURE_KINDS
    here = figures[kinds] | figures[kinds + 1] | figures[kinds + 2]
    if here:
        here = whole_tiles(state, seat, here)
    return (land[types] | land[types + 1] | land[types + 2]) & ~state.developed & ~here


def whole_tiles(state: Position, seat: int, spaces: int) -> int:
    """The set with both spaces of each start tile that is in it: a tile goes by any of its spaces (ne.9.3)."""
    for start in state.starts[seat * TYPES : seat * TYPES + TYPES]:
        if spaces & start:
            spaces |= start
    return spaces


def tile_at(state: Position, seat: int, bit: int) -> int:
    """The whole tile of a family that covers a space: one space, or the two of a start tile."""
    for start in state.starts[seat * TYPES : seat * TYPES + TYPES]:
        if start & bit:
            return start
    return bit


def kept_on(state: Position, seat: int, bit: int) -> int:
    """Where the figure of the tile that covers a space is kept: on its first space."""
    for start in state.starts[seat * TYPES : seat * TYPES + TYPES]:
        if start & bit:
            return start & -start
    return bit


def figure_spaces(state: Position, seat: int, figure: int, free: int) -> int:
    """The spaces of the tiles among `free` that may receive a figure (ne.9.1, ne.9.3, ne.9.8, ne.9.9)."""
    return whole_tiles(state, seat, free & COAST) if COASTAL[figure] else free


def figure_tiles(state: Position, seat: int, figure: int, free: int) -> int:
    """How many tiles among `free` may receive a figure."""
    spaces = figure_spaces(state, seat, figure, free)
    return spaces.bit_count() - sum(1 for start in state.starts[seat * TYPES : seat * TYPES + TYPES] if start & spaces)


def can_use(state: Position, seat: int, kind: int, free: int) -> bool:
    """Whether a card can be carried out on the free land (ne.6.7)."""
    if not free:
        return False
    card = c.CARDS[kind]
    if card.figure >= 0:
        return not COASTAL[card.figure] or free & COAST != 0
    return has_fit(
        card.shape, free & state.land[seat * TYPES + card.terrain], state.starts[seat * TYPES + card.terrain]
    )


def card_fits(state: Position, seat: int, kind: int, free: int) -> list[int]:
    """Where a land card can be carried out on the free land (ne.8.2 - ne.8.6)."""
    card = c.CARDS[kind]
    own = seat * TYPES + card.terrain
    return fits(card.shape, free & state.land[own], state.starts[own])


def ready(state: Position, seat: int, kind: int) -> bool:
    """Whether a card of this kind has been in a barn since an earlier round (ne.10.4)."""
    return state.stored[seat * KINDS + kind] > state.fresh.count(kind)


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


def blocked_fits(state: Position, seat: int, kind: int, free: int) -> list[tuple[int, int]]:
    """Fits that only figures prevent, each with the set of spaces where those figures stand."""
    card = c.CARDS[kind]
    own = seat * TYPES + card.terrain
    possible = fits(card.shape, state.land[own] & ~state.developed, state.starts[own])
    now = card_fits(state, seat, kind, free)
    return [(fit, occupied(state, seat) & FIT_MASKS[fit]) for fit in possible if fit not in now]


def can_step_aside(state: Position, seat: int, standing: int, shape: int, free: int) -> bool:
    """Whether all these figures may now move to free tiles outside the shape (ne.9.7, ne.9.10, ne.9.12, ne.9.13)."""
    if standing & (state.figures[seat * FIGURE_KINDS + c.BARN] | state.moved):
        return False
    ships = standing & state.figures[seat * FIGURE_KINDS + c.SHIP]
    room, harbours = (figure_tiles(state, seat, figure, free & ~shape) for figure in (c.PILGRIM, c.SHIP))
    return room >= standing.bit_count() and harbours >= ships.bit_count()
