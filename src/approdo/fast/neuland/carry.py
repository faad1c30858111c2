"""Carrying out a plan by the rules themselves, on a copy of the row: games/neuland/planner/carry.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest
from approdo.fast.neuland.mines import begin_filling, draw, stack, stacks_first, take
from approdo.fast.neuland.offers import may_build, may_use
from approdo.fast.neuland.order import PLAN_ORDER, PLAN_SIZE, PLAN_STEPS, PLAN_TIME
from approdo.fast.neuland.paying import pay_from, payable
from approdo.fast.neuland.places import free_slot, output_at, standing, time_left
from approdo.fast.neuland.row import BAG, KIND_AT, ROOM, SPACES, SPENT, WIDTH, WORKER
from approdo.fast.neuland.steps import (
    FROM_STEP,
    SITE,
    cost_of,
    good_of,
    hex_of,
    is_new,
    kind_of,
    place_of,
    purpose_of,
    source_of,
)
from approdo.fast.neuland.tables import (
    A_BANNERS,
    A_BUILD,
    A_PRODUCE,
    A_TAKE,
    BUILDING,
    HEXES,
    K_ACT,
    K_DRAW,
    K_FILL,
    K_PAY,
    K_STACK,
    MINE,
    PLACES,
    PLACING,
    PRODUCTION,
    SHELF,
)
from approdo.fast.neuland.turn import act, after_filling, go_on_paying
from approdo.fast.stack import DEPTH, pop, top
from approdo.games.neuland.planner import carry as reference

LONG = reference.LONG
T_MADE, T_ROW = SHELF["made"], SHELF["row"]


@kernel
def fits_turn(s: Words, t: Words, seat: int, plan: int) -> bool:
    """Whether the whole plan can be done in this turn: a last banner needs no free space afterwards (nl.4.8)."""
    last = t[plan + PLAN_STEPS + t[plan + PLAN_ORDER + t[plan + PLAN_SIZE] - 1]]
    if t[plan + PLAN_TIME] - cost_of(last) > s[ROOM] - s[SPENT]:
        return False
    return t[plan + PLAN_TIME] <= time_left(s, seat, purpose_of(last), kind_of(last))


@kernel
def carry_out(s: Words, t: Words, seat: int, plan: int) -> bool:
    """Do the steps one after the other by the rules, in this turn or, if it is too short, in as long a one as needed.

    False when a step is refused or costs another time.
    """
    after = t[T_ROW : T_ROW + WIDTH]
    for i in range(WIDTH):
        after[i] = s[i]
    if not fits_turn(s, t, seat, plan):
        after[SPACES] = LONG
        after[ROOM] = LONG - 1
    for i in range(t[plan + PLAN_SIZE]):
        number = t[plan + PLAN_ORDER + i]
        step = t[plan + PLAN_STEPS + number]
        place = place_of(step)
        if purpose_of(step) == BUILDING:
            place = free_slot(after, hex_of(step))
        elif is_new(step):
            place = built_at(t, plan, step)
        t[T_MADE + number] = place
        if place < 0 or not after[DEPTH] or not do(after, t, seat, step, place):
            return False
    return True


@kernel
def built_at(t: Words, plan: int, step: int) -> int:
    """Where the plan has put up the new building of a step."""
    for other in range(t[plan + PLAN_SIZE]):
        built = t[plan + PLAN_STEPS + other]
        if purpose_of(built) == BUILDING and not (built ^ step) & SITE:
            return t[T_MADE + other]
    return -1


@kernel
def paid_from(t: Words, step: int, side: int) -> int:
    """The place that pays for an input; -1 if there is none."""
    source = source_of(step, side)
    return t[T_MADE + source - FROM_STEP] if source >= FROM_STEP else source - 1


@kernel
def do(after: Words, t: Words, seat: int, step: int, place: int) -> bool:
    """One step as it was planned; False when it goes another way."""
    one, two = paid_from(t, step, 0), paid_from(t, step, 1)
    number = action(after, seat, step, place)
    if number < 0 or not is_own(after, seat, one) or not is_own(after, seat, two):
        return False
    spent = after[SPENT]
    act(after, seat, number)
    if not pay_all(after, seat, min(one, two), max(one, two)):
        return False
    fill_somehow(after, seat)
    return is_gone(after, one, place) and is_gone(after, two, place) and after[SPENT] - spent == cost_of(step)


@kernel
def action(after: Words, seat: int, step: int, place: int) -> int:
    """The id of a step that is legal now, or -1."""
    kind = kind_of(step)
    if purpose_of(step) == BUILDING:
        return A_BUILD + kind * HEXES + hex_of(step) if may_build(after, seat, kind, hex_of(step)) else -1
    if purpose_of(step) == PLACING:
        stands = after[KIND_AT + kind]
        return A_BANNERS + kind - PRODUCTION if stands and may_use(after, seat, lowest(stands), -1) else -1
    if kind == MINE and output_at(after, place, -1) != good_of(step):
        return -1
    return A_PRODUCE + good_of(step) * PLACES + place if may_use(after, seat, place, good_of(step)) else -1


@kernel
def is_own(after: Words, seat: int, place: int) -> bool:
    """Whether a worker of the seat stands where it should pay."""
    return place < 0 or after[WORKER + seat] >> place & 1 != 0


@kernel
def is_gone(after: Words, paid: int, place: int) -> bool:
    """Whether the worker that paid has left; another may stand there if that is where the step was done."""
    if paid < 0 or paid == place:
        return True
    return not standing(after) >> paid & 1


@kernel
def pay_all(after: Words, seat: int, one: int, two: int) -> bool:
    """Answer the questions of a payment as the plan says; False when it cannot be paid so."""
    while after[DEPTH] and after[top(after)] == K_PAY:
        places = payable(after, seat)
        if one >= 0 and places >> one & 1:
            pay_from(after, seat, one)
        elif two >= 0 and places >> two & 1:
            pay_from(after, seat, two)
        else:
            return False
        go_on_paying(after, seat)
    return True


@kernel
def fill_somehow(after: Words, seat: int) -> None:
    """Mines that ran out are filled with whatever comes first."""
    while after[DEPTH] and after[top(after)] != K_ACT:
        kind = after[top(after)]
        mineral = 0
        while not after[BAG + mineral] and kind != K_STACK and kind != K_FILL:
            mineral += 1
        if kind == K_FILL:
            place = after[top(after) + 2]
            pop(after)
            begin_filling(after, seat, place)
        elif kind == K_DRAW:
            if draw(after, mineral):
                after_filling(after, seat)
        elif kind == K_STACK:
            stack(after, stacks_first(after))
            after_filling(after, seat)
        elif take(after, A_TAKE + mineral):
            after_filling(after, seat)
