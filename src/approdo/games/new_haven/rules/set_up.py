"""Set-up (nh.0), with the settlements, ponds and clearings of side B (nh.8)."""

from __future__ import annotations

from approdo.core.events import Events
from approdo.core.state import Frame
from approdo.games.new_haven import actions as a
from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f
from approdo.games.new_haven.components import KINDS, PLOTS, TILE_SLOTS
from approdo.games.new_haven.rules.tiles import put, turn_up
from approdo.games.new_haven.rules.turn import begin_turn
from approdo.games.new_haven.state import BURIED, FREE, POND, Position, building_total, hand_size

DEALT = 6
"""Buildings that everybody draws at set-up (nh.0.12)."""


def start(
    players: int, side_b: bool, redevelop: bool, careful: bool, charters: bool, shipment_four: bool, first: int
) -> Position:
    """The table before anything is drawn: markers on 0 (nh.0.14), charters if wanted (nh.11.1), on side B nothing
    printed (nh.8.1); the draws of the set-up wait on the stack."""
    state = Position(
        players=players,
        side_b=int(side_b),
        redevelop=int(redevelop),
        careful=int(careful),
        charters_on=int(charters),
        shipment_four=int(shipment_four),
        shipments=[1] * players,  # nh.0.13; with Careful Harvest too: nh.10.4
        tiles=[-1] * (TILE_SLOTS * players),
        hand=[0] * (KINDS * players),
        known=[0] * (KINDS * players),
        village=bytearray(PLOTS * players),
        colours=[0] * (4 * players),
        buried=[0] * (BURIED * players),
    )
    state.bag = building_total(state)
    state.pool = list(c.TILE_COPIES)
    for space in c.AREA[players]:
        state.spaces[space] = FREE
    if not side_b:
        for space, tile in c.PRINTED:  # nh.0.7
            put(state, c.tile_masks(tile, space), space)
    if first < 0:
        state.stack.append((f.FIRST, 0))
    else:
        begin_turn(state, first)
    state.stack += reversed(_draws(state))
    return state


def _draws(state: Position) -> list[Frame]:
    """All that chance draws before the first player is known."""
    draws: list[Frame] = []
    if state.side_b:
        ponds = (c.POND_MARKS.count(mark) for mark in c.MARKS)
        draws.append(f.settle(0, (*ponds, c.SETTLED_TILES)))  # nh.8.2
        draws += [f.building(f.TO_CLEARING, space) for space in c.CLEARINGS[state.players]]  # nh.8.6
    draws += [f.building(f.TO_OFFER, slot) for slot in range(c.OPEN)]  # nh.0.10
    for seat in range(state.players):  # nh.0.12, nh.10.1
        draws += [f.building(f.TO_HAND, seat)] * DEALT + [(f.HAND_TILE, 0, seat)] * hand_size(state)
    return draws


def first_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """Who begins is drawn by lot (nh.0.15)."""
    return [a.FIRST + seat for seat in range(state.players)], [1] * state.players


def first_drawn(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The first player is known; the first turn begins."""
    state.stack.pop()
    begins = number - a.FIRST
    if out is not None:
        out.add("first", "nh.0.15", seat=begins)
    begin_turn(state, begins)


def settle_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """The ponds and harvest tiles not yet shuffled onto settlements (nh.8.2)."""
    _, _, _, *left = state.stack[-1]
    return [a.SETTLE + what for what, count in enumerate(left) if count], [count for count in left if count]


def settled(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A pond or a tile comes to a settlement; a pond marked for more players leaves at once (nh.8.4)."""
    _, _, index, *left = state.stack.pop()
    what = number - a.SETTLE
    space = c.SETTLEMENTS[index]
    left[what] -= 1
    if any(left):
        state.stack.append(f.settle(index + 1, tuple(left)))
    if what == a.SETTLE_TILE:
        state.stack.append((f.SETTLE_TILE, 0, space))
        return
    mark = c.MARKS[what]
    stays = mark <= state.players
    if stays:
        state.spaces[space] = POND
    if out is not None:
        out.add("pond" if stays else "pond-removed", "nh.8.2", "nh.8.4", space=c.SPACES[space], mark=mark)


def settlement_turned_up(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A harvest tile lies open on a settlement (nh.8.2)."""
    _, _, space = state.stack.pop()
    shown = turn_up(state, space, number)
    if out is not None:
        out.add("settlement", "nh.8.2", "nh.8.3", space=c.SPACES[space], tile=shown, rows=c.in_rows(shown))
