"""How bots judge a position, and which actions are worth their look: games/terra_nova/evaluate.py again."""

from __future__ import annotations

import numpy as np

from approdo.fast.jit import Numbers, Words, kernel, lowest, popcount
from approdo.fast.stack import DEPTH, top
from approdo.fast.terra_nova.row import (
    HEX,
    IDLE,
    IDLE_ROUNDS,
    LAID,
    OPEN,
    SCORES,
    STONES_LEFT,
    TURN_END,
    WIDTH,
    WORDS,
)
from approdo.fast.terra_nova.rules import ACTING, ENDING, PLACING, end_turn, list_stones
from approdo.fast.terra_nova.tables import (
    A_MOVE,
    A_PLACE,
    A_STONE,
    ACTIONS,
    HEXES,
    KINDS,
    SEATS,
    SIDES,
    STONE,
    T_FLAGS,
    T_HEX,
    T_KINDS,
    T_MARK,
    T_NEAR,
    T_PLAYERS,
    T_ROW,
    T_SEATS,
    T_SIZE,
    T_STONES,
    T_TERRAIN,
    T_ZONE,
)
from approdo.fast.terra_nova.zones import (
    flood,
    is_open,
    is_territory,
    may_close,
    new_stamp,
    next_territory,
    reopen,
    share,
    shut,
)
from approdo.games.terra_nova import evaluate as reference

PARTS = ("score", "pioneers", "terrains", "idle", "closing", "threat")
N_PARTS = len(PARTS)
_, HOPE_1, HOPE_2, HOPE_3 = reference.HOPE
PER_STONE, POINTS_PER_HEX, IDLE_WEIGHT = reference.PER_STONE, reference.POINTS_PER_HEX, reference.IDLE
MOST_MOVES = reference.WIDTH

COUNTS, GAINS, ALREADY = T_SEATS, T_SEATS + SEATS, T_SEATS + 2 * SEATS
"""On the shelf by seat: pioneers in a zone, points gained by closing, points of what is closed already."""
SIZE_OF, BORDER, BEYOND, STANDING = T_KINDS, T_KINDS + KINDS, T_KINDS + 2 * KINDS, T_KINDS + 3 * KINDS
"""On the shelf by terrain of a zone: hexes, those at its edge, those beyond it, and the pioneers, packed by seat."""
PACKED = 8
REACHED, UNSCORED, AT_WALLS = 1, 2, 4
"""Flags of hexes on the shelf."""


@kernel
def evaluate(s: Words, t: Words, seat: int, parts: Numbers) -> float:
    """How good a position is for a seat, in points ahead of the average opponent."""
    if s[DEPTH] and s[top(s)] == ENDING:  # nothing is left to choose: look at what follows
        after = t[T_ROW : T_ROW + WIDTH]
        for i in range(WIDTH):
            after[i] = s[i]
        end_turn(after, t, lowest(s[top(s) + 1]))
        return judge(after, t, seat, parts)
    return judge(s, t, seat, parts)


@kernel
def judge(s: Words, t: Words, seat: int, parts: Numbers) -> float:
    """`evaluate` of a position in which something is left to choose."""
    for i in range(N_PARTS):
        parts[i] = 0.0
    lead = ahead(s, SCORES, t[T_PLAYERS], seat)
    if not s[DEPTH]:
        parts[0] = 10.0 * lead
        return parts[0]
    parts[0] = lead
    parts[1] = pioneers(s, t, seat)
    parts[2] = promises(s, t, seat)
    turns = 0 if s[LAID] else s[IDLE]
    weight = max(-IDLE_WEIGHT, min(0.0, lead - IDLE_WEIGHT))
    parts[3] = turns / (s[IDLE_ROUNDS] * t[T_PLAYERS]) * weight
    at = top(s)
    if s[at] == ACTING and s[at + 1] == 1 << seat:
        parts[4] = 0.95 * closing(s, t, seat, ACTIONS - s[at + 2])
    elif s[at] > PLACING:
        parts[5] = -0.8 * threat(s, t, lowest(s[at + 1]), seat)
    return parts[0] + parts[1] + parts[2] + parts[3] + parts[4] + parts[5]


