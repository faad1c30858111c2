"""People are heard out before a bot decides: New Salem's constable with real sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from approdo.core.actions import HOLD
from approdo.server.bots import BotPool, Question

from .conftest import Person, Running, received, refusal, settings

SOON = 0.6
"""Longer than a bot takes at a table without a pace."""


@pytest.fixture(scope="module")
def patient(home: Path) -> Iterator[Running]:
    """A server that waits for people without a connection."""
    server = Running(settings(home, database=f"sqlite:///{home}/patient.sqlite", quiet_seconds=60))
    yield server
    server.stop()


def latest(socket: ClientConnection, until: Callable[[Any], bool], seconds: float = 40) -> Any:
    """Read on until a message fits."""
    deadline = time.monotonic() + seconds
    while True:
        message = received(socket, max(0.01, deadline - time.monotonic()))
        if until(message):
            return message


def quiet_for(socket: ClientConnection, seconds: float) -> bool:
    """True when nothing comes for so long."""
    try:
        socket.recv(timeout=seconds)
    except TimeoutError:
        return True
    return False


def held(message: Any) -> bool:
    hearing = message["table"]["hearing"]
    return bool(hearing and hearing["held"])


def speaks(message: Any) -> bool:
    """A bot constable waits, and the bots that may speak themselves have been asked."""
    return held(message) and message["seat"] in message["table"]["hearing"]["waiting"]


def to_a_hearing(person: Person, table: str, socket: ClientConnection, hope: bool = False) -> Any:
    """Play on until a bot constable hears the person out (with hope to give); cards that bring hope are taken."""
    done = -1
    while True:
        message = received(socket, 20)
        view = message["view"]
        assert not view["over"], "no bot was ever constable"
        if speaks(message):
            message = settled(socket, message)
            if not hope or offers(message, "give-hope"):
                return message
            assert person.say_done(table, message).is_success
        elif message["seat"] in view["actors"] and message["decision"] > done:
            best = max(view["legal"], key=lambda offer: offer.get("effect", {}).get("hope", 0))
            done = person.ok(person.try_act(table, message, best["id"]))["decision"] - 1


def settled(socket: ClientConnection, message: Any) -> Any:
    """The last message once everything is quiet."""
    while True:
        try:
            message = received(socket, SOON)
        except TimeoutError:
            return message


def new_salem(person: Person, *seats: str, **more: Any) -> str:
    return person.create("new-salem", *seats, options={"first": "2"}, **more)


def offers(message: Any, kind: str) -> list[Any]:
    return [offer for offer in message["view"]["legal"] if offer["action"]["kind"] == kind]


class Bots:
    """Bots of the test: they say nothing of themselves, take the first legal action, and tell what they were asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.seconds = {True: 0.0, False: 0.0}
        """How long they think: as volunteers, and when they are awaited."""
        self.claims = 0
        """So many times a volunteer still speaks up."""
        self.spoken: list[Question] = []

    async def choose(self, question: Question) -> int:
        self.asked.append(question)
        await asyncio.sleep(self.seconds[question.volunteer])
        if question.volunteer and self.claims:
            self.claims -= 1
            self.spoken.append(question)
            return int(question.body["legal"][-1])
        return HOLD if question.volunteer else int(question.body["legal"][0])

    def as_constable(self) -> list[Question]:
        return [q for q in self.asked if not q.volunteer and q.body["seen"]["phase"] == "triggering"]

    def as_volunteers(self) -> list[Question]:
        return [q for q in self.asked if q.volunteer]


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> Bots:
    made = Bots()
    monkeypatch.setattr(BotPool, "choose", lambda pool, question: made.choose(question))
    return made


def wait_for(done: Callable[[], bool], seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.01)


def went_on(message: Any) -> Callable[[Any], bool]:
    """Whether the game has gone on since a message."""
    return lambda now: bool(now["view"]["step"] > message["view"]["step"])


def test_a_bot_constable_waits_until_the_person_is_done(patient: Running) -> None:
    ann = Person(patient.url)
    table = new_salem(ann, "me", "random", "random")
    with ann.socket(table) as socket:
        message = to_a_hearing(ann, table, socket)
        assert message["view"]["actors"] == [1]
        assert message["table"]["hearing"] == {"waiting": [0], "done": [], "held": True}
        assert quiet_for(socket, SOON), "the bot did not wait"
        assert ann.say_done(table, message).is_success
        latest(socket, went_on(message))


