"""How good a position is for a seat, and what is worth a look: games/new_salem/evaluate.py again."""

from __future__ import annotations

from math import exp

import numpy as np

from approdo.core.actions import HOLD
from approdo.fast.jit import Numbers, Words, kernel, popcount
from approdo.fast.new_salem.belief import NUMBER_MASK, believed, keep, kept, suspicion, think
from approdo.fast.new_salem.knowledge import THREE_BITS, shown
from approdo.fast.new_salem.row import (
    ALL_DESPAIR,
    B_KIND,
    B_SEAT,
    BUILDS,
    C_NUMBER,
    C_SEAT,
    CARD_MASK,
    CLAIMS,
    CONSTABLE,
    CUBES_ON_TRIAL,
    GIFTS,
    HOPES,
    L_WHO,
    L_WHOSE,
    LOOKS,
    PHASE,
    PICKS,
    PLAYERS,
    ROUND,
    TRIALS,
    TRIALS_LEFT,
)
from approdo.fast.new_salem.scoring import character, collected, count, full_sets
from approdo.fast.new_salem.tables import (
    A_ACCUSE,
    A_GIVE,
    A_SAW,
    A_SIDE,
    AMOUNT,
    COST,
    DESPAIR,
    DESPAIR_SHIFT,
    E_BURN,
    E_EXORCISE,
    E_FAMINE,
    E_PACT,
    E_PRAY,
    E_REMOVE,
    E_TRIAL,
    EFFECT_OF,
    EVENT_DESPAIR,
    FAMINE_CUBES,
    FIRST_CLAIM,
    GOAL,
    HOPE,
    IS_WITCH,
    K_EFFECT,
    K_PLACE,
    K_PLAYER,
    K_REMOVE,
    K_SITE,
    K_TAKE,
    K_TRIGGER,
    KINDS,
    OWNED,
    PURITAN,
    REMOVES,
    RETURNED_BOTH,
    ROUNDS,
    SET,
    SET_DESPAIR,
    SIDES,
    T_BUILT,
    T_COUNTS,
    T_FREE,
    T_TRIED,
    T_WORDS,
    TRIAL_DESPAIR,
    TRIGGERING,
    TYPES,
    VOLUNTEER_FROM,
)
from approdo.fast.new_salem.town import end_of, first_of, places_cubes
from approdo.fast.new_salem.triggering import EVERY_COST, open_events, purse
from approdo.fast.stack import DEPTH, FIRST_FRAME, FRAME, top
from approdo.games.new_salem import evaluate as reference

PARTS = ("side", "points", "hope", "knowledge", "talk", "disguise")
N_PARTS = len(PARTS)
SIDE_WORTH, SLOPE, POINT, TALK, HABIT = (
    reference.SIDE_WORTH,
    reference.SLOPE,
    reference.POINT,
    reference.TALK,
    reference.HABIT,
)
WITCH_RATE, PURITAN_RATE, ROUND_RELIEF = reference.WITCH_RATE, reference.PURITAN_RATE, reference.ROUND_RELIEF
HOPE_WORTH, DISGUISE, KNOWING = (
    np.array(values) for values in (reference.HOPE_WORTH, reference.DISGUISE, reference.KNOWING)
)
BALANCE = np.array(reference.BALANCE)
TOTAL_BUILDS = reference.TOTAL_BUILDS
PACT_HOPE = reference.OWN_HOPE["pact"]


@kernel
def evaluate(s: Words, t: Words, seat: int, parts: Numbers) -> float:
    """Named parts and their sum."""
    witch = IS_WITCH[character(s, seat)] > 0
    think(s, t, seat)
    look_out(s, t)
    despair, coming = on_the_way(s, t, seat)
    parts[0] = side(s, despair, witch)
    parts[1] = POINT * points(s, t, seat)
    parts[2] = hope(s, t, seat, coming, witch)
    parts[3] = KNOWING[s[ROUND]] * popcount(shown(s, seat))
    parts[4] = TALK * talk(s, t, seat, witch)
    parts[5] = 0.0
    if witch and s[TRIALS_LEFT]:
        parts[5] = -DISGUISE[s[ROUND]] * suspicion(s, seat)
    total = 0.0
    for i in range(N_PARTS):
        total += parts[i]
    return total


# --- the town's despair ---


@kernel
def side(s: Words, despair: float, witch: bool) -> float:
    """What the despair to expect is worth: the chance of the own side, and a slope where that is flat."""
    margin = despair - GOAL[s[PLAYERS]] + 0.5
    witches_win = 1.0 / (1.0 + exp(-margin / (2.5 + 0.15 * s[PLAYERS])))
    worth = SIDE_WORTH * witches_win + SLOPE * margin
    return worth if witch else SIDE_WORTH - worth


