"""New Haven as a small picture: the harvest tiles on the land."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from approdo.core.picture import Shape
from approdo.games.new_haven.components import LETTERS, SIDE

_TONES = dict(zip(LETTERS, ("meadow", "mountain", "forest", "field"), strict=True))
_LANDS = dict(zip(("sheep", "stone", "timber", "wheat"), _TONES.values(), strict=True))
_CORNERS = ((-0.24, -0.24), (0.24, -0.24), (0.24, 0.24), (-0.24, 0.24))


def picture(view: Mapping[str, Any]) -> list[Shape]:
    """Every space of the land; a tile in its four quarters."""
    return [shape for at, space in enumerate(view["board"]["spaces"]) for shape in _space(at, space)]


def _space(at: int, space: Mapping[str, Any]) -> list[Shape]:
    y, x = divmod(at, SIDE)
    if space["kind"] == "outside":
        return []
    if space["kind"] == "tile":
        quarters = zip(_CORNERS, space["tile"], strict=True)
        return [Shape("square", x + dx, y + dy, 0.23, _TONES[letter]) for (dx, dy), letter in quarters]
    tone = {"pond": "lake", "shipment": _LANDS.get(space.get("resource", ""), "wild")}.get(space["kind"], "wild")
    return [Shape("square", x, y, 0.46, tone)]
