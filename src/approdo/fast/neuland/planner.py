"""The search for a cheap plan: games/neuland/planner/search.py again, as bots use it.

They search in haste, without markers and wheelbarrow, and hope for minerals. A search looks at LOOK_AT partial plans at
most, so the queue is a sorted list of so many: what would stand farther behind is never looked at. Priorities are
counted in halves of time, because haste overrates by a half.
"""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest
from approdo.fast.neuland.carry import carry_out
from approdo.fast.neuland.estimate import (
    GOOD_SITES,
    NEVER,
    T_SITES,
    T_WORTH,
    building,
    list_sites,
    missing_for,
    reckon,
    to_build,
    using,
    weigh_goods,
)
from approdo.fast.neuland.offers import is_top
from approdo.fast.neuland.order import can_be_ordered, find_order
from approdo.fast.neuland.places import building_hexes, held, owned, time_cost
from approdo.fast.neuland.row import DISPLAY, GOOD, KIND_AT, TERRAIN, WORKER
from approdo.fast.neuland.steps import (
    COPY,
    FIRST,
    FROM_STEP,
    HOPEFUL,
    SECOND,
    SITE,
    TIME,
    USER,
    cost_of,
    hex_of,
    input_for,
    is_new,
    kind_of,
    place_of,
    purpose_of,
    step_of,
)
from approdo.fast.neuland.supplies import (
    FROM_SITE,
    N_COST,
    N_OPEN,
    N_STEPS,
    N_USED,
    OPEN,
    STEPS,
    fit_together,
    list_offers,
    note_new,
)
from approdo.fast.neuland.tables import (
    BUILDING,
    COST,
    DISTANCE,
    GOODS,
    HEX_OF,
    INPUTS,
    LOOK_AT,
    MOST_OFFERS,
    MOST_STEPS,
    NODE,
    OFFER,
    PLACING,
    PRODUCING,
    PRODUCTION,
    SHELF,
    SLOTS,
    TERRAIN_OF,
)
from approdo.games.neuland.planner import search as reference

NOTHING, UNKNOWN = -1, -2
"""Goods for which a second building may be built: none; none looked at yet."""
PER_COST = 2
PER_REST = int(PER_COST * reference.HASTE)
assert PER_REST == PER_COST * reference.HASTE
RANK = 32
"""Bits for the rank among equal priorities in a key of the queue."""
TOO_LATE = PER_COST * NEVER << RANK
CHOICE = 10
"""Bits for a node in the load of an entry, then for the codes of two supplies."""
CHOSEN = 1 << 3 * CHOICE

T_SECOND, T_RELEVANT, T_NODES_MADE = (SHELF[name] for name in ("second", "relevant", "nodes_made"))
T_NODES, T_KEYS, T_LOADS, T_HEAD, T_WAITING = (SHELF[name] for name in ("nodes", "keys", "loads", "head", "waiting"))
T_OFFERS, T_LOOKED = SHELF["offers"], SHELF["looked"]
OFFERS = 1 + MOST_OFFERS * OFFER

# --- aiming at a goal ---


@kernel
def aim(s: Words, t: Words, seat: int, purpose: int, what: int) -> None:
    """Estimates for a goal, and which goods in hand may serve it."""
    second = second_for(s, t, seat, purpose, what)
    if second != t[T_SECOND]:
        look_around(s, t, seat, second)
    t[T_RELEVANT] = needed_for(s, t, seat, purpose, what)


@kernel
def look_around(s: Words, t: Words, seat: int, second: int) -> None:
    """Both estimates, and what each good in hand can save."""
    list_sites(s, t, seat, second)
    reckon(s, t, seat, 0)
    reckon(s, t, seat, 1)
    weigh_goods(s, t, seat)
    t[T_SECOND] = second