@kernel
def ahead(points: Words, at: int, players: int, seat: int) -> float:
    """Own points less the average of the others."""
    total = 0
    for other in range(players):
        total += points[at + other]
    return points[at + seat] - (total - points[at + seat]) / (players - 1)


@kernel
def pioneers(s: Words, t: Words, seat: int) -> float:
    """The part of the open land that one's number of pioneers stands for, above an equal share."""
    own = total = land = 0
    for h in range(t[T_SIZE]):
        what = s[HEX + h]
        if what and what != STONE:
            total += 1
            if what == seat + 1:
                own += 1
    for i in range(WORDS):
        land += popcount(s[OPEN + i])
    return POINTS_PER_HEX * land * (own / total - 1 / t[T_PLAYERS]) if total else 0.0


@kernel
def hope(lead: int) -> float:
    """How much of a terrain's value its strongest player may hope for, by the lead in pioneers."""
    return HOPE_1 if lead == 1 else HOPE_2 if lead == 2 else HOPE_3


@kernel
def promises(s: Words, t: Words, seat: int) -> float:
    """What every terrain of every zone promises to whoever is strongest there."""
    total = 0.0
    stamp = new_stamp(t)
    players = t[T_PLAYERS]
    for h in range(t[T_SIZE]):
        if not is_open(s, h) or t[T_MARK + h] == stamp:
            continue
        survey(s, t, flood(s, t, h, stamp))
        for kind in range(KINDS):
            size = t[SIZE_OF + kind]
            if not size:
                continue
            lacking = min(t[BEYOND + kind], t[BORDER + kind])
            worth = 3 * size * PER_STONE ** float(lacking)
            own = other = 0
            for player in range(players):
                there = t[STANDING + kind] >> PACKED * player & (1 << PACKED) - 1
                if player == seat:
                    own = there
                else:
                    other = max(other, there)
            if own > other:
                total += worth * hope(own - other)
            elif other > own:
                total -= worth * hope(other - own) / (players - 1)
    return total


@kernel
def survey(s: Words, t: Words, size: int) -> None:
    """Every terrain of the zone on the shelf: its hexes, its edge, what lies beyond, who stands there."""
    for i in range(T_KINDS, T_KINDS + 4 * KINDS):
        t[i] = 0
    for i in range(T_ZONE, T_ZONE + size):
        h = t[i]
        kind = t[T_TERRAIN + h]
        t[SIZE_OF + kind] += 1
        what = s[HEX + h]
        if what and what != STONE:
            t[STANDING + kind] += 1 << PACKED * (what - 1)
        others = 0
        for side in range(SIDES):
            near = t[T_NEAR + h * SIDES + side]
            if near >= 0 and is_open(s, near):
                others |= 1 << t[T_TERRAIN + near]
        others &= ~(1 << kind)
        if others:
            t[BORDER + kind] += 1
        while others:
            t[BEYOND + lowest(others)] += 1
            others &= others - 1


@kernel
def add_gain(s: Words, t: Words, size: int, at: int) -> None:
    """What closing the zone on the shelf would bring everybody."""
    winners, points = share(s, t, size, t, COUNTS)
    while winners:
        t[at + lowest(winners)] += points
        winners &= winners - 1


@kernel
def gain_round(s: Words, t: Words, stone: int, always: bool) -> bool:
    """What a stone would close now, in GAINS on top of ALREADY; False for nothing. `always`: without the quick look."""
    for seat in range(t[T_PLAYERS]):
        t[GAINS + seat] = t[ALREADY + seat]
    if not always and not may_close(s, t, stone):
        return False
    found = False
    was_open = is_open(s, stone)
    shut(s, stone)
    since = new_stamp(t)
    size = next_territory(s, t, stone, since)
    while size:
        found = True
        add_gain(s, t, size, GAINS)
        size = next_territory(s, t, stone, since)
    if was_open:
        reopen(s, stone)
    return found


@kernel
def mark_unscored(s: Words, t: Words, count: bool) -> None:
    """Flag the zones that are closed and not yet scored; what they bring goes to ALREADY if it counts."""
    for seat in range(t[T_PLAYERS]):
        t[ALREADY + seat] = 0
    for h in range(t[T_SIZE]):
        t[T_FLAGS + h] = 0
    stamp = new_stamp(t)
    for h in range(t[T_SIZE]):
        if is_open(s, h) and t[T_MARK + h] != stamp:
            size = flood(s, t, h, stamp)
            if is_territory(t, size):
                for i in range(T_ZONE, T_ZONE + size):
                    t[T_FLAGS + t[i]] |= UNSCORED
                if count:
                    add_gain(s, t, size, ALREADY)


