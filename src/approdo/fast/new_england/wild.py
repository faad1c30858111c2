"""Positions that random play hardly reaches: boards filled at random, any decision of a player on top."""

from __future__ import annotations

import random
from typing import Any

from approdo.core.game import Game
from approdo.core.registry import load
from approdo.core.state import State
from approdo.fast.new_england.tables import KINDS
from approdo.games.new_england import components as c
from approdo.games.new_england import frames as f
from approdo.games.new_england import geometry as g
from approdo.games.new_england.state import Position, count


def wild(rng: random.Random) -> tuple[Game[Any], State]:
    """A table and a position on it."""
    game = load(
        "new-england",
        rng.choice((3, 4)),
        spacing=rng.choice(("printed", "designer")),
        storing=rng.choice(("playable", "any")),
        first="1",
    )
    state: Position = game.start()
    _fill_board(state, rng)
    for seat in range(game.players):
        _settle(state, seat, rng)
    state.offer = [rng.randrange(c.ITEMS) for _ in range(c.ON_OFFER)]
    state.markers = rng.sample(range(c.LOWEST, c.HIGHEST + 1), game.players)
    state.money = [rng.randrange(20) for _ in range(game.players)]
    state.adders = rng.randrange(1 << game.players)
    state.bought = rng.randrange(c.PURCHASES + 1)
    state.moved = sum(bit for bit in g.BIT if rng.random() < 0.1)
    state.bag = [0] * c.TILES if rng.random() < 0.1 else state.bag
    state.deck = [0] * KINDS if rng.random() < 0.1 else state.deck
    state.stack = _decision(state, rng.randrange(game.players), rng)
    if f.on_turn(state) >= 0:
        state.fresh = [rng.randrange(KINDS) for _ in range(rng.randrange(c.PURCHASES))]
    return game, state


def _fill_board(state: Position, rng: random.Random) -> None:
    fill = rng.random()
    for own in range(len(state.starts)):
        free = [place for place in g.PLACES if not place & state.taken]
        if free and rng.random() < 0.8:
            state.starts[own] = state.land[own] = rng.choice(free)
            state.taken |= state.starts[own]
    for bit in g.BIT:
        if not bit & state.taken and rng.random() < fill:
            state.land[rng.randrange(len(state.land))] |= bit
            state.taken |= bit


def _settle(state: Position, seat: int, rng: random.Random) -> None:
    for own in range(seat * 3, seat * 3 + 3):
        for space in g.spaces_of(state.land[own]):
            bit = g.BIT[space]
            start = state.starts[own] if state.starts[own] & bit else 0
            if start and bit != start & -start:
                continue
            fate = rng.random()
            if fate < 0.25:
                state.developed |= start or bit
            elif fate < 0.4:
                state.figures[seat * 3 + rng.randrange(3)] |= bit
    for _ in range(rng.randint(0, count(state, seat, c.BARN))):
        state.stored[seat * KINDS + rng.randrange(KINDS)] += 1


def _decision(state: Position, seat: int, rng: random.Random) -> list[tuple[int, ...]]:
    mask = 1 << seat
    turn = (f.TURN, mask)
    choice = rng.randrange(6)
    if choice == 0 and not all(state.starts[seat * 3 : seat * 3 + 3]):
        return [(f.START, mask)]
    if choice == 1:
        return [turn, (f.LAY, mask, rng.randrange(c.TILES))]
    if choice in (2, 3):
        return [turn, (f.USE, mask, rng.randrange(KINDS), rng.randrange(2))]
    if choice == 4:
        return [(f.ANNOUNCE, mask)]
    return [turn]
