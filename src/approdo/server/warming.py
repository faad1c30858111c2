"""Compiling what bots think with, in a process beside the server: they answer in plain Python until it is done.

The server itself never loads the fast core: it runs `approdo fast warm`, at the lowest priority, as soon as numba is
there (an installation may still be bringing it), and bots' processes find the machine code by themselves.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from contextlib import suppress
from importlib.util import find_spec

from approdo.core.registry import all_games

log = logging.getLogger("approdo.bots")
COMMAND = ("-m", "approdo", "fast", "warm", "--bots", "--gently")
AGAIN_SECONDS = 15.0
"""How long to wait for numba, or after a failure, before the next attempt."""
ATTEMPTS = 3
"""A half-installed numba fails at first; what fails more often does not work on this machine."""


class Warming:
    """The task that sees to it."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._see_to_it())

    async def close(self) -> None:
        """Give up what is still to be done; what is compiled is kept."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _see_to_it(self) -> None:
        for _ in range(ATTEMPTS):
            while find_spec("numba") is None:
                await asyncio.sleep(AGAIN_SECONDS)
            problem = await _compile_all()
            if problem is None:
                log.info("bots think on compiled rules")
                return
            await asyncio.sleep(AGAIN_SECONDS)
        log.warning("bots think in plain Python, the strongest less well", extra={"problem": problem})


async def _compile_all() -> str | None:
    """What went wrong, in a line, if anything did. Every game has a process of its own: the compiler fills it up."""
    for game in all_games():
        problem = await _compile(game.id)
        if problem is not None:
            return problem
    return None


async def _compile(id: str) -> str | None:
    quiet = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *COMMAND,
        id,
        "--child-of",
        str(os.getpid()),
        stdin=quiet,
        stdout=quiet,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        _, said = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode == 0:
        return None
    lines = said.decode(errors="replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), f"ended with {process.returncode}")
