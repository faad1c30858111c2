"""A position as a small picture: shapes in units of the game's own choice, which somebody else paints.

A game's `card.py` has `picture(view) -> list[Shape]`, made of what a spectator sees. Colour never stands alone for a
seat: its mark has a shape of its own.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Literal

from approdo.core.info import GameInfo

Kind = Literal["hex", "square", "disc", "seat"]


@dataclass(frozen=True)
class Shape:
    """Something with its centre at (x, y) that reaches `size` to the side; `tone` is a word such as forest."""

    kind: Kind
    x: float
    y: float
    size: float
    tone: str = ""
    seat: int = 0


def honeycomb(x: float, row: float) -> tuple[float, float]:
    """The centre of a hex with its point up whose neighbour in the row is one unit away."""
    return x, row * math.sqrt(3) / 2


HEX = 0.5 / math.cos(math.pi / 6)
"""How far the points of such a hex reach."""


def picture_of(game: GameInfo, view: Mapping[str, Any]) -> list[Shape]:
    """The picture of a spectator's view; empty for a game that draws none."""
    try:
        module = import_module(f"{game.package}.card")
    except ModuleNotFoundError as error:
        if error.name != f"{game.package}.card":
            raise
        return []
    shapes: list[Shape] = module.picture(view)
    return shapes
