"""What an experienced player sees, as numbers for the learned value: games/new_salem/traits.py again."""

from __future__ import annotations

from math import exp, log, sqrt

from approdo.fast.jit import Numbers, Words, kernel
from approdo.fast.new_salem.belief import believed, suspicion, think
from approdo.fast.new_salem.evaluate import different, look_out, on_the_way
from approdo.fast.new_salem.knowledge import shown
from approdo.fast.new_salem.row import (
    ALL_DESPAIR,
    CARD,
    CARD_MASK,
    CONSTABLE,
    HANDS,
    HOPES,
    PHASE,
    PICKS,
    PLAYERS,
    ROUND,
    STEP,
    TRIALS,
    TRIALS_LEFT,
)
from approdo.fast.new_salem.scoring import character, collected, count, full_sets
from approdo.fast.new_salem.tables import (
    BUILDING,
    DEALT_IN,
    DESPAIR,
    DESPAIR_SHIFT,
    GOAL,
    HOPE,
    IS_WITCH,
    KINDS,
    REMOVES,
    RETURNED_BOTH,
    ROUNDS,
    SET,
    SET_DESPAIR,
    T_COUNTS,
    TRIGGERING,
    TYPE_OF,
    TYPES,
)
from approdo.fast.new_salem.town import end_of, first_of, places_cubes
from approdo.fast.new_salem.triggering import dearest, purse
from approdo.games.new_salem import traits as reference

COUNT = reference.COUNT
LIKELY, NEARLY, BEGUN, REDRAWN, PLAIN = (
    reference.LIKELY,
    reference.NEARLY,
    reference.BEGUN,
    reference.REDRAWN,
    reference.PLAIN,
)
AT_OWN = 2
AT_RIVALS = AT_OWN + 5
AT_SIDE = AT_RIVALS + 5
AT_CHANCE = AT_SIDE + 4
AT_PEOPLE = AT_CHANCE + 2
AT_TOWN = AT_PEOPLE + 13
AT_PASSED = AT_TOWN + 10
assert AT_PASSED + 5 == COUNT


@kernel
def traits(s: Words, t: Words, seat: int, out: Numbers) -> None:
    """The numbers, in the order of the reference; `out` is blank."""
    witch = IS_WITCH[character(s, seat)] > 0
    think(s, t, seat)
    left = builds_left(s, seat)
    fade = min(1.0, 0.15 + 0.12 * left)
    out[0] = 1.0 if witch else 0.0
    out[1] = float(left)
    own(s, t, seat, fade, out)
    rivals(s, t, seat, witch, left, fade, out)
    side(s, t, seat, witch, out)
    out[AT_CHANCE] = out[AT_RIVALS] * out[AT_SIDE + 1]
    out[AT_CHANCE + 1] = log(out[AT_CHANCE] + 0.01)
    people(s, t, seat, out)
    town(s, t, seat, out)
    passed(s, t, seat, witch, out)


@kernel
def builds_left(s: Words, seat: int) -> int:
    """Buildings that a seat is still to choose, its sealed choice made."""
    left = 0
    if s[PHASE] == BUILDING:
        left = max(0, DEALT_IN[s[ROUND]] - 1 - s[STEP] - (1 if s[PICKS + seat] >= 0 else 0))
    for r in range(s[ROUND] + 1, ROUNDS + 1):
        left += DEALT_IN[r] - 1
    return left


# --- points ---


@kernel
def of_sets(t: Words) -> tuple[int, int, int]:
    """Full sets of what is counted, sets with one building missing, and with two."""
    sets = two = one = 0
    for which in range(TYPES):
        full = full_sets(t, which)
        beyond = different(t, which, full)
        sets += full
        if beyond == 2:
            two += 1
        elif beyond == 1:
            one += 1
    return sets, two, one


@kernel
def count_own(s: Words, t: Words, seat: int) -> None:
    """The own town by kind, the sealed choice in it."""
    count(s, t, seat)
    pick = s[PICKS + seat]
    if 0 <= pick < KINDS:
        t[T_COUNTS + pick] += 1


