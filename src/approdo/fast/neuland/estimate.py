"""How much time every good costs, each on its own: games/neuland/planner/estimate.py again, as bots use it.

All is kept on the shelf, the times twice: with the goods in hand (view 0), and from scratch (view 1).
"""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest
from approdo.fast.neuland.places import building_hexes, held, standing
from approdo.fast.neuland.row import DISPLAY, KIND_AT, MINERALS_ON, TERRAIN, TILE, WORKER
from approdo.fast.neuland.steps import (
    HOPEFUL,
    TIME,
    cost_of,
    hex_of,
    input_for,
    is_new,
    kind_of,
    place_of,
    step_of,
)
from approdo.fast.neuland.tables import (
    COST,
    DISTANCE,
    FARTHEST,
    GOODS,
    HEX_OF,
    HEXES,
    MINE,
    MINERALS,
    MOST_SITES,
    N_MINERALS,
    OUTPUT,
    PRODUCING,
    PRODUCTION,
    SHELF,
    TERRAIN_OF,
    WAYS,
)
from approdo.games.neuland.planner import estimate as reference

NEVER, DIG, LUCK = reference.NEVER, reference.DIG, reference.LUCK
REACHES = FARTHEST + 1
T_SITES, T_MAKE, T_NEAR, T_MISSING = (SHELF[name] for name in ("sites", "make", "near", "missing"))
T_STANDS, T_LEAST, T_WORTH = (SHELF[name] for name in ("stands", "least", "worth"))
GOOD_SITES = 1 + MOST_SITES

# --- where goods can be made ---


@kernel
def list_sites(s: Words, t: Words, seat: int, second: int) -> None:
    """Buildings that no other player's worker blocks, and those that may be built for a good that none of them yields.

    A good `second` may come from a second building too.
    """
    for good in range(GOODS):
        t[T_SITES + good * GOOD_SITES] = 0
    t[T_STANDS] = places = 0
    for kind in range(PRODUCTION):
        places |= s[KIND_AT + kind]
    places &= ~standing(s) | s[WORKER + seat]
    while places:
        list_standing(s, t, lowest(places))
        places &= places - 1
    room = building_hexes(s)
    for kind in range(PRODUCTION):
        if COST[kind] >= 0 and s[DISPLAY + kind]:
            for way in range(WAYS[kind]):
                if kind == MINE:
                    for mineral in range(N_MINERALS):
                        list_new(t, kind, way, MINERALS[mineral], room & s[TERRAIN + TERRAIN_OF[kind]], second)
                else:
                    list_new(t, kind, way, OUTPUT[kind, way], room & s[TERRAIN + TERRAIN_OF[kind]], second)


@kernel
def add_site(t: Words, good: int, site: int) -> None:
    """One more site of a good."""
    at = T_SITES + good * GOOD_SITES
    t[at] += 1
    t[at + t[at]] = site


@kernel
def list_standing(s: Words, t: Words, place: int) -> None:
    """What a standing building yields; a mineral that does not lie on top must be dug for, or hoped for."""
    kind, hex = s[TILE + place] - 1, HEX_OF[place]
    if kind != MINE:
        for way in range(WAYS[kind]):
            add_site(t, OUTPUT[kind, way], step_of(PRODUCING, kind, way, hex, place, OUTPUT[kind, way]))
            t[T_STANDS] |= 1 << OUTPUT[kind, way]
        return
    for mineral in range(N_MINERALS):
        code, extra = s[MINERALS_ON + place], 0
        while code and (code & 3) - 1 != mineral:
            code >>= 2
            extra += DIG
        if not code:
            extra += LUCK
        site = step_of(PRODUCING, kind, 0, hex, place, MINERALS[mineral])
        if extra:
            site |= 1 << HOPEFUL | extra << TIME
        else:
            t[T_STANDS] |= 1 << MINERALS[mineral]
        add_site(t, MINERALS[mineral], site)


@kernel
def list_new(t: Words, kind: int, way: int, good: int, hexes: int, second: int) -> None:
    """New buildings for a good that no usable one yields, wherever they could stand."""
    if good != second and t[T_STANDS] >> good & 1:
        return
    while hexes:
        site = step_of(PRODUCING, kind, way, HEX_OF[lowest(hexes)], -1, good)
        if kind == MINE:
            site |= 1 << HOPEFUL | LUCK << TIME
        add_site(t, good, site)
        hexes &= hexes - 1


# --- times ---


