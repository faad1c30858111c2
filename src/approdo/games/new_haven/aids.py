"""What saves a player counting: harvest previews, legal plots, lines still possible, and what the prompts mention."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from approdo.core.text import Arg, label
from approdo.games.new_haven import actions as a
from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f
from approdo.games.new_haven.components import NUMBERS, RESOURCES, TURNS
from approdo.games.new_haven.rules.building import can_build, earned, plots_for
from approdo.games.new_haven.rules.harvest import chain, shipment_chain
from approdo.games.new_haven.scoring import line_worth, masks
from approdo.games.new_haven.shapes import Aids, CharterName, Effect, Line, Plots, Resource
from approdo.games.new_haven.state import Position

_NAMES = cast("tuple[Resource, ...]", RESOURCES)
_CHARTERS = cast("tuple[CharterName, ...]", c.CHARTERS)


def effect(state: Position, seat: int, number: int) -> Effect | None:
    """What one legal action would bring: the harvest, or the cost and the lines it completes."""
    if number >= a.STOP:
        return None
    if number >= a.BUILD:
        return _built(state, seat, number)
    if number >= a.SHIP:
        space, resource = a.shipped(number)
        chains = [0, 0, 0, 0]
        chains[resource] = shipment_chain(state, space, resource)
        return _harvested(state, chains, space)
    laid = c.LAID[number - a.LAY]
    ground = state.ground
    chains = [chain(ground[r] | laid[r], laid[r]) if laid[r] else 0 for r in (0, 1, 2, 3)]
    tile, space, turn = a.laid(number)
    shown = _harvested(state, chains, space)
    shown["lies"] = _LIES[tile * TURNS + turn]
    return shown


_LIES = tuple(c.turned(tile, turn) for tile in c.TILES for turn in range(TURNS))


def _harvested(state: Position, chains: list[int], space: int) -> Effect:
    sheep, stone, timber, wheat = chains
    joined = (sheep | stone | timber | wheat) & c.BEYOND[space]
    quadrants = []
    while joined:
        low = joined & -joined
        joined ^= low
        quadrants.append(c.QUADRANT_OF[low.bit_length() - 1])
    shown: Effect = {
        "harvest": {
            "sheep": sheep.bit_count(),
            "stone": stone.bit_count(),
            "timber": timber.bit_count(),
            "wheat": wheat.bit_count(),
        },
        "joins": quadrants,
    }
    if state.clearings[space]:
        shown["claims"] = c.BUILDINGS[state.clearings[space] - 1]
    return shown


def _built(state: Position, seat: int, number: int) -> Effect:
    """Cost, lines and charters of a building; one that covers another may also undo a doubling (nh.9.5)."""
    kind, plot, down = a.built(number)
    taken, up = masks(state, seat)
    bit = 1 << plot
    taken_then, up_then = taken | bit, up & ~bit if down else up | bit
    completes, doubles, colonists = [], [], 0
    for mask, value, name in c.LINES:
        if mask & bit:
            colonists += line_worth(mask, value, taken_then, up_then) - line_worth(mask, value, taken, up)
            if taken_then & mask == mask and taken & mask != mask:
                completes.append(name)
            if up_then & mask == mask and up & mask != mask:
                doubles.append(name)
    shown: Effect = {
        "cost": c.COST[plot],
        "resource": _NAMES[kind // NUMBERS],
        "completes": completes,
        "doubles": doubles,
        "colonists": colonists,
    }
    if state.charters_on:
        shown["charters"] = _charters(state, seat, kind // NUMBERS, plot)
    return shown


def _charters(state: Position, seat: int, resource: int, plot: int) -> list[CharterName]:
    """The charters that a building of this resource on this plot would win (nh.11.7)."""
    after = state.clone()
    for other in range(4):
        after.colours[seat * 4 + other] &= ~(1 << plot)
    after.colours[seat * 4 + resource] |= 1 << plot
    fulfilled = earned(after, seat)
    return [name for name, won, holder in zip(_CHARTERS, fulfilled, state.charters, strict=True) if won and not holder]


def aids(state: Position, viewer: int) -> Aids:
    """Helps for the present moment, from public things and the viewer's own village."""
    helps: Aids = {
        "lines": [_lines(state, seat) for seat in range(state.players)],
        "costs": list(c.COST),
        "row_colonists": list(c.ROW_COLONISTS),
        "column_colonists": list(c.COLUMN_COLONISTS),
        "plots": list(c.PLOT_NAMES),
        "terrains": list(_NAMES),
    }
    if viewer >= 0:
        sheep, stone, timber, wheat = (_plots(plots_for(state, viewer, resource)) for resource in range(4))
        helps["plots_for"] = Plots(sheep=sheep, stone=stone, timber=timber, wheat=wheat)
        if state.stack and state.stack[-1] == f.build(viewer):
            helps["must_pass"] = not can_build(state, viewer)
    return helps


def _plots(mask: int) -> list[str]:
    return [plot for p, plot in enumerate(c.PLOT_NAMES) if mask >> p & 1]


def _lines(state: Position, seat: int) -> list[Line]:
    """Every line of a village: how full it is, and whether it can still be doubled."""
    return _lines_of(*masks(state, seat))


@lru_cache(512)
def _lines_of(taken: int, up: int) -> list[Line]:
    return [
        {
            "line": name,
            "colonists": value,
            "filled": (taken & mask).bit_count(),
            "of": mask.bit_count(),
            "doubled": not taken & ~up & mask,
        }
        for mask, value, name in c.LINES
    ]


def prompt_args(state: Position, seat: int) -> dict[str, Arg]:
    """The values that the prompts mention."""
    frame = state.stack[-1]
    if frame[0] == f.LAY:
        return {"turn": state.turn}
    if frame[0] == f.BUILD:
        amounts: list[Arg] = [label(f"amount-{RESOURCES[r]}", n=n) for r, n in enumerate(state.track) if n]
        return {"amounts": amounts, "can": "yes" if can_build(state, seat) else "no"}
    _, _, left, first = frame
    return {"left": left, "first": "yes" if first else "no"}
