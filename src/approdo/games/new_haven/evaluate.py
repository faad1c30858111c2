"""How good a position is for a seat: what its village is worth and may become, and what it has to build with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f
from approdo.games.new_haven.components import NUMBERS
from approdo.games.new_haven.rules.building import plots_within
from approdo.games.new_haven.scoring import masks, most_charters
from approdo.games.new_haven.state import FREE, Position, hand_of

CARD_WORTH = 0.55
DRAW_WORTH = 0.5
PLANNED = 6
"""How many buildings are planned ahead."""


def evaluate(state: Position, seat: int) -> dict[str, float]:
    """Named parts; a bot adds them up. Uses only what the seat may know of a sampled world."""
    parts = {
        "village": _village(state, seat),
        "hand": _hand(state, seat),
        "rivals": -0.25 * sum(_village(state, s) for s in range(state.players) if s != seat) / (state.players - 1),
    }
    if state.charters_on:
        held = sum(c.CHARTER_COLONISTS[i] for i, holder in enumerate(state.charters) if holder == seat + 1)
        parts["charters"] = held + (c.MOST_CHARTERS if most_charters(state) == seat else 0.0)
    if not state.stack:
        return parts
    kind, mask, *more = state.stack[-1]
    asked = mask.bit_length() - 1
    if kind == f.BUILD and asked == seat:
        hand, colours = tuple(hand_of(state, seat)), tuple(state.colours[seat * 4 : seat * 4 + 4])
        parts["to-build"] = plan(hand, colours, *masks(state, seat), tuple(state.track), state.redevelop)
    if state.active == seat and kind in (f.BUILD, f.DRAW):
        parts["draws"] = DRAW_WORTH * (more[0] if kind == f.DRAW else state.track.count(0))
    if kind == f.BUILD:
        parts["leftovers"] = -0.06 * sum(min(n, 12) for n in state.track)
    if kind == f.LAY and asked == seat:
        parts["shipment"] = 0.8 * state.shipments[seat]
    else:
        parts["shipment"] = 0.8 * state.shipments[seat] * (1 if turns_left(state) else 0)
    return parts


def turns_left(state: Position) -> int:
    """Spaces that are still to be covered."""
    return state.spaces.count(FREE) - 1


def _line_worth(mask: int, value: int, filled: int, clean: bool) -> float:
    """A complete line at its worth; another by how full it is, more when it may still be doubled."""
    size = mask.bit_count()
    factor = 2.0 if clean else 1.0
    if filled == size:
        return value * factor
    share = filled / size
    return value * (1.0 + 0.35 * (factor - 1.0)) * share * share * 0.75


LINE_WORTH = tuple(
    tuple(
        (_line_worth(mask, value, filled, False), _line_worth(mask, value, filled, True))
        for filled in range(mask.bit_count() + 1)
    )
    for mask, value, _ in c.LINES
)
"""By line, plots built on, and whether all of these lie face up."""


def _worth(line: int, taken: int, up: int) -> float:
    """What one line is worth by now."""
    built = taken & c.LINES[line][0]
    return LINE_WORTH[line][built.bit_count()][not built & ~up]


def _village(state: Position, seat: int) -> float:
    """What a village is worth as it stands."""
    return _standing(*masks(state, seat))


@lru_cache(4096)
def _standing(taken: int, up: int) -> float:
    return sum(_worth(line, taken, up) for line in range(len(c.LINES)))


def _hand(state: Position, seat: int) -> float:
    """Buildings in hand, falling in worth; variety of resources and numbers counts."""
    hand = hand_of(state, seat)
    size = sum(hand)
    different = sum(1 for count in hand if count)
    rounds = min(1.0, turns_left(state) / (2.0 * state.players))
    return rounds * (CARD_WORTH * min(size, 10) + 0.05 * different)


@lru_cache(1 << 15)
def plan(
    held: tuple[int, ...], groups: tuple[int, ...], taken: int, up: int, markers: tuple[int, ...], redevelop: int
) -> float:
    """What a hand could add to a village with the markers like this: greedily, the best single building first.

    Many places of a tile bring the same harvest.
    """
    hand, colours, track = list(held), list(groups), list(markers)
    gained = 0.0
    for _ in range(PLANNED):
        best, resource, plot = _best_building(hand, colours, taken, up, track, redevelop)
        if best <= 0.0:
            break
        gained += best
        numbers = _numbers(hand, resource)
        bit, number = 1 << plot, c.COST[plot]
        taken |= bit
        if number in numbers:
            up |= bit
        else:
            up &= ~bit
            number = numbers[0]
        colours[resource] |= bit
        hand[c.building(resource, number)] -= 1
        track[resource] -= c.COST[plot]
    return gained * 0.9


def _numbers(hand: Sequence[int], resource: int) -> list[int]:
    """The numbers of a resource's buildings in a hand."""
    return [n for n, count in enumerate(hand[resource * NUMBERS : (resource + 1) * NUMBERS], 1) if count]


def _best_building(
    hand: Sequence[int], colours: Sequence[int], taken: int, up: int, track: Sequence[int], redevelop: int
) -> tuple[float, int, int]:
    """The greatest gain above 0 by one building of a hand, with its resource and plot."""
    best, which, where = 0.0, 0, 0
    for resource in range(4):
        numbers = _numbers(hand, resource)
        if not numbers or not track[resource]:
            continue
        plots = plots_within(colours[resource], taken, track[resource], redevelop)
        while plots:
            plot = (plots & -plots).bit_length() - 1
            plots &= plots - 1
            gain = _gain(plot, c.COST[plot] in numbers, taken, up) - CARD_WORTH * 0.6
            if gain > best:
                best, which, where = gain, resource, plot
    return best, which, where


def _gain(plot: int, face_up: bool, taken: int, up: int) -> float:
    """What a building adds to its row and its column."""
    row, column = plot // c.COLUMNS, c.ROWS + plot % c.COLUMNS
    along, down = c.LINES[row][0], c.LINES[column][0]
    across = _added(row, 1 << plot, face_up, taken & along, up & along)
    return across + _added(column, 1 << plot, face_up, taken & down, up & down)


@lru_cache(1 << 16)
def _added(line: int, bit: int, face_up: bool, taken: int, up: int) -> float:
    """What a building adds to one line, by what of it is built on and what lies face up."""
    return _worth(line, taken | bit, up | bit if face_up else up & ~bit) - _worth(line, taken, up)
