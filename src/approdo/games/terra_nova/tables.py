"""What the rules look up on one island: action ids by hex and direction, prepared once."""

from __future__ import annotations

from zlib import crc32

from approdo.games.terra_nova.actions import MOVE, PLACE, STONE
from approdo.games.terra_nova.board import HEX_NAMES, Board, board

HEXES = len(HEX_NAMES)


class Tables:
    """An island with the ids of everything that can be done on it."""

    def __init__(self, island: Board) -> None:
        self.board = island
        self.grid = island.grid
        codes = island.codes
        self.place_ids = tuple(PLACE + code for code in codes)
        self.stone_ids = tuple(STONE + code for code in codes)
        #: For each hex its lines in the six directions, each with the ids of the moves to its hexes.
        self.slides = tuple(
            tuple((ray, tuple(MOVE + codes[h] * HEXES + codes[t] for t in ray)) for ray in rays if ray)
            for h, rays in enumerate(island.grid.rays)
        )

    def hex_of(self, number: int, base: int) -> int:
        """The hex of a placement or of a stone."""
        return self.board.hexes[number - base]

    def ends_of(self, number: int) -> tuple[int, int]:
        """Where a move begins and ends."""
        source, target = divmod(number - MOVE, HEXES)
        return self.board.hexes[source], self.board.hexes[target]


_TABLES: dict[int, Tables] = {}


def number_of(option: str) -> int:
    """The number by which positions name an island, given as the option `board`; its tables are prepared."""
    number = {"a": 0, "b": 1}.get(option, 2 + crc32(option.encode()))
    if number not in _TABLES:
        _TABLES[number] = Tables(board(option))
    return number


def tables(number: int) -> Tables:
    """The tables of an island in use."""
    return _TABLES[number]
