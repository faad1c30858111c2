"""How a figure of the rulebook arranges the table.

`tiles` and `hand` are written row by row (nh.0.17), buildings as `stone-5`, in a village also `stone-5 down`;
`villages` are those of the seats after the viewer's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f


def arrange(seen: dict[str, Any], see: Mapping[str, Any], seat: int) -> None:
    """Change what was observed into what the figure shows."""
    tiles = see.get("tiles", {})
    for name, rows in tiles.items():
        seen["spaces"][c.SPACE[name]] = {"name": name, "kind": "tile", "tile": _clockwise(rows)}
    for name, building in see.get("clearings", {}).items():
        seen["spaces"][c.SPACE[name]]["building"] = building
    seen["turn"], seen["active"] = see.get("turn", len(tiles) + 1), see.get("active", seat)
    own = seen["seats"][seat]
    if "hand" in see:
        own["tiles"] = [c.TILES[_kind(rows)] for rows in see["hand"]]
        own["tile_count"] = len(own["tiles"])
    elif tiles:  # what was dealt may lie on the board now
        laid = {_kind(rows) for rows in tiles.values()}
        own["tiles"] = [tile for kind, tile in enumerate(c.TILES) if kind not in laid][: own["tile_count"]]
    if "buildings" in see:
        own["buildings"] = see["buildings"]
        own["building_count"] = len(own["buildings"])
    for after, village in enumerate(see.get("villages", ())):
        shown = seen["seats"][(seat + after) % len(seen["seats"])]
        for plot, built in village.items():
            shown["village"][c.PLOT_NAMES.index(plot)] = _built(built)
    for name in ("offer", "track", "charters"):
        if name in see:
            seen[name] = {**seen[name], **see[name]} if isinstance(seen[name], dict) else see[name]
    if see.get("asks") == "build":
        seen["stack"] = [list(f.build(seat))]
    elif see.get("asks") == "draw":
        seen["stack"] = [list(f.draw(seat, [*seen["track"].values()].count(0), 1))]


def _clockwise(rows: str) -> str:
    """`TS/WS` as the shapes write a tile: clockwise from the top left."""
    top, bottom = rows.split("/")
    return top + bottom[::-1]


def _kind(rows: str) -> int:
    return c.TILE_OF[_clockwise(rows)][0]


def _built(words: str) -> dict[str, Any]:
    name, *down = words.split()
    resource, number = name.split("-")
    return {"resource": resource, "number": int(number), "up": not down}
