"""What a viewer sees, field by field, and a world that agrees with it (nh.12)."""

from __future__ import annotations

import random
from functools import cache, lru_cache
from typing import Literal, cast

from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f
from approdo.games.new_haven.components import KINDS, NUMBERS, PLOTS, SIZE, TILE_SLOTS
from approdo.games.new_haven.shapes import Board, Built, CharterName, Resource, Seat, Space
from approdo.games.new_haven.state import (
    BURIED,
    DOWN,
    FREE,
    SHIPPED,
    TILED,
    Position,
    building_total,
    buried_of,
    hand_of,
    is_down,
    kind_of,
    quadrants_at,
    shipment,
    shipment_at,
    standing,
    tiles_of,
    village_of,
)

_KINDS: tuple[Literal["outside", "free", "tile", "pond", "shipment"], ...]
_KINDS = ("outside", "free", "tile", "pond", "shipment")
_NAMES = cast("tuple[Resource, ...]", c.RESOURCES)
_CHARTERS = cast("tuple[CharterName, ...]", c.CHARTERS)


def observe(state: Position, viewer: int) -> Board:
    """All that a viewer may know; -2 is a spectator, who knows what is public."""
    sheep, stone, timber, wheat = state.track
    return {
        "viewer": viewer,
        "stack": [list(frame) for frame in state.stack],
        "active": state.active,
        "turn": state.turn,
        "turns": turns(state),
        "spaces": [_space(state, space) for space in range(SIZE)],
        "track": {"sheep": sheep, "stone": stone, "timber": timber, "wheat": wheat},
        "offer": [None if kind < 0 else c.BUILDINGS[kind] for kind in state.offer],
        "bag": sum(state.bag),
        "pool": sum(state.pool) - sum(state.shipments) - (state.shipped >= 0),  # shipments lie apart
        "charters": _holders(state),
        "seats": [_seat(state, seat, viewer == seat) for seat in range(state.players)],
    }


def _holders(state: Position) -> dict[CharterName, int | None]:
    if not state.charters_on:
        return {}
    return {name: holder - 1 if holder else None for name, holder in zip(_CHARTERS, state.charters, strict=True)}


def turns(state: Position) -> int:
    """Turns of the whole game: one per space but the last (nh.7.3)."""
    laid_later = state.spaces.count(FREE) - 1
    begun = state.turn - (1 if state.stack and f.kind_of(state.stack[-1]) == f.LAY else 0)
    return begun + laid_later


def _space(state: Position, space: int) -> Space:
    kind = state.spaces[space]
    if kind == TILED:
        return _tiled(space, quadrants_at(state, space))
    if kind == SHIPPED:
        return {"name": c.SPACES[space], "kind": _KINDS[kind], "resource": _NAMES[shipment_at(state.shipped)[0]]}
    return _untiled(space, kind, state.clearings[space])


@lru_cache(4096)
def _tiled(space: int, tile: str) -> Space:
    return {"name": c.SPACES[space], "kind": _KINDS[TILED], "tile": tile}


@cache
def _untiled(space: int, kind: int, clearing: int) -> Space:
    shown: Space = {"name": c.SPACES[space], "kind": _KINDS[kind]}
    if clearing:
        shown["building"] = c.BUILDINGS[clearing - 1]
    return shown


def _seat(state: Position, seat: int, own: bool) -> Seat:
    tiles = [c.TILES[tile] for tile in tiles_of(state, seat)]
    hand = _buildings(hand_of(state, seat))
    plots = _PLOTS[own]
    return {
        "name": c.VILLAGES[seat],
        "tiles": tiles if own else None,  # nh.12.1
        "tile_count": len(tiles),
        "buildings": hand if own else None,
        "building_count": len(hand),
        "known": _buildings(state.known[seat * KINDS : (seat + 1) * KINDS]),
        "shipment": bool(state.shipments[seat]),
        "village": [plots[built] for built in village_of(state, seat)],
        "buried": [
            building
            for built, count in enumerate(buried_of(state, seat), 1)
            if count and (building := plots[built])
            for _ in range(count)
        ],
    }


def _buildings(counts: list[int]) -> list[str]:
    return [name for name, count in zip(c.BUILDINGS, counts, strict=True) if count for _ in range(count)]


def _plot(built: int, own: bool) -> Built | None:
    """A building in a village: the number of a face-down one is its owner's secret (nh.12.3)."""
    if not built:
        return None
    kind = kind_of(built)
    number = None if is_down(built) and not own else c.NUMBER_OF[kind]
    return {"resource": _NAMES[c.RESOURCE_OF[kind]], "number": number, "up": not is_down(built)}


