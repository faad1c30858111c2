"""What an experienced player sees in a family's position: a learned value is fed with it beside evaluate's parts.

In order: on turn, marker still to take, purchases left; for each figure the lead and the bonus held; empty barns,
points in barns, those of them that fit; harbours, free land; for each type of land what is free, room near and behind,
hopes, and what of them the land can hold; for each card whether it fits, and its copies to come; for each item on offer
whether it could be settled; what is in hand, by worth; money that can still be spent; for each item how many of it are
in hand, and whether one comes from a barn; rounds left, and how near the end is; the lead in points, and the lead late
in the game; what pilgrims will bring; whether there is a marker, anything to buy with it, and how many buy before.
"""

from __future__ import annotations

from approdo.games.new_england import components as c
from approdo.games.new_england import frames as f
from approdo.games.new_england.evaluate import (
    HOPE,
    LATE,
    SPARE,
    TILE_POINTS,
    card_points,
    gain_of,
    is_open,
    rounds_left,
)
from approdo.games.new_england.geometry import COAST, LAND, beside, has_fit
from approdo.games.new_england.settling import figure_tiles, free_land, others_land
from approdo.games.new_england.state import FIGURE_KINDS, KINDS, TYPES, Position, count, empty_barns

COUNT = 3 + 2 * FIGURE_KINDS + 5 + 5 * TYPES + 2 * KINDS + c.ITEMS + 2 + c.ITEMS + 1 + 10


def traits(state: Position, seat: int) -> list[float]:
    """The numbers, in the order above."""
    rounds = rounds_left(state)
    late = min(1.0, rounds / LATE)
    free = free_land(state, seat)
    marker, money = state.markers[seat], state.money[seat]
    acting = f.on_turn(state) == seat
    waiting = not marker and state.stack[0][0] != f.TURN
    purchases = min(c.PURCHASES - (state.bought if acting else 0), money // marker) if marker else 0
    found = [float(acting), float(waiting), float(purchases)]
    for kind, figure in enumerate(c.FIGURES):
        own = count(state, seat, kind)
        best = max(count(state, s, kind) for s in range(state.players) if s != seat)
        found += [float(max(-3, min(3, own - best))), float(figure.bonus if own and own >= best else 0)]
    land, fits = _land(state, seat, late)
    stored = state.stored[seat * KINDS : seat * KINDS + KINDS]
    points = [number * card.points for number, card in zip(stored, c.CARDS, strict=True)]
    usable = sum(p for kind, p in enumerate(points) if c.CARDS[kind].figure >= 0 or fits[kind])
    harbours = figure_tiles(state, seat, c.SHIP, free) if free & COAST else 0
    found += [float(empty_barns(state, seat)), float(sum(points)), float(usable)]
    found += [float(min(3, harbours)), float(free.bit_count()), *land]
    found += [late * fit for fit in fits]
    found += [float(copies * fit) for copies, fit in zip(state.deck, fits, strict=True)]
    on_offer = set(state.offer) if purchases or waiting else set()
    found += [float(item in on_offer and is_open(state, seat, item, free)) for item in range(c.ITEMS)]
    in_hand = f.in_hand(state) if acting else []
    found += [sum(gain_of(state, seat, item, rounds) for item in in_hand), money * min(1.0, rounds / 4.0)]
    found += [float(in_hand.count(item)) for item in range(c.ITEMS)]
    found.append(float(acting and any(f.read(frame).from_barn for frame in state.stack)))
    return [*found, *_race(state, seat, rounds), float(marker > 0), float(purchases > 0), _earlier(state, marker)]


def _race(state: Position, seat: int, rounds: float) -> list[float]:
    """How far the end is, and how one stands."""
    lead = float(card_points(state, seat) - max(card_points(state, s) for s in range(state.players) if s != seat))
    near = [float(rounds < 2.0), float(rounds < 3.5), max(0.0, 1.0 - rounds / 4.0)]
    return [rounds, *near, lead, lead * max(0.0, 1.0 - rounds / 6.0), count(state, seat, c.PILGRIM) * rounds]


def _earlier(state: Position, marker: int) -> float:
    """How many buy before the owner of a marker."""
    return float(sum(1 for number in state.markers if number > marker > 0))


def _land(state: Position, seat: int, late: float) -> tuple[list[float], list[int]]:
    """For each type what is free of barns and development, room near and behind, hopes; then which cards fit."""
    found: list[float] = []
    fits = [0] * KINDS
    empty = LAND & ~state.taken
    barns = state.figures[seat * FIGURE_KINDS + c.BARN]
    for terrain in range(c.TILES):
        own = seat * TYPES + terrain
        barred = beside(others_land(state, seat, terrain))
        near = beside(state.land[own]) & empty & ~barred
        ring = beside(near) & empty & ~barred & ~near
        free = state.land[own] & ~state.developed & ~barns
        if state.starts[own] & barns:
            free &= ~state.starts[own]
        hoped = 0.0
        for kind, card in enumerate(c.CARDS):
            if free and card.terrain == terrain and has_fit(card.shape, free, state.starts[own]):
                fits[kind] = 1
                hoped += card.points * min(1.0, HOPE * (state.deck[kind] + state.offer.count(c.TILES + kind)))
        size = free.bit_count()
        held = (min(hoped, TILE_POINTS * size) + SPARE * size) * late
        found += [float(size), float(near.bit_count()), float(ring.bit_count()), hoped, held]
    return found, fits