@kernel
def second_for(s: Words, t: Words, seat: int, purpose: int, what: int) -> int:
    """The good for which another building may be built: one that the goal needs twice at once, while too few buildings
    yield it, or one that is wanted while all its buildings are occupied by the seat's own workers."""
    if t[T_SECOND] == UNKNOWN:
        look_around(s, t, seat, NOTHING)
    good = what if purpose == PRODUCING else INPUTS[what, 0, 0]
    if purpose == BUILDING or (purpose == PLACING and good != INPUTS[what, 0, 1]):
        return NOTHING
    at_once = 1 if purpose == PRODUCING else 2
    sites = T_SITES + good * GOOD_SITES
    there = 0
    for i in range(t[sites]):
        site = t[sites + 1 + i]
        if not is_new(site) and not cost_of(site):
            there += 1
            if purpose == PRODUCING and held(s, seat, good) >> place_of(site) & 1:
                at_once += 1
    return NOTHING if there >= at_once else good


@kernel
def needed_for(s: Words, t: Words, seat: int, purpose: int, what: int) -> int:
    """The places of goods in hand that can serve the goal."""
    if purpose == PRODUCING:
        waiting = 1 << what
    else:
        waiting = 1 << COST[what]
        for number in range(2):
            if INPUTS[what, 0, number] >= 0:
                waiting |= 1 << INPUTS[what, 0, number]
    goods = places = 0
    while waiting:
        good = lowest(waiting)
        goods |= 1 << good
        places |= s[GOOD + good]
        sites = T_SITES + good * GOOD_SITES
        for i in range(t[sites]):
            site = t[sites + 1 + i]
            for number in range(2):
                if input_for(site, number) >= 0:
                    waiting |= 1 << input_for(site, number)
            if is_new(site):
                waiting |= 1 << COST[kind_of(site)]
        waiting &= ~goods
    return places & s[WORKER + seat]


@kernel
def saved(t: Words, used: int) -> int:
    """What the goods that serve the goal and are not used yet may save."""
    places, worth = t[T_RELEVANT] & ~used, 0
    while places:
        worth += t[T_WORTH + lowest(places)]
        places &= places - 1
    return worth


# --- where a plan starts from ---


@kernel
def add_step(t: Words, node: int, step: int) -> None:
    """One more step, still open."""
    t[node + STEPS + t[node + N_STEPS]] = step
    t[node + OPEN + t[node + N_OPEN]] = t[node + N_STEPS]
    t[node + N_STEPS] += 1
    t[node + N_OPEN] += 1


@kernel
def begin_node(t: Words, node: int, step: int, kind: int) -> None:
    """A node of one step, and another that builds a kind where the building is missing."""
    t[node + N_COST] = t[node + N_STEPS] = t[node + N_OPEN] = t[node + N_USED] = 0
    add_step(t, node, step)
    if is_new(step) and purpose_of(step) != BUILDING:
        add_step(t, node, step_of(BUILDING, kind, 0, hex_of(step), -1, -1))


@kernel
def root_hexes(s: Words, kind: int) -> int:
    """Where a kind could be built now."""
    if COST[kind] < 0 or not (s[DISPLAY + kind] if kind < PRODUCTION else is_top(s, kind)):
        return 0
    return building_hexes(s) & s[TERRAIN + TERRAIN_OF[kind]]


@kernel
def list_roots(s: Words, t: Words, purpose: int, what: int) -> int:
    """The goal's own last step, at every place where it could happen, as nodes; how many."""
    n = 0
    if purpose == PRODUCING:
        sites = T_SITES + what * GOOD_SITES
        while n < t[sites]:
            begin_node(t, T_NODES + n * NODE, t[sites + 1 + n], kind_of(t[sites + 1 + n]))
            n += 1
        return n
    place = -1
    if purpose == PLACING and s[KIND_AT + what]:
        place = lowest(s[KIND_AT + what])
        hexes = 0 if owned(s) >> place & 1 else 1 << SLOTS * HEX_OF[place]
    else:
        hexes = root_hexes(s, what)
    while hexes:
        step = step_of(purpose, what, 0, HEX_OF[lowest(hexes)], place, -1)
        begin_node(t, T_NODES + n * NODE, step, what)
        hexes &= hexes - 1
        n += 1
    return n


# --- how much a partial plan will cost at least ---


@kernel
def rest(t: Words, node: int, n: int, view: int) -> tuple[int, int]:
    """A bound for the first n open steps, and the kinds that must be built for them."""
    bound = kinds = 0
    for i in range(n):
        step = t[node + STEPS + t[node + OPEN + i]]
        if purpose_of(step) == BUILDING:
            bound += building(t, view, kind_of(step), hex_of(step), GOODS)
        else:
            bound += using(t, view, input_for(step, 0), input_for(step, 1), hex_of(step)) + cost_of(step)
        kinds |= missing_for(t, view, step)
    return bound, kinds


