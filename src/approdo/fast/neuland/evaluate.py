"""How good a position is for a seat, and what is worth a bot's look: games/neuland/evaluate.py again."""

from __future__ import annotations

from approdo.fast.jit import Numbers, Words, ints, kernel, lowest, popcount
from approdo.fast.neuland.estimate import NEVER, building, list_sites, missing, reckon, to_build, using
from approdo.fast.neuland.offers import is_top
from approdo.fast.neuland.order import PLAN_ORDER, PLAN_SIZE, PLAN_STEPS, PLAN_TIME
from approdo.fast.neuland.paying import due, paying_hex
from approdo.fast.neuland.places import building_hexes, has_marker, held, output_at, owned, time_left
from approdo.fast.neuland.planner import NOTHING, T_SECOND, UNKNOWN, aim, at_least, cheapest
from approdo.fast.neuland.row import (
    ACTIVE,
    AT,
    KIND_AT,
    LEFT,
    LYING,
    P_KIND,
    P_PAID,
    P_PURPOSE,
    P_RECIPE,
    PLAYERS,
    ROOM,
    SPACES,
    SPENT,
    TERRAIN,
    TIME,
)
from approdo.fast.neuland.steps import (
    FROM_STEP,
    cost_of,
    good_of,
    hex_of,
    is_new,
    kind_of,
    place_of,
    purpose_of,
    recipe_of,
    source_of,
    user_of,
)
from approdo.fast.neuland.tables import (
    A_BANNERS,
    A_BARROW,
    A_BUILD,
    A_END,
    A_FILL,
    A_MARKER,
    A_PAY,
    A_PRODUCE,
    A_STACK,
    A_TAKE,
    BANNERS,
    BANNERS_ON,
    BUILDING,
    COST,
    DISTANCE,
    GOODS,
    HEX_OF,
    HEXES,
    INPUTS,
    K_ACT,
    K_FILL,
    K_PAY,
    K_STACK,
    K_TAKE,
    KINDS,
    N_MINERALS,
    OUTPUT,
    PLACES,
    PLACING,
    PLAN,
    PRODUCING,
    PRODUCTION,
    SHELF,
    TERRAIN_OF,
    WOOD,
)
from approdo.fast.stack import DEPTH, top
from approdo.games.neuland import evaluate as reference

PARTS = ("banners", "time", "prospect", "rivals")
BANNER, WORST, ANY = reference.BANNER, reference.WORST, reference.ANY
RANKS = ints(reference._RANK)
T_HOPES, T_GOALS, T_PLAN = (SHELF[name] for name in ("hopes", "goals", "plans"))
T_BEST = T_PLAN + PLAN
"""Two plans: the one found last, and the best so far."""

# --- what a position is worth ---


@kernel
def evaluate(s: Words, t: Words, seat: int, parts: Numbers) -> float:
    """The parts and their sum."""
    rival = -1e9
    for other in range(s[PLAYERS]):
        if other != seat:
            rival = max(rival, position(s, other) + (0.0 if s[LEFT + other] else 100.0))
    parts[0] = BANNER * placed(s, seat)
    parts[1] = -float(ahead(s, seat))
    parts[2] = prospect(s, t, seat)
    parts[3] = -0.5 * rival
    return parts[0] + parts[1] + parts[2] + parts[3]


@kernel
def placed(s: Words, seat: int) -> int:
    """How many banners a seat has on the land."""
    return BANNERS[s[PLAYERS]] - s[LEFT + seat]


@kernel
def ahead(s: Words, seat: int) -> int:
    """How far a seat's worker is ahead of the time marker."""
    return (s[AT + seat] - s[TIME] + s[SPACES]) % s[SPACES]


@kernel
def position(s: Words, seat: int) -> float:
    """Banners at a price in time, less the time spent."""
    return BANNER * placed(s, seat) - ahead(s, seat)


