"""Playing on: what an action comes to counts, beside what it looked like; where kernels lack, less is searched."""

from __future__ import annotations

import random

import pytest

from approdo.bots import playing_on, thinking
from approdo.bots.playing_on import FIRST_SIGHT, better_half, blend, heats, try_out
from approdo.bots.search import PlainWeigher
from approdo.bots.skill import Level
from approdo.bots.value import Value, value_of
from approdo.core.game import CHANCE, Game
from approdo.core.perspective import Perspective
from approdo.core.registry import load
from approdo.core.state import State
from approdo.games.new_haven import actions as a
from approdo.games.new_haven.game import NewHaven
from approdo.games.new_haven.state import Position


def _first_turn(seed: int) -> tuple[Game[Position], Position]:
    game = NewHaven(2)
    rng, state = random.Random(seed), game.start()
    while game.chance_next(state):
        game.apply(state, CHANCE, game.draw(state, rng))
    return game, state


def test_tries_outweigh_first_sight_as_they_grow_in_number() -> None:
    assert blend(0.0, 0.5, 8) == pytest.approx(0.0)
    assert blend(1.0, 0.5, 0) == pytest.approx(1.0)
    few, many = (blend(2.0, 0.2, tries) for tries in (FIRST_SIGHT, 100 * FIRST_SIGHT))
    assert 2.0 > few > 0.0 > many
    assert blend(-1e6, 0.5, 4) < blend(0.0, 0.5, 4)  # a line that was given up


def test_after_every_heat_but_the_last_the_worse_half_is_given_up() -> None:
    assert heats(96) == [24, 48, 72, 96]
    assert heats(2) == [1, 2]
    assert better_half([4, 0, 2], [0.3, 9.0, 0.5, 9.0, 0.1]) == [2, 0]
    assert better_half([1, 0], [0.2, 0.1]) == [0, 1]  # one to take, one to name beside it


class _Trying(PlainWeigher):
    """Says what was tried; the higher the number of an action, the more it comes to."""

    def __init__(self, value: Value | None) -> None:
        super().__init__(value)
        self.tried: list[tuple[int, int]] = []
        self.turns: set[int] = set()

    def try_out(self, game, worlds, seeds, seat, numbers, turns):  # type: ignore[no-untyped-def]
        self.tried.append((len(numbers), len(worlds)))
        self.turns.add(turns)
        assert len(set(seeds)) == len(worlds)
        return [number / (game.space.size + 1) for number in numbers]


