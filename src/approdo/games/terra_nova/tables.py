"""What the rules look up on one island: action ids by hex and direction, prepared once."""

from __future__ import annotations

from hashlib import blake2b
from weakref import WeakValueDictionary

from approdo.games.terra_nova.actions import MOVE, PLACE, STONE
from approdo.games.terra_nova.board import Board, BoardError, board
from approdo.games.terra_nova.components import HEXES


class Tables:
    """An island with the ids of everything that can be done on it."""

    def __init__(self, island: Board) -> None:
        self.board = island
        self.grid = island.grid
        codes = island.codes
        self.place_ids = tuple(PLACE + code for code in codes)
        self.stone_ids = tuple(STONE + code for code in codes)
        #: For each hex its lines in the six directions: the hexes, nearest first, with the ids of the moves there.
        self.slides = tuple(
            tuple(tuple((t, MOVE + codes[h] * HEXES + codes[t]) for t in ray) for ray in rays if ray)
            for h, rays in enumerate(island.grid.rays)
        )

    def hex_of(self, number: int, base: int) -> int:
        """The hex of a placement or of a stone."""
        return self.board.hexes[number - base]

    def ends_of(self, number: int) -> tuple[int, int]:
        """Where a move begins and ends."""
        source, target = divmod(number - MOVE, HEXES)
        return self.board.hexes[source], self.board.hexes[target]


PRINTED = ("a", "b")
_PRINTED = tuple(Tables(board(name)) for name in PRINTED)
#: Maps of tables' own, as long as somebody plays on them: a host must not fill up with strangers' maps.
_OWN: WeakValueDictionary[int, Tables] = WeakValueDictionary()


def number_of(option: str) -> int:
    """The number by which positions name the island of the option `board`: for a map of one's own a digest of it,
    strong enough that nobody finds a second map with the same number."""
    if option in PRINTED:
        return PRINTED.index(option)
    return len(PRINTED) + int.from_bytes(blake2b(option.encode(), digest_size=16).digest(), "big")


def prepare(option: str) -> Tables:
    """The tables of the island of the option `board`; a map of one's own lives as long as somebody holds them."""
    number = number_of(option)
    if number < len(PRINTED):
        return _PRINTED[number]
    found = _OWN.get(number)
    if found is None:
        found = _OWN[number] = Tables(board(option))
    if found.board.line() != option:
        raise BoardError(f"this map has the number {number} of another map that is in play")
    return found


def tables(number: int) -> Tables:
    """The tables of an island in play."""
    return _PRINTED[number] if number < len(PRINTED) else _OWN[number]
