"""What an experienced player sees in a village, as the reference's `traits`."""

from __future__ import annotations

from approdo.fast.jit import Numbers, Words, kernel, popcount
from approdo.fast.new_haven.building import around
from approdo.fast.new_haven.evaluate import plan
from approdo.fast.new_haven.row import ACTIVE, COLOURS, HAND, PLAYERS
from approdo.fast.new_haven.scoring import lines_worth, masks
from approdo.fast.new_haven.tables import (
    ALL_PLOTS,
    COLONISTS,
    K_LAY,
    KINDS,
    LINE,
    LINES,
    NUMBERS,
    OF_COST,
    RESOURCES,
)
from approdo.fast.new_haven.turn import free_spaces
from approdo.fast.stack import DEPTH, top
from approdo.games.new_haven import traits as reference

COUNT, PER_LINE, PER_RESOURCE = reference.COUNT, reference.PER_LINE, reference.PER_RESOURCE
POOR, RICH = reference.HARVESTS
OF_NUMBER = PER_LINE * LINES + PER_RESOURCE * RESOURCES
TOTALS = OF_NUMBER + NUMBERS


@kernel
def traits(s: Words, t: Words, seat: int, out: Numbers) -> None:
    """The numbers, in the order of the reference; `out` is blank."""
    taken, up = masks(s, seat)
    cover = face_up = 0
    for resource in range(RESOURCES):
        own = s[COLOURS + seat * RESOURCES + resource]
        reach = (around(own) if own else ALL_PLOTS) & ~taken
        at = PER_LINE * LINES + PER_RESOURCE * resource
        for number in range(NUMBERS):
            count = s[HAND + seat * KINDS + resource * NUMBERS + number]
            if count:
                out[at] += count
                out[OF_NUMBER + number] += count
                cover |= reach
                face_up |= reach & OF_COST[number + 1]
                if reach & OF_COST[number + 1]:
                    out[at + 1] += 1.0
        out[at + 2] = float(popcount(reach))
        out[at + 3] = float(room(own, taken))
    lines(taken, up, cover, face_up, out)
    points = lines_worth(taken, up)
    rival = 0
    for other in range(s[PLAYERS]):
        if other != seat:
            taken, up = masks(s, other)
            rival = max(rival, lines_worth(taken, up))
    out[TOTALS] = float(free_spaces(s) - 1)
    out[TOTALS + 1] = float(own_turns(s, seat))
    out[TOTALS + 2] = float(points)
    out[TOTALS + 3] = float(points - rival)
    out[TOTALS + 4] = plan(s, t, seat, POOR)
    out[TOTALS + 5] = plan(s, t, seat, RICH)


@kernel
def lines(taken: int, up: int, cover: int, face_up: int, out: Numbers) -> None:
    """What each line is, may become, and how the hand fits it."""
    for line in range(LINES):
        built, size, at = taken & LINE[line], popcount(LINE[line]), PER_LINE * line
        clean = not built & ~up
        missing = size - popcount(built)
        whole = float(COLONISTS[line] * (2 if clean else 1))
        out[at] = popcount(built) / size
        if built and clean:
            out[at + 1] = 1.0
        if missing == 0:
            out[at + 2] = whole
        elif missing == 1:
            out[at + 3] = whole
        elif missing == 2:
            out[at + 4] = whole
        out[at + 5] = popcount(cover & LINE[line]) / size
        if clean:
            out[at + 6] = popcount(face_up & LINE[line]) / size


@kernel
def room(own: int, taken: int) -> int:
    """The empty plots that buildings of a resource may still come to, one after the other."""
    if not own:
        return popcount(ALL_PLOTS & ~taken)
    grown, before = own, 0
    while grown != before:
        before = grown
        grown |= around(grown) & ~taken
    return popcount(grown & ~taken)


@kernel
def own_turns(s: Words, seat: int) -> int:
    """Tiles that a seat will still lay."""
    players = s[PLAYERS]
    first = s[ACTIVE]
    if not s[DEPTH] or s[top(s)] != K_LAY:
        first += 1
    ahead = (seat - first) % players
    return (free_spaces(s) - 1 - ahead + players - 1) // players
