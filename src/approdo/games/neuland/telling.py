"""What is told of a finished game of Neuland."""

from __future__ import annotations

from approdo.core.telling import Telling
from approdo.games.neuland.state import Position


def _turn(state: Position) -> int:
    return state.turn


TELLING = Telling(moments={"banners": 0, "win": 1}, chapter=_turn)
