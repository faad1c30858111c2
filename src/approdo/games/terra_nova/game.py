"""Terra Nova as the rest of the program sees it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar, cast

from approdo.core.actions import Action
from approdo.core.game import Game, Outcome, Part, Refusal
from approdo.core.text import Arg
from approdo.games.terra_nova import aids, evaluate, rules, scoring, view
from approdo.games.terra_nova.actions import SPACE
from approdo.games.terra_nova.components import PIONEERS, STONES
from approdo.games.terra_nova.frames import DRAWING, placing
from approdo.games.terra_nova.meta import INFO
from approdo.games.terra_nova.refusals import refusal
from approdo.games.terra_nova.shapes import Aids, Board, Effect
from approdo.games.terra_nova.state import Position
from approdo.games.terra_nova.tables import number_of, prepare
from approdo.games.terra_nova.telling import TELLING


class TerraNova(Game[Position]):
    """Two to four players divide an island."""

    info = INFO
    space = SPACE
    decisions = rules.DECISIONS
    telling = TELLING
    board_type: ClassVar[type] = Board
    aids_type: ClassVar[type] = Aids
    effect_type: ClassVar[type] = Effect
    # The draw and 44 placements; then between two of 80 stones at most 10 idle rounds of 4 turns of 4 answers.
    bound = 45 + 81 * 10 * 4 * 4

    def check_options(self) -> None:
        """The island is prepared."""
        self.tables = prepare(str(self.options["board"]))

    def start(self) -> Position:
        """An empty island; the starting player places first (tn.1.7, tn.1.8)."""
        board = self.tables.board
        return Position(
            stack=[(DRAWING, 0, 0) if self.first is None else placing(self.first)],
            map=number_of(str(self.options["board"])),
            turn_end=int(self.options["scoring"] == "turn-end"),
            strict=int(self.options["strict_return"]),
            idle_rounds=int(self.options["idle_rounds"]),
            first=self.first or 0,
            hexes=bytearray(board.size),
            open_land=board.grid.all,
            scores=[0] * self.players,
            reserve=[PIONEERS[self.players]] * self.players,
            stones_left=STONES,
        )

    def state_type(self) -> type[Position]:
        """The class of its positions."""
        return Position

    def refusal(self, state: Position, seat: int, action: Action) -> Refusal:
        """Why a placement, move or stone is not allowed."""
        return refusal(state, seat, action)

    def prompt_args(self, state: Position, seat: int) -> Mapping[str, Arg]:
        """Which action of the turn it is, and what is left."""
        return aids.prompt_args(state, seat)

    def observe(self, state: Position, viewer: int) -> dict[str, Any]:
        """Everything: nothing is secret."""
        return cast("dict[str, Any]", view.observe(state))

    def world(self, seen: Mapping[str, Any], rng: random.Random) -> Position:
        """The position itself: what is seen is all there is."""
        return view.world(cast("Board", seen), self.start())

    def scores(self, state: Position, viewer: int) -> list[list[Part]]:
        """Points so far, territory by territory."""
        return scoring.parts(state)

    def outcome(self, state: Position) -> Outcome:
        """The result."""
        return scoring.outcome(state)

    def invariants(self, state: Position) -> list[str]:
        """What is wrong with a position."""
        from approdo.games.terra_nova import invariants  # only for positions from outside: not read at every start

        return invariants.invariants(state, self.start(), self.first)

    def evaluate(self, state: Position, seat: int) -> dict[str, float]:
        """How good a position is for a seat."""
        return evaluate.evaluate(state, seat)

    def shortlist(self, state: Position, seat: int, numbers: list[int]) -> list[int]:
        """The most promising actions first."""
        return evaluate.shortlist(state, seat, numbers)

    def aids(self, state: Position, viewer: int) -> dict[str, Any]:
        """The zones and the stones that would close one."""
        return cast("dict[str, Any]", aids.aids(state))

    def ahead(self, state: Position, seat: int) -> Position | None:
        """The seat's next turn, begun now."""
        return rules.ahead(state, seat)

    def effect(self, state: Position, seat: int, number: int) -> dict[str, Any] | None:
        """What a stone would close; how far a move goes and which closing stones it allows."""
        return cast("dict[str, Any] | None", aids.effect(state, number))


GAME = TerraNova