def test_every_person_has_a_done_of_his_own_and_all_see_who_may_still_speak(patient: Running) -> None:
    ann, bob = Person(patient.url, "Ann"), Person(patient.url, "Bob")
    table = new_salem(ann, "me", "random", "open", start=False)
    bob.post(f"/api/tables/{table}/join", invite=ann.look(table)["table"]["invite"]["code"])
    ann.post(f"/api/tables/{table}/start")
    with ann.socket(table) as hers, bob.socket(table) as his:
        while not held(ann.look(table)):
            for person in (ann, bob):
                now = person.look(table)
                if now["seat"] in now["view"]["actors"]:
                    person.act(table, now)
        message = settled(hers, ann.look(table))
        assert message["table"]["hearing"]["waiting"] == [0, 2]
        assert ann.say_done(table, message).is_success
        told = latest(his, lambda m: bool(m["table"]["hearing"]) and m["table"]["hearing"]["waiting"] == [2])
        assert told["table"]["hearing"] == {"waiting": [2], "done": [0], "held": True}
        assert ann.say_done(table, message, done=False).is_success
        assert ann.look(table)["table"]["hearing"]["waiting"] == [0, 2], "done can be taken back"
        for person in (ann, bob):
            assert person.say_done(table, person.look(table)).is_success
        latest(his, went_on(message))


def test_a_gift_between_question_and_answer_makes_the_bot_think_again(patient: Running, bots: Bots) -> None:
    ann = Person(patient.url)
    table = new_salem(ann, "me", "random", "random")
    with ann.socket(table) as socket:
        message = to_a_hearing(ann, table, socket, hope=True)
        bots.asked.clear()
        bots.seconds[False] = 0.5
        assert ann.say_done(table, message).is_success
        wait_for(lambda: bool(bots.as_constable()))
        ann.ok(ann.try_act(table, message, offers(message, "give-hope")[0]["id"]))
        given = latest(socket, went_on(message))
        assert given["view"]["board"]["gifts"] > 0
        latest(socket, went_on(given))
    first, second = bots.as_constable()[:2]
    assert first.body["seen"]["gifts"] == 0
    assert second.body["seen"]["gifts"] == given["view"]["board"]["gifts"], "the answer to the old question was played"


def test_taking_back_done_in_the_last_moment_stops_the_constable(patient: Running, bots: Bots) -> None:
    ann = Person(patient.url)
    table = new_salem(ann, "me", "random", "random")
    with ann.socket(table) as socket:
        message = to_a_hearing(ann, table, socket)
        bots.asked.clear()
        bots.seconds[False] = 0.5
        assert ann.say_done(table, message).is_success
        wait_for(lambda: bool(bots.as_constable()))
        assert ann.say_done(table, message, done=False).is_success
        latest(socket, held)
        assert quiet_for(socket, 1.0), "the constable went on"
        assert ann.look(table)["view"]["step"] == message["view"]["step"]


def test_a_claim_makes_pending_answers_of_volunteering_bots_stale(patient: Running, bots: Bots) -> None:
    """A bot that was asked whether it wants to speak is asked again when somebody spoke meanwhile."""
    ann = Person(patient.url)
    table = ann.create("new-salem", "me", "random", "random", options={"first": "1"})
    bots.seconds[True] = 0.4
    while not offers(message := ann.wait_turn(table), "claim-side"):
        ann.act(table, message)
    wait_for(lambda: {q.seat for q in bots.as_volunteers()} == {1, 2})
    before = bots.as_volunteers()
    ann.ok(ann.try_act(table, message, offers(message, "claim-side")[0]["id"]))
    wait_for(lambda: len(bots.as_volunteers()) == 2 * len(before))
    again = bots.as_volunteers()[len(before) :]
    assert {q.seat for q in again} == {q.seat for q in before} == {1, 2}
    assert all(len(q.body["seen"]["claims"]) == 1 for q in again)


def test_bots_that_had_nothing_to_say_may_answer_what_a_person_says(patient: Running, bots: Bots) -> None:
    ann = Person(patient.url)
    table = ann.create("new-salem", "me", "random", "random", options={"first": "1"})
    while not offers(message := ann.wait_turn(table), "accuse"):
        ann.act(table, message)
    wait_for(lambda: {q.seat for q in bots.as_volunteers()} == {1, 2})
    time.sleep(SOON)
    before = len(bots.as_volunteers())
    ann.ok(ann.try_act(table, message, offers(message, "accuse")[0]["id"]))
    wait_for(lambda: {q.seat for q in bots.as_volunteers()[before:]} == {1, 2})


def test_an_awaited_bot_is_asked_with_the_volunteers_and_again_when_one_of_them_speaks(ann: Person, bots: Bots) -> None:
    table = new_salem(ann, "me", "random", "random", "random")
    bots.claims = 5
    while bots.claims:
        message = ann.wait_turn(table)
        assert message["table"]["status"] == "playing", "nobody had anything to claim"
        ann.act(table, message)
    ann.wait_turn(table)
    awaited = [q for q in bots.asked if not q.volunteer]
    overtaken = [q for q in awaited if q.since in {spoken.since for spoken in bots.spoken}]
    assert overtaken, "no awaited bot was asked beside the volunteers"
    for q in overtaken:
        claims = len(q.body["seen"]["claims"])
        assert any(r.seat == q.seat and len(r.body["seen"]["claims"]) > claims for r in awaited), "not asked again"


