"""How often each side gets its way where all players are of one strength: measured, not reckoned (docs/BOTS.md).

A game with sides keeps it in `data/balance.json` of its package: level -> number of players -> of 100 games that a side
won, how many were won by the side that the game's text `sides-uneven` speaks of.
"""

from __future__ import annotations

import json
from functools import cache

from approdo.core.registry import info
from approdo.core.text import inside

EVEN = range(40, 61)
"""Of 100 games: sides are in balance."""


@cache
def measured(id: str) -> dict[str, dict[int, int]]:
    """All that was measured of a game; nothing where there are no sides."""
    file = inside(info(id).package, "data", "balance.json")
    if not file.is_file():
        return {}
    found: dict[str, dict[str, int]] = json.loads(file.read_text(encoding="utf-8"))
    return {level: {int(players): won for players, won in of.items()} for level, of in found.items()}


def uneven(id: str) -> dict[str, dict[int, int]]:
    """Where sides are not in balance, so that who sets up a table is told."""
    found = {level: {n: won for n, won in of.items() if won not in EVEN} for level, of in measured(id).items()}
    return {level: of for level, of in found.items() if of}
