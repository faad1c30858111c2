"""Workers leave, minerals go, mines are filled (chapter 9)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from approdo.core.events import Events
from approdo.core.text import label
from approdo.games.neuland import actions as a
from approdo.games.neuland.components import MINE, MINE_DEPTH, MINERAL_NAMES
from approdo.games.neuland.hexes import HEX_NAMES, HEX_OF
from approdo.games.neuland.rules.frames import ASK_DRAW, ASK_FILL, ASK_STACK, ASK_TAKE, HEAD, Stacking
from approdo.games.neuland.state import Position, stacked

_MINE_TILE = MINE + 1


def take_back(state: Position, place: int, out: Events | None) -> None:
    """A worker leaves its building; on a mine the top mineral goes back to the bag (nl.9.3, nl.9.4). What the worker
    stood for is gone with it, metal markers too (nl.9.10)."""
    state.free[state.worker[place] - 1] += 1
    state.worker[place] = state.good[place] = state.lying[place] = 0
    if state.building[place] != _MINE_TILE:
        return
    state.bag[(state.mine[place] & 3) - 1] += 1
    state.mine[place] >>= 2
    if not state.mine[place] and state.first_edition:  # nl.9.8
        state.building[place] = 0
        state.display[MINE] += 1
        if out is not None:
            out.add("mine-closed", "nl.9.8", hex=HEX_NAMES[HEX_OF[place]])


def empty_mines(state: Position) -> list[int]:
    """Mines on which nothing lies."""
    found, place = [], state.building.find(_MINE_TILE)
    while place >= 0:
        if not state.mine[place]:
            found.append(place)
        place = state.building.find(_MINE_TILE, place + 1)
    return found


def fill_mines(state: Position, seat: int) -> bool:
    """Ask for what the first empty mine needs; False when there is none."""
    empty = empty_mines(state)
    if len(empty) > 1:
        state.stack.append((ASK_FILL, 1 << seat, *empty))
    elif empty:
        _begin_filling(state, seat, empty[0])
    return bool(empty)


def _begin_filling(state: Position, seat: int, place: int) -> None:
    if state.first_edition:
        state.stack.append((ASK_TAKE, 1 << seat, place))
    else:
        state.stack.append((ASK_DRAW, 0, seat, place))


def fill_legal(state: Position, seat: int) -> list[int]:
    """Any of the empty mines (nl.9.6)."""
    return [a.FILL + place for place in state.stack[-1][HEAD:]]


def fill(state: Position, seat: int, number: int, out: Events | None) -> None:
    """This mine is filled first; the others are asked for again afterwards."""
    state.stack.pop()
    _begin_filling(state, seat, number - a.FILL)


def draw_outcomes(state: Position) -> tuple[Sequence[int], Sequence[int]]:
    """What the bag holds."""
    inside = [mineral for mineral, count in enumerate(state.bag) if count]
    return [a.DRAW + mineral for mineral in inside], [state.bag[mineral] for mineral in inside]


def draw(state: Position, number: int, out: Events | None) -> bool:
    """One mineral leaves the bag; after three they are stacked. True when nothing is left to choose."""
    _, _, seat, place, *drawn = state.stack[-1]
    drawn.append(number - a.DRAW)
    state.bag[drawn[-1]] -= 1
    if len(drawn) < MINE_DEPTH:
        state.stack[-1] = (ASK_DRAW, 0, seat, place, *drawn)
        return False
    drawn.sort()
    if out is not None:
        names = [label(f"good-{MINERAL_NAMES[m]}") for m in drawn]
        out.add("draw", "nl.9.1", "nl.9.5", seat=seat, minerals=names, hex=HEX_NAMES[HEX_OF[place]])
    if drawn[0] == drawn[-1]:
        state.stack.pop()
        state.mine[place] = stacked(drawn)
        return True
    state.stack[-1] = (ASK_STACK, 1 << seat, place, *drawn)
    return False


def stack_legal(state: Position, seat: int) -> list[int]:
    """Every different order of the three minerals (nl.9.1)."""
    orders = sorted(set(permutations(Stacking.read(state.stack[-1]).minerals)))
    return [a.stack(order) for order in orders]


def stack(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The minerals lie on the mine."""
    _, _, place, *_ = state.stack.pop()
    _laid(state, seat, place, a.stacking(number), out)


def take_legal(state: Position, seat: int) -> list[int]:
    """Any mineral that lies on no mine (nl.9.7)."""
    return [a.TAKE + mineral for mineral, count in enumerate(state.bag) if count]


def take(state: Position, seat: int, number: int, out: Events | None) -> bool:
    """One chosen mineral; True when the mine is full."""
    place, before = Stacking.read(state.stack[-1])
    taken = (*before, number - a.TAKE)
    state.bag[taken[-1]] -= 1
    if len(taken) < MINE_DEPTH:
        state.stack[-1] = (ASK_TAKE, 1 << seat, place, *taken)
        return False
    state.stack.pop()
    _laid(state, seat, place, taken, out)
    return True


def _laid(state: Position, seat: int, place: int, minerals: tuple[int, ...], out: Events | None) -> None:
    state.mine[place] = stacked(minerals)
    if out is not None:
        names = [label(f"good-{MINERAL_NAMES[m]}") for m in minerals]
        rule = "nl.9.7" if state.first_edition else "nl.9.1"
        out.add("stack", rule, seat=seat, minerals=names, hex=HEX_NAMES[HEX_OF[place]])
