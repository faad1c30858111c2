"""Step 5: draw buildings (nh.5); and how chance takes a building from the bag."""

from __future__ import annotations

from approdo.core.events import Events
from approdo.core.text import label
from approdo.games.new_haven import actions as a
from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f
from approdo.games.new_haven.components import KINDS
from approdo.games.new_haven.rules.turn import end_turn
from approdo.games.new_haven.state import Position


def start_drawing(state: Position, out: Events | None) -> None:
    """One building for every marker on 0 (nh.5.1), however many are in the hand (nh.5.7)."""
    due = state.track.count(0)
    if out is not None:
        out.add("draws", "nh.5.1", seat=state.active, n=due)
    _go_on_drawing(state, due, 1, out)


def _go_on_drawing(state: Position, left: int, first: int, out: Events | None) -> None:
    """Ask for the next draw, as long as there is anything to draw (nh.5.6)."""
    if left and (max(state.offer) >= 0 or (not first and any(state.bag))):
        state.stack.append(f.draw(state.active, left, first))
        return
    if left and out is not None:
        out.add("draws-short", "nh.5.6", seat=state.active, n=left)
    _refill(state, out)


def draw_legal(state: Position, seat: int) -> list[int]:
    """An open building; after the first one also the bag (nh.5.2, nh.5.3)."""
    numbers = [a.TAKE + kind for kind in sorted(set(state.offer)) if kind >= 0]
    _, _, _, first = state.stack[-1]
    if not first and any(state.bag):
        numbers.append(a.BAG)
    return numbers


def draw(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Take an open building, or let chance draw one from the bag and see it before going on (nh.5.4)."""
    _, _, left, first = state.stack.pop()
    if number == a.BAG:
        state.stack.append(f.building(f.FROM_BAG, seat, left - 1))
        return
    kind = number - a.TAKE
    state.offer[state.offer.index(kind)] = -1
    take_openly(state, seat, kind)
    if out is not None:
        rules = ("nh.5.2",) if first else ("nh.5.3",)
        out.add("took-open", *rules, seat=seat, building=label(f"building-{c.BUILDINGS[kind]}"))
    _go_on_drawing(state, left - 1, 0, out)


def take_openly(state: Position, seat: int, kind: int) -> None:
    """A building joins a hand before everyone's eyes (nh.12.4)."""
    at = seat * KINDS + kind
    state.hand[at] += 1
    state.known[at] += 1


def _refill(state: Position, out: Events | None) -> None:
    """Fill the gaps among the open buildings, only now (nh.5.5), as far as the bag goes (nh.5.6)."""
    if -1 in state.offer and any(state.bag):
        state.stack.append(f.building(f.REFILL, state.offer.index(-1)))
    else:
        end_turn(state)


# --- from the bag ---

_ALL_BUILDINGS = [a.BUILDING + kind for kind in range(KINDS)]


def building_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """Any building in the bag."""
    if 0 not in state.bag:
        return _ALL_BUILDINGS, state.bag
    kinds = [kind for kind, count in enumerate(state.bag) if count]
    return [a.BUILDING + kind for kind in kinds], [state.bag[kind] for kind in kinds]


def building_drawn(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A building leaves the bag for where the frame says."""
    _, _, destination, where, *left = state.stack.pop()
    kind = number - a.BUILDING
    state.bag[kind] -= 1
    if destination == f.TO_CLEARING:
        state.clearings[where] = kind + 1
    elif destination in (f.TO_HAND, f.FROM_BAG):
        state.hand[where * KINDS + kind] += 1
    else:
        state.offer[where] = kind
    if out is not None:
        _tell_drawn(out, destination, where, kind)
    if destination == f.FROM_BAG:
        _go_on_drawing(state, left[0], 0, out)
    elif destination == f.REFILL:
        _refill(state, out)


def _tell_drawn(out: Events, destination: int, where: int, kind: int) -> None:
    name = label(f"building-{c.BUILDINGS[kind]}")
    if destination == f.TO_CLEARING:
        out.add("clearing", "nh.8.6", building=name, space=c.SPACES[where])
    elif destination == f.TO_HAND:
        out.add("dealt-building", "nh.0.12", seat=where, private={where: {"building": name}})
    elif destination == f.FROM_BAG:
        out.add("drew-building", "nh.5.3", "nh.12.2", seat=where, private={where: {"building": name}})
    else:
        out.add("opened", "nh.0.10" if destination == f.TO_OFFER else "nh.5.5", building=name)
