"""Colonists, tie-breaks and the result (nh.7, nh.11)."""

from __future__ import annotations

from approdo.core.game import Outcome, Part, ranked
from approdo.core.text import label
from approdo.games.new_haven import components as c
from approdo.games.new_haven.state import DOWN, Position


def masks(state: Position, seat: int) -> tuple[int, int]:
    """The plots of a village that are built on, and those built face up."""
    taken = up = 0
    for plot, built in enumerate(state.village[seat * c.PLOTS : (seat + 1) * c.PLOTS]):
        if built:
            taken |= 1 << plot
            if built <= DOWN:
                up |= 1 << plot
    return taken, up


def colonists(state: Position, seat: int) -> list[Part]:
    """Complete lines and nothing else (nh.7.6), doubled where all face up (nh.7.4, nh.7.5), and charters (nh.11)."""
    taken, up = masks(state, seat)
    parts = []
    for index, (mask, value, name) in enumerate(c.LINES):
        if taken & mask == mask:
            doubled = up & mask == mask
            kind = "row" if index < c.ROWS else "column"
            part = f"{kind}-doubled" if doubled else kind
            parts.append(Part(part, value * 2 if doubled else value, {"line": name}))
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
    breakdown, keys = [], []
    for seat in range(state.players):
        parts = colonists(state, seat)
        score = total(parts)
        empty = c.PLOTS - masks(state, seat)[0].bit_count()
        left = sum(state.hand[seat * 24 : seat * 24 + 24])
        keys.append((score, -empty, -left))
        parts += [Part("tie-empty", 0, {"n": empty}), Part("tie-hand", 0, {"n": left})]
        breakdown.append(tuple(parts))
    ranking = ranked(keys)
    return Outcome(tuple(key[0] for key in keys), ranking, tuple(breakdown), "one-space", ranking[0])
