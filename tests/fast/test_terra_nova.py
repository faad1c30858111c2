"""Terra Nova's kernel beyond the proof: the lines of an island as bits, and what a row holds twice."""

from __future__ import annotations

from typing import Any

import pytest

import approdo
from approdo.core.game import Game
from approdo.fast import jit
from approdo.games.terra_nova.board import Board, board
from approdo.games.terra_nova.state import Position

pytestmark = pytest.mark.skipif(not jit.INSTALLED, reason="numba is not installed")

FULL = "/".join("." * (row % 2) + ".".join("LMFG"[(row + place) % 4] for place in range(15)) for row in range(16))
"""As many hexes as there are names."""
COMB = "/".join(
    "." * (row % 2) + ".".join("LMFG"[place % 4] if row % 2 == 0 or place % 3 == 0 else "." for place in range(15))
    for row in range(16)
)
"""Rows of single hexes between full ones: short lines."""


@pytest.mark.parametrize("island", [board("a"), board("b"), board(FULL), board(COMB)], ids=("a", "b", "full", "comb"))
def test_a_look_along_the_lines_finds_the_rays(island: Board) -> None:
    from approdo.fast.terra_nova.tables import AXES, LINE_BITS, PLACE, SPOT, lines

    spots, ends = lines(island)
    hex_at = {spot: at // AXES for at, spot in enumerate(spots)}
    assert len(hex_at) == island.size * AXES, "every hex has a place of its own on each axis"
    assert all(word >> LINE_BITS == 0 for word in ends)
    for h in range(island.size):
        for axis in range(AXES):
            for way, side in ((1, axis), (-1, axis + AXES)):
                spot = spots[h * AXES + axis] + way
                seen = []
                while not ends[spot >> SPOT] >> (spot & PLACE) & 1:
                    seen.append(hex_at[spot])
                    spot += way
                assert tuple(seen) == island.grid.rays[h][side]


def placed() -> tuple[Game[Any], Position]:
    """One pioneer each on the first three hexes."""
    game = approdo.load("terra-nova", 3, first="1")
    state = game.start()
    for _ in range(3):
        seat = game.actors(state)[0]
        game.apply(state, seat, game.legal(state, seat)[0])
    return game, state


def test_bots_count_the_pioneers_of_a_seat() -> None:
    from approdo.fast import sight
    from approdo.fast.terra_nova.row import LAYOUT

    game, state = placed()
    row = LAYOUT.pack(state, game).tolist()
    for other in range(3):
        how, start, value, length = sight._marks(LAYOUT.slots["hexes"], LAYOUT["hexes"], other)
        assert how == sight.TALLY
        assert row[start : start + length].count(value) == state.count(other) == 1


def test_what_a_row_holds_twice_must_agree() -> None:
    from approdo.fast.terra_nova.row import HEX, LAYOUT, LINE, PIONEERS

    game, state = placed()
    row = LAYOUT.pack(state, game)
    assert LAYOUT.unpack(row, game) == state
    for at in (HEX, PIONEERS, LINE):
        row[at] ^= 2
        with pytest.raises(approdo.BadState, match="do not agree"):
            LAYOUT.unpack(row, game)
        row[at] ^= 2
