"""Who most likely is who, by what each player built: games/new_salem/insight.py again."""

from __future__ import annotations

from math import exp

import numpy as np

from approdo.fast.jit import Words, kernel, random31
from approdo.fast.new_salem.belief import keep, kept
from approdo.fast.new_salem.building import character_weights
from approdo.fast.new_salem.knowledge import THREE_BITS, knows_characters
from approdo.fast.new_salem.row import B_HOW, B_KIND, B_SEAT, BUILDS, CARD_MASK, CHARACTER, PLAYERS
from approdo.fast.new_salem.tables import (
    A_CHARACTER,
    CHARACTERS,
    COLLECTS,
    DRAFTED,
    IS_WITCH,
    KEPT,
    T_DEALT,
    T_LIKELY,
    T_MOST,
    T_PACKETS,
    T_PLACES,
    TYPE_OF,
)
from approdo.fast.new_salem.world import HIDDEN
from approdo.games.new_salem import insight as reference

HABITS = np.array(reference.HABITS)
DEALS, ONE = reference.DEALS, float(reference.ONE)


@kernel
def likelihoods(s: Words, t: Words) -> None:
    """For each seat, how likely its buildings are for one who has each character, on the shelf; 1 for the likeliest."""
    for seat in range(s[PLAYERS]):
        at = T_LIKELY + seat * CHARACTERS
        for who in range(CHARACTERS):
            keep(t, at + who, 0.0)
        for i in range(BUILDS + 1, BUILDS + 1 + s[BUILDS]):
            how = s[i] >> B_HOW
            if s[i] >> B_SEAT & THREE_BITS == seat and how in (DRAFTED, KEPT):
                r, kind = s[i] & THREE_BITS, s[i] >> B_KIND & CARD_MASK
                for who in range(CHARACTERS):
                    own = COLLECTS[who] >> TYPE_OF[kind] & 1
                    keep(t, at + who, kept(t, at + who) + HABITS[IS_WITCH[who], own, r, kind])
        most = kept(t, at)
        for who in range(CHARACTERS):
            most = max(most, kept(t, at + who))
        for who in range(CHARACTERS):
            keep(t, at + who, exp(kept(t, at + who) - most))


@kernel
def guess(s: Words, t: Words, viewer: int, rng: Words, i: int) -> None:
    """Deal the characters that a viewer has not seen anew, likelier those that what was built speaks for."""
    players = s[PLAYERS]
    likelihoods(s, t)
    known = knows_characters(s, viewer)
    for seat in range(players):
        t[T_DEALT + seat] = s[CHARACTER + seat]
    total = 0.0
    for _ in range(DEALS):
        for seat in range(players):
            if not known >> seat & 1:
                s[CHARACTER + seat] = HIDDEN
        first = random31(rng, i) * players >> 31
        worth = 1.0
        for ahead in range(players):
            seat = (first + ahead) % players
            if not known >> seat & 1:
                worth *= deal_likely(s, t, seat, rng, i)
        total += worth
        if random31(rng, i) / ONE * total <= worth:
            for seat in range(players):
                t[T_DEALT + seat] = s[CHARACTER + seat]
    for seat in range(players):
        s[CHARACTER + seat] = t[T_DEALT + seat]


@kernel
def deal_likely(s: Words, t: Words, seat: int, rng: Words, i: int) -> float:
    """One seat's character; how likely its buildings are for any that it could be."""
    n = character_weights(s, t[T_PLACES:T_MOST], t[T_MOST:T_PACKETS])
    every = 0
    some = 0.0
    for k in range(n):
        every += t[T_MOST + k]
        some += t[T_MOST + k] * kept(t, T_LIKELY + seat * CHARACTERS + t[T_PLACES + k] - A_CHARACTER)
    left = random31(rng, i) / ONE * some
    k = 0
    chance = t[T_MOST] * kept(t, T_LIKELY + seat * CHARACTERS + t[T_PLACES] - A_CHARACTER)
    while k < n - 1 and left >= chance:
        left -= chance
        k += 1
        chance = t[T_MOST + k] * kept(t, T_LIKELY + seat * CHARACTERS + t[T_PLACES + k] - A_CHARACTER)
    s[CHARACTER + seat] = t[T_PLACES + k] - A_CHARACTER
    return some / every
