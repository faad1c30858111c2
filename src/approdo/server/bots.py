"""Bots at tables: worker processes that get a view and answer with an action, within a deadline."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sys
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from approdo.core.actions import HOLD
from approdo.core.perspective import Perspective
from approdo.core.state import State
from approdo.server.fairness import Owner, Turns
from approdo.server.wire import to_json

if TYPE_CHECKING:
    from approdo.server.live import Live

log = logging.getLogger("approdo.bots")
LINE_LIMIT = 1 << 24
FORCED = "forced"
"""Instead of a bot's level: a person's only choice, or what a lesson has a bot do, is done on the bots' beat."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked; `since` is the decision that its answer belongs to."""

    seat: int
    level: str
    since: int
    volunteer: bool
    body: dict[str, Any]
    owner: Owner = ("", "")
    """Whose bots these are: the table's host. Bot time is shared fairly among addresses and people."""
    otherwise: tuple[int, ...] = ()
    """What is done when it fails, any of these: nothing unasked, and no talk at random; () where all is as good."""
    said: dict[str, Any] = field(default_factory=dict)
    """What came with the answer: `why` and `memory`."""


class BotPool:
    """A few processes that think. One that crashes or is too slow is replaced; the game goes on."""

    def __init__(self, workers: int, deadline: float) -> None:
        self.deadline = deadline
        self.replaced = 0
        self._turns = Turns(workers)
        self._free: list[asyncio.subprocess.Process | None] = [None] * workers  # started when first needed
        self._all: set[asyncio.subprocess.Process] = set()

    async def choose(self, question: Question) -> int:
        """The bot's action; when it fails twice a random one, and nothing where it was not awaited."""
        if question.level == FORCED:
            return int(question.body["legal"][0])
        for _ in range(2):
            try:
                return await self._ask(question)
            except (TimeoutError, OSError, ValueError, EOFError) as error:
                log.warning("a bot failed", extra={"level": question.level, "problem": type(error).__name__})
        return int(random.choice(question.otherwise or question.body["legal"]))

    async def weigh(self, question: Question) -> bool:
        """Have the action `weigh` of the question judged; what is found is in `said`, unless the worker failed."""
        try:
            await self._ask(question)
        except (TimeoutError, OSError, ValueError, EOFError) as error:
            log.warning("a judgement failed", extra={"problem": type(error).__name__})
            return False
        return True

    async def _ask(self, question: Question) -> int:
        await self._turns.enter(question.owner)
        worker, begun = self._free.pop(), time.monotonic()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            assert worker.stdin is not None
            assert worker.stdout is not None
            worker.stdin.write(to_json(question.body) + b"\n")
            async with asyncio.timeout(self.deadline):
                await worker.stdin.drain()
                line = await worker.stdout.readline()
            if not line:
                raise EOFError("the worker ended")
            answer = json.loads(line)
            if answer.get("action") not in question.body["legal"]:
                raise ValueError(f"not a legal answer: {answer}")
            question.said.update(answer)
        except BaseException:
            if worker is not None:
                self._kill(worker)
                worker = None
            raise
        finally:
            self._free.append(worker)
            self._turns.leave(question.owner, time.monotonic() - begun)
        return int(answer["action"])

    async def _start(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "approdo.server.bot_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
        )
        self._all = {old for old in self._all if old.returncode is None} | {worker}
        return worker

    def _kill(self, worker: asyncio.subprocess.Process) -> None:
        self.replaced += 1
        _end(worker)

    async def close(self) -> None:
        """End the workers."""
        for worker in self._all:
            _end(worker)
        await asyncio.gather(*(worker.wait() for worker in self._all))
        await asyncio.sleep(0)  # their pipes are closed in the next round of the loop


def _end(worker: asyncio.subprocess.Process) -> None:
    if worker.returncode is None:
        worker.kill()
    if worker.stdin is not None:
        worker.stdin.close()


def asked_of(
    live: Live, seat: int, bot: str, volunteer: bool, memory: Any = None, state: State | None = None
) -> Question:
    """What a bot is asked that shall decide for a seat: from what the seat may know, now or in a position to come."""
    assert live.match is not None
    game = live.match.game
    seen = Perspective.of(game, live.match.state if state is None else state, seat)
    body = {
        "game": game.info.id,
        "players": game.players,
        "options": game.options,
        "seat": seat,
        "seen": seen.seen,
        "legal": seen.legal.ids,
        "bot": bot,
        "deadline": live.hub.bots.deadline,
        "memory": memory,
    }
    played = tuple(number for number in seen.legal.ids if number < game.space.volunteer_from)
    otherwise = (HOLD,) if volunteer else played
    return Question(seat, bot, live.table.decision, volunteer, body, live.hub.at_home(live.table.host_id), otherwise)
