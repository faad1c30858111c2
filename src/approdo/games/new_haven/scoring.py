"""Colonists, tie-breaks and the result (nh.7, nh.11)."""

from __future__ import annotations

from functools import lru_cache

from approdo.core.events import Events
from approdo.core.game import Outcome, Part, decided_at, ranked
from approdo.core.text import label, seat_arg
from approdo.games.new_haven import components as c
from approdo.games.new_haven.state import Position, hand_of, is_down, village_of


def masks(state: Position, seat: int) -> tuple[int, int]:
    """The plots of a village that are built on, and those built face up."""
    return _masks(bytes(village_of(state, seat)))


@lru_cache(4096)
def _masks(village: bytes) -> tuple[int, int]:
    taken = up = 0
    for plot, built in enumerate(village):
        if built:
            taken |= 1 << plot
            if not is_down(built):
                up |= 1 << plot
    return taken, up


def line_worth(mask: int, value: int, taken: int, up: int) -> int:
    """The colonists of a row or column: only when complete, twice when all face up (nh.7.4, nh.7.5)."""
    return 0 if taken & mask != mask else 2 * value if up & mask == mask else value


def colonists(state: Position, seat: int) -> list[Part]:
    """Complete lines and nothing else (nh.7.6), doubled where all face up (nh.7.4, nh.7.5), and charters (nh.11)."""
    taken, up = masks(state, seat)
    parts = []
    for index, (mask, value, name) in enumerate(c.LINES):
        worth = line_worth(mask, value, taken, up)
        if worth:
            kind = "row" if index < c.ROWS else "column"
            parts.append(Part(f"{kind}-doubled" if worth > value else kind, worth, {"line": name}))
    for charter, holder in enumerate(state.charters):
        if holder == seat + 1:
            named = label(f"charter-{c.CHARTERS[charter]}")
            parts.append(Part("charter", c.CHARTER_COLONISTS[charter], {"charter": named}))
    if most_charters(state) == seat:
        parts.append(Part("most-charters", c.MOST_CHARTERS))
    return parts


def most_charters(state: Position) -> int | None:
    """The seat that alone holds the most charters (nh.11.5, nh.11.6)."""
    held = [state.charters.count(seat + 1) for seat in range(state.players)]
    best = max(held)
    return held.index(best) if best and held.count(best) == 1 else None


def total(parts: list[Part]) -> int:
    """The sum of a breakdown."""
    return sum(part.value for part in parts)


def outcome(state: Position) -> Outcome:
    """Most colonists; then fewer empty plots, then fewer buildings in hand, then shared (nh.7.7 - nh.7.11)."""
    breakdown, keys = [], _keys(state)
    for seat, (_, empty, left) in enumerate(keys):
        ties = Part("tie-empty", 0, {"n": -empty}), Part("tie-hand", 0, {"n": -left})
        breakdown.append((*colonists(state, seat), *ties))
    ranking = ranked(keys)
    return Outcome(tuple(key[0] for key in keys), ranking, tuple(breakdown), "one-space", ranking[0])


def _keys(state: Position) -> list[tuple[int, int, int]]:
    """What the villages are compared by: colonists, empty plots, buildings in hand."""
    return [
        (
            total(colonists(state, seat)),
            masks(state, seat)[0].bit_count() - c.PLOTS,
            -sum(hand_of(state, seat)),
        )
        for seat in range(state.players)
    ]


WON_BY = (("winner", "nh.7.7"), ("winner-empty", "nh.7.8"), ("winner-hand", "nh.7.9"))
"""How the log tells what decided, in the order of comparison."""


def announce(state: Position, out: Events) -> None:
    """The end, the winners and what decided."""
    keys = _keys(state)
    best = max(keys)
    kind, rule = WON_BY[decided_at(keys)]
    out.add("ended", "nh.7.1")
    winners = [seat_arg(seat) for seat, key in enumerate(keys) if key == best]
    out.add(kind, rule, "nh.7.10", players=winners, points=best[0])
