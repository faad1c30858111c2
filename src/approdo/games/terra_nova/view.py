"""What everybody sees: the position, the zones, and what each stone would close. Nothing is hidden (tn.0.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from approdo.games.terra_nova.board import LETTERS, TERRAIN_ROWS, TERRAINS
from approdo.games.terra_nova.rules import ACTIONS_IN_A_TURN, DECISIONS
from approdo.games.terra_nova.scoring import COLOURS, PIONEERS, STONES, shares, strength, territories, value
from approdo.games.terra_nova.state import EMPTY, REASONS, STONE_ON, Island
from approdo.games.terra_nova.tables import Tables, tables
from approdo.games.terra_nova.zones import critical, is_territory

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
            {**_land(state.tables(), zone), **_shares(state.tables(), zone, counts)}
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


def _land(found: Tables, zone: int) -> Json:
    """A piece of land: its hexes, and how many of each terrain."""
    board = found.board
    return {
        "hexes": [board.names[h] for h in board.grid.members(zone)],
        "size": zone.bit_count(),
        "terrains": [
            {"name": TERRAINS[kind], "hexes": (zone & board.land[kind]).bit_count()} for kind in board.terrains_of(zone)
        ],
    }


def _shares(found: Tables, zone: int, counts: Sequence[int]) -> Json:
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


# --- aids ---


@lru_cache(maxsize=256)
def closings(map: int, open_land: int) -> dict[int, tuple[int, ...]]:
    """`zones.critical`, remembered: it depends on the stones alone."""
    return critical(tables(map).board, open_land)


def preview(state: Island, stone: int) -> Json | None:
    """What a stone would close as the pioneers stand, and what that gives each player; None if nothing."""
    territories = closings(state.map, state.open_land).get(stone)
    if territories is None:
        return None
    found = state.tables()
    closes = [{**_land(found, zone), **_shares(found, zone, strength(state, zone))} for zone in territories]
    gains = [0] * state.players
    for territory in closes:
        for seat in territory["winners"]:
            gains[seat] += territory["points"]
    return {"closes": closes, "gains": gains}


def move_effect(state: Island, source: int, target: int) -> Json:
    """How far a move goes, onto which terrain, and the closing stones that could be laid after it."""
    found = state.tables()
    effect: Json = {
        "steps": found.grid.distance(source, target),
        "terrain": TERRAINS[found.board.terrain[target]],
        "stones": [],
    }
    if state.stones_left and state.stack[-1][2] + 1 < ACTIONS_IN_A_TURN:
        beside = [h for h in found.grid.neighbours[target] if h in closings(state.map, state.open_land)]
        if beside:
            after = state.clone()
            after.hexes[target], after.hexes[source] = after.hexes[source], EMPTY
            for stone in beside:
                closing = preview(after, stone) if after.hexes[stone] == EMPTY else None
                if closing:
                    effect["stones"].append({"hex": found.board.names[stone], "gains": closing["gains"]})
    return effect


def zones(state: Island) -> list[Json]:
    """The zones that are not yet scored: size, terrains, who is strongest, and the value if it is closed."""
    found = state.tables()
    return [
        {
            **_land(found, zone),
            **_shares(found, zone, strength(state, zone)),
            "open": not is_territory(found.board, zone),
        }
        for zone in found.grid.split(state.open_land)
    ]


def threats(state: Island) -> list[Json]:
    """The stones that would close something, and which players could lay them after a single move."""
    found = state.tables()
    reach = [reachable(state, seat) for seat in range(state.players)]
    rows = []
    for stone in closings(state.map, state.open_land):
        if state.hexes[stone] == EMPTY:
            by = [seat for seat, hexes in enumerate(reach) if hexes & found.grid.ring[stone]]
            rows.append({"hex": found.board.names[stone], "by": by, **(preview(state, stone) or {})})
    return rows


def reachable(state: Island, seat: int) -> int:
    """The hexes that a player's pioneers can slide to in one move."""
    grid, hexes = state.tables().grid, state.hexes
    bit = grid.bit
    reached = 0
    for at in state.pioneers(seat):
        for ray in grid.rays[at]:
            for h in ray:
                if hexes[h]:
                    break
                reached |= bit[h]
    return reached
