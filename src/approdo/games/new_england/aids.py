"""What saves a player counting: places, shapes, prices, what is left, what would end the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from approdo.core.game import Refusal, seats_of
from approdo.core.text import Arg
from approdo.games.new_england import actions as a
from approdo.games.new_england import components as c
from approdo.games.new_england.geometry import FIT_MASKS, PLACES, beside, names_of
from approdo.games.new_england.labels import item_label
from approdo.games.new_england.refusals import buy_refusal, card_refusal
from approdo.games.new_england.rules import (
    ANNOUNCE,
    LAY,
    MARKERS,
    TURN,
    USE,
    ready,
    shortage,
)
from approdo.games.new_england.settling import (
    blocked_fits,
    buyable,
    can_use,
    card_fits,
    figure_spaces,
    free_land,
    others_land,
    spacing,
    tile_at,
    tile_spaces,
)
from approdo.games.new_england.state import END_REASONS, KINDS, RUNNING, Position, count, empty_barns, income, leaders

_SPACING = ("apart", "not-beside", "not-beside-same")


def prompt_args(state: Position, seat: int) -> Mapping[str, Arg]:
    """What the prompt of the present decision mentions."""
    kind = state.stack[-1][0]
    if kind == ANNOUNCE:
        ending: list[Arg] = [n for n in _announcements() if shortage(state, n) != RUNNING]
        return {"bag": sum(state.bag), "deck": sum(state.deck), "ends": len(ending), "numbers": ending}
    if kind == MARKERS:
        return {"money": state.money[seat]}
    if kind == TURN:
        money, price = state.money[seat], state.markers[seat]
        left = min(c.PURCHASES - state.bought, money // price)
        adding = "yes" if state.adders >> seat & 1 else "no"
        return {"price": price, "money": money, "left": left, "add": adding}
    if kind == LAY:
        return {"terrain": item_label(state.stack[-1][2])}
    if kind == USE:
        card = c.CARDS[state.stack[-1][2]]
        storable = "yes" if not state.stack[-1][3] and empty_barns(state, seat) > 0 else "no"
        shown = "figure" if card.figure >= 0 else "land"
        return {"card": item_label(c.TILES + state.stack[-1][2]), "use": shown, "store": storable}
    return {"spacing": _SPACING[spacing(state)]}


def _announcements() -> range:
    return range(c.LEAST_TILES, c.MOST_TILES + 1)


def effect(state: Position, seat: int, number: int) -> dict[str, Any] | None:
    """What one legal action would bring, for the tag at the pointer."""
    if a.START <= number < a.START + c.TILES * len(PLACES):
        place = PLACES[(number - a.START) % len(PLACES)]
        return {"spaces": names_of(place)}
    kind = state.stack[-1][0]
    if kind == ANNOUNCE:
        return _announcement(state, number - a.ANNOUNCE)
    if kind == MARKERS:
        return _marker(state, seat, number - a.MARKER)
    if number == a.END:
        return {"income": income(state, seat), "money": state.money[seat] + income(state, seat)}
    if a.BUY <= number < a.PLAY:
        item = number - a.BUY
        points = c.CARDS[item - c.TILES].points if item >= c.TILES else 0
        return {"price": state.markers[seat], "money": state.money[seat] - state.markers[seat], "points": points}
    if a.DEVELOP <= number < a.MOVE:
        points = c.CARDS[state.stack[-1][2]].points
        return {"spaces": names_of(FIT_MASKS[number - a.DEVELOP]), "points": points}
    return None


def _announcement(state: Position, tiles: int) -> dict[str, Any]:
    return {"tiles": tiles, "cards": c.ON_OFFER - tiles, "ends": END_REASONS.get(shortage(state, tiles))}


def _marker(state: Position, seat: int, number: int) -> dict[str, Any]:
    """What a marker costs: how many purchases one could pay, and the money left after none, one and two."""
    money = state.money[seat]
    return {
        "number": number,
        "purchases": min(c.PURCHASES, money // number),
        "left": [money - n * number for n in range(c.PURCHASES + 1) if n * number <= money],
        "income": income(state, seat),
    }


def aids(state: Position, viewer: int, deck: str) -> dict[str, Any]:
    """Helps for the present moment; those for a family stand there for the viewer's own seat only."""
    helps: dict[str, Any] = {
        "announcements": [_announcement(state, tiles) for tiles in _announcements()],
        "tiles_left": sum(state.bag),
        "cards_left": sum(state.deck),
        "card_list": [_listed(state, kind, deck) for kind in range(KINDS)],
        "majorities": {
            figure.id: {"bonus": figure.bonus, "seats": list(seats_of(leaders(state, kind)))}
            for kind, figure in enumerate(c.FIGURES)
        },
        "order": [s for s in sorted(range(state.players), key=lambda s: -state.markers[s]) if state.markers[s]],
        "incomes": [income(state, seat) for seat in range(state.players)],
    }
    if viewer >= 0 and all(state.starts):
        free = free_land(state, viewer)
        helps["tiles"] = {c.TERRAINS[t].id: _tile(state, viewer, t) for t in range(c.TILES)}
        helps["cards"] = {c.CARDS[kind].id: _card(state, viewer, kind, free) for kind in _at_hand(state, viewer)}
        placeable = buyable(state, viewer, free)
        helps["offer"] = [_offered(state, viewer, item, item in placeable) for item in state.offer]
        helps["stored"] = [_stored(state, viewer, kind, free) for kind in _in_barns(state, viewer)]
        helps["markers"] = [_marker(state, viewer, n) for n in range(c.LOWEST, c.HIGHEST + 1) if n not in state.markers]
        helps["figures"] = [_figure(state, viewer, figure, free) for figure in range(len(c.FIGURES))]
    return helps


