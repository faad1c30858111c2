"""Steps 1 and 2: lay a tile, count the harvest (nh.1, nh.2)."""

from __future__ import annotations

from collections.abc import Sequence

from approdo.core.events import Events
from approdo.core.text import Arg, label
from approdo.games.new_haven import actions as a
from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f
from approdo.games.new_haven.components import TILE_SLOTS, TURNS
from approdo.games.new_haven.rules.drawing import take_openly
from approdo.games.new_haven.rules.tiles import put
from approdo.games.new_haven.state import FREE, SHIPPED, Position, shipment


def lay_legal(state: Position, seat: int) -> list[int]:
    """Any tile of the hand, any free space, any rotation (nh.1.1 - nh.1.4); or the shipment (nh.1.5)."""
    spaces = state.spaces
    free = [space * TURNS for space in c.AREA[state.players] if spaces[space] == FREE]
    places = [at + turn for at in free for turn in (0, 1, 2, 3)]
    numbers: list[int] = []
    for tile in sorted(set(state.tiles[seat * TILE_SLOTS : (seat + 1) * TILE_SLOTS])):
        if tile >= 0:
            base = a.LAY + tile * a.PER_TILE
            numbers += [base + place for place in places]
    if state.shipments[seat]:
        numbers += [a.SHIP + place for place in places]
    return numbers


def lay(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The tile lies on the board, what lay on a clearing is taken, the markers show the harvest."""
    state.stack.pop()
    if number >= a.SHIP:
        space, resource = a.shipped(number)
        state.shipments[seat] = 0
        state.shipped = shipment(resource, space)
        state.spaces[space] = SHIPPED
        state.track = shipment_harvest(state, space, resource)
        if out is not None:
            named = label(f"resource-{c.RESOURCES[resource]}")
            out.add("laid-shipment", "nh.1.5", "nh.1.6", seat=seat, space=c.SPACES[space], resource=named)
    else:
        tile, space, turn = a.laid(number)
        slot = state.tiles.index(tile, seat * TILE_SLOTS)
        state.tiles[slot] = -1
        masks = c.LAID[number - a.LAY]
        put(state, masks, space)
        state.track = harvest(state.ground, masks)
        if out is not None:
            shown = c.turned(c.TILES[tile], turn)
            out.add("laid-tile", "nh.1.1", seat=seat, space=c.SPACES[space], tile=shown, rows=c.in_rows(shown))
    if state.clearings[space]:
        _claim(state, seat, space, out)
    if out is not None:
        out.add("harvest", "nh.2.2", "nh.2.6", seat=seat, amounts=_amounts(state.track))
    state.stack.append(f.build(seat))


def harvest(ground: Sequence[int], masks: Sequence[int]) -> list[int]:
    """What each resource yields: its squares on the new tile and all that chains link to them (nh.2.1 - nh.2.5)."""
    return [chain(ground[r], masks[r]).bit_count() if masks[r] else 0 for r in (0, 1, 2, 3)]


def chain(ground: int, seed: int) -> int:
    """All squares of one resource that edges link to the seed (nh.2.1)."""
    while True:
        grown = (seed | seed << 1 | seed >> 1 | seed << c.WIDTH | seed >> c.WIDTH) & ground
        if grown == seed:
            return seed
        seed = grown


def shipment_chain(state: Position, space: int, resource: int) -> int:
    """The squares that a shipment counts: its own four, with the chains they join (nh.2.7) or without (nh.2.8)."""
    squares = sum(c.QUADRANTS[space])
    return squares if state.shipment_four else chain(state.ground[resource] | squares, squares)


def shipment_harvest(state: Position, space: int, resource: int) -> list[int]:
    """A shipment is four squares of the named resource."""
    track = [0, 0, 0, 0]
    track[resource] = shipment_chain(state, space, resource).bit_count()
    return track


def _claim(state: Position, seat: int, space: int, out: Events | None) -> None:
    """Whoever covers a clearing takes its building at once (nh.8.7, nh.8.8)."""
    kind = state.clearings[space] - 1
    state.clearings[space] = 0
    take_openly(state, seat, kind)
    if out is not None:
        out.add("claimed", "nh.8.7", seat=seat, building=label(f"building-{c.BUILDINGS[kind]}"), space=c.SPACES[space])


def _amounts(track: Sequence[int]) -> list[Arg]:
    return [label(f"amount-{c.RESOURCES[r]}", n=count) for r, count in enumerate(track) if count]
