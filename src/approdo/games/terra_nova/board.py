"""The island: its hexes and terrains. Boards are data; a player's own map is checked line by line."""

from __future__ import annotations

import re
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from approdo.core.errors import BadOption
from approdo.core.text import read_text
from approdo.games.terra_nova.components import (
    HEX_NAMES,
    LETTERS,
    LONGEST_ROW,
    MOST_ROWS,
    MOST_TERRAINS,
    PACKAGE,
    TERRAINS,
)
from approdo.parts.hexgrid import Cell, HexGrid

#: Four players place 32 pioneers and must have room to move.
FEWEST_HEXES = 40
LONGEST_LINE = 1000
#: Where a map leaves the sea open.
SEA = " ."


class BoardError(BadOption):
    """A map that cannot be played on; says which line is at fault and what would be right."""


@dataclass(frozen=True, eq=False)
class Board:
    """An island. Hexes are numbered row by row; sets of hexes are masks of `grid`."""

    id: str
    grade: str
    grid: HexGrid
    #: For each hex the number of its terrain.
    terrain: tuple[int, ...]
    #: For each terrain its hexes.
    land: tuple[int, ...] = field(init=False)
    #: For each hex its neighbours of its own terrain.
    kin: tuple[int, ...] = field(init=False)
    #: For each hex its name: the letter of the row and its place in it, such as c5.
    names: tuple[str, ...] = field(init=False)
    #: The same as numbers in HEX_NAMES, and back; no hex is -1.
    codes: tuple[int, ...] = field(init=False)
    hexes: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        grid = self.grid
        land = tuple(grid.mask(h for h, t in enumerate(self.terrain) if t == kind) for kind in range(len(TERRAINS)))
        taken = Counter[int]()
        codes = []
        for row, _ in grid.cells:
            codes.append(row * LONGEST_ROW + taken[row])
            taken[row] += 1
        hexes = [-1] * len(HEX_NAMES)
        for number, code in enumerate(codes):
            hexes[code] = number
        object.__setattr__(self, "land", land)
        kin = tuple(ring & land[t] for ring, t in zip(grid.ring, self.terrain, strict=True))
        object.__setattr__(self, "kin", kin)
        object.__setattr__(self, "names", tuple(HEX_NAMES[code] for code in codes))
        object.__setattr__(self, "codes", tuple(codes))
        object.__setattr__(self, "hexes", tuple(hexes))

    @property
    def size(self) -> int:
        """How many hexes the island has."""
        return len(self.terrain)

    def terrains_of(self, zone: int) -> tuple[int, ...]:
        """The terrains that a set of hexes holds."""
        return tuple(kind for kind, land in enumerate(self.land) if zone & land)

    def line(self) -> str:
        """The map in one line, as the option `board` takes it."""
        return "/".join(self.rows()).replace(" ", ".")

    def rows(self) -> list[str]:
        """The map as one line of letters per row, each set in as it lies on the island."""
        lines: dict[int, str] = {}
        for (row, x), kind in zip(self.grid.cells, self.terrain, strict=True):
            lines[row] = lines.get(row, "").ljust(x) + LETTERS[kind]
        return [lines.get(row, "") for row in range(max(lines) + 1)]


