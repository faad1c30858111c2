"""The row of a position of New Haven."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from approdo.core.game import Game
from approdo.fast.layout import Custom, Int, Ints, Layout, Stack
from approdo.fast.new_haven.tables import (
    BURIED,
    CHARTERS,
    KINDS,
    MOST_FRAMES,
    OPEN,
    PLOTS,
    RESOURCES,
    ROW_BITS,
    ROWS_IN_WORD,
    SIZE,
    SQUARES_IN_ROW,
    TILE_SLOTS,
    TILES,
    WORDS,
)
from approdo.games.new_haven.components import WIDTH
from approdo.games.new_haven.state import Position

_SQUARES_OF_A_ROW = (1 << SQUARES_IN_ROW) - 1


def _write_ground(masks: list[int], game: Game[Any]) -> Sequence[int]:
    words = [0] * (RESOURCES * WORDS)
    for resource, mask in enumerate(masks):
        for row in range(SQUARES_IN_ROW):
            squares = mask >> row * WIDTH & _SQUARES_OF_A_ROW
            words[resource * WORDS + row // ROWS_IN_WORD] |= squares << row % ROWS_IN_WORD * ROW_BITS
    return words


def _read_ground(words: list[int], game: Game[Any]) -> list[int]:
    masks = [0] * RESOURCES
    for resource in range(RESOURCES):
        for row in range(SQUARES_IN_ROW):
            word = words[resource * WORDS + row // ROWS_IN_WORD]
            squares = word >> row % ROWS_IN_WORD * ROW_BITS & ((1 << ROW_BITS) - 1)
            masks[resource] |= squares << row * WIDTH
    return masks


LAYOUT = Layout(
    Position,
    stack=Stack(MOST_FRAMES),
    players=Int(),
    side_b=Int(),
    redevelop=Int(),
    careful=Int(),
    charters_on=Int(),
    shipment_four=Int(),
    active=Int(),
    turn=Int(),
    shipped=Int(),
    spaces=Ints(always=SIZE),
    ground=Custom(RESOURCES * WORDS, _write_ground, _read_ground),
    clearings=Ints(always=SIZE),
    track=Ints(always=RESOURCES),
    offer=Ints(always=OPEN),
    bag=Ints(always=KINDS),
    pool=Ints(always=TILES),
    shipments=Ints(per_seat=1),
    tiles=Ints(per_seat=TILE_SLOTS),
    hand=Ints(per_seat=KINDS),
    known=Ints(per_seat=KINDS),
    village=Ints(per_seat=PLOTS),
    colours=Ints(per_seat=RESOURCES),
    buried=Ints(per_seat=BURIED),
    charters=Ints(always=CHARTERS),
)
PLAYERS, SIDE_B, REDEVELOP, CAREFUL = (LAYOUT[name] for name in ("players", "side_b", "redevelop", "careful"))
CHARTERS_ON, SHIPMENT_FOUR = LAYOUT["charters_on"], LAYOUT["shipment_four"]
ACTIVE, TURN, SHIPMENT = (LAYOUT[name] for name in ("active", "turn", "shipped"))
SPACES, GROUND, CLEARINGS = (LAYOUT[name] for name in ("spaces", "ground", "clearings"))
TRACK, OFFER, BAG, POOL = (LAYOUT[name] for name in ("track", "offer", "bag", "pool"))
SHIPMENTS, HELD, HAND, KNOWN = (LAYOUT[name] for name in ("shipments", "tiles", "hand", "known"))
VILLAGE, COLOURS, COVERED, HOLDERS = (LAYOUT[name] for name in ("village", "colours", "buried", "charters"))
