"""Playing a schedule on all cores (or on Ray), and the table that comes out of it."""

from __future__ import annotations

import importlib
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any

from approdo.arena.games import Played, Seating, play
from approdo.core.errors import ApprodoError

if TYPE_CHECKING:
    from concurrent.futures import Future


@dataclass(frozen=True)
class Standing:
    """A bot's results over all its seats. The interval of its share is Wilson's, 95 of 100."""

    bot: str
    seats: int
    """How many seats it played in all games."""
    wins: float
    share: float
    low: float
    high: float
    fair: float
    """The share that equal bots would have."""
    points: float
    seconds: float
    """Mean time of a decision."""
    slowest: float


def run(
    game: str, options: Mapping[str, Any], seatings: Iterable[Seating], jobs: int, ray: bool = False
) -> Iterator[Played]:
    """Play games as workers get free; results come as they are ready, not in order."""
    if ray:
        yield from _on_ray(game, options, seatings)
    elif jobs <= 1:
        yield from (play(game, options, seating) for seating in seatings)
    else:
        yield from _on_cores(game, options, seatings, jobs)


def _on_cores(game: str, options: Mapping[str, Any], seatings: Iterable[Seating], jobs: int) -> Iterator[Played]:
    waiting = iter(seatings)
    from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait  # slow: `approdo --help` needs none of it
    from multiprocessing import get_context

    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        running: set[Future[Played]] = {pool.submit(play, game, options, s) for s in islice(waiting, 2 * jobs)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(play, game, options, s) for s in islice(waiting, len(done))}
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(cancel_futures=True)


def _on_ray(game: str, options: Mapping[str, Any], seatings: Iterable[Seating]) -> Iterator[Played]:
    """On the cluster that RAY_ADDRESS names, or on a little one of this machine's cores."""
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise ApprodoError("--ray needs Ray: pip install 'approdo[ray]'") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    remote = ray.remote(play)
    waiting = iter(seatings)
    width = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = [remote.remote(game, options, s) for s in islice(waiting, width)]
    try:
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(game, options, s) for s in islice(waiting, len(done))]
            yield from ray.get(done)
    finally:
        for left in running:  # whoever has seen enough wants no more games
            ray.cancel(left)


def standings(games: Sequence[Played]) -> list[Standing]:
    """Every bot's results, the largest share first."""
    found = []
    for bot in sorted({bot for game in games for bot in game.bots}):
        seats = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
        wins = sum(game.share(seat) for game, seat in seats)
        asked = sum(game.decisions[seat] for game, seat in seats)
        low, high = wilson(wins, len(seats))
        found.append(
            Standing(
                bot,
                len(seats),
                wins,
                wins / len(seats),
                low,
                high,
                sum(1 / len(game.bots) for game, _ in seats) / len(seats),
                sum(game.scores[seat] for game, seat in seats) / len(seats),
                sum(game.seconds[seat] for game, seat in seats) / max(1, asked),
                max(game.slowest[seat] for game, seat in seats),
            )
        )
    return sorted(found, key=lambda standing: -standing.share)


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval of a share: where it may truly lie."""
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
