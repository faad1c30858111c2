"""Positions that random play hardly reaches: land full of tiles, workers and banners, in the middle of a turn."""

from __future__ import annotations

import random
from typing import Any

from approdo.core.game import CHANCE, Game
from approdo.core.registry import load
from approdo.core.state import State
from approdo.games.neuland import components as c
from approdo.games.neuland.hexes import HEX_OF, PLACES
from approdo.games.neuland.rules.frames import ASK_ACT
from approdo.games.neuland.rules.offers import output_at, taken_ends
from approdo.games.neuland.state import Position, stacked


def wild(rng: random.Random) -> tuple[Game[Any], State]:
    """A table and a position on it."""
    game = load(
        "neuland",
        rng.choice((2, 3, 4)),
        land=rng.choice(("first_games", "random")),
        timeline=rng.choice(("standard", "18", "12", "11")),
        mines=rng.choice(("second_edition", "first_edition")),
        first="1",
    )
    state: Position = game.start()
    while game.chance_next(state):
        game.apply(state, CHANCE, game.draw(state, rng))
    if rng.random() < 0.1:
        return game, state
    _build(state, rng)
    _fill_mines(state, rng)
    _claim(state, rng)
    for seat in range(game.players):
        _work(state, seat, rng)
        state.wheelbarrow[seat] = rng.randrange(2)
        state.food_marker[seat] = rng.randrange(2)
        state.wood_marker[seat] = rng.randrange(2)
    _set_time(state, rng)
    for _ in range(rng.randrange(5)):
        if not state.stack or rng.random() < 0.2:
            break
        _step(game, state, rng)
    return (game, state) if state.stack else wild(rng)


def _build(state: Position, rng: random.Random) -> None:
    """Huts for everybody, then tiles of the display and possessions from the top of their stacks."""
    state.settled = state.players
    kinds = [c.LODGE, c.WOODCUTTER] * state.players
    fill = rng.random()
    for kind in range(c.PRODUCTION):
        tiles = sum(rng.random() < fill for _ in range(state.display[kind]))
        kinds += [kind] * tiles
    for family in range(len(c.FAMILIES)):
        first = c.PRODUCTION + family * c.STACK_HEIGHT
        kinds += range(first, first + rng.randrange(c.STACK_HEIGHT + 1))
    for kind in kinds:
        free = [p for p in range(PLACES) if not state.building[p] and state.terrain[HEX_OF[p]] == c.TERRAIN_OF[kind]]
        if not free:
            continue
        if kind >= c.PRODUCTION:
            if state.stacks[c.family_of(kind)] < c.number_in_stack(kind):
                continue
            state.stacks[c.family_of(kind)] += 1
        elif c.COST[kind] >= 0:
            state.display[kind] -= 1
        hex = HEX_OF[rng.choice(free)]
        state.building[next(p for p in free if HEX_OF[p] == hex)] = kind + 1


def _fill_mines(state: Position, rng: random.Random) -> None:
    for place in range(PLACES):
        if state.building[place] == c.MINE + 1:
            inside = [m for m, count in enumerate(state.bag) for _ in range(count)]
            drawn = rng.sample(inside, rng.randint(1, c.MINE_DEPTH))
            state.mine[place] = stacked(drawn)
            for mineral in drawn:
                state.bag[mineral] -= 1


def _claim(state: Position, rng: random.Random) -> None:
    """Banners on possessions; nobody has placed the last one."""
    share = rng.random()
    for place in range(PLACES):
        kind = state.building[place] - 1
        seat = rng.randrange(state.players)
        if kind >= c.PRODUCTION and rng.random() < share and state.left[seat] > c.BANNERS_ON[kind]:
            state.owner[place] = seat + 1
            state.banners[place] = c.BANNERS_ON[kind]
            state.left[seat] -= c.BANNERS_ON[kind]


def _work(state: Position, seat: int, rng: random.Random) -> None:
    """Workers on free buildings, lying or standing."""
    open_places = [p for p in range(PLACES) if 0 < state.building[p] <= c.PRODUCTION and not state.worker[p]]
    for place in rng.sample(open_places, min(len(open_places), rng.randrange(c.WORKERS + 1))):
        _, output = rng.choice(c.RECIPES[state.building[place] - 1])
        state.worker[place] = seat + 1
        state.good[place] = 1 + output_at(state, place, output)
        state.lying[place] = rng.randrange(2)
        state.free[seat] -= 1


def _set_time(state: Position, rng: random.Random) -> None:
    """Somewhere in the turn of any seat."""
    seat = rng.randrange(state.players)
    state.active = seat
    state.turn = rng.choice((state.players + 1, 20, c.TURNS_EACH * state.players))
    state.time = rng.randrange(state.spaces)
    state.at = bytearray(rng.sample([x for x in range(state.spaces) if x != state.time], state.players))
    state.room = max(x for x in range(state.spaces) if x not in taken_ends(state, seat))
    state.spent = rng.choice((0, rng.randint(0, state.room), state.room))
    state.at[seat] = (state.time + state.spent) % state.spaces
    state.stack = [(ASK_ACT, 1 << seat)]


def _step(game: Game[Any], state: Position, rng: random.Random) -> None:
    if game.chance_next(state):
        game.apply(state, CHANCE, game.draw(state, rng))
        return
    seat = game.actors(state)[0]
    numbers = game.legal(state, seat)
    if numbers:
        game.apply(state, seat, rng.choice(numbers))
