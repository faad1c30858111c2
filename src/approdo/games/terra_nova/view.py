"""What everybody sees, and the position of what was seen. Nothing is hidden (tn.0.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from approdo.games.terra_nova.board import LETTERS, TERRAIN_ROWS, TERRAINS
from approdo.games.terra_nova.rules import ACTIONS_IN_A_TURN, DECISIONS
from approdo.games.terra_nova.scoring import COLOURS, PIONEERS, STONES, shares, territories, value
from approdo.games.terra_nova.state import EMPTY, REASONS, STONE_ON, Island
from approdo.games.terra_nova.tables import Tables

Json = dict[str, Any]


def observe(state: Island) -> Json:
    """The position, complete, with the names of the board: the same for every viewer."""
    board = state.tables().board
    return {
        "map": board.id,
        "grade": board.grade,
        "terrains": [
            {"name": name, "letter": letter, "grade": row["grade"], "hexes": land.bit_count()}
            for name, letter, row, land in zip(TERRAINS, LETTERS, TERRAIN_ROWS, board.land, strict=True)
        ],
        "hexes": _hexes(state),
        "seats": [
            {
                "colour": COLOURS[state.players][seat],
                "score": state.scores[seat],
                "pioneers": state.count(seat),
                "reserve": state.reserve[seat],
                "of": PIONEERS[state.players],
            }
            for seat in range(state.players)
        ],
        "stones": {"left": state.stones_left, "of": STONES},
        "turn": _turn(state),
        "idle": {"turns": state.idle, "limit": state.idle_rounds * state.players},
        "territories": [
            {**land(state.tables(), zone), **gains_of(state.tables(), zone, counts)}
            for zone, counts in territories(state)
        ],
        "ended": REASONS[state.ended - 1] if state.ended else None,
    }


def _hexes(state: Island) -> list[Json]:
    board = state.tables().board
    bit = board.grid.bit
    rows = []
    for h, what in enumerate(state.hexes):
        row, x = board.grid.cells[h]
        rows.append(
            {
                "name": board.names[h],
                "row": row,
                "x": x,
                "terrain": TERRAINS[board.terrain[h]],
                "stone": what == STONE_ON,
                "pioneer": what - 1 if EMPTY < what < STONE_ON else None,
                "closed": what != STONE_ON and not bit[h] & state.open_land,
            }
        )
    return rows


def _turn(state: Island) -> Json:
    names = state.tables().board.names
    frame = state.stack[-1] if state.stack else None
    return {
        "number": state.turns + 1,
        "round": state.turns // state.players + 1,
        "decision": DECISIONS[frame[0]].name if frame else None,
        "seat": frame[1].bit_length() - 1 if frame and frame[1] else None,
        "first": state.first,
        "done": frame[2] if frame else 0,
        "of": ACTIONS_IN_A_TURN,
        "stone_laid": bool(state.laid),
        "moved": [[names[h] for h in path] for path in state.paths],
    }


def land(found: Tables, zone: int) -> Json:
    """A piece of land: its hexes, and how many of each terrain."""
    board = found.board
    return {
        "hexes": [board.names[h] for h in board.grid.members(zone)],
        "size": zone.bit_count(),
        "terrains": [
            {"name": TERRAINS[kind], "hexes": (zone & board.land[kind]).bit_count()} for kind in board.terrains_of(zone)
        ],
    }


def gains_of(found: Tables, zone: int, counts: Sequence[int]) -> Json:
    """Who is strongest in a piece of land and what it brings them; 0 while it is open."""
    winners, points = shares(found.board, zone, counts)
    return {
        "value": value(found.board, zone),
        "pioneers": list(counts),
        "winners": winners,
        "points": points,
    }


def world(seen: Mapping[str, Any], state: Island) -> Island:
    """The position of `observe`, built on the start of a game with the same options."""
    board = state.tables().board
    number = {name: h for h, name in enumerate(board.names)}
    state.open_land = 0
    for h, row in enumerate(seen["hexes"]):
        pioneer = row["pioneer"]
        state.hexes[h] = STONE_ON if row["stone"] else EMPTY if pioneer is None else pioneer + 1
        if not row["stone"] and not row["closed"]:
            state.open_land |= board.grid.bit[h]
    state.scores = [row["score"] for row in seen["seats"]]
    state.reserve = [row["reserve"] for row in seen["seats"]]
    state.stones_left = seen["stones"]["left"]
    turn = seen["turn"]
    state.turns = turn["number"] - 1
    state.first = turn["first"]
    state.laid = int(turn["stone_laid"])
    state.paths = [tuple(number[name] for name in path) for path in turn["moved"]]
    state.idle = seen["idle"]["turns"]
    state.territories = [(number[row["hexes"][0]], *row["pioneers"]) for row in seen["territories"]]
    state.ended = REASONS.index(seen["ended"]) + 1 if seen["ended"] else 0
    state.stack = []
    if turn["decision"] is not None:
        kind = [decision.name for decision in DECISIONS].index(turn["decision"])
        state.stack = [(kind, 0 if turn["seat"] is None else 1 << turn["seat"], turn["done"])]
    return state
