"""What the bots of a table do next, thought out on a copy of the position up to where somebody else decides.

Where seats may speak unasked (New Salem), a bot's word makes the others be asked again, and one decision of a bot
leads to the next: an event phase of eight takes a hundred rounds of questions. All rounds up to the next moment of a
person or of chance are one chain: it is thought out on a copy, and then given out together.
"""

from __future__ import annotations

import asyncio
import math
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from approdo.bots.levels import keeps_to_answers
from approdo.core.actions import HOLD
from approdo.server import hearing, teaching
from approdo.server.bots import FORCED, Question, asked_of
from approdo.server.storage.tables import BOT, bots_are_done

if TYPE_CHECKING:
    from approdo.server.live import Live

MOST = 48
"""A chain has so many rounds at the most."""
GLIMPSE = 0.12
"""Where there is no beat a chain ends after so many seconds: one who skips sees the table that often."""


@dataclass(frozen=True)
class Step:
    """An answer of a chain."""

    question: Question
    number: int
    decision: int | None
    """The decision it answers, if the position was not yet there when the bot was asked."""


class Chain:
    """The table as the bots will make it, and how."""

    def __init__(self, live: Live) -> None:
        assert live.match is not None
        self.live = live
        self.game = live.match.game
        self.state = live.match.state.clone()
        self.steps: list[Step] = []
        self.rounds = 0
        self._begun = self._decision = live.table.decision
        self._asked = set(live.volunteers_asked)
        self._memories = dict(live.memories)
        self._done, self._new = live.table.done, False
        self._most = MOST if live.table.lesson is None and self._in_one_go else 1

    @property
    def _in_one_go(self) -> bool:
        """Where seats may speak unasked; and where everything lies open and nobody wants to see each move."""
        open_and_alone = not self.game.info.secrets and not self.live.presence.follows
        return open_and_alone or self.game.volunteering is not None

    @property
    def held(self) -> bool:
        """True while a bot that is awaited hears people out."""
        return hearing.held(self.live, hearing.Moment(self.state, self._done, self._new))

    def questions(self) -> list[Question]:
        """Volunteers, each once per awaited decision, and with them, people heard out, all awaited bots.

        What an awaited bot answers is asked again if a volunteer speaks up first; mostly none does.
        """
        overtaken = not self.live.playing or self.live.table.decision != self._begun
        if overtaken or self.rounds >= self._most or not self.game.awaited(self.state):
            return []
        seats, held = self.live.table.seats, self.held
        actors = self.game.actors(self.state)
        speakers = [
            seat
            for seat in self.game.volunteers(self.state)
            if seats[seat].kind == BOT and seat not in self._asked and seat not in actors and self._may_speak(seat)
        ]
        awaited = [seat for seat in actors if (seats[seat].kind == BOT and not held) or self._passes(seat)]
        return [self._question(seat, seat in speakers) for seat in (*speakers, *awaited)]

    def _may_speak(self, seat: int) -> bool:
        """Many have nothing to say, which is seen without asking them."""
        return self.game.may_speak(self.state, seat) or not keeps_to_answers(self._bot(seat))

    def _bot(self, seat: int) -> str:
        return self.live.table.seats[seat].bot or self.live.table.stand_in

    def _passes(self, seat: int) -> bool:
        return self.live.passes(seat, self.state)

    def _question(self, seat: int, volunteer: bool) -> Question:
        live = self.live
        if self._passes(seat):
            only = {"legal": [self.game.forced(self.state, seat)]}
            return Question(seat, FORCED, self._decision, volunteer, only)
        scripted = teaching.scripted(live, seat)
        if scripted is not None:
            return Question(seat, FORCED, self._decision, volunteer, {"legal": [scripted]})
        asked = asked_of(live, seat, self._bot(seat), volunteer, self._memories.get(seat), self.state)
        return replace(asked, since=self._decision)

    def carry_out(self, questions: list[Question], answers: list[int]) -> None:
        """Do on the copy what was answered; what was asked before somebody spoke or something new came is dropped."""
        self.rounds += 1
        first = self.rounds == 1
        fresh = True
        for question, number in zip(questions, answers, strict=True):
            if question.said.get("memory") is not None:
                self._memories[question.seat] = question.said["memory"]
            if not fresh:
                continue
            self.steps.append(Step(question, number, None if first else self._decision))
            if question.volunteer:
                self._asked.add(question.seat)
            if number != HOLD:
                fresh = self._do(question.seat, number)

    def _do(self, seat: int, number: int) -> bool:
        """Carry it out; True when the others' answers are still good."""
        before = self.game.awaited(self.state)
        self.game.apply(self.state, seat, number)
        self._decision += 1
        spoke = number >= self.game.space.volunteer_from
        if not hearing.same_question(before, self.game.awaited(self.state), seat, spoke):
            self._asked, self._done, self._new = set(), [], True
            return False
        return not spoke


