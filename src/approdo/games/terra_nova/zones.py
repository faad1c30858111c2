"""Zones and territories (tn.5): only stones and the coast are walls; all sets of hexes are masks."""

from __future__ import annotations

from approdo.games.terra_nova.board import Board
from approdo.games.terra_nova.components import MOST_TERRAINS


def is_territory(board: Board, zone: int) -> bool:
    """Whether a zone is closed: at most three terrains on its stone-free hexes (tn.5.3)."""
    found = 0
    for land in board.land:
        if zone & land:
            found += 1
            if found > MOST_TERRAINS:
                return False
    return True


def closed_zones(board: Board, open_land: int) -> list[int]:
    """The zones of the land not yet scored that are territories; stones and the sea divide them (tn.5.1, tn.5.2)."""
    return [zone for zone in board.grid.split(open_land) if is_territory(board, zone)]


def may_close(board: Board, open_land: int, stone: int) -> bool:
    """Whether a stone just laid there could close anything: a look at its six neighbours only.

    Nothing closes if the open hexes round the stone are still joined to each other there (nothing was cut
    off) and one of them has the terrain that the stone covered (the zone lost no terrain, tn.5.4).
    """
    if not board.kin[stone] & open_land:
        return True
    bit = board.grid.bit
    ends = 0
    around = board.grid.around[stone]
    last = around[5] >= 0 and bit[around[5]] & open_land
    for near in around:
        free = near >= 0 and bit[near] & open_land
        if last and not free:
            ends += 1
        last = free
    return ends > 1


def closed_by(board: Board, open_land: int, stone: int) -> list[int]:
    """The territories that a stone forms, given the open land without its hex (tn.5.3, tn.5.4, tn.5.9)."""
    return formed_by(board, open_land, stone) if may_close(board, open_land, stone) else []


def formed_by(board: Board, open_land: int, stone: int) -> list[int]:
    """The territories among the zones round a stone, given the open land without its hex."""
    territories = []
    beside = board.grid.ring[stone] & open_land
    while beside:
        zone = board.grid.flood(beside & -beside, open_land)
        if is_territory(board, zone):
            territories.append(zone)
        beside &= ~zone
    return territories


def joints(board: Board, open_land: int) -> int:
    """The open hexes where a stone would join two walls: the open hexes round it fall into separate runs."""
    sides = board.grid.facing(open_land)
    once = twice = 0
    for direction in range(6):
        ends = sides[direction] & ~sides[direction - 5]
        twice |= once & ends
        once |= ends
    return twice & open_land


def critical(board: Board, open_land: int) -> dict[int, tuple[int, ...]]:
    """All hexes of the open land where a stone would close something now, with the territories it would form.

    First all hexes that pass `may_close`, found for the whole island at once; then a flood each. With scoring at
    the end of the turn, closed land that is not yet scored is listed too: a stone there changes what it will be.
    """
    grid = board.grid
    lonely = 0
    for land in board.land:
        beside = 0
        for side in grid.facing(land & open_land):
            beside |= side
        lonely |= land & ~beside
    unscored = sum(closed_zones(board, open_land))
    found = {}
    for stone in grid.members((joints(board, open_land) | lonely | unscored) & open_land):
        territories = formed_by(board, open_land ^ grid.bit[stone], stone)
        if territories:
            found[stone] = tuple(territories)
    return found
