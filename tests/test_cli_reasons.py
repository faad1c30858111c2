"""Why a bot did what it did, in the terminal: a plan's goal, and the last move of which there is anything to tell."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from approdo.cli.sitting import Sitting, Telling
from approdo.core.match import Match
from approdo.core.perspective import Choice, Perspective
from approdo.core.registry import load


class Said:
    """A bot that says what it is told to say."""

    name = "said"

    def __init__(self, *choices: Choice) -> None:
        self.choices = list(choices)

    def choose(self, perspective: Perspective, rng: random.Random) -> Choice:
        return self.choices.pop(0)


@pytest.mark.parametrize(
    ("language", "goal", "banners"),
    [("en", "on the way to: Chapel", "banners, at 6 each +12.0"), ("it", "ha in mente: Cappella", "6 l’uno +12,0")],
)
def test_a_step_of_a_plan_is_told_with_its_goal_and_outlives_the_end_of_the_turn(
    language: str, goal: str, banners: str, tmp_path: Path
) -> None:
    match = Match(load("neuland", 2), seed=1, names=["a", "b"])
    sitting = Sitting(match, [None, "random"], language, tmp_path / "game.json")
    seat = Perspective.of(match.game, match.state, match.actors[0])
    step = Choice(seat.legal.ids[0], {"banners": 12.0}, goal={"label": "building-chapel"})
    bot = sitting.bots[1] = Telling(Said(step, Choice(seat.legal.ids[1])))
    for _ in range(2):
        bot.choose(seat, random.Random(1))
    ((_, *told),) = sitting.reasons()
    assert told[0] == goal
    assert banners in told[1]
