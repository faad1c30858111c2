"""Campaigns: one thought lasts for a turn, is remembered with the position where it goes on, and says why."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from approdo.bots import campaign, crew
from approdo.bots.campaign import Thought
from approdo.bots.skill import Level
from approdo.cli.crew import about
from approdo.core.game import Game
from approdo.core.perspective import Choice, Perspective
from approdo.core.reasons import Reason
from approdo.core.registry import load
from approdo.core.state import State


def _first_turn() -> tuple[Game[Any], State, int]:
    """Neuland where the first seat has its huts and is asked what to do."""
    game, rng = load("neuland", 2, first="1"), random.Random(4)
    state = game.start()
    while not (game.actors(state) and game.aims(state, game.actors(state)[0])):
        if game.chance_next(state):
            game.apply(state, -1, game.draw(state, rng))
        else:
            game.apply(state, game.actors(state)[0], game.legal(state, game.actors(state)[0])[0])
    return game, state, game.actors(state)[0]


class Thinker:
    """In place of the kernels: goes on as greedy would to the end of the turn, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[list[int], int, int, int]] = []

    def __call__(
        self, game: Game[Any], world: State, seat: int, kept: Sequence[int], effort: int, chances: int, seed: int
    ) -> Thought:
        self.asked.append((list(kept), effort, chances, seed))
        line, trial = list[int](), world.clone()
        while game.awaited(trial) == 1 << seat:
            line += game.shortlist(trial, seat, game.legal(trial, seat))
            game.apply(trial, seat, line[-1])
        other = next(number for number in reversed(game.legal(world, seat)) if number != line[0])
        return Thought(line, [other], 3.5, [0, 2, 1, 13])


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    found = Thinker()
    monkeypatch.setattr(campaign, "planner", lambda id: found)
    return found


def _ask(game: Game[Any], state: State, seat: int, memory: Any, seed: int = 1) -> Choice:
    asked = Perspective.of(game, state, seat, memory=memory)
    choice = campaign.pursue(asked, asked.world(random.Random(0)), 9, 2, random.Random(seed))
    assert choice is not None
    return choice


def test_one_thought_lasts_for_a_turn(thinker: Thinker) -> None:
    game, state, seat = _first_turn()
    memory: Any = None
    decisions = 0
    while game.awaited(state) == 1 << seat:
        numbers = game.legal(state, seat)
        if len(numbers) == 1:  # a bot answers at once, and remembers nothing of it
            game.apply(state, seat, numbers[0])
            continue
        choice = _ask(game, state, seat, memory)
        memory = json.loads(json.dumps(choice.memory))
        assert choice.action in numbers
        game.apply(state, seat, game.space.number(choice.action))
        decisions += 1
    assert decisions > 3
    assert [asked[:3] for asked in thinker.asked] == [([], 9, 2)]
    assert memory["campaign"] == [0, 2, 1, 13]


def test_elsewhere_it_thinks_anew_from_where_it_was(thinker: Thinker) -> None:
    game, state, seat = _first_turn()
    memory = _ask(game, state, seat, None).memory
    _ask(game, state, seat, memory)  # taken back: the position is not the one in which the line goes on
    assert [asked[0] for asked in thinker.asked] == [[], [0, 2, 1, 13]]


def test_the_same_seed_asks_for_the_same_games(thinker: Thinker) -> None:
    game, state, seat = _first_turn()
    for seed in (5, 5, 6):
        _ask(game, state, seat, None, seed)
    one, two, three = (asked[3] for asked in thinker.asked)
    assert one == two != three


def test_it_says_why_and_what_else_there_was(thinker: Thinker) -> None:
    game, state, seat = _first_turn()
    choice = _ask(game, state, seat, None)
    reason = Reason.of(game, choice)
    assert reason.alternative not in (None, reason.action)
    assert reason.loss == 3.5
    assert reason.sure == "clear"
    assert reason.parts
    assert {name for name, _ in reason.parts} <= {"banners", "time", "prospect", "rivals"}
    game.apply(state, seat, reason.action)
    while len(numbers := game.legal(state, seat)) == 1:
        game.apply(state, seat, numbers[0])
    assert Reason.of(game, _ask(game, state, seat, choice.memory)).parts == reason.parts  # the line is one thought


def test_without_kernels_neulands_best_play_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "planner", lambda id: None)
    game, state, seat = _first_turn()
    asked = Perspective.of(game, state, seat)
    planned = game.shortlist(state, seat, list(asked.legal.ids))
    for name in ("hard", "expert"):
        assert [Level(name).choose(asked, random.Random(1)).action] == planned


def test_neulands_upper_levels_play_games_out() -> None:
    hard, expert = (Level(name).skill(load("neuland")) for name in ("hard", "expert"))
    assert 0 < hard.effort < expert.effort
    assert not Level("medium").skill(load("neuland")).effort


def test_who_thinks_on_the_kernels_is_said_to_equal_another_without_them(monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[bool, dict[str, str]] = {}
    for installed in (True, False):
        monkeypatch.setattr(crew, "find_spec", lambda name, there=installed: object() if there else None)
        assert crew.equals("new-england") == {}
        found[installed] = crew.equals("neuland")
        if not installed:
            assert about("expert", "en", "neuland").endswith(
                "Plays like the Boatswain here: what it thinks with, the fast core, is not installed."
            )
    assert found == {True: {}, False: {"hard": "medium", "expert": "medium"}}
