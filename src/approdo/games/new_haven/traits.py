"""What an experienced player sees in a village: a learned value is fed with it beside evaluate's parts.

In order: for each line how full it is, whether all in it lies face up, what it brings by now, what the last building or
the last two would bring, how much of it the hand could fill and how much face up; for each resource the buildings in
hand, how many of them fit face up, the plots in reach and those its group can still grow to; buildings in hand by
number; the spaces that are still to be covered, own turns left, points and the lead; and what the hand could make of a
poor and of a rich harvest.
"""

from __future__ import annotations

from functools import lru_cache

from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f
from approdo.games.new_haven.components import NUMBERS
from approdo.games.new_haven.evaluate import plan, turns_left
from approdo.games.new_haven.scoring import line_worth, masks
from approdo.games.new_haven.state import Position, hand_of

PER_LINE, PER_RESOURCE = 7, 4
HARVESTS = (4, 8)
"""So much of each resource, for what a hand could make of it."""
COUNT = PER_LINE * len(c.LINES) + PER_RESOURCE * 4 + NUMBERS + 4 + len(HARVESTS)


def traits(state: Position, seat: int) -> list[float]:
    """The numbers, in the order above."""
    hand, colours = tuple(hand_of(state, seat)), tuple(state.colours[seat * 4 : seat * 4 + 4])
    each = [_points(*masks(state, other)) for other in range(state.players)]
    lead = each.pop(seat) - max(each)
    *found, points, poor, rich = _of_village(hand, colours, *masks(state, seat), state.redevelop)
    return [*found, float(turns_left(state)), float(own_turns(state, seat)), points, float(lead), poor, rich]


@lru_cache(4096)
def _of_village(
    hand: tuple[int, ...], colours: tuple[int, ...], taken: int, up: int, redevelop: int
) -> tuple[float, ...]:
    """What follows from a village and a hand: most actions change but one of four, or none."""
    found: list[float] = []
    cover = face_up = 0
    for resource, own in enumerate(colours):
        held = hand[resource * NUMBERS : (resource + 1) * NUMBERS]
        reach = (c.around(own) if own else c.ALL_PLOTS) & ~taken
        fitting = 0
        for number, count in enumerate(held, 1):
            if count:
                cover |= reach
                face_up |= reach & c.OF_COST[number]
                fitting += reach & c.OF_COST[number] != 0
        found += [sum(held), fitting, reach.bit_count(), _room(own, taken)]
    for number in range(NUMBERS):
        found.append(sum(hand[number::NUMBERS]))
    found.append(_points(taken, up))
    found += [plan(hand, colours, taken, up, (harvest,) * 4, redevelop) for harvest in HARVESTS]
    return tuple(float(number) for number in _lines(taken, up, cover, face_up) + found)


def _lines(taken: int, up: int, cover: int, face_up: int) -> list[float]:
    found: list[float] = []
    for mask, value, _ in c.LINES:
        built, size = taken & mask, mask.bit_count()
        clean = not built & ~up
        missing = size - built.bit_count()
        whole = value * (1 + clean)
        found += [
            built.bit_count() / size,
            built != 0 and clean,
            line_worth(mask, value, taken, up),
            whole * (missing == 1),
            whole * (missing == 2),
            (cover & mask).bit_count() / size,
            (face_up & mask).bit_count() / size * clean,
        ]
    return found


def _room(own: int, taken: int) -> int:
    """The empty plots that buildings of a resource may still come to, one after the other."""
    if not own:
        return (c.ALL_PLOTS & ~taken).bit_count()
    grown, before = own, 0
    while grown != before:
        before = grown
        grown |= c.around(grown) & ~taken
    return (grown & ~taken).bit_count()


@lru_cache(4096)
def _points(taken: int, up: int) -> int:
    return sum(line_worth(mask, value, taken, up) for mask, value, _ in c.LINES)


def own_turns(state: Position, seat: int) -> int:
    """Tiles that a seat will still lay."""
    first = state.active + (0 if state.stack and f.kind_of(state.stack[-1]) == f.LAY else 1)
    ahead = (seat - first) % state.players
    return (turns_left(state) - ahead + state.players - 1) // state.players