@kernel
def closing(s: Words, t: Words, seat: int, left: int) -> float:
    """The most that the stones allowed now would bring: one of them, or two if two actions are left (tn.5.12)."""
    players = t[T_PLAYERS]
    for other in range(players):
        t[ALREADY + other] = 0
    if s[TURN_END]:
        mark_unscored(s, t, True)
    best = ahead(t, ALREADY, players, seat)
    n = list_stones(s, t, t[T_STONES:])
    for i in range(n):
        first = t[T_HEX + t[T_STONES + i] - A_STONE]
        if gain_round(s, t, first, False):
            best = max(best, ahead(t, GAINS, players, seat))
        elif left > 1 and s[STONES_LEFT] > 1:
            was_open = is_open(s, first)
            shut(s, first)
            for k in range(i):
                if gain_round(s, t, t[T_HEX + t[T_STONES + k] - A_STONE], False):
                    best = max(best, ahead(t, GAINS, players, seat))
            if was_open:
                reopen(s, first)
    return best


@kernel
def reach(s: Words, t: Words, seat: int) -> None:
    """Flag the hexes that a player's pioneers can slide to in one move."""
    for source in range(t[T_SIZE]):
        if s[HEX + source] == seat + 1:
            for side in range(SIDES):
                h = t[T_NEAR + source * SIDES + side]
                while h >= 0 and not s[HEX + h]:
                    t[T_FLAGS + h] |= REACHED
                    h = t[T_NEAR + h * SIDES + side]


@kernel
def near_flag(t: Words, h: int, flag: int) -> bool:
    """Whether a neighbour carries a flag."""
    for side in range(SIDES):
        near = t[T_NEAR + h * SIDES + side]
        if near >= 0 and t[T_FLAGS + near] & flag:
            return True
    return False


@kernel
def threat(s: Words, t: Words, mover: int, seat: int) -> float:
    """The most that the next player could gain on this seat with one move and one stone.

    Beside a hex that a pioneer reaches, counted as pioneers stand, or behind a pioneer that steps off.
    """
    if mover == seat or not s[STONES_LEFT]:
        return 0.0
    players = t[T_PLAYERS]
    mark_unscored(s, t, False)
    reach(s, t, mover)
    worst = 0.0
    for stone in range(t[T_SIZE]):
        if not is_open(s, stone):
            continue
        if not s[HEX + stone]:
            if near_flag(t, stone, REACHED) and closes(s, t, stone) and ahead(t, GAINS, players, mover) > 0:
                worst = max(worst, -ahead(t, GAINS, players, seat))
        elif s[HEX + stone] == mover + 1 and closes(s, t, stone):
            for side in range(SIDES):
                if step_off(s, t, stone, side) and ahead(t, GAINS, players, mover) > 0:
                    worst = max(worst, -ahead(t, GAINS, players, seat))
    return worst


@kernel
def closes(s: Words, t: Words, stone: int) -> bool:
    """Whether a stone on an open hex would close something; what, in GAINS. Closed land not yet scored counts too."""
    return gain_round(s, t, stone, t[T_FLAGS + stone] & UNSCORED != 0)


@kernel
def step_off(s: Words, t: Words, source: int, side: int) -> bool:
    """What a stone behind a pioneer that steps off would close, in GAINS; False where it cannot step (tn.4.2)."""
    target = t[T_NEAR + source * SIDES + side]
    if target < 0 or s[HEX + target]:
        return False
    s[HEX + target] = s[HEX + source]
    s[HEX + source] = 0
    found = closes(s, t, source)
    s[HEX + source] = s[HEX + target]
    s[HEX + target] = 0
    return found


# --- what is worth a look ---


