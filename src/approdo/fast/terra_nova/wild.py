"""Positions that random play hardly reaches: islands of one's own, full of stones, in the middle of a turn."""

from __future__ import annotations

import random
from typing import Any

from approdo.core.errors import BadOption
from approdo.core.game import Game
from approdo.core.registry import load
from approdo.core.state import State
from approdo.games.terra_nova import rules
from approdo.games.terra_nova.components import LETTERS, LONGEST_ROW, MOST_ROWS
from approdo.games.terra_nova.scoring import score
from approdo.games.terra_nova.state import EMPTY, STONE_ON, Position
from approdo.games.terra_nova.zones import closed_zones


def island(rng: random.Random) -> str:
    """A map of one's own in one line: rows of any length, lakes in them, terrains at random."""
    lines = []
    patch = rng.randint(1, 5)
    letters = rng.sample(LETTERS, rng.randint(4, len(LETTERS)))
    length = rng.randint(8, LONGEST_ROW)
    for row in range(rng.randint(9, MOST_ROWS)):
        hexes = [letters[(row // patch + place // patch * 3) % len(letters)] for place in range(length)]
        for place in range(1, length):
            if rng.random() < 0.05:
                hexes[place] = "."
        lines.append("." * (row % 2) + ".".join(hexes))
    return "/".join(lines)


def wild(rng: random.Random) -> tuple[Game[Any], State]:
    """A table and a position on it."""
    board = rng.choice(("a", "b", island(rng)))
    options = {"scoring": rng.choice(("at-once", "turn-end")), "strict_return": rng.random() < 0.5, "first": "1"}
    try:
        game = load("terra-nova", rng.choice((2, 3, 4)), board=board, **options)
    except BadOption:  # an island that falls apart
        return wild(rng)
    state: Position = game.start()
    grid = state.tables().grid
    fill, crowd = rng.random() * 0.6, rng.random() * 0.3
    for h in range(len(state.hexes)):
        fate = rng.random()
        if fate < fill:
            state.hexes[h] = STONE_ON
            state.open_land &= ~grid.bit[h]
        elif fate < fill + crowd:
            state.hexes[h] = 1 + rng.randrange(game.players)
    _thin_out(state, game, rng)
    state.reserve = [0] * game.players
    state.stones_left = rng.choice((0, 1, 5, 40))
    state.idle = rng.randrange(6)
    for zone in closed_zones(state.tables().board, state.open_land):
        score(state, zone, 0, None)
    return game, _begin(game, state, rng)


def _thin_out(state: Position, game: Game[Any], rng: random.Random) -> None:
    """No player has more pioneers than the box holds."""
    for seat in range(game.players):
        mine = state.pioneers(seat)
        for h in rng.sample(mine, max(0, len(mine) - game.start().reserve[seat])):
            state.hexes[h] = EMPTY


def _begin(game: Game[Any], state: Position, rng: random.Random) -> State:
    """Some actions into a turn, if anybody can move at all."""
    rules.begin_turn(state, rng.randrange(game.players), None)
    for _ in range(rng.randrange(4)):
        if state.stack:
            seat = game.actors(state)[0]
            game.apply(state, seat, rng.choice(game.legal(state, seat)))
    return state if state.stack else game.start()
