"""What a turn offers: buildings to use, buildings to build, ends of the turn (chapters 4 to 8)."""

from __future__ import annotations

from functools import cache
from itertools import compress

from approdo.games.neuland import actions as a
from approdo.games.neuland.components import (
    BANNERS_ON,
    COST,
    FOOD,
    GOODS,
    LODGE,
    MINE,
    MINERALS,
    PRODUCTION,
    RECIPES,
    STACK_HEIGHT,
    STONE,
    TERRAIN_OF,
    WOOD,
)
from approdo.games.neuland.hexes import FARTHEST, HEX_OF, HEXES, PLACE_DISTANCE, PLACES, SLOTS
from approdo.games.neuland.rules.paying import ANYWHERE, Held, goods_held
from approdo.games.neuland.state import Position, free_slots

FOREST = TERRAIN_OF[LODGE]


def settle_legal(state: Position, seat: int) -> list[int]:
    """Forest hexes with two free slots (nl.3.2)."""
    return [a.SETTLE + h for h in range(HEXES) if state.terrain[h] == FOREST and free_slots(state, h) >= 2]


def act_legal(state: Position, seat: int) -> list[int]:
    """Buildings to use, buildings to build, ends of the turn."""
    held = goods_held(state, seat)
    numbers = _use_legal(state, seat, held)
    if held[WOOD] or held[STONE] or state.wood_marker[seat]:
        numbers += _build_legal(state, seat, held)
    return numbers + _end_legal(state, seat)


def taken_ends(state: Position, seat: int) -> list[int]:
    """Where other workers stand, counted in spaces after the time marker (nl.4.6)."""
    time, spaces = state.time, state.spaces
    return [(at - time) % spaces for other, at in enumerate(state.at) if other != seat]


def _end_legal(state: Position, seat: int) -> list[int]:
    """Every free space from here to the time marker, at least one from where the turn began (nl.4.6 to nl.4.9)."""
    base = a.END_TURN - state.spent
    ends = list(range(base + (state.spent or 1), base + state.spaces))
    for space in taken_ends(state, seat):
        if base + space in ends:
            ends.remove(base + space)
    return ends


_FREE_HAND = 1 << len(GOODS)
"""Beside the bits of the goods: a worker off the land, all that a building without inputs needs."""


@cache
def _workable(means: int, at_hand: int) -> tuple[bytes, list[tuple[tuple[tuple[int, ...], int], ...]]]:
    """What can work with these means, of which some need no way: a translation of tiles that drops all others,
    and for each tile (kind + 1) its ways as goods that must be near and the number of the action at place 0."""
    kept = bytearray(256)
    uses: list[tuple[tuple[tuple[int, ...], int], ...]] = [()]
    for kind, ways in enumerate(RECIPES):
        found = []
        for inputs, output in ways:
            needed = sum(1 << good for good in set(inputs)) or _FREE_HAND
            if not needed & ~means:
                first = a.PLACE_BANNERS + kind - PRODUCTION if kind >= PRODUCTION else a.PRODUCE + output * PLACES
                found.append(((), first) if needed & at_hand else (inputs, first))
        uses.append(tuple(found))
        if found:
            kept[kind + 1] = kind + 1
    return bytes(kept), uses


