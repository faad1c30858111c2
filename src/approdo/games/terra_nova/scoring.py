"""Points of a territory, ends of the game, and the result (tn.5, tn.6)."""

from __future__ import annotations

from approdo.core.data import data
from approdo.core.events import Events
from approdo.core.game import Outcome, Part, ranked
from approdo.core.text import Arg, label, seat_arg
from approdo.games.terra_nova.board import PACKAGE, TERRAINS, Board
from approdo.games.terra_nova.state import EMPTY, REASONS, STONE_ON, Island

PIECES = data(PACKAGE, "pieces")
STONES: int = PIECES["stones"]["number"]
PIONEERS: dict[int, int] = {row["players"]: row["each"] for row in PIECES["pioneers"]}
COLOURS: dict[int, list[str]] = {row["players"]: row["colours"] for row in PIECES["pioneers"]}
POINTS: dict[int, int] = {row["terrains"]: row["points"] for row in PIECES["value"]}


def value(board: Board, zone: int) -> int:
    """What a territory is worth: points per hex by the number of its terrains (tn.5.5); open land nothing."""
    return zone.bit_count() * POINTS.get(len(board.terrains_of(zone)), 0)


def strength(state: Island, zone: int) -> list[int]:
    """How many pioneers each player has in a zone."""
    counts = [0] * state.players
    for h in state.tables().grid.members(zone):
        if EMPTY < state.hexes[h] < STONE_ON:
            counts[state.hexes[h] - 1] += 1
    return counts


def majority(counts: list[int]) -> list[int]:
    """The seats that have the most pioneers; nobody where there are none (tn.5.6, tn.5.7, tn.5.8)."""
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most] if most else []


def terrain_labels(board: Board, zone: int) -> list[Arg]:
    """The terrains of a zone, for texts."""
    return [label(f"terrain-{TERRAINS[kind]}") for kind in board.terrains_of(zone)]


def score(state: Island, zone: int, out: Events | None) -> None:
    """Close a territory: its points go to the majority, its pioneers leave the game (tn.5.6 to tn.5.10)."""
    tables = state.tables()
    counts = strength(state, zone)
    winners = majority(counts)
    worth = value(tables.board, zone)
    share = worth // len(winners) if winners else 0
    for seat in winners:
        state.scores[seat] += share
    for h in tables.grid.members(zone):
        state.hexes[h] = EMPTY
    state.open_land &= ~zone
    state.paths = [path for path in state.paths if not zone & tables.grid.bit[path[-1]]]
    first = next(tables.grid.members(zone))
    state.territories.append((first, sum(1 << seat for seat in winners), share, *counts))
    if out is not None:
        args: dict[str, Arg] = {
            "hexes": zone.bit_count(),
            "terrains": terrain_labels(tables.board, zone),
            "points": share,
            "leaving": sum(counts),
        }
        if not winners:
            out.add("territory-empty", "tn.5.8", **args)
        elif len(winners) == 1:
            out.add("territory", "tn.5.5", "tn.5.6", "tn.5.10", seat=winners[0], **args)
        else:
            players: Arg = [seat_arg(seat) for seat in winners]
            out.add("territory-tied", "tn.5.5", "tn.5.7", "tn.5.10", players=players, **args)


def can_move(state: Island, seat: int) -> bool:
    """Whether a player could begin a turn: some pioneer has an empty hex beside it (tn.2.4, tn.3.6)."""
    hexes, neighbours = state.hexes, state.tables().grid.neighbours
    at = hexes.find(seat + 1)
    while at >= 0:
        for near in neighbours[at]:
            if not hexes[near]:
                return True
        at = hexes.find(seat + 1, at + 1)
    return False


def ended(state: Island) -> int:
    """After a completed turn: 0, or 1 + the number of the first reason that holds (tn.6.2 to tn.6.8)."""
    seats = range(state.players)
    if not state.open_land:
        return 1
    if not all(seat + 1 in state.hexes for seat in seats):
        return 2
    if sum(can_move(state, seat) for seat in seats) <= 1:
        return 3
    if not state.stones_left:
        return 4
    if state.idle >= state.idle_rounds * state.players:
        return 5
    return 0


def parts(state: Island) -> list[list[Part]]:
    """Every player's score, territory by territory."""
    board = state.tables().board
    closed = board.grid.all & ~state.open_land & ~board.grid.mask(
        h for h, what in enumerate(state.hexes) if what == STONE_ON
    )
    lines: list[list[Part]] = [[] for _ in range(state.players)]
    for first, winners, share, *_ in state.territories:
        zone = board.grid.flood(board.grid.bit[first], closed)
        args: dict[str, Arg] = {"hexes": zone.bit_count(), "terrains": terrain_labels(board, zone)}
        name = "territory" if winners.bit_count() == 1 else "territory-tied"
        for seat in range(state.players):
            if winners >> seat & 1:
                lines[seat].append(Part(name, share, args))
    return lines


def outcome(state: Island) -> Outcome:
    """The result: the highest score wins, a tie is a shared win (tn.6.11, tn.6.12)."""
    ranking = ranked(state.scores)
    breakdown = tuple(tuple(lines) for lines in parts(state))
    return Outcome(tuple(state.scores), ranking, breakdown, REASONS[state.ended - 1], ranking[0])
