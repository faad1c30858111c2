"""Bots in processes of their own: deadlines, crashes, stale answers, and a pace that tells nothing."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from approdo.core.actions import HOLD
from approdo.core.match import Match
from approdo.core.perspective import Perspective
from approdo.core.registry import load
from approdo.server.bots import BotPool, Question, asked_of
from approdo.server.chains import Step, _enter

from .conftest import Person, Running, settings


def question(level: str = "random", **change: Any) -> Question:
    match = Match(load("new-haven", 2), seed=1)
    seat = match.actors[0]
    seen = Perspective.of(match.game, match.state, seat)
    body = {
        "game": "new-haven",
        "players": 2,
        "options": match.game.options,
        "seat": seat,
        "seen": seen.seen,
        "legal": seen.legal.ids,
        "bot": level,
        **change,
    }
    return Question(seat, level, 0, False, body)


def test_a_bot_answers_with_a_legal_action() -> None:
    async def ask() -> int:
        pool = BotPool(1, 10)
        asked = question("greedy")
        answer = await pool.choose(asked)
        assert answer in asked.body["legal"]
        await pool.close()
        return pool.replaced

    assert asyncio.run(ask()) == 0


def test_what_a_bot_says_of_its_choice_comes_with_the_answer() -> None:
    async def ask() -> Question:
        pool = BotPool(1, 10)
        asked = question("greedy", deadline=10, memory=None)
        await pool.choose(asked)
        await pool.close()
        return asked

    reasons = asyncio.run(ask()).said["why"]["parts"]
    assert reasons
    assert all(reason["label"]["label"].startswith("reason-") and reason["worth"] for reason in reasons)


def test_reasons_reach_the_page_at_once_only_where_nothing_is_secret(running: Running, ann: Person) -> None:
    for game, shown in (("terra-nova", True), ("new-haven", False)):
        table = ann.create(game, "me", "greedy")
        for _ in range(3):
            ann.act(table, ann.wait_turn(table))
        seats = ann.wait_turn(table)["table"]["seats"]
        assert bool(seats[1]["why"]) == shown
        assert seats[0]["why"] is None


def test_a_move_without_a_choice_leaves_the_reason_of_the_one_before() -> None:
    """A turn ends with a move of which there is nothing to tell, and a reader asks after the turn."""
    live = SimpleNamespace(memories={}, reasons={}, enter=lambda *_: None)
    nothing: dict[str, Any] = {"parts": [], "alternative": None, "goal": None, "expected": None}
    for number, why in enumerate((nothing, {**nothing, "goal": {"label": "building-chapel"}}, nothing), start=1):
        asked = question()
        asked.said["why"] = {**why, "action": number}
        _enter(live, Step(asked, number, None))  # type: ignore[arg-type]
        assert live.reasons[asked.seat]["action"] == min(number, 2)


def test_the_reason_told_is_that_of_the_last_choice_not_of_ending_the_turn(running: Running, ann: Person) -> None:
    table = ann.create("terra-nova", "me", "easy")
    told = set()
    while "action-stone" not in told and "action-move" not in told:
        why = ann.wait_turn(table)["table"]["seats"][1]["why"]
        told.add(why and why["action"]["label"]["label"])
        assert "action-end-turn" not in told
        ann.act(table, ann.wait_turn(table))


def test_a_killed_worker_is_replaced_and_the_question_asked_again() -> None:
    async def ask() -> None:
        pool = BotPool(1, 10)
        await pool.choose(question())
        (worker,) = pool._all
        worker.send_signal(signal.SIGKILL)
        await worker.wait()
        asked = question()
        assert await pool.choose(asked) in asked.body["legal"]
        await pool.close()

    asyncio.run(ask())


def test_a_bot_that_breaks_or_thinks_too_long_is_replaced_by_chance() -> None:
    async def ask() -> None:
        pool = BotPool(1, 10)
        broken = question(seen={})
        broken.body["bot"] = "greedy"
        assert await pool.choose(broken) in broken.body["legal"]
        assert pool.replaced == 2
        slow = BotPool(1, 0.001)
        asked = question("greedy")
        assert await slow.choose(asked) in asked.body["legal"]
        assert slow.replaced == 2
        await pool.close()
        await slow.close()

    asyncio.run(ask())


@pytest.mark.parametrize("volunteer", [True, False])
def test_a_bot_that_fails_says_nothing_at_random(volunteer: bool) -> None:
    """Whoever was not awaited holds; the constable of New Salem does something, but claims nothing."""
    match = Match(load("new-salem", 3), seed=1)
    rng = random.Random(1)
    while not (match.volunteers and set(match.volunteers) & set(match.actors)):
        match.play(match.actors[0], rng.choice(match.legal(match.actors[0]).ids))
    constable = match.actors[0]
    seat = next(s for s in match.volunteers if (s == constable) != volunteer)
    table = SimpleNamespace(decision=0, host_id=None)
    hub = SimpleNamespace(bots=SimpleNamespace(deadline=1), at_home=lambda host: ("", ""))
    live: Any = SimpleNamespace(match=match, table=table, hub=hub)
    asked = asked_of(live, seat, "greedy", volunteer)
    claims = [number for number in asked.body["legal"] if number >= match.game.space.volunteer_from]
    assert claims

    async def ask() -> int:
        slow = BotPool(1, 0.001)
        answer = await slow.choose(asked)
        await slow.close()
        return answer

    answer = asyncio.run(ask())
    assert answer not in claims
    assert (answer == HOLD) == volunteer


def test_a_game_goes_on_when_bot_processes_are_killed(running: Running, ann: Person) -> None:
    table = ann.create("new-haven", "me", "random")
    for _ in range(6):
        message = ann.wait_turn(table)
        for worker in list(running.server.hub.bots._all):
            if worker.returncode is None:
                worker.send_signal(signal.SIGKILL)
        ann.act(table, message)
    assert ann.wait_turn(table)["table"]["status"] == "playing"


def test_answers_come_on_the_beat(home: Path) -> None:
    server = Running(settings(home, database=f"sqlite:///{home}/pace.sqlite", bot_pace=0.4))
    try:
        ann = Person(server.url)
        table = ann.create("new-haven", "me", "random")
        ann.wait_turn(table)
        message = ann.look(table)
        while message["view"]["actors"] == [0]:
            sent = time.monotonic()
            ann.act(table, message)
            message = ann.look(table)
        seq = message["seq"]
        while ann.look(table)["seq"] == seq:
            time.sleep(0.005)
        assert time.monotonic() - sent >= 0.39, "an easy choice must not be told by its speed"
    finally:
        server.stop()


def test_where_nothing_is_hidden_answers_come_as_soon_as_they_exist(home: Path) -> None:
    """A bot of such a game weighs what everybody sees: its time tells nothing, so nobody waits for a beat."""
    server = Running(settings(home, database=f"sqlite:///{home}/open.sqlite", bot_pace=8))
    try:
        ann = Person(server.url)
        table = ann.create("terra-nova", "me", "random", options={"first": "2"})
        begun = time.monotonic()
        ann.wait_turn(table)
        assert time.monotonic() - begun < 8
    finally:
        server.stop()


@pytest.mark.parametrize("kind", ["bot", "person"])
def test_a_stale_answer_of_a_bot_is_dropped(running: Running, ann: Person, kind: str) -> None:
    """An answer to an older decision, or for a seat that a person has taken back, changes nothing."""
    from approdo.server.chains import Step, _answer

    table = ann.create("new-haven", "me", "hotseat")
    message = ann.look(table)
    live = running.server.hub.lives[table]
    seat = message["view"]["actors"][0]
    asked = Question(seat, "random", message["decision"] - (kind == "bot"), False, {})

    async def check(live: Any) -> int:
        live.table.seats[seat].kind = kind
        await _answer(live, [Step(asked, message["view"]["legal"][0]["id"], None)])
        live.table.seats[seat].kind = "hotseat"
        return int(live.table.seq)

    loop = live._task.get_loop()
    assert asyncio.run_coroutine_threadsafe(live.do(check), loop).result(10) == message["seq"]


@pytest.mark.parametrize(
    ("taken", "given"),
    [(0.001, 0.05), (0.049, 0.05), (0.06, 0.1), (0.11, 0.2), (0.21, 0.4), (0.39, 0.4), (0.41, 0.8), (7.9, 8.0)],
)
def test_an_answer_is_given_out_on_the_first_beat_or_on_a_coarser_one(taken: float, given: float) -> None:
    from approdo.server.chains import due

    assert due(taken, 0.05) == pytest.approx(given)
    assert due(taken, 0) == taken


@pytest.mark.parametrize(
    ("taken", "rounds", "given"), [(0.01, 8, 0.05), (0.01, 9, 0.1), (0.06, 9, 0.1), (0.11, 9, 0.2)]
)
def test_a_chain_has_a_beat_for_every_eight_rounds(taken: float, rounds: int, given: float) -> None:
    """How many rounds there were is seen by what was done: the moment tells no more."""
    from approdo.server.chains import due

    assert due(taken, 0.05, rounds) == pytest.approx(given)
