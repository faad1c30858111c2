"""The squares of the board as bits, and where shapes fit on them (ne.1.1, ne.7, ne.8).

A space is row * STRIDE + column, counted from 0 at the top left; a set of spaces is an int with those bits.
Each row has one bit more than the board has columns, so that a shift never runs from one row into the next.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from .components import BOARD, SHAPES

ROWS: int = BOARD["grid"]["rows"]
COLUMNS: int = BOARD["grid"]["columns"]
STRIDE = COLUMNS + 1
SPACES = ROWS * STRIDE  # the range of a space number, gaps included
_MISSING = {(gap["row"] - 1, gap["column"] - 1) for gap in BOARD["missing"]}

LAND = sum(
    1 << row * STRIDE + column
    for row in range(ROWS)
    for column in range(COLUMNS)
    if (row, column) not in _MISSING
)
COAST = LAND & (
    sum(1 << column for column in range(COLUMNS)) * BOARD["coast"]["top"]
    | sum(1 << row * STRIDE + COLUMNS - 1 for row in range(ROWS)) * BOARD["coast"]["right"]
)


def spaces_of(mask: int) -> list[int]:
    """The spaces of a set, in reading order."""
    spaces = []
    while mask:
        lowest = mask & -mask
        spaces.append(lowest.bit_length() - 1)
        mask ^= lowest
    return spaces


def mask_of(spaces: Sequence[int]) -> int:
    """The set of these spaces."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def beside(mask: int) -> int:
    """The spaces that share an edge with one of the set."""
    return (mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE) & LAND


def around(mask: int) -> int:
    """The set and all that it touches, even diagonally."""
    wide = mask | mask << 1 | mask >> 1
    return (wide | wide << STRIDE | wide >> STRIDE) & LAND


def name_of(space: int) -> str:
    """How players call a space: column letter and row number, A1 at the top left."""
    row, column = divmod(space, STRIDE)
    return f"{chr(ord('A') + column)}{row + 1}"


def space_named(name: str) -> int:
    """The space that players call so; ValueError when the board has none."""
    column, row = ord(name[:1].upper() or "?") - ord("A"), int(name[1:]) - 1
    space = row * STRIDE + column
    if not (0 <= column < COLUMNS and 0 <= row < ROWS and LAND >> space & 1):
        raise ValueError(f"no space {name!r}: columns A to K, rows 1 to 9, and no K1")
    return space


# A double tile lies from its first space to the right or downwards; its place is space * 2 + down.
DOUBLES = tuple(
    pair if pair & LAND == pair else 0
    for space in range(SPACES)
    for pair in (1 << space | 1 << space + 1, 1 << space | 1 << space + STRIDE)
)


def double_places(free: int) -> list[int]:
    """Where a double tile fits on free spaces."""
    return [space * 2 for space in spaces_of(free & free >> 1)] + [
        space * 2 + 1 for space in spaces_of(free & free >> STRIDE)
    ]


@dataclass(frozen=True, slots=True)
class Turned:
    """A shape in one rotation, told from its first space in reading order."""

    mask: int  # its spaces when the first one is space `first`
    first: int
    steps: tuple[int, ...]  # from the first space to the others
    anchors: int  # where the first space may lie so that all are on the board


def _turned(cells: Sequence[tuple[int, int]]) -> Turned:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    moved = sorted((row - top, column - left) for row, column in cells)
    numbers = [row * STRIDE + column for row, column in moved]
    anchors = 0
    for row in range(ROWS - max(row for row, _ in moved)):
        for column in range(COLUMNS - max(column for _, column in moved)):
            here = row * STRIDE + column
            if all(LAND >> here + number & 1 for number in numbers):
                anchors |= 1 << here + numbers[0]
    return Turned(mask_of(numbers), numbers[0], tuple(n - numbers[0] for n in numbers[1:]), anchors)


def rotations(cells: Sequence[tuple[int, int]]) -> tuple[Turned, ...]:
    """The different rotations of a shape, one to four; a shape is never mirrored (ne.8.3)."""
    found: list[Turned] = []
    for _ in range(4):
        turned = _turned(cells)
        if turned not in found:
            found.append(turned)
        cells = [(column, -row) for row, column in cells]
    return tuple(found)


TURNED = tuple(rotations(shape.cells) for shape in SHAPES)
ROTATIONS = 4
FITS = SPACES * ROTATIONS  # the range of a fit, which is first space * ROTATIONS + rotation


def fit_mask(shape: int, fit: int) -> int:
    """The spaces that a shape covers when it lies so."""
    space, rotation = divmod(fit, ROTATIONS)
    turned = TURNED[shape][rotation]
    return turned.mask << space - turned.first if space >= turned.first else turned.mask >> turned.first - space


def _all_fits(shape: int, free: int) -> list[int]:
    """Where a shape lies on free spaces, whatever tiles they are."""
    found = []
    for rotation, turned in enumerate(TURNED[shape]):
        here = free & turned.anchors
        for step in turned.steps:
            here &= free >> step
        if here:
            found += [space * ROTATIONS + rotation for space in spaces_of(here)]
    return found


def _fits_over_doubles() -> tuple[dict[int, list[tuple[int, int]]], ...]:
    """Per shape and double tile: the fits, with their spaces, that cover the whole tile."""
    tables = []
    for shape in range(len(SHAPES)):
        table: dict[int, list[tuple[int, int]]] = {double: [] for double in DOUBLES if double}
        for fit in _all_fits(shape, LAND):
            mask = fit_mask(shape, fit)
            for place in double_places(mask):
                table[DOUBLES[place]].append((fit, mask))
        tables.append(table)
    return tuple(tables)


_OVER_DOUBLE = _fits_over_doubles()


def fits(shape: int, free: int, start: int) -> list[int]:
    """Where a shape lies on free land so that the start tile is covered whole or not at all (ne.8.3, ne.8.5).

    `start` is the set of the start tile's two spaces, 0 when there is none.
    """
    found = _all_fits(shape, free & ~start)
    if start and free & start == start:
        found += [fit for fit, mask in _OVER_DOUBLE[shape][start] if free & mask == mask]
    return found


def has_fit(shape: int, free: int, start: int) -> bool:
    """Whether `fits` would find any: the same question, asked in every turn and so answered faster."""
    if start and free & start == start:
        for _, mask in _OVER_DOUBLE[shape][start]:
            if free & mask == mask:
                return True
    free &= ~start
    for turned in TURNED[shape]:
        here = free
        for step in turned.steps:
            here &= free >> step
        if here & turned.anchors:
            return True
    return False
