"""Buildings on the table and the cubes on them (ns.4)."""

from __future__ import annotations

from functools import lru_cache

from approdo.core.events import Events
from approdo.core.state import Frame
from approdo.core.text import label
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.state import HOPE_MASK, KIND, ONE_DESPAIR, ONE_HOPE, Position, clockwise

ANY = -1
HAS_HOPE = HOPE_MASK << 5
HAS_DESPAIR = -ONE_DESPAIR


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
    state.hope[seat] -= building >> 5 & HOPE_MASK
    state.despair -= building >> 14
    return building


def put_building(state: Position, seat: int, building: int) -> None:
    """Put a building with its cubes into a town."""
    state.towns[seat] += (building,)
    state.hope[seat] += building >> 5 & HOPE_MASK
    state.despair += building >> 14


def places_cubes(state: Position, seat: int) -> bool:
    """Whether what a player builds places and removes cubes (ns.8.3, ns.8.4)."""
    return bool(state.cubes_on_trial) or not state.trials >> seat & 1


def build(state: Position, seat: int, kind: int, how: int, out: Events | None) -> int:
    """Build a card with its cubes (ns.4.1); how many despair its builder removes (ns.4.2)."""
    cubes = places_cubes(state, seat)
    hope, despair = (c.HOPE[kind], c.DESPAIR[kind]) if cubes else (0, 0)
    put_building(state, seat, kind + hope * ONE_HOPE + despair * ONE_DESPAIR)
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
        out.add(
            "remove", "ns.4.2", seat=seat, owner={"seat": owner}, building=label(building_arg(place)), despair=cubes
        )


@f.runs(f.REMOVE)
def settle_remove(state: Position, frame: Frame, out: Events | None) -> bool:
    """Nothing to remove: lost (ns.4.4). One building to remove from: done without asking."""
    seat = frame[2]
    if not state.despair:
        state.stack.pop()
        if out is not None:
            out.add("no-despair", "ns.4.4", seat=seat)
        return True
    choices = remove_legal(state, seat)
    if len(choices) > 1:
        return False
    remove(state, seat, choices[0], out)
    return True


# --- taking hope off own buildings (ns.4.8) ---


def take_legal(state: Position, seat: int) -> list[int]:
    """Own buildings with hope."""
    return [a.TAKE + place for place in places(state.towns[seat], HAS_HOPE)]


def take(state: Position, seat: int, number: int, out: Events | None) -> None:
    """One cube of what is to be paid or given."""
    kind, mask, _, cubes = state.stack.pop()
    add_cubes(state, seat, number - a.TAKE, -1, 0)
    if cubes > 1:
        state.stack.append((kind, mask, seat, cubes - 1))


@f.runs(f.TAKE)
def settle_take(state: Position, frame: Frame, out: Events | None) -> bool:
    """All hope, or all from one building: taken without asking."""
    _, _, seat, cubes = frame
    if cubes == state.hope[seat]:
        state.stack.pop()
        state.towns[seat] = tuple(b & ~HAS_HOPE for b in state.towns[seat])
        state.hope[seat] = 0
        return True
    choices = take_legal(state, seat)
    if len(choices) > 1:
        return False
    take(state, seat, choices[0], out)
    return True


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
    seat = frame[2]
    choices = place_legal(state, seat)
    if len(choices) > 1:
        return False
    if choices:
        place(state, seat, choices[0], out)
    else:
        state.stack.pop()
    return True


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
    seat = frame[2]
    choices = pray_legal(state, seat)
    if len(choices) > 1:
        return False
    if choices:
        pray(state, seat, choices[0], out)
    else:
        state.stack.pop()
    return True


def push_removals(state: Position, symbols: list[int]) -> None:
    """Let the builders use their removal symbols, the constable first (ns.4.5)."""
    for seat in reversed(list(clockwise(state))):
        push_remove(state, seat, symbols[seat])
