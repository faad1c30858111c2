"""Where tiles, shapes and figures may go: games/new_england/settling.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, popcount
from approdo.fast.new_england.geometry import around, beside, has_fit, has_place
from approdo.fast.new_england.row import (
    DESIGNER,
    DEVELOPED,
    FIGURES_AT,
    FRESH,
    LAND,
    PLAYERS,
    STARTS,
    STORED,
    TAKEN,
)
from approdo.fast.new_england.tables import (
    BARN,
    BIT,
    COAST_HI,
    COAST_LO,
    COASTAL,
    FIGURE_OF,
    FIGURES,
    KINDS,
    LAND_HI,
    LAND_LO,
    SHAPE_OF,
    TERRAIN_OF,
    TILES,
)

SEAT_TILES = 2 * TILES
"""Words a seat in LAND and STARTS."""
SEAT_FIGURES = 2 * FIGURES


@kernel
def others_land(s: Words, seat: int, terrain: int) -> tuple[int, int]:
    """The land of this type of all other families."""
    lo = hi = 0
    for other in range(s[PLAYERS]):
        if other != seat:
            at = LAND + other * SEAT_TILES + terrain * 2
            lo |= s[at]
            hi |= s[at + 1]
    return lo, hi


@kernel
def start_spaces(s: Words, seat: int, terrain: int) -> tuple[int, int]:
    """The spaces on which a start tile may lie, by the strictest distance that leaves a place (ne.3.4 - ne.3.7)."""
    lo, hi = s[TAKEN], s[TAKEN + 1]
    if not s[DESIGNER]:
        wide_lo, wide_hi = around(lo, hi)
        if has_place(LAND_LO & ~wide_lo, LAND_HI & ~wide_hi):
            return LAND_LO & ~wide_lo, LAND_HI & ~wide_hi
    near_lo, near_hi = beside(lo, hi)
    if not has_place(LAND_LO & ~lo & ~near_lo, LAND_HI & ~hi & ~near_hi):
        near_lo, near_hi = others_land(s, seat, terrain)
        near_lo, near_hi = beside(near_lo, near_hi)
    return LAND_LO & ~lo & ~near_lo, LAND_HI & ~hi & ~near_hi


@kernel
def tile_spaces(s: Words, seat: int, terrain: int) -> tuple[int, int]:
    """Where a land tile may lie: beside own land of its type, not beside another family's (ne.7.1 - ne.7.5)."""
    own = LAND + seat * SEAT_TILES + terrain * 2
    lo, hi = beside(s[own], s[own + 1])
    lo &= ~s[TAKEN]
    hi &= ~s[TAKEN + 1]
    if lo | hi:
        far_lo, far_hi = others_land(s, seat, terrain)
        far_lo, far_hi = beside(far_lo, far_hi)
        lo &= ~far_lo
        hi &= ~far_hi
    return lo, hi


@kernel
def occupied(s: Words, seat: int) -> tuple[int, int]:
    """The spaces where figures of a family stand."""
    at = FIGURES_AT + seat * SEAT_FIGURES
    return s[at] | s[at + 2] | s[at + 4], s[at + 1] | s[at + 3] | s[at + 5]


@kernel
def whole_tiles(s: Words, seat: int, lo: int, hi: int) -> tuple[int, int]:
    """The set with both spaces of each start tile that is in it: a tile goes by any of its spaces (ne.9.3)."""
    base = STARTS + seat * SEAT_TILES
    for i in range(base, base + SEAT_TILES, 2):
        if lo & s[i] | hi & s[i + 1]:
            lo |= s[i]
            hi |= s[i + 1]
    return lo, hi


