"""Terra Nova as the rest of the program sees it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from approdo.core.actions import Action
from approdo.core.game import Game, Outcome, Part, Refusal
from approdo.core.text import Arg
from approdo.games.terra_nova import aids, evaluate, rules, scoring, view
from approdo.games.terra_nova.actions import MOVE, SPACE, STONE
from approdo.games.terra_nova.check import invariants
from approdo.games.terra_nova.meta import INFO
from approdo.games.terra_nova.refusals import refusal
from approdo.games.terra_nova.state import Island
from approdo.games.terra_nova.tables import number_of, prepare


class TerraNova(Game[Island]):
    """Two to four players divide an island."""

    info = INFO
    space = SPACE
    decisions = rules.DECISIONS
    # The draw and 44 placements; then between two of 80 stones at most 10 idle rounds of 4 turns of 4 answers.
    bound = 45 + 81 * 10 * 4 * 4

    def check_options(self) -> None:
        """The island is prepared."""
        self.tables = prepare(str(self.options["board"]))

    def start(self) -> Island:
        """An empty island; the starting player places first (tn.1.7, tn.1.8)."""
        board = self.tables.board
        frame = (rules.DRAWING, 0, 0) if self.first is None else (rules.PLACING, 1 << self.first, 0)
        return Island(
            stack=[frame],
            map=number_of(str(self.options["board"])),
            turn_end=int(self.options["scoring"] == "turn-end"),
            strict=int(self.options["strict_return"]),
            idle_rounds=int(self.options["idle_rounds"]),
            first=self.first or 0,
            hexes=bytearray(board.size),
            open_land=board.grid.all,
            scores=[0] * self.players,
            reserve=[scoring.PIONEERS[self.players]] * self.players,
            stones_left=scoring.STONES,
        )

    def state_type(self) -> type[Island]:
        """The class of its positions."""
        return Island

    def refusal(self, state: Island, seat: int, action: Action) -> Refusal:
        """Why a placement, move or stone is not allowed."""
        return refusal(state, seat, action)

    def prompt_args(self, state: Island, seat: int) -> Mapping[str, Arg]:
        """Which action of the turn it is, and what is left."""
        done = state.stack[-1][2]
        return {"number": done + 1, "reserve": state.reserve[seat], "stones": state.stones_left}

    def observe(self, state: Island, viewer: int) -> dict[str, Any]:
        """Everything: nothing is secret."""
        return view.observe(state)

    def world(self, seen: Mapping[str, Any], rng: random.Random) -> Island:
        """The position itself: what is seen is all there is."""
        return view.world(seen, self.start())

    def scores(self, state: Island, viewer: int) -> list[list[Part]]:
        """Points so far, territory by territory."""
        return scoring.parts(state)

    def outcome(self, state: Island) -> Outcome:
        """The result."""
        return scoring.outcome(state)

    def invariants(self, state: Island) -> list[str]:
        """What is wrong with a position."""
        return invariants(state, self.start())

    def evaluate(self, state: Island, seat: int) -> dict[str, float]:
        """How good a position is for a seat."""
        return evaluate.evaluate(state, seat)

    def shortlist(self, state: Island, seat: int, numbers: list[int]) -> list[int]:
        """The most promising actions first."""
        return evaluate.shortlist(state, seat, numbers)

    def aids(self, state: Island, viewer: int) -> dict[str, Any]:
        """The zones and the stones that would close one."""
        return {"zones": aids.zones(state), "threats": aids.threats(state)}

    def effect(self, state: Island, seat: int, number: int) -> dict[str, Any] | None:
        """What a stone would close; how far a move goes and which closing stones it allows."""
        if number >= MOVE:
            return aids.move_effect(state, *state.tables().ends_of(number))
        if number >= STONE and state.stack[-1][0] == rules.ACTING:
            return aids.preview(state, state.tables().hex_of(number, STONE))
        return None


GAME = TerraNova
