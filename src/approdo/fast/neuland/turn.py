"""A turn: huts, actions, end, and who is next: games/neuland/rules/turn.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest
from approdo.fast.neuland.mines import fill_mines, take_back
from approdo.fast.neuland.offers import taken_ends
from approdo.fast.neuland.paying import begin_payment, pay_what_is_plain
from approdo.fast.neuland.places import free_slot, output_at, put, time_cost
from approdo.fast.neuland.row import (
    ACTIVE,
    AT,
    BANNERS_AT,
    DISPLAY,
    FREE,
    GOOD,
    KIND_AT,
    LEFT,
    LYING,
    OWNER,
    P_BARROW,
    P_FAR,
    P_KIND,
    P_PURPOSE,
    P_RECIPE,
    P_TARGET,
    PLAYERS,
    ROOM,
    SETTLED,
    SPACES,
    SPENT,
    STACKS,
    START,
    TILE,
    TIME,
    TURN,
    WORKER,
)
from approdo.fast.neuland.tables import (
    A_BANNERS,
    A_BUILD,
    A_END,
    A_PRODUCE,
    BANNERS_ON,
    BUILDING,
    HEXES,
    K_ACT,
    K_SETTLE,
    LODGE,
    OUTPUT,
    PLACES,
    PLACING,
    PRODUCING,
    PRODUCTION,
    STACK_HEIGHT,
    TURNS_EACH,
    WAYS,
    WOODCUTTER,
)
from approdo.fast.stack import DEPTH, pop, push

# --- beginning and ending ---


@kernel
def begin_turn(s: Words, seat: int) -> None:
    """The seat's workers lie down (nl.4.2); in the first round the huts come first (nl.3.2)."""
    s[ACTIVE] = seat
    s[TURN] += 1
    s[SPENT] = 0
    others = taken_ends(s, seat)
    room = s[SPACES] - 1
    while others >> room & 1:
        room -= 1
    s[ROOM] = room
    s[LYING] |= s[WORKER + seat]
    push(s, K_ACT, 1 << seat)
    if s[TURN] <= s[PLAYERS]:
        push(s, K_SETTLE, 1 << seat)


@kernel
def next_seat(s: Words) -> int:
    """Whose worker the time marker reaches first (nl.4.1)."""
    best, least = 0, s[SPACES]
    for seat in range(s[PLAYERS]):
        way = (s[AT + seat] - s[TIME] - 1 + s[SPACES]) % s[SPACES]
        if way < least:
            best, least = seat, way
    return best


@kernel
def next_turn(s: Words) -> None:
    """First clockwise (nl.3.1), then the time marker decides (nl.4.1); 50 turns each are the end (nl.10.3)."""
    if s[TURN] >= TURNS_EACH * s[PLAYERS]:
        return
    if s[TURN] < s[PLAYERS]:
        begin_turn(s, (s[START] + s[TURN]) % s[PLAYERS])
    else:
        seat = next_seat(s)
        s[TIME] = s[AT + seat]
        begin_turn(s, seat)


@kernel
def end_turn(s: Words, seat: int, steps: int) -> None:
    """Step on, take back lying workers (nl.4.10), fill mines, and only then move the time marker (nl.9.6)."""
    move(s, seat, steps)
    pop(s)
    take_back(s, seat, s[WORKER + seat] & s[LYING])
    if not fill_mines(s, seat):
        next_turn(s)


@kernel
def move(s: Words, seat: int, spaces: int) -> None:
    """The seat's worker moves on along the timeline (nl.4.4)."""
    s[SPENT] += spaces
    s[AT + seat] = (s[TIME] + s[SPENT]) % s[SPACES]


@kernel
def settle(s: Words, hex: int) -> None:
    """Both huts stand in one hex; a normal turn follows (nl.3.3)."""
    pop(s)
    put(s, free_slot(s, hex), LODGE)
    put(s, free_slot(s, hex), WOODCUTTER)
    s[SETTLED] += 1


# --- doing it ---


@kernel
def act(s: Words, seat: int, number: int) -> None:
    """End the turn, or begin an action and ask for its goods."""
    if number >= A_END:
        end_turn(s, seat, number - A_END)
        return
    if number >= A_BUILD:
        begin_payment(s, seat, BUILDING, (number - A_BUILD) // HEXES, (number - A_BUILD) % HEXES, 0)
    elif number >= A_BANNERS:
        kind = number - A_BANNERS + PRODUCTION
        begin_payment(s, seat, PLACING, kind, lowest(s[KIND_AT + kind]), 0)
    else:
        good, place = (number - A_PRODUCE) // PLACES, (number - A_PRODUCE) % PLACES
        kind = s[TILE + place] - 1
        begin_payment(s, seat, PRODUCING, kind, place, recipe_for(kind, good))
    go_on_paying(s, seat)


@kernel
def recipe_for(kind: int, good: int) -> int:
    """Which way of a building yields this good; a mine has only one."""
    for way in range(WAYS[kind]):
        if OUTPUT[kind, way] == good:
            return way
    return 0


@kernel
def go_on_paying(s: Words, seat: int) -> None:
    """Pay what needs no choice; when all is paid, do what was paid for."""
    if not pay_what_is_plain(s, seat):
        return
    pop(s)
    purpose = s[P_PURPOSE]
    move(s, seat, time_cost(purpose, 0 if s[P_BARROW] else s[P_FAR]))
    if purpose == PRODUCING:
        produce(s, seat, s[P_KIND], s[P_TARGET], s[P_RECIPE])
    elif purpose == PLACING:
        place_banners(s, seat, s[P_KIND], s[P_TARGET])
    else:
        build(s, s[P_KIND], s[P_TARGET])
    if s[DEPTH]:
        fill_mines(s, seat)


@kernel
def produce(s: Words, seat: int, kind: int, place: int, recipe: int) -> None:
    """A worker stands for the good (nl.5.1)."""
    s[WORKER + seat] |= 1 << place
    s[GOOD + output_at(s, place, OUTPUT[kind, recipe])] |= 1 << place
    s[FREE + seat] -= 1


@kernel
def place_banners(s: Words, seat: int, kind: int, place: int) -> None:
    """Banners go on the possession and close it; the last one ends the game (nl.7.2, nl.7.3, nl.10.1)."""
    placed = min(BANNERS_ON[kind], s[LEFT + seat])
    s[BANNERS_AT + place] = placed
    s[OWNER + seat] |= 1 << place
    s[LEFT + seat] -= placed
    if not s[LEFT + seat]:
        s[DEPTH] = 0


@kernel
def build(s: Words, kind: int, hex: int) -> None:
    """The tile leaves the display for a free slot (nl.6.1)."""
    put(s, free_slot(s, hex), kind)
    if kind < PRODUCTION:
        s[DISPLAY + kind] -= 1
    else:
        s[STACKS + (kind - PRODUCTION) // STACK_HEIGHT] += 1


@kernel
def after_filling(s: Words, seat: int) -> None:
    """The next empty mine, or the rest of the turn, or the next turn."""
    if not fill_mines(s, seat) and not s[DEPTH]:
        next_turn(s)