@kernel
def gain(s: Words, seat: int, kind: int) -> float:
    """What the banners of a possession are worth."""
    return BANNER * min(s[LEFT + seat], BANNERS_ON[kind])


@kernel
def is_open(s: Words, kind: int) -> bool:
    """Whether a possession can still be served: on top of a stack, or standing without banners."""
    if s[KIND_AT + kind]:
        return not s[KIND_AT + kind] & owned(s)
    return is_top(s, kind)


@kernel
def prospect(s: Words, t: Words, seat: int) -> float:
    """What the best possession promises; a finished game is beyond price."""
    if not s[LEFT + seat]:
        return 100.0
    list_sites(s, t, seat, NOTHING)
    reckon(s, t, seat, 0)
    room = building_hexes(s)
    best = WORST
    for kind in range(PRODUCTION, KINDS):
        if is_open(s, kind):
            best = max(best, gain(s, seat, kind) - promised_time(s, t, kind, room))
    return best


@kernel
def promised_time(s: Words, t: Words, kind: int, room: int) -> int:
    """The time to a possession's banners that an estimate sees at once."""
    first, second = INPUTS[kind, 0, 0], INPUTS[kind, 0, 1]
    if s[KIND_AT + kind]:
        time = using(t, 0, first, second, HEX_OF[lowest(s[KIND_AT + kind])])
    else:
        hexes, time = room & s[TERRAIN + TERRAIN_OF[kind]], 4 * NEVER
        if not hexes:
            time = NEVER
        while hexes:
            hex = HEX_OF[lowest(hexes)]
            time = min(time, using(t, 0, first, second, hex) + building(t, 0, kind, hex, GOODS))
            hexes &= hexes - 1
    return time + to_build(t, 0, missing(t, 0, first) | missing(t, 0, second))


# --- plans ---


@kernel
def best_plan(s: Words, t: Words, seat: int, wanted: int) -> int:
    """Where the plan lies whose banners are worth most for their time; if it is too long for this turn, a part of it.

    With a possession `wanted`, instead of ANY, only that is planned for. 0 if there is none.
    """
    t[T_SECOND] = UNKNOWN
    hopes = list_prospects(s, t, seat, wanted)
    best, chosen = 0.0, -1
    for i in range(hopes):
        kind = t[T_HOPES + 2 * i]
        if chosen >= 0 and gain(s, seat, kind) - t[T_HOPES + 2 * i + 1] <= best:
            break
        if cheapest(s, t, seat, PLACING, kind, T_PLAN):
            worth = gain(s, seat, kind) - t[T_PLAN + PLAN_TIME]
            if chosen < 0 or worth > best:
                best, chosen = worth, kind
                for at in range(PLAN):
                    t[T_BEST + at] = t[T_PLAN + at]
    if chosen >= 0:
        if t[T_BEST + PLAN_TIME] <= time_left(s, seat, PLACING, chosen):
            return T_BEST
        return T_PLAN if find_part(s, t, seat, chosen) else 0
    for i in range(hopes):
        if find_part(s, t, seat, t[T_HOPES + 2 * i]):
            return T_PLAN
    return 0


@kernel
def list_prospects(s: Words, t: Words, seat: int, wanted: int) -> int:
    """Possessions and the least time to each, by what they promise, the best first and of equals the last kind."""
    n = 0
    for kind in range(PRODUCTION, KINDS):
        if not is_open(s, kind) or (wanted != ANY and wanted != kind):
            continue
        time = at_least(s, t, seat, PLACING, kind)
        if time >= NEVER:
            continue
        at = T_HOPES + 2 * n
        while at > T_HOPES and gain(s, seat, t[at - 2]) - t[at - 1] <= gain(s, seat, kind) - time:
            t[at] = t[at - 2]
            t[at + 1] = t[at - 1]
            at -= 2
        t[at] = kind
        t[at + 1] = time
        n += 1
    return n


