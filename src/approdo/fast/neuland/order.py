"""In which order can the steps of a plan be done? games/neuland/planner/order.py again.

`steps` is where the steps lie on the shelf, n how many they are. A plan is its time, the number of its steps, the
steps, then their numbers in an order in which they can be done.
"""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest
from approdo.fast.neuland.places import standing
from approdo.fast.neuland.row import FREE, LYING, MINERALS_ON
from approdo.fast.neuland.steps import (
    FROM_STEP,
    HOPEFUL,
    SITE,
    good_of,
    is_new,
    kind_of,
    place_of,
    purpose_of,
    source_of,
    user_of,
)
from approdo.fast.neuland.tables import (
    BUILDING,
    DEAD_SLOTS,
    MINE,
    MINERALS,
    MOST_DEAD,
    MOST_STEPS,
    PRODUCING,
    PRODUCTION,
    SHELF,
)

T_NEEDS, T_LENGTH, T_SPOILS, T_CHAIN = (SHELF[name] for name in ("needs", "length", "spoils", "chain"))
T_OPEN, T_PATH, T_DEAD, T_DEAD_SETS = (SHELF[name] for name in ("open", "path", "dead", "dead_sets"))
T_LOOKED, T_HASTE = SHELF["looked"], SHELF["haste"]
"""So many sets of steps less are looked at before an order is given up: 0 for the rules of the reference."""
T_SEARCH = T_DEAD + 1
"""Which search this is: what earlier ones have noted does not count, and need not be cleared."""
PLAN_TIME, PLAN_SIZE, PLAN_STEPS = range(3)
PLAN_ORDER = PLAN_STEPS + MOST_STEPS
NEVER_FREE = -1


@kernel
def spender_of(t: Words, steps: int, n: int, place: int) -> int:
    """The step that takes away the worker from a place, or -1."""
    for number in range(n):
        if source_of(t[steps + number], 0) == place + 1 or source_of(t[steps + number], 1) == place + 1:
            return number
    return -1


# --- a quick look at a partial plan ---


@kernel
def can_be_ordered(t: Words, steps: int, n: int) -> bool:
    """False when two uses of a building must each wait for the other."""
    for one in range(n):
        step = t[steps + one]
        if purpose_of(step) != PRODUCING:
            continue
        spender = -1 if is_new(step) else spender_of(t, steps, n, place_of(step))
        if spender >= 0 and comes_after(t, steps, n, spender, one):
            return False
        for other in range(one):
            rival = t[steps + other]
            if purpose_of(rival) != PRODUCING or (step ^ rival) & SITE:
                continue
            if comes_after(t, steps, n, user_of(rival), one) and comes_after(t, steps, n, user_of(step), other):
                return False
    return True


@kernel
def comes_after(t: Words, steps: int, n: int, number: int, first: int) -> bool:
    """Whether a step (-1: the use of the goal's own good) can only be done after another one."""
    return number < 0 or later(t, steps, n, first) >> number & 1 != 0


@kernel
def later(t: Words, steps: int, n: int, number: int) -> int:
    """The steps that can only be done after this one, as a set."""
    found, waiting = 0, 1 << number
    while waiting:
        step = t[steps + lowest(waiting)]
        waiting &= waiting - 1
        follow = 0
        if user_of(step) >= 0:
            follow = 1 << user_of(step)
        elif purpose_of(step) == BUILDING:
            for other in range(n):
                if purpose_of(t[steps + other]) != BUILDING and not (step ^ t[steps + other]) & SITE:
                    follow |= 1 << other
        waiting |= follow & ~found
        found |= follow
    return found


# --- the order of a whole plan ---


@kernel
def find_order(s: Words, t: Words, seat: int, steps: int, n: int, plan: int) -> bool:
    """Write steps and an order that the rules allow to `plan`; False if there is none."""
    for number in range(n):
        t[T_NEEDS + number] = before(s, t, steps, n, number)
        if t[T_NEEDS + number] == NEVER_FREE:
            return False
    prefer(s, t, steps, n)
    if not extend(s, t, seat, steps, n):
        return False
    t[plan + PLAN_SIZE] = n
    for i in range(n):
        t[plan + PLAN_STEPS + i] = t[steps + i]
        t[plan + PLAN_ORDER + i] = t[T_CHAIN + t[T_PATH + 3 * i] - 1]
    return True


@kernel
def before(s: Words, t: Words, steps: int, n: int, number: int) -> int:
    """The steps that must be done before this one, as a set; NEVER_FREE when its building is never free."""
    step, needed = t[steps + number], 0
    for side in range(2):
        if source_of(step, side) >= FROM_STEP:
            needed |= 1 << source_of(step, side) - FROM_STEP
    if purpose_of(step) != BUILDING and is_new(step):
        for other in range(n):
            if purpose_of(t[steps + other]) == BUILDING and not (step ^ t[steps + other]) & SITE:
                needed |= 1 << other
    if purpose_of(step) == PRODUCING and not is_new(step) and standing(s) >> place_of(step) & 1:
        spender = spender_of(t, steps, n, place_of(step))
        if spender < 0:
            return NEVER_FREE
        needed |= 1 << spender
    return needed


