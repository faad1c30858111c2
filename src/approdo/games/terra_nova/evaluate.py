"""How bots judge a position, and which actions are worth their look.

All is counted on masks: what the open land promises, what can be closed now, and by whom.
"""

from __future__ import annotations

from collections.abc import Callable

from approdo.games.terra_nova.actions import MOVE, STONE
from approdo.games.terra_nova.rules import ACTING, ENDING, PLACING, legal_stones
from approdo.games.terra_nova.scoring import shares, strength
from approdo.games.terra_nova.state import EMPTY, Island
from approdo.games.terra_nova.view import closings, reachable
from approdo.games.terra_nova.zones import joints

#: How much of a terrain's value its strongest player may hope for, by the lead in pioneers (a tie: nothing).
HOPE = (0.0, 0.55, 0.75, 0.85)
#: Points that a free hex brings to somebody in the end, from games between bots.
POINTS_PER_HEX = 1.5
#: A move keeps at most this many alternatives in a bot's mind.
WIDTH = 64


def evaluate(state: Island, seat: int) -> dict[str, float]:
    """How good a position is for a seat, in points ahead of the average opponent."""
    masks = pioneer_masks(state)
    parts = {
        "score": _ahead(state.scores, seat),
        "pioneers": _pioneers(state, masks, seat),
        "terrains": _terrains(state, masks, seat),
    }
    if not state.stack:
        return {"score": 10.0 * parts["score"]}
    kind, mask, _ = state.stack[-1]
    if kind == PLACING:
        return parts
    if mask == 1 << seat and kind != ENDING:
        if kind == ACTING:
            parts["closing"] = 0.9 * max(0.0, _best_stone(state, seat))
    else:
        mover = mask.bit_length() - 1
        follower = (mover + 1) % state.players if kind == ENDING else mover
        parts["threat"] = -0.7 * _threat(state, follower, seat)
    return parts


def pioneer_masks(state: Island) -> list[int]:
    """Where each player's pioneers stand."""
    grid = state.tables().grid
    return [grid.mask(state.pioneers(seat)) for seat in range(state.players)]


def _ahead(points: list[int], seat: int) -> float:
    """Own points less the average of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def _pioneers(state: Island, masks: list[int], seat: int) -> float:
    """The part of the open land that one's number of pioneers stands for, above an equal share."""
    counts = [mask.bit_count() for mask in masks]
    total = sum(counts)
    if not total:
        return 0.0
    return POINTS_PER_HEX * state.open_land.bit_count() * (counts[seat] / total - 1 / len(counts))


def _terrains(state: Island, masks: list[int], seat: int) -> float:
    """Every terrain of every zone: its value to the strongest, the less the more hexes lead out of it."""
    board = state.tables().board
    grid = board.grid
    total = 0.0
    for zone in grid.split(state.open_land):
        for land in board.land:
            region = zone & land
            if not region:
                continue
            counts = [(region & mask).bit_count() for mask in masks]
            own = counts[seat]
            counts[seat] = 0
            other = max(counts)
            if own == other:
                continue
            exits = (grid.grow(region) & zone & ~region).bit_count()
            worth = 3 * region.bit_count() / (1.0 + 0.4 * exits)
            if own > other:
                total += worth * HOPE[min(3, own - other)]
            else:
                total -= worth * HOPE[min(3, other - own)] / (len(counts) - 1)
    return total


def gain(state: Island, stone: int, seat: int) -> float:
    """What a stone would bring a seat at once, ahead of the average opponent; 0 if it closes nothing."""
    board = state.tables().board
    points = [0] * state.players
    for zone in closings(state.map, state.open_land).get(stone, ()):
        winners, share = shares(board, zone, strength(state, zone))
        for winner in winners:
            points[winner] += share
    return _ahead(points, seat)


def _best_stone(state: Island, seat: int) -> float:
    """The most that one of the stones allowed now would bring."""
    found = state.tables()
    return max((gain(state, found.hex_of(n, STONE), seat) for n in legal_stones(state, seat)), default=0.0)


def _threat(state: Island, mover: int, seat: int) -> float:
    """The most that the next player could gain on this seat with one move and one stone, as pioneers stand."""
    if mover == seat:
        return 0.0
    grid = state.tables().grid
    reach = reachable(state, mover)
    worst = 0.0
    for stone in closings(state.map, state.open_land):
        if state.hexes[stone] == EMPTY and grid.ring[stone] & reach and gain(state, stone, mover) > 0:
            worst = max(worst, -gain(state, stone, seat))
    return worst


def shortlist(state: Island, seat: int, numbers: list[int]) -> list[int]:
    """Stones that close something in one's favour, then stones, then moves: those beside a closing stone, those
    that reach a place where a stone joins two walls, those that change a majority."""
    if state.stack[-1][0] in (PLACING, ENDING):
        return numbers
    found = state.tables()
    stones = [n for n in numbers if n < MOVE]
    stones.sort(key=lambda n: -gain(state, found.hex_of(n, STONE), seat))
    rank = _move_ranks(state, seat)
    moves = [n for n in numbers if n >= MOVE]
    moves.sort(key=lambda n: -rank(*found.ends_of(n)))
    return stones + moves[:WIDTH]


def _move_ranks(state: Island, seat: int) -> Callable[[int, int], float]:
    """How promising a move looks by its ends alone, without trying it."""
    found = state.tables()
    grid, terrain = found.grid, found.board.terrain
    empty = grid.mask(h for h, what in enumerate(state.hexes) if what == EMPTY)
    at_walls = grid.grow(joints(found.board, state.open_land) & empty)
    worth: dict[int, float] = {}
    for stone in closings(state.map, state.open_land):
        if state.hexes[stone] == EMPTY:
            here = gain(state, stone, seat)
            for near in grid.neighbours[stone]:
                worth[near] = max(worth.get(near, 0.0), here)

    def rank(source: int, target: int) -> float:
        points = worth.get(target, 0.0)
        if at_walls & grid.bit[target]:
            points += 2.0
        if terrain[source] != terrain[target]:
            points += 1.0
        return points

    return rank
