"""How a figure of the rulebook arranges the island.

`pioneers` are the hexes of each seat, `stones` those of the stones; what is not placed stays beside the board.
`asks` is the decision awaited of the viewer: place, begin.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def arrange(seen: dict[str, Any], see: Mapping[str, Any], seat: int) -> None:
    """Change what was observed into what the figure shows."""
    hexes = {hex["name"]: hex for hex in seen["hexes"]}
    for who, names in enumerate(see.get("pioneers", ())):
        for name in names:
            hexes[name]["pioneer"] = who
        seen["seats"][who]["pioneers"] += len(names)
        seen["seats"][who]["reserve"] -= len(names)
    for name in see.get("stones", ()):
        hexes[name]["stone"] = True
    seen["stones"]["left"] -= len(see.get("stones", ()))
    seen["turn"]["decision"], seen["turn"]["seat"] = see.get("asks", "begin"), seat
