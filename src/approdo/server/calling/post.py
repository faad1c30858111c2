"""The way to the process that sends: it is started when there is something to send, and ended after a quiet while."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from approdo.server.calling import push
from approdo.server.calling.mail import Letter
from approdo.server.config import Config
from approdo.server.storage.calls import Sent
from approdo.server.wire import to_json

PATIENCE = 300.0
"""Longer than all that a batch may wait for: mail servers and push services that do not answer."""
LINGERS = 60.0
"""So long the process is kept when nothing is to be sent."""


@dataclass(frozen=True)
class Parcel:
    """A claimed message and what it says; neither letter nor note when nobody needs it any more."""

    id: str
    to: str
    letter: Letter | None = None
    note: Mapping[str, Any] | None = None
    browser: Mapping[str, Any] | None = None

    @property
    def empty(self) -> bool:
        """True when there is nothing to send."""
        return self.letter is None and self.note is None


class Post:
    """Hands parcels to the process and takes its answers."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._process: asyncio.subprocess.Process | None = None
        self._used = 0.0
        self._one = asyncio.Lock()

    async def deliver(self, parcels: Sequence[Parcel], key: str) -> list[Sent]:
        """What became of each. Those that the process does not answer for may have been sent: they are lost."""
        async with self._one:
            return await self._deliver(parcels, key)

    async def _deliver(self, parcels: Sequence[Parcel], key: str) -> list[Sent]:
        told: list[Sent] = []
        state, problem = "failed", ""  # until it has been given anything, nothing is in doubt
        try:
            async with asyncio.timeout(PATIENCE):
                process = await self._started(key)
                assert process.stdin is not None
                assert process.stdout is not None
                state = "lost"
                process.stdin.write(to_json(parcels) + b"\n")
                while len(told) < len(parcels):
                    told.append(Sent(**json.loads(await process.stdout.readline())))
        except (OSError, ValueError) as error:  # it ended (an empty line is no JSON), or is held up
            problem = f"the process that sends: {type(error).__name__}"
            await self.close()
        self._used = time.monotonic()
        answered = {result.id for result in told}
        return told + [Sent(one.id, state, problem) for one in parcels if one.id not in answered]

    async def rest(self) -> None:
        """End the process if there was nothing to send for a while."""
        if self._process is not None and time.monotonic() - self._used > LINGERS:
            await self.close()

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()

    async def _started(self, key: str) -> asyncio.subprocess.Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "approdo.server.calling.postman",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        config = self._config
        given = {
            "mail_server": config.mail_server or "",
            "sender": config.mail_from or "",
            "key": key,
            "asked": push.subject(config),
            "own": [str(network) for network in config.own_targets()],
        }
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(to_json(given) + b"\n")
        json.loads(await self._process.stdout.readline())  # it is ready
        return self._process
