"""What everyone sees, field by field, and the position that follows from it: nothing is secret (ne.1.12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from approdo.games.new_england import components as c
from approdo.games.new_england.geometry import BIT, CELLS, COAST, NAMES, NUMBER, mask_of, names_of
from approdo.games.new_england.rules import ANNOUNCE, FIRST, LAY, MARKERS, START, TURN, USE
from approdo.games.new_england.state import END_REASONS, KINDS, RUNNING, Position, count, empty_barns, figure_at

_PHASES = {FIRST: "start", START: "start", ANNOUNCE: "offer", MARKERS: "markers", TURN: "buying", LAY: "buying"}
_PHASES |= {USE: "buying"}


def observe(state: Position) -> dict[str, Any]:
    """The whole table; the same for players and spectators."""
    return {
        "stack": [list(frame) for frame in state.stack],
        "phase": phase(state),
        "round": state.round,
        "first": state.first,
        "ended": END_REASONS.get(state.ended),
        "bank": state.bank,
        "bag": dict(zip(c.ITEM_IDS[: c.TILES], state.bag, strict=True)),
        "deck": dict(zip(c.ITEM_IDS[c.TILES :], state.deck, strict=True)),
        "gone": dict(zip(c.ITEM_IDS, state.gone, strict=True)),
        "spaces": [_space(state, space) for space in range(len(NAMES))],
        "starts": [
            {"seat": i // 3, "terrain": c.TERRAINS[i % 3].id, "spaces": names_of(mask)}
            for i, mask in enumerate(state.starts)
            if mask
        ],
        "offer": [_offered(slot, item) for slot, item in enumerate(state.offer)],
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "turn": {"bought": state.bought, "moved": names_of(state.moved)},
    }


def phase(state: Position) -> str:
    """start, offer, markers, buying or over."""
    return next((_PHASES[frame[0]] for frame in state.stack if frame[0] in _PHASES), "over")


def _space(state: Position, space: int) -> dict[str, Any]:
    bit = BIT[space]
    row, column = CELLS[space]
    shown: dict[str, Any] = {
        "name": NAMES[space],
        "row": row + 1,
        "column": column + 1,
        "coast": bool(COAST & bit),
    }
    for i, mask in enumerate(state.land):
        if mask & bit:
            seat, terrain = divmod(i, 3)
            figure = figure_at(state, seat, bit)
            shown |= {
                "seat": seat,
                "terrain": c.TERRAINS[terrain].id,
                "developed": bool(state.developed & bit),
                "start": bool(state.starts[i] & bit),
                "figure": c.FIGURES[figure].id if figure >= 0 else None,
            }
    return shown


def _offered(slot: int, item: int) -> dict[str, Any]:
    """A space of the offer: three for land, three for either, three for cards, then what was added (ne.1.8)."""
    either = c.OFFER["land"]
    cards = either + c.OFFER["either"]
    kind = "land" if slot < either else "either" if slot < cards else "card" if slot < c.ON_OFFER else "added"
    return {
        "space": kind,
        "item": c.ITEM_IDS[item] if item >= 0 else None,
        "buyer": None if item >= 0 else -1 - item,
    }


def _seat(state: Position, seat: int) -> dict[str, Any]:
    own = slice(seat * KINDS, seat * KINDS + KINDS)
    active = bool(state.stack) and state.stack[-1][1] == 1 << seat
    return {
        "family": c.FAMILIES[seat].name,
        "letter": c.FAMILIES[seat].letter,
        "money": state.money[seat],
        "marker": state.markers[seat] or None,
        "may_add": bool(state.adders >> seat & 1),
        "figures": {figure.id: count(state, seat, kind) for kind, figure in enumerate(c.FIGURES)},
        "played": _cards(state.played[own]),
        "stored": _cards(state.stored[own]),
        "stored_now": [c.CARDS[kind].id for kind in state.fresh] if active else [],
        "empty_barns": empty_barns(state, seat),
    }


def _cards(numbers: list[int]) -> dict[str, int]:
    return {card.id: number for card, number in zip(c.CARDS, numbers, strict=True) if number}


def world(state: Position, seen: Mapping[str, Any]) -> Position:
    """Fill an empty table with what was seen."""
    state.stack = [tuple(frame) for frame in seen["stack"]]
    state.round, state.first, state.bank = seen["round"], seen["first"], seen["bank"]
    state.ended = next((ended for ended, reason in END_REASONS.items() if reason == seen["ended"]), RUNNING)
    state.bag, state.deck, state.gone = (list(seen[name].values()) for name in ("bag", "deck", "gone"))
    state.offer = [
        -1 - shown["buyer"] if shown["item"] is None else c.ITEM_IDS.index(shown["item"]) for shown in seen["offer"]
    ]
    terrains, figures = [t.id for t in c.TERRAINS], [f.id for f in c.FIGURES]
    for start in seen["starts"]:
        state.starts[start["seat"] * 3 + terrains.index(start["terrain"])] = mask_of(start["spaces"])
    for shown in seen["spaces"]:
        if "seat" in shown:
            bit = BIT[NUMBER[shown["name"]]]
            state.land[shown["seat"] * 3 + terrains.index(shown["terrain"])] |= bit
            state.taken |= bit
            if shown["developed"]:
                state.developed |= bit
            if shown["figure"]:
                state.figures[shown["seat"] * 3 + figures.index(shown["figure"])] |= bit
    kinds = [card.id for card in c.CARDS]
    for seat, shown in enumerate(seen["seats"]):
        state.money[seat], state.markers[seat] = shown["money"], shown["marker"] or 0
        state.adders |= shown["may_add"] << seat
        for id, number in shown["played"].items():
            state.played[seat * KINDS + kinds.index(id)] = number
        for id, number in shown["stored"].items():
            state.stored[seat * KINDS + kinds.index(id)] = number
        state.fresh += [kinds.index(id) for id in shown["stored_now"]]
    state.bought, state.moved = seen["turn"]["bought"], mask_of(seen["turn"]["moved"])
    return state
