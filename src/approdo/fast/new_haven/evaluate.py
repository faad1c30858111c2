"""How good a position is for a seat: games/new_haven/evaluate.py again. The reference shortens no list of actions."""

from __future__ import annotations

import numpy as np

from approdo.fast.jit import Numbers, Words, kernel, lowest, popcount, stirred
from approdo.fast.new_haven.building import plots_for
from approdo.fast.new_haven.drawing import markers_on_0
from approdo.fast.new_haven.row import (
    ACTIVE,
    CHARTERS_ON,
    COLOURS,
    HAND,
    PLAYERS,
    REDEVELOP,
    SHIPMENTS,
    TRACK,
)
from approdo.fast.new_haven.scoring import charters_worth, in_hand, masks
from approdo.fast.new_haven.tables import (
    COLUMNS,
    COST,
    K_BUILD,
    K_DRAW,
    K_LAY,
    KINDS,
    LINE,
    LINES,
    NUMBERS,
    PLANS,
    RESOURCES,
    ROWS,
    T_COLOURS,
    T_HAND,
    T_PLANS,
    T_TRACK,
)
from approdo.fast.new_haven.turn import free_spaces
from approdo.fast.stack import DEPTH, top
from approdo.games.new_haven import evaluate as reference

PARTS = ("village", "hand", "rivals", "charters", "to-build", "draws", "leftovers", "shipment")
N_PARTS = len(PARTS)
CARD_WORTH, DRAW_WORTH, PLANNED = reference.CARD_WORTH, reference.DRAW_WORTH, reference.PLANNED
LINE_WORTH = np.array([[*line, *[(0.0, 0.0)] * (7 - len(line))] for line in reference.LINE_WORTH])
"""By line, plots built on, and whether all of these lie face up."""

FINE, MOST_HARVEST = 1 << 40, 255
"""A plan's worth is remembered as a whole number of these parts; a marker never shows so much that it would matter."""


@kernel
def evaluate(s: Words, t: Words, seat: int, parts: Numbers) -> float:
    """Named parts and their sum."""
    for i in range(N_PARTS):
        parts[i] = 0.0
    players = s[PLAYERS]
    parts[0] = village(s, seat)
    parts[1] = hand(s, seat)
    rivals = 0.0
    for other in range(players):
        if other != seat:
            rivals += village(s, other)
    parts[2] = -0.25 * rivals / (players - 1)
    if s[CHARTERS_ON]:
        parts[3] = charters_worth(s, seat)
    if s[DEPTH]:
        evaluate_turn(s, t, seat, parts)
    total = 0.0
    for i in range(N_PARTS):
        total += parts[i]
    return total


@kernel
def evaluate_turn(s: Words, t: Words, seat: int, parts: Numbers) -> None:
    """What the pending decision and one's shipment are worth."""
    at = top(s)
    kind = s[at]
    asked = s[at + 1] == 1 << seat
    if kind == K_BUILD:
        if asked:
            parts[4] = plan(s, t, seat, 0)
        left = 0
        for resource in range(RESOURCES):
            left += min(s[TRACK + resource], 12)
        parts[6] = -0.06 * left
    if s[ACTIVE] == seat:
        if kind == K_BUILD:
            parts[5] = DRAW_WORTH * markers_on_0(s)
        elif kind == K_DRAW:
            parts[5] = DRAW_WORTH * s[at + 2]
    if (kind == K_LAY and asked) or free_spaces(s) != 1:
        parts[7] = 0.8 * s[SHIPMENTS + seat]


@kernel
def village(s: Words, seat: int) -> float:
    """What a village is worth as it stands."""
    taken, up = masks(s, seat)
    return worth(taken, up)


@kernel
def worth(taken: int, up: int) -> float:
    """Lines by how full they are and whether they may still be doubled."""
    total = 0.0
    for line in range(LINES):
        total += line_worth(line, taken, up)
    return total


@kernel
def line_worth(line: int, taken: int, up: int) -> float:
    """What one line is worth by now."""
    built = taken & LINE[line]
    return LINE_WORTH[line, popcount(built), 0 if built & ~up else 1]


@kernel
def hand(s: Words, seat: int) -> float:
    """Buildings in hand, falling in worth; variety of resources and numbers counts."""
    different = 0
    for at in range(HAND + seat * KINDS, HAND + (seat + 1) * KINDS):
        if s[at]:
            different += 1
    rounds = min(1.0, (free_spaces(s) - 1) / (2.0 * s[PLAYERS]))
    return rounds * (CARD_WORTH * min(in_hand(s, seat), 10) + 0.05 * different)


