"""How good a position is for a seat: what its village is worth and may become, and what it has to build with."""

from __future__ import annotations

from approdo.games.new_haven import components as c
from approdo.games.new_haven.rules import BUILD, DRAW, LAY, plots_for
from approdo.games.new_haven.scoring import masks, most_charters
from approdo.games.new_haven.state import DOWN, Position

CARD_WORTH = 0.55
DRAW_WORTH = 0.5


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
    kind, mask = state.stack[-1][:2]
    builder = mask.bit_length() - 1
    if kind == BUILD and builder == seat:
        parts["to-build"] = _plan(state, seat)
    if state.active == seat and kind in (BUILD, DRAW):
        parts["draws"] = DRAW_WORTH * (state.stack[-1][2] if kind == DRAW else state.track.count(0))
    if kind == BUILD:
        parts["leftovers"] = -0.06 * sum(min(n, 12) for n in state.track)
    if kind == LAY and builder == seat:
        parts["shipment"] = 0.8 * state.shipments[seat]
    else:
        parts["shipment"] = 0.8 * state.shipments[seat] * (1 if turns_left(state) else 0)
    return parts


def turns_left(state: Position) -> int:
    """Spaces that are still to be covered."""
    return state.spaces.count(1) - 1


def _village(state: Position, seat: int) -> float:
    """Complete lines at their worth; others by how full they are, more when they may still be doubled."""
    taken, up = masks(state, seat)
    worth = 0.0
    for mask, value, _ in c.LINES:
        size = mask.bit_count()
        filled = (taken & mask).bit_count()
        factor = 2.0 if not taken & ~up & mask else 1.0
        if filled == size:
            worth += value * factor
        elif filled:
            share = filled / size
            worth += value * (1.0 + 0.35 * (factor - 1.0)) * share * share * 0.75
    return worth


def _hand(state: Position, seat: int) -> float:
    """Buildings in hand, falling in worth; variety of resources and numbers counts."""
    hand = state.hand[seat * 24 : seat * 24 + 24]
    size = sum(hand)
    different = sum(1 for count in hand if count)
    rounds = min(1.0, turns_left(state) / (2.0 * state.players))
    return rounds * (CARD_WORTH * min(size, 10) + 0.05 * different)


def _plan(state: Position, seat: int) -> float:
    """What could still be built with the markers as they stand: greedily, the best single building first."""
    trial = state.clone()
    gained = 0.0
    for _ in range(6):
        best, choice = 0.0, None
        before = _village(trial, seat)
        for resource in range(4):
            plots = plots_for(trial, seat, resource) if trial.track[resource] else 0
            numbers = [n for n in range(1, 7) if trial.hand[seat * 24 + resource * 6 + n - 1]]
            if not numbers:
                continue
            for plot in _best_plots(plots):
                up = c.COST[plot] in numbers
                gain = _gain(trial, seat, resource, plot, up, before) - CARD_WORTH * 0.6
                if gain > best:
                    number = c.COST[plot] if up else numbers[0]
                    best, choice = gain, (resource, plot, number, up)
        if choice is None:
            break
        gained += best
        resource, plot, number, up = choice
        trial.village[seat * c.PLOTS + plot] = c.building(resource, number) + 1 + (0 if up else DOWN)
        trial.colours[seat * 4 + resource] |= 1 << plot
        trial.hand[seat * 24 + c.building(resource, number)] -= 1
        trial.track[resource] -= c.COST[plot]
    return gained * 0.9


def _best_plots(plots: int) -> list[int]:
    return [plot for plot in range(c.PLOTS) if plots >> plot & 1]


def _gain(state: Position, seat: int, resource: int, plot: int, up: bool, before: float) -> float:
    at = seat * c.PLOTS + plot
    old = state.village[at]
    state.village[at] = c.building(resource, c.COST[plot]) + 1 + (0 if up else DOWN)
    after = _village(state, seat)
    state.village[at] = old
    return after - before
