"""Why an action is not legal: a code, the values that matter and the paragraphs (shown in words by the texts)."""

from __future__ import annotations

from collections.abc import Mapping

from approdo.core.actions import Action
from approdo.core.game import Refusal
from approdo.core.text import Arg, label
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.on_buildings import OWNERS, can_spare
from approdo.games.new_salem.rules.telling import card, person, rule_of
from approdo.games.new_salem.rules.town import ANY, HAS_HOPE
from approdo.games.new_salem.rules.triggering import barred, dearest, open_events, open_moment, purse
from approdo.games.new_salem.state import TRIGGERING, Position, hope_on, kind_of

CONSTABLES = (a.Trigger, a.EndPhase, a.NameConstable)
"""What the constable alone does."""


def out_of_turn(state: Position, seat: int, kind: type[Action]) -> Refusal | None:
    """A better reason than "not your turn" for a seat that is not awaited; None if there is none."""
    if kind in CONSTABLES and state.phase == TRIGGERING and seat != state.constable:
        return Refusal("only-constable", ("ns.6.4", "ns.6.8"), {"player": person(state.constable)})
    if kind in (a.Build, a.Keep, a.ReturnBoth) and f.top(state) in (f.PICK, f.LAST_TWO):
        return Refusal("already-chosen", ("ns.3.2", "ns.3.10"))
    return None


def refusal(state: Position, seat: int, action: Action) -> Refusal:
    """Why an action that the present decision accepts in kind, or that a volunteer may do, is not legal."""
    if isinstance(action, (a.Build, a.Keep)):
        return Refusal("not-in-hand", ("ns.3.2", "ns.3.5"), {"building": _building(action.building)})
    if isinstance(action, a.Trigger):
        return _trigger(state, c.EVENT_OF[action.event])
    if isinstance(action, a.EndPhase):
        return Refusal("must-trigger", ("ns.6.13",), {"hope": purse(state), "cost": dearest(state)})
    if isinstance(action, a.NameConstable):
        return _name(state, action.seat)
    if isinstance(action, a.ReturnHope):
        return Refusal("no-hope", ("ns.7.19",))
    if isinstance(action, a.TakeHope):
        return _own(state, seat, action.building, action.number, HAS_HOPE, ("ns.4.8",))
    if isinstance(action, a.PlaceCubes):
        return _own(state, seat, action.building, action.number, ANY, ("ns.4.6",))
    if isinstance(action, a.RemoveDespair):
        return _remove(state, action)
    if isinstance(action, a.ChooseBuilding):
        return _site(state, action)
    if isinstance(action, a.ChoosePlayer):
        return _player(state, action.seat)
    return _volunteer(state, seat, action)


# --- events and the constable ---


def _trigger(state: Position, event: int) -> Refusal:
    named: Mapping[str, Arg] = {"event": card(event)}
    if event in open_events(state):
        return Refusal("too-dear", ("ns.6.4",), {**named, "cost": c.COST[event], "hope": purse(state)})
    if event == c.TRIAL and not state.trials_left:
        return Refusal("no-trial-left", ("ns.2.6", "ns.6.6"))
    if event in (c.TRIAL, *state.market):
        return Refusal("no-receiver", ("ns.6.6", "ns.7.2"), named)
    return Refusal("not-open", ("ns.6.4", "ns.5.1"), named)


def _name(state: Position, seat: int) -> Refusal:
    if seat >= state.players:
        return Refusal("no-such-player", ("ns.6.8",), {"number": seat + 1})
    if barred(state) >> seat & 1:
        return Refusal("barred", ("ns.8.1", "ns.8.6"), {"player": person(seat)})
    return Refusal("has-badge", ("ns.6.8",), {"player": person(seat)})


def _player(state: Position, seat: int) -> Refusal:
    event = f.fields(state.stack[-1])["event"]
    if seat >= state.players:
        return Refusal("no-such-player", (rule_of(event),), {"number": seat + 1})
    args: Mapping[str, Arg] = {"event": card(event), "player": person(seat)}
    if seat == state.constable:
        return Refusal("not-on-yourself", (rule_of(event),), args)
    if c.EFFECT[event] in ("trial", "alms", "retrial") and state.trials >> seat & 1:
        return Refusal("on-trial-already", (rule_of(event), "ns.8.1"), args)
    return Refusal("not-this-player", (rule_of(event),), args)


# --- buildings ---


def _building(name: str) -> Arg:
    return label(f"building-{name}")


