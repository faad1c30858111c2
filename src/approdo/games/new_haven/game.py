"""New Haven as the rest of Approdo sees it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar, cast

from approdo.core.actions import Action
from approdo.core.errors import BadOption
from approdo.core.game import Game, Outcome, Part, Refusal
from approdo.core.text import Arg
from approdo.games.new_haven import aids, evaluate, scoring, traits, view
from approdo.games.new_haven.actions import SPACE
from approdo.games.new_haven.frames import LAY
from approdo.games.new_haven.meta import INFO
from approdo.games.new_haven.refusals import refusal
from approdo.games.new_haven.rules import DECISIONS, turn
from approdo.games.new_haven.rules.set_up import start
from approdo.games.new_haven.shapes import Aids, Board, Effect
from approdo.games.new_haven.state import Position
from approdo.games.new_haven.telling import TELLING


class NewHaven(Game[Position]):
    """The rules with a table's options settled."""

    info = INFO
    space = SPACE
    decisions = DECISIONS
    telling = TELLING
    opening: ClassVar[int | None] = LAY
    board_type: ClassVar[type] = Board
    aids_type: ClassVar[type] = Aids
    effect_type: ClassVar[type] = Effect
    # Set-up < 100 draws; 144 buildings; 40 turns: lay, 4 stops, 4 draws with 3 from the bag, 4 refills, a tile.
    bound: ClassVar[int] = 100 + 144 + 40 * (1 + 4 + 4 + 3 + 4 + 1)

    def check_options(self) -> None:
        """Careful Harvest is a variant of side A (nh.10.3)."""
        if self.options["careful"] and self.options["side"] == "B":
            raise BadOption("careful harvest is played on side A only (nh.10.3): leave out careful, or side=B")

    def start(self) -> Position:
        return start(
            self.players,
            side_b=self.options["side"] == "B",
            redevelop=bool(self.options["redevelop"]),
            careful=bool(self.options["careful"]),
            charters=bool(self.options["charters"]),
            shipment_four=self.options["shipment"] == "four",
            first=-1 if self.first is None else self.first,
        )

    def state_type(self) -> type[Position]:
        return Position

    def refusal(self, state: Position, seat: int, action: Action) -> Refusal:
        return refusal(state, seat, action)

    def prompt_args(self, state: Position, seat: int) -> Mapping[str, Arg]:
        return aids.prompt_args(state, seat)

    def observe(self, state: Position, viewer: int) -> dict[str, Any]:
        return cast("dict[str, Any]", view.observe(state, viewer))

    def world(self, seen: Mapping[str, Any], rng: random.Random) -> Position:
        return view.world(self.start(), cast("Board", seen), rng)

    def scores(self, state: Position, viewer: int) -> list[list[Part]]:
        return [scoring.colonists(state, seat) for seat in range(self.players)]

    def outcome(self, state: Position) -> Outcome:
        return scoring.outcome(state)

    def invariants(self, state: Position) -> list[str]:
        from approdo.games.new_haven import invariants  # only for positions from outside: not read at every start

        return invariants.invariants(state, self.start())

    def evaluate(self, state: Position, seat: int) -> dict[str, float]:
        return evaluate.evaluate(state, seat)

    def traits(self, state: Position, seat: int) -> list[float]:
        return traits.traits(state, seat)

    def aids(self, state: Position, viewer: int) -> dict[str, Any]:
        return cast("dict[str, Any]", aids.aids(state, viewer))

    def ahead(self, state: Position, seat: int) -> Position | None:
        return turn.ahead(state, seat)

    def effect(self, state: Position, seat: int, number: int) -> dict[str, Any] | None:
        return cast("dict[str, Any] | None", aids.effect(state, seat, number))


GAME = NewHaven