ROUNDS, LATE = 8, 8
"""A beat is given for each so many rounds of a chain; one that takes longer has twice the time, up to so many beats."""


def due(taken: float, pace: float, rounds: int = 1) -> float:
    """When answers are given out, in seconds after the question: on the beat of their rounds, or on a coarser one."""
    if not pace:
        return taken
    beat = math.ceil(rounds / ROUNDS) * pace
    while beat < min(taken, LATE * pace):
        beat *= 2
    return beat if taken <= beat else math.ceil(taken / (LATE * pace)) * LATE * pace


def beat_of(live: Live) -> float:
    """The beat of a table's answers; none where all that a bot weighs lies open: there its time tells nothing."""
    secrets = live.match is None or live.match.game.info.secrets
    return live.hub.config.bot_pace if secrets else 0.0


async def drive(live: Live) -> None:
    """Ask the bots of a table until it waits for a person."""
    pace = beat_of(live)
    while live.table.awaits_bot:
        if not await live.hub.owns(live):
            return
        live.stirred.clear()
        chain = await live.do(_begin)
        questions = chain.questions() if chain else []
        if chain is None or not questions:
            if live.bots_wanted:
                continue
            if not hearing.held(live):
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(hearing.patience(live)):
                    await live.stirred.wait()
            continue
        taken = await _think(chain, questions)
        await asyncio.sleep(due(taken, pace, chain.rounds) - taken)
        for run in _runs(live, chain.steps):
            if not await live.do(_answer, run):
                break


def _runs(live: Live, steps: list[Step]) -> list[list[Step]]:
    """What is written and shown together: each answer by itself for whoever follows, else all of them."""
    return [[step] for step in steps] if live.presence.follows else [steps]


async def _think(chain: Chain, questions: list[Question]) -> float:
    """Ask round after round; the seconds that it took. What lies open needs no beat: it is not kept back for long."""
    pool, begun = chain.live.hub.bots, time.monotonic()
    while questions:
        asked = time.monotonic()
        answers = await asyncio.gather(*(pool.choose(question) for question in questions))
        chain.live.hub.metrics.bot_seconds.observe(time.monotonic() - asked)
        chain.carry_out(questions, answers)
        late = not beat_of(chain.live) and time.monotonic() - begun > GLIMPSE
        questions = [] if late else chain.questions()
    return time.monotonic() - begun


async def _begin(live: Live) -> Chain | None:
    """The chain of the present position; the table is told when no bot is asked any more."""
    live.bots_wanted = False
    if live.match is None or not live.playing:
        return None
    chain = Chain(live)
    if not chain.questions() and live.table.awaits_bot and not (chain.held and live.table.move_seconds is None):
        live.table.awaits_bot = False  # every volunteer has been asked
        await live.hub.db.write(lambda db: bots_are_done(db, live.table))
    return chain


async def _answer(live: Live, steps: list[Step]) -> bool:
    """Play bots' answers in one transaction; False if one has become stale or a person has come back meanwhile."""
    before, good = live.table.decision, True
    for step in steps:
        good = _good(live, step)
        if not good:
            break
        _enter(live, step)
    moves = live.table.decision - before
    if moves:
        live.table.proposal = None
        await live.commit(match=True, moves=moves)
    return good


def _good(live: Live, step: Step) -> bool:
    """Whether an answer can still be played; if it is only stale, the bots are asked anew."""
    seat = step.question.seat
    mine = live.match is not None and (live.table.seats[seat].kind == BOT or live.passes(seat))
    if not live.playing or not mine:
        return False
    if _stale(live, step):
        live.bots_wanted = live.table.awaits_bot = True
        return False
    return True


def _enter(live: Live, step: Step) -> None:
    question, seat = step.question, step.question.seat
    if question.said.get("memory") is not None:
        live.memories[seat] = question.said["memory"]
    if question.volunteer:
        live.volunteers_asked.add(seat)
    if step.number != HOLD:
        live.enter(seat, step.number)
        why = question.said.get("why")
        if why is None or why["alternative"] or seat not in live.reasons:
            live.reasons[seat] = why  # what was no choice, such as the end of a turn, leaves the reason before it


def _stale(live: Live, step: Step) -> bool:
    """Another decision is awaited, somebody spoke up since the bot was asked, or wants to after all."""
    question, number = step.question, step.number
    since = max(live.valid_since[question.seat], live.spoken_at)
    overtaken = question.since < since if step.decision is None else live.table.decision != step.decision
    if overtaken or (not question.volunteer and hearing.held(live)):
        return True
    return number != HOLD and live.match is not None and live.match.explain(question.seat, number) is not None
