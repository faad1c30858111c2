"""New Salem as a small picture: every player's row of buildings with hope and despair, and the night that comes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from approdo.core.picture import Shape

_DOTS = 4
"""So many cubes are shown on a building at the most."""


def picture(view: Mapping[str, Any]) -> list[Shape]:
    """A row a seat, and below them despair on its way to the goal."""
    board, known = view["board"], view["aids"]["buildings"]
    shapes: list[Shape] = []
    for seat, town in enumerate(board["towns"]):
        shapes.append(Shape("seat", 0, seat, 0.36, seat=seat))
        for at, built in enumerate(town, 1):
            shapes += _building(at, seat, built, known[built["building"]]["type"])
    steps = range(board["goal"])
    below = len(board["towns"]) + 0.25
    wide = max(6.0, max((len(town) for town in board["towns"]), default=0)) / max(board["goal"], 1)
    filled = min(board["despair"], board["goal"])
    return shapes + [
        Shape("disc", 0.5 + (at + 0.5) * wide, below, 0.3 * min(wide, 0.9), "despair" if at < filled else "wild")
        for at in steps
    ]


def _building(at: int, row: int, built: Mapping[str, Any], kind: str) -> list[Shape]:
    cubes = ["hope"] * built["hope"] + ["despair"] * built["despair"]
    shapes = [Shape("square", at, row, 0.42, kind)]
    return shapes + [
        Shape("disc", at - 0.27 + 0.18 * n, row + 0.26, 0.08, tone) for n, tone in enumerate(cubes[:_DOTS])
    ]
