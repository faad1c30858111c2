"""The chance that each player is a witch, as a seat sees it: games/new_salem/belief.py again.

Numbers with a fraction are kept on the shelf by their bits, so that no array is made in a kernel.
"""

from __future__ import annotations

from math import exp, log

import numpy as np

from approdo.fast.jit import Words, kernel, popcount
from approdo.fast.new_salem.building import without
from approdo.fast.new_salem.knowledge import THREE_BITS, knows_packet, shown
from approdo.fast.new_salem.row import (
    B_HOW,
    B_KIND,
    B_SEAT,
    B_STEP,
    BUILDS,
    C_LOOKS,
    C_NUMBER,
    C_SEAT,
    CARD,
    CARD_MASK,
    CLAIMS,
    DEALT,
    L_WHO,
    L_WHOSE,
    LOOKS,
    PICKS,
    PLAYERS,
    ROUND,
)
from approdo.fast.new_salem.scoring import character
from approdo.fast.new_salem.tables import (
    A_ACCUSE,
    A_SAW,
    DRAFTED,
    IS_WITCH,
    KEPT,
    KINDS,
    PURITANS,
    SIDES,
    T_BELIEVED,
    T_ODDS,
    T_PACKETS,
    WITCHES,
)
from approdo.games.new_salem import belief as reference

EVIL, WEIGHT = np.array(reference.EVIL), np.array(reference.WEIGHT)
AVERAGE_EVIL, UNSEEN_HAND = reference.AVERAGE_EVIL, reference.UNSEEN_HAND
HEARSAY, VOICE, LIMIT = reference.HEARSAY, reference.VOICE, reference.LIMIT
NUMBER_MASK = (1 << C_LOOKS - C_NUMBER) - 1


@kernel
def keep(t: Words, at: int, value: float) -> None:
    """Lay a number with a fraction on the shelf."""
    t[at] = int(np.float64(value).view(np.int64))


@kernel
def kept(t: Words, at: int) -> float:
    """A number with a fraction from the shelf."""
    return np.int64(t[at]).view(np.float64)


@kernel
def believed(t: Words, seat: int) -> float:
    """The chance of a seat to be a witch, once `think` has found it."""
    return kept(t, T_BELIEVED + seat)


@kernel
def think(s: Words, t: Words, viewer: int) -> None:
    """The chance of each seat to be a witch, as a viewer sees it."""
    players = s[PLAYERS]
    known = shown(s, viewer) | 1 << viewer
    witches = 0
    for seat in range(players):
        if known >> seat & 1:
            witches += IS_WITCH[character(s, seat)]
    base = prior(players, witches, popcount(known) - witches)
    certain = base in (0.0, 1.0)  # all witches of the mix are known, or all puritans
    honest = 0
    if not certain:
        weigh(s, t, viewer)
        for seat in range(players):
            fair = kept(t, T_ODDS + seat) <= 0.0
            if known >> seat & 1:
                fair = IS_WITCH[character(s, seat)] == 0
            honest |= int(fair) << seat
        honest &= ~(1 << viewer)
    for seat in range(players):
        chance = base
        if known >> seat & 1:
            chance = float(IS_WITCH[character(s, seat)])
        elif not certain:
            told = max(-LIMIT, min(LIMIT, kept(t, T_ODDS + seat)))
            said = hearsay(s, viewer, seat)
            chance = 1.0 / (1.0 + exp(-(log(base / (1.0 - base)) + told + said + voices(s, honest, seat))))
        keep(t, T_BELIEVED + seat, chance)


@kernel
def prior(players: int, known_witches: int, known_puritans: int) -> float:
    """The chance that a player of whom nothing is known is a witch (ns.2.1)."""
    witches = WITCHES[players] - known_witches
    return witches / (witches + PURITANS[players] - known_puritans)


@kernel
def weigh(s: Words, t: Words, viewer: int) -> None:
    """How much each seat's builds speak for a witch, as log odds on the shelf."""
    players = s[PLAYERS]
    for index in range(s[DEALT]):
        t[T_PACKETS + index] = s[DEALT + 1 + index] if knows_packet(s, viewer, index) else 0
    for seat in range(players):
        keep(t, T_ODDS + seat, 0.0)
    for i in range(BUILDS + 1, BUILDS + 1 + s[BUILDS]):
        how = s[i] >> B_HOW
        if how not in (DRAFTED, KEPT):
            continue
        r, step = s[i] & THREE_BITS, s[i] >> B_STEP & THREE_BITS
        seat, kind = s[i] >> B_SEAT & THREE_BITS, s[i] >> B_KIND & CARD_MASK
        weight, usual = WEIGHT[r] * UNSEEN_HAND, AVERAGE_EVIL
        packet = T_PACKETS + (r - 1) * players + (seat - step + players) % players
        if t[packet]:
            weight, usual = WEIGHT[r], average_evil(t[packet])
            t[packet] = without(t[packet], kind)
        keep(t, T_ODDS + seat, kept(t, T_ODDS + seat) + weight * (EVIL[kind] - usual))


@kernel
def average_evil(hand: int) -> float:
    """How much the cards of a hand help the witches."""
    total = 0.0
    cards = 0
    while hand:
        total += EVIL[(hand & CARD_MASK) - 1]
        hand >>= CARD
        cards += 1
    return total / cards


@kernel
def hearsay(s: Words, viewer: int, about: int) -> float:
    """What others say of a character that they really looked at."""
    heard = 0.0
    for i in range(CLAIMS + 1, CLAIMS + 1 + s[CLAIMS]):
        seat, said = s[i] >> C_SEAT & THREE_BITS, (s[i] >> C_NUMBER & NUMBER_MASK) - A_SAW
        if seat == viewer or not 0 <= said < A_ACCUSE - A_SAW or said // SIDES != about:
            continue
        looked = False
        for entry in range(LOOKS + 1, LOOKS + 1 + (s[i] >> C_LOOKS)):
            who, whose = s[entry] >> L_WHO & THREE_BITS, s[entry] >> L_WHOSE
            looked = looked or (who == seat and whose == about)
        if looked:
            heard += HEARSAY if said % SIDES else -HEARSAY / 2
    return heard


@kernel
def voices(s: Words, honest: int, about: int) -> float:
    """What the accusations of those who look honest mean, each counted once."""
    accusers = 0
    for i in range(CLAIMS + 1, CLAIMS + 1 + s[CLAIMS]):
        if (s[i] >> C_NUMBER & NUMBER_MASK) == A_ACCUSE + about:
            accusers |= 1 << (s[i] >> C_SEAT & THREE_BITS)
    return VOICE * popcount(accusers & honest)


@kernel
def suspicion(s: Words, seat: int) -> float:
    """How likely a witch a seat looks to everybody, its sealed choice counted as if revealed."""
    odds = 0.0
    for i in range(BUILDS + 1, BUILDS + 1 + s[BUILDS]):
        how = s[i] >> B_HOW
        if s[i] >> B_SEAT & THREE_BITS == seat and how in (DRAFTED, KEPT):
            weight = WEIGHT[s[i] & THREE_BITS] * UNSEEN_HAND
            odds += weight * (EVIL[s[i] >> B_KIND & CARD_MASK] - AVERAGE_EVIL)
    pick = s[PICKS + seat]
    if 0 <= pick < KINDS:
        odds += WEIGHT[s[ROUND]] * UNSEEN_HAND * (EVIL[pick] - AVERAGE_EVIL)
    base = prior(s[PLAYERS], 0, 0)
    told = max(-LIMIT, min(LIMIT, odds))
    return 1.0 / (1.0 + exp(-(log(base / (1.0 - base)) + told)))