@kernel
def look_out(s: Words, t: Words) -> None:
    """For each seat the despair it is still to bring, if it stays free and if it goes on trial, on the shelf."""
    players = s[PLAYERS]
    for seat in range(players):
        t[T_BUILT + seat] = 0
        keep(t, T_FREE + seat, 0.0)
    for i in range(BUILDS + 1, BUILDS + 1 + s[BUILDS]):
        seat = s[i] >> B_SEAT & THREE_BITS
        t[T_BUILT + seat] += 1
        keep(t, T_FREE + seat, kept(t, T_FREE + seat) + BALANCE[s[i] >> B_KIND & CARD_MASK])
    for seat in range(players):
        chance, built = believed(t, seat), t[T_BUILT + seat]
        usual = chance * WITCH_RATE + (1.0 - chance) * PURITAN_RATE
        rate = (HABIT * usual + kept(t, T_FREE + seat)) / (HABIT + built)
        to_place = max(0, TOTAL_BUILDS - built) * rate
        keep(t, T_FREE + seat, TRIAL_DESPAIR * chance + to_place)
        keep(t, T_TRIED + seat, TRIAL_DESPAIR * (1.0 - 2.0 * chance) + (to_place if s[CUBES_ON_TRIAL] else 0.0))


@kernel
def on_the_way(s: Words, t: Words, seat: int) -> tuple[float, float]:
    """The despair to expect at the end, and the hope that pending steps bring this seat."""
    despair = float(s[ALL_DESPAIR])
    coming = 0.0
    for frame in range(FIRST_FRAME, FIRST_FRAME + FRAME * s[DEPTH], FRAME):
        kind, mine = s[frame], s[frame + 2] == seat
        if kind == K_REMOVE:
            despair -= s[frame + 3]
        elif kind == K_PLACE and s[frame + 4]:
            despair += s[frame + 3]
        elif kind == K_PLACE and mine:
            coming += s[frame + 3]
        elif kind == K_TAKE and mine:
            coming -= s[frame + 3]
        elif kind in (K_EFFECT, K_PLAYER, K_SITE):
            event = s[frame + 3] if kind == K_SITE else s[frame + 2]
            despair += promise(s, t, event)
            if s[CONSTABLE] == seat:
                coming += own_hope(event)
    for other in range(s[PLAYERS]):
        despair += kept(t, T_TRIED + other) if s[TRIALS] >> other & 1 else kept(t, T_FREE + other)
        despair += sets_to_come(s, t, other)
    pick = s[PICKS + seat]
    if pick == RETURNED_BOTH:
        despair += 0.6
    elif pick >= 0 and places_cubes(s, seat):
        despair += DESPAIR[pick] - REMOVES[pick]
    return despair - ROUND_RELIEF * s[PLAYERS] * (ROUNDS - s[ROUND]), coming


@kernel
def sets_to_come(s: Words, t: Words, seat: int) -> float:
    """Full Death and Justice sets, and a share of those one building short."""
    count(s, t, seat)
    total = 0.0
    for which in range(TYPES):
        change = SET_DESPAIR[which]
        if not change:
            continue
        full = full_sets(t, which)
        total += change * full
        have = different(t, which, 0)
        if not full and have:
            keen = believed(t, seat) if change > 0 else 1.0 - believed(t, seat)
            total += change * (0.35 if have == 2 else 0.08) * (0.3 + 0.7 * keen)
    return total


@kernel
def different(t: Words, which: int, beyond: int) -> int:
    """Different buildings of a type, more than so many of each, among what is counted."""
    found = 0
    for at in range(T_COUNTS + which * SET, T_COUNTS + (which + 1) * SET):
        if t[at] > beyond:
            found += 1
    return found


@kernel
def promise(s: Words, t: Words, event: int) -> float:
    """The despair that an event should bring or take."""
    effect = EFFECT_OF[event]
    if effect == E_REMOVE:
        return -float(min(AMOUNT[event], s[ALL_DESPAIR]))
    if effect in (E_EXORCISE, E_PRAY):
        most = towns = 0
        for seat in range(s[PLAYERS]):
            here = 0
            for at in range(first_of(seat), end_of(s, seat)):
                here = max(here, s[at] >> DESPAIR_SHIFT)
            most = max(most, here)
            towns += min(here, 1)
        return -float(most if effect == E_EXORCISE else towns)
    if effect == E_TRIAL:
        return trial_change(s, t)
    if effect == E_PACT:
        return float(EVENT_DESPAIR[event])
    if effect == E_BURN:
        return -0.8
    return 0.25 * s[PLAYERS] if effect == E_FAMINE else 0.0


@kernel
def own_hope(event: int) -> int:
    """The hope that an event should bring the constable."""
    effect = EFFECT_OF[event]
    return PACT_HOPE if effect == E_PACT else -FAMINE_CUBES if effect == E_FAMINE else 0


@kernel
def trial_change(s: Words, t: Words) -> float:
    """The best that a Trial can do, for the side the constable seems to be on."""
    constable = s[CONSTABLE]
    sign = 1.0 if believed(t, constable) > 0.5 else -1.0
    best = 0.0
    none = True
    for seat in range(s[PLAYERS]):
        if seat != constable and not s[TRIALS] >> seat & 1:
            change = sign * (kept(t, T_TRIED + seat) - kept(t, T_FREE + seat))
            if none or change > best:
                best = change
            none = False
    return sign * best


