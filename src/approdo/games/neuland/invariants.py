"""Every tile, worker, mineral and banner must be accounted for."""

from __future__ import annotations

from approdo.games.neuland.components import (
    BAG,
    BANNERS,
    BANNERS_ON,
    COST,
    KINDS,
    LODGE,
    METAL_MARKERS,
    MINE,
    PRODUCTION,
    RECIPES,
    SMELTER,
    STACK_HEIGHT,
    TERRAIN_OF,
    TILES,
    WOODCUTTER,
    WORKERS,
)
from approdo.games.neuland.hexes import HEX_OF, PLACE_NAMES, PLACES
from approdo.games.neuland.rules.frames import ASK_DRAW, ASK_SINGLE, ASK_STACK, ASK_TAKE
from approdo.games.neuland.state import UNLAID, Neuland, minerals_on


def invariants(state: Neuland) -> list[str]:
    """What is wrong with a position; nothing, if it can come up in play."""
    wrong = _shapes(state)
    return wrong or [*_land(state), *_tiles(state), *_workers(state), *_minerals(state), *_players(state)]


def _shapes(state: Neuland) -> list[str]:
    per_player = ("at", "free", "left", "wheelbarrow", "food_marker", "wood_marker")
    wrong = [
        f"'{name}' needs one value per player" for name in per_player if len(getattr(state, name)) != state.players
    ]
    for name in ("building", "worker", "good", "lying", "mine", "banners", "owner"):
        if len(getattr(state, name)) != PLACES:
            wrong.append(f"'{name}' needs {PLACES} values")
    if not wrong and any(tile > len(KINDS) for tile in state.building):
        wrong.append("a building of unknown kind")
    return wrong


def _land(state: Neuland) -> list[str]:
    unlaid = state.terrain.count(UNLAID)
    to_lay = 2 * sum(state.doubles) + any(frame[0] == ASK_SINGLE for frame in state.stack)
    return [] if unlaid == to_lay else [f"{unlaid} hexes are open, but the pieces left cover {to_lay}"]


def _tiles(state: Neuland) -> list[str]:
    wrong = []
    for kind, name in enumerate(KINDS):
        built = state.building.count(kind + 1)
        if kind in (LODGE, WOODCUTTER):
            expected = state.settled
        elif kind < PRODUCTION:
            expected = TILES[kind] - state.display[kind]
        else:
            family, number = divmod(kind - PRODUCTION, STACK_HEIGHT)
            expected = int(state.stacks[family] > number)
        if built != expected:
            wrong.append(f"{built} of {name} stand, {expected} have left the display")
    for place, tile in enumerate(state.building):
        if tile and state.terrain[HEX_OF[place]] != TERRAIN_OF[tile - 1]:
            wrong.append(f"{KINDS[tile - 1]} at {PLACE_NAMES[place]} stands on the wrong terrain")
        if state.banners[place] and not (tile and 0 < state.banners[place] <= BANNERS_ON[tile - 1]):
            wrong.append(f"{state.banners[place]} banners at {PLACE_NAMES[place]}")
        if bool(state.banners[place]) != bool(state.owner[place]):
            wrong.append(f"banners without an owner at {PLACE_NAMES[place]}")
    if any(COST[kind] < 0 and state.display[kind] for kind in range(PRODUCTION)):
        wrong.append("huts lie in the display")
    return wrong


def _workers(state: Neuland) -> list[str]:
    wrong = []
    for seat in range(state.players):
        out = state.worker.count(seat + 1)
        if out + state.free[seat] != WORKERS:
            wrong.append(f"seat {seat} has {out} workers out and {state.free[seat]} at home, not {WORKERS}")
    for place in range(PLACES):
        tile, worker, good = state.building[place], state.worker[place], state.good[place]
        if bool(worker) != bool(good) or (state.lying[place] and not worker):
            wrong.append(f"worker and good do not fit at {PLACE_NAMES[place]}")
        if worker > state.players or (worker and not 0 < tile <= PRODUCTION):
            wrong.append(f"no worker can stand at {PLACE_NAMES[place]}")
        elif worker and tile - 1 != MINE and good - 1 not in [output for _, output in RECIPES[tile - 1]]:
            wrong.append(f"{KINDS[tile - 1]} at {PLACE_NAMES[place]} does not yield that good")
    smelting = sum(1 for p in range(PLACES) if state.building[p] == SMELTER + 1 and state.worker[p])
    if smelting > METAL_MARKERS:
        wrong.append(f"{smelting} metal markers are in use, there are {METAL_MARKERS}")
    return wrong


def _minerals(state: Neuland) -> list[str]:
    count = list(state.bag)
    for place in range(PLACES):
        if state.mine[place] and state.building[place] != MINE + 1:
            return [f"minerals lie at {PLACE_NAMES[place]} without a mine"]
        for mineral in minerals_on(state, place):
            count[mineral] += 1
    for frame in state.stack:
        first = {ASK_DRAW: 4, ASK_STACK: 3, ASK_TAKE: 3}.get(frame[0], len(frame))
        for mineral in frame[first:]:
            count[mineral] += 1
    return [] if count == list(BAG) else [f"minerals in all: {count}, not {list(BAG)}"]


def _players(state: Neuland) -> list[str]:
    wrong = []
    for seat in range(state.players):
        placed = sum(state.banners[p] for p in range(PLACES) if state.owner[p] == seat + 1)
        if placed + state.left[seat] != BANNERS[state.players]:
            wrong.append(f"seat {seat} has {placed} banners placed and {state.left[seat]} left")
        if state.at[seat] >= state.spaces:
            wrong.append(f"seat {seat} stands beyond the timeline")
    if state.active < state.players and state.at[state.active] != (state.time + state.spent) % state.spaces:
        wrong.append("the active worker does not stand where its time was spent")
    return wrong
