"""New England as a small picture: the coast with the families' land and figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from approdo.core.picture import Shape

_TONES = {"settlement": "town", "field": "field", "pasture": "meadow"}


def picture(view: Mapping[str, Any]) -> list[Shape]:
    """Every space; whose it is, and a disc where a figure stands."""
    return [shape for space in view["board"]["spaces"] for shape in _space(space)]


def _space(space: Mapping[str, Any]) -> list[Shape]:
    x, y = space["column"], space["row"]
    if "seat" not in space:
        return [Shape("square", x, y, 0.47, "wild")]
    tone = _TONES[space["terrain"]]
    shapes = [Shape("square", x, y, 0.47, f"{tone}-developed" if space["developed"] else tone)]
    shapes.append(Shape("seat", x - 0.12, y - 0.12, 0.26, seat=space["seat"]))
    if space["figure"]:
        shapes.append(Shape("disc", x + 0.28, y + 0.28, 0.14, "ink"))
    return shapes
