"""The final scoring: games/new_salem/scoring.py again."""

from __future__ import annotations

from math import exp

from approdo.fast.jit import Words, kernel
from approdo.fast.new_salem.row import ALL_DESPAIR, CHARACTER, HOPES, PLAYERS, TRIALS
from approdo.fast.new_salem.tables import (
    CHARACTERS,
    COLLECTS,
    GOAL,
    IS_WITCH,
    KIND,
    KINDS,
    SEATS,
    SET,
    SET_DESPAIR,
    T_COUNTS,
    T_KEYS,
    TRIAL_DESPAIR,
    TYPE_OF,
    TYPES,
)
from approdo.fast.new_salem.town import end_of, first_of
from approdo.fast.ranking import rank
from approdo.games.new_salem import scoring as reference

WINS, POINTS = 1 << 40, 1 << 20
"""The side first, then points, then hope make one key (ns.11.5 - ns.11.11)."""
NARROW, SHARE, UNRIVALLED = reference.NARROW, reference.SHARE, reference.UNRIVALLED


@kernel
def character(s: Words, seat: int) -> int:
    """A seat's character; before they are dealt the last one, as the reference looks it up."""
    held = s[CHARACTER + seat]
    return held if held >= 0 else CHARACTERS - 1


@kernel
def count(s: Words, t: Words, seat: int) -> None:
    """The buildings of a town by kind, on the shelf."""
    for kind in range(KINDS):
        t[T_COUNTS + kind] = 0
    for at in range(first_of(seat), end_of(s, seat)):
        t[T_COUNTS + (s[at] & KIND)] += 1


@kernel
def full_sets(t: Words, which: int) -> int:
    """Full sets of a type among what is counted: a building is in one set only (ns.11.4)."""
    first = T_COUNTS + which * SET
    least = t[first]
    for at in range(first + 1, first + SET):
        least = min(least, t[at])
    return least


@kernel
def collected(t: Words, held: int) -> int:
    """What is counted of the types on a character (ns.11.8)."""
    found = 0
    for kind in range(KINDS):
        if COLLECTS[held] >> TYPE_OF[kind] & 1:
            found += t[T_COUNTS + kind]
    return found


@kernel
def despair_in_the_end(s: Words, t: Words, points: Words) -> int:
    """What cubes, trials and sets come to, and everybody's points (ns.11)."""
    players = s[PLAYERS]
    despair = s[ALL_DESPAIR]
    relief = plus = minus = 0
    for seat in range(players):
        held = character(s, seat)
        if s[TRIALS] >> seat & 1 and IS_WITCH[held]:
            relief += TRIAL_DESPAIR
        elif s[TRIALS] >> seat & 1 or IS_WITCH[held]:
            despair += TRIAL_DESPAIR
        count(s, t, seat)
        points[seat] = collected(t, held)
        for which in range(TYPES):
            full = full_sets(t, which)
            points[seat] += 2 * full
            plus += max(0, full * SET_DESPAIR[which])
            minus -= min(0, full * SET_DESPAIR[which])
    return max(0, max(0, despair - relief) + plus - minus)


@kernel
def outcome(s: Words, t: Words, points: Words, ranks: Words) -> int:
    """Trials, sets, and the best of the winning side (ns.11)."""
    players = s[PLAYERS]
    witches_win = despair_in_the_end(s, t, points) >= GOAL[players]
    witches = 0
    for seat in range(players):
        witches += IS_WITCH[character(s, seat)]
    if witches_win and not witches:  # all lose (ns.11.7)
        for seat in range(players):
            ranks[seat] = 0
        return 0
    for seat in range(players):
        won = (IS_WITCH[character(s, seat)] > 0) == witches_win
        t[T_KEYS + seat] = (WINS if won else 0) + points[seat] * POINTS + s[HOPES + seat]
    return rank(t[T_KEYS : T_KEYS + SEATS], ranks, players)


@kernel
def graded(s: Words, t: Words, seat: int, points: Words) -> float:
    """How near a finished game came to be won by a seat."""
    ahead = despair_in_the_end(s, t, points) - GOAL[s[PLAYERS]] + 0.5
    mine = IS_WITCH[character(s, seat)]
    if not mine:
        ahead = -ahead
    first = UNRIVALLED
    for other in range(s[PLAYERS]):
        if other != seat and IS_WITCH[character(s, other)] == mine:
            lead = float(points[seat] - points[other])
            if s[HOPES + seat] > s[HOPES + other]:
                lead += 0.5
            elif s[HOPES + seat] < s[HOPES + other]:
                lead -= 0.5
            first = min(first, lead)
    return (SHARE + (1.0 - SHARE) / (1.0 + exp(-first / NARROW))) / (1.0 + exp(-ahead / NARROW))
