"""The shapes of what is shown; the browser's types follow from them."""

from __future__ import annotations

from typing import TypedDict


class Board(TypedDict):
    """What a viewer may know."""

    prize: int
    waiting: list[int]
    left: list[int]
    lost: list[int]
    hands: list[list[int]]
    sealed: list[bool]
    bid: int
    """One's own; 0 before it is made, and for spectators."""
    won: list[list[int]]
    viewer: int | None


class Effect(TypedDict):
    """What a pebble is bid for."""

    points: int
