"""How a figure of the rulebook arranges the land: both players have settled, the viewer has the turn.

`buildings` says by place what stands there, in words: `farm`, `farm worker 0`, `farm worker 0 lying`,
`mine coal raw_iron coal` (from the top), `chapel banners 0 2` (two of seat 0). `kept` lists what the viewer has not
used yet of wheelbarrow, food_marker and wood_marker; `at` is where the workers stand on the timeline, the viewer's
first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from approdo.games.neuland.components import MINERAL_NAMES
from approdo.games.neuland.rules.frames import ASK_ACT

_HUTS = {"c3.1": "hunting_lodge", "c3.2": "woodcutter", "d1.1": "hunting_lodge", "d1.2": "woodcutter"}
_GOODS = {
    "hunting_lodge": "food",
    "farm": "food",
    "woodcutter": "wood",
    "stonecutter": "stone",
    "shepherd": "wool",
    "charcoal_burner": "coal",
}
"""What a worker there stands for, where only one good is possible."""
_ONCE = ("wheelbarrow", "food_marker", "wood_marker")
_TURN = 5


def arrange(seen: dict[str, Any], see: Mapping[str, Any], seat: int) -> None:
    """Change what was observed into what the figure shows."""
    for place, words in (_HUTS | see.get("buildings", {})).items():
        _stand(seen, place, words.split())
    for name in _ONCE:
        seen["seats"][seat][name] = name in see.get("kept", ())
    at = see.get("at", [0, 5])
    players = len(seen["seats"])
    seen["timeline"]["at"] = [at[(other - seat) % players] for other in range(players)]
    seen["timeline"]["marker"] = at[0]
    seen["settled"], seen["turn"], seen["active"] = players, _TURN, seat
    seen["pending"] = [[ASK_ACT, 1 << seat]]


def _stand(seen: dict[str, Any], place: str, words: list[str]) -> None:
    """Put up a building, taken from the display or its stack, with what is on it."""
    building, *rest = words
    hex, slot = place.split(".")
    minerals = [word for word in rest if word in MINERAL_NAMES]
    tile: dict[str, Any] = {"place": place, "building": building, "minerals": minerals, "lying": "lying" in rest}
    tile |= {"worker": None, "good": None, "owner": None, "banners": 0}
    for mineral in minerals:
        seen["bag"][mineral] -= 1
    if "worker" in rest:
        tile["worker"] = int(rest[rest.index("worker") + 1])
        tile["good"] = minerals[0] if minerals else _GOODS[building]
        seen["seats"][tile["worker"]]["workers"] -= 1
    if place not in _HUTS and building in seen["display"]:
        seen["display"][building] -= 1
    for stack in seen["stacks"].values():
        if building in stack["left"]:
            stack["left"].remove(building)
            stack["built"] += 1
    if "banners" in rest:
        owner, count = (int(word) for word in rest[rest.index("banners") + 1 :][:2])
        tile["owner"], tile["banners"] = owner, count
        seen["seats"][owner]["banners"] -= count
    found = next(h for h in seen["hexes"] if h["hex"] == hex)
    found["slots"][int(slot) - 1] = tile
