"""What saves a player counting: places, shapes, prices, what is left, what would end the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from approdo.core.game import Refusal, seats_of
from approdo.core.text import Arg
from approdo.games.new_england import actions as a
from approdo.games.new_england import components as c
from approdo.games.new_england import frames as f
from approdo.games.new_england.geometry import BIT, FIT_MASKS, PLACES, SPACES, beside, names_of
from approdo.games.new_england.labels import item_label
from approdo.games.new_england.refusals import buy_refusal, card_refusal
from approdo.games.new_england.rules import moves, playable_stored
from approdo.games.new_england.scoring import shortage
from approdo.games.new_england.settling import (
    blocked_fits,
    buyable,
    can_use,
    card_fits,
    figure_spaces,
    free_land,
    others_land,
    ready,
    spacing,
    tile_at,
    tile_spaces,
)
from approdo.games.new_england.shapes import (
    Aids,
    AnnounceEffect,
    CardPlaces,
    Effect,
    FigureHelp,
    FigurePlaces,
    Grade,
    Listed,
    MarkerEffect,
    OfferHelp,
    StoredHelp,
    TilePlaces,
    Why,
)
from approdo.games.new_england.state import (
    FIGURE_KINDS,
    KINDS,
    RUNNING,
    TYPES,
    Position,
    count,
    empty_barns,
    income,
    leaders,
)
from approdo.games.new_england.view import CARD_IDS, FIGURE_IDS, ITEM_IDS, TERRAIN_IDS, ending

_SPACING = ("apart", "not-beside", "not-beside-same")


def prompt_args(state: Position, seat: int) -> Mapping[str, Arg]:
    """What the prompt of the present decision mentions."""
    asked = f.top(state)
    if asked.kind == f.ANNOUNCE:
        numbers: list[Arg] = [n for n in _announcements() if shortage(state, n) != RUNNING]
        return {"bag": sum(state.bag), "deck": sum(state.deck), "ends": len(numbers), "numbers": numbers}
    if asked.kind == f.MARKERS:
        return {"money": state.money[seat]}
    if asked.kind == f.TURN:
        return _turn(state, seat)
    if asked.kind == f.LAY:
        return {"terrain": item_label(asked.about)}
    if asked.kind == f.USE:
        return _use(state, seat, asked.about, bool(asked.from_barn))
    return {"spacing": _SPACING[spacing(state)]}


def _turn(state: Position, seat: int) -> Mapping[str, Arg]:
    """What can be done in a turn, told only where it can: buy so many, add, play a stored card, move."""
    money, price = state.money[seat], state.markers[seat]
    free = free_land(state, seat)
    on_offer = sum(1 for item in state.offer if item >= 0)
    left = min(c.PURCHASES - state.bought, money // price, on_offer) if buyable(state, seat, free) else 0
    steps = {"card": playable_stored(state, seat, free), "move": moves(state, seat, free)}
    return {
        "price": price,
        "money": money,
        "left": left,
        "add": _yes(state.adders >> seat & 1 and (any(state.bag) or any(state.deck))),
        "also": "-".join(name for name, there in steps.items() if there) or "none",
    }


def _use(state: Position, seat: int, kind: int, from_barn: bool) -> Mapping[str, Arg]:
    """What can be done with the card in hand: carry it out, store it, play a stored one first (ne.10.6)."""
    free = free_land(state, seat)
    usable = can_use(state, seat, kind, free)
    return {
        "card": item_label(c.TILES + kind),
        "use": "none" if not usable else "figure" if c.CARDS[kind].figure >= 0 else "land",
        "store": _yes(not from_barn and empty_barns(state, seat) > 0),
        "first": _yes(not from_barn and playable_stored(state, seat, free)),
    }


def _yes(condition: object) -> str:
    return "yes" if condition else "no"


def _announcements() -> range:
    return range(c.LEAST_TILES, c.MOST_TILES + 1)


def effect(state: Position, seat: int, number: int) -> Effect | None:
    """What one legal action would bring, for the tag at the pointer."""
    asked = f.top(state)
    if a.START <= number < a.START + c.TILES * len(PLACES):
        place = PLACES[(number - a.START) % len(PLACES)]
        return {"spaces": names_of(place)}
    if asked.kind == f.ANNOUNCE:
        return _announcement(state, number - a.ANNOUNCE)
    if asked.kind == f.MARKERS:
        return _marker(state, seat, number - a.MARKER)
    if number == a.END:
        return {"income": income(state, seat), "money": state.money[seat] + income(state, seat)}
    if a.BUY <= number < a.PLAY:
        item = number - a.BUY
        points = c.CARDS[item - c.TILES].points if item >= c.TILES else 0
        return {"price": state.markers[seat], "money": state.money[seat] - state.markers[seat], "points": points}
    if a.DEVELOP <= number < a.MOVE:
        return {"spaces": names_of(FIT_MASKS[number - a.DEVELOP]), "points": c.CARDS[asked.about].points}
    if a.FIGURE <= number < a.DEVELOP:
        return {"tile": names_of(tile_at(state, seat, BIT[number - a.FIGURE]))}
    if number >= a.MOVE:
        return {"tile": names_of(tile_at(state, seat, BIT[(number - a.MOVE) % SPACES]))}
    return None


def _announcement(state: Position, tiles: int) -> AnnounceEffect:
    return {"tiles": tiles, "cards": c.ON_OFFER - tiles, "ends": ending(shortage(state, tiles))}


def _marker(state: Position, seat: int, number: int) -> MarkerEffect:
    """What a marker costs: how many purchases one could pay, and the money left after none, one and two."""
    money = state.money[seat]
    return {
        "number": number,
        "purchases": min(c.PURCHASES, money // number),
        "left": [money - n * number for n in range(c.PURCHASES + 1) if n * number <= money],
        "income": income(state, seat),
    }


def aids(state: Position, viewer: int, deck: str) -> Aids:
    """Helps for the present moment; those for a family stand there for the viewer's own seat only."""
    helps: Aids = {
        "announcements": [_announcement(state, tiles) for tiles in _announcements()],
        "tiles_left": sum(state.bag),
        "cards_left": sum(state.deck),
        "card_list": [_listed(state, kind, deck) for kind in range(KINDS)],
        "majorities": {
            id: {"bonus": c.FIGURES[kind].bonus, "seats": list(seats_of(leaders(state, kind)))}
            for kind, id in enumerate(FIGURE_IDS)
        },
        "order": [s for s in sorted(range(state.players), key=lambda s: -state.markers[s]) if state.markers[s]],
        "incomes": [income(state, seat) for seat in range(state.players)],
    }
    if viewer >= 0 and all(state.starts):
        free = free_land(state, viewer)
        helps["tiles"] = {TERRAIN_IDS[t]: _tile(state, viewer, t) for t in range(TYPES)}
        helps["cards"] = {CARD_IDS[kind]: _card(state, viewer, kind, free) for kind in _at_hand(state, viewer)}
        placeable = buyable(state, viewer, free)
        helps["offer"] = [_offered(state, viewer, item, item in placeable) for item in state.offer]
        helps["stored"] = [_stored(state, viewer, kind, free) for kind in _in_barns(state, viewer)]
        helps["markers"] = [_marker(state, viewer, n) for n in range(c.LOWEST, c.HIGHEST + 1) if n not in state.markers]
        helps["figures"] = [_figure(state, viewer, figure, free) for figure in range(len(c.FIGURES))]
    return helps


