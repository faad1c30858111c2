"""What saves the players arithmetic: zones, what a stone or a move would lead to, and who threatens to close; and
what the prompts mention."""

from __future__ import annotations

from functools import lru_cache

from approdo.core.text import Arg
from approdo.games.terra_nova.actions import MOVE, STONE
from approdo.games.terra_nova.frames import ACTING, ACTIONS_IN_A_TURN, BEGINNING, ENDING
from approdo.games.terra_nova.rules import what_is_left
from approdo.games.terra_nova.scoring import strength
from approdo.games.terra_nova.shapes import Aids, ClosingStone, Effect, Land, Threat, Zone
from approdo.games.terra_nova.state import EMPTY, STONE_ON, Position
from approdo.games.terra_nova.tables import tables
from approdo.games.terra_nova.view import TERRAIN_NAMES, land
from approdo.games.terra_nova.zones import critical, is_territory


def aids(state: Position) -> Aids:
    """The zones, and the stones that would close one."""
    return {"zones": zones(state), "threats": threats(state)}


def effect(state: Position, number: int) -> Effect | None:
    """What a stone would close; how far a move goes and which closing stones it allows."""
    if number >= MOVE:
        return _move(state, *state.tables().ends_of(number))
    kind, _, _ = state.stack[-1]
    if number < STONE or kind != ACTING:
        return None
    found = preview(state, state.tables().hex_of(number, STONE))
    return None if found is None else {"closes": found[0], "gains": found[1]}


@lru_cache(maxsize=256)
def closings(map: int, open_land: int) -> dict[int, tuple[int, ...]]:
    """`zones.critical`, remembered: it depends on the stones alone."""
    return critical(tables(map).board, open_land)


def preview(state: Position, stone: int) -> tuple[list[Land], list[int]] | None:
    """What a stone would close as the pioneers stand, and what that gives each player; None if nothing."""
    territories = closings(state.map, state.open_land).get(stone)
    if territories is None:
        return None
    found = state.tables()
    closes = [land(found, zone, strength(state, zone)) for zone in territories]
    gains = [0] * state.players
    for territory in closes:
        for seat in territory["winners"]:
            gains[seat] += territory["points"]
    return closes, gains


def _moved(state: Position, source: int, target: int) -> Position:
    """The position with one pioneer elsewhere, to look at what a stone would do then."""
    after = state.clone()
    after.hexes[target], after.hexes[source] = after.hexes[source], EMPTY
    return after


def _move(state: Position, source: int, target: int) -> Effect:
    """How far a move goes, onto which terrain, and the closing stones that could be laid after it."""
    found = state.tables()
    stones: list[ClosingStone] = []
    _, _, done = state.stack[-1]
    if state.stones_left and done + 1 < ACTIONS_IN_A_TURN:
        beside = [h for h in found.grid.neighbours[target] if h in closings(state.map, state.open_land)]
        if beside:
            after = _moved(state, source, target)
            for stone in beside:
                closing = preview(after, stone) if after.hexes[stone] == EMPTY else None
                if closing:
                    stones.append({"hex": found.board.names[stone], "gains": closing[1]})
    return {
        "steps": found.grid.distance(source, target),
        "terrain": TERRAIN_NAMES[found.board.terrain[target]],
        "stones": stones,
    }


def zones(state: Position) -> list[Zone]:
    """The zones that are not yet scored: size, terrains, who is strongest, and the value if it is closed."""
    found = state.tables()
    return [
        {**land(found, zone, strength(state, zone)), "open": not is_territory(found.board, zone)}
        for zone in found.grid.split(state.open_land)
    ]


def threats(state: Position) -> list[Threat]:
    """The stones that would close something, the dearest first, and who could lay them after a single move.

    On an empty hex by whoever reaches a hex beside it; on a hex with a pioneer by its owner, who steps off it and lays
    the stone behind (tn.4.2).
    """
    if not state.stones_left:
        return []
    found = state.tables()
    names = found.board.names
    reach = [reachable(state, seat) for seat in range(state.players)]
    rows: list[Threat] = []
    for stone in closings(state.map, state.open_land):
        what = state.hexes[stone]
        if what == EMPTY:
            by = [seat for seat, hexes in enumerate(reach) if hexes & found.grid.ring[stone]]
            closing = preview(state, stone)
            if closing:
                rows.append({"hex": names[stone], "by": by, "closes": closing[0], "gains": closing[1]})
        elif what < STONE_ON:
            best = _stepping_off(state, stone)
            if best:
                step, closes, gains = best
                rows.append(
                    {"hex": names[stone], "by": [what - 1], "step": names[step], "closes": closes, "gains": gains}
                )
    rows.sort(key=lambda row: -max(row["gains"]))
    return rows


def _stepping_off(state: Position, stone: int) -> tuple[int, list[Land], list[int]] | None:
    """Where the pioneer on a hex would best step to before a stone is laid there: target, territories, gains."""
    mover = state.hexes[stone] - 1
    best: tuple[int, list[Land], list[int]] | None = None
    for step in state.tables().grid.neighbours[stone]:
        if state.hexes[step] == EMPTY:
            closing = preview(_moved(state, stone, step), stone)
            if closing and (best is None or closing[1][mover] > best[2][mover]):
                best = (step, *closing)
    return best


def reachable(state: Position, seat: int) -> int:
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


def prompt_args(state: Position, seat: int) -> dict[str, Arg]:
    """Which action of the turn it is, what is left to do and, when a turn is cut short, why."""
    kind, _, done = state.stack[-1]
    args: dict[str, Arg] = {"number": done + 1, "done": done, "reserve": state.reserve[seat]}
    if kind in (BEGINNING, ACTING):
        args["can"] = what_is_left(state, seat)
        args["stones"] = state.stones_left
    if kind == ENDING:
        args["why"] = "done" if done == ACTIONS_IN_A_TURN else "blocked" if state.count(seat) else "gone"
    return args
