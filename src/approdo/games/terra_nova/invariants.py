"""What must hold in every position: every pioneer, stone and point is accounted for, and play can have led there."""

from __future__ import annotations

from itertools import pairwise

from approdo.games.terra_nova.components import PIONEERS, STONES
from approdo.games.terra_nova.frames import ACTING, ACTIONS_IN_A_TURN, BEGINNING, DRAWING, ENDING, PLACING, seat_of
from approdo.games.terra_nova.rules import DECISIONS, can_act
from approdo.games.terra_nova.scoring import can_move, ended, parts
from approdo.games.terra_nova.state import REASONS, STONE_ON, Position
from approdo.games.terra_nova.zones import closed_zones, is_territory

STONES_IN_A_TURN = ACTIONS_IN_A_TURN - 1


def invariants(state: Position, start: Position, first: int | None) -> list[str]:
    """What is wrong with a position; `start` is the beginning of a game with the same players and options, `first` the
    seat that the table named to begin, if it named one."""
    wrong = shape(state, start) or pieces(state) or land(state)
    if wrong:
        return wrong
    if first is not None and state.first != first:
        return [f"seat {first} was named to begin, not seat {state.first}"]
    if not state.stack:
        return _over(state)
    return _placing(state) if state.asked in (DRAWING, PLACING) else _turn(state)


# --- numbers within their bounds ---


def shape(state: Position, start: Position) -> list[str]:
    """Options of this table, lists of the right length, every number in its range, one frame that exists."""
    wrong = []
    if any(getattr(state, name) != getattr(start, name) for name in ("map", "turn_end", "strict", "idle_rounds")):
        wrong.append("the position belongs to a table with other options")
    if len(state.hexes) != len(start.hexes):
        wrong.append(f"the island has {len(start.hexes)} hexes, the position {len(state.hexes)}")
    if not len(state.scores) == len(state.reserve) == start.players:
        wrong.append(f"scores and reserves must be those of {start.players} players")
    if not 0 <= state.first < start.players:
        wrong.append(f"the starting player is one of {start.players}")
    if any(what > start.players and what != STONE_ON for what in state.hexes):
        wrong.append("a hex holds a piece that does not exist")
    numbers = [h for path in state.paths for h in path] + [row[0] for row in state.territories if row]
    if any(not 0 <= h < len(start.hexes) for h in numbers):
        wrong.append("a path or territory names a hex that does not exist")
    if any(len(row) != 1 + start.players for row in state.territories) or any(len(p) < 2 for p in state.paths):
        wrong.append("a path or territory is incomplete")
    if state.open_land < 0 or min((n for row in state.territories for n in row), default=0) < 0:
        wrong.append("a number is below zero")
    if state.laid not in (0, 1) or not 0 <= state.idle <= state.turns:
        wrong.append(f"{state.idle} turns of {state.turns} without a stone, laid {state.laid}")
    if not 0 <= state.ended <= len(REASONS) or bool(state.ended) == bool(state.stack) or len(state.stack) > 1:
        wrong.append("the game is either over or awaits one decision")
    return wrong + [f"the decision {frame} does not exist" for frame in state.stack if not _is_frame(frame, start)]


def _is_frame(frame: tuple[int, ...], start: Position) -> bool:
    if len(frame) != 3 or not 0 <= frame[0] < len(DECISIONS):
        return False
    kind, mask, done = frame
    least, most = {ACTING: (1, ACTIONS_IN_A_TURN - 1), ENDING: (1, ACTIONS_IN_A_TURN)}.get(kind, (0, 0))
    return least <= done <= most and mask in ([0] if kind == DRAWING else [1 << seat for seat in range(start.players)])


# --- pieces and land ---


def pieces(state: Position) -> list[str]:
    wrong = []
    for seat in range(state.players):
        gone = sum(row[1 + seat] for row in state.territories)
        if state.count(seat) + state.reserve[seat] + gone != PIONEERS[state.players]:
            wrong.append(f"seat {seat} must have {PIONEERS[state.players]} pioneers on the island, to place or gone")
    if state.hexes.count(STONE_ON) + state.stones_left != STONES:
        wrong.append(f"there must be {STONES} stones on the island and in the supply")
    if min(state.reserve) < 0 or state.stones_left < 0:
        wrong.append("a supply is below zero")
    return wrong


def land(state: Position) -> list[str]:
    """Scored territories are closed land, listed once and by their first hex; the rest is open (tn.5)."""
    board = state.tables().board
    grid = board.grid
    free = grid.mask(h for h, what in enumerate(state.hexes) if what != STONE_ON)
    closed = 0
    for first, *counts in state.territories:
        zone = grid.flood(grid.bit[first], free)
        if not zone or zone & closed:
            return ["a territory is under a stone or listed twice"]
        if not is_territory(board, zone) or first != next(grid.members(zone)) or sum(counts) > zone.bit_count():
            return ["a territory is open land, too small for its pioneers, or not named by its first hex"]
        closed |= zone
    wrong = []
    if state.open_land != free & ~closed:
        wrong.append("the open land is not what stones and territories leave")
    for seat, lines in enumerate(parts(state)):
        if state.scores[seat] != sum(line.value for line in lines):
            wrong.append(f"the score of seat {seat} is not the sum of its territories")
    if any(state.hexes[h] for h in grid.members(closed)):
        wrong.append("a pioneer stands in a scored territory")
    if not (state.turn_end and state.laid) and closed_zones(board, state.open_land):
        wrong.append("a closed territory has not been scored")
    return wrong