def test_of_what_a_turn_may_begin_with_the_best_are_tried_most(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = _first_turn(3)
    trying = _Trying(value_of(game.info.package))
    monkeypatch.setattr(thinking, "weigher", lambda *_: trying)
    monkeypatch.setattr(thinking, "is_compiled", lambda *_: True)
    asked = Perspective.of(game, state, game.actors(state)[0])
    captain = Level("expert", width=1, depth=1, worlds=1, among=12, tries=40, turns=3)
    choice = captain.choose(asked, random.Random(1))
    assert trying.tried == [(12, 10), (6, 10), (3, 10), (2, 10)]
    assert trying.turns == {3}
    assert choice.action > choice.alternative  # what comes of them outweighs what they looked like


def test_with_more_players_less_is_tried() -> None:
    two, four = (Level("expert", tries=40).skill(load("new-haven", players)).tries for players in (2, 4))
    assert (two, four) == (40, 20)


def test_everybody_plays_on_until_the_seat_begins_its_next_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = _first_turn(3)
    value = value_of(game.info.package)
    assert value is not None
    seat = game.actors(state)[0]
    number = game.legal(state, seat)[0]
    asked: list[tuple[int, int]] = []

    def learned(_v: object, _g: object, position: Position, who: int, numbers: list[int]) -> list[float]:
        asked.append((position.turn, who))
        assert len(numbers) <= playing_on.GLANCE
        return [float(number == a.STOP) for number in numbers]

    monkeypatch.setattr(playing_on, "_learned", learned)
    before = state.to_dict()
    chances = try_out(value, game, [state], [7], seat, [number])
    assert state.to_dict() == before
    assert {who for _, who in asked} == {seat}
    assert asked[-1] == (3, seat)  # turn 2 was the other's
    assert [turn for turn, _ in asked].count(3) == 1
    assert chances == [pytest.approx(0.5)]  # what it was told the next turn is worth: a sum of 0
    try_out(value, game, [state], [7], seat, [number], turns=2)
    assert asked[-1] == (5, seat)


def test_what_an_action_looked_worth_may_count_more_and_sums_need_not_be_chances() -> None:
    assert blend(0.0, 0.9, 8, 4.0) > blend(0.0, 0.9, 8, 60.0) > 0.0
    assert blend(1.0, 0.5, 8, 60.0, -1.0) == pytest.approx(1.0)  # with that bias a sum of 1 is a chance of .5


def test_new_salem_is_played_out_where_a_decision_weighs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("new-salem", 3)
    rng, state = random.Random(2), game.start()
    while game.chance_next(state):
        game.apply(state, CHANCE, game.draw(state, rng))
    trying = _Trying(value_of(game.info.package))
    monkeypatch.setattr(thinking, "weigher", lambda *_: trying)
    monkeypatch.setattr(thinking, "is_compiled", lambda *_: True)
    captain = Level("expert", among=2, tries=30)
    asked = Perspective.of(game, state, 0)
    choice = captain.choose(asked, random.Random(1))
    assert trying.tried == [(2, 5), (2, 5), (2, 5), (2, 5)]
    assert choice.action > choice.alternative
    assert choice == captain.choose(asked, random.Random(1))
    assert Level("expert").skill(game, slowly=True).tries == 0


def test_what_is_played_out_does_not_hang_on_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("new-salem", 4)
    rng, state = random.Random(8), game.start()
    worlds: list[list[State]] = []

    class Recording(_Trying):
        def try_out(self, game, tried, seeds, seat, numbers, turns):  # type: ignore[no-untyped-def]
            worlds[-1].extend(tried)
            return super().try_out(game, tried, seeds, seat, numbers, turns)

    recording = Recording(value_of(game.info.package))
    monkeypatch.setattr(thinking, "weigher", lambda *_: recording)
    monkeypatch.setattr(thinking, "is_compiled", lambda *_: True)
    while state.stack:
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
            continue
        seat = game.actors(state)[0]
        if rng.random() < 0.2 and state.asked in game.crossroads:
            other = game.world(game.observe(state, seat), rng)
            answers = []
            for position in (state, other):
                worlds.append([])
                answers.append(Level("expert", tries=16).choose(Perspective.of(game, position, seat), random.Random(5)))
            assert answers[0] == answers[1]
            assert [world.to_dict() for world in worlds[-1]] == [world.to_dict() for world in worlds[-2]]
        game.apply(state, seat, rng.choice(game.legal(state, seat)))
    assert sum(map(len, worlds)) > 50


def test_a_game_played_out_counts_by_how_near_it_came_to_be_won() -> None:
    game = load("new-salem", 3)
    rng, state = random.Random(6), game.start()
    while not (state.asked in game.crossroads and state.round == 5 and not any(state.hands)):
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
        else:
            seat = game.actors(state)[0]
            game.apply(state, seat, rng.choice(game.legal(state, seat)))
    value, seat = value_of(game.info.package), game.actors(state)[0]
    assert value is not None
    ends = [number for number in game.legal(state, seat) if number < game.space.volunteer_from][-1:]
    before = state.to_dict()
    chances = [try_out(value, game, [state], [seed], seat, ends)[0] for seed in (1, 1, 2)]
    assert state.to_dict() == before
    assert all(0.0 < chance < 1.0 for chance in chances)
    assert chances[0] == chances[1]


def test_without_kernels_the_captain_of_new_haven_searches_less() -> None:
    game = load("new-haven")
    on_kernels, slowly = (Level("expert").skill(game, slowly=plain) for plain in (False, True))
    assert on_kernels.tries > 0
    assert slowly.tries == 0
    assert slowly.width < on_kernels.width
    assert Level("expert", tries=2).skill(game, slowly=True).tries == 2  # what one asks for comes first
