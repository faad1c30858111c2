"""Why an action is not legal: a code, the values that matter and the paragraphs (shown in words by the texts)."""

from __future__ import annotations

from approdo.core.actions import Action
from approdo.core.game import Refusal
from approdo.core.text import Arg, label
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules.effects import PARAGRAPHS
from approdo.games.new_salem.rules.triggering import barred, card, dearest, open_events, open_moment, purse
from approdo.games.new_salem.state import TRIGGERING, Position


def _building(name: str) -> Arg:
    return label(f"building-{name}")


def refusal(state: Position, seat: int, action: Action) -> Refusal:
    """Why an action that the present decision accepts in kind, or that a volunteer may do, is not legal."""
    if isinstance(action, (a.Build, a.Keep)):
        return Refusal("not-in-hand", ("ns.3.2", "ns.3.5"), {"building": _building(action.building)})
    if isinstance(action, a.Trigger):
        return _trigger(state, seat, c.EVENTS.index(action.event))
    if isinstance(action, a.EndPhase):
        return Refusal("must-trigger", ("ns.6.13",), {"hope": purse(state), "cost": dearest(state)})
    if isinstance(action, a.NameConstable):
        return _name(state, action.seat)
    if isinstance(action, a.ReturnHope):
        return Refusal("no-hope", ("ns.7.19",))
    if isinstance(action, (a.TakeHope, a.PlaceCubes)):
        code = "no-hope-there" if isinstance(action, a.TakeHope) else "no-such-building"
        return Refusal(code, ("ns.4.8", "ns.4.6"), {"building": _building(action.building), "number": action.number})
    if isinstance(action, a.RemoveDespair):
        return Refusal("no-despair-there", ("ns.4.2", "ns.7.8"), {"building": _building(action.building)})
    if isinstance(action, a.ChooseBuilding):
        rule = PARAGRAPHS[c.EFFECT[state.stack[-1][3]]]
        return Refusal("not-this-building", (rule,), {"building": _building(action.building)})
    if isinstance(action, a.ChoosePlayer):
        rule = PARAGRAPHS[c.EFFECT[state.stack[-1][2]]]
        return Refusal("not-this-player", (rule,), {"event": card(state.stack[-1][2])})
    return _volunteer(state, seat, action)


def _trigger(state: Position, seat: int, event: int) -> Refusal:
    if event in open_events(state):
        return Refusal("too-dear", ("ns.6.4",), {"event": card(event), "cost": c.COST[event], "hope": purse(state)})
    if event in (c.TRIAL, *state.market):
        return Refusal("no-receiver", ("ns.6.6", "ns.7.2"), {"event": card(event)})
    return Refusal("not-open", ("ns.6.4", "ns.5.1"), {"event": card(event)})


def _name(state: Position, seat: int) -> Refusal:
    if seat >= state.players:
        return Refusal("no-such-player", ("ns.6.8",), {"number": seat + 1})
    if barred(state) >> seat & 1:
        return Refusal("barred", ("ns.8.1", "ns.8.6"), {"player": {"seat": seat}})
    return Refusal("has-badge", ("ns.6.8",), {"player": {"seat": seat}})


def _volunteer(state: Position, seat: int, action: Action) -> Refusal:
    if state.phase != TRIGGERING:
        return Refusal("not-trigger-phase", ("ns.6.1", "ns.9.2"))
    if not open_moment(state):
        return Refusal("cubes-moving", ("ns.6.3", "ns.9.2"))
    if isinstance(action, a.GiveHope):
        if seat == state.constable:
            return Refusal("constable-gives-none", ("ns.6.2",))
        if seat == state.pillory:
            return Refusal("in-pillory", ("ns.7.21",))
        return Refusal("no-hope-there", ("ns.6.1",), {"building": _building(action.building), "number": action.number})
    if state.claimed[seat] >= c.MAX_CLAIMS:
        return Refusal("too-many-claims", ("ns.9.4",), {"claims": c.MAX_CLAIMS})
    return Refusal("no-such-claim", ("ns.9.2",))
