"""What a viewer may know, and a position that could be the true one."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from sample_game.rules import BIDDING, DRAWING
from sample_game.state import Position, numbers_of


def observe(state: Position, viewer: int) -> dict[str, Any]:
    """Field by field: of the pebbles held out one sees only one's own (sg.2.2)."""
    return {
        "prize": state.prize,
        "waiting": numbers_of(state.waiting),
        "left": numbers_of(state.shells),
        "lost": numbers_of(state.lost),
        "hands": [numbers_of(hand) for hand in state.hand],
        "sealed": [bool(bid) for bid in state.bid],
        "bid": state.bid[viewer] if viewer >= 0 else 0,
        "won": [numbers_of(won) for won in state.won],
        "viewer": viewer if viewer >= 0 else None,
    }


def world(state: Position, seen: Mapping[str, Any], rng: random.Random) -> Position:
    """The position as it was seen; pebbles that others hold out are drawn from their hands."""
    state.prize = seen["prize"]
    state.waiting, state.shells, state.lost = (_mask(seen[name]) for name in ("waiting", "left", "lost"))
    state.hand = [_mask(hand) for hand in seen["hands"]]
    state.won = [_mask(won) for won in seen["won"]]
    state.bid = [
        seen["bid"] if seat == seen["viewer"] else rng.choice(seen["hands"][seat]) if sealed else 0
        for seat, sealed in enumerate(seen["sealed"])
    ]
    state.stack = _stack(state, seen["sealed"])
    return state


def _stack(state: Position, sealed: list[bool]) -> list[tuple[int, ...]]:
    if state.prize:
        return [(BIDDING, sum(1 << seat for seat, done in enumerate(sealed) if not done))]
    return [(DRAWING, 0)] if state.shells else []


def _mask(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)
