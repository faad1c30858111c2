"""The trigger phase: games/new_salem/rules/triggering.py and claims.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest, popcount
from approdo.fast.new_salem.effects import receivers, seats_legal
from approdo.fast.new_salem.row import (
    BADGES,
    C_LOOKS,
    C_NUMBER,
    C_SEAT,
    CLAIMED,
    CLAIMS,
    CONSTABLE,
    GIFTS,
    HOPES,
    LOOKS,
    MARKET,
    PHASE,
    PILLORY,
    PLAYERS,
    QUEUE,
    ROUND,
    TRIALS,
    TRIGGERS,
    UNSEEN,
)
from approdo.fast.new_salem.tables import (
    A_ACCUSE,
    A_END_PHASE,
    A_EVENT,
    A_GIVE,
    A_NAME,
    A_NO_BETTER,
    A_NOMINATE,
    A_OFFER,
    A_SAW,
    A_SIDE,
    A_TRIGGER,
    A_TYPE,
    CLEANSING,
    COST,
    EVENTS,
    FIRST_CLAIM,
    K_DISPOSE,
    K_EFFECT,
    K_NAME,
    K_OPEN_EVENT,
    K_PLACE,
    K_TAKE,
    K_TRIGGER,
    MAX_CLAIMS,
    MAX_OFFER,
    MAX_TRIGGERS,
    NOTHING,
    OWNED,
    PILLORY_CARD,
    RED,
    SIDES,
    TRIAL,
    TRIGGERING,
    TYPES,
)
from approdo.fast.new_salem.town import gifts, index_of, push_place, take_hope
from approdo.fast.stack import DEPTH, pop, push, push1, push2, top

EVERY_COST = 1 << 30

# --- drawing an event (ns.5) ---


@kernel
def event_outcomes(s: Words, out: Words, weights: Words) -> int:
    """Any event not seen yet; then those laid down, in their order (ns.5.2)."""
    weights[0] = 1
    if not s[UNSEEN]:
        out[0] = A_EVENT + s[QUEUE + 1]
        return 1
    n = seats_legal(s[UNSEEN], A_EVENT, out)
    for i in range(n):
        weights[i] = 1
    return n


@kernel
def open_event(s: Words, event: int) -> None:
    """Lay the top event open (ns.5.1)."""
    pop(s)
    if s[UNSEEN]:
        s[UNSEEN] &= ~(1 << event)
    else:
        drop(s, QUEUE, 1)
    s[MARKET] += 1
    s[MARKET + s[MARKET]] = event


@kernel
def drop(s: Words, items: int, number: int) -> None:
    """Take an item out of a list, the first is number 1."""
    for i in range(number, s[items]):
        s[items + i] = s[items + i + 1]
    s[items] -= 1


@kernel
def open_phase(s: Words) -> None:
    """The constable of the last round goes on (ns.6.15)."""
    s[PHASE] = TRIGGERING
    s[TRIGGERS] = 0
    pop(s)
    push(s, K_TRIGGER, 1 << s[CONSTABLE])


# --- triggering (ns.6.4 - ns.6.7, ns.6.13, ns.6.14) ---


@kernel
def red_events(s: Words) -> int:
    """Cleansing and, if anybody can be put on trial, Trial: they lie open before the others, as a set."""
    return 1 << CLEANSING | (1 << TRIAL if receivers(s, TRIAL, NOTHING) else 0)


@kernel
def is_open(s: Words, event: int) -> bool:
    """Whether an event beside the red ones can be triggered if the hope is there (ns.6.6)."""
    return event != PILLORY_CARD or receivers(s, event, NOTHING) > 0


@kernel
def open_events(s: Words, base: int, out: Words, n: int, hope: int) -> int:
    """The open events that cost no more, as ids after the first n: the red ones, then the others as they came."""
    red = red_events(s)
    for event in (CLEANSING, TRIAL):
        if red >> event & 1 and COST[event] <= hope:
            out[n] = base + event
            n += 1
    for i in range(1, s[MARKET] + 1):
        event = s[MARKET + i]
        if COST[event] <= hope and is_open(s, event):
            out[n] = base + event
            n += 1
    return n


@kernel
def dearest(s: Words) -> int:
    """The cost from which on the constable must trigger (ns.6.14)."""
    most = COST[CLEANSING]
    if red_events(s) >> TRIAL & 1:
        most = max(most, COST[TRIAL])
    for i in range(1, s[MARKET] + 1):
        if is_open(s, s[MARKET + i]):
            most = max(most, COST[s[MARKET + i]])
    return most


@kernel
def purse(s: Words) -> int:
    """What the constable can spend: the hope on his buildings and what was just given to him."""
    return s[HOPES + s[CONSTABLE]] + s[GIFTS]


@kernel
def trigger_legal(s: Words, out: Words) -> int:
    """What the constable can pay; ending the phase only below the dearest event (ns.6.13)."""
    hope = purse(s)
    n = open_events(s, A_TRIGGER, out, 0, hope)
    if hope < dearest(s):
        out[n] = A_END_PHASE
        n += 1
    return n


@kernel
def trigger(s: Words, seat: int, number: int) -> None:
    """Pay, carry out, lay down and replace, name a new constable; or end the phase."""
    pop(s)
    if number == A_END_PHASE:
        place_gifts(s)
        return
    event = number - A_TRIGGER
    cost = COST[event]
    if cost == purse(s):  # all is spent: gifts need no place
        cost -= s[GIFTS]
        s[GIFTS] = 0
    s[TRIGGERS] += 1
    push(s, K_NAME, 1 << seat)
    push1(s, K_DISPOSE, 0, event)
    push1(s, K_EFFECT, 0, event)
    push2(s, K_TAKE, 1 << seat, seat, cost)
    place_gifts(s)


@kernel
def dispose(s: Words) -> None:
    """Red stays; anything else leaves and is replaced (ns.6.7)."""
    event = s[top(s) + 2]
    pop(s)
    if RED[event]:
        return
    i = 1
    while s[MARKET + i] != event:
        i += 1
    drop(s, MARKET, i)
    if event != PILLORY_CARD:
        s[QUEUE] += 1
        s[QUEUE + s[QUEUE]] = event
    push(s, K_OPEN_EVENT, 0)


# --- the next constable (ns.6.8 - ns.6.12) ---


@kernel
def barred(s: Words) -> int:
    """Those who cannot be constable whatever their badge: on trial or in the pillory (ns.8.1, ns.8.6)."""
    return s[TRIALS] | (1 << s[PILLORY] if s[PILLORY] >= 0 else 0)


@kernel
def eligible(s: Words) -> int:
    """Who can be named constable (ns.6.8)."""
    return (1 << s[PLAYERS]) - 1 & ~(barred(s) | s[BADGES])


@kernel
def name(s: Words, seat: int, new: int) -> None:
    """The new constable takes token, badge and one hope, and goes on (ns.6.9, ns.6.12)."""
    pop(s)
    given = s[GIFTS]
    s[GIFTS] = 0
    s[CONSTABLE] = new
    s[BADGES] |= 1 << new
    if not eligible(s):  # all others return theirs (ns.6.10)
        s[BADGES] = 1 << new
    if s[TRIGGERS] < MAX_TRIGGERS:
        push(s, K_TRIGGER, 1 << new)
    push_place(s, new, 1, 0)
    push_place(s, seat, given, 0)


@kernel
def settle_name(s: Words) -> bool:
    """Nobody can be named: badges return; still nobody: the phase ends (ns.6.11). One: named without asking."""
    constable = s[CONSTABLE]
    if not eligible(s):
        s[BADGES] = 1 << constable
    mask = eligible(s)
    if popcount(mask) > 1:
        return False
    if mask:
        name(s, constable, lowest(mask))
    else:
        pop(s)
        place_gifts(s)
    return True


@kernel
def name_legal(s: Words, out: Words) -> int:
    """Everybody without a badge and not on trial."""
    return seats_legal(eligible(s), A_NAME, out)


# --- giving hope, and claims (ns.6.1 - ns.6.3, ns.9) ---


@kernel
def place_gifts(s: Words) -> None:
    """The constable puts the hope he was given on one of his buildings before he goes on (ns.6.3)."""
    push_place(s, s[CONSTABLE], s[GIFTS], 0)
    s[GIFTS] = 0


@kernel
def has_gift(s: Words, seat: int) -> bool:
    """Everybody with hope but the constable and the player in the pillory, at any open moment."""
    return s[HOPES + seat] > 0 and seat != s[CONSTABLE] and seat != s[PILLORY]


@kernel
def open_moment(s: Words) -> bool:
    """Whether anybody may give hope or speak: in the trigger phase, unless cubes are being moved (ns.6.3)."""
    if s[PHASE] != TRIGGERING or not s[DEPTH]:
        return False
    at = top(s)
    return s[at + 1] > 0 and s[at] != K_TAKE and s[at] != K_PLACE


@kernel
def speaks(s: Words, seat: int) -> bool:
    """Whether a seat may give or make a claim at an open moment (ns.9.4)."""
    return s[CLAIMED + seat] < MAX_CLAIMS or has_gift(s, seat)


@kernel
def volunteers(s: Words, t: Words) -> int:
    """Everybody who may give hope or make a claim now."""
    mask = 0
    if open_moment(s):
        for seat in range(s[PLAYERS]):
            if speaks(s, seat):
                mask |= 1 << seat
    return mask


@kernel
def givers(s: Words, t: Words) -> int:
    """Everybody who may give hope now."""
    mask = 0
    if open_moment(s):
        for seat in range(s[PLAYERS]):
            if has_gift(s, seat):
                mask |= 1 << seat
    return mask


@kernel
def volunteer_legal(s: Words, t: Words, seat: int, out: Words, n: int) -> int:
    """Hope of the seat can be given (ns.6.1); claims, true or not (ns.9.1), up to the limit of the round (ns.9.4)."""
    can_give = has_gift(s, seat)
    if can_give:
        n = gifts(s, t, seat, out, n)
    if s[CLAIMED + seat] >= MAX_CLAIMS:
        return n
    n = talk(s[PLAYERS], seat, out, n)
    if can_give:  # promises: no more than the seat has, for an event that lies open (ns.9.6)
        first = n
        n = open_events(s, A_OFFER, out, n, EVERY_COST)
        each = n - first
        for at in range(n, n + each * (min(s[HOPES + seat], MAX_OFFER) - 1)):
            out[at] = out[at - each] + EVENTS
            n += 1
    return n


@kernel
def talk(players: int, seat: int, out: Words, n: int) -> int:
    """The claims that are always open to a seat, whatever is true (ns.9.3)."""
    for side in range(SIDES):
        out[n + side] = A_SIDE + side
    n += SIDES
    for i in range(TYPES):
        out[n + i] = A_TYPE + i
    n += TYPES
    for other in range(players):
        if other != seat:
            for side in range(SIDES):
                out[n] = A_SAW + other * SIDES + side
                n += 1
    for other in range(players):
        if other != seat:
            out[n] = A_ACCUSE + other
            n += 1
    out[n] = A_NO_BETTER
    n += 1
    for other in range(players):
        out[n + other] = A_NOMINATE + other
    return n + players


@kernel
def volunteer(s: Words, seat: int, number: int) -> None:
    """Give hope, or say something."""
    if number < FIRST_CLAIM:
        amount = (number - A_GIVE) // OWNED + 1
        take_hope(s, seat, index_of(s, seat, (number - A_GIVE) % OWNED), amount)
        s[GIFTS] += amount
        return
    s[CLAIMS] += 1
    s[CLAIMS + s[CLAIMS]] = s[ROUND] | seat << C_SEAT | number << C_NUMBER | s[LOOKS] << C_LOOKS
    s[CLAIMED + seat] += 1
