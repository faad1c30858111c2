"""What a viewer sees. Everything is public, so all viewers see the same, and a world is what was seen (nl.0.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from approdo.games.neuland.components import (
    BANNERS_ON,
    FAMILIES,
    GOOD,
    GOODS,
    GRADES,
    KIND,
    KINDS,
    MINERAL_NAMES,
    PRODUCTION,
    STACK_HEIGHT,
    TERRAINS,
)
from approdo.games.neuland.hexes import AXIAL, HEX_NAMES, HEX_OF, HEXES, PLACE_NAMES, SLOTS
from approdo.games.neuland.rules.frames import ASK_PAY
from approdo.games.neuland.rules.paying import inputs_of
from approdo.games.neuland.state import UNLAID, Neuland, minerals_on, stacked

PURPOSES = ("produce", "banners", "build")


def observe(state: Neuland) -> dict[str, Any]:
    """The whole table, field by field."""
    return {
        "hexes": [_hex(state, h) for h in range(HEXES)],
        "doubles": list(state.doubles),
        "timeline": {
            "spaces": state.spaces,
            "marker": state.time,
            "at": list(state.at),
            "spent": state.spent,
            "room": state.room,
        },
        "turn": state.turn,
        "active": state.active,
        "start": state.start,
        "settled": state.settled,
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "display": {KINDS[k]: state.display[k] for k in range(PRODUCTION)},
        "stacks": {family: _stack(state, f) for f, family in enumerate(FAMILIES)},
        "bag": dict(zip(MINERAL_NAMES, state.bag, strict=True)),
        "payment": _payment(state),
        "pending": [list(frame) for frame in state.stack],
    }


def _hex(state: Neuland, hex: int) -> dict[str, Any]:
    terrain = state.terrain[hex]
    return {
        "hex": HEX_NAMES[hex],
        "q": AXIAL[hex][0],
        "r": AXIAL[hex][1],
        "terrain": None if terrain == UNLAID else TERRAINS[terrain],
        "piece": state.piece[hex],
        "slots": [_slot(state, hex * SLOTS + slot) for slot in range(SLOTS)],
    }


def _slot(state: Neuland, place: int) -> dict[str, Any] | None:
    if not state.building[place]:
        return None
    kind = state.building[place] - 1
    worker, owner = state.worker[place], state.owner[place]
    return {
        "place": PLACE_NAMES[place],
        "building": KINDS[kind],
        "grade": GRADES[kind],
        "family": None if kind < PRODUCTION else FAMILIES[(kind - PRODUCTION) // STACK_HEIGHT],
        "worth": BANNERS_ON[kind],
        "worker": worker - 1 if worker else None,
        "good": GOODS[state.good[place] - 1] if worker else None,
        "lying": bool(state.lying[place]),
        "minerals": [MINERAL_NAMES[m] for m in minerals_on(state, place)],
        "banners": state.banners[place],
        "owner": owner - 1 if owner else None,
    }


def _seat(state: Neuland, seat: int) -> dict[str, Any]:
    return {
        "workers": state.free[seat],
        "banners": state.left[seat],
        "wheelbarrow": bool(state.wheelbarrow[seat]),
        "food_marker": bool(state.food_marker[seat]),
        "wood_marker": bool(state.wood_marker[seat]),
        "ahead": (state.at[seat] - state.time) % state.spaces,
    }


def _stack(state: Neuland, family: int) -> dict[str, Any]:
    """Possessions still in the stack, the top one first."""
    first = PRODUCTION + family * STACK_HEIGHT
    built = state.stacks[family]
    return {"built": built, "left": list(KINDS[first + built : first + STACK_HEIGHT])}


def _payment(state: Neuland) -> dict[str, Any] | None:
    """The action that is being paid for, in words."""
    if not state.stack or state.stack[-1][0] != ASK_PAY:
        return None
    _, _, purpose, kind, target, recipe, paid, far, barrow, _ = state.stack[-1]
    return {
        "for": PURPOSES[purpose],
        "building": KINDS[kind],
        "hex": HEX_NAMES[target if purpose == PURPOSES.index("build") else HEX_OF[target]],
        "due": [GOODS[good] for good in inputs_of(purpose, kind, recipe)[paid:]],
        "distance": far,
        "wheelbarrow": bool(barrow),
    }


def world(state: Neuland, seen: Mapping[str, Any]) -> Neuland:
    """Fill a fresh table with what was seen."""
    state.stack = [tuple(frame) for frame in seen["pending"]]
    state.start, state.settled = seen["start"], seen["settled"]
    state.turn, state.active = seen["turn"], seen["active"]
    line = seen["timeline"]
    state.time, state.spent, state.room = line["marker"], line["spent"], line["room"]
    state.at = bytearray(line["at"])
    state.doubles = bytearray(seen["doubles"])
    for h, shown in enumerate(seen["hexes"]):
        state.terrain[h] = UNLAID if shown["terrain"] is None else TERRAINS.index(shown["terrain"])
        state.piece[h] = shown["piece"]
        for slot, tile in enumerate(shown["slots"]):
            if tile is not None:
                _stand(state, h * SLOTS + slot, tile)
    for seat, shown in enumerate(seen["seats"]):
        state.free[seat], state.left[seat] = shown["workers"], shown["banners"]
        state.wheelbarrow[seat] = shown["wheelbarrow"]
        state.food_marker[seat] = shown["food_marker"]
        state.wood_marker[seat] = shown["wood_marker"]
    state.display = bytearray(seen["display"][KINDS[k]] for k in range(PRODUCTION))
    state.stacks = bytearray(seen["stacks"][family]["built"] for family in FAMILIES)
    state.bag = bytearray(seen["bag"][name] for name in MINERAL_NAMES)
    return state


def _stand(state: Neuland, place: int, tile: Mapping[str, Any]) -> None:
    """Put up one building as it was seen."""
    state.building[place] = KIND[tile["building"]] + 1
    if tile["worker"] is not None:
        state.worker[place] = tile["worker"] + 1
        state.good[place] = GOOD[tile["good"]] + 1
        state.lying[place] = tile["lying"]
    state.mine[place] = stacked([MINERAL_NAMES.index(name) for name in tile["minerals"]])
    if tile["owner"] is not None:
        state.owner[place] = tile["owner"] + 1
        state.banners[place] = tile["banners"]