@kernel
def shortlist(s: Words, t: Words, seat: int, ids: Words, n: int, out: Words) -> int:
    """Stones first, those that close something in one's favour at the head; then the moves that rank best; of places
    for a new pioneer those with the most room."""
    kind = s[top(s)]
    if kind == PLACING:
        return roomiest(s, t, ids, n, out)
    if kind == ENDING:
        for i in range(n):
            out[i] = ids[i]
        return n
    players = t[T_PLAYERS]
    worth, gains, off = np.zeros(HEXES), np.zeros(HEXES), np.zeros(HEXES * SIDES)
    mark_unscored(s, t, False)
    for stone in range(t[T_SIZE]):
        if not is_open(s, stone):
            continue
        mark_walls(s, t, stone)
        if not closes(s, t, stone):
            continue
        gains[stone] = ahead(t, GAINS, players, seat)
        for side in range(SIDES):
            near = t[T_NEAR + stone * SIDES + side]
            if near >= 0 and not s[HEX + stone]:
                worth[near] = max(worth[near], gains[stone])
            elif s[HEX + stone] == seat + 1 and step_off(s, t, stone, side):
                off[stone * SIDES + side] = ahead(t, GAINS, players, seat)
    stones = 0
    while stones < n and ids[stones] < A_MOVE:
        stones += 1
    kept = take_best(t, ids, 0, stones, out, 0, stones, gains, off)
    return take_best(t, ids, stones, n, out, kept, MOST_MOVES, worth, off)


@kernel
def roomiest(s: Words, t: Words, ids: Words, n: int, out: Words) -> int:
    """The places for a new pioneer, first those from which it can slide to the most hexes."""
    rooms = np.empty(n, np.int64)
    for i in range(n):
        room = 0
        for side in range(SIDES):
            h = t[T_NEAR + t[T_HEX + ids[i] - A_PLACE] * SIDES + side]
            while h >= 0 and not s[HEX + h]:
                room += 1
                h = t[T_NEAR + h * SIDES + side]
        at = i
        while at and rooms[at - 1] < room:
            out[at], rooms[at] = out[at - 1], rooms[at - 1]
            at -= 1
        out[at], rooms[at] = ids[i], room
    return n


@kernel
def mark_walls(s: Words, t: Words, stone: int) -> None:
    """Flag an open hex where a stone would join two walls, and all round it."""
    near = T_NEAR + stone * SIDES
    ends = 0
    last = t[near + SIDES - 1] >= 0 and is_open(s, t[near + SIDES - 1])
    for side in range(SIDES):
        free = t[near + side] >= 0 and is_open(s, t[near + side])
        if last and not free:
            ends += 1
        last = free
    if ends > 1:
        t[T_FLAGS + stone] |= AT_WALLS
        for side in range(SIDES):
            if t[near + side] >= 0:
                t[T_FLAGS + t[near + side]] |= AT_WALLS


@kernel
def promise(t: Words, number: int, worth: Numbers, off: Numbers) -> float:
    """How promising a stone or a move looks: a closing stone beside or behind, walls to join, another terrain."""
    if number < A_MOVE:
        return worth[t[T_HEX + number - A_STONE]]
    source = t[T_HEX + (number - A_MOVE) // HEXES]
    target = t[T_HEX + (number - A_MOVE) % HEXES]
    points = worth[target]
    for side in range(SIDES):
        if t[T_NEAR + source * SIDES + side] == target:
            points = max(points, off[source * SIDES + side])
    if t[T_FLAGS + target] & AT_WALLS:
        points += 2.0
    if t[T_TERRAIN + source] != t[T_TERRAIN + target]:
        points += 1.0
    return points


@kernel
def take_best(
    t: Words, ids: Words, begin: int, end: int, out: Words, kept: int, most: int, worth: Numbers, off: Numbers
) -> int:
    """The most promising of some ids, best first; equals stay in their order."""
    ranks = np.empty(most + 1)
    taken = 0
    for i in range(begin, end):
        rank = promise(t, ids[i], worth, off)
        place = taken
        while place > 0 and ranks[place - 1] < rank:
            place -= 1
        if place == most:
            continue
        for k in range(min(taken, most - 1), place, -1):
            ranks[k] = ranks[k - 1]
            out[kept + k] = out[kept + k - 1]
        ranks[place] = rank
        out[kept + place] = ids[i]
        taken = min(taken + 1, most)
    return kept + taken
