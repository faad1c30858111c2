"""The proof: games of the reference replayed through the kernel, everything compared in order at every step.

`python -m approdo.fast.proof GAME --steps 100000`; with APPRODO_FAST=checked or =python in the other modes.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import numpy as np

from approdo.core.actions import HOLD
from approdo.core.game import CHANCE, Game
from approdo.core.info import GameInfo
from approdo.core.registry import info, load
from approdo.core.state import State
from approdo.fast import jit
from approdo.fast.batch import KernelBatch, ReferenceBatch
from approdo.fast.drive import MOST_OUTCOMES
from approdo.fast.layout import MOST_SEATS
from approdo.fast.protocol import OBSERVED
from approdo.fast.registry import drive, games_with_kernel, kernel, kernel_package
from approdo.testing.contract import loadable, option_sets

CLOSE = 1e-9
"""Evaluations are sums of fractions: how far two orders of adding may differ."""


class Difference(AssertionError):
    """Kernel and reference do not agree."""


class Twin:
    """A position in both forms, kept in step; every question is asked of both."""

    def __init__(self, game: Game[Any], state: State, where: str = "") -> None:
        id = game.info.id
        self.game = game
        self.state = state
        self.where = where
        self.kernel = kernel(id)
        self.drive = drive(id)
        self.tables = self.kernel.tables(game)
        self.row = self.kernel.layout.pack(state, game)
        self.ids = np.zeros(self.kernel.most_legal, np.int32)
        self.short = np.zeros(self.kernel.most_legal, np.int32)
        self.weights = np.zeros(MOST_OUTCOMES, np.int64)
        self.scores = np.zeros(MOST_SEATS, np.int64)
        self.ranks = np.zeros(MOST_SEATS, np.int64)
        self.observed = np.zeros(self.kernel.observation.size, OBSERVED)
        self.parts = np.zeros(len(self.kernel.parts))
        self.agreed: dict[str, tuple[bytes, Any]] = {}
        """By field what the row and the position held when they were last found to agree."""

    def same(self, what: str, reference: Any, fast: Any) -> None:
        if reference != fast:
            raise Difference(
                f"{self.game.info.id} x{self.game.players} {dict(self.game.options)} {self.where}: {what}\n"
                f"  reference {reference}\n  kernel    {fast}\n  stack {self.state.stack}"
            )

    def check(self, seat: int) -> list[int]:
        """Everything about the position as one seat meets it; the reference's legal ids, or outcomes of chance."""
        game, state = self.game, self.state
        self.same_position()
        n, winners = self.drive.look(
            self.row, self.tables, max(seat, 0), self.ids, self.weights, self.scores, self.ranks
        )
        ids = self.ids[:n].tolist()
        numbers: list[int] = []
        if game.chance_next(state):
            outcomes, weights = game.outcomes(state)
            numbers = list(outcomes)
            self.same("outcomes", (numbers, list(weights)), (ids, self.weights[:n].tolist()))
        elif state.stack:
            numbers = game.legal(state, seat)
            self.same("legal ids", numbers, ids)
            if len(set(ids)) != n:
                self.same("legal ids twice", sorted(set(ids)), sorted(ids))
        self.same_scores(winners)
        return numbers

    def same_position(self) -> None:
        """The row holds the position. A field that neither form has changed since it agreed is not read again."""
        layout, words = self.kernel.layout, self.row.tobytes()
        for name, slot in layout.slots.items():
            at = layout[name] * self.row.itemsize
            now = words[at : at + slot.size * self.row.itemsize], getattr(self.state, name)
            if now != self.agreed.get(name):
                self.same(f"field '{name}'", plain(now[1]), layout.read(name, self.row, self.game))
                self.agreed[name] = now[0], copy(now[1])
        layout.check_made(self.row, self.state, self.game)

    def same_scores(self, winners: int) -> None:
        """Scores while they are public, and the outcome."""
        game, state, players = self.game, self.state, self.game.players
        if not state.stack:
            outcome = game.outcome(state)
            ranks = [next(r for r, group in enumerate(outcome.ranking) if seat in group) for seat in range(players)]
            self.same("scores", list(outcome.scores), self.scores[:players].tolist())
            self.same("ranks", ranks, self.ranks[:players].tolist())
            self.same("winners", sum(1 << seat for seat in outcome.winners), winners)
        elif not game.info.secrets:
            scores = [sum(part.value for part in parts) for parts in game.scores(state, 0)]
            self.same("scores", scores, self.scores[:players].tolist())

    def check_observation(self, seat: int) -> None:
        """What the kernel shows a seat is what Game.observe shows it."""
        self.drive.see(self.row, self.tables, seat, self.observed)
        told = self.kernel.encode(self.game, self.game.observe(self.state, seat), seat)
        if not np.array_equal(told, self.observed):
            pieces = self.kernel.observation.split(self.observed)
            for name, piece in self.kernel.observation.split(told).items():
                self.same(f"observation of seat {seat}, {name}", piece.tolist(), pieces[name].tolist())

    def check_judgement(self, seat: int, numbers: list[int]) -> None:
        """evaluate and shortlist."""
        self.ids[: len(numbers)] = numbers
        total, n = self.drive.judge(self.row, self.tables, seat, self.parts, self.ids, len(numbers), self.short)
        parts = self.game.evaluate(self.state, seat)
        for name, value in zip(self.kernel.parts, self.parts.tolist(), strict=True):
            if abs(parts.get(name, 0.0) - value) > CLOSE:
                self.same(f"evaluate, {name}, seat {seat}", parts.get(name, 0.0), value)
        if abs(sum(parts.values()) - total) > CLOSE or parts.keys() - set(self.kernel.parts):
            self.same(f"evaluate, seat {seat}", parts, total)
        if numbers:
            self.same("shortlist", self.game.shortlist(self.state, seat, list(numbers)), self.short[:n].tolist())

    def shortlist(self, seat: int, numbers: list[int]) -> list[int]:
        """What to choose from, asked of the form that answers sooner: `check_judgement` compares the two."""
        if not jit.COMPILED:
            return self.game.shortlist(self.state, seat, list(numbers))
        self.ids[: len(numbers)] = numbers
        _, n = self.drive.judge(self.row, self.tables, seat, self.parts, self.ids, len(numbers), self.short)
        return self.short[:n].tolist()

    def check_world(self, seat: int, rng: random.Random) -> None:
        """A world drawn in the kernel shows the seat what it saw; what is hidden first leaves nothing of the truth."""
        game = self.game
        stream = np.array([rng.getrandbits(63)], np.uint64)
        drawn = self.row.copy()
        self.drive.world(drawn, self.tables, seat, stream, 0)
        world = self.kernel.layout.unpack(drawn, game)
        self.same(f"world of seat {seat}", game.observe(self.state, seat), game.observe(world, seat))
        wrong = game.invariants(world)
        if wrong:
            self.same(f"world of seat {seat}", [], wrong)
        other = self.kernel.layout.pack(game.world(game.observe(self.state, seat), rng), game)
        mine = self.row.copy()
        for row in (mine, other):
            self.drive.world(row, self.tables, seat, stream, -1)
        unpack = self.kernel.layout.unpack
        self.same(f"hidden from seat {seat}", unpack(mine, game).to_dict(), unpack(other, game).to_dict())

    def go(self, seat: int, number: int) -> None:
        """One step in both forms."""
        self.game.apply(self.state, seat, number)
        self.drive.act(self.row, self.tables, seat, number)


