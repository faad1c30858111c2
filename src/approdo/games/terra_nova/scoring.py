"""Points of a territory, ends of the game, and the result (tn.5, tn.6)."""

from __future__ import annotations

from collections.abc import Sequence

from approdo.core.events import Events
from approdo.core.game import Outcome, Part, ranked
from approdo.core.text import Arg, label, seat_arg
from approdo.games.terra_nova.board import Board
from approdo.games.terra_nova.components import POINTS, TERRAINS
from approdo.games.terra_nova.state import (
    DIVIDED,
    EMPTY,
    GOES_ON,
    NO_PIONEERS,
    NO_PROGRESS,
    ONE_MOVER,
    STONE_ON,
    STONES_USED_UP,
    Position,
)


def value(board: Board, zone: int) -> int:
    """What a territory is worth: points per hex by the number of its terrains (tn.5.5); open land nothing."""
    return zone.bit_count() * POINTS.get(len(board.terrains_of(zone)), 0)


def strength(state: Position, zone: int) -> list[int]:
    """How many pioneers each player has in a zone."""
    counts = [0] * state.players
    for h in state.tables().grid.members(zone):
        if EMPTY < state.hexes[h] < STONE_ON:
            counts[state.hexes[h] - 1] += 1
    return counts


def majority(counts: Sequence[int]) -> list[int]:
    """The seats that have the most pioneers; nobody where there are none (tn.5.6, tn.5.7, tn.5.8)."""
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most] if most else []


def terrain_labels(board: Board, zone: int) -> list[Arg]:
    """The terrains of a zone, for texts."""
    return [label(f"terrain-{TERRAINS[kind]}") for kind in board.terrains_of(zone)]


def shares(board: Board, zone: int, counts: Sequence[int]) -> tuple[list[int], int]:
    """Who gets points for a territory and how many each: ties divide and round down (tn.5.5 to tn.5.8)."""
    winners = majority(counts)
    return winners, value(board, zone) // len(winners) if winners else 0


def score(state: Position, zone: int, closer: int, out: Events | None) -> None:
    """Close a territory for good (tn.5.11): its points go to the majority, its pioneers leave (tn.5.6, tn.5.10).

    `closer` laid the stone, whoever gets the points.
    """
    tables = state.tables()
    counts = strength(state, zone)
    winners, points = shares(tables.board, zone, counts)
    for seat in winners:
        state.scores[seat] += points
    for h in tables.grid.members(zone):
        state.hexes[h] = EMPTY
    state.open_land &= ~zone
    state.paths = [path for path in state.paths if not zone & tables.grid.bit[path[-1]]]
    state.territories.append((next(tables.grid.members(zone)), *counts))
    if out is not None:
        kind, rules = _SCORED[min(2, len(winners))]
        names = [tables.board.names[h] for h in tables.grid.members(zone)]
        whose: list[Arg] = [label("pioneers-of", n=n, player=seat_arg(seat)) for seat, n in enumerate(counts) if n]
        out.add(
            kind,
            *rules,
            seat=closer,
            players=[seat_arg(seat) for seat in winners],
            place=names[0],
            where=list[Arg](names),
            hexes=zone.bit_count(),
            terrains=terrain_labels(tables.board, zone),
            points=points,
            leaving=sum(counts),
            whose=whose,
        )


#: The log line of a territory and its paragraphs, by how many players score it: none, one, several.
_SCORED = (
    ("territory-empty", ("tn.5.8",)),
    ("territory", ("tn.5.5", "tn.5.6", "tn.5.10")),
    ("territory-tied", ("tn.5.5", "tn.5.7", "tn.5.10")),
)


def territories(state: Position) -> list[tuple[int, tuple[int, ...]]]:
    """The scored territories: their hexes, and the pioneers that each player had there."""
    grid = state.tables().grid
    stones = grid.mask(h for h, what in enumerate(state.hexes) if what == STONE_ON)
    closed = grid.all & ~state.open_land & ~stones
    return [(grid.flood(grid.bit[first], closed), tuple(counts)) for first, *counts in state.territories]


def can_move(state: Position, seat: int) -> bool:
    """Whether a player could begin a turn: some pioneer has an empty hex beside it (tn.2.4, tn.3.6)."""
    hexes, neighbours = state.hexes, state.tables().grid.neighbours
    at = hexes.find(seat + 1)
    while at >= 0:
        for near in neighbours[at]:
            if not hexes[near]:
                return True
        at = hexes.find(seat + 1, at + 1)
    return False


def ended(state: Position) -> int:
    """After a completed turn: whether the game goes on, or the first reason that holds (tn.6.2 to tn.6.8, tn.6.10)."""
    seats = range(state.players)
    if not state.open_land:
        return DIVIDED
    if not all(seat + 1 in state.hexes for seat in seats):
        return NO_PIONEERS
    if sum(can_move(state, seat) for seat in seats) <= 1:
        return ONE_MOVER
    if not state.stones_left:
        return STONES_USED_UP
    if state.idle >= state.idle_rounds * state.players:
        return NO_PROGRESS
    return GOES_ON


#: The paragraphs of the ends, by reason.
END_RULES: dict[int, tuple[str, ...]] = {
    DIVIDED: ("tn.6.2",),
    NO_PIONEERS: ("tn.6.3",),
    ONE_MOVER: ("tn.6.4", "tn.6.5"),
    STONES_USED_UP: ("tn.6.6",),
    NO_PROGRESS: ("tn.6.7",),
}


def parts(state: Position) -> list[list[Part]]:
    """Every player's score, territory by territory; open land gives nothing (tn.6.9)."""
    board = state.tables().board
    lines: list[list[Part]] = [[] for _ in range(state.players)]
    for zone, counts in territories(state):
        winners, points = shares(board, zone, counts)
        args: dict[str, Arg] = {"hexes": zone.bit_count(), "terrains": terrain_labels(board, zone)}
        for seat in winners:
            lines[seat].append(Part("territory" if len(winners) == 1 else "territory-tied", points, args))
    return lines


def outcome(state: Position) -> Outcome:
    """The result: the highest score wins, a tie is a shared win (tn.6.11, tn.6.12)."""
    ranking = ranked(state.scores)
    breakdown = tuple(tuple(lines) for lines in parts(state))
    return Outcome(tuple(state.scores), ranking, breakdown, state.reason() or "", ranking[0])
