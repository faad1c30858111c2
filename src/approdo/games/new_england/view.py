"""What everyone sees, field by field, and the position that follows from it: nothing is secret (ne.1.12)."""

from __future__ import annotations

from typing import cast

from approdo.games.new_england import components as c
from approdo.games.new_england import frames as f
from approdo.games.new_england.geometry import BIT, CELLS, COAST, NAMES, NUMBER, mask_of, names_of
from approdo.games.new_england.shapes import (
    Board,
    CardKind,
    EmptySpace,
    End,
    Family,
    FigureKind,
    Item,
    OwnedSpace,
    Phase,
    Slot,
    Terrain,
)
from approdo.games.new_england.state import (
    END_REASONS,
    FIGURE_KINDS,
    KINDS,
    RUNNING,
    TYPES,
    Position,
    buyer,
    count,
    empty_barns,
    figure_at,
    sold_to,
)

_PHASES: dict[int, Phase] = {
    f.FIRST: "start",
    f.START: "start",
    f.ANNOUNCE: "offer",
    f.MARKERS: "markers",
    f.TURN: "buying",
}
"""The phase by the decision at the bottom of the stack."""
TERRAIN_IDS = cast(tuple[Terrain, ...], tuple(terrain.id for terrain in c.TERRAINS))
FIGURE_IDS = cast(tuple[FigureKind, ...], tuple(figure.id for figure in c.FIGURES))
CARD_IDS = cast(tuple[CardKind, ...], tuple(card.id for card in c.CARDS))
ITEM_IDS: tuple[Item, ...] = (*TERRAIN_IDS, *CARD_IDS)


def observe(state: Position) -> Board:
    """The whole table; the same for players and spectators."""
    return {
        "stack": [list(frame) for frame in state.stack],
        "phase": phase(state),
        "round": state.round,
        "first": state.first,
        "ended": ending(state.ended),
        "bank": max(0, state.bank),  # the bank never runs out: below 0 other coins are used (ne.1.11)
        "bag": dict(zip(TERRAIN_IDS, state.bag, strict=True)),
        "deck": dict(zip(CARD_IDS, state.deck, strict=True)),
        "gone": dict(zip(ITEM_IDS, state.gone, strict=True)),
        "spaces": [_space(state, space) for space in range(len(NAMES))],
        "starts": [
            {"seat": i // TYPES, "terrain": TERRAIN_IDS[i % TYPES], "spaces": names_of(mask)}
            for i, mask in enumerate(state.starts)
            if mask
        ],
        "offer": [_offered(slot, item) for slot, item in enumerate(state.offer)],
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "turn": {"bought": state.bought, "moved": names_of(state.moved)},
    }


def phase(state: Position) -> Phase:
    """start, offer, markers, buying or over."""
    return _PHASES[state.stack[0][0]] if state.stack else "over"


def ending(ended: int) -> End | None:
    """Why the game has ended, None while it goes on."""
    return cast(End | None, END_REASONS.get(ended))


def _space(state: Position, space: int) -> EmptySpace | OwnedSpace:
    bit = BIT[space]
    row, column = CELLS[space]
    empty: EmptySpace = {
        "name": NAMES[space],
        "row": row + 1,
        "column": column + 1,
        "coast": bool(COAST & bit),
    }
    for i, mask in enumerate(state.land):
        if mask & bit:
            seat, terrain = divmod(i, TYPES)
            figure = figure_at(state, seat, bit)
            return {
                **empty,
                "seat": seat,
                "terrain": TERRAIN_IDS[terrain],
                "developed": bool(state.developed & bit),
                "start": bool(state.starts[i] & bit),
                "figure": FIGURE_IDS[figure] if figure >= 0 else None,
            }
    return empty


def _offered(slot: int, item: int) -> Slot:
    """A space of the offer: three for land, three for either, three for cards, then what was added (ne.1.8)."""
    either = c.OFFER["land"]
    cards = either + c.OFFER["either"]
    return {
        "space": "land" if slot < either else "either" if slot < cards else "card" if slot < c.ON_OFFER else "added",
        "item": ITEM_IDS[item] if item >= 0 else None,
        "buyer": None if item >= 0 else buyer(item),
    }


def _seat(state: Position, seat: int) -> Family:
    own = slice(seat * KINDS, seat * KINDS + KINDS)
    active = f.on_turn(state) == seat
    return {
        "family": c.FAMILIES[seat].name,
        "letter": c.FAMILIES[seat].letter,
        "money": state.money[seat],
        "marker": state.markers[seat] or None,
        "may_add": bool(state.adders >> seat & 1),
        "figures": {id: count(state, seat, kind) for kind, id in enumerate(FIGURE_IDS)},
        "played": _cards(state.played[own]),
        "stored": _cards(state.stored[own]),
        "stored_now": [CARD_IDS[kind] for kind in state.fresh] if active else [],
        "empty_barns": empty_barns(state, seat),
    }


def _cards(numbers: list[int]) -> dict[CardKind, int]:
    return {id: number for id, number in zip(CARD_IDS, numbers, strict=True) if number}


def world(state: Position, seen: Board) -> Position:
    """Fill an empty table with what was seen."""
    state.stack = [tuple(frame) for frame in seen["stack"]]
    state.round, state.first = seen["round"], seen["first"]
    state.ended = next((ended for ended, reason in END_REASONS.items() if reason == seen["ended"]), RUNNING)
    state.bag, state.deck, state.gone = [*seen["bag"].values()], [*seen["deck"].values()], [*seen["gone"].values()]
    state.offer = [_slot(shown) for shown in seen["offer"]]
    for start in seen["starts"]:
        state.starts[start["seat"] * TYPES + TERRAIN_IDS.index(start["terrain"])] = mask_of(start["spaces"])
    for shown in seen["spaces"]:
        if "seat" in shown:
            _lay_out(state, cast(OwnedSpace, shown))
    for seat, family in enumerate(seen["seats"]):
        state.money[seat], state.markers[seat] = family["money"], family["marker"] or 0
        state.adders |= family["may_add"] << seat
        for id, number in family["played"].items():
            state.played[seat * KINDS + CARD_IDS.index(id)] = number
        for id, number in family["stored"].items():
            state.stored[seat * KINDS + CARD_IDS.index(id)] = number
        state.fresh += [CARD_IDS.index(id) for id in family["stored_now"]]
    state.bank = c.BANK - sum(state.money)
    state.bought, state.moved = seen["turn"]["bought"], mask_of(seen["turn"]["moved"])
    return state


def _slot(shown: Slot) -> int:
    """A space of the offer as the position keeps it."""
    if shown["item"] is not None:
        return ITEM_IDS.index(shown["item"])
    assert shown["buyer"] is not None
    return sold_to(shown["buyer"])


def _lay_out(state: Position, shown: OwnedSpace) -> None:
    """A space with its tile and figure comes on the table."""
    bit = BIT[NUMBER[shown["name"]]]
    state.land[shown["seat"] * TYPES + TERRAIN_IDS.index(shown["terrain"])] |= bit
    state.taken |= bit
    if shown["developed"]:
        state.developed |= bit
    if shown["figure"]:
        state.figures[shown["seat"] * FIGURE_KINDS + FIGURE_IDS.index(shown["figure"])] |= bit