def plain(value: Any) -> Any:
    """A field of a position as State.to_dict has it."""
    return value if isinstance(value, int) else [list(item) if isinstance(item, tuple) else item for item in value]


@dataclass
class Tally:
    """How much was compared."""

    games: int = 0
    steps: int = 0
    actions: int = 0
    longest: int = 0
    observations: int = 0
    judgements: int = 0
    worlds: int = 0
    ends: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.steps:,} steps ({self.actions:,} actions), {self.observations:,} observations, "
            f"{self.judgements:,} judgements, {self.worlds:,} worlds: no difference. "
            f"Longest legal list {self.longest}; "
            f"ends {dict(sorted(self.ends.items()))}; {jit.MODE}, {self.seconds:.0f} s"
        )


def tables(of: GameInfo) -> Iterator[Game[Any]]:
    """All player numbers with all option sets, over and over."""
    sets = [*option_sets(of), *kernel(of.id).tried]
    while True:
        for options in sets:
            for players in of.seats:
                game = loadable(of, players, options)
                if game is not None:
                    yield game


def replay(game: Game[Any], seed: int, tally: Tally, thorough: float, limit: int | None = None) -> None:
    """One random game in both forms. `thorough` is the share of steps at which the dear questions are asked too."""
    rng = random.Random(f"{game.info.id} {seed}")
    twin = Twin(game, game.start(), f"seed {seed}")
    keen = rng.random() < 0.5  # half the games shun what leaves everything as it is, so that boards fill
    begun = tally.steps
    while twin.state.stack and (limit is None or tally.steps - begun < limit):
        tally.steps += 1
        twin.where = f"seed {seed} step {tally.steps - begun}"
        if rng.random() < 0.02:
            twin.row = twin.kernel.layout.pack(twin.state, game)
        for seat in game.volunteers(twin.state):
            if seat not in game.actors(twin.state):
                speak(twin, seat, rng, tally)
        seat = CHANCE if game.chance_next(twin.state) else game.actors(twin.state)[0]
        numbers = twin.check(seat)
        if rng.random() < thorough:
            question(twin, rng, tally)
        if seat == CHANCE:
            twin.go(CHANCE, game.draw(twin.state, rng))
            continue
        tally.actions += 1
        tally.longest = max(tally.longest, len(numbers))
        twin.go(seat, pick(twin, seat, numbers, rng, keen))
    twin.check(0)
    if not twin.state.stack:
        question(twin, rng, tally)
        reason = game.outcome(twin.state).reason
        tally.ends[reason] = tally.ends.get(reason, 0) + 1
    tally.games += 1


