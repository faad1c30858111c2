"""Whole games by players who like stones, held against the slow referee at every step."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import approdo
from approdo.core.events import Events
from approdo.core.game import Game
from approdo.games.terra_nova.actions import MOVE
from approdo.games.terra_nova.frames import ACTING
from approdo.games.terra_nova.state import REASONS, Position

from .referee import Referee


def choose(state: Position, numbers: list[int], rng: random.Random, eager: float = 0.5) -> int:
    """A stone in half of the cases where one may be laid: blind chance would hardly ever lay one."""
    stones = [n for n in numbers if n < MOVE] if state.stack[-1][0] == ACTING else []
    return rng.choice(stones if stones and rng.random() < eager else numbers)


def play_out(game: Game[Any], seed: int, eager: float = 0.5) -> Position:
    rng = random.Random(seed)
    state = game.start()
    while state.stack:
        if game.chance_next(state):
            game.apply(state, -1, game.draw(state, rng))
        else:
            seat = game.actors(state)[0]
            game.apply(state, seat, choose(state, game.legal(state, seat), rng, eager))
    return state


TABLES = [
    (2, {}),
    (3, {"board": "b"}),
    (4, {"strict_return": True}),
    (2, {"scoring": "turn-end", "board": "b"}),
    (3, {"scoring": "turn-end", "strict_return": True}),
    (4, {"idle_rounds": 1}),
]


@pytest.mark.rule("tn.3.1", "tn.3.2", "tn.4.1", "tn.5.3", "tn.5.5", "tn.5.6", "tn.5.7")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_slow_referee_agrees_at_every_step(players, options):
    game = approdo.load("terra-nova", players, **options)
    at_once = options.get("scoring") != "turn-end"
    rng = random.Random(players)
    state = game.start()
    while state.stack:
        assert game.invariants(state) == []
        if game.chance_next(state):
            game.apply(state, -1, game.draw(state, rng))
            continue
        seat = game.actors(state)[0]
        decision = game.decision(state).name
        numbers = game.legal(state, seat)
        number = choose(state, numbers, rng)
        if decision in ("begin", "act"):
            referee = Referee(game.observe(state, seat), bool(options.get("strict_return")))
            expected = referee.moves(seat) | (referee.stones() if decision == "act" else set())
            assert {game.space.notation(n) for n in numbers} == expected
            if number < MOVE and at_once:
                check_stone(game, state, seat, number, referee)
        game.apply(state, seat, number)
    assert game.outcome(state).scores == tuple(state.scores)


def check_stone(game: Game[Any], state: Position, seat: int, number: int, referee: Referee) -> None:
    """What a stone closes, in the preview and in play, is what the referee finds."""
    formed = referee.closes(game.space.notation(number).split()[1])
    gains = [sum(points[s] for _, points in formed) for s in range(game.players)]
    effect = game.effect(state, seat, number) or {"closes": [], "gains": [0] * game.players}
    assert effect["gains"] == gains
    assert sorted(sorted(t["hexes"]) for t in effect["closes"]) == sorted(sorted(hexes) for hexes, _ in formed)
    after = state.clone()
    out = Events()
    game.apply(after, seat, number, out)
    assert [b - a for a, b in zip(state.scores, after.scores, strict=True)] == gains
    assert sum(event.kind.startswith("territory") for event in out) == len(formed)


def test_every_reason_to_end_occurs_in_whole_games():
    game = approdo.load("terra-nova", 2)
    reasons = {game.outcome(play_out(game, seed)).reason for seed in range(40)}
    reasons.add(game.outcome(play_out(game, 1, eager=0.0)).reason)
    assert reasons == set(REASONS)


@pytest.mark.deep
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_thousand_games_with_many_stones(players, options):
    game = approdo.load("terra-nova", players, **options)
    reasons: Counter[str] = Counter()
    for seed in range(1000):
        state = play_out(game, seed)
        assert game.invariants(state) == []
        reasons[game.outcome(state).reason] += 1
    assert len(reasons) >= 2
