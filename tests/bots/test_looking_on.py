"""Looking past one's own turn, on a game small enough to see through; and setting one's mind on something."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any, cast

from approdo.bots.answers import BEHIND, Look, turn, weigh
from approdo.bots.skill import Level
from approdo.core.game import Game
from approdo.core.perspective import Perspective
from approdo.core.registry import load

WORTH = {"a": 1.0, "aa": 5.0, "ab": 4.0, "b": 0.0, "ba": 3.0, "c": -9.0}
"""To the first of two players, by what was played; all else keeps the worth of what it goes on from."""
ANSWERS = {"aax": -20.0, "aay": 6.0, "abx": 4.0, "bax": 2.5, "bay": 3.0}


@dataclass
class Played:
    """What has been played so far."""

    so_far: str = ""
    stack: list[tuple[int, int]] = field(default_factory=lambda: [(0, 1)])

    def clone(self) -> Played:
        return Played(self.so_far, self.stack[:])


class TwoActions:
    """The first player takes two actions, then the second takes one, then it is the first one's turn."""

    players = 2

    def awaited(self, state: Played) -> int:
        return 2 if len(state.so_far) == 2 else 1

    def legal(self, state: Played, seat: int) -> list[int]:
        options = ("abc", "ab", "xy")[len(state.so_far)]
        known = [*WORTH, *ANSWERS]
        return [ord(letter) for letter in options if state.so_far + letter in known]

    def shortlist(self, state: Played, seat: int, numbers: list[int]) -> list[int]:
        return numbers

    def apply(self, state: Played, seat: int, number: int) -> None:
        state.so_far += chr(number)

    def evaluate(self, state: Played, seat: int) -> dict[str, float]:
        worth = (WORTH | ANSWERS)[state.so_far]
        return {"worth": worth if seat == 0 else -worth}


LETTERS = [ord(letter) for letter in "abc"]


def small() -> Game[Any]:
    return cast("Game[Any]", TwoActions())


def test_the_ends_of_a_turn_come_best_first() -> None:
    ends = turn(small(), cast("Any", Played()), 0, LETTERS, width=3, depth=2, most=2)
    assert [(line.worth, line.first) for line in ends] == [(5.0, 0), (4.0, 0)]


def test_a_turn_that_is_answered_badly_is_passed_over() -> None:
    worth = weigh(small(), [cast("Any", Played())], 0, LETTERS, Look(width=2, depth=2, ends=3, answer=1, glance=9))
    assert worth[:2] == [4.0, 2.5]  # not 5 nor 3: what the second player leaves
    one = weigh(small(), [cast("Any", Played())], 0, LETTERS, Look(width=2, depth=2, ends=1, answer=1, glance=9))
    assert one == [-20.0, -20.0 - BEHIND, -20.0 - BEHIND]  # it had no other end to go to


def test_an_answer_that_is_not_glanced_at_is_not_feared() -> None:
    backwards = small()
    backwards.shortlist = lambda state, seat, numbers: numbers[::-1]  # type: ignore[method-assign]
    worth = weigh(backwards, [cast("Any", Played())], 0, LETTERS, Look(width=2, depth=2, ends=3, answer=1, glance=1))
    assert worth[0] == 6.0


def test_terra_novas_hard_follows_its_own_turn_and_expert_looks_at_the_answer_too() -> None:
    hard, expert = (Level(name).skill(load("terra-nova")) for name in ("hard", "expert"))
    assert hard.depth == expert.depth > 1
    assert 1 < hard.width < expert.width
    assert hard.ends == 0 < expert.ends


def _first_turn(seed: int = 4) -> tuple[Game[Any], Any, int]:
    """Neuland where the first seat is asked what to do."""
    game = load("neuland", 2)
    state, rng = game.start(), random.Random(seed)
    while not (game.actors(state) and game.aims(state, game.actors(state)[0])):
        if game.chance_next(state):
            game.apply(state, -1, game.draw(state, rng))
        else:
            (seat,) = game.actors(state)
            game.apply(state, seat, game.legal(state, seat)[0])
    return game, state, game.actors(state)[0]


def test_aims_are_those_of_one_turn_and_lead_to_legal_actions() -> None:
    game, state, seat = _first_turn()
    numbers = game.legal(state, seat)
    for aim in game.aims(state, seat):
        assert aim // 100 == state.turn
        (number,) = game.toward(state, seat, numbers, aim)
        assert number in numbers


def test_who_has_set_its_mind_on_something_follows_it_while_the_turn_lasts() -> None:
    game, state, seat = _first_turn()
    aims, numbers = game.aims(state, seat), game.legal(state, seat)
    told = Perspective.of(game, state, seat, memory={"aim": aims[-1]})
    choice = Level("easy").choose(told, random.Random(1))
    assert choice.action == game.toward(state, seat, numbers, aims[-1])[0]
    assert choice.memory == {"aim": aims[-1]}
    stale = Perspective.of(game, state, seat, memory={"aim": aims[-1] + 100})
    assert Level("easy", stray=1e-9).choose(stale, random.Random(1)).memory == {"aim": aims[0]}


def test_who_strays_may_choose_any_aim_and_the_upper_levels_do_not() -> None:
    game, state, seat = _first_turn()
    asked = Perspective.of(game, state, seat)
    chosen = {Level("beginner", stray=1.0).choose(asked, random.Random(seed)).memory["aim"] for seed in range(12)}
    assert len(chosen) > 2
    assert chosen <= set(game.aims(state, seat))
    assert Level("medium").choose(asked, random.Random(1)).memory is None
