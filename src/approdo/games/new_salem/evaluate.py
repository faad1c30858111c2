"""How good a position is for a seat."""

from __future__ import annotations

from approdo.games.new_salem.state import Position


def evaluate(state: Position, seat: int) -> dict[str, float]:
    """Stub."""
    return {}


def shortlist(state: Position, seat: int, numbers: list[int]) -> list[int]:
    """Stub."""
    return numbers
