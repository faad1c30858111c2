"""A plan followed by the rules, as far as a turn allows; every action is written down."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel
from approdo.fast.neuland.carry import T_MADE, action, built_at, paid_from
from approdo.fast.neuland.evaluate import (
    payment_rank,
    serves_a_rival,
)
from approdo.fast.neuland.offers import list_ends, may_use
from approdo.fast.neuland.order import PLAN_ORDER, PLAN_SIZE, PLAN_STEPS
from approdo.fast.neuland.paying import barrow_helps, due, list_payments, marker_pays, payable
from approdo.fast.neuland.places import free_slot, has_marker, output_at, time_cost, time_left
from approdo.fast.neuland.row import P_PAID, TURN, WHEELBARROW
from approdo.fast.neuland.rules import apply
from approdo.fast.neuland.steps import (
    FROM_STEP,
    HOPEFUL,
    cost_of,
    good_of,
    hex_of,
    is_new,
    kind_of,
    place_of,
    purpose_of,
    source_of,
    user_of,
)
from approdo.fast.neuland.tables import (
    A_BARROW,
    A_MARKER,
    A_PAY,
    A_PRODUCE,
    BUILDING,
    K_ACT,
    K_PAY,
    MINE,
    MOST_LEGAL,
    MOST_NOTED,
    PLACES,
    PRODUCING,
    SHELF,
    WOOD,
)
from approdo.fast.protocol import LINE
from approdo.fast.stack import DEPTH, top

T_IDS = SHELF["ids"]
T_LINE, T_NOTED = SHELF["line"], SHELF["noted"]
WRITING = 1
"""Where a line says whether it is still being written; its actions come after."""


@kernel
def do(s: Words, t: Words, seat: int, number: int) -> None:
    """An action, written down: in the line while that is being written, and in the notes."""
    if t[T_LINE + WRITING] and t[T_LINE] < LINE - 2:
        t[T_LINE + 2 + t[T_LINE]] = number
        t[T_LINE] += 1
    if t[T_NOTED] < MOST_NOTED:
        t[T_NOTED + 1 + t[T_NOTED]] = number
    t[T_NOTED] += 1
    apply(s, t, seat, number)


# --- one step of a plan ---


@kernel
def cheapest_payment(s: Words, t: Words, seat: int) -> int:
    """How one pays without a plan."""
    ids = t[T_IDS : T_IDS + MOST_LEGAL]
    n, best = list_payments(s, seat, ids), 0
    for k in range(1, n):
        if payment_rank(s, ids[k]) < payment_rank(s, ids[best]):
            best = k
    return ids[best]


@kernel
def do_and_pay(s: Words, t: Words, seat: int, number: int, one: int, two: int, barrow: bool, marker: bool) -> None:
    """An action, paid from these places, by a marker where that is wanted, or as one would without a plan."""
    do(s, t, seat, number)
    while s[DEPTH] and s[top(s)] == K_PAY:
        places, good = payable(s, seat), due(s, s[P_PAID])
        if barrow and barrow_helps(s, seat):
            number = A_BARROW
        elif one >= 0 and places >> one & 1:
            number = A_PAY + good * PLACES + one
        elif two >= 0 and places >> two & 1:
            number = A_PAY + good * PLACES + two
        elif marker and marker_pays(s, seat):
            number = A_MARKER + (good == WOOD)
        else:
            number = cheapest_payment(s, t, seat)
        do(s, t, seat, number)


@kernel
def is_ready(step: int, done: int) -> bool:
    """Whether all that a step uses has been made."""
    for side in range(2):
        source = source_of(step, side)
        if source >= FROM_STEP and not done >> source - FROM_STEP & 1:
            return False
    return True


@kernel
def where(s: Words, t: Words, plan: int, step: int) -> int:
    """The place of a step; -1 while its building does not stand."""
    if purpose_of(step) == BUILDING:
        return free_slot(s, hex_of(step))
    return built_at(t, plan, step) if is_new(step) else place_of(step)


@kernel
def act_of(s: Words, t: Words, seat: int, plan: int, step: int) -> int:
    """The id of a step that may be done now, or -1. A mine is used whatever lies on top: so one digs."""
    place = where(s, t, plan, step)
    if place < 0:
        return -1
    if purpose_of(step) == PRODUCING and kind_of(step) == MINE:
        good = output_at(s, place, -1)
        return A_PRODUCE + good * PLACES + place if may_use(s, seat, place, good) else -1
    return action(s, seat, step, place)


@kernel
def by_marker(s: Words, t: Words, seat: int, plan: int, number: int, done: int) -> int:
    """The farthest step behind this one that markers make possible at once; -1 for none."""
    found, step = -1, t[plan + PLAN_STEPS + number]
    done |= 1 << number
    while user_of(step) >= 0 and has_marker(s, seat, good_of(step)):
        number = user_of(step)
        step = t[plan + PLAN_STEPS + number]
        if is_ready(step, done) and not serves_a_rival(s, t, plan, step) and act_of(s, t, seat, plan, step) >= 0:
            found = number
        done |= 1 << number
    return found


@kernel
def do_step(s: Words, t: Words, seat: int, plan: int, number: int, thrift: int, marked: bool) -> int:
    """One step, if it can be done now: 1, or 2 where the rest must be planned anew; 0 if it cannot."""
    step = t[plan + PLAN_STEPS + number]
    found, place, turn = act_of(s, t, seat, plan, step), where(s, t, plan, step), s[TURN]
    if found < 0:
        return 0
    saves = cost_of(step) - time_cost(purpose_of(step), 0)
    barrow = not marked and 0 < thrift <= saves and s[WHEELBARROW + seat] != 0
    one, two = paid_from(t, step, 0), paid_from(t, step, 1)
    do_and_pay(s, t, seat, found, min(one, two), max(one, two), barrow, marked)
    t[T_MADE + number] = place
    if marked or barrow or step >> HOPEFUL & 1 or not s[DEPTH] or s[TURN] != turn or s[top(s)] != K_ACT:
        return 2
    return 1


# --- as much of a plan as a turn allows ---


@kernel
def follow(s: Words, t: Words, seat: int, plan: int, thrift: int) -> bool:
    """Do what can be done of a plan in this turn; False when that is nothing."""
    done = 0
    for i in range(t[plan + PLAN_SIZE]):
        t[T_MADE + i] = -1
    for i in range(t[plan + PLAN_SIZE]):
        number = t[plan + PLAN_ORDER + i]
        step = t[plan + PLAN_STEPS + number]
        if not is_ready(step, done) or serves_a_rival(s, t, plan, step):
            continue
        marked = by_marker(s, t, seat, plan, number, done)
        if marked >= 0 and do_step(s, t, seat, plan, marked, thrift, True):
            return True
        went = do_step(s, t, seat, plan, number, thrift, False)
        if went:
            done |= 1 << number
        elif cost_of(step) > time_left(s, seat, purpose_of(step), kind_of(step)):
            break
        if went == 2:
            break
    return done != 0


@kernel
def end(s: Words, t: Words, seat: int) -> None:
    """End the turn, as near as can be."""
    list_ends(s, seat, t[T_IDS : T_IDS + MOST_LEGAL], 0)
    do(s, t, seat, t[T_IDS])
