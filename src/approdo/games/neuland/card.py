"""Neuland as a small picture: the land with its buildings and whose they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from approdo.core.picture import HEX, Shape, honeycomb

_SLOTS = ((0.0, -0.24), (-0.21, 0.14), (0.21, 0.14))


def picture(view: Mapping[str, Any]) -> list[Shape]:
    """Every hex with its three places."""
    return [shape for h in view["board"]["hexes"] for shape in _hex(h)]


def _hex(h: Mapping[str, Any]) -> list[Shape]:
    x, y = honeycomb(h["q"] + h["r"] / 2, h["r"])
    shapes = [Shape("hex", x, y, HEX, {"plain": "meadow"}.get(h["terrain"], h["terrain"] or "wild"))]
    for (dx, dy), slot in zip(_SLOTS, h["slots"], strict=True):
        if slot is None:
            continue
        holder = slot["owner"] if slot["owner"] is not None else slot["worker"]
        shapes.append(Shape("square", x + dx, y + dy, 0.15, "paper"))
        if holder is not None:
            shapes.append(Shape("seat", x + dx, y + dy, 0.12, seat=holder))
    return shapes