# --- the course of a game ---


def _placing(state: Position) -> list[str]:
    """Before the first turn nothing has happened but placements, seat after seat (tn.1.9)."""
    wrong = []
    if state.turns or state.laid or state.paths or state.territories or state.stones_left != STONES:
        wrong.append("a turn was taken before all pioneers were placed")
    each = PIONEERS[state.players]
    placed = each * state.players - sum(state.reserve)
    order = [(state.first + i) % state.players for i in range(state.players)]
    if [each - state.reserve[seat] for seat in order] != [
        (placed + state.players - 1 - i) // state.players for i in range(state.players)
    ]:
        wrong.append("pioneers are placed in turn")
    frame = state.stack[-1]
    if frame[0] == DRAWING:
        if placed or state.first:
            wrong.append("the starting player is drawn before anything else")
    elif not any(state.reserve) or seat_of(frame) != order[placed % state.players]:
        wrong.append("it is not this seat's turn to place")
    return wrong


def _turn(state: Position) -> list[str]:
    """A turn under way: whose it is, what was done in it, and that the decision is the one the rules ask for."""
    kind, _, done = state.stack[-1]
    seat = seat_of(state.stack[-1])
    wrong = _stones(state)
    if any(state.reserve):
        wrong.append("pioneers are placed until none is left")
    if seat != (state.first + state.turns) % state.players:
        wrong.append(f"turn {state.turns + 1} is not seat {seat}'s")
    moves = sum(len(path) - 1 for path in state.paths)
    if not _done(state, seat, done, moves):
        wrong.append(f"{moves} moves and the stones laid are not {done} actions")
    wrong += _paths(state, seat)
    if kind == BEGINNING:
        fits = can_move(state, seat) and (not state.turns or not ended(state))
    else:
        fits = can_act(state, seat) if kind == ACTING else done == ACTIONS_IN_A_TURN or not can_act(state, seat)
    return wrong if fits else [*wrong, "the rules ask for another decision here"]


def _done(state: Position, seat: int, done: int, moves: int) -> bool:
    """Whether moves and stones make up the actions done, the first of them a move (tn.2.1). Moves of a pioneer that has
    left the game since are not remembered, but it was counted in a territory (tn.5.10)."""
    if not state.laid:
        return moves == done
    left = not state.turn_end and any(row[1 + seat] for row in state.territories)
    forgotten = [done - moves - stones for stones in range(1, STONES_IN_A_TURN + 1)]
    return any(moves + n > 0 and (n == 0 or (n > 0 and left)) for n in forgotten)


def _stones(state: Position) -> list[str]:
    """Stones laid before this turn fit the number of turns and of those without a stone (tn.6.7)."""
    laid = STONES - state.stones_left
    least, most = (max(0, laid - STONES_IN_A_TURN), laid - 1) if state.laid else (laid, laid)
    busy = state.turns - state.idle
    limit = state.idle_rounds * state.players
    if (busy and not most) or most < 0 or least > STONES_IN_A_TURN * busy or (state.stack and state.idle >= limit):
        return [f"{laid} stones in {state.turns} turns, the last {state.idle} without one"]
    return []


def _paths(state: Position, seat: int) -> list[str]:
    """Every path goes in straight lines, ends with an own pioneer, not where it began (tn.3.1, tn.3.4, tn.3.5)."""
    rays = state.tables().grid.rays
    wrong = []
    if any(state.hexes[path[-1]] != seat + 1 for path in state.paths):
        wrong.append("a moved pioneer is not where its path ends")
    if len({path[-1] for path in state.paths}) < len(state.paths):
        wrong.append("two paths end on one hex")
    for path in state.paths:
        if any(not any(to in ray for ray in rays[at]) for at, to in pairwise(path)):
            wrong.append("a path leaves the straight line")
        if path[0] in path[1:] or (state.strict and len(set(path)) < len(path)):
            wrong.append("a pioneer has returned")
    if not wrong and not _free(state, {h for path in state.paths for h in _way(state, path)}):
        wrong.append("a path leads through what stood there before the turn")
    return wrong


def _way(state: Position, path: tuple[int, ...]) -> list[int]:
    """All hexes that a pioneer has left or crossed in this turn, with those where it stopped."""
    rays = state.tables().grid.rays
    way = [path[0]]
    for at, to in pairwise(path):
        ray = next(ray for ray in rays[at] if to in ray)
        way += ray[: ray.index(to) + 1]
    return way


def _free(state: Position, way: set[int]) -> bool:
    """Whether all these hexes can have been free: on them is nothing now, or what this turn has put there."""
    moved = {path[-1] for path in state.paths}
    stones = [h for h in way if state.hexes[h] == STONE_ON]
    bit = state.tables().grid.bit
    return len(stones) <= STONES_IN_A_TURN * state.laid and all(
        h in moved or state.hexes[h] == STONE_ON or (not state.hexes[h] and (state.laid or state.open_land & bit[h]))
        for h in way
    )


def _over(state: Position) -> list[str]:
    """The game is over for the reason that the position shows, and no turn is under way (tn.6.1)."""
    wrong = _stones(state)
    if state.paths or state.laid or any(state.reserve):
        wrong.append("the game is over, yet a turn goes on")
    if not state.turns or state.ended != ended(state):
        wrong.append("the game has not ended for this reason")
    return wrong
