"""Small questions about land, goods and time: games/neuland/state.py and rules/paying.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest, popcount
from approdo.fast.neuland.row import (
    FOOD_MARKER,
    GOOD,
    KIND_AT,
    LEFT,
    MINERALS_ON,
    OCCUPIED,
    OWNER,
    PLAYERS,
    ROOM,
    SETTLED,
    SPACES,
    SPENT,
    STACKS,
    TERRAIN,
    TILE,
    WOOD_MARKER,
    WORKER,
)
from approdo.fast.neuland.tables import (
    BANNERS_ON,
    BUILDING,
    COST,
    EVERY_HEX,
    FARTHEST,
    FOOD,
    FOREST,
    INPUTS,
    MINERALS,
    N_MINERALS,
    PLACING,
    PRODUCTION,
    SEATS,
    SLOTS,
    STACK_HEIGHT,
    WOOD,
)

SLOT_BITS = (1 << SLOTS) - 1


@kernel
def held(s: Words, seat: int, good: int) -> int:
    """Where a seat's workers stand for a good."""
    return s[WORKER + seat] & s[GOOD + good]


@kernel
def standing(s: Words) -> int:
    """Where any worker stands."""
    places = 0
    for seat in range(SEATS):
        places |= s[WORKER + seat]
    return places


@kernel
def owned(s: Words) -> int:
    """Where anybody's banners are."""
    places = 0
    for seat in range(SEATS):
        places |= s[OWNER + seat]
    return places


@kernel
def has_marker(s: Words, seat: int, good: int) -> bool:
    """Whether the seat still has the marker that replaces this good."""
    if good == FOOD:
        return s[FOOD_MARKER + seat] != 0
    return good == WOOD and s[WOOD_MARKER + seat] != 0


@kernel
def within(limit: int) -> int:
    """The column of NEAR and AROUND for a distance."""
    return min(max(limit, -1), FARTHEST) + 1


@kernel
def last_of(places: int) -> int:
    """The last place of a set, alone; an empty set stays empty."""
    while places & places - 1:
        places &= places - 1
    return places


@kernel
def time_cost(purpose: int, distance: int) -> int:
    """The time an action costs when its farthest good is that far away (nl.5.3, nl.6.2)."""
    return max(distance - 1, 0) if purpose == BUILDING else max(distance, 1)


@kernel
def time_left(s: Words, seat: int, purpose: int, kind: int) -> int:
    """What an action may cost so that a free end space remains; the last banner needs none (nl.4.5, nl.4.8)."""
    if purpose == PLACING and s[LEFT + seat] <= BANNERS_ON[kind]:
        return s[SPACES] - 1 - s[SPENT]
    return s[ROOM] - s[SPENT]


@kernel
def input_of(purpose: int, kind: int, recipe: int, number: int) -> int:
    """The first or second good to hand over; -1 if there is none."""
    if purpose == BUILDING:
        return -1 if number else COST[kind]
    return INPUTS[kind, recipe, number]


@kernel
def output_at(s: Words, place: int, output: int) -> int:
    """The good that a recipe yields; a mine gives its top mineral (nl.9.2)."""
    if output >= 0:
        return output
    mineral = (s[MINERALS_ON + place] & 3) - 1
    return MINERALS[mineral if mineral >= 0 else N_MINERALS - 1]


@kernel
def free_slots(s: Words, hex: int) -> int:
    """How many slots of a hex are free."""
    return SLOTS - popcount(s[OCCUPIED] >> SLOTS * hex & SLOT_BITS)


@kernel
def free_slot(s: Words, hex: int) -> int:
    """The first free place of a hex, or -1 (nl.2.4)."""
    free = ~(s[OCCUPIED] >> SLOTS * hex) & SLOT_BITS
    return SLOTS * hex + lowest(free) if free else -1


@kernel
def put(s: Words, place: int, kind: int) -> None:
    """A building stands."""
    s[TILE + place] = kind + 1
    s[KIND_AT + kind] |= 1 << place
    s[OCCUPIED] |= 1 << place


@kernel
def wide_forests(s: Words) -> int:
    """Forest hexes with two free slots (nl.3.2)."""
    one = s[OCCUPIED]
    two, three = one >> 1, one >> 2
    return s[TERRAIN + FOREST] & ~(one & two | two & three | one & three)


@kernel
def building_hexes(s: Words) -> int:
    """Hexes with a free slot, without those that later starters need (nl.3.4)."""
    one = s[OCCUPIED]
    two, three = one >> 1, one >> 2
    hexes = EVERY_HEX & ~(one & two & three)
    waiting = s[PLAYERS] - s[SETTLED]
    if waiting:
        wide = wide_forests(s)
        if popcount(wide) <= waiting:
            hexes &= ~wide | ~(one | two | three)
    return hexes


@kernel
def top_possession(s: Words, family: int) -> int:
    """The kind on top of a stack, or -1 (nl.6.3)."""
    built = s[STACKS + family]
    return PRODUCTION + family * STACK_HEIGHT + built if built < STACK_HEIGHT else -1
