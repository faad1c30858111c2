"""Tiles that come to lie on the board, and the draws from the pool."""

from __future__ import annotations

from collections.abc import Sequence

from approdo.games.new_haven import actions as a
from approdo.games.new_haven import components as c
from approdo.games.new_haven.components import TURNS
from approdo.games.new_haven.state import TILED, Position


def put(state: Position, masks: Sequence[int], space: int) -> None:
    """A tile comes to lie on a space."""
    state.spaces[space] = TILED
    for resource in range(4):
        state.ground[resource] |= masks[resource]


def tile_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """Any tile of the pool."""
    kinds = [kind for kind, count in enumerate(state.pool) if count]
    return [a.TILE + kind for kind in kinds], [state.pool[kind] for kind in kinds]


def turn_up_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """Any tile of the pool, in any orientation (nh.6.3, nh.8.3)."""
    kinds = [kind for kind, count in enumerate(state.pool) if count]
    return (
        [a.TURN_UP + kind * TURNS + turn for kind in kinds for turn in range(TURNS)],
        [state.pool[kind] for kind in kinds for _ in range(TURNS)],
    )


def turn_up(state: Position, space: int, number: int) -> str:
    """A tile of the pool is turned up on a space; how it lies."""
    kind, turn = a.turned_up(number)
    state.pool[kind] -= 1
    put(state, c.LAID[kind * a.PER_TILE + space * TURNS + turn], space)
    return c.turned(c.TILES[kind], turn)
