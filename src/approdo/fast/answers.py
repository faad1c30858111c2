"""The look past one's own turn on the kernels: `approdo.bots.answers` again, held together with it by a test."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np

from approdo.bots.answers import BEHIND, Look
from approdo.core.actions import HOLD
from approdo.core.game import Game
from approdo.core.state import State
from approdo.fast import jit, registry
from approdo.fast.jit import entry, lowest
from approdo.fast.looking import insert
from approdo.fast.protocol import Kernel
from approdo.fast.sight import PARTS
from approdo.fast.stack import awaited

ENTRY = "answer"


def _turn(game: Kernel) -> Callable[..., int]:
    apply, legal, shortlist, evaluate = game.apply, game.legal, game.shortlist, game.evaluate
    most_legal, width_of_row = game.most_legal, game.layout.width

    @entry(game.game)
    def turn(
        s: Any, t: Any, seat: int, numbers: Any, n: int, width: int, depth: int, glance: int, most: int,
        worths: Any, firsts: Any, ends: Any,
    ) -> int:  # fmt: skip
        """The best ends of a seat's turn that begins with one of n actions, the best first; how many there are."""
        ids, short = np.empty(most_legal, np.int32), np.empty(most_legal, np.int32)
        parts, trial = np.zeros(PARTS), np.empty(width_of_row, np.int64)
        rows, longer = np.empty((width, width_of_row), np.int64), np.empty((width, width_of_row), np.int64)
        begun, begins, values = np.zeros(width, np.int64), np.zeros(width, np.int64), np.empty(width)
        rows[0] = s
        lines, found = 1, 0
        for ahead in range(depth):
            kept = 0
            for b in range(lines):
                tried = n
                if ahead:
                    tried = min(glance, shortlist(rows[b], t, seat, ids, legal(rows[b], t, seat, ids), short))
                for i in range(tried):
                    number, first = (short[i], begun[b]) if ahead else (numbers[i], i)
                    trial[:] = rows[b]
                    if number != HOLD:
                        apply(trial, t, seat, number)
                    worth = evaluate(trial, t, seat, parts)
                    if ahead < depth - 1 and awaited(trial) == 1 << seat:
                        kept = insert(values, begins, longer, kept, width, worth, first, trial)
                    else:
                        found = insert(worths, firsts, ends, found, most, worth, first, trial)
            lines = kept
            for b in range(lines):
                rows[b], begun[b] = longer[b], begins[b]
        return found

    return turn


def _answer(game: Kernel) -> Callable[..., None]:
    legal, shortlist, evaluate = game.legal, game.shortlist, game.evaluate
    most_legal, width_of_row = game.most_legal, game.layout.width
    turn = _turn(game)

    @entry(game.game)
    def answer(
        worlds: Any, t: Any, seat: int, numbers: Any, width: int, depth: int, most: int, beam: int, glance: int,
        values: Any,
    ) -> None:  # fmt: skip
        """What each action is worth with what would be answered, on the average of some worlds."""
        n = numbers.shape[0]
        ids, short = np.empty(most_legal, np.int32), np.empty(most_legal, np.int32)
        parts, best = np.zeros(PARTS), np.empty(n)
        worths, firsts, ends = np.empty(most), np.zeros(most, np.int64), np.empty((most, width_of_row), np.int64)
        worth, begun, end = np.empty(1), np.zeros(1, np.int64), np.empty((1, width_of_row), np.int64)
        for k in range(worlds.shape[0]):
            best[:] = np.inf
            found = turn(worlds[k], t, seat, numbers, n, width, depth, most_legal, most, worths, firsts, ends)
            for b in range(found):
                v, mask = worths[b], awaited(ends[b])
                if mask and mask != 1 << seat and not mask & (mask - 1):
                    rival = lowest(mask)
                    m = min(glance, shortlist(ends[b], t, rival, ids, legal(ends[b], t, rival, ids), short))
                    turn(ends[b], t, rival, short, m, beam, depth, glance, 1, worth, begun, end)
                    v = evaluate(end[0], t, seat, parts)
                first = firsts[b]
                if best[first] == np.inf or v > best[first]:
                    best[first] = v
            behind = best.min() - BEHIND
            for i in range(n):
                values[i] += (behind if best[i] == np.inf else best[i]) / worlds.shape[0]

    return answer


@cache
def _kept_as() -> str:
    """The name of the entry's machine code: it changes with this file, which the folder's name does not know."""
    return f"{ENTRY}-{blake2b(Path(__file__).read_bytes(), digest_size=6).hexdigest()}"


def is_warm(id: str) -> bool:
    """Whether a bot can look on the kernel at once, without waiting for the compiler."""
    return jit.COMPILED and id in registry.games_with_kernel() and jit.is_kept(_kept_as(), registry.folder(id))


@cache
def _made(id: str) -> Callable[..., None]:
    made = _answer(registry.kernel(id))
    jit.keep(made, _kept_as(), registry.folder(id))
    return made


_tables: dict[str, Any] = {}
"""What the kernels look up, by table."""


def weigh(game: Game[Any], worlds: Sequence[State], seat: int, numbers: list[int], look: Look) -> list[float]:
    """What each action is worth by `evaluate`, on the average of some worlds."""
    kernel, table = registry.kernel(game.info.id), repr(game)
    if table not in _tables:
        _tables[table] = kernel.tables(game)
    rows = np.zeros((len(worlds), kernel.layout.width), np.int64)
    for row, world in zip(rows, worlds, strict=True):
        row[:] = kernel.layout.pack(world, game)
    values = np.zeros(len(numbers))
    _made(game.info.id)(
        rows, _tables[table], seat, np.array(numbers, np.int32),
        look.width, look.depth, look.ends, look.answer, look.glance, values,
    )  # fmt: skip
    return values.tolist()
