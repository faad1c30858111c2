"""What a seat knows of a position, as numbers: once from the row, once from Game.observe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from approdo.core.game import Game
from approdo.fast.jit import Words, blank, kernel, lowest
from approdo.fast.new_england.row import (
    ADDERS,
    BAG,
    BANK,
    BOUGHT,
    DECK,
    DEVELOPED,
    FIGURES_AT,
    FIRST,
    FRESH,
    GONE,
    LAND,
    LAYOUT,
    MARKERS,
    MONEY,
    MOVED,
    OFFER,
    PLAYED,
    PLAYERS,
    ROUND,
    STARTS,
    STORED,
)
from approdo.fast.new_england.settling import SEAT_FIGURES, SEAT_TILES
from approdo.fast.new_england.tables import FAMILIES, FIGURES, ITEMS, K_LAY, K_USE, KINDS, SPACE_AT, SPACES, TILES
from approdo.fast.protocol import OBSERVED, Observation
from approdo.fast.stack import DEPTH, FIRST_FRAME, FRAME, top
from approdo.games.new_england import components as c
from approdo.games.new_england.geometry import NUMBER
from approdo.games.new_england.rules import DECISIONS

N_DECISIONS = len(DECISIONS)
OBSERVATION = Observation(
    land=(FAMILIES, TILES, SPACES),
    figures=(FAMILIES, FIGURES, SPACES),
    starts=(SPACES,),
    developed=(SPACES,),
    moved=(SPACES,),
    money=(FAMILIES,),
    markers=(FAMILIES,),
    adders=(FAMILIES,),
    first=(FAMILIES,),
    awaited=(FAMILIES,),
    played=(FAMILIES, KINDS),
    stored=(FAMILIES, KINDS),
    stored_now=(KINDS,),
    bag=(TILES,),
    deck=(KINDS,),
    gone=(ITEMS,),
    offer=(ITEMS,),
    in_hand=(ITEMS,),
    from_barn=(1,),
    decision=(N_DECISIONS,),
    round=(1,),
    bought=(1,),
    bank=(1,),
    players=(1,),
)
SIZE = OBSERVATION.size
O_LAND, O_FIGURES, O_STARTS, O_DEVELOPED, O_MOVED = (
    OBSERVATION[name] for name in ("land", "figures", "starts", "developed", "moved")
)
O_MONEY, O_MARKERS, O_ADDERS, O_FIRST, O_AWAITED = (
    OBSERVATION[name] for name in ("money", "markers", "adders", "first", "awaited")
)
O_PLAYED, O_STORED, O_STORED_NOW, O_BAG = (OBSERVATION[name] for name in ("played", "stored", "stored_now", "bag"))
O_OFFER, O_IN_HAND, O_FROM_BARN, O_DECISION = (
    OBSERVATION[name] for name in ("offer", "in_hand", "from_barn", "decision")
)
O_ROUND = OBSERVATION["round"]
COUNTS = TILES + KINDS + ITEMS
"""Bag, deck and what is gone lie one after the other, in the row as in the observation."""
UNSEEN = blank(LAYOUT.width)
assert (DECK, GONE) == (BAG + TILES, BAG + TILES + KINDS)


@kernel
def turn_over(lo: int, hi: int, out: Words, base: int) -> None:
    """Change the spaces of a set in a plane: 0 to 1, 1 to 0."""
    while lo:
        out[base + SPACE_AT[0, lowest(lo)]] ^= 1
        lo &= lo - 1
    while hi:
        out[base + SPACE_AT[1, lowest(hi)]] ^= 1
        hi &= hi - 1


@kernel
def plane(was: Words, then: int, s: Words, now: int, out: Words, base: int) -> None:
    """A plane that told of a set in one row tells of a set in another."""
    turn_over(was[then] ^ s[now], was[then + 1] ^ s[now + 1], out, base)


@kernel
def observe(s: Words, t: Words, seat: int, out: Words) -> None:
    """The whole table: nothing is secret (ne.1.12). Seats go round from the observer."""
    for i in range(SIZE):
        out[i] = 0
    follow(UNSEEN, seat, s, t, seat, out)


@kernel
def follow(was: Words, then: int, s: Words, t: Words, seat: int, out: Words) -> None:
    """The planes are changed where the rows differ; all else is few numbers, written again."""
    for i in range(O_MONEY, SIZE):
        out[i] = 0
    players = s[PLAYERS]
    starts_lo = starts_hi = 0
    for ahead in range(players):
        before = (then + ahead) % players
        other = (seat + ahead) % players
        for terrain in range(TILES):
            old, own = before * SEAT_TILES + terrain * 2, other * SEAT_TILES + terrain * 2
            plane(was, LAND + old, s, LAND + own, out, O_LAND + (ahead * TILES + terrain) * SPACES)
            starts_lo ^= was[STARTS + own] ^ s[STARTS + own]  # no start tile lies on another
            starts_hi ^= was[STARTS + own + 1] ^ s[STARTS + own + 1]
        for figure in range(FIGURES):
            old, own = before * SEAT_FIGURES + figure * 2, other * SEAT_FIGURES + figure * 2
            plane(was, FIGURES_AT + old, s, FIGURES_AT + own, out, O_FIGURES + (ahead * FIGURES + figure) * SPACES)
        out[O_MONEY + ahead] = s[MONEY + other]
        out[O_MARKERS + ahead] = s[MARKERS + other]
        out[O_ADDERS + ahead] = s[ADDERS] >> other & 1
        for kind in range(KINDS):
            out[O_PLAYED + ahead * KINDS + kind] = s[PLAYED + other * KINDS + kind]
            out[O_STORED + ahead * KINDS + kind] = s[STORED + other * KINDS + kind]
    turn_over(starts_lo, starts_hi, out, O_STARTS)
    plane(was, DEVELOPED, s, DEVELOPED, out, O_DEVELOPED)
    plane(was, MOVED, s, MOVED, out, O_MOVED)
    out[O_FIRST + (s[FIRST] - seat + players) % players] = 1
    for i in range(COUNTS):
        out[O_BAG + i] = s[BAG + i]
    for i in range(s[FRESH]):
        out[O_STORED_NOW + s[FRESH + 1 + i]] += 1
    for i in range(s[OFFER]):
        if s[OFFER + 1 + i] >= 0:
            out[O_OFFER + s[OFFER + 1 + i]] += 1
    out[O_ROUND] = s[ROUND]
    out[O_ROUND + 1] = s[BOUGHT]
    out[O_ROUND + 2] = max(0, s[BANK])  # below 0 other coins are used (ne.1.11)
    out[O_ROUND + 3] = players
    if s[DEPTH]:
        observe_stack(s, seat, out)


@kernel
def observe_stack(s: Words, seat: int, out: Words) -> None:
    """Who is awaited for what, and what was bought or taken from a barn and is not yet settled."""
    at = top(s)
    out[O_DECISION + s[at]] = 1
    if s[at + 1]:
        out[O_AWAITED + (lowest(s[at + 1]) - seat + s[PLAYERS]) % s[PLAYERS]] = 1
    if s[at] == K_USE:
        out[O_FROM_BARN] = s[at + 3]
    for depth in range(s[DEPTH]):
        frame = FIRST_FRAME + depth * FRAME
        if s[frame] == K_LAY:
            out[O_IN_HAND + s[frame + 2]] += 1
        elif s[frame] == K_USE:
            out[O_IN_HAND + TILES + s[frame + 2]] += 1


def encode(game: Game[Any], seen: Mapping[str, Any], seat: int) -> NDArray[Any]:
    """The same from what Game.observe tells."""
    out = np.zeros(SIZE, OBSERVED)
    piece = OBSERVATION.split(out)
    players = game.players
    item = {id: number for number, id in enumerate(c.ITEM_IDS)}
    figure = {f.id: number for number, f in enumerate(c.FIGURES)}
    for shown in seen["spaces"]:
        if "seat" in shown:
            space, ahead = NUMBER[shown["name"]], (shown["seat"] - seat) % players
            piece["land"][ahead, item[shown["terrain"]], space] = 1
            piece["starts"][space] = shown["start"]
            piece["developed"][space] = shown["developed"]
            if shown["figure"]:
                piece["figures"][ahead, figure[shown["figure"]], space] = 1
    for name in seen["turn"]["moved"]:
        piece["moved"][NUMBER[name]] = 1
    for other, shown in enumerate(seen["seats"]):
        ahead = (other - seat) % players
        piece["money"][ahead] = shown["money"]
        piece["markers"][ahead] = shown["marker"] or 0
        piece["adders"][ahead] = shown["may_add"]
        for name in ("played", "stored"):
            for id, number in shown[name].items():
                piece[name][ahead, item[id] - TILES] = number
        for id in shown["stored_now"]:
            piece["stored_now"][item[id] - TILES] += 1
    piece["first"][(seen["first"] - seat) % players] = 1
    for name in ("bag", "deck", "gone"):
        piece[name][:] = list(seen[name].values())
    for shown in seen["offer"]:
        if shown["item"] is not None:
            piece["offer"][item[shown["item"]]] += 1
    for name, value in (("round", seen["round"]), ("bought", seen["turn"]["bought"]), ("bank", seen["bank"])):
        piece[name][0] = value
    piece["players"][0] = players
    for kind, _, *numbers in seen["stack"]:
        if kind in (K_LAY, K_USE):
            piece["in_hand"][numbers[0] + (TILES if kind == K_USE else 0)] += 1
    if seen["stack"]:
        kind, mask, *numbers = seen["stack"][-1]
        piece["decision"][kind] = 1
        if mask:
            piece["awaited"][(mask.bit_length() - 1 - seat) % players] = 1
        piece["from_barn"][0] = numbers[1] if kind == K_USE else 0
    return out
