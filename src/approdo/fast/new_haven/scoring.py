"""Colonists, tie-breaks and the result: games/new_haven/scoring.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, popcount
from approdo.fast.new_haven.row import HAND, HOLDERS, PLAYERS, VILLAGE
from approdo.fast.new_haven.tables import (
    CHARTER_COLONISTS,
    CHARTERS,
    COLONISTS,
    DOWN,
    KINDS,
    LINE,
    LINES,
    MOST_CHARTERS,
    MOST_IN_HAND,
    PLOTS,
    SEATS,
    T_KEYS,
)
from approdo.fast.ranking import rank


@kernel
def masks(s: Words, seat: int) -> tuple[int, int]:
    """The plots of a village that are built on, and those built face up."""
    taken = up = 0
    for plot in range(PLOTS):
        built = s[VILLAGE + seat * PLOTS + plot]
        if built:
            taken |= 1 << plot
            if built <= DOWN:
                up |= 1 << plot
    return taken, up


@kernel
def lines_worth(taken: int, up: int) -> int:
    """The colonists of rows and columns: only when complete, twice when all face up (nh.7.4 - nh.7.6)."""
    worth = 0
    for line in range(LINES):
        if taken & LINE[line] == LINE[line]:
            worth += COLONISTS[line] * (2 if up & LINE[line] == LINE[line] else 1)
    return worth


@kernel
def charters_held(s: Words, seat: int) -> int:
    """How many charters a seat holds."""
    held = 0
    for charter in range(CHARTERS):
        if s[HOLDERS + charter] == seat + 1:
            held += 1
    return held


@kernel
def charters_worth(s: Words, seat: int) -> int:
    """The colonists of a seat's charters, with those for the most if it alone holds it (nh.11.5, nh.11.6)."""
    held = charters_held(s, seat)
    if not held:
        return 0
    worth = MOST_CHARTERS
    for other in range(s[PLAYERS]):
        if other != seat and charters_held(s, other) >= held:
            worth = 0
    for charter in range(CHARTERS):
        if s[HOLDERS + charter] == seat + 1:
            worth += CHARTER_COLONISTS[charter]
    return worth


@kernel
def in_hand(s: Words, seat: int) -> int:
    """How many buildings a seat holds."""
    held = 0
    for at in range(HAND + seat * KINDS, HAND + (seat + 1) * KINDS):
        held += s[at]
    return held


@kernel
def outcome(s: Words, t: Words, points: Words, ranks: Words) -> int:
    """Most colonists; then fewer empty plots, then fewer buildings in hand, then shared (nh.7.7 - nh.7.11)."""
    players = s[PLAYERS]
    for seat in range(players):
        taken, up = masks(s, seat)
        points[seat] = lines_worth(taken, up) + charters_worth(s, seat)
        full = points[seat] * (PLOTS + 1) + popcount(taken)
        t[T_KEYS + seat] = full * MOST_IN_HAND - in_hand(s, seat)
    return rank(t[T_KEYS : T_KEYS + SEATS], ranks, players)
