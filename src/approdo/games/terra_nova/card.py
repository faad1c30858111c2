"""Terra Nova as a small picture: the island with its border stones and pioneers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from approdo.core.picture import HEX, Shape, honeycomb


def picture(view: Mapping[str, Any]) -> list[Shape]:
    """Every hex, and what stands on it."""
    return [shape for h in view["board"]["hexes"] for shape in _hex(h)]


def _hex(h: Mapping[str, Any]) -> list[Shape]:
    x, y = honeycomb(h["x"] / 2, h["row"])
    tone = "stone" if h["stone"] else "wild" if h["closed"] else h["terrain"]
    stands = [] if h["pioneer"] is None else [Shape("seat", x, y, 0.36, seat=h["pioneer"])]
    return [Shape("hex", x, y, HEX, tone), *stands]
