"""Learned values on the kernels: the compiled functions of a game, and what the bots ask of them.

They are made of one game's kernels, as in `drive`: `sight` (features of a row), `looking` (the net, one look ahead, the
beam over one's own turn), `playing_on` and `contests` (whole games). The readable form is `approdo.bots.features`,
`approdo.bots.value` and `approdo.bots.search`; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from approdo.bots.features import Features
from approdo.bots.search import Weigher
from approdo.bots.value import Value
from approdo.core.game import Game
from approdo.core.state import State
from approdo.fast import contests, jit, looking, nets, playing_on, registry, sight
from approdo.fast.drive import asking
from approdo.fast.nets import Judge, Look, judge_of
from approdo.fast.protocol import Kernel


class Mind:
    """The compiled functions of one game."""

    def __init__(self, game: Kernel, judged: bool) -> None:
        self.kernel = game
        features = sight.seeing(game, judged)
        value = looking.judging(game, features)
        settle, ask = asking(game)
        score = looking.scoring(game, value, settle)
        self.see = sight.showing(game, features)
        self.weigh = looking.weighing(game, score)
        try_in = playing_on.playing(game, value, score, settle)
        self.try_out = playing_on.trying(game, try_in)
        self.contest = contests.contesting(game, features, score, playing_on.choosing(game, try_in), settle, ask)


ENTRIES = ("see", "weigh", "try_out", "contest")


@cache
def _kept_as(name: str, judged: bool) -> str:
    """The name of an entry's machine code: it changes with these files, which the folder's name does not know."""
    sources = (__file__, *(module.__file__ for module in (sight, nets, looking, playing_on, contests)))
    digest = blake2b(b"".join(Path(file).read_bytes() for file in sources if file), digest_size=6).hexdigest()
    return f"mind{int(judged)}-{name}-{digest}"


def is_warm(id: str, judged: bool) -> bool:
    """Whether a bot can think on the kernel at once, without waiting for the compiler."""
    return all(is_kept(id, judged, name) for name in asked(id))


def asked(id: str) -> list[str]:
    """The entries that a game's bots ask."""
    kernel = registry.kernel(id)
    return ["weigh", "try_out"] if kernel.opening >= 0 or kernel.crossroads else ["weigh"]


def is_kept(id: str, judged: bool, name: str) -> bool:
    """Whether one of them is compiled."""
    return jit.COMPILED and jit.is_kept(_kept_as(name, judged), registry.folder(id))


@cache
def mind(id: str, judged: bool = True) -> Mind:
    """The functions made of a game's kernel; their machine code is read from the user's cache where it is there."""
    made = Mind(registry.kernel(id), judged)
    if jit.COMPILED:
        for name in ENTRIES:
            jit.keep(getattr(made, name), _kept_as(name, judged), registry.folder(id))
    return made


class Seat:
    """A game's tables, start and plan of features at one table, for the kernels."""

    def __init__(self, game: Game[Any], features: Features | None) -> None:
        self.kernel = registry.kernel(game.info.id)
        self.tables = self.kernel.tables(game)
        self.start = self.kernel.layout.pack(game.start(), game)
        blank = np.zeros((game.players, 0, 4), np.int64)
        self.plan = sight.plan(features, self.kernel.layout, game.players) if features is not None else blank


@cache
def weigher(value: Value | None) -> Weigher:
    """What the bots ask instead of plain Python; without a value it judges by evaluate."""
    return _Compiled(value)


class _Compiled:
    """A weigher over the kernels."""

    def __init__(self, value: Value | None) -> None:
        self.value = value
        self.how = looking.LEARNED if value is not None else looking.WRITTEN
        self.seats: dict[str, tuple[Seat, Judge]] = {}

    def __call__(
        self, game: Game[Any], worlds: Sequence[State], seat: int, numbers: list[int], width: int, depth: int
    ) -> list[float]:
        (at, judge), values = self._seat(game), np.zeros(len(numbers))
        look = Look(self.how, width, depth)
        self._mind(game).weigh(_rows(at, game, worlds), seat, judge, np.array(numbers, np.int32), look, values)
        return values.tolist()

    def try_out(
        self,
        game: Game[Any],
        worlds: Sequence[State],
        seeds: Sequence[int],
        seat: int,
        numbers: Sequence[int],
        turns: int = 1,
    ) -> list[float]:
        """What each action comes to when everybody plays on (see `approdo.bots.playing_on`)."""
        (at, judge), values = self._seat(game), np.zeros(len(numbers))
        rows, begins = _rows(at, game, worlds), np.array(seeds, np.uint64)
        self._mind(game).try_out(rows, begins, seat, judge, np.array(numbers, np.int32), turns, values)
        return values.tolist()

    def _mind(self, game: Game[Any]) -> Mind:
        return mind(game.info.id, self.value is None or self.value.features.judged)

    def _seat(self, game: Game[Any]) -> tuple[Seat, Judge]:
        table = repr(game)
        if table not in self.seats:
            at = Seat(game, self.value.features if self.value is not None else None)
            self.seats[table] = at, judge_of(self.value, at.tables, game.players, at.plan)
        return self.seats[table]


def _rows(at: Seat, game: Game[Any], worlds: Sequence[State]) -> NDArray[np.int64]:
    return np.array([at.kernel.layout.pack(world, game) for world in worlds], np.int64)