@kernel
def reckon(s: Words, t: Words, seat: int, view: int) -> None:
    """Least times of all goods, in an order in which inputs come before outputs."""
    for good in range(GOODS):
        places = 0 if view else held(s, seat, good)
        reckon_good(t, view, good, places)
        t[T_MISSING + view * GOODS + good] = 0 if places else missing_kinds(t, view, good)
    room = building_hexes(s)
    for kind in range(PRODUCTION):
        least = NEVER
        hexes = room & s[TERRAIN + TERRAIN_OF[kind]] if COST[kind] >= 0 else 0
        while hexes:
            least = min(least, building(t, view, kind, HEX_OF[lowest(hexes)], GOODS))
            hexes &= hexes - 1
        t[T_LEAST + view * PRODUCTION + kind] = least


@kernel
def reckon_good(t: Words, view: int, good: int, places: int) -> None:
    """near: least time to have the good within so many steps of each hex; make: to have each site yield it."""
    base = T_NEAR + (view * GOODS + good) * HEXES * REACHES
    for at in range(base, base + HEXES * REACHES):
        t[at] = NEVER
    while places:
        spread(t, base, HEX_OF[lowest(places)], 0)
        places &= places - 1
    sites = T_SITES + good * GOOD_SITES
    for i in range(t[sites]):
        site = t[sites + 1 + i]
        cost = using(t, view, input_for(site, 0), input_for(site, 1), hex_of(site)) + cost_of(site)
        t[T_MAKE + (view * GOODS + good) * MOST_SITES + i] = cost
        if is_new(site) and t[T_STANDS] >> good & 1:
            cost += building(t, view, kind_of(site), hex_of(site), good)
        spread(t, base, hex_of(site), cost)
    for row in range(base, base + HEXES * REACHES, REACHES):
        for at in range(row + 1, row + REACHES):
            t[at] = min(t[at], t[at - 1])


@kernel
def spread(t: Words, base: int, hex: int, cost: int) -> None:
    """A good to be had in a hex is that far away from all others."""
    for other in range(HEXES):
        at = base + other * REACHES + DISTANCE[hex, other]
        if cost < t[at]:
            t[at] = cost


@kernel
def using(t: Words, view: int, first: int, second: int, hex: int) -> int:
    """Least time to gather inputs and use a building in that hex (nl.5.3)."""
    if first < 0:
        return 1
    one = T_NEAR + ((view * GOODS + first) * HEXES + hex) * REACHES
    two = T_NEAR + ((view * GOODS + second) * HEXES + hex) * REACHES
    least = 3 * NEVER
    for far in range(1, REACHES):
        time = far + t[one + far]
        if second >= 0:
            time += t[two + far]
        least = min(least, time)
    return least


@kernel
def building(t: Words, view: int, kind: int, hex: int, reckoned: int) -> int:
    """Least time to build a kind in a hex (nl.6.2), as far as goods are reckoned yet."""
    if COST[kind] >= reckoned:
        return NEVER
    row = T_NEAR + ((view * GOODS + COST[kind]) * HEXES + hex) * REACHES
    least = 2 * NEVER
    for far in range(1, REACHES):
        least = min(least, far - 1 + t[row + far])
    return least


# --- what must be built ---


@kernel
def missing(t: Words, view: int, good: int) -> int:
    """The kinds that must be built before a good can be had, as a set; no good (-1) needs none."""
    return t[T_MISSING + view * GOODS + good] if good >= 0 else 0


@kernel
def missing_for(t: Words, view: int, step: int) -> int:
    """The kinds that must be built for the inputs of a step."""
    return missing(t, view, input_for(step, 0)) | missing(t, view, input_for(step, 1))


@kernel
def missing_kinds(t: Words, view: int, good: int) -> int:
    """What all ways to get the good have in common: buildings that do not stand yet."""
    common = -1
    sites = T_SITES + good * GOOD_SITES
    for i in range(t[sites]):
        site = t[sites + 1 + i]
        needed = missing_for(t, view, site)
        if is_new(site):
            kind = kind_of(site)
            needed |= 1 << kind
            if COST[kind] < good:
                needed |= missing(t, view, COST[kind])
        common &= needed
    return max(common, 0)


@kernel
def to_build(t: Words, view: int, kinds: int) -> int:
    """Least time to build all kinds of a set, one of each."""
    total = 0
    while kinds:
        total += t[T_LEAST + view * PRODUCTION + lowest(kinds)]
        kinds &= kinds - 1
    return total


@kernel
def weigh_goods(s: Words, t: Words, seat: int) -> None:
    """The most that each good in hand can save against an estimate from scratch: making it anew where it stands."""
    for good in range(GOODS):
        places = held(s, seat, good)
        while places:
            place = lowest(places)
            places &= places - 1
            t[T_WORTH + place] = 0
            sites = T_SITES + good * GOOD_SITES
            for i in range(t[sites]):
                if place_of(t[sites + 1 + i]) == place:
                    t[T_WORTH + place] = t[T_MAKE + (GOODS + good) * MOST_SITES + i]
