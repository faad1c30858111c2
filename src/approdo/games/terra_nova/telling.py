"""What is told of a finished game of Terra Nova."""

from __future__ import annotations

from approdo.core.telling import Telling
from approdo.games.terra_nova.state import Position


def _round(state: Position) -> int:
    """Rounds of turns; 0 while pioneers are placed."""
    return 0 if any(state.reserve) else state.turns // state.players + 1


TELLING = Telling(moments={"territory": 0, "territory-tied": 0}, chapter=_round)
