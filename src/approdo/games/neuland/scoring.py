"""Banners placed, ranking, and how a game ended (chapter 10)."""

from __future__ import annotations

from approdo.core.game import Outcome, Part, ranked
from approdo.core.text import label
from approdo.games.neuland.components import BANNERS, KINDS
from approdo.games.neuland.hexes import HEX_NAMES, HEX_OF, PLACES
from approdo.games.neuland.state import Position


def banners_placed(state: Position, seat: int) -> int:
    """How many banners a seat has on the land."""
    return BANNERS[state.players] - state.left[seat]


def breakdown(state: Position, seat: int) -> list[Part]:
    """One line per possession with the seat's banners."""
    return [
        Part(
            "possession",
            state.banners[place],
            {"building": label(f"building-{KINDS[state.building[place] - 1]}"), "hex": HEX_NAMES[HEX_OF[place]]},
        )
        for place in range(PLACES)
        if state.owner[place] == seat + 1
    ]


def outcome(state: Position) -> Outcome:
    """Whoever placed the last banner wins, the others by banners (nl.10.1, nl.10.2); or nobody finished (nl.10.3)."""
    seats = range(state.players)
    scores = tuple(banners_placed(state, seat) for seat in seats)
    finished = tuple(seat for seat in seats if not state.left[seat])
    return Outcome(
        scores=scores,
        ranking=ranked(scores) if finished else (tuple(seats),),
        breakdown=tuple(tuple(breakdown(state, seat)) for seat in seats),
        reason="banners" if finished else "limit",
        winners=finished,
    )
