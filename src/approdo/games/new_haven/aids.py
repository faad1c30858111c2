"""What saves a player counting: harvest previews, legal plots, lines still possible, reasons for a refusal."""

from __future__ import annotations

from operator import or_
from typing import Any

from approdo.core.actions import Action
from approdo.core.game import Refusal
from approdo.core.text import Arg, label
from approdo.games.new_haven import actions as a
from approdo.games.new_haven import components as c
from approdo.games.new_haven.rules import BUILD, DRAW, LAY, harvest, plots_for, shipment_harvest
from approdo.games.new_haven.scoring import masks
from approdo.games.new_haven.state import FREE, OUTSIDE, POND, Position


def effect(state: Position, seat: int, number: int) -> dict[str, Any] | None:
    """What one legal action would bring: the harvest, or the cost and the lines it completes."""
    if a.LAY <= number < a.SHIP:
        laid = c.LAID[number - a.LAY]
        ground = list(map(or_, state.ground, laid))
        tile, place = divmod(number - a.LAY, 196)
        lies = c.turned(c.TILES[tile], place & 3)
        return {**_harvested(state, harvest(ground, laid), place >> 2), "lies": lies}
    if a.SHIP <= number < a.BUILD:
        space, resource = divmod(number - a.SHIP, 4)
        return _harvested(state, shipment_harvest(state, space, resource), space)
    if a.BUILD <= number < a.STOP:
        kind, place = divmod(number - a.BUILD, 60)
        plot = place >> 1
        taken, _ = masks(state, seat)
        after = taken | 1 << plot
        lines = [name for mask, _, name in c.LINES if after & mask == mask and taken & mask != mask]
        return {"cost": c.COST[plot], "resource": c.RESOURCES[kind // 6], "completes": lines}
    return None


def _harvested(state: Position, track: list[int], space: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"harvest": dict(zip(c.RESOURCES, track))}  # noqa: B905 - for every offer
    if state.clearings[space]:
        shown["claims"] = c.BUILDINGS[state.clearings[space] - 1]
    return shown


def aids(state: Position, viewer: int) -> dict[str, Any]:
    """Helps for the present moment, from public things and the viewer's own village."""
    helps: dict[str, Any] = {
        "lines": [_lines(state, seat) for seat in range(state.players)],
        "costs": list(c.COST),
        "row_colonists": list(c.ROW_COLONISTS),
        "column_colonists": list(c.COLUMN_COLONISTS),
        "plots": list(c.PLOT_NAMES),
        "terrains": list(c.RESOURCES),
    }
    if viewer >= 0:
        open_plots = [plots_for(state, viewer, resource) for resource in range(len(c.RESOURCES))]
        helps["plots_for"] = {
            name: [plot for p, plot in enumerate(c.PLOT_NAMES) if mask >> p & 1]
            for name, mask in zip(c.RESOURCES, open_plots, strict=True)
        }
    return helps


def _lines(state: Position, seat: int) -> list[dict[str, Any]]:
    """Every line of a village: how full it is, and whether it can still be doubled."""
    taken, up = masks(state, seat)
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


def refusal(state: Position, seat: int, action: Action) -> Refusal:
    """Why an action of the right kind is not legal now."""
    if isinstance(action, a.LayTile):
        if c.TILES.index(action.tile) not in state.tiles[seat * 3 : seat * 3 + 3]:
            return Refusal("tile-not-in-hand", ("nh.1.1",), {"tile": action.tile})
        return _space_refusal(state, action.space)
    if isinstance(action, a.LayShipment):
        if not state.shipments[seat]:
            return Refusal("shipment-used", ("nh.1.5",))
        return _space_refusal(state, action.space)
    if isinstance(action, a.Build):
        return _build_refusal(state, seat, action)
    if isinstance(action, a.TakeOpen):
        return Refusal("not-open", ("nh.5.2", "nh.5.3"), {"building": label(f"building-{action.building}")})
    assert isinstance(action, a.DrawFromBag)
    if state.stack[-1][3]:
        return Refusal("first-from-open", ("nh.5.2",))
    return Refusal("bag-empty", ("nh.5.6",))


def _space_refusal(state: Position, name: str) -> Refusal:
    kind = state.spaces[c.SPACES.index(name)]
    assert kind != FREE
    if kind == OUTSIDE:
        return Refusal("outside-area", ("nh.0.6", "nh.1.4"), {"space": name, "players": state.players})
    if kind == POND:
        return Refusal("pond", ("nh.8.5",), {"space": name})
    return Refusal("space-taken", ("nh.1.4",), {"space": name})


def _build_refusal(state: Position, seat: int, action: a.Build) -> Refusal:
    kind, plot = c.BUILDINGS.index(action.building), c.PLOT_NAMES.index(action.plot)
    resource = kind // 6
    named = label(f"resource-{c.RESOURCES[resource]}")
    have = state.track[resource]
    if not state.hand[seat * 24 + kind]:
        return Refusal("building-not-in-hand", ("nh.3.1",), {"building": label(f"building-{action.building}")})
    if have < c.COST[plot]:
        args: dict[str, Arg] = {"plot": action.plot, "cost": c.COST[plot], "resource": named, "have": have}
        return Refusal("too-dear", ("nh.3.2",), args)
    taken, _ = masks(state, seat)
    if taken >> plot & 1 and not state.redevelop:
        return Refusal("plot-taken", ("nh.3.3",), {"plot": action.plot})
    if not plots_for(state, seat, resource) >> plot & 1:
        rules = ("nh.3.5", "nh.9.1") if state.redevelop else ("nh.3.5",)
        return Refusal("not-beside-own", rules, {"plot": action.plot, "resource": named})
    return Refusal("number-differs", ("nh.3.6",), {"number": kind % 6 + 1, "plot": action.plot, "cost": c.COST[plot]})


def prompt_args(state: Position, seat: int) -> dict[str, Any]:
    """The values that the prompts mention."""
    kind = state.stack[-1][0]
    if kind == LAY:
        return {"turn": state.turn}
    if kind == BUILD:
        return {"amounts": [label(f"amount-{c.RESOURCES[r]}", n=n) for r, n in enumerate(state.track) if n]}
    assert kind == DRAW
    return {"left": state.stack[-1][2], "first": "yes" if state.stack[-1][3] else "no"}