@kernel
def own(s: Words, t: Words, seat: int, fade: float, out: Numbers) -> None:
    """Points, what may come of sets that are begun, and both of these by their parts."""
    count_own(s, t, seat)
    full, two, one = of_sets(t)
    out[AT_OWN] = collected(t, character(s, seat)) + 2.0 * full
    if s[PICKS + seat] == RETURNED_BOTH:
        out[AT_OWN] += REDRAWN
    out[AT_OWN + 1] = fade * (NEARLY * two + BEGUN * one)
    out[AT_OWN + 2], out[AT_OWN + 3], out[AT_OWN + 4] = float(full), float(two), float(one)


@kernel
def usual_points(t: Words, types: int) -> float:
    """What is counted for somebody who collects so many types: most likely the commonest."""
    total = most = 0
    taken = 0
    for turn in range(types):
        best, at = -1, 0
        for which in range(PLAIN):
            if not taken >> which & 1:
                here = t[T_COUNTS + which * SET]
                for k in range(T_COUNTS + which * SET + 1, T_COUNTS + (which + 1) * SET):
                    here += t[k]
                if turn == 0:
                    total += here
                if here > best:
                    best, at = here, which
        taken |= 1 << at
        most += best
    return LIKELY * most + (1.0 - LIKELY) * total * types / PLAIN


@kernel
def rivals(s: Words, t: Words, seat: int, witch: bool, left: int, fade: float, out: Numbers) -> None:
    """The chance to have most points of the own side, its logarithm, the lead, and how many are ahead."""
    known = shown(s, seat)
    mine = out[AT_OWN] + out[AT_OWN + 1]
    spread = 0.5 + 0.6 * sqrt(left)
    chance, lead, behind, ahead = 1.0, 20.0, 0.0, 0.0
    for other in range(s[PLAYERS]):
        if other == seat:
            continue
        fellow = believed(t, other) if witch else 1.0 - believed(t, other)
        count(s, t, other)
        full, two, one = of_sets(t)
        if known >> other & 1:
            points = float(collected(t, character(s, other)))
        else:
            points = usual_points(t, 3 if witch else 2)
        points += 2.0 * full + fade * (NEARLY * two + BEGUN * one)
        chance *= 1.0 - fellow / (1.0 + exp((mine - points) / spread))
        lead = min(lead, mine - points + 6.0 * (1.0 - fellow))
        behind += fellow * max(0.0, points - mine)
        if points > mine:
            ahead += fellow
    out[AT_RIVALS], out[AT_RIVALS + 1] = chance, log(chance + 0.01)
    out[AT_RIVALS + 2], out[AT_RIVALS + 3], out[AT_RIVALS + 4] = lead, behind, ahead


# --- the sides ---


@kernel
def side(s: Words, t: Words, seat: int, witch: bool, out: Numbers) -> None:
    """How far the own side is ahead in despair to expect, and its chance; how far the cubes are from the goal."""
    look_out(s, t)
    despair, coming = on_the_way(s, t, seat)
    margin = despair - GOAL[s[PLAYERS]] + 0.5
    ours = margin if witch else -margin
    spread = 1.2 + 0.5 * (ROUNDS - s[ROUND]) + 0.1 * s[PLAYERS]
    out[AT_SIDE] = ours
    out[AT_SIDE + 1] = 1.0 / (1.0 + exp(-ours / spread))
    out[AT_SIDE + 2] = float(GOAL[s[PLAYERS]] - s[ALL_DESPAIR])
    out[AT_SIDE + 3] = coming


