"""What is told of a finished game of New Haven."""

from __future__ import annotations

from approdo.core.telling import Telling
from approdo.games.new_haven.state import Position


def _turn(state: Position) -> int:
    return state.turn


TELLING = Telling(moments={"built-up": 0, "built-down": 0, "charter": 0}, chapter=_turn)