def parse_map(lines: Sequence[str], *, first_line: int = 1, id: str = "own", grade: str = "U") -> Board:
    """An island from its drawing: one line per row, a letter per hex, rows shifted by one against each other.

    `first_line` is the number of the first of these lines in the file they came from, for the error messages.
    """
    rows = list(enumerate((line.rstrip() for line in lines), first_line))
    while rows and not rows[0][1].strip(SEA):
        rows.pop(0)
    while rows and not rows[-1][1].strip(SEA):
        rows.pop()
    if not rows:
        raise BoardError(f"line {first_line}: the map is empty; draw a letter per hex ({' '.join(LETTERS)})")
    margin = min(len(line) - len(line.lstrip(SEA)) for _, line in rows if line.strip(SEA))
    cells: list[Cell] = []
    kinds: list[int] = []
    line_of: list[int] = []
    shift = -1
    for row, (number, line) in enumerate(rows):
        for column, letter in enumerate(line[margin:]):
            if letter in SEA:
                continue
            if letter not in LETTERS:
                known = ", ".join(f"{a} {b}" for a, b in zip(LETTERS, TERRAINS, strict=True))
                raise BoardError(f"line {number}: {letter!r} is no terrain; known are {known}")
            if shift < 0:
                shift = (column - row) % 2
            if (column - row) % 2 != shift:
                raise BoardError(
                    f"line {number}: the hex {letter!r} at column {column + margin + 1} does not fit; hexes "
                    "of a row stand two columns apart, each row one column off the row above it"
                )
            cells.append((row, column))
            kinds.append(LETTERS.index(letter))
            line_of.append(number)
    _check_size(cells, rows[0][0])
    grid = HexGrid(cells)
    mainland = grid.flood(grid.bit[0], grid.all)
    if mainland != grid.all:
        stray = next(grid.members(grid.all & ~mainland))
        raise BoardError(
            f"line {line_of[stray]}: the hex at column {cells[stray][1] + margin + 1} is not connected "
            "with the rest of the island"
        )
    if len(set(kinds)) <= MOST_TERRAINS:
        raise BoardError(
            f"line {rows[0][0]}: the map has {len(set(kinds))} terrains; with fewer than {MOST_TERRAINS + 1} "
            "the whole island would be one closed territory"
        )
    return Board(id, grade, grid, tuple(kinds))


def _check_size(cells: list[Cell], first_line: int) -> None:
    for row, length in Counter(row for row, _ in cells).items():
        if row >= MOST_ROWS:
            raise BoardError(f"line {first_line + row}: the map has more than {MOST_ROWS} rows")
        if length > LONGEST_ROW:
            raise BoardError(f"line {first_line + row}: the row has {length} hexes; at most {LONGEST_ROW} fit")
    if len(cells) < FEWEST_HEXES:
        raise BoardError(f"line {first_line}: the map has {len(cells)} hexes; it needs at least {FEWEST_HEXES}")


def parse_board(text: str, *, id: str = "own") -> Board:
    """An island from the text of a board file: a grade and a map, written as in data/board_a.toml."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoardError(f"the board file is not TOML: {error}") from None
    drawing, grade = found.get("map"), found.get("grade", "U")
    if not isinstance(drawing, str):
        raise BoardError("the board file has no map; write map = ''', then one line per row, then '''")
    if grade not in ("C", "P", "R", "U"):
        raise BoardError(f"the grade {grade!r} is unknown; write C certain, P probable, R reconstructed or U unknown")
    opening = re.search(r"^\s*map\s*=\s*(?:'''|\"\"\")?\n?", text, re.MULTILINE)
    first_line = text.count("\n", 0, opening.end()) + 1 if opening else 1
    return parse_map(drawing.split("\n"), first_line=first_line, id=id, grade=grade)


def read_board(path: str | Path) -> Board:
    """A player's own board file; the errors name file and line."""
    try:
        return parse_board(Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError, BoardError) as error:
        raise BoardError(f"{path}: {error}") from None


def parse_line(line: str) -> Board:
    """An island written in one line, rows separated by '/' and dots for the sea."""
    if len(line) > LONGEST_LINE:
        raise BoardError(f"the map has {len(line)} characters; at most {LONGEST_LINE} are read")
    return parse_map(line.split("/"))


@lru_cache(maxsize=8)
def board(id: str) -> Board:
    """The island of the option `board`: "a", "b", or a map in one line."""
    if "/" in id:
        return parse_line(id)
    return parse_board(read_text(PACKAGE, "data", f"board_{id}.toml"), id=id)


def main() -> None:
    """Check a board file and print its map in one line, for `--option board=...`."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m approdo.games.terra_nova.board FILE")
    try:
        print(read_board(sys.argv[1]).line())
    except BoardError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
