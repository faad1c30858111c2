"""The quick look that spares most stones the search for territories never misses one."""

from __future__ import annotations

import random

import pytest

import approdo
from approdo.games.terra_nova.zones import closed_by, formed_by, is_territory


@pytest.mark.rule("tn.5.3", "tn.5.4")
def test_a_stone_beside_the_first_hex_closes_what_it_closes() -> None:
    """Around every neighbour of the hex with number 0, and around others, on land with random walls."""
    board = approdo.load("terra-nova", 2).start().tables().board
    bit, rng = board.grid.bit, random.Random(2)
    near_first = [h for h in range(len(bit)) if board.grid.around[h][5] == 0 or 0 in board.grid.around[h]]
    closed = 0
    for stone in near_first * 150 + list(range(len(bit))) * 4:
        land = sum(b for h, b in enumerate(bit) if h != stone and rng.random() < 0.6)
        if is_territory(board, board.grid.flood(bit[stone], land | bit[stone])):
            continue  # it was one before
        wanted = formed_by(board, land, stone)
        assert closed_by(board, land, stone) == wanted
        closed += bool(wanted)
    assert closed > 50
