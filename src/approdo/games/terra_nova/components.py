"""Terrains, pieces and the names of hexes, from the data files."""

from __future__ import annotations

from approdo.core.data import data

PACKAGE = "approdo.games.terra_nova"

# --- terrains (tn.1.1) ---

TERRAIN_ROWS = data(PACKAGE, "terrains")["terrain"]
#: The terrains in the order of their numbers: letters as on a map, names as in the texts.
LETTERS: tuple[str, ...] = tuple(row["letter"] for row in TERRAIN_ROWS)
TERRAINS: tuple[str, ...] = tuple(row["name"] for row in TERRAIN_ROWS)
#: Territories have at most this many terrains (tn.5.3), so an island needs more.
MOST_TERRAINS = 3

# --- hexes ---

#: The names of hexes, a1 to p15, are the same on every island, so rows and their lengths have a limit.
MOST_ROWS, LONGEST_ROW = 16, 15
HEX_NAMES = tuple(f"{chr(ord('a') + row)}{place + 1}" for row in range(MOST_ROWS) for place in range(LONGEST_ROW))
#: As many hexes as any island can name: the radix of a move's id.
HEXES = len(HEX_NAMES)

# --- pieces (tn.1.5 to tn.1.7) and points (tn.5.5) ---

_PIECES = data(PACKAGE, "pieces")
STONES: int = _PIECES["stones"]["number"]
PIONEERS: dict[int, int] = {row["players"]: row["each"] for row in _PIECES["pioneers"]}
COLOURS: dict[int, list[str]] = {row["players"]: row["colours"] for row in _PIECES["pioneers"]}
POINTS: dict[int, int] = {row["terrains"]: row["points"] for row in _PIECES["value"]}