@kernel
def bound_of(t: Words, node: int) -> int:
    """The better of the two bounds: goods in hand used again and again, or everything from scratch less savings."""
    built = 0
    for i in range(t[node + N_STEPS]):
        step = t[node + STEPS + i]
        if purpose_of(step) == BUILDING:
            built |= 1 << kind_of(step)
    one, kinds_one = rest(t, node, t[node + N_OPEN], 0)
    two, kinds_two = rest(t, node, t[node + N_OPEN], 1)
    one += to_build(t, 0, kinds_one & ~built)
    two += to_build(t, 1, kinds_two & ~built) - saved(t, 0)
    return t[node + N_COST] + max(one, two)


@kernel
def at_least(s: Words, t: Words, seat: int, purpose: int, what: int) -> int:
    """A lower bound for the time of the goal, at once."""
    aim(s, t, seat, purpose, what)
    least = NEVER
    n = list_roots(s, t, purpose, what)
    for i in range(n):
        bound = bound_of(t, T_NODES + i * NODE)
        least = bound if not i else min(least, bound)
    return least


# --- the search ---


@kernel
def enqueue(t: Words, priority: int, rank: int, load: int) -> None:
    """An entry behind all that are not worse."""
    key = priority << RANK | rank
    n = t[T_WAITING]
    if key >= TOO_LATE or (n == LOOK_AT and key >= t[T_KEYS + n - 1]):
        return
    at = min(n, LOOK_AT - 1)
    t[T_WAITING] = at + 1
    while at > t[T_HEAD] and t[T_KEYS + at - 1] > key:
        t[T_KEYS + at] = t[T_KEYS + at - 1]
        t[T_LOADS + at] = t[T_LOADS + at - 1]
        at -= 1
    t[T_KEYS + at] = key
    t[T_LOADS + at] = load


@kernel
def cheapest(s: Words, t: Words, seat: int, purpose: int, what: int, plan: int) -> bool:
    """The first plan that the rules allow, best first, written to `plan`; whether there is one."""
    aim(s, t, seat, purpose, what)
    roots = list_roots(s, t, purpose, what)
    t[T_HEAD] = t[T_WAITING] = 0
    t[T_NODES_MADE] = roots
    for i in range(roots):
        enqueue(t, PER_REST * bound_of(t, T_NODES + i * NODE), 0, i)
    for look in range(LOOK_AT):
        if look == t[T_WAITING]:
            return False
        t[T_HEAD] = look + 1
        t[T_LOOKED] += 1
        node = T_NODES + (t[T_LOADS + look] & (1 << CHOICE) - 1) * NODE
        if t[T_LOADS + look] & CHOSEN:
            node = grown(t, node, t[T_LOADS + look])
            if node < 0:
                continue
        if t[node + N_OPEN]:
            t[T_NODES_MADE] += t[T_LOADS + look] >= CHOSEN
            list_choices(s, t, seat, node)
        elif find_order(s, t, seat, node + STEPS, t[node + N_STEPS], plan):
            t[plan] = t[node + N_COST]
            if hopes(t, node) or carry_out(s, t, seat, plan):
                return True
    return False


@kernel
def hopes(t: Words, node: int) -> bool:
    """Whether a plan counts on minerals that do not lie on top."""
    for i in range(t[node + N_STEPS]):
        if t[node + STEPS + i] >> HOPEFUL & 1:
            return True
    return False


