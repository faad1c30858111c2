"""The squares of the board as bits, and where shapes fit on them (ne.1.1, ne.7, ne.8).

A space is its number in reading order, 0 to 97. A set of spaces is an int with one bit per space: row after
row, each with one bit more than the board has columns, so that a shift never runs from one row into the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from approdo.games.new_england.components import BOARD, SHAPES

ROWS: int = BOARD["grid"]["rows"]
COLUMNS: int = BOARD["grid"]["columns"]
STRIDE = COLUMNS + 1
_MISSING = {(gap["row"] - 1, gap["column"] - 1) for gap in BOARD["missing"]}
CELLS = tuple((r, c) for r in range(ROWS) for c in range(COLUMNS) if (r, c) not in _MISSING)
"""Row and column of each space, from 0."""
SPACES = len(CELLS)
NAMES = tuple(f"{chr(ord('A') + column)}{row + 1}" for row, column in CELLS)
"""How players call the spaces: column letter and row number, A1 at the top left."""
NUMBER = {name: space for space, name in enumerate(NAMES)}
BIT = tuple(1 << row * STRIDE + column for row, column in CELLS)
_SPACE_AT = [0] * (ROWS * STRIDE + 1)
"""The space of a bit, by its length."""
for _space, _bit in enumerate(BIT):
    _SPACE_AT[_bit.bit_length()] = _space

LAND = sum(BIT)
_TOP, _RIGHT = BOARD["coast"]["top"], BOARD["coast"]["right"]
COAST = sum(
    bit
    for bit, (row, column) in zip(BIT, CELLS, strict=True)
    if (_TOP and row == 0) or (_RIGHT and column == COLUMNS - 1)
)


def spaces_of(mask: int) -> list[int]:
    """The spaces of a set, in reading order."""
    spaces = []
    while mask:
        rest = mask & (mask - 1)
        spaces.append(_SPACE_AT[(mask ^ rest).bit_length()])
        mask = rest
    return spaces


def names_of(mask: int) -> list[str]:
    """The names of the spaces of a set."""
    return [NAMES[space] for space in spaces_of(mask)]


def mask_of(names: Iterable[str]) -> int:
    """The set of the spaces that players call so."""
    mask = 0
    for name in names:
        mask |= BIT[NUMBER[name]]
    return mask


def beside(mask: int) -> int:
    """The spaces that share an edge with one of the set."""
    return (mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE) & LAND


def around(mask: int) -> int:
    """The set and all that it touches, even diagonally."""
    wide = mask | mask << 1 | mask >> 1
    return (wide | wide << STRIDE | wide >> STRIDE) & LAND


# --- shapes and their rotations ---


@dataclass(frozen=True, slots=True)
class Turned:
    """A shape in one rotation, told from its first space in reading order."""

    steps: tuple[int, ...]
    """How many bits further its other spaces lie."""
    anchors: int
    """Where its first space may lie so that all are on the board."""


def _turned(cells: Sequence[tuple[int, int]]) -> Turned:
    (top, left), *others = sorted(cells)
    offsets = [(row - top, column - left) for row, column in others]
    anchors = sum(
        bit
        for bit, (row, column) in zip(BIT, CELLS, strict=True)
        if all((row + down, column + right) in CELLS for down, right in offsets)
    )
    return Turned(tuple(down * STRIDE + right for down, right in offsets), anchors)


def rotations(cells: Sequence[tuple[int, int]]) -> tuple[Turned, ...]:
    """The different rotations of a shape, one to four; a shape is never mirrored (ne.8.3, ne.8.9)."""
    found: list[Turned] = []
    for _ in range(4):
        turned = _turned(cells)
        if turned not in found:
            found.append(turned)
        cells = [(column, -row) for row, column in cells]
    return tuple(found)


TURNED = tuple(rotations(shape.cells) for shape in SHAPES)
SIZES = tuple(len(shape.cells) for shape in SHAPES)


def _masks(turned: Turned) -> dict[int, int]:
    """First space (as a bit) -> all spaces of a shape that lies there."""
    return {
        BIT[anchor]: BIT[anchor] | sum(BIT[anchor] << step for step in turned.steps)
        for anchor in spaces_of(turned.anchors)
    }


FIT_MASKS = tuple(mask for shape in TURNED for turned in shape for mask in _masks(turned).values())
"""All ways in which any shape lies on the board; a fit is a number in this list."""
FIT_NAMES = tuple("+".join(names_of(mask)) for mask in FIT_MASKS)
_FIT = {mask: fit for fit, mask in enumerate(FIT_MASKS)}
_FIT_AT = tuple(
    tuple({bit: _FIT[mask] for bit, mask in _masks(turned).items()} for turned in shape) for shape in TURNED
)

# A start tile covers two spaces; its place is a number in this list.
PLACES = tuple(mask for turned in rotations(((0, 0), (0, 1))) for mask in _masks(turned).values())
PLACE_NAMES = tuple("+".join(names_of(mask)) for mask in PLACES)
_ACROSS, _DOWN = (
    {space: PLACES.index(BIT[space] | BIT[space] << step) for space in range(SPACES) if BIT[space] << step & LAND}
    for step in (1, STRIDE)
)
"""The place of a start tile that lies across or down, by its first space."""


def places_on(free: int) -> list[int]:
    """Where a start tile lies on free spaces."""
    across, down = free & free >> 1, free & free >> STRIDE
    return [_ACROSS[space] for space in spaces_of(across)] + [_DOWN[space] for space in spaces_of(down)]


def has_place(free: int) -> bool:
    """Whether `places_on` would find any."""
    return free & (free >> 1 | free >> STRIDE) != 0


def _fits_over_places() -> tuple[dict[int, list[tuple[int, int]]], ...]:
    """Per shape and place of a start tile: the fits, with their spaces, that cover the whole tile."""
    tables: list[dict[int, list[tuple[int, int]]]] = [{mask: [] for mask in PLACES} for _ in SHAPES]
    for shape, table in enumerate(tables):
        for fit in [fit for turned in _FIT_AT[shape] for fit in turned.values()]:
            for place in PLACES:
                if place & FIT_MASKS[fit] == place:
                    table[place].append((fit, FIT_MASKS[fit]))
    return tuple(tables)


_OVER = _fits_over_places()


def fits(shape: int, free: int, start: int) -> list[int]:
    """Where a shape lies on free land so that the start tile is covered whole or not at all (ne.8.3, ne.8.5).

    `start` is the set of the start tile's two spaces, 0 when there is none.
    """
    found = []
    if start and free & start == start:
        found += [fit for fit, mask in _OVER[shape][start] if free & mask == mask]
    free &= ~start
    for turned, fit_at in zip(TURNED[shape], _FIT_AT[shape], strict=True):
        here = free & turned.anchors
        for step in turned.steps:
            here &= free >> step
        while here:
            first = here & -here
            found.append(fit_at[first])
            here ^= first
    return found


def has_fit(shape: int, free: int, start: int) -> bool:
    """Whether `fits` would find any: the same question, asked in every turn and so answered faster."""
    if free.bit_count() < SIZES[shape]:
        return False
    if start and free & start == start:
        for _, mask in _OVER[shape][start]:
            if free & mask == mask:
                return True
    free &= ~start
    for turned in TURNED[shape]:
        here = free & turned.anchors
        for step in turned.steps:
            here &= free >> step
        if here:
            return True
    return False
