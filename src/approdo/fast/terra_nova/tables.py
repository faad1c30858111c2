"""The island of a table on one shelf: neighbours, names, terrains; and room to work in.

Islands differ from table to table, so they are no constants of the compiler. Hexes go by their numbers, row by row.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from approdo.core.game import Game
from approdo.fast.jit import blank, ints
from approdo.fast.layout import Row, Shelf
from approdo.games.terra_nova import actions as a
from approdo.games.terra_nova import components as c
from approdo.games.terra_nova.board import Board, board
from approdo.games.terra_nova.frames import ACTIONS_IN_A_TURN
from approdo.games.terra_nova.meta import INFO
from approdo.games.terra_nova.state import STONE_ON

HEXES = c.HEXES
ROWS, PLACES = c.MOST_ROWS, c.LONGEST_ROW
SIDES = 6
SEATS = max(INFO.seats)
KINDS = len(c.TERRAINS)
MOST_KINDS = c.MOST_TERRAINS
STONE = STONE_ON
ACTIONS = ACTIONS_IN_A_TURN
LONGEST_PATH = ACTIONS + 1
MOST_TERRITORIES = 1 + 2 * c.STONES
"""A stone divides a zone into three at most."""
VALUE = ints(c.POINTS.get(kinds, 0) for kinds in range(KINDS + 1))
"""Points per hex by the number of terrains (tn.5.5)."""
AHEAD = max(ROWS, PLACES) // 2
"""So many ids of a line are written at once, whether it is as long or not; none is longer than twice that."""
MOST_LEGAL = max(HEXES, max(c.PIONEERS.values()) * (PLACES - 1 + 2 * (ROWS - 1)) + ACTIONS * SIDES) + 2 * AHEAD
"""Every pioneer along its row and two slanting lines, and stones beside those that moved."""
A_FIRST, A_PLACE, A_STONE, A_END, A_MOVE = a.CHOOSE_FIRST, a.PLACE, a.STONE, a.END_TURN, a.MOVE

AXES = SIDES // 2
"""Side a and side a + AXES of a hex lie on one line."""
SPOT = 6
"""A spot is the number of a word of lines and a place in it, of SPOT bits."""
PLACE = (1 << SPOT) - 1
LINE_BITS = 60
LINES = 1 + 2 * AXES * HEXES // (LINE_BITS - 1 - max(ROWS, PLACES))
"""Words of lines: every hex on every axis and at most as many ends; a line lies whole in one word."""

ROOM_FOR_A_ROW = 1024
SHELF = Shelf(
    size=1,
    players=1,
    near=HEXES * SIDES,
    code=HEXES,
    hex=HEXES,
    terrain=HEXES,
    spot=HEXES * AXES,
    before=2 * AHEAD,
    along=(LINES << SPOT) + 2 * AHEAD,
    stamp=1,
    mark=HEXES,
    zone=HEXES,
    flags=HEXES,
    kinds=KINDS * 4,
    seats=SEATS * 4,
    stones=ACTIONS * SIDES,
    row=ROOM_FOR_A_ROW,
)
T_SIZE, T_PLAYERS, T_NEAR, T_CODE = (SHELF[name] for name in ("size", "players", "near", "code"))
T_HEX, T_TERRAIN, T_SPOT, T_ALONG = (SHELF[name] for name in ("hex", "terrain", "spot", "along"))
T_STAMP, T_MARK, T_ZONE, T_FLAGS = (SHELF[name] for name in ("stamp", "mark", "zone", "flags"))
T_KINDS, T_SEATS, T_STONES, T_ROW = (SHELF[name] for name in ("kinds", "seats", "stones", "row"))


@lru_cache(maxsize=8)
def lines(island: Board) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The straight lines of an island as bits, one after the other: the spot of each hex on its axes, and the ends.

    Before and behind every line lies a bit that is always set, so that a look along it meets something.
    """
    around = island.grid.around
    spots = [0] * (island.size * AXES)
    ends = [1] + [0] * (LINES - 1)
    word, place = 0, 1
    for axis in range(AXES):
        for h in range(island.size):
            if around[h][axis + AXES] >= 0:
                continue
            line = [h, *island.grid.rays[h][axis]]
            if place + len(line) >= LINE_BITS:
                word, place = word + 1, 1
                ends[word] = 1
            for member in line:
                spots[member * AXES + axis] = word << SPOT | place
                place += 1
            ends[word] |= 1 << place
            place += 1
    return tuple(spots), tuple(ends)


def _along(island: Board) -> Row:
    """The code of the hex at every spot."""
    codes = blank(LINES << SPOT)
    for at, spot in enumerate(lines(island)[0]):
        codes[spot] = island.codes[at // AXES]
    return codes


def tables(game: Game[Any]) -> Row:
    """The island of one table; the six neighbours of a hex are -1 where the sea is."""
    island = board(str(game.options["board"]))
    return SHELF.filled(
        size=island.size,
        players=game.players,
        near=island.grid.around,
        code=island.codes,
        hex=island.hexes,
        terrain=island.terrain,
        spot=lines(island)[0],
        along=_along(island),
    )