@kernel
def numbers_held(t: Words, resource: int) -> int:
    """The numbers of a resource's buildings in the hand on the shelf, as a set."""
    numbers = 0
    for number in range(1, NUMBERS + 1):
        if t[T_HAND + resource * NUMBERS + number - 1]:
            numbers |= 1 << number
    return numbers


@kernel
def plan(s: Words, t: Words, seat: int, harvest: int) -> float:
    """What could be built with the markers as they stand (harvest 0), or with so much of each resource.

    What was planned once is remembered: of the actions looked at few change hand, village and markers.
    """
    key = key_of(s, seat, harvest)
    at = T_PLANS + 2 * (key >> 9 & PLANS - 1)
    if t[at] != key:
        t[at], t[at + 1] = key, int(plan_anew(s, t, seat, harvest) * FINE + 0.5)
    return t[at + 1] / FINE


@kernel
def key_of(s: Words, seat: int, harvest: int) -> int:
    """A number for all that a plan follows from, hardly ever the same for two; never 0."""
    key = 1 + s[REDEVELOP]
    word = 0
    for resource in range(RESOURCES):
        word = word << 8 | (harvest if harvest else min(s[TRACK + resource], MOST_HARVEST))
    key = stirred(key, word)
    for half in range(HAND + seat * KINDS, HAND + (seat + 1) * KINDS, KINDS // 2):
        word = 0
        for kind in range(KINDS // 2):
            word = word << 4 | s[half + kind]
        key = stirred(key, word)
    for at in range(COLOURS + seat * RESOURCES, COLOURS + (seat + 1) * RESOURCES):
        key = stirred(key, s[at])
    _, up = masks(s, seat)
    return stirred(key, up) | 1


@kernel
def plan_anew(s: Words, t: Words, seat: int, harvest: int) -> float:
    """The plan of `plan`: greedily, the best single building first."""
    for resource in range(RESOURCES):
        t[T_COLOURS + resource] = s[COLOURS + seat * RESOURCES + resource]
        t[T_TRACK + resource] = harvest if harvest else s[TRACK + resource]
    for kind in range(KINDS):
        t[T_HAND + kind] = s[HAND + seat * KINDS + kind]
    taken, up = masks(s, seat)
    gained = 0.0
    for _ in range(PLANNED):
        gain, resource, plot = best_building(s, t, taken, up)
        if gain <= 0.0:
            break
        gained += gain
        numbers = numbers_held(t, resource)
        taken |= 1 << plot
        number = COST[plot]
        if numbers >> number & 1:
            up |= 1 << plot
        else:
            up &= ~(1 << plot)
            number = lowest(numbers)
        t[T_COLOURS + resource] |= 1 << plot
        t[T_HAND + resource * NUMBERS + number - 1] -= 1
        t[T_TRACK + resource] -= COST[plot]
    return gained * 0.9


@kernel
def best_building(s: Words, t: Words, taken: int, up: int) -> tuple[float, int, int]:
    """The greatest gain above 0 by one building of the hand on the shelf, with its resource and plot."""
    best, which, where = 0.0, 0, 0
    for resource in range(RESOURCES):
        numbers = numbers_held(t, resource)
        if not numbers or not t[T_TRACK + resource]:
            continue
        plots = plots_for(t[T_COLOURS + resource], taken, t[T_TRACK + resource], s[REDEVELOP])
        while plots:
            plot = lowest(plots)
            plots &= plots - 1
            gain = gain_of(plot, numbers >> COST[plot] & 1, taken, up) - CARD_WORTH * 0.6
            if gain > best:
                best, which, where = gain, resource, plot
    return best, which, where


@kernel
def gain_of(plot: int, face_up: int, taken: int, up: int) -> float:
    """What a building adds to its row and its column."""
    bit = 1 << plot
    then_taken = taken | bit
    then_up = up | bit if face_up else up & ~bit
    row, column = plot // COLUMNS, ROWS + plot % COLUMNS
    across = line_worth(row, then_taken, then_up) - line_worth(row, taken, up)
    return across + (line_worth(column, then_taken, then_up) - line_worth(column, taken, up))


@kernel
def shortlist(s: Words, t: Words, seat: int, ids: Words, n: int, out: Words) -> int:
    """All ids."""
    for i in range(n):
        out[i] = ids[i]
    return n
