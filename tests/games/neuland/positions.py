"""Positions from play, for tests that want many: bots play a while, and some tables are thinned out afterwards."""

from __future__ import annotations

import random
from collections.abc import Iterator

from approdo.bots import make
from approdo.core.game import Game
from approdo.core.match import Match
from approdo.core.playing import turn_of_bots
from approdo.core.registry import load
from approdo.games.neuland.components import COST, PRODUCTION, STACK_HEIGHT
from approdo.games.neuland.rules.frames import ASK_ACT
from approdo.games.neuland.state import Position


def played(count: int, seed: int, longest: int = 250) -> Iterator[tuple[Game[Position], Position, int]]:
    """(game, position, seat) in the middle of a turn, on maps and with numbers of players drawn at random."""
    rng = random.Random(seed)
    while count:
        players = rng.choice((2, 3, 4))
        edition = rng.choice(("second_edition", "second_edition", "first_edition"))
        game = load("neuland", players, land=rng.choice(("random", "first_games")), mines=edition)
        match = Match(game, seed=rng.randrange(10**6))
        bots = [make("random")] * players
        for _ in range(rng.randrange(1, longest)):
            if match.actors:
                turn_of_bots(match, bots, rng)
        if match.actors and match.state.stack[-1][0] == ASK_ACT:
            count -= 1
            yield game, match.state, match.actors[0]


def thinned(state: Position, rng: random.Random) -> Position:
    """The position with few buildings left to build, so that a search over everything comes to an end."""
    state = state.clone()
    kept = rng.sample([kind for kind in range(PRODUCTION) if COST[kind] >= 0], rng.randrange(3))
    for kind in range(PRODUCTION):
        if kind not in kept:
            state.display[kind] = 0
    for family in range(len(state.stacks)):
        if rng.random() < 0.8:
            state.stacks[family] = STACK_HEIGHT
    return state