@kernel
def people(s: Words, t: Words, seat: int, out: Numbers) -> None:
    """Whom to suspect, who stands before the court, and who has the hope."""
    most = second = 0.0
    least = 1.0
    for other in range(s[PLAYERS]):
        if other == seat:
            continue
        b = believed(t, other)
        out[AT_PEOPLE + 5] += (1.0 - b) * s[HOPES + other]
        out[AT_PEOPLE + 6] += b * s[HOPES + other]
        least = min(least, b)
        if s[TRIALS] >> other & 1:
            out[AT_PEOPLE + 3] += b
            out[AT_PEOPLE + 4] += 1.0 - b
        elif b > most:
            second = most
            most = b
        else:
            second = max(second, b)
    out[AT_PEOPLE], out[AT_PEOPLE + 1], out[AT_PEOPLE + 2] = most, second, least
    pick, constable = s[PICKS + seat], s[CONSTABLE]
    out[AT_PEOPLE + 7] = float(s[HOPES + seat])
    if 0 <= pick < KINDS and places_cubes(s, seat):
        out[AT_PEOPLE + 7] += HOPE[pick]
    if constable >= 0:
        money = float(purse(s))
        out[AT_PEOPLE + 9] = money
        if constable != seat:
            trusted = believed(t, constable)
            out[AT_PEOPLE + 8] = trusted
            out[AT_PEOPLE + 10] = (1.0 - 2.0 * trusted) * money
        if s[PHASE] == TRIGGERING:
            out[AT_PEOPLE + 11] = dearest(s) - money
    if s[TRIALS_LEFT]:
        out[AT_PEOPLE + 12] = suspicion(s, seat)


@kernel
def town(s: Words, t: Words, seat: int, out: Numbers) -> None:
    """Where despair lies, and the sets of Death and Justice on the way in the own town and in the others'."""
    for other in range(s[PLAYERS]):
        here = 0
        for at in range(first_of(other), end_of(s, other)):
            here = max(here, s[at] >> DESPAIR_SHIFT)
        out[AT_TOWN] = max(out[AT_TOWN], float(here))
        if here:
            out[AT_TOWN + 1] += 1.0
        if other == seat:
            count_own(s, t, seat)
        else:
            count(s, t, other)
        at = AT_TOWN + 2
        for which in range(TYPES):
            if not SET_DESPAIR[which]:
                continue
            full = full_sets(t, which)
            beyond = different(t, which, full)
            if other == seat:
                out[at] = float(full)
                out[at + 1] = beyond * (beyond + 1) / 2.0
            else:
                out[at + 2] += full
                if beyond == 2:
                    out[at + 3] += 1.0
            at += 4


# --- what is passed on ---


@kernel
def passed(s: Words, t: Words, seat: int, witch: bool, out: Numbers) -> None:
    """The rest of the hand that goes to the left once a card is chosen: its cubes, and what it does for that player."""
    pick, hand = s[PICKS + seat], s[HANDS + seat]
    if pick < 0:
        return
    out[AT_PASSED] = 1.0
    if hand >> 2 * CARD == 0:  # no more than two cards: nothing is passed
        return
    neighbour = (seat + 1) % s[PLAYERS]
    fellow = believed(t, neighbour) if witch else 1.0 - believed(t, neighbour)
    count(s, t, neighbour)
    chosen = True
    best = 0.0
    while hand:
        kind = (hand & CARD_MASK) - 1
        hand >>= CARD
        if kind == pick and chosen:
            chosen = False
            continue
        out[AT_PASSED + 1] += HOPE[kind]
        out[AT_PASSED + 2] += DESPAIR[kind] - REMOVES[kind]
        best = max(best, gain(t, kind))
    out[AT_PASSED + 3] = best * fellow
    out[AT_PASSED + 4] = best


@kernel
def gain(t: Words, kind: int) -> float:
    """What a building does for the points of what is counted: a full set, a set nearly full, one more of a type."""
    which = TYPE_OF[kind]
    same = 0
    for at in range(T_COUNTS + which * SET, T_COUNTS + (which + 1) * SET):
        same += t[at]
    full, two, _ = of_sets(t)
    t[T_COUNTS + kind] += 1
    then_full, then_two, _ = of_sets(t)
    t[T_COUNTS + kind] -= 1
    likely = min(1.0, 0.3 + 0.15 * same) if which < PLAIN else 0.0
    return 2.0 * (then_full - full) + NEARLY * (then_two - two) + likely
