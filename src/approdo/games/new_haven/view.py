"""What a viewer sees, field by field, and a world that agrees with it (nh.12)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from approdo.games.new_haven import components as c
from approdo.games.new_haven.rules import LAY
from approdo.games.new_haven.state import (
    DOWN,
    FREE,
    SHIPPED,
    TILED,
    Position,
    building_total,
    quadrants_at,
)

_KINDS = ("outside", "free", "tile", "pond", "shipment")


def observe(state: Position, viewer: int) -> dict[str, Any]:
    """All that a viewer may know; -2 is a spectator, who knows what is public."""
    return {
        "viewer": viewer,
        "stack": [list(frame) for frame in state.stack],
        "active": state.active,
        "turn": state.turn,
        "turns": turns(state),
        "spaces": [_space(state, space) for space in range(49)],
        "track": dict(zip(c.RESOURCES, state.track, strict=True)),
        "offer": [None if kind < 0 else c.BUILDINGS[kind] for kind in state.offer],
        "bag": sum(state.bag),
        "pool": sum(state.pool) - sum(state.shipments) - (state.shipped >= 0),  # shipments lie apart
        "charters": {
            name: holder - 1 if holder else None for name, holder in zip(c.CHARTERS, state.charters, strict=True)
        }
        if state.charters_on
        else {},
        "seats": [_seat(state, seat, viewer == seat) for seat in range(state.players)],
    }


def turns(state: Position) -> int:
    """Turns of the whole game: one per space but the last (nh.7.3)."""
    laid_later = state.spaces.count(FREE) - 1
    begun = state.turn - (1 if state.stack and state.stack[-1][0] == LAY else 0)
    return begun + laid_later


def _space(state: Position, space: int) -> dict[str, Any]:
    kind = state.spaces[space]
    shown: dict[str, Any] = {"name": c.SPACES[space], "kind": _KINDS[kind]}
    if kind == TILED:
        shown["tile"] = quadrants_at(state, space)
    elif kind == SHIPPED:
        shown["resource"] = c.RESOURCES[state.shipped // 49]
    elif state.clearings[space]:
        shown["building"] = c.BUILDINGS[state.clearings[space] - 1]
    return shown


def _seat(state: Position, seat: int, own: bool) -> dict[str, Any]:
    tiles = [c.TILES[tile] for tile in state.tiles[seat * 3 : seat * 3 + 3] if tile >= 0]
    hand = [c.BUILDINGS[kind] for kind in range(24) for _ in range(state.hand[seat * 24 + kind])]
    plots = _PLOTS[own]
    return {
        "name": c.VILLAGES[seat],
        "tiles": tiles if own else None,  # nh.12.1
        "tile_count": len(tiles),
        "buildings": hand if own else None,
        "building_count": len(hand),
        "known": [c.BUILDINGS[kind] for kind in range(24) for _ in range(state.known[seat * 24 + kind])],
        "shipment": bool(state.shipments[seat]),
        "village": [plots[built] for built in state.village[seat * c.PLOTS : (seat + 1) * c.PLOTS]],
        "buried": [plots[kind + 1] for kind in range(48) for _ in range(state.buried[seat * 48 + kind])],
    }


def _plot(built: int, own: bool) -> dict[str, Any] | None:
    """A building in a village: the number of a face-down one is its owner's secret (nh.12.3)."""
    if not built:
        return None
    kind = (built - 1) % 24
    down = built > DOWN
    number = None if down and not own else kind % 6 + 1
    return {"resource": c.RESOURCES[kind // 6], "number": number, "up": not down}


_PLOTS = tuple(tuple(_plot(built, own) for built in range(2 * DOWN + 1)) for own in (False, True))
"""All that can stand in a village, as others and as its owner see it."""


def world(state: Position, seen: Mapping[str, Any], rng: random.Random) -> Position:
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
            state.known[seat * 24 + c.BUILDINGS.index(name)] += 1
        for name in shown["known"] if shown["buildings"] is None else shown["buildings"]:
            kind = c.BUILDINGS.index(name)
            state.hand[seat * 24 + kind] += 1
            unseen[kind] -= 1
        for slot, tile in enumerate(shown["tiles"] or ()):
            state.tiles[seat * 3 + slot] = c.TILES.index(tile)
            pool[c.TILES.index(tile)] -= 1
    for seat, resource, plot in face_down:  # before the hands: its resource narrows what it can be
        number = _take(unseen, rng, range(resource * 6, resource * 6 + 6))
        if plot < 0:
            state.buried[seat * 48 + number + DOWN] += 1
        else:
            state.village[seat * c.PLOTS + plot] = number + DOWN + 1
    for seat, shown in enumerate(seen["seats"]):
        if shown["buildings"] is None:
            for _ in range(shown["building_count"] - len(shown["known"])):
                state.hand[seat * 24 + _take(unseen, rng, range(24))] += 1
            for slot in range(shown["tile_count"]):
                state.tiles[seat * 3 + slot] = _take(pool, rng, range(len(pool)))
    state.pool, state.bag = pool, unseen
    return state


def _lay_out(state: Position, seen: Mapping[str, Any], pool: list[int], unseen: list[int]) -> None:
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
            state.shipped = c.RESOURCES.index(shown["resource"]) * 49 + space
        elif "building" in shown:
            kind = c.BUILDINGS.index(shown["building"])
            state.clearings[space] = kind + 1
            unseen[kind] -= 1
    state.track = [seen["track"][name] for name in c.RESOURCES]
    state.offer = [-1 if name is None else c.BUILDINGS.index(name) for name in seen["offer"]]
    for kind in state.offer:
        if kind >= 0:
            unseen[kind] -= 1
    for charter, name in enumerate(c.CHARTERS):
        holder = seen["charters"].get(name)
        state.charters[charter] = 0 if holder is None else holder + 1


def _stand(state: Position, seat: int, shown: Mapping[str, Any], unseen: list[int]) -> list[tuple[int, int, int]]:
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
        face = 0 if built["up"] else DOWN
        if plot < 0:
            state.buried[seat * 48 + kind + face] += 1
        else:
            state.village[seat * c.PLOTS + plot] = kind + face + 1
    return unknown


def _take(counts: list[int], rng: random.Random, kinds: range) -> int:
    """Draw one of these kinds from a multiset."""
    kind = rng.choices(kinds, [counts[k] for k in kinds])[0]
    counts[kind] -= 1
    return kind
