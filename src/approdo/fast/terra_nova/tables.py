"""The island of a table on one shelf: neighbours, names, terrains; and room to work in.

Islands differ from table to table, so they are no constants of the compiler. Hexes go by their numbers, row by row.
"""

from __future__ import annotations

from typing import Any

from approdo.core.game import Game
from approdo.fast.jit import ints
from approdo.fast.layout import Row, Shelf
from approdo.games.terra_nova import actions as a
from approdo.games.terra_nova import components as c
from approdo.games.terra_nova.board import board
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
MOST_LEGAL = max(HEXES, max(c.PIONEERS.values()) * (PLACES - 1 + 2 * (ROWS - 1)) + ACTIONS * SIDES)
"""Every pioneer along its row and two slanting lines, and stones beside those that moved."""
A_FIRST, A_PLACE, A_STONE, A_END, A_MOVE = a.CHOOSE_FIRST, a.PLACE, a.STONE, a.END_TURN, a.MOVE

ROOM_FOR_A_ROW = 1024
SHELF = Shelf(
    size=1,
    players=1,
    near=HEXES * SIDES,
    code=HEXES,
    hex=HEXES,
    terrain=HEXES,
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
T_HEX, T_TERRAIN = SHELF["hex"], SHELF["terrain"]
T_STAMP, T_MARK, T_ZONE, T_FLAGS = (SHELF[name] for name in ("stamp", "mark", "zone", "flags"))
T_KINDS, T_SEATS, T_STONES, T_ROW = (SHELF[name] for name in ("kinds", "seats", "stones", "row"))


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
    )
