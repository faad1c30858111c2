"""Bots at tables: worker processes that get a view and answer with an action, within a deadline."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import random
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from approdo.core.actions import HOLD
from approdo.core.perspective import Perspective
from approdo.server import hearing, teaching
from approdo.server.fairness import Owner, Turns
from approdo.server.storage.tables import bots_are_done
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
        """The bot's action; a random legal one when it fails twice."""
        if question.level == FORCED:
            return int(question.body["legal"][0])
        for _ in range(2):
            try:
                return await self._ask(question)
            except (TimeoutError, OSError, ValueError, EOFError) as error:
                log.warning("a bot failed", extra={"level": question.level, "problem": type(error).__name__})
        return int(random.choice(question.body["legal"]))

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


LATE = 8
"""An answer that misses the first beat comes on a coarse one of so many beats."""


def due(taken: float, pace: float) -> float:
    """When an answer is given out, in seconds after its question: on the first beat, or on a coarse one."""
    if not pace:
        return taken
    return pace if taken <= pace else math.ceil(taken / (LATE * pace)) * LATE * pace


def beat_of(live: Live) -> float:
    """The beat of a table's answers; none where all that a bot weighs lies open: there its time tells nothing."""
    secrets = live.match is None or live.match.game.info.secrets
    return live.hub.config.bot_pace if secrets else 0.0


async def drive(live: Live) -> None:
    """Ask the bots of a table until it waits for a person."""
    pool, pace = live.hub.bots, beat_of(live)
    while live.table.awaits_bot:
        if not await live.hub.owns(live):
            return
        live.stirred.clear()
        questions = await live.do(_questions)
        if not questions:
            if live.bots_wanted:
                continue
            if not hearing.held(live):
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(hearing.patience(live)):
                    await live.stirred.wait()
            continue
        begun = time.monotonic()
        answers = await asyncio.gather(*(pool.choose(question) for question in questions))
        taken = time.monotonic() - begun
        live.hub.metrics.bot_seconds.observe(taken)
        await asyncio.sleep(due(taken, pace) - taken)
        for question, number in zip(questions, answers, strict=True):
            await live.do(_answer, question, number)


async def _questions(live: Live) -> list[Question]:
    """Volunteers, each once per awaited decision, and with them, people heard out, all awaited bots.

    What an awaited bot answers is stale if a volunteer speaks up first; mostly none does, and a round is saved.
    """
    live.bots_wanted = False
    if live.match is None or not live.playing:
        return []
    speakers = live.bot_volunteers()
    live.volunteers_asked.update(speakers)
    held = hearing.held(live)
    awaited = [seat for seat in live.actors if (live.table.seats[seat].kind == "bot" and not held) or live.passes(seat)]
    if not speakers and not awaited and live.table.awaits_bot and not (held and live.table.move_seconds is None):
        live.table.awaits_bot = False  # every volunteer has been asked
        await live.hub.db.write(lambda db: bots_are_done(db, live.table))
    return [_question(live, seat, seat in speakers) for seat in (*speakers, *awaited)]


def _question(live: Live, seat: int, volunteer: bool) -> Question:
    assert live.match is not None
    game = live.match.game
    if live.passes(seat):
        only = {"legal": [game.forced(live.match.state, seat)]}
        return Question(seat, FORCED, live.table.decision, volunteer, only)
    scripted = teaching.scripted(live, seat)
    if scripted is not None:
        return Question(seat, FORCED, live.table.decision, volunteer, {"legal": [scripted]})
    bot = live.table.seats[seat].bot or live.table.stand_in
    return asked_of(live, seat, bot, volunteer, live.memories.get(seat))


def asked_of(live: Live, seat: int, bot: str, volunteer: bool, memory: Any = None) -> Question:
    """What a bot is asked that shall decide for a seat: from what the seat may know."""
    assert live.match is not None
    game = live.match.game
    seen = Perspective.of(game, live.match.state, seat)
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
    return Question(seat, bot, live.table.decision, volunteer, body, live.hub.at_home(live.table.host_id))


async def _answer(live: Live, question: Question, number: int) -> None:
    """Play a bot's answer, unless it has become stale or a person has come back meanwhile."""
    seat = question.seat
    if question.said.get("memory") is not None:
        live.memories[seat] = question.said["memory"]
    mine = live.match is not None and (live.table.seats[seat].kind == "bot" or live.passes(seat))
    if live.match is None or not live.playing or not mine:
        return
    if _stale(live, question, number):
        live.volunteers_asked.discard(seat)
        live.bots_wanted = live.table.awaits_bot = True
        return
    if number == HOLD:
        return
    live.enter(seat, number)
    live.reasons[seat] = question.said.get("why")
    live.table.proposal = None
    await live.commit(match=True)


def _stale(live: Live, question: Question, number: int) -> bool:
    """Another decision is awaited, somebody spoke up since the bot was asked, or wants to after all."""
    since = max(live.valid_since[question.seat], live.spoken_at)
    if question.since < since or (not question.volunteer and hearing.held(live)):
        return True
    return number != HOLD and live.match is not None and live.match.explain(question.seat, number) is not None
