"""What saves the players arithmetic: zones, what a stone or a move would lead to, and who threatens to close."""

from __future__ import annotations

from functools import lru_cache

from approdo.games.terra_nova.board import TERRAINS
from approdo.games.terra_nova.rules import ACTIONS_IN_A_TURN
from approdo.games.terra_nova.scoring import strength
from approdo.games.terra_nova.state import EMPTY, Island
from approdo.games.terra_nova.tables import tables
from approdo.games.terra_nova.view import Json, gains_of, land
from approdo.games.terra_nova.zones import critical, is_territory


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
    closes = [{**land(found, zone), **gains_of(found, zone, strength(state, zone))} for zone in territories]
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
            **land(found, zone),
            **gains_of(found, zone, strength(state, zone)),
            "open": not is_territory(found.board, zone),
        }
        for zone in found.grid.split(state.open_land)
    ]


def threats(state: Island) -> list[Json]:
    """The stones that would close something, the dearest first, and who could lay them after a single move."""
    found = state.tables()
    reach = [reachable(state, seat) for seat in range(state.players)]
    rows = []
    for stone in closings(state.map, state.open_land):
        if state.hexes[stone] == EMPTY:
            by = [seat for seat, hexes in enumerate(reach) if hexes & found.grid.ring[stone]]
            rows.append({"hex": found.board.names[stone], "by": by, **(preview(state, stone) or {})})
    rows.sort(key=lambda row: -max(row["gains"]))
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
