"""What may be done, what it does, how it ends: the table of decisions and the scoring of games/neuland again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel
from approdo.fast.neuland.land import (
    deal_double,
    lay_double,
    lay_single,
    list_deals,
    list_doubles,
    list_singles,
    list_starts,
)
from approdo.fast.neuland.mines import (
    begin_filling,
    draw,
    list_fills,
    list_minerals,
    list_stacks,
    stack,
    take,
)
from approdo.fast.neuland.offers import list_acts, list_hexes
from approdo.fast.neuland.paying import list_payments, pay
from approdo.fast.neuland.places import wide_forests
from approdo.fast.neuland.row import BAG, LEFT, PLAYERS, START
from approdo.fast.neuland.tables import (
    A_DEAL,
    A_DOUBLE,
    A_DRAW,
    A_FILL,
    A_SETTLE,
    A_SINGLE,
    A_START,
    A_TAKE,
    BANNERS,
    K_ACT,
    K_DEAL,
    K_DOUBLE,
    K_FILL,
    K_PAY,
    K_SETTLE,
    K_SINGLE,
    K_STACK,
    K_START,
)
from approdo.fast.neuland.turn import act, after_filling, begin_turn, go_on_paying, settle
from approdo.fast.ranking import rank
from approdo.fast.stack import pop, top


@kernel
def legal(s: Words, t: Words, seat: int, out: Words) -> int:
    """The ids of what the seat awaited may do."""
    kind = s[top(s)]
    if not s[top(s) + 1] >> seat & 1:
        return 0
    if kind == K_ACT:
        return list_acts(s, seat, out)
    if kind == K_PAY:
        return list_payments(s, seat, out)
    if kind == K_SETTLE:
        return list_hexes(A_SETTLE, wide_forests(s), out, 0)
    if kind == K_FILL:
        return list_fills(s, out)
    if kind == K_STACK:
        return list_stacks(s, out)
    return list_minerals(s, A_TAKE, out)


@kernel
def apply(s: Words, t: Words, seat: int, number: int) -> None:
    """Carry out an action or an outcome of chance."""
    kind = s[top(s)]
    if kind == K_ACT:
        act(s, seat, number)
    elif kind == K_PAY:
        pay(s, seat, number)
        go_on_paying(s, seat)
    elif kind == K_SETTLE:
        settle(s, number - A_SETTLE)
    elif kind == K_FILL:
        pop(s)
        begin_filling(s, seat, number - A_FILL)
    elif kind == K_STACK:
        stack(s, number)
        after_filling(s, seat)
    elif number >= A_SINGLE:
        apply_chance(s, kind, number)
    elif take(s, number):
        after_filling(s, seat)


@kernel
def apply_chance(s: Words, kind: int, number: int) -> None:
    """What chance has decided."""
    if kind == K_SINGLE:
        lay_single(s, number - A_SINGLE)
    elif kind == K_DOUBLE:
        lay_double(s, number - A_DOUBLE)
    elif kind == K_DEAL:
        deal_double(s, number - A_DEAL)
    elif kind == K_START:
        s[START] = number - A_START
        pop(s)
        begin_turn(s, s[START])
    else:
        seat = s[top(s) + 2]
        if draw(s, number - A_DRAW):
            after_filling(s, seat)


@kernel
def outcomes(s: Words, t: Words, out: Words, weights: Words) -> int:
    """What chance may bring, with weights."""
    kind = s[top(s)]
    if kind == K_SINGLE:
        return list_singles(out, weights)
    if kind == K_DOUBLE:
        return list_doubles(s, out, weights)
    if kind == K_DEAL:
        return list_deals(s, out, weights)
    if kind == K_START:
        return list_starts(s, out, weights)
    n = list_minerals(s, A_DRAW, out)
    for i in range(n):
        weights[i] = s[BAG + out[i] - A_DRAW]
    return n


@kernel
def outcome(s: Words, t: Words, points: Words, ranks: Words) -> int:
    """Whoever placed the last banner wins, the others by banners (nl.10.1, nl.10.2); or nobody finished (nl.10.3)."""
    players = s[PLAYERS]
    finished = 0
    for seat in range(players):
        points[seat] = BANNERS[players] - s[LEFT + seat]
        if not s[LEFT + seat]:
            finished |= 1 << seat
    rank(points, ranks, players)
    if not finished:
        for seat in range(players):
            ranks[seat] = 0
    return finished
