"""New England as the rest of Approdo sees it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar, cast

from approdo.core.actions import Action
from approdo.core.game import Game, Outcome, Part, Refusal
from approdo.core.text import Arg
from approdo.games.new_england import aids, evaluate, refusals, rules, scoring, traits, view
from approdo.games.new_england.actions import SPACE
from approdo.games.new_england.meta import INFO
from approdo.games.new_england.shapes import Aids, Board, Effect
from approdo.games.new_england.state import Position
from approdo.games.new_england.telling import TELLING


class NewEngland(Game[Position]):
    """The rules with a table's options settled."""

    info = INFO
    space = SPACE
    decisions = rules.DECISIONS
    telling = TELLING
    board_type: ClassVar[Any] = Board
    aids_type: ClassVar[Any] = Aids
    effect_type: ClassVar[Any] = Effect
    # 13 rounds of at most 26 steps, 13 before them, four for each of 118 items; figures move between them.
    bound: ClassVar[int] = (13 + 13 * 26 + 4 * 118) * 24

    def start(self) -> Position:
        return rules.start(
            self.players,
            deck=str(self.options["deck"]),
            designer=self.options["spacing"] == "designer",
            free_storing=self.options["storing"] == "any",
            first=-1 if self.first is None else self.first,
        )

    def state_type(self) -> type[Position]:
        return Position

    def refusal(self, state: Position, seat: int, action: Action) -> Refusal:
        return refusals.refusal(state, seat, action)

    def prompt_args(self, state: Position, seat: int) -> Mapping[str, Arg]:
        return aids.prompt_args(state, seat)

    def observe(self, state: Position, viewer: int) -> dict[str, Any]:
        return cast(dict[str, Any], view.observe(state))

    def world(self, seen: Mapping[str, Any], rng: random.Random) -> Position:
        return view.world(self.start(), cast(Board, seen))

    def scores(self, state: Position, viewer: int) -> list[list[Part]]:
        return [scoring.points(state, seat) for seat in range(self.players)]

    def outcome(self, state: Position) -> Outcome:
        return scoring.outcome(state)

    def invariants(self, state: Position) -> list[str]:
        from approdo.games.new_england import invariants  # only for positions from outside: not read at every start

        return invariants.wrong(state, self.players, self.options)

    def evaluate(self, state: Position, seat: int) -> dict[str, float]:
        return evaluate.evaluate(state, seat)

    def besides(self, state: Position, seat: int) -> dict[str, float]:
        return evaluate.besides(state, seat)

    def aids(self, state: Position, viewer: int) -> dict[str, Any]:
        return cast(dict[str, Any], aids.aids(state, viewer, str(self.options["deck"])))

    def ahead(self, state: Position, seat: int) -> Position | None:
        return rules.ahead(state, seat)

    def effect(self, state: Position, seat: int, number: int) -> dict[str, Any] | None:
        return cast(dict[str, Any] | None, aids.effect(state, seat, number))

    def traits(self, state: Position, seat: int) -> list[float]:
        return traits.traits(state, seat)

    def shortlist(self, state: Position, seat: int, numbers: list[int]) -> list[int]:
        return evaluate.shortlist(state, seat, numbers)


GAME = NewEngland
