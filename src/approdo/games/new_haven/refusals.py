"""Why not: the first paragraph that forbids a tile, a building or a draw."""

from __future__ import annotations

from approdo.core.actions import Action
from approdo.core.game import Refusal
from approdo.core.text import Arg, label
from approdo.games.new_haven import actions as a
from approdo.games.new_haven import components as c
from approdo.games.new_haven.components import KINDS, NUMBERS
from approdo.games.new_haven.rules.building import plots_for, taken_by
from approdo.games.new_haven.state import FREE, OUTSIDE, POND, Position, tiles_of


def refusal(state: Position, seat: int, action: Action) -> Refusal:
    """Why an action of the right kind is not legal now."""
    if isinstance(action, a.LayTile):
        if c.TILES.index(action.tile) not in tiles_of(state, seat):
            return Refusal("tile-not-in-hand", ("nh.1.1",), {"tile": c.in_rows(action.tile)})
        return _space(state, action.space)
    if isinstance(action, a.LayShipment):
        if not state.shipments[seat]:
            return Refusal("shipment-used", ("nh.1.5",))
        return _space(state, action.space)
    if isinstance(action, a.Build):
        return _build(state, seat, action)
    if isinstance(action, a.TakeOpen):
        return Refusal("not-open", ("nh.5.2", "nh.5.3"), {"building": label(f"building-{action.building}")})
    assert isinstance(action, a.DrawFromBag)
    _, _, _, first = state.stack[-1]
    if first:
        return Refusal("first-from-open", ("nh.5.2",))
    return Refusal("bag-empty", ("nh.5.6",))


def _space(state: Position, name: str) -> Refusal:
    kind = state.spaces[c.SPACE[name]]
    assert kind != FREE
    if kind == OUTSIDE:
        return Refusal("outside-area", ("nh.0.6", "nh.1.4"), {"space": name, "players": state.players})
    if kind == POND:
        return Refusal("pond", ("nh.8.5",), {"space": name})
    return Refusal("space-taken", ("nh.1.4",), {"space": name})


def _build(state: Position, seat: int, action: a.Build) -> Refusal:
    kind, plot = c.BUILDINGS.index(action.building), c.PLOT_NAMES.index(action.plot)
    resource = kind // NUMBERS
    named = label(f"resource-{c.RESOURCES[resource]}")
    have = state.track[resource]
    if not state.hand[seat * KINDS + kind]:
        return Refusal("building-not-in-hand", ("nh.3.1",), {"building": label(f"building-{action.building}")})
    if have < c.COST[plot]:
        args: dict[str, Arg] = {"plot": action.plot, "cost": c.COST[plot], "resource": named, "have": have}
        return Refusal("too-dear", ("nh.3.2",), args)
    if taken_by(state, seat) >> plot & 1 and not state.redevelop:
        return Refusal("plot-taken", ("nh.3.3",), {"plot": action.plot})
    if not plots_for(state, seat, resource) >> plot & 1:
        rules = ("nh.3.5", "nh.9.1") if state.redevelop else ("nh.3.5",)
        return Refusal("not-beside-own", rules, {"plot": action.plot, "resource": named})
    number = c.NUMBER_OF[kind]
    return Refusal("number-differs", ("nh.3.6",), {"number": number, "plot": action.plot, "cost": c.COST[plot]})