@kernel
def find_part(s: Words, t: Words, seat: int, kind: int) -> bool:
    """On the way to a possession: a workshop that is missing, or else the dearest good that is not in hand."""
    workshops = list_missing(s, t, seat, kind)
    goals = list_lacking(s, t, seat, kind, workshops)
    for i in range(goals):
        if cheapest(s, t, seat, BUILDING if i < workshops else PRODUCING, t[T_GOALS + 2 * i], T_PLAN):
            return True
    return False


@kernel
def list_missing(s: Words, t: Words, seat: int, kind: int) -> int:
    """Kinds that must be built before a possession can be served, those that need fewer others in front."""
    aim(s, t, seat, PLACING, kind)
    kinds = missing(t, 0, INPUTS[kind, 0, 0]) | missing(t, 0, INPUTS[kind, 0, 1]) | missing(t, 0, COST[kind])
    n = 0
    while kinds:
        absent = lowest(kinds)
        kinds &= kinds - 1
        add_goal(t, 0, n, absent, -popcount(missing(t, 0, COST[absent])))
        n += 1
    return n


@kernel
def list_lacking(s: Words, t: Words, seat: int, kind: int, first: int) -> int:
    """The goods that a possession needs more often than the seat holds them, behind the goals that are there: the
    dearest first, of equals the first good. How many goals there are then."""
    n = first
    for good in range(GOODS):
        needed = int(INPUTS[kind, 0, 0] == good) + int(INPUTS[kind, 0, 1] == good)
        if not s[KIND_AT + kind] and COST[kind] == good:
            needed += 1
        if popcount(held(s, seat, good)) < needed:
            add_goal(t, first, n, good, at_least(s, t, seat, PRODUCING, good))
            n += 1
    return n


@kernel
def add_goal(t: Words, first: int, n: int, what: int, urgency: int) -> None:
    """One more goal, from the first on in the order of their urgency."""
    while n > first and t[T_GOALS + 2 * n - 1] < urgency:
        t[T_GOALS + 2 * n] = t[T_GOALS + 2 * n - 2]
        t[T_GOALS + 2 * n + 1] = t[T_GOALS + 2 * n - 1]
        n -= 1
    t[T_GOALS + 2 * n] = what
    t[T_GOALS + 2 * n + 1] = urgency


# --- what is worth a look ---


@kernel
def shortlist(s: Words, t: Words, seat: int, ids: Words, n: int, out: Words) -> int:
    """What the planner would do now; where there is nothing to plan, all of it."""
    asked, plan = s[top(s)], 0
    if asked == K_ACT or (asked == K_PAY and not s[P_PAID]):
        paying = int(asked == K_PAY)
        s[DEPTH] -= paying
        plan = best_plan(s, t, seat, ANY)
        s[DEPTH] += paying
    if asked == K_ACT:
        out[0] = next_action(s, t, seat, plan, ids, n)
    elif asked == K_PAY:
        out[0] = next_payment(s, t, plan, ids, n)
    elif asked == K_FILL:
        out[0] = ids[0]
    elif asked in (K_STACK, K_TAKE):
        out[0] = best_minerals(asked, ids, n)
    else:
        for i in range(n):
            out[i] = ids[i]
        return n
    return 1


@kernel
def is_among(number: int, ids: Words, n: int) -> bool:
    """Whether an id is in the list."""
    for i in range(n):
        if ids[i] == number:
            return True
    return False


@kernel
def next_action(s: Words, t: Words, seat: int, plan: int, ids: Words, n: int) -> int:
    """The first step of the plan that fits into the turn; otherwise the end of the turn, as near as can be."""
    for i in range(t[plan + PLAN_SIZE] if plan else 0):
        step = t[plan + PLAN_STEPS + t[plan + PLAN_ORDER + i]]
        if source_of(step, 0) >= FROM_STEP or source_of(step, 1) >= FROM_STEP or serves_a_rival(s, t, plan, step):
            continue
        number = soonest(s, t, seat, plan, step, ids, n)
        if number >= 0:
            return number
        if cost_of(step) > s[ROOM] - s[SPENT]:
            break
    for i in range(n):
        if A_END <= ids[i] < A_FILL:
            return ids[i]
    return -1


