"""What a seat knows of a position, as numbers: once from the row, once from Game.observe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from approdo.core.game import Game
from approdo.fast.jit import Words, kernel, lowest
from approdo.fast.new_haven.row import (
    ACTIVE,
    BAG,
    CLEARINGS,
    COLOURS,
    COVERED,
    GROUND,
    HAND,
    HELD,
    HOLDERS,
    KNOWN,
    OFFER,
    PLAYERS,
    POOL,
    SHIPMENT,
    SHIPMENTS,
    SIDE_B,
    SPACES,
    TRACK,
    TURN,
    VILLAGE,
)
from approdo.fast.new_haven.scoring import in_hand
from approdo.fast.new_haven.tables import (
    BURIED,
    CHARTERS,
    DOWN,
    K_DRAW,
    K_LAY,
    KINDS,
    N_DECISIONS,
    NUMBERS,
    OPEN,
    PLOTS,
    RESOURCES,
    SEATS,
    SIZE,
    SPACE_KINDS,
    SQUARE_AT,
    SQUARES,
    SQUARES_IN_ROW,
    TILE_SLOTS,
    TILES,
    WORDS,
)
from approdo.fast.new_haven.turn import free_spaces
from approdo.fast.protocol import OBSERVED, Observation
from approdo.fast.stack import DEPTH, top
from approdo.games.new_haven import components as c

OPTIONS = ("side_b", "redevelop", "careful", "charters_on", "shipment_four")
"""They lie one after the other in the row."""
N_OPTIONS = len(OPTIONS)
OBSERVATION = Observation(
    ground=(RESOURCES, SQUARES),
    spaces=(SPACE_KINDS, SIZE),
    shipped=(RESOURCES, SIZE),
    clearings=(RESOURCES, SIZE),
    village=(SEATS, RESOURCES, PLOTS),
    up=(SEATS, PLOTS),
    numbers=(SEATS, PLOTS),
    buried_up=(SEATS, KINDS),
    buried_down=(SEATS, RESOURCES),
    own_buried_down=(KINDS,),
    hand=(KINDS,),
    tiles=(TILES,),
    known=(SEATS, KINDS),
    hand_size=(SEATS,),
    tile_count=(SEATS,),
    shipment=(SEATS,),
    charters=(SEATS, CHARTERS),
    active=(SEATS,),
    awaited=(SEATS,),
    track=(RESOURCES,),
    offer=(KINDS,),
    bag=(1,),
    pool=(1,),
    decision=(N_DECISIONS,),
    draws_left=(1,),
    first_draw=(1,),
    turn=(1,),
    turns=(1,),
    players=(1,),
    options=(N_OPTIONS,),
)
O_SIZE = OBSERVATION.size
O_GROUND, O_SPACES, O_SHIPPED, O_CLEARINGS = (
    OBSERVATION[name] for name in ("ground", "spaces", "shipped", "clearings")
)
O_VILLAGE, O_UP, O_NUMBERS = (OBSERVATION[name] for name in ("village", "up", "numbers"))
O_BURIED_UP, O_BURIED_DOWN, O_OWN_BURIED = (
    OBSERVATION[name] for name in ("buried_up", "buried_down", "own_buried_down")
)
O_HAND, O_TILES, O_KNOWN = (OBSERVATION[name] for name in ("hand", "tiles", "known"))
O_HAND_SIZE, O_TILE_COUNT, O_SHIPMENT = (OBSERVATION[name] for name in ("hand_size", "tile_count", "shipment"))
O_CHARTERS, O_ACTIVE, O_AWAITED, O_TRACK = (OBSERVATION[name] for name in ("charters", "active", "awaited", "track"))
O_OFFER, O_BAG, O_POOL, O_DECISION = (OBSERVATION[name] for name in ("offer", "bag", "pool", "decision"))
O_DRAWS_LEFT, O_TURN, O_OPTIONS = (OBSERVATION[name] for name in ("draws_left", "turn", "options"))


@kernel
def observe(s: Words, t: Words, seat: int, out: Words) -> None:
    """All that a seat may know (nh.12). Seats go round from the observer."""
    for i in range(O_SIZE):
        out[i] = 0
    observe_board(s, out)
    players = s[PLAYERS]
    for ahead in range(players):
        other = (seat + ahead) % players
        observe_village(s, other, ahead, out)
        observe_hand(s, other, ahead, out)
    for kind in range(KINDS):
        out[O_HAND + kind] = s[HAND + seat * KINDS + kind]
        out[O_OWN_BURIED + kind] = s[COVERED + seat * BURIED + DOWN + kind]
    for slot in range(HELD + seat * TILE_SLOTS, HELD + (seat + 1) * TILE_SLOTS):
        if s[slot] >= 0:
            out[O_TILES + s[slot]] += 1
    for charter in range(CHARTERS):
        if s[HOLDERS + charter]:
            out[O_CHARTERS + (s[HOLDERS + charter] - 1 - seat + players) % players * CHARTERS + charter] = 1
    out[O_ACTIVE + (s[ACTIVE] - seat + players) % players] = 1
    observe_turn(s, seat, out)


@kernel
def observe_board(s: Words, out: Words) -> None:
    """The harvest board, the markers, the open buildings, and how much is left: all public."""
    for resource in range(RESOURCES):
        for word in range(WORDS):
            squares = s[GROUND + resource * WORDS + word]
            while squares:
                out[O_GROUND + resource * SQUARES + SQUARE_AT[word, lowest(squares)]] = 1
                squares &= squares - 1
        out[O_TRACK + resource] = s[TRACK + resource]
    for space in range(SIZE):
        out[O_SPACES + s[SPACES + space] * SIZE + space] = 1
        lies = s[CLEARINGS + space] - 1
        if lies >= 0:
            out[O_CLEARINGS + lies // NUMBERS * SIZE + space] = lies % NUMBERS + 1
    if s[SHIPMENT] >= 0:
        out[O_SHIPPED + s[SHIPMENT]] = 1
    for slot in range(OPEN):
        if s[OFFER + slot] >= 0:
            out[O_OFFER + s[OFFER + slot]] += 1
    bag = pool = 0
    for kind in range(KINDS):
        bag += s[BAG + kind]
    for tile in range(TILES):
        pool += s[POOL + tile]
    for seat in range(s[PLAYERS]):  # shipments lie apart
        pool -= s[SHIPMENTS + seat]
    out[O_BAG] = bag
    out[O_POOL] = pool - (1 if s[SHIPMENT] >= 0 else 0)


@kernel
def observe_village(s: Words, seat: int, ahead: int, out: Words) -> None:
    """A village; the number of what others built face down stays with them (nh.12.3)."""
    for resource in range(RESOURCES):
        plots = s[COLOURS + seat * RESOURCES + resource]
        while plots:
            plot = lowest(plots)
            plots &= plots - 1
            built = s[VILLAGE + seat * PLOTS + plot]
            out[O_VILLAGE + (ahead * RESOURCES + resource) * PLOTS + plot] = 1
            if built <= DOWN:
                out[O_UP + ahead * PLOTS + plot] = 1
            if built <= DOWN or ahead == 0:
                out[O_NUMBERS + ahead * PLOTS + plot] = (built - 1) % NUMBERS + 1
    for kind in range(KINDS):
        out[O_BURIED_UP + ahead * KINDS + kind] = s[COVERED + seat * BURIED + kind]
        out[O_BURIED_DOWN + ahead * RESOURCES + kind // NUMBERS] += s[COVERED + seat * BURIED + DOWN + kind]


@kernel
def observe_hand(s: Words, seat: int, ahead: int, out: Words) -> None:
    """What everyone knows of a hand (nh.12.1, nh.12.4)."""
    for kind in range(KINDS):
        out[O_KNOWN + ahead * KINDS + kind] = s[KNOWN + seat * KINDS + kind]
    out[O_HAND_SIZE + ahead] = in_hand(s, seat)
    out[O_SHIPMENT + ahead] = s[SHIPMENTS + seat]
    for slot in range(HELD + seat * TILE_SLOTS, HELD + (seat + 1) * TILE_SLOTS):
        if s[slot] >= 0:
            out[O_TILE_COUNT + ahead] += 1


@kernel
def observe_turn(s: Words, seat: int, out: Words) -> None:
    """Who is awaited for what, how far the game is, and what the table plays."""
    players = s[PLAYERS]
    begun = s[TURN]
    if s[DEPTH]:
        at = top(s)
        out[O_DECISION + s[at]] = 1
        if s[at + 1]:
            out[O_AWAITED + (lowest(s[at + 1]) - seat + players) % players] = 1
        if s[at] == K_DRAW:
            out[O_DRAWS_LEFT] = s[at + 2]
            out[O_DRAWS_LEFT + 1] = s[at + 3]
        if s[at] == K_LAY:
            begun -= 1
    out[O_TURN] = s[TURN]
    out[O_TURN + 1] = begun + free_spaces(s) - 1
    out[O_TURN + 2] = players
    for i in range(N_OPTIONS):
        out[O_OPTIONS + i] = s[SIDE_B + i]


# --- the same from what Game.observe tells ---


def encode(game: Game[Any], seen: Mapping[str, Any], seat: int) -> NDArray[Any]:
    """The same from what Game.observe tells."""
    out = np.zeros(O_SIZE, OBSERVED)
    piece = OBSERVATION.split(out)
    players = game.players
    for space, shown in enumerate(seen["spaces"]):
        _encode_space(piece, space, shown)
    for other, shown in enumerate(seen["seats"]):
        _encode_seat(piece, (other - seat) % players, shown)
    for name, holder in seen["charters"].items():
        if holder is not None:
            piece["charters"][(holder - seat) % players, c.CHARTERS.index(name)] = 1
    piece["active"][(seen["active"] - seat) % players] = 1
    piece["track"][:] = [seen["track"][name] for name in c.RESOURCES]
    piece["offer"][:] = _counts(name for name in seen["offer"] if name is not None)
    for name in ("bag", "pool", "turn", "turns"):
        piece[name][0] = seen[name]
    piece["players"][0] = players
    options = game.options
    piece["options"][:] = [
        options["side"] == "B",
        options["redevelop"],
        options["careful"],
        options["charters"],
        options["shipment"] == "four",
    ]
    if seen["stack"]:
        kind, mask, *numbers = seen["stack"][-1]
        piece["decision"][kind] = 1
        if mask:
            piece["awaited"][(mask.bit_length() - 1 - seat) % players] = 1
        if kind == K_DRAW:
            piece["draws_left"][0], piece["first_draw"][0] = numbers
    return out


def _counts(names: Any) -> list[int]:
    """Buildings by kind."""
    counts = [0] * KINDS
    for name in names:
        counts[c.BUILDINGS.index(name)] += 1
    return counts


_CORNERS = ((0, 0), (0, 1), (1, 1), (1, 0))
"""Rows down and columns across, clockwise from the top left."""
_SPACE_KINDS = ("outside", "free", "tile", "pond", "shipment")


def _encode_space(piece: Mapping[str, NDArray[Any]], space: int, shown: Mapping[str, Any]) -> None:
    piece["spaces"][_SPACE_KINDS.index(shown["kind"]), space] = 1
    row, column = divmod(space, c.SIDE)
    for letter, (down, across) in zip(shown.get("tile", ""), _CORNERS, strict=False):
        square = (2 * row + down) * SQUARES_IN_ROW + 2 * column + across
        piece["ground"][c.LETTERS.index(letter), square] = 1
    if "resource" in shown:
        piece["shipped"][c.RESOURCES.index(shown["resource"]), space] = 1
    if "building" in shown:
        kind = c.BUILDINGS.index(shown["building"])
        piece["clearings"][c.RESOURCE_OF[kind], space] = c.NUMBER_OF[kind]


def _encode_seat(piece: Mapping[str, NDArray[Any]], ahead: int, shown: Mapping[str, Any]) -> None:
    for plot, built in enumerate(shown["village"]):
        if built is not None:
            piece["village"][ahead, c.RESOURCES.index(built["resource"]), plot] = 1
            piece["up"][ahead, plot] = built["up"]
            piece["numbers"][ahead, plot] = built["number"] or 0
    for built in shown["buried"]:
        resource = c.RESOURCES.index(built["resource"])
        if built["up"]:
            piece["buried_up"][ahead, c.building(resource, built["number"])] += 1
        else:
            piece["buried_down"][ahead, resource] += 1
            if ahead == 0:
                piece["own_buried_down"][c.building(resource, built["number"])] += 1
    piece["known"][ahead] = _counts(shown["known"])
    piece["hand_size"][ahead] = shown["building_count"]
    piece["tile_count"][ahead] = shown["tile_count"]
    piece["shipment"][ahead] = shown["shipment"]
    if ahead == 0:
        piece["hand"][:] = _counts(shown["buildings"])
        for tile in shown["tiles"]:
            piece["tiles"][c.TILES.index(tile)] += 1
