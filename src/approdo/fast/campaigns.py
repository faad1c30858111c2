"""Campaigns on the kernels, for `approdo.bots.campaign`: what a kernel's `campaign` finds, for Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np

from approdo.bots.campaign import Thought
from approdo.core.game import Game
from approdo.core.state import State
from approdo.fast import jit, registry
from approdo.fast.jit import entry
from approdo.fast.protocol import CAMPAIGN, LINE, Kernel

ENTRY = "campaign"


def _think(game: Kernel) -> Callable[..., int]:
    search = game.campaign
    assert search is not None

    @entry(game.game)
    def think(
        s: Any, t: Any, seat: int, kept: Any, effort: int, chances: int, rng: Any, best: Any, line: Any, other: Any,
        report: Any,
    ) -> int:  # fmt: skip
        """The best campaign, the line that it begins with, and the best line that begins otherwise."""
        return search(s, t, seat, kept, effort, chances, rng, 0, best, line, other, report)

    return think


@cache
def _kept_as() -> str:
    """The name of the entry's machine code: it changes with this file, which the folder's name does not know."""
    return f"{ENTRY}-{blake2b(Path(__file__).read_bytes(), digest_size=6).hexdigest()}"


def knows(id: str) -> bool:
    """Whether a game's kernel thinks of campaigns."""
    return id in registry.games_with_kernel() and registry.kernel(id).campaign is not None


def is_warm(id: str) -> bool:
    """Whether a bot can think of campaigns at once, without waiting for the compiler."""
    return jit.COMPILED and knows(id) and jit.is_kept(_kept_as(), registry.folder(id))


@cache
def _made(id: str) -> Callable[..., int]:
    made = _think(registry.kernel(id))
    jit.keep(made, _kept_as(), registry.folder(id))
    return made


_tables: dict[str, Any] = {}
"""What the kernels look up, by table."""


def think(
    game: Game[Any], world: State, seat: int, campaign: Sequence[int], effort: int, chances: int, seed: int
) -> Thought:
    """Campaigns from a position, each played out with so many different chances, until the effort is spent."""
    kernel, table = registry.kernel(game.info.id), repr(game)
    if table not in _tables:
        _tables[table] = kernel.tables(game)
    kept, best = np.zeros(CAMPAIGN, np.int64), np.zeros(CAMPAIGN, np.int64)
    kept[: len(campaign)] = campaign
    line, other, report = np.zeros(LINE, np.int64), np.zeros(LINE, np.int64), np.zeros(4 + chances)
    _made(game.info.id)(
        kernel.layout.pack(world, game), _tables[table], seat, kept, effort, chances, jit.streams(seed, 1),
        best, line, other, report,
    )  # fmt: skip
    return Thought(_actions(line), _actions(other), float(report[0] - report[1]), best.tolist())


def _actions(line: Any) -> list[int]:
    return line[2 : 2 + line[0]].tolist()
