"""Sample Game as the rest of Approdo sees it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from approdo.core.actions import Action
from approdo.core.game import Game, Outcome, Part, Refusal, ranked
from approdo.core.telling import Telling
from approdo.core.text import Arg
from sample_game import rules, view
from sample_game.actions import PEBBLES, SPACE, Bid
from sample_game.meta import INFO
from sample_game.shapes import Board, Effect
from sample_game.state import Position, invariants, numbers_of


class SampleGame(Game[Position]):
    """The rules with a table's options settled."""

    info = INFO
    space = SPACE
    decisions = rules.DECISIONS
    telling = Telling(moments={"won": 0})
    bound: ClassVar[int] = PEBBLES * (1 + max(INFO.seats))  # a draw and everybody's bid, for each shell
    board_type = Board
    effect_type = Effect

    def start(self) -> Position:
        return rules.start(self.players, self.options["ties"] == "wait")

    def state_type(self) -> type[Position]:
        return Position

    def refusal(self, state: Position, seat: int, action: Action) -> Refusal:
        assert isinstance(action, Bid)
        return Refusal("pebble-used", ("sg.2.2",), {"pebble": action.pebble})

    def prompt_args(self, state: Position, seat: int) -> Mapping[str, Arg]:
        return {"points": self._at_stake(state)}

    def observe(self, state: Position, viewer: int) -> dict[str, Any]:
        return view.observe(state, viewer)

    def world(self, seen: Mapping[str, Any], rng: random.Random) -> Position:
        return view.world(self.start(), seen, rng)

    def scores(self, state: Position, viewer: int) -> list[list[Part]]:
        return [[Part("shells", sum(numbers_of(won)))] for won in state.won]

    def outcome(self, state: Position) -> Outcome:
        """The most points win; who has the same shares the rank (sg.3.2)."""
        scores = tuple(sum(numbers_of(won)) for won in state.won)
        ranking = ranked(scores)
        parts = tuple(tuple(parts) for parts in self.scores(state, 0))
        return Outcome(scores, ranking, parts, "shells", ranking[0])

    def invariants(self, state: Position) -> list[str]:
        return invariants(state)

    def evaluate(self, state: Position, seat: int) -> dict[str, float]:
        return {
            "points": float(sum(numbers_of(state.won[seat]))),
            "pebbles": sum(numbers_of(state.hand[seat])) / 4,
        }

    def effect(self, state: Position, seat: int, number: int) -> dict[str, Any] | None:
        return {"points": self._at_stake(state)}

    @staticmethod
    def _at_stake(state: Position) -> int:
        return state.prize + sum(numbers_of(state.waiting))


GAME = SampleGame
