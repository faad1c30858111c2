"""Who need not be asked: bots with nothing to give and nothing to say, told from what everybody sees."""

from __future__ import annotations

import random

import pytest

from approdo.bots import make
from approdo.bots.levels import keeps_to_answers
from approdo.core.actions import HOLD
from approdo.core.match import Match
from approdo.core.perspective import Perspective
from approdo.core.playing import turn_of_bots
from approdo.core.registry import load


@pytest.mark.parametrize("level", ["greedy", "hard", "expert"])
def test_a_bot_that_need_not_be_asked_would_hold_and_everybody_can_tell(level: str) -> None:
    """The talk is the same as if all were asked; and that somebody is not asked tells nothing."""
    rng, bot = random.Random(5), make(level)
    match = Match(load("new-salem", 6), seed=5)
    assert keeps_to_answers(level, match.game)
    silent = asked = 0
    while not match.over:
        for seat in set(match.volunteers) - set(match.actors):
            may = match.game.may_speak(match.state, seat)
            seen = match.game.observe(match.state, (seat + 1) % 6)
            assert match.game.may_speak(match.game.world(seen, rng), seat) == may
            if may:
                asked += 1
                continue
            silent += 1
            choice = bot.choose(Perspective.of(match.game, match.state, seat), rng)
            assert match.game.space.number(choice.action) == HOLD
        turn_of_bots(match, [make("greedy")] * 6, rng)
    assert silent > 20
    assert asked > 20


def test_bots_that_wander_and_strangers_are_always_asked() -> None:
    game = load("new-salem", 3)
    assert not any(keeps_to_answers(spec, game) for spec in ("random", "beginner", "my.py:Bot", "greedy:worlds=1"))