# --- points, hope, talk ---


@kernel
def points(s: Words, t: Words, seat: int) -> float:
    """Points now, and a part of those that a set short of one building may bring."""
    count(s, t, seat)
    pick = s[PICKS + seat]
    if 0 <= pick < KINDS:
        t[T_COUNTS + pick] += 1
    coming = 0.0
    sets = 0
    for which in range(TYPES):
        full = full_sets(t, which)
        sets += full
        beyond = different(t, which, full)
        coming += 0.7 if beyond == 2 else 0.15 if beyond == 1 else 0.0
    fade = min(1.0, 0.25 + 0.3 * (ROUNDS - s[ROUND]))
    extra = 0.8 if pick == RETURNED_BOTH else 0.0
    return collected(t, character(s, seat)) + 2.0 * sets + coming * fade + extra


@kernel
def hope(s: Words, t: Words, seat: int, coming: float, witch: bool) -> float:
    """Own hope, hope in good hands, and what the constable could do with his."""
    each = HOPE_WORTH[s[ROUND]]
    pick = s[PICKS + seat]
    if 0 <= pick < KINDS and places_cubes(s, seat):
        coming += HOPE[pick]
    own = s[HOPES + seat] + coming + (s[GIFTS] if s[CONSTABLE] == seat else 0)
    others = 0.0
    trusted = 1.0 if witch else 0.6
    for other in range(s[PLAYERS]):
        if other != seat:
            others += (trusted - believed(t, other)) * s[HOPES + other]
    if witch:
        return each * (0.25 * own - 0.35 * others) - power(s, t)
    return each * (0.8 * own + 0.5 * others) + power(s, t)


@kernel
def power(s: Words, t: Words) -> float:
    """What the constable may do for the puritans with the hope he has or is about to be given."""
    if s[PHASE] != TRIGGERING or not s[DEPTH] or s[top(s)] not in (K_TRIGGER, K_PLACE):
        return 0.0
    trust = 1.0 - 2.0 * believed(t, s[CONSTABLE])
    best = 0.0
    end = open_events(s, 0, t, T_WORDS, EVERY_COST)
    for at in range(T_WORDS, end):
        share = min(1.0, purse(s) / COST[t[at]])
        best = max(best, -0.9 * promise(s, t, t[at]) * share * share)
    return trust * best


@kernel
def talk(s: Words, t: Words, seat: int, witch: bool) -> int:
    """Useful things said, each counted once; anything else said counts against it."""
    useful = worth_saying(s, t, seat, witch)
    worth = 0
    for i in range(CLAIMS + 1, CLAIMS + 1 + s[CLAIMS]):
        if s[i] >> C_SEAT & THREE_BITS == seat:
            number = s[i] >> C_NUMBER & NUMBER_MASK
            word = T_WORDS
            while word < useful and t[word] != number:
                word += 1
            worth += 1 if word < useful and not was_said(s, seat, number, i) else -1
    return worth


@kernel
def was_said(s: Words, seat: int, number: int, end: int) -> bool:
    """Whether a seat made a claim before."""
    for i in range(CLAIMS + 1, end):
        if s[i] >> C_SEAT & THREE_BITS == seat and s[i] >> C_NUMBER & NUMBER_MASK == number:
            return True
    return False


@kernel
def worth_saying(s: Words, t: Words, seat: int, witch: bool) -> int:
    """Puritans tell what they saw and whom they suspect; witches say the same words about the innocent.

    The words are on the shelf; where they end.
    """
    t[T_WORDS] = A_SIDE + PURITAN
    end = T_WORDS + 1
    for i in range(LOOKS + 1, LOOKS + 1 + s[LOOKS]):
        if s[i] >> L_WHO & THREE_BITS == seat:
            whose = s[i] >> L_WHOSE
            is_witch = IS_WITCH[character(s, whose)] > 0
            t[end] = A_SAW + whose * SIDES + (1 if is_witch != witch else 0)
            end += 1
    suspect = -1
    most = 0.0
    for other in range(s[PLAYERS]):
        if other != seat and not s[TRIALS] >> other & 1:
            chance = 1.0 - believed(t, other) if witch else believed(t, other)
            if suspect < 0 or chance > most:
                suspect, most = other, chance
    if suspect >= 0 and (witch or most > 0.55):
        t[end] = A_ACCUSE + suspect
        end += 1
    return end


@kernel
def shortlist(s: Words, t: Words, seat: int, ids: Words, n: int, out: Words) -> int:
    """All that is played, and of gifts one of each size."""
    kept_ids = 0
    for i in range(n):
        if ids[i] < VOLUNTEER_FROM:
            out[kept_ids] = ids[i]
            kept_ids += 1
    if kept_ids and out[0] != HOLD:  # awaited: there is something to do
        return kept_ids
    size = -1
    for i in range(n):
        if VOLUNTEER_FROM <= ids[i] < FIRST_CLAIM and (ids[i] - A_GIVE) // OWNED != size:
            size = (ids[i] - A_GIVE) // OWNED
            out[kept_ids] = ids[i]
            kept_ids += 1
    return kept_ids
