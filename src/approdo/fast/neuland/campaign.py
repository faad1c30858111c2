"""Campaigns: in which order to go for possessions, judged by playing each to the end of the game.

Nothing is secret here and little is chance, so a few games played out tell what a campaign is worth. Everybody else
plays as greedy does, step by step; one's own plans are followed to their end instead of searched for again after every
step. What was done once in a position is known there from then on: games played out have much in common, their
beginnings above all.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from approdo.fast.jit import Words, kernel, random31, stirred
from approdo.fast.neuland.estimate import NEVER
from approdo.fast.neuland.evaluate import (
    ANY,
    PARTS,
    T_BEST,
    T_PLAN,
    best_minerals,
    best_plan,
    evaluate,
    find_part,
    is_open,
    next_action,
    next_payment,
    position,
)
from approdo.fast.neuland.following import T_IDS, T_LINE, T_NOTED, WRITING, cheapest_payment, do, end, follow
from approdo.fast.neuland.order import PLAN_TIME, T_HASTE
from approdo.fast.neuland.places import owned, time_left
from approdo.fast.neuland.planner import T_LOOKED, T_SECOND, UNKNOWN, at_least, cheapest
from approdo.fast.neuland.row import KIND_AT, LEFT, P_PAID, PLAYERS, SPENT, TURN, WIDTH
from approdo.fast.neuland.rules import apply, legal, outcomes
from approdo.fast.neuland.tables import (
    K_ACT,
    K_FILL,
    K_PAY,
    K_SETTLE,
    KINDS,
    KNOWN,
    MOST_DEAD,
    MOST_LEGAL,
    MOST_NOTED,
    PLACING,
    PRODUCTION,
    SHELF,
)
from approdo.fast.protocol import CAMPAIGN, LINE
from approdo.fast.stack import DEPTH, actor, chance_next, top

SETTLE, THRIFT, COUNT, COURSES = range(4)
"""A campaign: the id of where to settle (or 0), what the wheelbarrow must save to be used (or 0 for never), how many
courses there are, and the courses: possessions in their order."""
MOST_COURSES = 10
assert COURSES + MOST_COURSES <= CAMPAIGN
KIND_BITS, WHOLE, FRESH = 31, 32, 64
"""Beside its kind a course says how: where its plan is too long for the turn, it is followed as far as it goes, instead
of a part of it; or it is not begun but at the start of a turn."""
FREELY, AS_GREEDY = 128, 129
"""Instead of a course: whichever possession promises most, its plan followed to the end, or one action as greedy."""
N_PARTS = len(PARTS)
PER_PLAN, PER_KNOWN = 20, 2
"""What a plan takes beside looking at partial plans and orders of steps, counted in these; what is known takes less."""
HASTE = MOST_DEAD - 16
"""An order of steps is found after a few that lead nowhere, or, nearly always, not at all."""
MOST_TRIED = 3000
"""No more campaigns are tried: near the end of a game they are all the same."""
WON = 100.0
CLOSE = 6.0
"""A campaign that falls behind by more than so much with the first chances is not tried with the others."""

T_WEIGHTS, T_TRIAL, T_GAME = (SHELF[name] for name in ("weights", "trial", "game"))
T_FIRST_LINE, T_SERVED = SHELF["first_line"], SHELF["served"]
T_PLAIN, T_TRIED, T_PARENT = (SHELF[name] for name in ("plain", "tried", "parent"))
T_KNOWN = SHELF["known"]
NOTE = 2 + MOST_NOTED
"""A note of what was done: the number of where and what for, how many actions, and these."""


@kernel
def copy(source: Words, target: Words, size: int) -> None:
    """So many words from here to there."""
    for i in range(size):
        target[i] = source[i]


@kernel
def let_chance_run(s: Words, t: Words, rng: Any, i: int) -> None:
    """What is drawn, and in which order it is laid; there a line ends."""
    ids, weights = t[T_IDS : T_IDS + MOST_LEGAL], t[T_WEIGHTS : T_WEIGHTS + MOST_LEGAL]
    while s[DEPTH] and s[top(s)] not in (K_ACT, K_PAY, K_SETTLE):
        if chance_next(s):
            t[T_LINE + WRITING] = 0
            total, k = 0, 0
            for j in range(outcomes(s, t, ids, weights)):
                total += weights[j]
            left = random31(rng, i) * total >> 31
            while left >= weights[k]:
                left -= weights[k]
                k += 1
            apply(s, t, -1, ids[k])
        else:
            kind, seat = s[top(s)], actor(s)
            n = legal(s, t, seat, ids)
            do(s, t, seat, ids[0] if kind == K_FILL else best_minerals(kind, ids, n))


# --- a course, a campaign, a game ---


@kernel
def plan_for(s: Words, t: Words, seat: int, course: int) -> int:
    """Where the plan of a course lies; 0 if there is none, -1 if it must wait for the next turn."""
    kind = course & KIND_BITS
    t[T_SECOND] = UNKNOWN
    if at_least(s, t, seat, PLACING, kind) >= NEVER:
        return 0
    if cheapest(s, t, seat, PLACING, kind, T_BEST):
        if course & WHOLE or t[T_BEST + PLAN_TIME] <= time_left(s, seat, PLACING, kind):
            return T_BEST
        if course & FRESH and s[SPENT]:
            return -1
    return T_PLAN if find_part(s, t, seat, kind) else 0


@kernel
def as_greedy(s: Words, t: Words, seat: int) -> None:
    """One action as greedy finds it, with its payments."""
    ids = t[T_IDS : T_IDS + MOST_LEGAL]
    plan = best_plan(s, t, seat, ANY)
    do(s, t, seat, next_action(s, t, seat, plan, ids, legal(s, t, seat, ids)))
    while s[DEPTH] and s[top(s)] == K_PAY:
        do(s, t, seat, next_payment(s, t, 0 if s[P_PAID] else plan, ids, legal(s, t, seat, ids)))


@kernel
def go_for(s: Words, t: Words, seat: int, course: int, thrift: int) -> None:
    """As far as one plan for a course goes; nothing where there is no plan."""
    t[T_LOOKED] += PER_PLAN
    if course == AS_GREEDY:
        as_greedy(s, t, seat)
        return
    plan = best_plan(s, t, seat, ANY) if course == FREELY else plan_for(s, t, seat, course)
    if not plan and course != FREELY:
        return
    if plan <= 0 or not follow(s, t, seat, plan, thrift):
        end(s, t, seat)


@kernel
def key_of(s: Words, course: int, thrift: int) -> int:
    """A number for a position and what is to be done there, hardly ever the same for two."""
    key = 1 + course * 8 + thrift
    for i in range(WIDTH):
        key = stirred(key, s[i])
    return key


@kernel
def pursue(s: Words, t: Words, seat: int, course: int, thrift: int) -> bool:
    """Go for a course, as before where that is known; False where there is no plan for it."""
    key = key_of(s, course, thrift)
    at = T_KNOWN + NOTE * (key >> 9 & KNOWN - 1)
    if t[at] == key:
        t[T_LOOKED] += PER_KNOWN
        for i in range(t[at + 1]):
            do(s, t, seat, t[at + 2 + i])
        return t[at + 1] > 0
    t[T_NOTED] = 0
    go_for(s, t, seat, course, thrift)
    if t[T_NOTED] <= MOST_NOTED:
        t[at] = key
        for i in range(1 + t[T_NOTED]):
            t[at + 1 + i] = t[T_NOTED + i]
    return t[T_NOTED] > 0


@kernel
def proceed(s: Words, t: Words, seat: int, campaign: int) -> None:
    """As far as one plan goes, for the first course of the campaign that is open; behind its courses whatever promises
    most. Who has no campaign does one thing as greedy."""
    for i in range(t[campaign + COUNT]):
        course = t[campaign + COURSES + i]
        if is_open(s, course & KIND_BITS) and pursue(s, t, seat, course, t[campaign + THRIFT]):
            return
    pursue(s, t, seat, AS_GREEDY if campaign == T_PLAIN else FREELY, t[campaign + THRIFT])


@kernel
def settle_well(s: Words, t: Words, seat: int) -> int:
    """Where greedy puts its huts."""
    ids, trial, parts = t[T_IDS : T_IDS + MOST_LEGAL], t[T_TRIAL : T_TRIAL + WIDTH], np.zeros(N_PARTS)
    best, pick = -1e9, 0
    for k in range(legal(s, t, seat, ids)):
        copy(s, trial, WIDTH)
        apply(trial, t, seat, ids[k])
        worth = evaluate(trial, t, seat, parts)
        if worth > best:
            best, pick = worth, k
    return ids[pick]


@kernel
def note_served(s: Words, t: Words, before: int) -> None:
    """The possession that was served just now, if one was."""
    gained = owned(s) & ~before
    for kind in range(PRODUCTION, KINDS):
        if s[KIND_AT + kind] & gained and t[T_SERVED] < MOST_COURSES:
            t[T_SERVED] += 1
            t[T_SERVED + t[T_SERVED]] = kind


@kernel
def play_out(s: Words, t: Words, seat: int, campaign: int, rng: Any, i: int) -> float:
    """Play to the end, one seat by its campaign, the others as greedy; by how much it is in front then.

    What the seat does until its turn is over or chance decides is the line; what it serves is noted.
    """
    t[T_LINE], t[T_LINE + WRITING], t[T_SERVED] = 0, 1, 0
    turn = s[TURN]
    while s[DEPTH]:
        let_chance_run(s, t, rng, i)
        if not s[DEPTH]:
            break
        if s[TURN] != turn:
            t[T_LINE + WRITING] = 0
        who, asked, before = actor(s), s[top(s)], owned(s)
        chosen = campaign if who == seat else T_PLAIN
        if asked == K_SETTLE:
            do(s, t, who, t[chosen + SETTLE] if t[chosen + SETTLE] else settle_well(s, t, who))
        elif asked == K_ACT:
            proceed(s, t, who, chosen)
        else:
            do(s, t, who, cheapest_payment(s, t, who))
        if who == seat:
            note_served(s, t, before)
    return lead(s, seat)


@kernel
def lead(s: Words, seat: int) -> float:
    """By how much a seat is in front at the end: banners at a price in time, and who has won."""
    rival = -1e9
    for other in range(s[PLAYERS]):
        if other != seat:
            rival = max(rival, position(s, other) + (0.0 if s[LEFT + other] else WON))
    return position(s, seat) + (0.0 if s[LEFT + seat] else WON) - rival


# --- the search ---


@kernel
def any_below(n: int, rng: Any, i: int) -> int:
    """A number from 0 to n - 1."""
    return random31(rng, i) * n >> 31


@kernel
def any_course(s: Words, rng: Any, i: int) -> int:
    """A possession that nobody has served, rather one that can be served already."""
    kind = PRODUCTION + any_below(KINDS - PRODUCTION, rng, i)
    while s[KIND_AT + kind] & owned(s) or (not is_open(s, kind) and any_below(2, rng, i)):
        kind = PRODUCTION + any_below(KINDS - PRODUCTION, rng, i)
    how = any_below(6, rng, i)
    return kind | (WHOLE if how == 0 else FRESH if how == 1 else 0)


@kernel
def vary(s: Words, c: Words, rng: Any, i: int) -> None:
    """Change one thing in a campaign: a course more or less, another one, two exchanged, how, or the wheelbarrow."""
    what, size = any_below(8, rng, i), c[COUNT]
    at = COURSES + any_below(min(size, 5) + 1, rng, i)
    last = COURSES + size - 1
    if what < 3 or size < 2:
        if size < MOST_COURSES:
            for k in range(last, at - 1, -1):
                c[k + 1] = c[k]
            c[at] = any_course(s, rng, i)
            c[COUNT] += 1
    elif what == 3:
        for k in range(min(at, last), last):
            c[k] = c[k + 1]
        c[COUNT] -= 1
    elif what == 4:
        c[min(at, last)] = any_course(s, rng, i)
    elif what == 5:
        at = min(at, last - 1)
        other = at + 1 + any_below(last - at, rng, i)
        c[at], c[other] = c[other], c[at]
    elif what == 6:
        c[min(at, last)] ^= WHOLE if any_below(2, rng, i) else FRESH
    else:
        c[THRIFT] = any_below(6, rng, i)


@kernel
def fill_up(c: Words, served: Words) -> None:
    """Put behind the courses of a campaign what it was seen to serve besides."""
    for k in range(served[0]):
        known = False
        for j in range(c[COUNT]):
            if c[COURSES + j] & KIND_BITS == served[1 + k]:
                known = True
        if not known and c[COUNT] < MOST_COURSES:
            c[COURSES + c[COUNT]] = served[1 + k]
            c[COUNT] += 1


@kernel
def propose(s: Words, t: Words, seat: int, kept: Words, best: Words, number: int, rng: Any, i: int) -> bool:
    """The next campaign to be tried: greedy's way, the one that was kept, every hex to settle in, every possession that
    is open, then the best so far with something changed. False when it is none."""
    ids, c = t[T_IDS : T_IDS + MOST_LEGAL], t[T_TRIED : T_TRIED + CAMPAIGN]
    hexes = legal(s, t, seat, ids) if s[top(s)] == K_SETTLE else 0
    copy(best if number > 1 else kept, c, CAMPAIGN)
    number -= 2
    if number == -2:
        copy(t[T_PLAIN : T_PLAIN + CAMPAIGN], c, CAMPAIGN)
    elif number == -1:
        return kept[COUNT] > 0
    elif number < hexes:
        c[SETTLE] = ids[number]
    elif number - hexes < KINDS - PRODUCTION:
        c[COUNT], c[COURSES] = 1, PRODUCTION + number - hexes
        return is_open(s, PRODUCTION + number - hexes)
    else:
        copy(t[T_PARENT : T_PARENT + CAMPAIGN], c, CAMPAIGN)
        if hexes and not any_below(4, rng, i):
            c[SETTLE] = ids[any_below(hexes, rng, i)]
        for _ in range(1 + any_below(2, rng, i)):
            vary(s, c, rng, i)
    return True


@kernel
def try_out(s: Words, t: Words, seat: int, chances: int, seed: int, bounds: Any, sums: Any) -> int:
    """Play the campaign under trial out with each of the chances, while it is not far behind; how often it was.

    `bounds` and `sums` are what the best and this one came to, added up.
    """
    row, stream, total = t[T_GAME : T_GAME + WIDTH], np.zeros(1, np.uint64), 0.0
    for k in range(chances):
        copy(s, row, WIDTH)
        stream[0] = np.uint64(seed + k)
        random31(stream, 0)
        total += play_out(row, t, seat, T_TRIED, stream, 0)
        sums[k] = total
        if k == 0:
            copy(t[T_LINE : T_LINE + LINE], t[T_FIRST_LINE : T_FIRST_LINE + LINE], LINE)
        if total < bounds[k] - CLOSE * (k + 1):
            return k + 1
    return chances


@kernel
def search(
    s: Words, t: Words, seat: int, kept: Words, effort: int, chances: int, rng: Any, i: int,
    best: Words, line: Words, other: Words, report: Any,
) -> int:  # fmt: skip
    """See Kernel.campaign."""
    line[0] = other[0] = 0
    if s[top(s)] not in (K_ACT, K_SETTLE):
        return 0
    t[T_PLAIN + SETTLE] = t[T_PLAIN + THRIFT] = t[T_PLAIN + COUNT] = 0
    tried, first = t[T_TRIED : T_TRIED + CAMPAIGN], t[T_FIRST_LINE : T_FIRST_LINE + LINE]
    seed, played, number, t[T_LOOKED] = random31(rng, i), 0, 0, 0
    bounds, sums = np.full(chances, -1e9), np.zeros(chances)
    report[0] = report[1] = -1e9
    t[T_HASTE] = HASTE
    for k in range(KNOWN):
        t[T_KNOWN + NOTE * k] = 0
    while t[T_LOOKED] < effort and number < MOST_TRIED:
        number += 1
        if not propose(s, t, seat, kept, best, number - 1, rng, i):
            continue
        times = try_out(s, t, seat, chances, seed, bounds, sums)
        played += times
        worth = sums[chances - 1] if times == chances else -1e9
        if worth > report[0]:
            if first[2] != line[2]:
                report[1] = report[0]
                copy(line, other, LINE)
            report[0] = worth
            copy(first, line, LINE)
            copy(tried, best, CAMPAIGN)
            copy(tried, t[T_PARENT : T_PARENT + CAMPAIGN], CAMPAIGN)
            fill_up(t[T_PARENT : T_PARENT + CAMPAIGN], t[T_SERVED : T_SERVED + CAMPAIGN])
            bounds[:] = sums
        elif worth > report[1] and first[2] != line[2]:
            report[1] = worth
            copy(first, other, LINE)
    report[0] /= chances
    report[1] /= chances
    t[T_HASTE] = 0
    return played
