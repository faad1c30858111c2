"""Where a turn begins, and step 6 where it ends; the end of the game (nh.6, nh.7)."""

from __future__ import annotations

from approdo.core.events import Events
from approdo.games.new_haven import actions as a
from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f
from approdo.games.new_haven.components import TILE_SLOTS
from approdo.games.new_haven.rules.tiles import turn_up
from approdo.games.new_haven.scoring import announce
from approdo.games.new_haven.state import FREE, Position, shipment_at


def begin_turn(state: Position, seat: int) -> None:
    """A seat is active and lays a tile first (nh.0.16)."""
    state.active = seat
    state.turn += 1
    state.stack.append(f.lay(seat))


def ahead(state: Position, seat: int) -> Position | None:
    """The seat lays a tile on the board as it lies; None for who is active or asked, at set-up and in the last turn."""
    if not state.stack or state.spaces.count(FREE) == 1:
        return None
    asked = state.stack[-1]
    if f.kind_of(asked) < f.LAY or seat in (state.active, f.seat_of(asked)):
        return None
    copy = state.clone()
    copy.stack = []
    copy.track = [0, 0, 0, 0]
    begin_turn(copy, seat)
    return copy


def end_turn(state: Position) -> None:
    """Markers to 0; turn the shipment over, or draw a new tile (nh.6.1 - nh.6.5)."""
    state.track = [0, 0, 0, 0]
    if state.shipped >= 0:
        state.stack.append((f.FLIP, 0))
    else:
        state.stack.append((f.NEW_TILE, 0, state.active))


def flipped(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The shipment shows its face, an ordinary tile from now on (nh.6.2, nh.6.3)."""
    state.stack.pop()
    _, space = shipment_at(state.shipped)
    state.shipped = -1
    shown = turn_up(state, space, number)
    if out is not None:
        out.add(
            "flipped", "nh.6.2", "nh.6.3", seat=state.active, space=c.SPACES[space], tile=shown, rows=c.in_rows(shown)
        )
    _next_turn(state, out)


def hand_tile_drawn(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A tile joins a hand, at set-up or at the end of a turn (nh.0.12, nh.6.4)."""
    kind, _, owner = state.stack.pop()
    tile = number - a.TILE
    state.pool[tile] -= 1
    state.tiles[state.tiles.index(-1, owner * TILE_SLOTS)] = tile
    at_end = kind == f.NEW_TILE
    if out is not None:
        rules = ("nh.6.4", "nh.12.2") if at_end else ("nh.0.12", "nh.12.2")
        out.add(
            "drew-tile", *rules, seat=owner, private={owner: {"tile": c.TILES[tile], "rows": c.in_rows(c.TILES[tile])}}
        )
    if at_end:
        _next_turn(state, out)


def _next_turn(state: Position, out: Events | None) -> None:
    """The game ends with the turn, played in full, that leaves exactly one free space (nh.7.1, nh.7.2); otherwise on,
    clockwise (nh.0.16)."""
    if state.spaces.count(FREE) == 1:
        if out is not None:
            announce(state, out)
    else:
        begin_turn(state, (state.active + 1) % state.players)
