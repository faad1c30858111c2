"""Help at the table: what a prompt mentions, what an action would do, and the sums a player would make."""

from __future__ import annotations

from collections.abc import Mapping

from approdo.core.text import Arg, label
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.claims import volunteers
from approdo.games.new_salem.rules.town import building_arg, index_of, places_cubes, take_hope
from approdo.games.new_salem.rules.triggering import dearest, eligible, may_give, purse
from approdo.games.new_salem.scoring import all_sets, set_despair
from approdo.games.new_salem.shapes import Aids, BuildingName, Card, Effect, Known
from approdo.games.new_salem.state import TRIGGERING, Position, despair_on, hope_on
from approdo.games.new_salem.view import knows_characters


def prompt_args(state: Position, seat: int) -> Mapping[str, Arg]:
    """The values that the prompt of the present decision mentions."""
    kind, asked = f.top(state), f.fields(state.stack[-1])
    if kind in (f.REMOVE, f.TAKE):
        return {"cubes": asked["cubes"]}
    if kind == f.CHOOSE_TRIGGER:
        cost, hope = dearest(state), purse(state)
        key = "trigger-must" if hope >= cost else "trigger-may"
        return {"duty": label(key, hope=hope, cost=cost)}
    if kind == f.PLACE:
        return {"cubes": asked["cubes"], "what": label("cube-despair" if asked["is_despair"] else "cube-hope")}
    if kind in (f.CHOOSE_PLAYER, f.CHOOSE_SITE):
        stage = "-second" if asked["before"] else ""
        if kind == f.CHOOSE_SITE and c.EFFECT[asked["event"]] == "rebuild":
            stage = "-own"
        return {"task": label(f"task-{c.EVENTS[asked['event']]}{stage}", **_swapped(asked))}
    return {}


def _swapped(asked: Mapping[str, int]) -> dict[str, Arg]:
    """The first building of a Land Swap, once it is chosen."""
    if not asked["before"] or c.EFFECT[asked["event"]] != "swap":
        return {}
    owner, place = divmod(f.recalled(asked["before"]), a.OWNED)
    return {"owner": {"seat": owner}, "building": label(building_arg(place))}


def invitation(state: Position, viewer: int) -> str:
    """What a viewer may do while the constable decides, as the ending of the text's key."""
    if viewer < 0 or not volunteers(state) >> viewer & 1:
        return ""
    return "-give" if may_give(state, viewer) else "-talk"


def aids(state: Position, viewer: int) -> Aids:
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
        "places_cubes": [places_cubes(state, s) for s in range(n)],
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


BUILDINGS: dict[BuildingName, Card] = {
    name: {
        "type": c.TYPES[c.TYPE_OF[kind]],
        "colour": c.COLOURS[c.TYPE_OF[kind]],
        "position": kind % c.SET + 1,
        "hope": c.HOPE[kind],
        "despair": c.DESPAIR[kind],
        "remove": c.REMOVE[kind],
    }
    for kind, name in enumerate(c.BUILDINGS)
}
"""The building cards, for drawing."""


def _character(state: Position, seat: int) -> Known | None:
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
        if r == state.round and number in a.ACCUSE_IDS:
            about = number - a.ACCUSE
            if seat not in accused[about]:
                accused[about].append(seat)
    return accused


def effect(state: Position, seat: int, number: int) -> Effect | None:
    """Cubes and points that an action brings, for the tag at the pointer."""
    if number in a.BUILD_IDS:
        return _build_effect(state, seat, number - a.BUILD)
    if number in a.KEEP_IDS:
        return _build_effect(state, seat, number - a.KEEP)
    if number in a.TRIGGER_IDS:
        cost = c.COST[number - a.TRIGGER]
        return {"cost": cost, "hope_left": purse(state) - cost}
    if number in a.CHOOSE_BUILDING_IDS:
        return _cubes_at(state, *divmod(number - a.CHOOSE_BUILDING, a.OWNED))
    if number in a.REMOVE_IDS:
        return _cubes_at(state, *divmod(number - a.REMOVE, a.OWNED))
    if number in a.GIVE_IDS:
        return _gift(state, seat, *divmod(number - a.GIVE, a.OWNED))
    return None


def _cubes_at(state: Position, owner: int, place: int) -> Effect:
    town = state.towns[owner]
    building = town[index_of(town, place)]
    return {"hope": hope_on(building), "despair": despair_on(building)}


def _gift(state: Position, seat: int, more: int, place: int) -> Effect:
    """Which buildings a gift takes hope off."""
    trial = state.clone()
    taken = take_hope(trial, seat, index_of(state.towns[seat], place), more + 1)
    return {"gives": [{"building": c.BUILDINGS[kind], "hope": cubes} for kind, cubes in taken]}


def _build_effect(state: Position, seat: int, kind: int) -> Effect:
    """What building this card would place, and the points it would score its builder (on trial: no cubes, ns.8.3)."""
    cubes = places_cubes(state, seat)
    town = state.towns[seat]
    new_sets = sum(all_sets((*town, kind))) - sum(all_sets(town))
    own = c.TYPE_OF[kind] in c.COLLECTS[state.characters[seat]]
    return {
        "type": c.TYPES[c.TYPE_OF[kind]],
        "hope": c.HOPE[kind] * cubes,
        "despair": c.DESPAIR[kind] * cubes,
        "remove": c.REMOVE[kind] * cubes,
        "points": int(own) + 2 * new_sets,
        "without_cubes": not cubes,
    }
