"""The component data, read once from `data/*.toml` into tuples indexed by small numbers."""

from __future__ import annotations

from approdo.core.data import data
from approdo.games.neuland.hexes import HEX_AT, HEXES

_PACKAGE = "approdo.games.neuland"
_MAP = data(_PACKAGE, "map")
_TILES = data(_PACKAGE, "buildings")
_SUPPLIES = data(_PACKAGE, "supplies")

TERRAINS = ("forest", "plain", "mountain")

GOODS = (
    "food", "wood", "stone", "wool", "cloth", "paper", "coal", "raw_iron", "raw_silver", "iron", "silver", "sword",
    "coins",
)  # fmt: skip
GOOD: dict[str, int] = {name: g for g, name in enumerate(GOODS)}
FOOD, WOOD, STONE = GOOD["food"], GOOD["wood"], GOOD["stone"]

MINERALS: tuple[int, ...] = tuple(GOOD[row["good"]] for row in _SUPPLIES["mineral"])
"""The goods that lie in the bag, in the order of the bag's counts."""
MINERAL_NAMES: tuple[str, ...] = tuple(GOODS[g] for g in MINERALS)
BAG: tuple[int, ...] = tuple(row["count"] for row in _SUPPLIES["mineral"])
MINE_DEPTH: int = _SUPPLIES["mine"]["minerals"]
METAL_MARKERS: int = _SUPPLIES["metal_markers"]["count"]

_PRODUCTION = _TILES["production"]
_POSSESSIONS = _TILES["possession"]

FAMILIES: tuple[str, ...] = tuple(dict.fromkeys(row["family"] for row in _POSSESSIONS))
"""The five stacks of possessions (nl.2.9)."""
KINDS: tuple[str, ...] = tuple(row["kind"] for row in _PRODUCTION + _POSSESSIONS)
"""All kinds of building: first production, then possessions, family by family in the order of their numbers."""
KIND: dict[str, int] = {name: k for k, name in enumerate(KINDS)}
PRODUCTION = len(_PRODUCTION)
POSSESSIONS = range(PRODUCTION, len(KINDS))
STACK_HEIGHT = len(_POSSESSIONS) // len(FAMILIES)


def family_of(kind: int) -> int:
    """The stack to which a possession belongs."""
    return (kind - PRODUCTION) // STACK_HEIGHT


def number_in_stack(kind: int) -> int:
    """How many possessions of its stack come before it."""
    return (kind - PRODUCTION) % STACK_HEIGHT


LODGE, WOODCUTTER, MINE, SMELTER = (KIND[k] for k in ("hunting_lodge", "woodcutter", "mine", "smelter"))

TILES: tuple[int, ...] = tuple(row.get("count", 1) for row in _PRODUCTION + _POSSESSIONS)
TERRAIN_OF: tuple[int, ...] = tuple(TERRAINS.index(row["terrain"]) for row in _PRODUCTION + _POSSESSIONS)
COST: tuple[int, ...] = tuple(GOOD.get(row["cost"], -1) for row in _PRODUCTION + _POSSESSIONS)
"""The good that builds a kind; -1 for the huts that are there from the start."""

RECIPES: tuple[tuple[tuple[tuple[int, ...], int], ...], ...] = tuple(
    tuple((tuple(GOOD[g] for g in way["inputs"]), GOOD.get(way["output"], -1)) for way in row["recipes"])
    for row in _PRODUCTION
) + tuple(((tuple(GOOD[g] for g in row["inputs"]), -1),) for row in _POSSESSIONS)
"""For every kind its ways to work (nl.2.1): (inputs, output); -1 for what a mine holds and for banners."""

BANNERS_ON: tuple[int, ...] = (0,) * PRODUCTION + tuple(row["banners"] for row in _POSSESSIONS)
GRADES: tuple[str, ...] = tuple(row["grade"] for row in _PRODUCTION + _POSSESSIONS)

BANNERS: dict[int, int] = {row["players"]: row["each"] for row in _SUPPLIES["banners"]}
"""Banners that each player has to place, by number of players."""
WORKERS: int = _SUPPLIES["workers"]["each"] - _SUPPLIES["workers"]["on_timeline"]
"""Workers of a player that can stand for goods."""
TURNS_EACH: int = _SUPPLIES["turn_limit"]["turns_each"]

TIMELINES: dict[str, dict[int, int]] = {
    row["name"]: {int(players): n for players, n in row["spaces"].items()} for row in _MAP["timeline"]
}
"""Spaces of the timeline by its name and the number of players (nl.1.4, nl.1.5)."""
LONGEST_TIMELINE = max(n for spaces in TIMELINES.values() for n in spaces.values())

DOUBLES: tuple[tuple[int, int], ...] = tuple(
    (TERRAINS.index(row["terrains"][0]), TERRAINS.index(row["terrains"][1])) for row in _MAP["double"]
)
DOUBLE_COUNTS: tuple[int, ...] = tuple(row["count"] for row in _MAP["double"])
"""Nine double pieces and the single one make the land (nl.1.1)."""
SINGLE_TERRAIN: int = TERRAINS.index(_MAP["single"]["terrain"])


def _beginner() -> tuple[tuple[int, ...], tuple[int, ...]]:
    terrain, piece = [SINGLE_TERRAIN] * HEXES, [0] * HEXES
    for number, row in enumerate(_MAP["beginner_double"], 1):
        for at, name in zip(row["at"], row["terrains"], strict=True):
            terrain[HEX_AT[tuple(at)]] = TERRAINS.index(name)
            piece[HEX_AT[tuple(at)]] = number
    return tuple(terrain), tuple(piece)


BEGINNER_TERRAIN, BEGINNER_PIECE = _beginner()
"""The layout for first games: terrain of every hex, and which piece it belongs to (0 the single one)."""
