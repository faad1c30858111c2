"""Zones, territories and their points: games/terra_nova/zones.py and scoring.py again.

A zone is the list that `flood` leaves on the shelf: t[T_ZONE : T_ZONE + size], in no order of its own.
"""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, popcount
from approdo.fast.terra_nova.row import BIT, HEX, OPEN, WORD
from approdo.fast.terra_nova.tables import (
    HEXES,
    MOST_KINDS,
    SIDES,
    STONE,
    T_MARK,
    T_NEAR,
    T_PLAYERS,
    T_STAMP,
    T_TERRAIN,
    T_ZONE,
    VALUE,
)


@kernel
def is_open(s: Words, h: int) -> bool:
    """Whether a hex is neither under a stone nor in a scored territory."""
    return s[OPEN + (h >> WORD)] >> (h & BIT) & 1 != 0


@kernel
def shut(s: Words, h: int) -> None:
    """A hex is open no longer."""
    s[OPEN + (h >> WORD)] &= ~(1 << (h & BIT))


@kernel
def reopen(s: Words, h: int) -> None:
    """Take back `shut` of a hex that was open."""
    s[OPEN + (h >> WORD)] |= 1 << (h & BIT)


@kernel
def new_stamp(t: Words) -> int:
    """A mark that no hex carries yet."""
    t[T_STAMP] += 1
    return t[T_STAMP]


@kernel
def flood(s: Words, t: Words, seed: int, stamp: int) -> int:
    """The zone of an open hex, marked with the stamp; its size."""
    t[T_ZONE] = seed
    t[T_MARK + seed] = stamp
    size = 1
    done = 0
    while done < size:
        near = T_NEAR + t[T_ZONE + done] * SIDES
        done += 1
        for side in range(SIDES):
            h = t[near + side]
            if h >= 0 and t[T_MARK + h] != stamp and is_open(s, h):
                t[T_MARK + h] = stamp
                t[T_ZONE + size] = h
                size += 1
    return size


@kernel
def terrains(t: Words, size: int) -> int:
    """How many terrains the zone on the shelf has."""
    found = 0
    for i in range(T_ZONE, T_ZONE + size):
        found |= 1 << t[T_TERRAIN + t[i]]
    return popcount(found)


@kernel
def is_territory(t: Words, size: int) -> bool:
    """Whether the zone on the shelf is closed (tn.5.3)."""
    found = 0
    for i in range(T_ZONE, T_ZONE + size):
        found |= 1 << t[T_TERRAIN + t[i]]
        if popcount(found) > MOST_KINDS:
            return False
    return True


@kernel
def may_close(s: Words, t: Words, stone: int) -> bool:
    """Whether a stone there could close anything: a look at its six neighbours only (see the reference)."""
    near = T_NEAR + stone * SIDES
    kin = False
    ends = 0
    h = t[near + SIDES - 1]
    last = h >= 0 and is_open(s, h)
    for side in range(SIDES):
        h = t[near + side]
        free = h >= 0 and is_open(s, h)
        if last and not free:
            ends += 1
        if free and t[T_TERRAIN + h] == t[T_TERRAIN + stone]:
            kin = True
        last = free
    return ends > 1 or not kin


@kernel
def territory(s: Words, t: Words, seed: int) -> int:
    """The zone of an open hex if it is a territory, on the shelf; its size. 0 as soon as it is seen to be none."""
    stamp = new_stamp(t)
    t[T_ZONE] = seed
    t[T_MARK + seed] = stamp
    found = 1 << t[T_TERRAIN + seed]
    size = 1
    done = 0
    while done < size:
        near = T_NEAR + t[T_ZONE + done] * SIDES
        done += 1
        for side in range(SIDES):
            h = t[near + side]
            if h >= 0 and t[T_MARK + h] != stamp and is_open(s, h):
                t[T_MARK + h] = stamp
                t[T_ZONE + size] = h
                size += 1
                found |= 1 << t[T_TERRAIN + h]
        if popcount(found) > MOST_KINDS:
            return 0
    return size


@kernel
def next_territory(s: Words, t: Words, stone: int, since: int) -> int:
    """The next territory beside a stone, by the lowest neighbour that carries no later mark; its size, 0 for none."""
    near = T_NEAR + stone * SIDES
    while True:
        lowest = HEXES
        for side in range(SIDES):
            h = t[near + side]
            if 0 <= h < lowest and t[T_MARK + h] <= since and is_open(s, h):
                lowest = h
        if lowest == HEXES:
            return 0
        size = territory(s, t, lowest)
        if size:
            return size


@kernel
def share(s: Words, t: Words, size: int, counts: Words, at: int) -> tuple[int, int]:
    """The mask of those who get points for the zone on the shelf, and how many each (tn.5.5 - tn.5.8).

    The pioneers that each player has there are left in counts[at:].
    """
    players = t[T_PLAYERS]
    for seat in range(players):
        counts[at + seat] = 0
    for i in range(T_ZONE, T_ZONE + size):
        what = s[HEX + t[i]]
        if what and what != STONE:
            counts[at + what - 1] += 1
    most = winners = number = 0
    for seat in range(players):
        if counts[at + seat] > most:
            most = counts[at + seat]
            winners = number = 0
        if most and counts[at + seat] == most:
            winners |= 1 << seat
            number += 1
    return winners, size * VALUE[terrains(t, size)] // number if number else 0
