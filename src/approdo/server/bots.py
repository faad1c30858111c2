"""Bots at tables: worker processes that get a view and answer with an action, within a deadline."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import random
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from approdo.core.actions import HOLD
from approdo.core.perspective import Perspective
from approdo.server.storage.tables import bots_are_done

if TYPE_CHECKING:
    from approdo.server.live import Live

log = logging.getLogger("approdo.bots")
LINE_LIMIT = 1 << 24


@dataclass(frozen=True)
class Question:
    """What a bot is asked; `since` is the decision that its answer belongs to."""

    seat: int
    level: str
    since: int
    volunteer: bool
    body: dict[str, Any]


class BotPool:
    """A few processes that think. One that crashes or is too slow is replaced; the game goes on."""

    def __init__(self, workers: int, deadline: float) -> None:
        self.deadline = deadline
        self.replaced = 0
        self._free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self._all: set[asyncio.subprocess.Process] = set()
        for _ in range(workers):
            self._free.put_nowait(None)  # started when first needed

    async def choose(self, question: Question) -> int:
        """The bot's action; a random legal one when it fails twice."""
        for _ in range(2):
            try:
                return await self._ask(question)
            except (TimeoutError, OSError, ValueError, EOFError) as error:
                log.warning("a bot failed", extra={"level": question.level, "problem": type(error).__name__})
        return int(random.choice(question.body["legal"]))

    async def _ask(self, question: Question) -> int:
        worker = await self._free.get()
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
        except BaseException:
            if worker is not None:
                self._kill(worker)
                worker = None
            raise
        finally:
            self._free.put_nowait(worker)
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


async def drive(live: Live) -> None:
    """Ask the bots of a table until it waits for a person."""
    pool, pace = live.hub.bots, live.hub.config.bot_pace
    while live.table.awaits_bot:
        if not await live.hub.owns(live):
            return
        questions = await live.do(_questions)
        if not questions:
            if live.bots_wanted:
                continue
            return
        begun = time.monotonic()
        answers = await asyncio.gather(*(pool.choose(question) for question in questions))
        taken = time.monotonic() - begun
        live.hub.metrics.bot_seconds.observe(taken)
        if pace:
            await asyncio.sleep(math.ceil(max(taken, 1e-9) / pace) * pace - taken)
        for question, number in zip(questions, answers, strict=True):
            await live.do(_answer, question, number)


async def _questions(live: Live) -> list[Question]:
    """Volunteers are asked first, each once per awaited decision, then all awaited bots at once."""
    live.bots_wanted = False
    if live.match is None or not live.playing:
        return []
    speakers = live.bot_volunteers()
    live.volunteers_asked.update(speakers)
    seats = speakers or [seat for seat in live.actors if live.table.seats[seat].kind == "bot"]
    if not seats and live.table.awaits_bot:
        live.table.awaits_bot = False  # every volunteer has been asked
        await live.hub.db.write(lambda db: bots_are_done(db, live.table))
    return [_question(live, seat, bool(speakers)) for seat in seats]


def _question(live: Live, seat: int, volunteer: bool) -> Question:
    assert live.match is not None
    game = live.match.game
    seen = Perspective.of(game, live.match.state, seat)
    body = {
        "game": game.info.id,
        "players": game.players,
        "options": game.options,
        "seat": seat,
        "seen": seen.seen,
        "legal": seen.legal,
        "bot": live.table.seats[seat].bot or live.table.stand_in,
    }
    return Question(seat, str(body["bot"]), live.table.decision, volunteer, body)


async def _answer(live: Live, question: Question, number: int) -> None:
    """Play a bot's answer, unless it has become stale or a person has come back meanwhile."""
    seat = question.seat
    if live.match is None or not live.playing or live.table.seats[seat].kind != "bot" or number == HOLD:
        return
    if question.since < live.valid_since[seat] or live.match.explain(seat, number) is not None:
        live.bots_wanted = True
        return
    live.enter(seat, number)
    live.table.proposal = None
    await live.commit(match=True)