@kernel
def free_land(s: Words, seat: int) -> tuple[int, int]:
    """The spaces of own tiles that are undeveloped and without a figure (ne.8.3, ne.8.4, ne.9.1 - ne.9.3)."""
    here_lo, here_hi = occupied(s, seat)
    here_lo, here_hi = whole_tiles(s, seat, here_lo, here_hi)
    base = seat * SEAT_TILES
    lo = s[LAND + base] | s[LAND + base + 2] | s[LAND + base + 4]
    hi = s[LAND + base + 1] | s[LAND + base + 3] | s[LAND + base + 5]
    return lo & ~s[DEVELOPED] & ~here_lo, hi & ~s[DEVELOPED + 1] & ~here_hi


@kernel
def tile_at(s: Words, seat: int, space: int) -> tuple[int, int]:
    """The whole tile of a family that covers a space: one space, or the two of a start tile."""
    lo, hi = BIT[space, 0], BIT[space, 1]
    base = STARTS + seat * SEAT_TILES
    for i in range(base, base + SEAT_TILES, 2):
        if s[i] & lo | s[i + 1] & hi:
            return s[i], s[i + 1]
    return lo, hi


@kernel
def kept_on(s: Words, seat: int, space: int) -> tuple[int, int]:
    """Where the figure of the tile that covers a space is kept: on its first space."""
    lo, hi = tile_at(s, seat, space)
    return (lo & -lo, 0) if lo else (0, hi & -hi)


@kernel
def figure_spaces(s: Words, seat: int, figure: int, free_lo: int, free_hi: int) -> tuple[int, int]:
    """The spaces of the free tiles that may receive a figure (ne.9.1, ne.9.3, ne.9.8, ne.9.9)."""
    if not COASTAL[figure]:
        return free_lo, free_hi
    return whole_tiles(s, seat, free_lo & COAST_LO, free_hi & COAST_HI)


@kernel
def figure_tiles(s: Words, seat: int, figure: int, free_lo: int, free_hi: int) -> int:
    """How many free tiles may receive a figure."""
    lo, hi = figure_spaces(s, seat, figure, free_lo, free_hi)
    tiles = popcount(lo) + popcount(hi)
    base = STARTS + seat * SEAT_TILES
    for i in range(base, base + SEAT_TILES, 2):
        if lo & s[i] | hi & s[i + 1]:
            tiles -= 1
    return tiles


@kernel
def can_use(s: Words, seat: int, kind: int, free_lo: int, free_hi: int) -> bool:
    """Whether a card can be carried out on the free land (ne.6.7)."""
    if not free_lo | free_hi:
        return False
    figure = FIGURE_OF[kind]
    if figure >= 0:
        if not COASTAL[figure]:
            return True
        return free_lo & COAST_LO | free_hi & COAST_HI != 0
    own = seat * SEAT_TILES + TERRAIN_OF[kind] * 2
    return has_fit(
        SHAPE_OF[kind], free_lo & s[LAND + own], free_hi & s[LAND + own + 1], s[STARTS + own], s[STARTS + own + 1]
    )


@kernel
def count(s: Words, seat: int, figure: int) -> int:
    """How many figures of a kind a family has on the board."""
    at = FIGURES_AT + seat * SEAT_FIGURES + figure * 2
    return popcount(s[at]) + popcount(s[at + 1])


@kernel
def leaders(s: Words, figure: int) -> int:
    """The mask of the seats with most figures of a kind, at least one (ne.11.1, ne.14.5, ne.14.6)."""
    most = mask = 0
    for seat in range(s[PLAYERS]):
        number = count(s, seat, figure)
        if number > most:
            most = number
            mask = 0
        if number and number == most:
            mask |= 1 << seat
    return mask


@kernel
def empty_barns(s: Words, seat: int) -> int:
    """Barns of a family that hold no card (ne.10.1)."""
    left = count(s, seat, BARN)
    for kind in range(KINDS):
        left -= s[STORED + seat * KINDS + kind]
    return left


@kernel
def ready(s: Words, seat: int, kind: int) -> bool:
    """Whether a card of this kind has been in a barn since an earlier round (ne.10.4)."""
    old = s[STORED + seat * KINDS + kind]
    for i in range(s[FRESH]):
        if s[FRESH + 1 + i] == kind:
            old -= 1
    return old > 0
