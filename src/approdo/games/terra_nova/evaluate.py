"""How bots judge a position, and which actions are worth their look.

All is counted on masks: what the open land promises, what can be closed now, and by whom.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from approdo.games.terra_nova.actions import END_TURN, MOVE, PLACE, STONE
from approdo.games.terra_nova.aids import closings, reachable
from approdo.games.terra_nova.frames import ACTING, ACTIONS_IN_A_TURN, ENDING, PLACING, seat_of
from approdo.games.terra_nova.rules import end_turn, legal_stones
from approdo.games.terra_nova.scoring import shares
from approdo.games.terra_nova.state import EMPTY, STONE_ON, Position
from approdo.games.terra_nova.tables import tables
from approdo.games.terra_nova.zones import closed_by, closed_zones, joints

#: How much of a terrain's value its strongest player may hope for, by the lead in pioneers (a tie: nothing).
HOPE = (0.0, 0.7, 0.9, 1.0)
#: What remains of a hope for each stone that the fence still lacks.
PER_STONE = 0.85
#: Points that a free hex brings to somebody in the end, from games between bots.
POINTS_PER_HEX = 0.5
#: How many points the nearing of an end without progress may weigh.
IDLE = 8.0
#: A bot keeps at most this many moves in mind.
WIDTH = 64


def evaluate(state: Position, seat: int) -> dict[str, float]:
    """How good a position is for a seat, in points ahead of the average opponent."""
    if state.asked == ENDING:  # nothing is left to choose: look at what follows
        state = state.clone()
        end_turn(state, seat_of(state.stack[-1]), END_TURN, None)
    ahead = _ahead(state.scores, seat)
    if not state.stack:
        return {"score": 10.0 * ahead}
    masks = pioneer_masks(state)
    parts = {
        "score": ahead,
        "pioneers": _pioneers(state, masks, seat),
        "terrains": _terrains(state, masks, seat),
        "idle": _idle(state, ahead),
    }
    kind, _, done = state.stack[-1]
    mover = seat_of(state.stack[-1])
    if kind == ACTING and mover == seat:
        parts["closing"] = 0.95 * _closing(state, masks, seat, ACTIONS_IN_A_TURN - done)
    elif kind > PLACING:
        parts["threat"] = -0.8 * _threat(state, masks, mover, seat)
    return parts


def pioneer_masks(state: Position) -> list[int]:
    """Where each player's pioneers stand."""
    grid = state.tables().grid
    return [grid.mask(state.pioneers(seat)) for seat in range(state.players)]


def _ahead(points: list[int], seat: int) -> float:
    """Own points less the average of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def _pioneers(state: Position, masks: list[int], seat: int) -> float:
    """The part of the open land that one's number of pioneers stands for, above an equal share."""
    counts = [mask.bit_count() for mask in masks]
    total = sum(counts)
    if not total:
        return 0.0
    return POINTS_PER_HEX * state.open_land.bit_count() * (counts[seat] / total - 1 / len(counts))


def _idle(state: Position, ahead: float) -> float:
    """Turns without a stone bring the end nearer (tn.6.7): bad unless one is well ahead."""
    turns = 0 if state.laid else state.idle
    return turns / (state.idle_rounds * state.players) * max(-IDLE, min(0.0, ahead - IDLE))


def _terrains(state: Position, masks: list[int], seat: int) -> float:
    """What every terrain of every zone promises to whoever is strongest there."""
    total = 0.0
    for region, worth in promises(state.map, state.open_land):
        counts = [(region & mask).bit_count() for mask in masks]
        own = counts[seat]
        counts[seat] = 0
        other = max(counts)
        if own > other:
            total += worth * HOPE[min(3, own - other)]
        elif other > own:
            total -= worth * HOPE[min(3, other - own)] / (len(counts) - 1)
    return total


@lru_cache(maxsize=256)
def promises(map: int, open_land: int) -> list[tuple[int, float]]:
    """Every terrain of every zone with its value, the less the more stones its fence lacks."""
    board = tables(map).board
    grid = board.grid
    found = []
    for zone in grid.split(open_land):
        for land in board.land:
            region = zone & land
            if region:
                beyond = grid.grow(region) & zone & ~region
                border = grid.grow(beyond) & region
                lacking = min(beyond.bit_count(), border.bit_count())
                found.append((region, 3 * region.bit_count() * PER_STONE**lacking))
    return found


def gain(state: Position, masks: list[int], zones: Sequence[int], seat: int) -> float:
    """What closing these zones would bring a seat at once, ahead of the average opponent."""
    board = state.tables().board
    points = [0] * state.players
    for zone in zones:
        winners, share = shares(board, zone, [(zone & mask).bit_count() for mask in masks])
        for winner in winners:
            points[winner] += share
    return _ahead(points, seat)