@kernel
def prefer(s: Words, t: Words, steps: int, n: int) -> None:
    """Each good is made right before it is used; what would spoil is used early; a possession is built late."""
    for number in range(n - 1, -1, -1):  # what a step needs comes behind it
        length, spoils = 1, 0
        for side in range(2):
            source = source_of(t[steps + number], side)
            if source >= FROM_STEP:
                length += t[T_LENGTH + source - FROM_STEP]
                spoils += t[T_SPOILS + source - FROM_STEP]
            elif source:
                spoils += s[LYING] >> source - 1 & 1
        t[T_LENGTH + number] = length
        t[T_SPOILS + number] = spoils
    at, goal = 0, -1
    for number in range(n - 1, -1, -1):
        step = t[steps + number]
        if purpose_of(step) == BUILDING:
            if kind_of(step) < PRODUCTION:
                at = list_chain(t, steps, number, at)
        elif user_of(step) < 0:
            goal = number
    if goal >= 0:
        at = list_chain(t, steps, goal, at) - 1
    for number in range(n):
        if purpose_of(t[steps + number]) == BUILDING and kind_of(t[steps + number]) >= PRODUCTION:
            at = list_chain(t, steps, number, at)  # just before its use
    if goal >= 0:
        t[T_CHAIN + at] = goal


@kernel
def list_chain(t: Words, steps: int, root: int, at: int) -> int:
    """A step after all that it needs: the side that uses what would spoil, then the longer side, first; the next place.

    It is written from its end: the step itself, then what comes before it.
    """
    end = at + t[T_LENGTH + root]
    at = end
    waiting = 1
    t[T_OPEN] = root
    while waiting:
        waiting -= 1
        number = t[T_OPEN + waiting]
        at -= 1
        t[T_CHAIN + at] = number
        first, second = source_of(t[steps + number], 0) - FROM_STEP, source_of(t[steps + number], 1) - FROM_STEP
        if first >= 0 and second >= 0 and comes_first(t, second, first):
            first, second = second, first
        if first >= 0:
            t[T_OPEN + waiting] = first
            waiting += 1
        if second >= 0:
            t[T_OPEN + waiting] = second
            waiting += 1
    return end


@kernel
def comes_first(t: Words, one: int, other: int) -> bool:
    """Whether a side goes before another that was named first."""
    if t[T_SPOILS + one] != t[T_SPOILS + other]:
        return t[T_SPOILS + one] > t[T_SPOILS + other]
    return t[T_LENGTH + one] > t[T_LENGTH + other]


@kernel
def extend(s: Words, t: Words, seat: int, steps: int, n: int) -> bool:
    """Depth first over the sets of steps done; each is looked at once, since what is occupied depends on it alone.

    The path has three words for each depth: which preference comes next, what is done, workers off the land.
    """
    t[T_DEAD] = t[T_HASTE]
    t[T_SEARCH] += 1
    depth = 0
    t[T_PATH] = t[T_PATH + 1] = 0
    t[T_PATH + 2] = s[FREE + seat]
    entering = True
    while True:
        at = T_PATH + 3 * depth
        if entering and depth == n:
            return True
        if not (entering and is_dead(t, t[at + 1])):
            if advance(s, t, steps, n, at):
                depth += 1
                entering = True
                continue
            bury(t, t[at + 1])
        if not depth:
            return False
        depth -= 1
        entering = False


@kernel
def is_dead(t: Words, done: int) -> bool:
    """Whether a set of steps leads nowhere, or enough were looked at."""
    return t[T_DEAD] > MOST_DEAD or t[slot_for(t, done)] == t[T_SEARCH]


@kernel
def bury(t: Words, done: int) -> None:
    """Note that a set of steps leads nowhere."""
    slot = slot_for(t, done)
    t[T_DEAD] += 1
    t[T_LOOKED] += 1
    t[slot] = t[T_SEARCH]
    t[slot + 1] = done


@kernel
def slot_for(t: Words, done: int) -> int:
    """Where a set of steps is noted by this search, or where there is room for it."""
    at = done ^ done >> 11 ^ done >> 23 ^ done >> 41
    while True:
        slot = T_DEAD_SETS + 2 * (at & DEAD_SLOTS - 1)
        if t[slot] != t[T_SEARCH] or t[slot + 1] == done:
            return slot
        at += 1


@kernel
def advance(s: Words, t: Words, steps: int, n: int, at: int) -> bool:
    """The next step that can be done, on top of the path; False when there is none."""
    done = t[at + 1]
    while t[at] < n:
        number = t[T_CHAIN + t[at]]
        t[at] += 1
        if done >> number & 1 or t[T_NEEDS + number] & ~done:
            continue
        step = t[steps + number]
        left = t[at + 2] + int(source_of(step, 0) > 0) + int(source_of(step, 1) > 0)
        if purpose_of(step) == PRODUCING:
            left -= 1
            if left < 0 or not is_free(s, t, steps, n, number, done):
                continue
        t[at + 3] = 0
        t[at + 4] = done | 1 << number
        t[at + 5] = left
        return True
    return False


@kernel
def is_free(s: Words, t: Words, steps: int, n: int, number: int, done: int) -> bool:
    """Whether the step's building has no worker and, if it is a mine, shows the right mineral."""
    removed, step = 0, t[steps + number]
    for other in range(n):
        rival = t[steps + other]
        if other == number or not done >> other & 1 or purpose_of(rival) != PRODUCING or (step ^ rival) & SITE:
            continue
        if user_of(rival) < 0 or not done >> user_of(rival) & 1:
            return False
        removed += 1
    if kind_of(step) != MINE or is_new(step):
        return True
    removed += standing(s) >> place_of(step) & 1
    mineral = s[MINERALS_ON + place_of(step)] >> 2 * removed & 3
    if not mineral:
        return False
    return step >> HOPEFUL & 1 != 0 or MINERALS[mineral - 1] == good_of(step)
