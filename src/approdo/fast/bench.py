"""How fast the kernels are on this machine."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from approdo.core.game import Game
from approdo.fast.batch import KernelBatch

SIZES = (1, 64, 1024, 16384)


def random_play(game: Game[Any], seconds: float, games: int = 64) -> dict[str, float]:
    """Players' actions and whole games per second of random play inside the kernel, one thread."""
    batch = KernelBatch(game, games)
    batch.play_out(limit=1)
    actions = playouts = 0
    spent = 0.0
    while spent < seconds:
        batch.reset()
        begin = time.perf_counter()
        actions += batch.play_out()
        spent += time.perf_counter() - begin
        playouts += games
    return {"actions_per_s": actions / spent, "playouts_per_s": playouts / spent}


def batch_steps(
    game: Game[Any], seconds: float, games: int, *, mask: bool = True, observe: bool = True, threads: int = 1
) -> float:
    """Steps per second seen from Python with a random policy; the time of choosing is not counted."""
    batch = KernelBatch(game, games, mask=mask, observe=observe, threads=threads)
    steps = 0
    spent = 0.0
    while spent < seconds or steps < 2 * games:
        actions = batch.random_actions()
        begin = time.perf_counter()
        batch.step(actions)
        spent += time.perf_counter() - begin
        steps += games
    return steps / spent


def measure(game: Game[Any], seconds: float, sizes: tuple[int, ...] = SIZES[:3]) -> dict[str, Any]:
    """Random play, batch steps with mask and observation, and the copy of a row."""
    found: dict[str, Any] = random_play(game, seconds)
    found["batch_steps_per_s"] = {str(games): batch_steps(game, seconds / 2, games) for games in sizes}
    row = KernelBatch(game, 1).rows[0]
    begin = time.perf_counter()
    for _ in range(2000):
        np.copy(row)
    found["clone_us"] = (time.perf_counter() - begin) / 2000 * 1e6
    return found