@kernel
def grown(t: Words, parent: int, load: int) -> int:
    """A new node with the sources of its last open step filled in, and steps added for those that must be made.

    -1 when the steps would wait for each other, or are more than a plan can have.
    """
    node = T_NODES + t[T_NODES_MADE] * NODE
    n, n_open = t[parent + N_STEPS], t[parent + N_OPEN] - 1
    if n + 4 > MOST_STEPS:
        return -1
    for i in range(STEPS + n):
        t[node + i] = t[parent + i]
    for i in range(n_open):
        t[node + OPEN + i] = t[parent + OPEN + i]
    t[node + N_OPEN] = n_open
    number = t[parent + OPEN + n_open]
    step = t[node + STEPS + number]
    far = sources = 0
    for side in range(2):
        code = load >> (1 + side) * CHOICE & (1 << CHOICE) - 1
        at = SECOND if side else FIRST
        if code >= FROM_SITE:
            sources |= FROM_STEP + t[node + N_STEPS] << at
            far = max(far, grow_site(t, node, input_for(step, side), code - FROM_SITE, number, hex_of(step)))
        elif code:
            sources |= code << at
            t[node + N_USED] |= 1 << code - 1
            far = max(far, DISTANCE[HEX_OF[code - 1], hex_of(step)])
    cost = time_cost(purpose_of(step), far)
    t[node + STEPS + number] = (step | sources) + (cost << TIME)
    t[node + N_COST] += cost_of(step) + cost
    return node if can_be_ordered(t, node + STEPS, t[node + N_STEPS]) else -1


@kernel
def grow_site(t: Words, node: int, good: int, code: int, user: int, hex: int) -> int:
    """A step that makes a good at a site, and one that builds it where it is missing; how far it is away."""
    site = t[T_SITES + good * GOOD_SITES + 1 + code // 2] | code % 2 << COPY
    to_build_it = is_new(site)
    for i in range(t[node + N_STEPS]):
        step = t[node + STEPS + i]
        if purpose_of(step) == BUILDING and not (step ^ site) & SITE:
            to_build_it = False
    add_step(t, node, site | user + 1 << USER)
    if to_build_it:
        add_step(t, node, step_of(BUILDING, kind_of(site), 0, hex_of(site), -1, -1) | site & 1 << COPY)
    return DISTANCE[hex_of(site), hex]


# --- all ways to supply a step ---


@kernel
def list_choices(s: Words, t: Words, seat: int, node: int) -> None:
    """Entries for all ways to supply the step opened last."""
    n_open = t[node + N_OPEN] - 1
    step = t[node + STEPS + t[node + OPEN + n_open]]
    built = note_new(t, node)
    one, kinds_one = rest(t, node, n_open, 0)
    two, kinds_two = rest(t, node, n_open, 1)
    two -= saved(t, t[node + N_USED])
    before = t[node + N_COST] + cost_of(step)
    load = (node - T_NODES) // NODE | CHOSEN
    first, second = input_for(step, 0), input_for(step, 1)
    if first < 0:
        choose(t, step, before, load, one, two, kinds_one, kinds_two, built, 0, 0)
        return
    twins = first == second
    list_offers(s, t, seat, node, first, hex_of(step), twins, T_OFFERS)
    if second < 0:
        for i in range(t[T_OFFERS]):
            choose(t, step, before, load, one, two, kinds_one, kinds_two, built, T_OFFERS + 1 + i * OFFER, 0)
        return
    others = T_OFFERS if twins else T_OFFERS + OFFERS
    if not twins:
        list_offers(s, t, seat, node, second, hex_of(step), twins, others)
    for i in range(t[T_OFFERS]):
        left = T_OFFERS + 1 + i * OFFER
        for j in range(i + 1 if twins else 0, t[others]):
            right = others + 1 + j * OFFER
            if fit_together(s, t, t[left], t[right]):
                choose(t, step, before, load, one, two, kinds_one, kinds_two, built, left, right)


@kernel
def choose(
    t: Words,
    step: int,
    before: int,
    load: int,
    one: int,
    two: int,
    kinds_one: int,
    kinds_two: int,
    built: int,
    left: int,
    right: int,
) -> None:
    """An entry for one way: its cost so far, a bound for the rest, the first of the two bounds as rank."""
    far = 0
    for side in range(2):
        offer = right if side else left
        if offer:
            load |= t[offer + 1] << (1 + side) * CHOICE
            far = max(far, t[offer + 2])
            one += t[offer + 3]
            two += t[offer + 4]
            kinds_one |= t[offer + 5]
            kinds_two |= t[offer + 6]
            built |= t[offer + 7]
    one += to_build(t, 0, kinds_one & ~built)
    two += to_build(t, 1, kinds_two & ~built)
    cost = before + time_cost(purpose_of(step), far)
    enqueue(t, PER_COST * cost + PER_REST * max(one, two), one, load)
