"""What a turn offers: games/neuland/rules/offers.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest, popcount
from approdo.fast.neuland.places import (
    building_hexes,
    held,
    output_at,
    owned,
    standing,
    top_possession,
    within,
)
from approdo.fast.neuland.row import (
    AT,
    DISPLAY,
    FOOD_MARKER,
    FREE,
    GOOD,
    KIND_AT,
    LEFT,
    PLAYERS,
    ROOM,
    SPACES,
    SPENT,
    TERRAIN,
    TILE,
    TIME,
    WHEELBARROW,
    WOOD_MARKER,
    WORKER,
)
from approdo.fast.neuland.tables import (
    A_BANNERS,
    A_BUILD,
    A_END,
    A_PRODUCE,
    AROUND,
    BANNERS_ON,
    COST,
    COSTS,
    EVERY_HEX,
    FAMILIES,
    FARTHEST,
    FOOD,
    FREE_HAND,
    GOODS,
    HEX_OF,
    HEXES,
    INPUTS,
    KINDS,
    N_COSTS,
    NEAR,
    NEEDED,
    OUTPUT,
    PLACES,
    PRODUCTION,
    SLOTS,
    STONE,
    TERRAIN_OF,
    WAYS,
    WOOD,
)


@kernel
def list_acts(s: Words, seat: int, out: Words) -> int:
    """Buildings to use, buildings to build, ends of the turn."""
    n = list_uses(s, seat, out)
    if s[WORKER + seat] & (s[GOOD + WOOD] | s[GOOD + STONE]) or s[WOOD_MARKER + seat]:
        n = list_builds(s, seat, out, n)
    return list_ends(s, seat, out, n)


# --- buildings to use ---


@kernel
def means_of(s: Words, seat: int) -> tuple[int, int]:
    """What a seat can hand over, as a set of goods, and of that what needs no way (nl.5.5, nl.8.2)."""
    at_hand = 0
    if s[FREE + seat]:
        at_hand = FREE_HAND | s[FOOD_MARKER + seat] << FOOD | s[WOOD_MARKER + seat] << WOOD
    means, mine = at_hand, s[WORKER + seat]
    for good in range(GOODS):
        if s[GOOD + good] & mine:
            means |= 1 << good
    return means, at_hand


@kernel
def list_uses(s: Words, seat: int, out: Words) -> int:
    """Buildings without a worker or banners whose goods can be handed over in time (nl.5.1, nl.5.4, nl.7.1)."""
    means, at_hand = means_of(s, seat)
    workable = 0
    for kind in range(PRODUCTION if s[ROOM] > s[SPENT] else 0):
        if not (NEEDED[kind, 0] & ~means and NEEDED[kind, 1] & ~means):
            workable |= s[KIND_AT + kind]
    for kind in range(PRODUCTION, KINDS):
        if not NEEDED[kind, 0] & ~means:
            workable |= s[KIND_AT + kind]
    workable &= ~(standing(s) | owned(s))
    n = 0
    while workable:
        place = lowest(workable)
        workable &= workable - 1
        kind = s[TILE + place] - 1
        for way in range(WAYS[kind]):
            if works(s, seat, place, kind, way, means, at_hand):
                if kind >= PRODUCTION:
                    out[n] = A_BANNERS + kind - PRODUCTION
                else:
                    out[n] = A_PRODUCE + output_at(s, place, OUTPUT[kind, way]) * PLACES + place
                n += 1
    return n


@kernel
def works(s: Words, seat: int, place: int, kind: int, way: int, means: int, at_hand: int) -> bool:
    """Whether the goods of a recipe can be handed over in time."""
    if NEEDED[kind, way] & ~means:
        return False
    left = s[ROOM] - s[SPENT]
    limit = FARTHEST if s[WHEELBARROW + seat] else left
    if kind >= PRODUCTION:
        if s[LEFT + seat] <= BANNERS_ON[kind]:
            left = s[SPACES] - 1 - s[SPENT]
        limit = max(limit, left)
    if left < 1:
        return False
    if NEEDED[kind, way] & at_hand:
        return True
    near = NEAR[HEX_OF[place], within(limit)]
    first, second = INPUTS[kind, way, 0], INPUTS[kind, way, 1]
    if first == second:
        return popcount(held(s, seat, first) & near) > 1
    return held(s, seat, first) & near != 0 and (second < 0 or held(s, seat, second) & near != 0)


@kernel
def may_use(s: Words, seat: int, place: int, good: int) -> bool:
    """Whether the seat may now use the building at a place: for a good, or for banners (-1)."""
    if not s[TILE + place] or (standing(s) | owned(s)) >> place & 1:
        return False
    means, at_hand = means_of(s, seat)
    kind = s[TILE + place] - 1
    for way in range(WAYS[kind]):
        gained = -1 if kind >= PRODUCTION else output_at(s, place, OUTPUT[kind, way])
        if gained == good and works(s, seat, place, kind, way, means, at_hand):
            return True
    return False


# --- buildings to build ---


@kernel
def open_hexes(s: Words, seat: int, good: int) -> int:
    """Hexes to which the seat can bring a good in time to build, or a marker for it (nl.6.2)."""
    if good == WOOD and s[WOOD_MARKER + seat]:
        return EVERY_HEX
    sources = held(s, seat, good)
    limit = FARTHEST if s[WHEELBARROW + seat] else s[ROOM] - s[SPENT] + 1
    if limit >= FARTHEST:
        return EVERY_HEX if sources else 0
    hexes = 0
    while sources:
        hexes |= AROUND[HEX_OF[lowest(sources)], within(limit)]
        sources &= sources - 1
    return hexes


@kernel
def list_builds(s: Words, seat: int, out: Words, n: int) -> int:
    """Kinds in the display, or on top of a stack, on free slots of their terrain (nl.6.1 to nl.6.4)."""
    room = building_hexes(s)
    for i in range(N_COSTS):
        good = COSTS[i]
        hexes = room & open_hexes(s, seat, good)
        if not hexes:
            continue
        for kind in range(PRODUCTION):
            if COST[kind] == good and s[DISPLAY + kind]:
                n = list_hexes(A_BUILD + kind * HEXES, hexes & s[TERRAIN + TERRAIN_OF[kind]], out, n)
        for family in range(FAMILIES):
            kind = top_possession(s, family)
            if kind >= 0 and COST[kind] == good:
                n = list_hexes(A_BUILD + kind * HEXES, hexes & s[TERRAIN + TERRAIN_OF[kind]], out, n)
    return n


@kernel
def list_hexes(base: int, hexes: int, out: Words, n: int) -> int:
    """An id for each hex of a set."""
    while hexes:
        out[n] = base + HEX_OF[lowest(hexes)]
        hexes &= hexes - 1
        n += 1
    return n


@kernel
def may_build(s: Words, seat: int, kind: int, hex: int) -> bool:
    """Whether the seat may now build a kind in a hex."""
    if kind < PRODUCTION:
        if COST[kind] < 0 or not s[DISPLAY + kind]:
            return False
    elif not is_top(s, kind):
        return False
    return building_hexes(s) & open_hexes(s, seat, COST[kind]) & s[TERRAIN + TERRAIN_OF[kind]] & 1 << SLOTS * hex != 0


@kernel
def is_top(s: Words, kind: int) -> bool:
    """Whether a possession lies on top of its stack."""
    for family in range(FAMILIES):
        if top_possession(s, family) == kind:
            return True
    return False


# --- ends ---


@kernel
def taken_ends(s: Words, seat: int) -> int:
    """Where other workers stand, as a set of spaces after the time marker (nl.4.6)."""
    taken = 0
    for other in range(s[PLAYERS]):
        if other != seat:
            ahead = s[AT + other] - s[TIME]
            taken |= 1 << (ahead if ahead >= 0 else ahead + s[SPACES])
    return taken


@kernel
def list_ends(s: Words, seat: int, out: Words, n: int) -> int:
    """Every free space from here to the time marker, at least one from where the turn began (nl.4.6 to nl.4.9)."""
    taken = taken_ends(s, seat)
    for space in range(max(s[SPENT], 1), s[SPACES]):
        if not taken >> space & 1:
            out[n] = A_END + space - s[SPENT]
            n += 1
    return n
