"""Buildings on the table and the cubes on them (ns.4)."""

from __future__ import annotations

from functools import lru_cache

from approdo.core.events import Events
from approdo.core.state import Frame
from approdo.core.text import Arg, label
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.telling import owned
from approdo.games.new_salem.state import (
    DESPAIR_SHIFT,
    HOPE_MASK,
    HOPE_SHIFT,
    KIND,
    ONE_DESPAIR,
    ONE_HOPE,
    Position,
    clockwise,
    hope_on,
    standing,
)

ANY = -1
HAS_HOPE = HOPE_MASK << HOPE_SHIFT
HAS_DESPAIR = -ONE_DESPAIR
"""Which bits of a building are looked for."""


@lru_cache(maxsize=1 << 15)
def places(town: tuple[int, ...], wanted: int = ANY) -> tuple[int, ...]:
    """The buildings with a cube of the wanted kind, as kind * COPIES + number - 1; one of several alike."""
    found: list[int] = []
    alike: list[int] = []
    counted = [0] * c.KINDS
    for building in town:
        kind = building & KIND
        number = counted[kind]
        counted[kind] = number + 1
        if (building & wanted or wanted == ANY) and building not in alike:
            alike.append(building)
            found.append(kind * c.COPIES + number)
    return tuple(found)


def index_of(town: tuple[int, ...], place: int) -> int:
    """Where in the town the building of that place stands."""
    kind, number = divmod(place, c.COPIES)
    for index, building in enumerate(town):
        if building & KIND == kind:
            if not number:
                return index
            number -= 1
    raise ValueError(f"no building at place {place}")


def add_cubes(state: Position, seat: int, place: int, hope: int, despair: int) -> None:
    """Put cubes on a building, or take them off with negative numbers."""
    town = state.towns[seat]
    at = index_of(town, place)
    state.towns[seat] = (*town[:at], town[at] + hope * ONE_HOPE + despair * ONE_DESPAIR, *town[at + 1 :])
    state.hope[seat] += hope
    state.despair += despair


def take_building(state: Position, seat: int, place: int) -> int:
    """Take a building with its cubes out of a town (ns.4.9)."""
    town = state.towns[seat]
    at = index_of(town, place)
    building = town[at]
    state.towns[seat] = town[:at] + town[at + 1 :]
    state.hope[seat] -= building >> HOPE_SHIFT & HOPE_MASK
    state.despair -= building >> DESPAIR_SHIFT
    return building


def put_building(state: Position, seat: int, building: int) -> None:
    """Put a building with its cubes into a town."""
    state.towns[seat] += (building,)
    state.hope[seat] += building >> HOPE_SHIFT & HOPE_MASK
    state.despair += building >> DESPAIR_SHIFT


def places_cubes(state: Position, seat: int) -> bool:
    """Whether what a player builds places and removes cubes (ns.8.3, ns.8.4)."""
    return bool(state.cubes_on_trial) or not state.trials >> seat & 1


def build(state: Position, seat: int, kind: int, how: int, out: Events | None) -> int:
    """Build a card with its cubes (ns.4.1); how many despair its builder removes (ns.4.2)."""
    cubes = places_cubes(state, seat)
    hope, despair = (c.HOPE[kind], c.DESPAIR[kind]) if cubes else (0, 0)
    put_building(state, seat, standing(kind, hope, despair))
    state.builds.append((state.round, state.step, seat, kind, how))
    if out is not None:
        card = label(f"building-{c.BUILDINGS[kind]}")
        if cubes:
            out.add("build", "ns.3.3", "ns.4.1", seat=seat, building=card, hope=hope, despair=despair)
        else:
            out.add("build-tried", "ns.8.3", seat=seat, building=card)
    return c.REMOVE[kind] if cubes else 0


def building_arg(place: int) -> str:
    """The text key of the building at a place."""
    return f"building-{c.BUILDINGS[place // c.COPIES]}"


# --- removing despair (ns.4.2 - ns.4.4) ---


def push_remove(state: Position, seat: int, cubes: int) -> None:
    """Let a player remove so much despair."""
    if cubes:
        state.stack.append((f.REMOVE, 1 << seat, seat, cubes))


def remove_legal(state: Position, seat: int) -> list[int]:
    """Any building of any player that has despair (ns.4.3)."""
    return [
        a.REMOVE + owner * a.OWNED + place
        for owner, town in enumerate(state.towns)
        for place in places(town, HAS_DESPAIR)
    ]