def _listed(state: Position, kind: int, deck: str) -> Listed:
    """A line of the card list: its face, how many there are, where they went, how sure we are of them."""
    card = c.CARDS[kind]
    return {
        "card": CARD_IDS[kind],
        "terrain": TERRAIN_IDS[card.terrain] if card.terrain >= 0 else None,
        "cells": [list(cell) for cell in c.SHAPES[card.shape].cells] if card.shape >= 0 else [],
        "figure": FIGURE_IDS[card.figure] if card.figure >= 0 else None,
        "points": card.points,
        "copies": card.copies[deck],
        "left": state.deck[kind],
        "played": sum(state.played[kind::KINDS]),
        "grade": cast(Grade, card.grade),
        "copies_grade": cast(Grade, card.copies_grade),
    }


def _tile(state: Position, seat: int, terrain: int) -> TilePlaces:
    """Where a tile of this type may lie, and the spaces beside own land that other families forbid."""
    allowed = tile_spaces(state, seat, terrain)
    near = beside(state.land[seat * TYPES + terrain]) & ~state.taken
    forbidden = near & beside(others_land(state, seat, terrain))
    return {
        "spaces": names_of(allowed),
        "forbidden": [
            {
                "space": names_of(bit)[0],
                "by": [s for s in range(state.players) if s != seat and beside(bit) & state.land[s * TYPES + terrain]],
            }
            for bit in _bits(forbidden)
        ],
    }


