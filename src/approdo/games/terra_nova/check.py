"""What must hold in every position: every pioneer, stone and point is accounted for."""

from __future__ import annotations

from approdo.games.terra_nova.rules import DECISIONS, DRAWING, PLACING
from approdo.games.terra_nova.scoring import PIONEERS, STONES, parts
from approdo.games.terra_nova.state import REASONS, STONE_ON, Island
from approdo.games.terra_nova.zones import closed_zones


def invariants(state: Island, start: Island) -> list[str]:
    """What is wrong with a position; `start` is the beginning of a game with the same players and options."""
    shape = _shape(state, start)
    return shape or _pieces(state) + _land(state) + _turn(state)


def _shape(state: Island, start: Island) -> list[str]:
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
    if not 0 <= state.ended <= len(REASONS) or bool(state.ended) == bool(state.stack):
        wrong.append("the game is either over or awaits one decision")
    for frame in state.stack:
        awaited = [0] if frame[0] == DRAWING else [1 << seat for seat in range(start.players)]
        if len(frame) != 3 or not 0 <= frame[0] < len(DECISIONS) or frame[1] not in awaited:
            wrong.append(f"the decision {frame} does not exist")
    return wrong


def _pieces(state: Island) -> list[str]:
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


def _land(state: Island) -> list[str]:
    board = state.tables().board
    grid = board.grid
    free = grid.mask(h for h, what in enumerate(state.hexes) if what != STONE_ON)
    closed = 0
    for row in state.territories:
        zone = grid.flood(grid.bit[row[0]], free)
        if not zone or zone & closed:
            return ["a territory is under a stone or listed twice"]
        closed |= zone
    wrong = []
    for seat, lines in enumerate(parts(state)):
        if state.scores[seat] != sum(line.value for line in lines):
            wrong.append(f"the score of seat {seat} is not the sum of its territories")
    if state.open_land != free & ~closed:
        wrong.append("the open land is not what stones and territories leave")
    if any(state.hexes[h] for h in grid.members(closed)):
        wrong.append("a pioneer stands in a scored territory")
    if not (state.turn_end and state.laid) and closed_zones(board, state.open_land):
        wrong.append("a closed territory has not been scored")
    return wrong


def _turn(state: Island) -> list[str]:
    if not state.stack:
        return [] if not state.paths else ["the game is over, yet a turn goes on"]
    kind, mask, _ = state.stack[-1]
    mover = mask.bit_length()
    wrong = []
    if any(state.hexes[path[-1]] != mover for path in state.paths):
        wrong.append("a moved pioneer is not where its path ends")
    if (kind in (DRAWING, PLACING)) != any(state.reserve):
        wrong.append("pioneers are placed until none is left")
    return wrong
