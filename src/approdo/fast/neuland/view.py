"""What a seat knows of a position, as numbers: once from the row, once from Game.observe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from approdo.core.game import Game
from approdo.fast.jit import Words, kernel, lowest
from approdo.fast.neuland.row import (
    ACTIVE,
    AT,
    BAG,
    BANNERS_AT,
    DOUBLES_LEFT,
    FIRST_EDITION,
    FOOD_MARKER,
    FREE,
    GOOD,
    KIND_AT,
    LEFT,
    LYING,
    MINERALS_ON,
    OWNER,
    P_PURPOSE,
    PAYMENT,
    PIECE,
    PLAYERS,
    ROOM,
    SETTLED,
    SPACES,
    SPENT,
    STACKS,
    START,
    TERRAIN,
    TIME,
    TURN,
    WHEELBARROW,
    WOOD_MARKER,
    WORKER,
)
from approdo.fast.neuland.tables import (
    DEPTH_OF_MINE,
    DOUBLES,
    FAMILIES,
    GOODS,
    HEX_OF,
    HEXES,
    K_PAY,
    KINDS,
    MINE,
    N_MINERALS,
    PLACES,
    PRODUCTION,
    SEATS,
    TERRAINS,
)
from approdo.fast.protocol import OBSERVED, Observation
from approdo.fast.stack import DEPTH, FRAME, top
from approdo.games.neuland import components as c
from approdo.games.neuland.hexes import SLOTS
from approdo.games.neuland.rules.frames import HEAD
from approdo.games.neuland.rules.table import DECISIONS

NUMBERS = FRAME - 1 - HEAD
OBSERVATION = Observation(
    terrain=(TERRAINS, HEXES),
    piece=(HEXES,),
    building=(KINDS, PLACES),
    worker=(SEATS, PLACES),
    good=(GOODS, PLACES),
    lying=(PLACES,),
    minerals=(DEPTH_OF_MINE, PLACES),
    owner=(SEATS, PLACES),
    banners=(PLACES,),
    ahead=(SEATS,),
    free=(SEATS,),
    left=(SEATS,),
    wheelbarrow=(SEATS,),
    food_marker=(SEATS,),
    wood_marker=(SEATS,),
    start=(SEATS,),
    active=(SEATS,),
    awaited=(SEATS,),
    decision=(len(DECISIONS),),
    depth=(1,),
    payment=(PAYMENT,),
    numbers=(NUMBERS,),
    doubles=(DOUBLES,),
    bag=(N_MINERALS,),
    display=(PRODUCTION,),
    stacks=(FAMILIES,),
    spaces=(1,),
    time=(1,),
    spent=(1,),
    room=(1,),
    turn=(1,),
    settled=(1,),
    first_edition=(1,),
    players=(1,),
)
SIZE = OBSERVATION.size
O_TERRAIN, O_PIECE, O_BUILDING, O_WORKER = (OBSERVATION[name] for name in ("terrain", "piece", "building", "worker"))
O_GOOD, O_LYING, O_MINERALS, O_OWNER = (OBSERVATION[name] for name in ("good", "lying", "minerals", "owner"))
O_BANNERS, O_AHEAD, O_FREE, O_LEFT = (OBSERVATION[name] for name in ("banners", "ahead", "free", "left"))
O_WHEELBARROW, O_FOOD, O_WOOD = (OBSERVATION[name] for name in ("wheelbarrow", "food_marker", "wood_marker"))
O_START, O_ACTIVE, O_AWAITED = (OBSERVATION[name] for name in ("start", "active", "awaited"))
O_DECISION, O_DEPTH, O_PAYMENT, O_NUMBERS = (OBSERVATION[name] for name in ("decision", "depth", "payment", "numbers"))
O_DOUBLES, O_BAG, O_SPACES = (OBSERVATION[name] for name in ("doubles", "bag", "spaces"))
COUNTS = N_MINERALS + PRODUCTION + FAMILIES
"""Bag, display and stacks lie one after the other, in the row as in the observation."""
assert BAG + COUNTS == STACKS + FAMILIES


@kernel
def plane(places: int, out: Words, base: int) -> None:
    """1 for every place of a set."""
    while places:
        out[base + lowest(places)] = 1
        places &= places - 1


@kernel
def observe(s: Words, t: Words, seat: int, out: Words) -> None:
    """The whole table: nothing is secret (nl.0.4). Seats go round from the observer."""
    for i in range(SIZE):
        out[i] = 0
    observe_land(s, out)
    players = s[PLAYERS]
    for ahead in range(players):
        other = (seat + ahead) % players
        plane(s[WORKER + other], out, O_WORKER + ahead * PLACES)
        plane(s[OWNER + other], out, O_OWNER + ahead * PLACES)
        out[O_AHEAD + ahead] = (s[AT + other] - s[TIME] + s[SPACES]) % s[SPACES]
        out[O_FREE + ahead] = s[FREE + other]
        out[O_LEFT + ahead] = s[LEFT + other]
        out[O_WHEELBARROW + ahead] = s[WHEELBARROW + other]
        out[O_FOOD + ahead] = s[FOOD_MARKER + other]
        out[O_WOOD + ahead] = s[WOOD_MARKER + other]
    out[O_START + (s[START] - seat + players) % players] = 1
    out[O_ACTIVE + (s[ACTIVE] - seat + players) % players] = 1
    for i in range(DOUBLES):
        out[O_DOUBLES + i] = s[DOUBLES_LEFT + i]
    for i in range(COUNTS):
        out[O_BAG + i] = s[BAG + i]
    out[O_SPACES] = s[SPACES]
    out[O_SPACES + 1] = s[TIME]
    out[O_SPACES + 2] = s[SPENT]
    out[O_SPACES + 3] = s[ROOM]
    out[O_SPACES + 4] = s[TURN]
    out[O_SPACES + 5] = s[SETTLED]
    out[O_SPACES + 6] = s[FIRST_EDITION]
    out[O_SPACES + 7] = players
    if s[DEPTH]:
        observe_stack(s, seat, out)


@kernel
def observe_land(s: Words, out: Words) -> None:
    """Terrain, buildings and what is on them."""
    for terrain in range(TERRAINS):
        hexes = s[TERRAIN + terrain]
        while hexes:
            out[O_TERRAIN + terrain * HEXES + HEX_OF[lowest(hexes)]] = 1
            hexes &= hexes - 1
    for hex in range(HEXES):
        out[O_PIECE + hex] = s[PIECE + hex]
    for kind in range(KINDS):
        plane(s[KIND_AT + kind], out, O_BUILDING + kind * PLACES)
    for good in range(GOODS):
        plane(s[GOOD + good], out, O_GOOD + good * PLACES)
    plane(s[LYING], out, O_LYING)
    mines = s[KIND_AT + MINE]
    while mines:
        place = lowest(mines)
        code = s[MINERALS_ON + place]
        for level in range(DEPTH_OF_MINE):
            out[O_MINERALS + level * PLACES + place] = code >> 2 * level & 3
        mines &= mines - 1
    for place in range(PLACES):
        out[O_BANNERS + place] = s[BANNERS_AT + place]


@kernel
def observe_stack(s: Words, seat: int, out: Words) -> None:
    """Who is awaited for what, and the numbers of the decision as the rules keep them."""
    at = top(s)
    out[O_DECISION + s[at]] = 1
    out[O_DEPTH] = s[DEPTH]
    if s[at + 1]:
        out[O_AWAITED + (lowest(s[at + 1]) - seat + s[PLAYERS]) % s[PLAYERS]] = 1
    if s[at] == K_PAY:
        for i in range(PAYMENT):
            out[O_PAYMENT + i] = s[P_PURPOSE + i]
    for i in range(HEAD, s[at - 1]):
        out[O_NUMBERS + i - HEAD] = s[at + i]


def encode(game: Game[Any], seen: Mapping[str, Any], seat: int) -> NDArray[Any]:
    """The same from what Game.observe tells, and the table's options."""
    out = np.zeros(SIZE, OBSERVED)
    piece = OBSERVATION.split(out)
    players = game.players
    for hex, shown in enumerate(seen["hexes"]):
        if shown["terrain"] is not None:
            piece["terrain"][c.TERRAINS.index(shown["terrain"]), hex] = 1
        piece["piece"][hex] = shown["piece"]
        for slot, tile in enumerate(shown["slots"]):
            if tile is not None:
                _encode_tile(piece, tile, hex * SLOTS + slot, seat, players)
    for other, shown in enumerate(seen["seats"]):
        ahead = (other - seat) % players
        piece["free"][ahead] = shown["workers"]
        piece["left"][ahead] = shown["banners"]
        for name in ("ahead", "wheelbarrow", "food_marker", "wood_marker"):
            piece[name][ahead] = shown[name]
    for name in ("start", "active"):
        piece[name][(seen[name] - seat) % players] = 1
    if seen["pending"]:
        kind, mask, *numbers = seen["pending"][-1]
        piece["decision"][kind] = 1
        piece["depth"][0] = len(seen["pending"])
        if mask:
            piece["awaited"][(mask.bit_length() - 1 - seat) % players] = 1
        piece["payment" if kind == K_PAY else "numbers"][: len(numbers)] = numbers
    piece["doubles"][:] = seen["doubles"]
    for name in ("bag", "display"):
        piece[name][:] = list(seen[name].values())
    piece["stacks"][:] = [shown["built"] for shown in seen["stacks"].values()]
    line = seen["timeline"]
    alone = {
        "spaces": line["spaces"],
        "time": line["marker"],
        "spent": line["spent"],
        "room": line["room"],
        "turn": seen["turn"],
        "settled": seen["settled"],
        "first_edition": game.options["mines"] == "first_edition",
        "players": players,
    }
    for name, value in alone.items():
        piece[name][0] = value
    return out


def _encode_tile(
    piece: Mapping[str, NDArray[Any]], tile: Mapping[str, Any], place: int, seat: int, players: int
) -> None:
    piece["building"][c.KIND[tile["building"]], place] = 1
    if tile["worker"] is not None:
        piece["worker"][(tile["worker"] - seat) % players, place] = 1
        piece["good"][c.GOOD[tile["good"]], place] = 1
    piece["lying"][place] = tile["lying"]
    for level, name in enumerate(tile["minerals"]):
        piece["minerals"][level, place] = 1 + c.MINERAL_NAMES.index(name)
    if tile["owner"] is not None:
        piece["owner"][(tile["owner"] - seat) % players, place] = 1
    piece["banners"][place] = tile["banners"]