def _use_legal(state: Position, seat: int, held: Held) -> list[int]:
    """Buildings, whoever built them (nl.2.2), without a worker or banners whose goods can be handed over in time
    (nl.5.1, nl.5.4, nl.7.1)."""
    numbers = []
    worker, owner = state.worker, state.owner
    budget = state.room - state.spent
    limit = ANYWHERE if state.wheelbarrow[seat] else budget
    # Workers off the land need no way, nor do markers, which give no worker back (nl.5.5, nl.8.2).
    at_hand = 0
    if state.free[seat]:
        at_hand = _FREE_HAND | state.food_marker[seat] << FOOD | state.wood_marker[seat] << WOOD
    means = at_hand
    for good in held:
        means |= 1 << good
    kept, uses = _workable(means, at_hand)
    tiles = state.building.translate(kept)
    for place in compress(_EVERY_PLACE, tiles):
        if worker[place] or owner[place]:
            continue
        tile = tiles[place]
        if tile > PRODUCTION:
            left = state.spaces - 1 - state.spent if state.left[seat] <= BANNERS_ON[tile - 1] else budget
            for inputs, number in uses[tile]:
                if left >= 1 and _reachable(held, inputs, HEX_OF[place], max(limit, left)):
                    numbers.append(number)
        elif budget >= 1:
            for inputs, first in uses[tile]:
                if not inputs or _reachable(held, inputs, HEX_OF[place], limit):
                    if tile == _MINE_TILE:
                        first = a.PRODUCE + output_at(state, place, -1) * PLACES
                    numbers.append(first + place)
    return numbers


_EVERY_PLACE = range(PLACES)
_MINE_TILE = MINE + 1


def output_at(state: Position, place: int, output: int) -> int:
    """The good that a recipe yields; a mine gives its top mineral (nl.9.2)."""
    return output if output >= 0 else MINERALS[(state.mine[place] & 3) - 1]


def _reachable(held: Held, inputs: tuple[int, ...], hex: int, limit: int) -> bool:
    """True when goods for all inputs, of which some are in hand, lie within the limit of a hex."""
    twins = len(inputs) > 1 and inputs[0] == inputs[1]
    if limit >= FARTHEST:
        return not twins or len(held[inputs[0]]) > 1
    for good in inputs:
        near = [p for p in held[good] if PLACE_DISTANCE[p][hex] <= limit]
        if len(near) < 1 + twins:
            return False
    return True


_BY_COST = tuple(
    (good, tuple(k for k in range(PRODUCTION) if COST[k] == good)) for good in sorted({c for c in COST if c >= 0})
)
"""For wood and for stone the production kinds that they build."""


def _build_legal(state: Position, seat: int, held: Held) -> list[int]:
    """Kinds in the display, or on top of a stack, on free slots of their terrain (nl.6.1 to nl.6.4)."""
    numbers = []
    limit = ANYWHERE if state.wheelbarrow[seat] else state.room - state.spent + 1
    hexes = building_hexes(state)
    for good, kinds in _BY_COST:
        sources = held[good]
        marker = good == WOOD and state.wood_marker[seat]
        if not sources and not marker:
            continue
        open_hexes: list[list[int]] = [[], [], []]
        anywhere = marker or limit >= FARTHEST
        for hex in hexes:
            if anywhere or any(PLACE_DISTANCE[p][hex] <= limit for p in sources):
                open_hexes[state.terrain[hex]].append(hex)
        for kind in kinds:
            if state.display[kind]:
                base = a.BUILD + kind * HEXES
                numbers += [base + hex for hex in open_hexes[TERRAIN_OF[kind]]]
        for kind in top_possessions(state):
            if COST[kind] == good:
                base = a.BUILD + kind * HEXES
                numbers += [base + hex for hex in open_hexes[TERRAIN_OF[kind]]]
    return numbers


def building_hexes(state: Position) -> list[int]:
    """Hexes with a free slot, without those that later starters need (nl.3.4)."""
    building = state.building
    hexes = [h for h in range(HEXES) if building.find(0, h * SLOTS, h * SLOTS + SLOTS) >= 0]
    waiting = state.players - state.settled
    if waiting:
        wide = [h for h in hexes if state.terrain[h] == FOREST and free_slots(state, h) >= 2]
        if len(wide) <= waiting:
            return [h for h in hexes if h not in wide or free_slots(state, h) > 2]
    return hexes


def top_possessions(state: Position) -> list[int]:
    """The kinds on top of the five stacks (nl.6.3)."""
    return [
        PRODUCTION + family * STACK_HEIGHT + built for family, built in enumerate(state.stacks) if built < STACK_HEIGHT
    ]
