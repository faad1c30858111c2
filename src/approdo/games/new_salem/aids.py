"""Help at the table: what a prompt mentions, what an action would do, and the sums a player would make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from approdo.core.text import Arg, label
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.town import places_cubes
from approdo.games.new_salem.rules.triggering import dearest, eligible, may_give, purse
from approdo.games.new_salem.scoring import all_sets, set_despair
from approdo.games.new_salem.state import HOPE_MASK, KIND, TRIGGERING, Position
from approdo.games.new_salem.view import knows_characters


def prompt_args(state: Position, seat: int) -> Mapping[str, Arg]:
    """The values that the prompt of the present decision mentions."""
    frame = state.stack[-1]
    kind = frame[0]
    if kind == f.REMOVE:
        return {"cubes": frame[3]}
    if kind == f.CHOOSE_TRIGGER:
        cost, hope = dearest(state), purse(state)
        key = "trigger-must" if hope >= cost else "trigger-may"
        return {"duty": label(key, hope=hope, cost=cost)}
    if kind == f.TAKE:
        return {"cubes": frame[3]}
    if kind == f.PLACE:
        return {"cubes": frame[3], "what": label("cube-despair" if frame[4] else "cube-hope")}
    if kind in (f.CHOOSE_PLAYER, f.CHOOSE_SITE):
        event, before = frame[-2:]
        stage = "-second" if before else ""
        if kind == f.CHOOSE_SITE and c.EFFECT[event] == "rebuild":
            stage = "-own"
        return {"task": label(f"task-{c.EVENTS[event]}{stage}")}
    return {}


def aids(state: Position, viewer: int) -> dict[str, Any]:
    """Sums from what is public: despair against the goal, sets, who can be named, who may give."""
    n = state.players
    plus, minus = set_despair(state.towns)
    triggering = state.phase == TRIGGERING and bool(state.stack)
    names = eligible(state) if triggering else 0
    known = knows_characters(state, viewer)
    return {
        "despair": {
            "cubes": state.despair,
            "added_by_sets": plus,
            "removed_by_sets": minus,
            "with_sets": max(0, state.despair + plus - minus),
            "goal": c.GOAL[n],
        },
        "sets": [dict(zip(c.TYPES, all_sets(town), strict=True)) for town in state.towns],
        "eligible": [s for s in range(n) if names >> s & 1],
        "may_give": [s for s in range(n) if may_give(state, s)] if triggering else [],
        "dearest": dearest(state) if triggering else None,
        "forced": triggering and purse(state) >= dearest(state),
        "costs": dict(zip(c.EVENTS, c.COST, strict=True)),
        "buildings": BUILDINGS,
        "known": [_character(state, s) if known >> s & 1 else None for s in range(n)],
        "accused": _accusers(state),
        "claims_left": [c.MAX_CLAIMS - made for made in state.claimed],
        "witches_mixed": c.WITCHES[n],
        "puritans_mixed": c.PURITANS[n],
        "trial_despair": c.TRIAL_DESPAIR,
        "set_despair": dict(zip(c.TYPES, c.SET_DESPAIR, strict=True)),
        "rounds": c.ROUNDS,
    }


BUILDINGS = {
    name: {
        "type": c.TYPES[kind // 3],
        "colour": c.COLOURS[kind // 3],
        "position": kind % 3 + 1,
        "hope": c.HOPE[kind],
        "despair": c.DESPAIR[kind],
        "remove": c.REMOVE[kind],
    }
    for kind, name in enumerate(c.BUILDINGS)
}
"""The building cards, for drawing."""


def _character(state: Position, seat: int) -> dict[str, Any] | None:
    """Side and types of a character that the viewer has seen."""
    character = state.characters[seat]
    if character < 0:
        return None
    return {
        "side": c.SIDES[c.IS_WITCH[character]],
        "types": [c.TYPES[t] for t in c.COLLECTS[character]],
    }


def _accusers(state: Position) -> list[list[int]]:
    """Who has accused each seat in this round."""
    accused: list[list[int]] = [[] for _ in range(state.players)]
    for r, seat, number, _ in state.claims:
        about = number - a.ACCUSE
        if r == state.round and 0 <= about < state.players and seat not in accused[about]:
            accused[about].append(seat)
    return accused


def effect(state: Position, seat: int, number: int) -> dict[str, Any] | None:
    """Cubes and points that an action brings, for the tag at the pointer."""
    if a.BUILD <= number < a.RETURN_BOTH:
        return _build_effect(state, seat, (number - a.BUILD) % c.KINDS)
    if a.TRIGGER <= number < a.END_PHASE:
        cost = c.COST[number - a.TRIGGER]
        return {"cost": cost, "hope_left": purse(state) - cost}
    if a.CHOOSE_BUILDING <= number < a.TAKE:
        owner, place = divmod(number - a.CHOOSE_BUILDING, a.OWNED)
        return _cubes_at(state, owner, place)
    if a.REMOVE <= number < a.CHOOSE_BUILDING:
        owner, place = divmod(number - a.REMOVE, a.OWNED)
        return _cubes_at(state, owner, place)
    return None


def _cubes_at(state: Position, owner: int, place: int) -> dict[str, Any]:
    kind, number = divmod(place, c.COPIES)
    building = [b for b in state.towns[owner] if b & KIND == kind][number]
    return {"hope": building >> 5 & HOPE_MASK, "despair": building >> 14}


def _build_effect(state: Position, seat: int, kind: int) -> dict[str, Any]:
    """What building this card would place, and the points it would score its builder."""
    cubes = places_cubes(state, seat)
    town = state.towns[seat]
    new_sets = sum(all_sets((*town, kind))) - sum(all_sets(town))
    own = kind // 3 in c.COLLECTS[state.characters[seat]]
    return {
        "type": c.TYPES[kind // 3],
        "hope": c.HOPE[kind] * cubes,
        "despair": c.DESPAIR[kind] * cubes,
        "remove": c.REMOVE[kind] * cubes,
        "points": int(own) + 2 * new_sets,
    }