def _own(
    state: Position, seat: int, building: str, number: int, wanted: int, rules: tuple[str, ...], offered: int = 0
) -> Refusal:
    """An own building cannot be used: it is not there, is empty, or is like one with a lower number."""
    args: Mapping[str, Arg] = {"building": _building(building), "number": number}
    alike = _same_kind(state, seat, building)
    if len(alike) < number:
        return Refusal("no-such-building", rules, args)
    chosen = alike[number - 1]
    if not chosen & wanted and wanted != ANY:
        return Refusal("no-hope-there", rules, args)
    twin = alike.index(chosen) + 1
    if twin < number:
        return Refusal("same-building", rules, {**args, "twin": twin})
    return Refusal("gift-too-big", rules, {**args, "amount": offered})


def _same_kind(state: Position, seat: int, building: str) -> list[int]:
    kind = c.BUILDING_OF[building]
    return [b for b in state.towns[seat] if kind_of(b) == kind]


def _theirs(state: Position, action: a.RemoveDespair | a.ChooseBuilding, rule: str) -> Refusal | None:
    """A building that does not stand there; None if it does."""
    if action.owner >= state.players:
        return Refusal("no-such-player", (rule,), {"number": action.owner + 1})
    args: Mapping[str, Arg] = {
        "owner": person(action.owner),
        "building": _building(action.building),
        "number": action.number,
    }
    alike = _same_kind(state, action.owner, action.building)
    if len(alike) < action.number:
        return Refusal("not-in-town", (rule,), args)
    twin = alike.index(alike[action.number - 1]) + 1
    return Refusal("same-building", (rule,), {**args, "twin": twin}) if twin < action.number else None


def _remove(state: Position, action: a.RemoveDespair) -> Refusal:
    praying = f.top(state) == f.PRAY
    rule = "ns.7.8" if praying else "ns.4.2"
    elsewhere = praying and action.owner != f.fields(state.stack[-1])["seat"]
    if elsewhere:
        return Refusal("own-despair-only", (rule,))
    missing = _theirs(state, action, rule)
    return missing or Refusal("no-despair-there", (rule,), {"building": _building(action.building)})


def _site(state: Position, action: a.ChooseBuilding) -> Refusal:
    """Why a building cannot be chosen for the event being carried out."""
    asked = f.fields(state.stack[-1])
    event, effect, rule = asked["event"], c.EFFECT[asked["event"]], rule_of(asked["event"])
    missing = _theirs(state, action, rule)
    if missing is not None:
        return missing
    args: Mapping[str, Arg] = {
        "event": card(event),
        "building": _building(action.building),
        "owner": person(action.owner),
    }
    if effect in ("seize", "endow", "burn") and not can_spare(state, action.owner):
        return Refusal("only-building", (rule,), args)
    if not OWNERS[effect](state, action.owner, asked["seat"], asked["before"]):
        return Refusal("not-from-this-town", (rule,), args)
    return Refusal("no-despair-there", (rule,), args)


# --- giving and talking ---


def _volunteer(state: Position, seat: int, action: Action) -> Refusal:
    if state.phase != TRIGGERING:
        return Refusal("not-trigger-phase", ("ns.6.1", "ns.9.2"))
    if not open_moment(state):
        return Refusal("cubes-moving", ("ns.6.3", "ns.9.2"))
    if isinstance(action, a.GiveHope):
        return _give(state, seat, action)
    if state.claimed[seat] >= c.MAX_CLAIMS:
        return Refusal("too-many-claims", ("ns.9.4",), {"claims": c.MAX_CLAIMS})
    if isinstance(action, a.Offer):
        return _offer(state, seat, action)
    if isinstance(action, (a.ClaimSaw, a.Accuse, a.Nominate)) and action.about >= state.players:
        return Refusal("no-such-player", ("ns.9.2",), {"number": action.about + 1})
    return Refusal("claim-about-yourself", ("ns.9.2",))


def _give(state: Position, seat: int, action: a.GiveHope) -> Refusal:
    if seat == state.constable:
        return Refusal("constable-gives-none", ("ns.6.2",))
    if seat == state.pillory:
        return Refusal("in-pillory", ("ns.7.21",))
    rules = ("ns.6.1", "ns.6.3")
    town = state.towns[seat]
    kind = c.BUILDING_OF[action.building]
    at = [index for index, b in enumerate(town) if kind_of(b) == kind]
    behind = sum(map(hope_on, town[at[action.number - 1] :])) if len(at) >= action.number else 0
    return _own(state, seat, action.building, action.number, HAS_HOPE, rules, behind)


def _offer(state: Position, seat: int, action: a.Offer) -> Refusal:
    if seat == state.constable:
        return Refusal("constable-gives-none", ("ns.6.2", "ns.9.6"))
    if seat == state.pillory:
        return Refusal("in-pillory", ("ns.7.21", "ns.9.6"))
    event = c.EVENT_OF[action.event]
    if event not in open_events(state):
        return Refusal("not-open", ("ns.9.6",), {"event": card(event)})
    return Refusal("offer-too-big", ("ns.9.6",), {"amount": action.amount, "hope": state.hope[seat]})
