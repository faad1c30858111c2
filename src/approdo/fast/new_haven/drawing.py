"""Step 5, draw buildings, and how chance takes one from the bag: games/new_haven/rules/drawing.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest
from approdo.fast.new_haven.row import ACTIVE, BAG, CLEARINGS, HAND, KNOWN, OFFER, TRACK
from approdo.fast.new_haven.tables import (
    A_BAG,
    A_TAKE,
    FROM_BAG,
    K_BUILDING,
    K_DRAW,
    KINDS,
    OPEN,
    REFILL,
    RESOURCES,
    TO_CLEARING,
    TO_HAND,
)
from approdo.fast.new_haven.turn import end_turn
from approdo.fast.stack import pop, push2, top


@kernel
def markers_on_0(s: Words) -> int:
    """How many markers stand on 0: so many buildings are drawn (nh.5.1)."""
    found = 0
    for resource in range(RESOURCES):
        if not s[TRACK + resource]:
            found += 1
    return found


@kernel
def in_bag(s: Words) -> bool:
    """Whether a building is in the bag."""
    kind = 0
    while kind < KINDS and not s[BAG + kind]:
        kind += 1
    return kind < KINDS


@kernel
def slot_of(s: Words, kind: int) -> int:
    """The first of the open buildings of a kind, -1 for a gap; OPEN when there is none."""
    for slot in range(OPEN):
        if s[OFFER + slot] == kind:
            return slot
    return OPEN


@kernel
def open_kinds(s: Words) -> int:
    """The kinds of the open buildings, as a set."""
    kinds = 0
    for slot in range(OPEN):
        if s[OFFER + slot] >= 0:
            kinds |= 1 << s[OFFER + slot]
    return kinds


@kernel
def go_on_drawing(s: Words, left: int, first: int) -> None:
    """Ask for the next draw, as long as there is anything to draw (nh.5.6)."""
    if left and (open_kinds(s) or (not first and in_bag(s))):
        push2(s, K_DRAW, 1 << s[ACTIVE], left, first)
    else:
        refill(s)


@kernel
def draw_legal(s: Words, out: Words) -> int:
    """An open building; after the first one also the bag (nh.5.2, nh.5.3)."""
    n = 0
    kinds = open_kinds(s)
    while kinds:
        out[n] = A_TAKE + lowest(kinds)
        kinds &= kinds - 1
        n += 1
    if not s[top(s) + 3] and in_bag(s):
        out[n] = A_BAG
        n += 1
    return n


@kernel
def draw(s: Words, seat: int, number: int) -> None:
    """Take an open building, or let chance draw one from the bag and see it before going on (nh.5.4)."""
    left = s[top(s) + 2] - 1
    pop(s)
    if number == A_BAG:
        push2(s, K_BUILDING, 0, FROM_BAG, seat)
        s[top(s) - 1] = 5
        s[top(s) + 4] = left
    else:
        kind = number - A_TAKE
        s[OFFER + slot_of(s, kind)] = -1
        take_openly(s, seat, kind)
        go_on_drawing(s, left, 0)


@kernel
def take_openly(s: Words, seat: int, kind: int) -> None:
    """A building joins a hand before everyone's eyes (nh.12.4)."""
    s[HAND + seat * KINDS + kind] += 1
    s[KNOWN + seat * KINDS + kind] += 1


@kernel
def refill(s: Words) -> None:
    """Fill the gaps among the open buildings, only now (nh.5.5), as far as the bag goes (nh.5.6)."""
    gap = slot_of(s, -1)
    if gap < OPEN and in_bag(s):
        push2(s, K_BUILDING, 0, REFILL, gap)
    else:
        end_turn(s)


@kernel
def building_drawn(s: Words, kind: int) -> None:
    """A building leaves the bag for where the frame says."""
    at = top(s)
    destination, where, left = s[at + 2], s[at + 3], s[at + 4]
    pop(s)
    s[BAG + kind] -= 1
    if destination == TO_CLEARING:
        s[CLEARINGS + where] = kind + 1
    elif destination in (TO_HAND, FROM_BAG):
        s[HAND + where * KINDS + kind] += 1
    else:
        s[OFFER + where] = kind
    if destination == FROM_BAG:
        go_on_drawing(s, left, 0)
    elif destination == REFILL:
        refill(s)
