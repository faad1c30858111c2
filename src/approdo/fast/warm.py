"""Compiling ahead: every entry of a game's kernel is called once, so that its machine code lies in the user's cache."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from approdo.bots.answers import Look
from approdo.bots.value import settings_of, value_of
from approdo.core.errors import ApprodoError
from approdo.core.game import CHANCE
from approdo.core.registry import info, load
from approdo.fast import INSTALL, answers, campaigns, jit
from approdo.fast.batch import KernelBatch
from approdo.fast.minds import asked, is_kept, weigher
from approdo.fast.proof import Twin
from approdo.fast.registry import drive, folder

try:
    import fcntl
except ImportError:  # Windows: two at once do the work twice, no harm comes of it
    fcntl = None  # type: ignore[assignment]

THINKING, TRYING = "weigh", "try_out"
"""What the bots' search asks (see minds), the second in games that say how a turn begins."""
ANSWERING = answers.ENTRY
"""What those ask that look past their own turn, in games that have such bots."""
CAMPAIGNING = campaigns.ENTRY
"""What those ask that play games out to their end, in games whose kernel can."""
UNUSED = 30 * 24 * 3600
"""Machine code of an older state of a game that nobody has used for so many seconds is thrown away."""


@dataclass(frozen=True)
class Warmed:
    """One entry, compiled or read."""

    game: str
    entry: str
    seconds: float
    kept: bool
    """Whether it was in the cache already."""


def need_numba() -> None:
    """ApprodoError, saying how to install it, where numba is missing."""
    if not jit.INSTALLED:
        raise ApprodoError(INSTALL)


def entries(id: str, bots: bool = False) -> list[str]:
    """The names of a game's entries, or only of those that its bots ask."""
    package = info(id).package
    answering = any(level.get("ends") for level in settings_of(package).values())
    more = [*([ANSWERING] if answering else []), *([CAMPAIGNING] if campaigns.knows(id) else [])]
    if bots:
        return [*(asked(id) if value_of(package) is not None else []), *more]
    return [*drive(id).entries(), *asked(id), *more]


def warm(id: str, bots: bool = False) -> Iterator[Warmed]:
    """Compile a game's kernel piece by piece, or only what its bots ask; of that, what is kept is not even read."""
    need_numba()
    with one_at_a_time(folder(id).parent / f"{id}.lock"):
        yield from _warm(id, bots)


@contextmanager
def one_at_a_time(file: Path) -> Iterator[None]:
    """Whoever comes second waits, and finds everything compiled."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w") as held:
        if fcntl is not None:
            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def _warm(id: str, bots: bool) -> Iterator[Warmed]:
    _tidy(id)
    game = load(id)
    twin = Twin(game, game.start())
    value = value_of(game.info.package)
    made: list[KernelBatch] = []
    calls: dict[str, Callable[[], object]] = {
        "step": lambda: made.append(KernelBatch(game, 1)),
        "illegal": lambda: made[0].step(made[0].random_actions()),
        "play": lambda: made[0].play_out(limit=1),
        "look": lambda: twin.check(0),
        "see": lambda: twin.check_observation(0),
        "judge": lambda: twin.check_judgement(0, []),
        "world": lambda: twin.drive.world(twin.row, twin.tables, 0, np.zeros(1, np.uint64), 0),
        "act": lambda: twin.go(*_first_step(twin)),
        THINKING: lambda: weigher(value)(game, [game.start()], 0, [], 1, 1),
        TRYING: lambda: weigher(value).try_out(game, [game.start()], [0], 0, []),
        ANSWERING: lambda: answers.weigh(game, [], 0, [], Look(1, 1, 1, 1, 1)),
        CAMPAIGNING: lambda: campaigns.think(game, game.start(), 0, [], 0, 1, 0),
    }
    was_kept: dict[str, Callable[[], bool]] = {
        THINKING: lambda: is_kept(id, value is None or value.features.judged, THINKING),
        TRYING: lambda: is_kept(id, value is None or value.features.judged, TRYING),
        ANSWERING: lambda: answers.is_warm(id),
        CAMPAIGNING: lambda: campaigns.is_warm(id),
    }
    for name in sorted(entries(id, bots), key=list(calls).index):
        kept = was_kept[name]() if name in was_kept else jit.is_kept(name, folder(id))
        begin = time.perf_counter()
        if not (bots and kept):
            calls[name]()
        yield Warmed(id, name, time.perf_counter() - begin, kept)


def _first_step(twin: Twin) -> tuple[int, int]:
    """Something that may be done at the start."""
    game, state = twin.game, twin.state
    if game.chance_next(state):
        return CHANCE, game.outcomes(state)[0][0]
    seat = game.actors(state)[0]
    return seat, game.legal(state, seat)[0]


def _tidy(id: str) -> None:
    here = folder(id)
    for other in here.parent.glob(f"{here.name.rpartition('-')[0]}-*"):
        if other != here and time.time() - max(f.stat().st_atime for f in [other, *other.iterdir()]) > UNUSED:
            shutil.rmtree(other, ignore_errors=True)