def test_what_several_bots_say_to_one_another_comes_on_one_beat(home: Path, bots: Bots) -> None:
    beat = 0.6
    server = Running(settings(home, database=f"sqlite:///{home}/chain.sqlite", quiet_seconds=60, bot_pace=beat))
    try:
        ann = Person(server.url)
        table = new_salem(ann, "me", *["random"] * 4)
        with ann.socket(table) as socket:
            message = to_a_hearing(ann, table, socket)
            while not quiet_for(socket, 3 * beat):
                pass
            message = ann.look(table)
            before, said = len(bots.asked), time.monotonic()
            bots.claims = 3 + 2 + 1  # whoever is overtaken is asked again
            ann.ok(ann.try_act(table, message, offers(message, "claim-side")[0]["id"]))
            step = message["view"]["step"]
            now = latest(socket, lambda m: m["view"]["step"] >= step + 2)
            first = time.monotonic() - said
            if now["view"]["step"] < step + 4:
                latest(socket, lambda m: m["view"]["step"] >= step + 4)
            last = time.monotonic() - said
        seen = [len(q.body["seen"]["claims"]) for q in bots.asked[before:]]
        assert len(set(seen)) >= 3, "they were not asked again what they say to it"
        assert first >= 0.9 * beat, "an answer came before its beat"
        assert last - first < beat / 2, "each answer waited for a beat of its own"
    finally:
        server.stop()


def test_somebody_without_a_connection_is_heard_out_only_for_a_while(home: Path) -> None:
    server = Running(settings(home, database=f"sqlite:///{home}/quiet.sqlite", quiet_seconds=1.5))
    try:
        ann = Person(server.url)
        table = new_salem(ann, "me", "random", "random")
        with ann.socket(table) as socket:
            message = to_a_hearing(ann, table, socket)
        left = time.monotonic()
        while ann.look(table)["view"]["step"] == message["view"]["step"]:
            assert time.monotonic() - left < 6, "the bot waits for ever"
            time.sleep(0.05)
        assert time.monotonic() - left > 1.0, "the bot did not wait at all"
    finally:
        server.stop()


def test_with_a_clock_the_time_of_a_move_is_the_limit_for_all(patient: Running, bots: Bots) -> None:
    ann = Person(patient.url)
    table = new_salem(ann, "me", "random", "random", move_seconds=40)
    with ann.socket(table) as socket:
        message = to_a_hearing(ann, table, socket)
        clock = message["table"]["clock"]
        assert 0 < clock["deadline"] - time.time() <= 40
        live = patient.server.hub.lives[table]
        assert not live.table.awaits_bot, "the clock calls the bot, nobody needs to watch"
        bots.seconds[False] = 0.5
        assert ann.say_done(table, message).is_success
        assert ann.say_done(table, message, done=False).is_success
        assert ann.look(table)["table"]["clock"]["deadline"] == clock["deadline"], "done and not done winds no clock"

        async def late(live: Any) -> None:
            live.table.deadline = time.time() - 1
            await live.commit()

        asyncio.run_coroutine_threadsafe(live.do(late), live._task.get_loop()).result(10)
        after = latest(socket, went_on(message))
        assert after["table"]["seats"][0]["kind"] == "person", "who is only heard out keeps the seat"


def test_a_person_who_is_constable_decides_alone_but_sees_who_may_still_give(patient: Running) -> None:
    ann, bob = Person(patient.url, "Ann"), Person(patient.url, "Bob")
    table = ann.create("new-salem", "me", "random", "open", options={"first": "1"}, start=False)
    bob.post(f"/api/tables/{table}/join", invite=ann.look(table)["table"]["invite"]["code"])
    ann.post(f"/api/tables/{table}/start")
    with bob.socket(table):
        deadline = time.monotonic() + 30
        while not offers(message := ann.look(table), "accuse"):
            assert time.monotonic() < deadline, "she never was constable"
            for person in (ann, bob):
                now = person.look(table)
                if now["seat"] in now["view"]["actors"] and not offers(now, "accuse"):
                    person.act(table, now)
        assert message["table"]["hearing"] == {"waiting": [2], "done": [], "held": False}
        moves = [offer for offer in message["view"]["legal"] if offer["action"]["kind"] in ("trigger", "end-phase")]
        ann.ok(ann.try_act(table, message, moves[0]["id"]))


def test_done_is_for_one_decision_and_one_s_own_seat(patient: Running) -> None:
    ann, bob = Person(patient.url, "Ann"), Person(patient.url, "Bob")
    table = new_salem(ann, "me", "random", "random", public=True)
    early = ann.look(table)
    refusal(ann.say_done(table, early), 409, "nothing-to-say")
    with ann.socket(table) as socket:
        message = to_a_hearing(ann, table, socket)
        refusal(ann.say_done(table, early), 409, "stale")
        refusal(ann.say_done(table, message, seat=1), 403, "not-your-seat")
        refusal(bob.say_done(table, message), 403, "not-your-seat")
        assert ann.say_done(table, message).is_success
        latest(socket, went_on(message))
        refusal(ann.say_done(table, message), 409, "stale")