def _listed(state: Position, kind: int, deck: str) -> dict[str, Any]:
    """A line of the card list: its face, how many there are, where they went, how sure we are of them."""
    card = c.CARDS[kind]
    return {
        "card": card.id,
        "terrain": c.TERRAINS[card.terrain].id if card.terrain >= 0 else None,
        "cells": [list(cell) for cell in c.SHAPES[card.shape].cells] if card.shape >= 0 else [],
        "figure": c.FIGURES[card.figure].id if card.figure >= 0 else None,
        "points": card.points,
        "copies": card.copies[deck],
        "left": state.deck[kind],
        "played": sum(state.played[kind::KINDS]),
        "grade": card.grade,
        "copies_grade": card.copies_grade,
    }


def _tile(state: Position, seat: int, terrain: int) -> dict[str, Any]:
    """Where a tile of this type may lie, and the spaces beside own land that other families forbid."""
    allowed = tile_spaces(state, seat, terrain)
    near = beside(state.land[seat * 3 + terrain]) & ~state.taken
    forbidden = near & beside(others_land(state, seat, terrain))
    return {
        "spaces": names_of(allowed),
        "forbidden": [
            {
                "space": names_of(bit)[0],
                "by": [s for s in range(state.players) if s != seat and beside(bit) & state.land[s * 3 + terrain]],
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
    kinds |= {frame[2] for frame in state.stack if frame[0] == USE}
    return sorted(kinds)


def _in_barns(state: Position, seat: int) -> list[int]:
    return [kind for kind in range(KINDS) if state.stored[seat * KINDS + kind]]


def _card(state: Position, seat: int, kind: int, free: int) -> dict[str, Any]:
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


def _offered(state: Position, seat: int, item: int, placeable: bool) -> dict[str, Any] | None:
    """Whether a seat could use an item, and why it could not buy it with its present marker."""
    if item < 0:
        return None
    acting = state.stack[0] == (TURN, 1 << seat)
    bought = state.bought if acting else 0
    payable = bought < c.PURCHASES and state.money[seat] >= state.markers[seat]
    why = None if placeable and payable else _why(buy_refusal(state, seat, item, bought))
    return {"item": c.ITEM_IDS[item], "placeable": placeable, "why": why}


def _stored(state: Position, seat: int, kind: int, free: int) -> dict[str, Any]:
    """A card in a barn: whether it has waited long enough and can be carried out."""
    usable = can_use(state, seat, kind, free)
    return {
        "card": c.CARDS[kind].id,
        "ready": ready(state, seat, kind),
        "usable": usable,
        "why": None if usable else _why(card_refusal(state, seat, kind)),
    }


def _why(found: Refusal) -> dict[str, Any]:
    return {"key": f"refusal-{found.code}", "args": dict(found.args), "rules": list(found.rules)}


def _figure(state: Position, seat: int, figure: int, free: int) -> dict[str, Any]:
    """The figures of a kind, with all spaces of their tiles, and where they could go."""
    return {
        "figure": c.FIGURES[figure].id,
        "count": count(state, seat, figure),
        "tiles": [names_of(tile_at(state, seat, bit)) for bit in _bits(state.figures[seat * 3 + figure])],
        "targets": names_of(figure_spaces(state, seat, figure, free)) if c.FIGURES[figure].moves else [],
    }