_PLOTS = tuple(tuple(_plot(built, own) for built in range(2 * DOWN + 1)) for own in (False, True))
"""All that can stand in a village, as others and as its owner see it."""


# --- worlds ---


def world(state: Position, seen: Board, rng: random.Random) -> Position:
    """Fill an empty table with what was seen, and draw what was not from what is left over."""
    state.stack = [tuple(frame) for frame in seen["stack"]]
    state.active, state.turn = seen["active"], seen["turn"]
    pool, unseen = list(c.TILE_COPIES), building_total(state)
    _lay_out(state, seen, pool, unseen)
    face_down: list[tuple[int, int, int]] = []
    for seat, shown in enumerate(seen["seats"]):
        state.shipments[seat] = int(shown["shipment"])
        face_down += _stand(state, seat, shown, unseen)
        for name in shown["known"]:
            state.known[seat * KINDS + c.BUILDINGS.index(name)] += 1
        for name in shown["known"] if shown["buildings"] is None else shown["buildings"]:
            kind = c.BUILDINGS.index(name)
            state.hand[seat * KINDS + kind] += 1
            unseen[kind] -= 1
        for slot, tile in enumerate(shown["tiles"] or ()):
            state.tiles[seat * TILE_SLOTS + slot] = c.TILES.index(tile)
            pool[c.TILES.index(tile)] -= 1
    for seat, resource, plot in face_down:  # before the hands: its resource narrows what it can be
        kind = _take(unseen, rng, range(resource * NUMBERS, (resource + 1) * NUMBERS))
        if plot < 0:
            state.buried[seat * BURIED + DOWN + kind] += 1
        else:
            state.village[seat * PLOTS + plot] = standing(kind, 1)
    for seat, shown in enumerate(seen["seats"]):
        if shown["buildings"] is None:
            for _ in range(shown["building_count"] - len(shown["known"])):
                state.hand[seat * KINDS + _take(unseen, rng, range(KINDS))] += 1
            for slot in range(shown["tile_count"]):
                state.tiles[seat * TILE_SLOTS + slot] = _take(pool, rng, range(len(pool)))
    state.pool, state.bag = pool, unseen
    return state


def _lay_out(state: Position, seen: Board, pool: list[int], unseen: list[int]) -> None:
    """The harvest board, the track, the offer and the charters, all of them public."""
    printed = () if state.side_b else [space for space, _ in c.PRINTED]
    state.ground = [0, 0, 0, 0]
    for space, shown in enumerate(seen["spaces"]):
        state.spaces[space] = _KINDS.index(shown["kind"])
        if "tile" in shown:
            masks = c.tile_masks(shown["tile"], space)
            state.ground = [ground | mask for ground, mask in zip(state.ground, masks, strict=True)]
            if space not in printed:
                pool[c.TILE_OF[shown["tile"]][0]] -= 1
        elif "resource" in shown:
            state.shipped = shipment(c.RESOURCES.index(shown["resource"]), space)
        elif "building" in shown:
            kind = c.BUILDINGS.index(shown["building"])
            state.clearings[space] = kind + 1
            unseen[kind] -= 1
    state.track = [seen["track"][name] for name in _NAMES]
    state.offer = [-1 if name is None else c.BUILDINGS.index(name) for name in seen["offer"]]
    for kind in state.offer:
        if kind >= 0:
            unseen[kind] -= 1
    for charter, name in enumerate(_CHARTERS):
        holder = seen["charters"].get(name)
        state.charters[charter] = 0 if holder is None else holder + 1


def _stand(state: Position, seat: int, shown: Seat, unseen: list[int]) -> list[tuple[int, int, int]]:
    """Put up a village as seen; the buildings whose number was not seen, as (seat, resource, plot or -1)."""
    unknown = []
    placed = [*enumerate(shown["village"]), *((-1, built) for built in shown["buried"])]
    for plot, built in placed:
        if built is None:
            continue
        resource = c.RESOURCES.index(built["resource"])
        if plot >= 0:
            state.colours[seat * 4 + resource] |= 1 << plot
        if built["number"] is None:
            unknown.append((seat, resource, plot))
            continue
        kind = c.building(resource, built["number"])
        unseen[kind] -= 1
        if plot < 0:
            state.buried[seat * BURIED + standing(kind, not built["up"]) - 1] += 1
        else:
            state.village[seat * PLOTS + plot] = standing(kind, not built["up"])
    return unknown


def _take(counts: list[int], rng: random.Random, kinds: range) -> int:
    """Draw one of these kinds from a multiset."""
    kind = rng.choices(kinds, [counts[k] for k in kinds])[0]
    counts[kind] -= 1
    return kind
