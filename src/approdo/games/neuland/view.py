"""What a viewer sees. Everything is public, so all viewers see the same, and a world is what was seen (nl.0.4)."""

from __future__ import annotations

from typing import cast

from approdo.games.neuland import shapes
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
    family_of,
)
from approdo.games.neuland.hexes import AXIAL, HEX_NAMES, HEXES, PLACE_NAMES, SLOTS
from approdo.games.neuland.rules.frames import ASK_PAY, Paying
from approdo.games.neuland.state import UNLAID, Position, metal_markers, minerals_on, stacked

PURPOSES: tuple[shapes.Purpose, ...] = ("produce", "banners", "build")

# The names of the data are those of the shapes (tests/games/neuland/test_shapes.py).
_TERRAINS = cast(tuple[shapes.Terrain, ...], TERRAINS)
_GOODS = cast(tuple[shapes.Good, ...], GOODS)
_KINDS = cast(tuple[shapes.Building, ...], KINDS)
_WORKS = cast(tuple[shapes.Production, ...], KINDS[:PRODUCTION])
_POSSESSIONS = cast(tuple[shapes.Possession, ...], KINDS[PRODUCTION:])
_FAMILIES = cast(tuple[shapes.Family, ...], FAMILIES)
_MINERALS = cast(tuple[shapes.Mineral, ...], MINERAL_NAMES)
_GRADES = cast(tuple[shapes.Grade, ...], GRADES)


def observe(state: Position) -> shapes.Board:
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
        "display": {name: state.display[k] for k, name in enumerate(_WORKS)},
        "stacks": {family: _stack(state, f) for f, family in enumerate(_FAMILIES)},
        "bag": dict(zip(_MINERALS, state.bag, strict=True)),
        "metal_markers": metal_markers(state),
        "payment": _payment(state),
        "pending": [list(frame) for frame in state.stack],
    }


def _hex(state: Position, hex: int) -> shapes.Hex:
    terrain = state.terrain[hex]
    return {
        "hex": HEX_NAMES[hex],
        "q": AXIAL[hex][0],
        "r": AXIAL[hex][1],
        "terrain": None if terrain == UNLAID else _TERRAINS[terrain],
        "piece": state.piece[hex],
        "slots": [_slot(state, hex * SLOTS + slot) for slot in range(SLOTS)],
    }


def _slot(state: Position, place: int) -> shapes.Slot | None:
    if not state.building[place]:
        return None
    kind = state.building[place] - 1
    worker, owner = state.worker[place], state.owner[place]
    return {
        "place": PLACE_NAMES[place],
        "building": _KINDS[kind],
        "grade": _GRADES[kind],
        "family": None if kind < PRODUCTION else _FAMILIES[family_of(kind)],
        "worth": BANNERS_ON[kind],
        "worker": worker - 1 if worker else None,
        "good": _GOODS[state.good[place] - 1] if worker else None,
        "lying": bool(state.lying[place]),
        "minerals": [_MINERALS[m] for m in minerals_on(state, place)],
        "banners": state.banners[place],
        "owner": owner - 1 if owner else None,
    }


def _seat(state: Position, seat: int) -> shapes.Seat:
    return {
        "workers": state.free[seat],
        "banners": state.left[seat],
        "wheelbarrow": bool(state.wheelbarrow[seat]),
        "food_marker": bool(state.food_marker[seat]),
        "wood_marker": bool(state.wood_marker[seat]),
        "ahead": (state.at[seat] - state.time) % state.spaces,
    }


def _stack(state: Position, family: int) -> shapes.Stack:
    """Possessions still in the stack, the top one first."""
    first, built = family * STACK_HEIGHT, state.stacks[family]
    return {"built": built, "left": list(_POSSESSIONS[first + built : first + STACK_HEIGHT])}


def _payment(state: Position) -> shapes.Payment | None:
    """The action that is being paid for, in words."""
    if state.asked != ASK_PAY:
        return None
    paying = Paying.read(state.stack[-1])
    return {
        "for": PURPOSES[paying.purpose],
        "building": _KINDS[paying.building],
        "hex": HEX_NAMES[paying.hex],
        "due": [_GOODS[good] for good in paying.inputs[paying.paid :]],
        "distance": paying.far,
        "wheelbarrow": bool(paying.barrow),
    }


def world(state: Position, seen: shapes.Board) -> Position:
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
    for seat, has in enumerate(seen["seats"]):
        state.free[seat], state.left[seat] = has["workers"], has["banners"]
        state.wheelbarrow[seat] = has["wheelbarrow"]
        state.food_marker[seat] = has["food_marker"]
        state.wood_marker[seat] = has["wood_marker"]
    state.display = bytearray(seen["display"][name] for name in _WORKS)
    state.stacks = bytearray(seen["stacks"][family]["built"] for family in _FAMILIES)
    state.bag = bytearray(seen["bag"][name] for name in _MINERALS)
    return state


def _stand(state: Position, place: int, tile: shapes.Slot) -> None:
    """Put up one building as it was seen."""
    state.building[place] = KIND[tile["building"]] + 1
    if tile["worker"] is not None and tile["good"] is not None:
        state.worker[place] = tile["worker"] + 1
        state.good[place] = GOOD[tile["good"]] + 1
        state.lying[place] = tile["lying"]
    state.mine[place] = stacked([MINERAL_NAMES.index(name) for name in tile["minerals"]])
    if tile["owner"] is not None:
        state.owner[place] = tile["owner"] + 1
        state.banners[place] = tile["banners"]
