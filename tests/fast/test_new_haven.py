"""New Haven's kernel beyond the proof: what worlds are drawn from, what is dealt again, how long lists get."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

import approdo
from approdo.core.game import CHANCE, Game
from approdo.fast import jit
from approdo.fast.proof import Twin
from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f
from approdo.games.new_haven.state import BURIED, DOWN, Position
from tests.fast.plain import in_plain_python

pytestmark = pytest.mark.skipif(not jit.INSTALLED, reason="numba is not installed")


def step(twin: Twin, rng: random.Random) -> None:
    """One random step in both forms."""
    game = twin.game
    if game.chance_next(twin.state):
        twin.go(CHANCE, game.draw(twin.state, rng))
    else:
        seat = game.actors(twin.state)[0]
        twin.go(seat, rng.choice(game.legal(twin.state, seat)))


def table(players: int, **options: object) -> Twin:
    """A game after its set-up."""
    game: Game[Position] = approdo.load("new-haven", players, first="1", **options)
    twin = Twin(game, game.start())
    rng = random.Random(3)
    while game.chance_next(twin.state):
        step(twin, rng)
    return twin


def check_draws(found: Counter[int], weights: list[int], draws: int, worlds: int) -> None:
    """So many draws from a multiset in every world: all frequencies within five standard deviations."""
    for kind, weight in enumerate(weights):
        share = weight / sum(weights)
        expected = worlds * draws * share
        assert abs(found[kind] - expected) <= 5 * (expected * (1 - share)) ** 0.5, kind


def worlds_are_drawn_from_what_is_left() -> None:
    twin = table(2, careful=True)
    state = twin.state
    assert isinstance(state, Position)
    pool, bag = state.pool[:], state.bag[:]
    for tile in state.tiles[c.TILE_SLOTS :]:
        pool[tile] += 1
    for kind in range(c.KINDS):
        bag[kind] += state.hand[c.KINDS + kind]
    tiles: Counter[int] = Counter()
    buildings: Counter[int] = Counter()
    rng = jit.streams(1, 1)
    for _ in range(1500):
        row = twin.row.copy()
        twin.drive.world(row, twin.tables, 0, rng, 0)
        world = twin.kernel.layout.unpack(row, twin.game)
        assert isinstance(world, Position)
        tiles.update(world.tiles[c.TILE_SLOTS :])
        buildings.update({kind: world.hand[c.KINDS + kind] for kind in range(c.KINDS)})
    check_draws(tiles, pool, 3, 1500)
    check_draws(buildings, bag, 6, 1500)


def covered_buildings_are_dealt_again() -> None:
    twin = table(2, redevelop=True)
    rng = random.Random(5)
    covered = 0
    while twin.state.stack:
        step(twin, rng)
        state = twin.state
        assert isinstance(state, Position)
        for seat in range(2):
            beneath = any(state.buried[(1 - seat) * BURIED + DOWN : (2 - seat) * BURIED])
            if beneath or rng.random() < 0.2:
                twin.check_world(seat, rng)
            covered += beneath
    assert covered > 20


def only_the_seat_awaited_is_offered_anything() -> None:
    twin = table(3)
    for seat, most in ((0, 1000), (1, 0), (2, 0)):
        twin.ids[:] = 0
        n, _ = twin.drive.look(twin.row, twin.tables, seat, twin.ids, twin.weights, twin.scores, twin.ranks)
        assert twin.game.legal(twin.state, seat) == twin.ids[:n].tolist()
        assert n <= most


def the_longest_lists_fit() -> None:
    twin = table(4, careful=True)
    state = twin.state
    assert isinstance(state, Position)
    state.tiles[:3] = [0, 20, 53]
    twin.row = twin.kernel.layout.pack(state, twin.game)
    assert len(twin.check(0)) == (len(c.AREA[4]) - len(c.PRINTED)) * 4 * 4
    state.hand = [1] * len(state.hand)
    state.track = [6] * 4
    state.stack = [f.build(0)]
    twin.row = twin.kernel.layout.pack(state, twin.game)
    assert len(twin.check(0)) == twin.kernel.most_legal


def which_slot_is_empty_is_not_seen() -> None:
    """Equal observations leave equal rows; the own tiles keep their order."""
    twin = table(2)
    state = twin.state
    assert isinstance(state, Position)
    state.tiles[:6] = [-1, 9, -1, -1, 4, -1]
    rows = [twin.kernel.layout.pack(state, twin.game)]
    state.tiles[:6] = [9, -1, -1, 4, -1, -1]
    rows.append(twin.kernel.layout.pack(state, twin.game))
    for row in rows:
        twin.drive.world(row, twin.tables, 0, jit.streams(1, 1), -1)
    assert np.array_equal(*rows)
    at = twin.kernel.layout["tiles"]
    assert rows[0][at : at + 3].tolist() == [9, -1, -1]


@pytest.mark.parametrize(
    "check",
    [
        worlds_are_drawn_from_what_is_left,
        covered_buildings_are_dealt_again,
        only_the_seat_awaited_is_offered_anything,
        the_longest_lists_fit,
        which_slot_is_empty_is_not_seen,
    ],
    ids=lambda check: check.__name__,
)
def test_in_plain_python(check: object) -> None:
    name = getattr(check, "__name__", "")
    in_plain_python(f"from {__name__} import {name}; {name}()")
