"""Why not: the first paragraph that forbids a placement, a move, a stone or the end of a turn."""

from __future__ import annotations

from approdo.core.actions import Action
from approdo.core.game import Refusal
from approdo.core.text import Arg, label, seat_arg
from approdo.games.terra_nova.actions import HEX, EndTurn, Move, Place, Stone
from approdo.games.terra_nova.frames import ACTIONS_IN_A_TURN, BEGINNING, ENDING
from approdo.games.terra_nova.state import EMPTY, STONE_ON, Position


def refusal(state: Position, seat: int, action: Action) -> Refusal:
    """Why an action is not legal now."""
    kind, _, done = state.stack[-1]
    if isinstance(action, Place):
        return _off_island(state, action.hex) or _taken(state, action.hex, "tn.1.9")
    if isinstance(action, EndTurn):
        return Refusal("actions-left", ("tn.2.1", "tn.2.2"), {"left": ACTIONS_IN_A_TURN - done})
    if kind == ENDING:
        if done < ACTIONS_IN_A_TURN:
            return Refusal("turn-cut", ("tn.2.2", "tn.2.5"), {"done": done})
        return Refusal("turn-over", ("tn.2.1", "tn.2.5"))
    if isinstance(action, Stone):
        return _stone(state, action.hex, first=kind == BEGINNING)
    assert isinstance(action, Move)
    return _move(state, seat, action)


def _off_island(state: Position, name: str) -> Refusal | None:
    if state.tables().board.hexes[HEX.index(name)] < 0:
        return Refusal("no-hex", ("tn.1.1",), {"hex": name})
    return None


def _content(what: int) -> Arg:
    return label("on-stone") if what == STONE_ON else label("on-pioneer", player=seat_arg(what - 1))


def _taken(state: Position, name: str, *rules: str) -> Refusal:
    at = state.tables().board.hexes[HEX.index(name)]
    return Refusal("taken", rules, {"hex": name, "what": _content(state.hexes[at])})


def _stone(state: Position, name: str, first: bool) -> Refusal:
    if first:
        return Refusal("first-is-move", ("tn.2.1",))
    off = _off_island(state, name)
    if off:
        return off
    if not state.stones_left:
        return Refusal("no-stones", ("tn.4.5",))
    board = state.tables().board
    at = board.hexes[HEX.index(name)]
    if state.hexes[at] != EMPTY:
        return _taken(state, name, "tn.4.1")
    if not board.grid.bit[at] & state.open_land:
        return Refusal("closed-land", ("tn.5.11",), {"hex": name})
    if not state.paths:
        return Refusal("no-support", ("tn.4.1", "tn.4.3"))
    names = board.names
    moved: Arg = [names[path[-1]] for path in state.paths]
    return Refusal("not-beside", ("tn.4.1", "tn.4.2"), {"hex": name, "moved": moved})


def _move(state: Position, seat: int, action: Move) -> Refusal:
    off = _off_island(state, action.source) or _off_island(state, action.target)
    if off:
        return off
    tables = state.tables()
    board = tables.board
    source, target = (board.hexes[HEX.index(name)] for name in (action.source, action.target))
    ends: dict[str, Arg] = {"source": action.source, "target": action.target}
    if state.hexes[source] != seat + 1:
        return Refusal("not-yours", ("tn.2.1",), {"hex": action.source})
    if source == target:
        return Refusal("no-step", ("tn.3.1",), {"hex": action.source})
    ray = next((ray for ray in tables.grid.rays[source] if target in ray), None)
    if ray is None:
        return Refusal("not-straight", ("tn.3.1",), ends)
    for h in ray[: ray.index(target) + 1]:
        if state.hexes[h] != EMPTY:
            what = {"hex": board.names[h], "what": _content(state.hexes[h])}
            return Refusal("obstacle", ("tn.3.2",), {**ends, **what})
    if state.strict:
        return Refusal("return-strict", ("tn.3.5",), ends)
    return Refusal("return", ("tn.3.4",), ends)
