"""What everybody sees, and the position of what was seen. Nothing is hidden (tn.0.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from approdo.games.terra_nova.components import COLOURS, LETTERS, PIONEERS, STONES, TERRAIN_ROWS, TERRAINS
from approdo.games.terra_nova.frames import ACTIONS_IN_A_TURN, seat_of
from approdo.games.terra_nova.rules import DECISIONS
from approdo.games.terra_nova.scoring import shares, territories, value
from approdo.games.terra_nova.shapes import (
    Board,
    Colour,
    DecisionName,
    Grade,
    Hex,
    Land,
    Reason,
    Seat,
    Terrain,
    TerrainOnMap,
    Turn,
)
from approdo.games.terra_nova.state import EMPTY, REASONS, STONE_ON, Position
from approdo.games.terra_nova.tables import Tables

TERRAIN_NAMES = cast("tuple[Terrain, ...]", TERRAINS)
_DECISIONS = cast("list[DecisionName]", [decision.name for decision in DECISIONS])


def observe(state: Position) -> Board:
    """The position, complete, with the names of the board: the same for every viewer."""
    tables = state.tables()
    board = tables.board
    return {
        "map": board.id,
        "grade": cast("Grade", board.grade),
        "terrains": [
            TerrainOnMap(name=name, letter=letter, grade=row["grade"], hexes=hexes.bit_count())
            for name, letter, row, hexes in zip(TERRAIN_NAMES, LETTERS, TERRAIN_ROWS, board.land, strict=True)
        ],
        "hexes": _hexes(state),
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "stones": {"left": state.stones_left, "of": STONES},
        "turn": _turn(state),
        "idle": {"turns": state.idle, "limit": state.idle_rounds * state.players},
        "territories": [land(tables, zone, counts) for zone, counts in territories(state)],
        "ended": cast("Reason | None", state.reason()),
    }


def _seat(state: Position, seat: int) -> Seat:
    return Seat(
        colour=cast("Colour", COLOURS[state.players][seat]),
        score=state.scores[seat],
        pioneers=state.count(seat),
        reserve=state.reserve[seat],
        of=PIONEERS[state.players],
    )


def _hexes(state: Position) -> list[Hex]:
    board = state.tables().board
    bit = board.grid.bit
    rows: list[Hex] = []
    for h, what in enumerate(state.hexes):
        row, x = board.grid.cells[h]
        rows.append(
            {
                "name": board.names[h],
                "row": row,
                "x": x,
                "terrain": TERRAIN_NAMES[board.terrain[h]],
                "stone": what == STONE_ON,
                "pioneer": what - 1 if EMPTY < what < STONE_ON else None,
                "closed": what != STONE_ON and not bit[h] & state.open_land,
            }
        )
    return rows


def _turn(state: Position) -> Turn:
    names = state.tables().board.names
    kind, mask, done = state.stack[-1] if state.stack else (None, 0, 0)
    return {
        "number": state.turns + 1,
        "round": state.turns // state.players + 1,
        "decision": None if kind is None else _DECISIONS[kind],
        "seat": seat_of(state.stack[-1]) if mask else None,
        "first": state.first,
        "done": done,
        "of": ACTIONS_IN_A_TURN,
        "stone_laid": bool(state.laid),
        "moved": [[names[h] for h in path] for path in state.paths],
    }


def land(found: Tables, zone: int, counts: Sequence[int]) -> Land:
    """A piece of land: its hexes and terrains, who is strongest there and what it brings them; 0 while it is open."""
    board = found.board
    winners, points = shares(board, zone, counts)
    return {
        "hexes": [board.names[h] for h in board.grid.members(zone)],
        "size": zone.bit_count(),
        "terrains": [
            {"name": TERRAIN_NAMES[kind], "hexes": (zone & board.land[kind]).bit_count()}
            for kind in board.terrains_of(zone)
        ],
        "value": value(board, zone),
        "pioneers": list(counts),
        "winners": winners,
        "points": points,
    }


def world(seen: Board, state: Position) -> Position:
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
        kind = _DECISIONS.index(turn["decision"])
        state.stack = [(kind, 0 if turn["seat"] is None else 1 << turn["seat"], turn["done"])]
    return state
