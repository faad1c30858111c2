"""What is told of a finished game of New England."""

from __future__ import annotations

from approdo.core.game import Part
from approdo.core.telling import Telling
from approdo.games.new_england.state import Position


def _round(state: Position) -> int:
    return state.round


def _money(state: Position) -> list[list[Part]]:
    """Money breaks ties (ne.14.8)."""
    return [[Part("tie-money", 0, {"n": money})] for money in state.money]


TELLING = Telling(moments={"develop": 0, "figure": 0}, chapter=_round, ties=_money)
