"""Positions that random play hardly reaches: long chains, full and redeveloped villages, large hands, empty bags."""

from __future__ import annotations

import random
from typing import Any

from approdo.core.game import Game
from approdo.core.registry import load
from approdo.core.state import State
from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f
from approdo.games.new_haven.state import BURIED, FREE, POND, SHIPPED, TILED, Position, shipment, standing


def wild(rng: random.Random) -> tuple[Game[Any], State]:
    """A table and a position on it."""
    side = rng.choice("AB")
    game = load(
        "new-haven",
        rng.choice((2, 3, 4)),
        side=side,
        careful=side == "A" and rng.random() < 0.5,
        redevelop=rng.random() < 0.5,
        charters=rng.random() < 0.5,
        shipment=rng.choice(("wild", "four")),
        first="1",
    )
    state: Position = game.start()
    _fill_board(state, rng)
    for seat in range(game.players):
        _settle(state, seat, rng)
    state.offer = [rng.randrange(c.KINDS) for _ in range(c.OPEN)]
    state.bag = [rng.randrange(3) for _ in range(c.KINDS)] if rng.random() < 0.8 else [0] * c.KINDS
    state.pool = [rng.randrange(copies + 1) for copies in c.TILE_COPIES]
    state.pool[rng.randrange(len(state.pool))] = 1
    if state.charters_on:
        state.charters = bytearray(rng.randrange(game.players + 1) for _ in c.CHARTERS)
    state.active = rng.randrange(game.players)
    state.turn = rng.randint(1, 40)
    state.stack = [_decision(state, rng)]
    return game, state


def _fill_board(state: Position, rng: random.Random) -> None:
    """Squares at random, one resource more often than the others: its chains wind all over the board."""
    fill, often = rng.random(), rng.random()
    main = rng.choice(c.LETTERS)
    area = list(c.AREA[state.players])
    rng.shuffle(area)
    state.ground = [0] * 4
    for space in area[2:]:
        if rng.random() < fill:
            state.spaces[space] = TILED
            quadrants = "".join(main if rng.random() < often else rng.choice(c.LETTERS) for _ in range(4))
            for resource, mask in enumerate(c.tile_masks(quadrants, space)):
                state.ground[resource] |= mask
        elif state.side_b and rng.random() < 0.2:
            state.spaces[space] = POND
        else:
            state.spaces[space] = FREE
            if state.side_b and rng.random() < 0.4:
                state.clearings[space] = 1 + rng.randrange(c.KINDS)
    for space in area[:2]:
        state.spaces[space] = FREE


def _settle(state: Position, seat: int, rng: random.Random) -> None:
    """A village as full as chance will have it, with hands and what lies beneath."""
    fill, up = rng.random(), rng.random()
    variety = rng.randint(1, 4)
    for plot in range(c.PLOTS):
        if rng.random() < fill:
            resource = rng.randrange(variety)
            face_up = rng.random() < up
            kind = c.building(resource, c.COST[plot] if face_up else rng.randint(1, c.NUMBERS))
            state.village[seat * c.PLOTS + plot] = standing(kind, not face_up)
            state.colours[seat * 4 + resource] |= 1 << plot
    much = rng.random()
    for kind in range(c.KINDS):
        if rng.random() < much:
            state.hand[seat * c.KINDS + kind] = rng.randint(1, c.COPIES)
            state.known[seat * c.KINDS + kind] = rng.randint(0, state.hand[seat * c.KINDS + kind])
    if state.redevelop:
        for built in range(BURIED):
            if rng.random() < 0.1:
                state.buried[seat * BURIED + built] = rng.randint(1, 3)
    slots = c.TILE_SLOTS if state.careful else c.TILE_SLOTS - 1
    for slot in range(slots):
        state.tiles[seat * c.TILE_SLOTS + slot] = rng.randrange(len(c.TILES))
    state.shipments[seat] = rng.randrange(2)


def _decision(state: Position, rng: random.Random) -> tuple[int, ...]:
    """Any decision of a turn, with what must be so for it."""
    choice = rng.choice((f.LAY, f.BUILD, f.BUILD, f.DRAW, f.BUILDING, f.FLIP, f.NEW_TILE))
    if choice == f.LAY:
        if rng.random() < 0.1:  # nothing to lay
            state.tiles = [-1] * len(state.tiles)
            state.shipments = [0] * state.players
        return f.lay(state.active)
    if choice == f.FLIP or (choice != f.NEW_TILE and rng.random() < 0.5):
        space = state.spaces.index(FREE)
        state.spaces[space] = SHIPPED
        state.clearings[space] = 0
        state.shipped = shipment(rng.randrange(4), space)
    else:
        state.tiles[state.active * c.TILE_SLOTS + rng.randrange(c.TILE_SLOTS - 1)] = -1
    if choice in (f.FLIP, f.NEW_TILE):
        return (choice, 0) if choice == f.FLIP else (choice, 0, state.active)
    state.track = [rng.choice((0, 1, 2, 3, 4, 5, 6, 12, 13, 40)) for _ in range(4)]
    if choice == f.BUILD:
        state.track[rng.randrange(4)] += 1
        return f.build(rng.randrange(state.players))
    for slot in range(c.OPEN):
        if rng.random() < 0.3:
            state.offer[slot] = -1
    if choice == f.BUILDING:
        state.bag[rng.randrange(c.KINDS)] += 1
        where = rng.randrange(c.OPEN)
        state.offer[where] = -1
        if rng.random() < 0.5:
            return f.building(f.FROM_BAG, state.active, rng.randrange(3))
        return f.building(f.REFILL, where)
    state.offer[rng.randrange(c.OPEN)] = rng.randrange(c.KINDS)
    return f.draw(state.active, rng.randint(1, 4), rng.randrange(2))
