"""Hex grids as tables that are computed once: neighbours, straight lines, and bit sets that can be flooded.

A cell is (row, x) in "doubled width": hexes of one row are two apart, the next row is shifted by one, so the
six neighbours of (r, x) are (r, x±2) and (r±1, x±1). Cells are numbered in the order in which they are given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

Cell = tuple[int, int]

#: Steps to the six neighbours, clockwise from the upper right.
DIRECTIONS: tuple[Cell, ...] = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))


class HexGrid:
    """Any set of hexes, with its tables.

    A set of cells is a mask: an int with one bit per cell, laid out so that a step in one of the six
    directions is a shift by a constant.
    """

    def __init__(self, cells: Sequence[Cell]) -> None:
        if len({(x - row) % 2 for row, x in cells}) > 1:
            raise ValueError("rows must be shifted by one against each other: x - row all even or all odd")
        self.cells = tuple(cells)
        self.index = {cell: i for i, cell in enumerate(self.cells)}
        #: For each cell its six neighbours clockwise from the upper right, -1 where there is none.
        self.around = tuple(tuple(self.index.get((r + dr, x + dx), -1) for dr, dx in DIRECTIONS) for r, x in self.cells)
        #: For each cell its neighbours that exist.
        self.neighbours = tuple(tuple(n for n in ring if n >= 0) for ring in self.around)
        #: For each cell and direction the cells in a straight line, nearest first, up to the first gap.
        self.rays = tuple(tuple(self._ray(i, d) for d in range(6)) for i in range(len(self.cells)))

        top = min((r for r, _ in self.cells), default=0)
        skewed = [((x - r) // 2, r - top) for r, x in self.cells]
        left = min((q for q, _ in skewed), default=0)
        self._width = max((q for q, _ in skewed), default=0) - left + 2  # one empty column stops a wrap
        positions = [row * self._width + q - left for q, row in skewed]
        self._at = {position: i for i, position in enumerate(positions)}
        #: The mask of each single cell, of its neighbours, and of the whole grid.
        self.bit = tuple(1 << position for position in positions)
        self.ring = tuple(self.mask(near) for near in self.neighbours)
        self.all = self.mask(range(len(self.cells)))

    def _ray(self, start: int, direction: int) -> tuple[int, ...]:
        line = []
        cell = self.around[start][direction]
        while cell >= 0:
            line.append(cell)
            cell = self.around[cell][direction]
        return tuple(line)

    def mask(self, cells: Iterable[int]) -> int:
        """The set of these cells."""
        result = 0
        for cell in cells:
            result |= self.bit[cell]
        return result

    def members(self, mask: int) -> Iterator[int]:
        """The cells of a set, from the top left to the bottom right."""
        at = self._at
        while mask:
            low = mask & -mask
            yield at[low.bit_length() - 1]
            mask ^= low

    def grow(self, mask: int) -> int:
        """The set with all its neighbours (and bits outside the grid: cut with another mask)."""
        w = self._width
        return mask | mask << 1 | mask >> 1 | mask << w | mask >> w | mask << (w - 1) | mask >> (w - 1)

    def facing(self, mask: int) -> tuple[int, ...]:
        """For each of the six directions the places whose neighbour there is in the set (cut with a mask)."""
        w = self._width
        return (mask << (w - 1), mask >> 1, mask >> w, mask >> (w - 1), mask << 1, mask << w)

    def flood(self, seed: int, within: int) -> int:
        """All of `within` that is connected to `seed`."""
        w = self._width
        v = w - 1
        filled = seed & within
        while True:
            grown = filled | filled << 1 | filled >> 1 | filled << w | filled >> w | filled << v | filled >> v
            grown &= within
            if grown == filled:
                return filled
            filled = grown

    def split(self, within: int) -> list[int]:
        """The connected parts of a set, in the order of their first cells."""
        parts = []
        while within:
            part = self.flood(within & -within, within)
            parts.append(part)
            within ^= part
        return parts

    def distance(self, a: int, b: int) -> int:
        """Steps from one cell to another on an unbroken grid."""
        (row_a, x_a), (row_b, x_b) = self.cells[a], self.cells[b]
        rows = abs(row_a - row_b)
        return rows + max(0, (abs(x_a - x_b) - rows) // 2)