@kernel
def serves_a_rival(s: Words, t: Words, plan: int, step: int) -> bool:
    """Whether a step would build a possession that the plan cannot use in the same turn."""
    if purpose_of(step) != BUILDING or kind_of(step) < PRODUCTION:
        return False
    return t[plan + PLAN_TIME] > time_left(s, s[ACTIVE], PLACING, kind_of(step))


@kernel
def soonest(s: Words, t: Words, seat: int, plan: int, step: int, ids: Words, n: int) -> int:
    """The legal action of a step, or of the farthest one behind it that markers make possible at once; -1 for none."""
    found = action_of(s, step) if is_among(action_of(s, step), ids, n) else -1
    while user_of(step) >= 0 and has_marker(s, seat, good_of(step)):
        step = t[plan + PLAN_STEPS + user_of(step)]
        if serves_a_rival(s, t, plan, step) or (is_new(step) and purpose_of(step) != BUILDING):
            continue
        if is_among(action_of(s, step), ids, n):
            found = action_of(s, step)
    return found


@kernel
def action_of(s: Words, step: int) -> int:
    """The action that carries out a step; -1 while its building does not stand."""
    kind = kind_of(step)
    if purpose_of(step) == BUILDING:
        return A_BUILD + kind * HEXES + hex_of(step)
    if purpose_of(step) == PLACING:
        return A_BANNERS + kind - PRODUCTION
    if is_new(step):
        return -1
    return A_PRODUCE + output_at(s, place_of(step), OUTPUT[kind, recipe_of(step)]) * PLACES + place_of(step)


@kernel
def next_payment(s: Words, t: Words, plan: int, ids: Words, n: int) -> int:
    """Pay as the plan says; without one the nearest good, one that would spoil first, and nothing that is kept."""
    if plan:
        number = planned_payment(s, t[plan + PLAN_STEPS + t[plan + PLAN_ORDER]])
        if is_among(number, ids, n):
            return number
    best = 0
    for i in range(n):
        if payment_rank(s, ids[i]) < payment_rank(s, ids[best]):
            best = i
    return ids[best]


@kernel
def planned_payment(s: Words, step: int) -> int:
    """How the first step of a plan is paid, if it is the action under way; -1 otherwise."""
    if purpose_of(step) != s[P_PURPOSE] or kind_of(step) != s[P_KIND] or recipe_of(step) != s[P_RECIPE]:
        return -1
    good, source = due(s, 0), source_of(step, 0)
    if source < FROM_STEP:
        return A_PAY + good * PLACES + source - 1
    return A_MARKER + (good == WOOD)


@kernel
def payment_rank(s: Words, number: int) -> int:
    """The lower the better; distance in tens, 9 for a worker that lies and 10 for one that stands."""
    if number >= A_MARKER:
        return 2000 if number < A_BARROW else 3000
    place = (number - A_PAY) % PLACES
    distance = DISTANCE[HEX_OF[place], paying_hex(s)]
    return (1000 if distance > 2 else 0) + 10 * distance - (s[LYING] >> place & 1)


@kernel
def best_minerals(asked: int, ids: Words, n: int) -> int:
    """Raw metal on top: silver first, which needs less work."""
    best = 0
    for i in range(n):
        if mineral_ranks(asked, ids[i]) < mineral_ranks(asked, ids[best]):
            best = i
    return ids[best]


@kernel
def mineral_ranks(asked: int, number: int) -> int:
    """The ranks of the minerals of a choice, the uppermost weighing most."""
    if asked == K_TAKE:
        return RANKS[number - A_TAKE]
    number -= A_STACK
    rank = RANKS[number // (N_MINERALS * N_MINERALS)] * N_MINERALS + RANKS[number // N_MINERALS % N_MINERALS]
    return rank * N_MINERALS + RANKS[number % N_MINERALS]
