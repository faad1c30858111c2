"""Where an input of a planned step can come from: part of games/neuland/planner/search.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest, popcount
from approdo.fast.neuland.estimate import (
    GOOD_SITES,
    NEVER,
    T_MAKE,
    T_SITES,
    T_WORTH,
    building,
    missing,
    missing_for,
)
from approdo.fast.neuland.places import free_slots, held
from approdo.fast.neuland.row import DISPLAY
from approdo.fast.neuland.steps import COPY, SITE, cost_of, hex_of, is_new, kind_of, purpose_of
from approdo.fast.neuland.tables import (
    BUILDING,
    COST,
    DISTANCE,
    GOODS,
    HEX_OF,
    HEXES,
    KINDS,
    MOST_SITES,
    MOST_STEPS,
    OFFER,
    SHELF,
)

N_COST, N_STEPS, N_OPEN, N_USED = range(4)
STEPS = 4
OPEN = STEPS + MOST_STEPS
"""A node: its cost, how many steps and open steps it has, the places used; then the steps, then the open ones."""
FROM_SITE = 64
"""The code of a supply: place + 1, or so much and twice the number of a site, one more for its copy."""
T_NEW, T_NEW_IN = SHELF["new"], SHELF["new_in"]


@kernel
def note_new(t: Words, node: int) -> int:
    """The buildings that a plan builds, by kind and by hex; their kinds as a set."""
    for kind in range(KINDS):
        t[T_NEW + kind] = 0
    for hex in range(HEXES):
        t[T_NEW_IN + hex] = 0
    kinds = 0
    for i in range(t[node + N_STEPS]):
        step = t[node + STEPS + i]
        if purpose_of(step) == BUILDING:
            kinds |= 1 << kind_of(step)
            t[T_NEW + kind_of(step)] |= new_bit(step)
            t[T_NEW_IN + hex_of(step)] += 1
    return kinds


@kernel
def new_bit(site: int) -> int:
    """A new building among those of its kind."""
    return 1 << 2 * hex_of(site) + (site >> COPY & 1)


@kernel
def builds(t: Words, site: int) -> bool:
    """Whether the plan builds that building."""
    return is_new(site) and t[T_NEW + kind_of(site)] & new_bit(site) != 0


@kernel
def list_offers(s: Words, t: Words, seat: int, node: int, good: int, hex: int, twins: bool, offers: int) -> None:
    """Where an input can come from, each with what it adds: site, code, distance, to both bounds, to the kinds that
    both miss, to those built. A second new building in one hex only beside the first."""
    t[offers] = 0
    places = held(s, seat, good) & ~t[node + N_USED]
    while places:
        place = lowest(places)
        places &= places - 1
        at = new_offer(t, offers, 0, 1 + place, DISTANCE[HEX_OF[place], hex])
        t[at + 4] = t[T_WORTH + place]
    sites = T_SITES + good * GOOD_SITES
    for i in range(t[sites]):
        if t[T_MAKE + good * MOST_SITES + i] >= NEVER:
            continue
        for copy in range(2 if twins and is_new(t[sites + 1 + i]) else 1):
            site = t[sites + 1 + i] | copy << COPY
            if fits(s, t, site):
                at = new_offer(t, offers, site, FROM_SITE + 2 * i + copy, DISTANCE[hex_of(site), hex])
                weigh_site(t, at, good, i, site)


@kernel
def new_offer(t: Words, offers: int, site: int, code: int, distance: int) -> int:
    """Room for one more offer, that so far adds nothing."""
    at = offers + 1 + t[offers] * OFFER
    t[offers] += 1
    t[at] = site
    t[at + 1] = code
    t[at + 2] = distance
    for i in range(3, OFFER):
        t[at + i] = 0
    return at


@kernel
def weigh_site(t: Words, at: int, good: int, number: int, site: int) -> None:
    """What a site adds to an offer."""
    kind, hex = kind_of(site), hex_of(site)
    to_build_it = is_new(site) and not builds(t, site)
    for view in range(2):
        t[at + 3 + view] = t[T_MAKE + (view * GOODS + good) * MOST_SITES + number]
        t[at + 5 + view] = missing_for(t, view, site)
        if to_build_it:
            t[at + 3 + view] += building(t, view, kind, hex, GOODS)
            t[at + 5 + view] |= missing(t, view, COST[kind])
    if to_build_it:
        t[at + 7] = 1 << kind


@kernel
def fits(s: Words, t: Words, site: int) -> bool:
    """Whether a missing building can still be built beside those of the plan."""
    if not is_new(site):
        return True
    if builds(t, site):
        return not cost_of(site)  # an unbuilt mine is hoped to hold one such mineral, not two
    return has_room(s, t, site, 1, 1)


@kernel
def has_room(s: Words, t: Words, site: int, in_hex: int, of_kind: int) -> bool:
    """Whether slots and tiles suffice for so many more buildings."""
    kind, hex = kind_of(site), hex_of(site)
    if t[T_NEW_IN + hex] + in_hex > free_slots(s, hex):
        return False
    return popcount(t[T_NEW + kind]) + of_kind <= s[DISPLAY + kind]


@kernel
def fit_together(s: Words, t: Words, left: int, right: int) -> bool:
    """Two goods that are needed at once: from two buildings, which both find room and tiles. No site (0) fits all."""
    if left and right and not (left ^ right) & SITE:
        return False
    if not has_first(t, left, right) or not has_first(t, right, left):
        return False
    if not left or not right or not (is_new(left) or is_new(right)):
        return True
    if (not is_new(left) or builds(t, left)) and (not is_new(right) or builds(t, right)):
        return not cost_of(left) and not cost_of(right)
    return room_beside(s, t, left, right) and room_beside(s, t, right, left)


@kernel
def room_beside(s: Words, t: Words, site: int, other: int) -> bool:
    """Whether slots and tiles suffice for a site, if it is new, while another one is built too."""
    if not is_new(site):
        return True
    more = int(not builds(t, site))
    too = int(is_new(other) and not builds(t, other))
    in_hex = more + (too if hex_of(site) == hex_of(other) else 0)
    return has_room(s, t, site, in_hex, more + (too if kind_of(site) == kind_of(other) else 0))


@kernel
def has_first(t: Words, site: int, other: int) -> bool:
    """A second building beside a new one needs the first: in the plan, or as the other site."""
    if not site >> COPY & 1:
        return True
    first = site & ~(1 << COPY)
    return builds(t, first) or (other != 0 and not (other ^ first) & SITE)
