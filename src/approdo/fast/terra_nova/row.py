"""The row of a position of Terra Nova. A set of hexes has 32 bits in a word, by their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from approdo.core.game import Game
from approdo.fast.layout import Bits, Custom, Int, Ints, Layout, Made, Set, Stack, Tuples
from approdo.fast.terra_nova.tables import (
    ACTIONS,
    AXES,
    HEXES,
    LINES,
    LONGEST_PATH,
    MOST_TERRITORIES,
    PLACE,
    ROOM_FOR_A_ROW,
    SEATS,
    SPOT,
    STONE,
    lines,
)
from approdo.games.terra_nova.board import Board, board
from approdo.games.terra_nova.state import Position

WORD = 5
"""A hex lies in word h >> WORD, at bit h & BIT."""
BIT = (1 << WORD) - 1
WORDS = (HEXES + BIT) >> WORD
COUNT = 5
"""Bits for the pioneers of one player in the word of a territory: its first hex, then the seats."""
FIRST_HEX = 8


def _island(game: Game[Any]) -> Board:
    return board(str(game.options["board"]))


def _grid(game: Game[Any]) -> Any:
    return _island(game).grid


def _write_land(mask: int, game: Game[Any]) -> Sequence[int]:
    words = [0] * WORDS
    for h in _grid(game).members(mask):
        words[h >> WORD] |= 1 << (h & BIT)
    return words


def _read_land(words: list[int], game: Game[Any]) -> int:
    grid = _grid(game)
    return int(grid.mask(h for h in range(len(grid.cells)) if words[h >> WORD] >> (h & BIT) & 1))


def _write_territories(rows: list[tuple[int, ...]], game: Game[Any]) -> Sequence[int]:
    return [
        len(rows),
        *(first + sum(n << FIRST_HEX + COUNT * seat for seat, n in enumerate(counts)) for first, *counts in rows),
    ]


def _read_territories(words: list[int], game: Game[Any]) -> list[list[int]]:
    low, few = (1 << FIRST_HEX) - 1, (1 << COUNT) - 1
    return [
        [word & low, *(word >> FIRST_HEX + COUNT * seat & few for seat in range(game.players))]
        for word in words[1 : 1 + words[0]]
    ]


def _write_hexes(value: bytearray, game: Game[Any]) -> Sequence[int]:
    return value


def _read_hexes(words: list[int], game: Game[Any]) -> list[int]:
    return words[: _island(game).size]


def _standing(state: Position, game: Game[Any]) -> list[int]:
    """The pioneers of each seat as sets, and all that stands on the lines."""
    spots, ends = lines(_island(game))
    pioneers = [0] * (SEATS * WORDS)
    occupied = [*ends]
    for h, what in enumerate(state.hexes):
        if what:
            for spot in spots[h * AXES : (h + 1) * AXES]:
                occupied[spot >> SPOT] |= 1 << (spot & PLACE)
        if what and what != STONE:
            pioneers[(what - 1) * WORDS + (h >> WORD)] |= 1 << (h & BIT)
    return [*pioneers, *occupied]


LAYOUT = Layout(
    Position,
    own={"standing": Made(SEATS * WORDS + LINES, _standing)},
    stack=Stack(1),
    map=Set(Bits(60, 3)),
    turn_end=Int(),
    strict=Int(),
    idle_rounds=Int(),
    first=Int(),
    stones_left=Int(),
    laid=Int(),
    turns=Int(),
    idle=Int(),
    ended=Int(),
    open_land=Custom(WORDS, _write_land, _read_land),
    scores=Ints(per_seat=1, seats=SEATS),
    reserve=Ints(per_seat=1, seats=SEATS),
    paths=Tuples(ACTIONS, LONGEST_PATH),
    hexes=Custom(HEXES, _write_hexes, _read_hexes),
    territories=Custom(1 + MOST_TERRITORIES, _write_territories, _read_territories),
)
TURN_END, STRICT, IDLE_ROUNDS, FIRST = (LAYOUT[name] for name in ("turn_end", "strict", "idle_rounds", "first"))
STONES_LEFT, LAID, TURNS, IDLE = (LAYOUT[name] for name in ("stones_left", "laid", "turns", "idle"))
ENDED, OPEN, SCORES, RESERVE = (LAYOUT[name] for name in ("ended", "open_land", "scores", "reserve"))
PATHS, HEX, TERRITORIES = (LAYOUT[name] for name in ("paths", "hexes", "territories"))
PIONEERS = LAYOUT["standing"]
"""For each seat the set of hexes with its pioneers."""
LINE = PIONEERS + SEATS * WORDS
"""All that stands on the lines, see tables.lines."""
PATH = 1 + LONGEST_PATH
"""Words of a path: how many hexes, then the hexes."""
WIDTH = LAYOUT.width
assert WIDTH <= ROOM_FOR_A_ROW