def _closing(state: Position, masks: list[int], seat: int, left: int) -> float:
    """The most that the stones allowed now would bring: one of them, or two if two actions are left.

    With scoring at the end of the turn, what is closed already comes on top (tn.5.12).
    """
    found = state.tables()
    board, bit = found.board, found.grid.bit
    stones = [found.hex_of(number, STONE) for number in legal_stones(state, seat)]
    unscored = closed_zones(board, state.open_land) if state.turn_end else []
    best = gain(state, masks, unscored, seat)
    for i, first in enumerate(stones):
        land = state.open_land & ~bit[first]
        zones = closed_by(board, land, first)
        if zones:
            best = max(best, gain(state, masks, unscored + zones, seat))
        elif left > 1 and state.stones_left > 1:
            for second in stones[:i]:
                zones = closed_by(board, land & ~bit[second], second)
                if zones:
                    best = max(best, gain(state, masks, unscored + zones, seat))
    return best


def _threat(state: Position, masks: list[int], mover: int, seat: int) -> float:
    """The most that the next player could gain on this seat with one move and one stone: beside a hex that a pioneer
    reaches, counted as pioneers stand, or behind a pioneer that steps off."""
    if mover == seat or not state.stones_left:
        return 0.0
    grid = state.tables().grid
    reach = reachable(state, mover)
    worst = 0.0
    for stone, zones in closings(state.map, state.open_land).items():
        if state.hexes[stone] == EMPTY:
            if grid.ring[stone] & reach and gain(state, masks, zones, mover) > 0:
                worst = max(worst, -gain(state, masks, zones, seat))
        elif state.hexes[stone] == mover + 1:
            for step in _steps_off(state, stone):
                after = _stepped(state, masks, stone, step)
                if gain(state, after, zones, mover) > 0:
                    worst = max(worst, -gain(state, after, zones, seat))
    return worst


def _steps_off(state: Position, at: int) -> list[int]:
    """The empty hexes beside a pioneer: from there it still allows a stone where it stood (tn.4.2)."""
    return [near for near in state.tables().grid.neighbours[at] if state.hexes[near] == EMPTY]


def _stepped(state: Position, masks: list[int], source: int, target: int) -> list[int]:
    """Where the pioneers stand after one of them has moved."""
    bit, mover = state.tables().grid.bit, state.hexes[source] - 1
    after = masks[:]
    after[mover] ^= bit[source] | bit[target]
    return after


def shortlist(state: Position, seat: int, numbers: list[int]) -> list[int]:
    """Stones first, those that close something in one's favour at the head; then the moves that rank best. Of the
    places for a new pioneer those come first from which it can go furthest: `evaluate` counts only whose they are."""
    if state.asked == ENDING:
        return numbers
    found = state.tables()
    if state.asked == PLACING:
        return sorted(numbers, key=lambda n: -_room(state, found.hex_of(n, PLACE)))
    masks = pioneer_masks(state)
    closing = closings(state.map, state.open_land)
    stones = [n for n in numbers if n < MOVE]
    stones.sort(key=lambda n: -gain(state, masks, closing.get(found.hex_of(n, STONE), ()), seat))
    rank = _move_ranks(state, masks, seat)
    moves = [n for n in numbers if n >= MOVE]
    moves.sort(key=lambda n: -rank(*found.ends_of(n)))
    return stones + moves[:WIDTH]


def _room(state: Position, at: int) -> int:
    """How many hexes a pioneer could slide to from here."""
    return sum(
        next((far for far, h in enumerate(ray) if state.hexes[h]), len(ray)) for ray in state.tables().grid.rays[at]
    )


def _move_ranks(state: Position, masks: list[int], seat: int) -> Callable[[int, int], float]:
    """How promising a move looks by its ends alone: beside a closing stone, off a place where a stone would close,
    beside a place where a stone would join two walls, into another terrain (which changes majorities)."""
    found = state.tables()
    grid, terrain = found.grid, found.board.terrain
    at_walls = grid.grow(joints(found.board, state.open_land))
    worth: dict[int, float] = {}
    off: dict[tuple[int, int], float] = {}
    for stone, zones in closings(state.map, state.open_land).items():
        if state.hexes[stone] == EMPTY:
            here = gain(state, masks, zones, seat)
            for near in grid.neighbours[stone]:
                worth[near] = max(worth.get(near, 0.0), here)
        elif state.hexes[stone] < STONE_ON:
            for step in _steps_off(state, stone):
                off[stone, step] = gain(state, _stepped(state, masks, stone, step), zones, seat)

    def rank(source: int, target: int) -> float:
        points = max(worth.get(target, 0.0), off.get((source, target), 0.0))
        if at_walls & grid.bit[target]:
            points += 2.0
        if terrain[source] != terrain[target]:
            points += 1.0
        return points

    return rank
