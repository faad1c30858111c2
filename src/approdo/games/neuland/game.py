"""Neuland as the rest of Approdo sees it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from approdo.core.actions import Action
from approdo.core.game import Game, Outcome, Part, Refusal
from approdo.core.text import Arg
from approdo.games.neuland import aids, evaluate, refusals, scoring, view
from approdo.games.neuland.actions import SPACE
from approdo.games.neuland.components import TIMELINES, TURNS_EACH
from approdo.games.neuland.meta import INFO
from approdo.games.neuland.rules import turn
from approdo.games.neuland.rules.land import lay_land
from approdo.games.neuland.rules.table import DECISIONS
from approdo.games.neuland.shapes import Aids, Board, Effect
from approdo.games.neuland.state import Position, fresh
from approdo.games.neuland.telling import TELLING


class NeulandGame(Game[Position]):
    """The rules with a table's options settled."""

    info = INFO
    space = SPACE
    decisions = DECISIONS
    telling = TELLING
    board_type: ClassVar[Any] = Board
    aids_type: ClassVar[Any] = Aids
    effect_type: ClassVar[Any] = Effect
    slow_views: ClassVar[bool] = True
    # Set-up < 25 draws. A turn has at most 17 time: so 17 productions of up to 4 steps and as many buildings (each
    # needs a good) of up to 3; every second production may empty a mine, which is filled in 5 steps.
    bound: ClassVar[int] = 25 + 4 * TURNS_EACH * (17 * 4 + 25 * 3 + 17 * 5)

    def start(self) -> Position:
        spaces = TIMELINES[str(self.options["timeline"])][self.players]
        state = fresh(self.players, spaces, self.options["mines"] == "first_edition")
        lay_land(state, self.options["land"] == "random", self.first)
        return state

    def state_type(self) -> type[Position]:
        return Position

    def refusal(self, state: Position, seat: int, action: Action) -> Refusal:
        return refusals.refusal(state, seat, action)

    def prompt_args(self, state: Position, seat: int) -> Mapping[str, Arg]:
        return aids.prompt_args(state, seat)

    def observe(self, state: Position, viewer: int) -> dict[str, Any]:
        return {**view.observe(state)}

    def world(self, seen: Mapping[str, Any], rng: random.Random) -> Position:
        board, mines = cast(Board, seen), self.options["mines"]
        return view.world(fresh(self.players, board["timeline"]["spaces"], mines == "first_edition"), board)

    def scores(self, state: Position, viewer: int) -> list[list[Part]]:
        return [scoring.breakdown(state, seat) for seat in range(self.players)]

    def outcome(self, state: Position) -> Outcome:
        return scoring.outcome(state)

    def invariants(self, state: Position) -> list[str]:
        from approdo.games.neuland import invariants  # only for positions from outside: not read at every start

        return invariants.invariants(state)

    def evaluate(self, state: Position, seat: int) -> dict[str, float]:
        return evaluate.evaluate(state, seat)

    def aids(self, state: Position, viewer: int) -> dict[str, Any]:
        return {**aids.aids(state, viewer)}

    def ahead(self, state: Position, seat: int) -> Position | None:
        return turn.ahead(state, seat)

    def effect(self, state: Position, seat: int, number: int) -> dict[str, Any] | None:
        effect = aids.effect(state, seat, number)
        return None if effect is None else {**effect}

    def shortlist(self, state: Position, seat: int, numbers: list[int]) -> list[int]:
        return evaluate.shortlist(state, seat, numbers, self.keeps_plans)

    def aims(self, state: Position, seat: int) -> list[int]:
        return evaluate.aims(state, seat)

    def toward(self, state: Position, seat: int, numbers: list[int], aim: int) -> list[int]:
        return evaluate.toward(state, seat, numbers, aim, self.keeps_plans)

    def course(
        self, state: Position, seat: int, aim: int | None = None
    ) -> tuple[dict[str, Any], dict[str, float]] | None:
        return evaluate.course(state, seat, aim, self.keeps_plans)

    def purpose(self, seat: int, line: Sequence[int]) -> dict[str, Any] | None:
        return evaluate.purpose(line)


GAME = NeulandGame
"""Neuland (Tobias Stapelfeldt, Peter Eggert 2004): goods, time, and banners on fifteen possessions."""