def speak(twin: Twin, seat: int, rng: random.Random, tally: Tally) -> None:
    """A volunteer is asked."""
    numbers = twin.check(seat)
    choice = rng.choice([HOLD, *numbers])
    if choice != HOLD:
        tally.actions += 1
        twin.go(seat, choice)


def pick(twin: Twin, seat: int, numbers: list[int], rng: random.Random, keen: bool) -> int:
    """A random action; in a keen game often one that the game's shortlist names first."""
    if keen and len(numbers) > 1 and rng.random() < 0.5:
        return rng.choice(twin.shortlist(seat, numbers)[:8])
    return rng.choice(numbers)


def question(twin: Twin, rng: random.Random, tally: Tally) -> None:
    """The dear questions: what every seat sees, what it is worth to one, a world."""
    game = twin.game
    for seat in range(game.players):
        twin.check_observation(seat)
        tally.observations += 1
    seat = rng.randrange(game.players)
    twin.check_judgement(seat, game.legal(twin.state, seat) if not game.chance_next(twin.state) else [])
    tally.judgements += 1
    twin.check_world(seat, rng)
    tally.worlds += 1


def prove(id: str, steps: int, seed: int = 0, thorough: float = 0.1) -> Tally:
    """Replay games until so many steps are compared; Difference at the first that differs."""
    tally = Tally()
    begin = time.perf_counter()
    for number, game in enumerate(tables(info(id)), seed * 1_000_000):
        replay(game, number, tally, thorough)
        if tally.steps >= steps:
            break
    tally.seconds = time.perf_counter() - begin
    return tally


def prove_beginnings(id: str, steps: int, seed: int = 0) -> Tally:
    """The first steps at every table: each player number with each option set once."""
    tally = Tally()
    begin = time.perf_counter()
    met: set[str] = set()
    for number, game in enumerate(tables(info(id)), seed * 1_000_000):
        table = f"{game.players} {sorted(game.options.items())}"
        if table in met:
            break
        met.add(table)
        replay(game, number, tally, 0.0, limit=steps)
    tally.seconds = time.perf_counter() - begin
    return tally


def prove_wild(id: str, positions: int, seed: int = 0) -> Tally:
    """Positions that play hardly reaches, built at random by the game's `wild`: compared before and after a step."""
    tally = Tally()
    begin = time.perf_counter()
    wild = import_module(f"{kernel_package(id)}.wild").wild
    for number in range(positions):
        rng = random.Random(f"wild {id} {seed} {number}")
        game, state = wild(rng)
        twin = Twin(game, state, f"wild {seed} {number}")
        seat = CHANCE if game.chance_next(state) else game.actors(state)[0]
        numbers = twin.check(seat)
        tally.longest = max(tally.longest, len(numbers))
        tally.steps += 1
        if seat != CHANCE and number % 4 == 0:
            twin.check_observation(seat)
            twin.check_judgement(seat, numbers)
            tally.observations += 1
            tally.judgements += 1
        if numbers:
            twin.go(seat, rng.choice(numbers))
            twin.same_position()
    tally.seconds = time.perf_counter() - begin
    return tally


def prove_batch(id: str, steps: int, games: int = 4) -> None:
    """The batch over the kernel and the batch over the reference play the same games for the same seed."""
    for players in info(id).seats:
        game = load(id, players)
        fast = KernelBatch(game, games, seed=players, mask=True, observe=True)
        slow = ReferenceBatch(game, games, seed=players, mask=True, observe=True)
        for step in range(steps // len(info(id).seats)):
            for name in ("seats", "counts", "over", "scores", "ranks", "winners", "mask", "observations", "rng"):
                if not np.array_equal(getattr(fast, name), getattr(slow, name)):
                    raise Difference(f"{id} x{players}: '{name}' of a batch differs at step {step}")
            for i in range(games):
                if not np.array_equal(fast.ids[i, : fast.counts[i]], slow.ids[i, : slow.counts[i]]):
                    raise Difference(f"{id} x{players}: the ids of game {i} differ at step {step}")
            fast.step(fast.random_actions())
            slow.step(slow.random_actions())


def main() -> None:
    """Prove games given on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=list(games_with_kernel()))
    parser.add_argument("--steps", type=int, default=20_000, help="steps to compare, per game")
    parser.add_argument("--beginnings", type=int, default=60, help="first steps to compare at every table")
    parser.add_argument("--wild", type=int, default=1_000, help="positions built at random, per game")
    parser.add_argument("--batch", type=int, default=300, help="steps of a batch over both forms, per game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--thorough", type=float, default=0.1, help="share of steps with observations and judgement")
    chosen = parser.parse_args()
    for id in chosen.games:
        print(f"{id}: {prove(id, chosen.steps, chosen.seed, chosen.thorough)}", flush=True)
        print(f"{id}, beginnings: {prove_beginnings(id, chosen.beginnings, chosen.seed)}", flush=True)
        print(f"{id}, wild: {prove_wild(id, chosen.wild, chosen.seed)}", flush=True)
        prove_batch(id, chosen.batch)
        print(f"{id}, batch: {chosen.batch} steps: no difference", flush=True)


if __name__ == "__main__":
    main()