def _bits(mask: int) -> list[int]:
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found


def _at_hand(state: Position, seat: int) -> list[int]:
    """The kinds of card that matter to a seat now: on offer, in its barns, or in hand."""
    kinds = {item - c.TILES for item in state.offer if item >= c.TILES} | set(_in_barns(state, seat))
    kinds |= {item - c.TILES for item in f.in_hand(state) if item >= c.TILES}
    return sorted(kinds)


def _in_barns(state: Position, seat: int) -> list[int]:
    return [kind for kind in range(KINDS) if state.stored[seat * KINDS + kind]]


def _card(state: Position, seat: int, kind: int, free: int) -> CardPlaces | FigurePlaces:
    """Where a card can be carried out; for land cards also the shapes that only figures prevent."""
    card = c.CARDS[kind]
    if card.figure >= 0:
        return {"spaces": names_of(figure_spaces(state, seat, card.figure, free))}
    return {
        "fits": [names_of(FIT_MASKS[fit]) for fit in card_fits(state, seat, kind, free)],
        "blocked": [
            {"spaces": names_of(FIT_MASKS[fit]), "figures": names_of(figures)}
            for fit, figures in blocked_fits(state, seat, kind, free)
        ],
    }


def _offered(state: Position, seat: int, item: int, placeable: bool) -> OfferHelp | None:
    """Whether a seat could use an item, and why it could not buy it with its present marker."""
    if item < 0:
        return None
    bought = state.bought if f.on_turn(state) == seat else 0
    payable = bought < c.PURCHASES and state.money[seat] >= state.markers[seat]
    why = None if placeable and payable else _why(buy_refusal(state, seat, item, bought))
    return {"item": ITEM_IDS[item], "placeable": placeable, "why": why}


def _stored(state: Position, seat: int, kind: int, free: int) -> StoredHelp:
    """A card in a barn: whether it has waited long enough and can be carried out."""
    usable = can_use(state, seat, kind, free)
    return {
        "card": CARD_IDS[kind],
        "ready": ready(state, seat, kind),
        "usable": usable,
        "why": None if usable else _why(card_refusal(state, seat, kind)),
    }


def _why(found: Refusal) -> Why:
    return {"key": f"refusal-{found.code}", "args": dict(found.args), "rules": list(found.rules)}


def _figure(state: Position, seat: int, figure: int, free: int) -> FigureHelp:
    """The figures of a kind, with all spaces of their tiles, and where they could go."""
    targets = figure_spaces(state, seat, figure, free)
    return {
        "figure": FIGURE_IDS[figure],
        "count": count(state, seat, figure),
        "tiles": [names_of(tile_at(state, seat, bit)) for bit in _bits(state.figures[seat * FIGURE_KINDS + figure])],
        "targets": names_of(targets) if c.FIGURES[figure].moves else [],
    }
