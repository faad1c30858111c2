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

    def try_out(self, game, worlds, seeds, seat, numbers, turns):  # type: ignore[no-untyped-def]
        self.tried.append((len(numbers), len(worlds)))
        assert turns == 3
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


def test_without_kernels_the_captain_of_new_haven_searches_less() -> None:
    game = load("new-haven")
    on_kernels, slowly = (Level("expert").skill(game, slowly=plain) for plain in (False, True))
    assert on_kernels.tries > 0
    assert slowly.tries == 0
    assert slowly.width < on_kernels.width
    assert Level("expert", tries=2).skill(game, slowly=True).tries == 2  # what one asks for comes first