def remove(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Take one cube off; the rest of the removals stay to be done."""
    _, _, _, cubes = state.stack.pop()
    take_despair(state, seat, number, 1, out)
    push_remove(state, seat, cubes - 1)


def take_despair(state: Position, seat: int, number: int, cubes: int, out: Events | None) -> None:
    """Take despair off the building that a RemoveDespair names."""
    owner, place = divmod(number - a.REMOVE, a.OWNED)
    add_cubes(state, owner, place, 0, -cubes)
    if out is not None:
        building = label(building_arg(place))
        out.add("remove", "ns.4.2", seat=seat, private=None, building=building, despair=cubes, **owned(owner, seat))


@f.runs(f.REMOVE)
def settle_remove(state: Position, frame: Frame, out: Events | None) -> bool:
    """Nothing to remove: lost (ns.4.4). One building to remove from: done without asking."""
    _, _, seat, _ = frame
    if not state.despair:
        state.stack.pop()
        if out is not None:
            out.add("no-despair", "ns.4.4", seat=seat)
        return True
    return f.without_asking(state, seat, remove_legal(state, seat), remove, out)


# --- taking hope off own buildings (ns.4.8) ---

Taken = list[tuple[int, int]]
"""Hope that was taken: (kind of building, cubes)."""


def hope_off(taken: Taken) -> list[Arg]:
    """Where hope was taken from, as an argument of a text."""
    return [label("hope-off", cubes=cubes, building=label(f"building-{c.BUILDINGS[kind]}")) for kind, cubes in taken]


def take_hope(state: Position, seat: int, start: int, amount: int) -> Taken:
    """Take hope off the building at an index of the town, then off those that came after it (ns.6.3)."""
    town = list(state.towns[seat])
    taken: Taken = []
    state.hope[seat] -= amount
    for at in range(start, len(town)):
        cubes = min(amount, town[at] >> HOPE_SHIFT & HOPE_MASK)
        if cubes:
            town[at] -= cubes * ONE_HOPE
            amount -= cubes
            taken.append((town[at] & KIND, cubes))
    state.towns[seat] = tuple(town)
    return taken


def take_legal(state: Position, seat: int) -> list[int]:
    """Own buildings with hope."""
    return [a.TAKE + place for place in places(state.towns[seat], HAS_HOPE)]


def take(state: Position, seat: int, number: int, out: Events | None) -> None:
    """One cube of what is to be paid or returned."""
    kind, mask, _, cubes = state.stack.pop()
    taken = take_hope(state, seat, index_of(state.towns[seat], number - a.TAKE), 1)
    if cubes > 1:
        state.stack.append((kind, mask, seat, cubes - 1))
    if out is not None:
        out.add("pay", "ns.4.8", seat=seat, taken=hope_off(taken))


@f.runs(f.TAKE)
def settle_take(state: Position, frame: Frame, out: Events | None) -> bool:
    """All hope, or all from one building: taken without asking. So is one cube off buildings that are alike."""
    kind, mask, seat, cubes = frame
    town = state.towns[seat]
    choices = places(town, HAS_HOPE)
    if len(choices) > 1 and cubes < state.hope[seat]:
        return False
    state.stack.pop()
    if not choices:
        return True
    start = index_of(town, choices[0])
    amount = cubes if state.hope[seat] in (cubes, hope_on(town[start])) else 1
    if amount < cubes:
        state.stack.append((kind, mask, seat, cubes - amount))
    taken = take_hope(state, seat, start, amount)
    if out is not None:
        out.add("pay", "ns.4.8", seat=seat, taken=hope_off(taken))
    return True


# --- giving hope (ns.6.1, ns.6.3) ---


@lru_cache(maxsize=1 << 15)
def gifts(town: tuple[int, ...]) -> tuple[int, ...]:
    """The ids of all that can be given from a town, the smallest gifts first."""
    left = [0]
    """The hope on a building and on all that came after it, from the last one on."""
    for building in reversed(town):
        left.append(left[-1] + (building >> HOPE_SHIFT & HOPE_MASK))
    found: list[int] = []
    for place in places(town, HAS_HOPE):
        most = left[len(town) - index_of(town, place)]
        first = a.GIVE + place
        found += range(first, first + min(most, c.MAX_GIFT) * a.OWNED, a.OWNED)
    found.sort()
    return tuple(found)


# --- receiving cubes (ns.4.6, ns.4.7) ---


def push_place(state: Position, seat: int, hope: int = 0, despair: int = 0) -> None:
    """Let a player put received cubes of one kind on a building."""
    if hope or despair:
        state.stack.append((f.PLACE, 1 << seat, seat, hope or despair, int(not hope)))


def place_legal(state: Position, seat: int) -> list[int]:
    """Any own building."""
    return [a.PLACE + place for place in places(state.towns[seat])]


def place(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Put the cubes down."""
    _, _, _, cubes, is_despair = state.stack.pop()
    at = number - a.PLACE
    add_cubes(state, seat, at, 0 if is_despair else cubes, cubes if is_despair else 0)
    if out is not None:
        key = "place-despair" if is_despair else "place-hope"
        out.add(key, "ns.4.6", "ns.4.7", seat=seat, cubes=cubes, building=label(building_arg(at)))


@f.runs(f.PLACE)
def settle_place(state: Position, frame: Frame, out: Events | None) -> bool:
    """A player without buildings receives nothing; with one there is nothing to ask."""
    _, _, seat, _, _ = frame
    return f.without_asking(state, seat, place_legal(state, seat), place, out)


# --- one despair off an own building, each player (ns.7.8) ---


def pray_legal(state: Position, seat: int) -> list[int]:
    """Own buildings with despair."""
    return [a.REMOVE + seat * a.OWNED + place for place in places(state.towns[seat], HAS_DESPAIR)]


def pray(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Remove the own despair."""
    state.stack.pop()
    take_despair(state, seat, number, 1, out)


@f.runs(f.PRAY)
def settle_pray(state: Position, frame: Frame, out: Events | None) -> bool:
    """Nothing to remove, or only one place to remove it from."""
    _, _, seat = frame
    return f.without_asking(state, seat, pray_legal(state, seat), pray, out)


def push_removals(state: Position, symbols: list[int]) -> None:
    """Let the builders use their removal symbols, the constable first (ns.4.5)."""
    for seat in reversed(list(clockwise(state))):
        push_remove(state, seat, symbols[seat])
