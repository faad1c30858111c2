"""Nobody can take everything: tables, forks, bots' time, talk, memory. Each of these once worked."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from approdo.server import hub as hub_module
from approdo.server import playing
from approdo.server.config import Config
from approdo.server.fairness import Turns

from .conftest import ELSEWHERE, Person, Running, refusal, settings


@contextmanager
def _own(home: Path, **more: Any) -> Iterator[Running]:
    """A server with settings of its own."""
    server = Running(settings(home, database=f"sqlite:///{home}/{os.urandom(4).hex()}.sqlite", **more))
    try:
        yield server
    finally:
        server.stop()


def test_outsiders_do_not_throttle_the_players(home: Path) -> None:
    with _own(home, rate_per_table=2) as running:
        ann, eve = Person(running.url, "Ann"), Person(running.url, "Eve")
        table = ann.create("new-haven", "me", "hotseat", public=True)
        answers = [eve.try_act(table, {"seat": 0, "decision": 1}, 1).status_code for _ in range(40)]
        assert answers.count(429) >= 15
        ann.act(table, ann.look(table))
        late = ann.create("new-haven", "me", "open", start=False, public=True)
        for _ in range(40):
            eve.http.post(f"/api/tables/{late}/chat", json={"text": "x"})
        Person(running.url, "Bob").post(f"/api/tables/{late}/join")


def test_one_person_makes_so_many_tables_and_forks(home: Path) -> None:
    with _own(home, rate_tables=0.01, rate_forks=0.01, tables_per_user=22) as running:
        ann, bob = Person(running.url, "Ann"), Person(running.url, "Bob")
        body = {"game": "new-haven", "seats": [{"kind": "me"}, {"kind": "open"}]}
        codes = [ann.http.post("/api/tables", json=body).status_code for _ in range(25)]
        assert codes == [201] * 20 + [429] * 5
        bob.create("new-haven", "me", "hotseat")
        forks = [ann.http.post("/api/tables/fork", json={"step": 0, "seats": [{"kind": "me"}]}) for _ in range(12)]
        assert [answer.status_code for answer in forks] == [422] * 10 + [429] * 2


def test_one_person_hosts_so_many_unfinished_tables(home: Path) -> None:
    with _own(home, tables_per_user=2) as running:
        ann = Person(running.url, "Ann")
        first, _ = ann.create(), ann.create()
        body = {"game": "new-haven", "seats": [{"kind": "me"}, {"kind": "open"}]}
        refusal(ann.http.post("/api/tables", json=body), 429, "too-many-tables")
        ann.post(f"/api/tables/{first}/resign", seat=0)
        ann.create()


def test_nobody_talks_without_end(home: Path) -> None:
    with _own(home, rate_talk=0.01) as running:
        ann, bob = Person(running.url, "Ann"), Person(running.url, "Bob")
        table = ann.create("new-haven", "me", "hotseat", public=True)
        said = [ann.http.post(f"/api/tables/{table}/chat", json={"text": f"line {n}"}).status_code for n in range(25)]
        assert said == [200] * 20 + [429] * 5
        bob.post(f"/api/tables/{table}/chat", text="hush")
        ann.act(table, ann.look(table))


def test_who_walks_through_all_tables_does_not_fill_the_memory(
    running: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [ann.create("new-haven", "me", "hotseat") for _ in range(6)]
    hub = running.server.hub
    loop = hub.lives[tables[0]]._task.get_loop()
    rested = time.monotonic() - hub_module.REST_SECONDS - 1

    def unload() -> None:
        for table in set(tables[:5]) & set(hub.lives):  # the server may have unloaded some by itself
            hub.lives[table].touched = rested
        asyncio.run_coroutine_threadsafe(hub.unload_idle(), loop).result(20)

    unload()
    assert set(tables) <= set(hub.lives), "they may rest while there is room"
    monkeypatch.setattr(hub_module, "MANY", 3)
    with ann.socket(tables[0]):
        unload()
        assert [table in hub.lives for table in tables] == [True, False, False, False, False, True]
    assert ann.look(tables[1])["table"]["status"] == "playing"


def test_a_class_room_gets_in_at_once(home: Path) -> None:
    usual = {name: Config.model_fields[name].default for name in Config.model_fields if name.startswith("rate_")}
    with _own(home, **usual) as running:
        people = [Person(running.url, f"Pupil {n}") for n in range(30)]
        people[29].create()


def test_bot_time_is_shared_among_people() -> None:
    """Somebody with two hundred questions waiting is not served before somebody with one."""

    async def serve() -> list[str]:
        turns, served = Turns(2), []

        async def ask(owner: str) -> None:
            await turns.enter((owner, owner))
            served.append(owner)
            await asyncio.sleep(0.002)
            turns.leave((owner, owner), 0.002)

        flood = [asyncio.create_task(ask("eve")) for _ in range(200)]
        await asyncio.sleep(0.02)
        before = len(served)
        await ask("ann")
        await ask("ann")
        assert served.index("ann") <= before + 4
        await asyncio.gather(*flood)
        return served

    served = asyncio.run(serve())
    assert len(served) == 202


def test_bot_time_is_shared_among_addresses() -> None:
    """Somebody who comes as fifty guests gets no more of it than somebody else."""

    async def serve() -> list[str]:
        turns, served = Turns(2), []

        async def play(home: str, person: str) -> None:
            for _ in range(4):
                await turns.enter((home, person))
                served.append(home)
                await asyncio.sleep(0.002)
                turns.leave((home, person), 0.002)

        flood = [asyncio.create_task(play("eve's", f"eve {n}")) for n in range(50)]
        await asyncio.sleep(0.02)
        await asyncio.gather(play("ann's", "ann"), play("bob's", "bob"))
        done = len(served)
        await asyncio.gather(*flood)
        return served[:done]

    served = asyncio.run(serve())
    begun = served.index("ann's")
    assert served[begun:].count("eve's") <= 16, "the fifty had most of the time"


def test_a_turn_that_is_given_up_is_given_back() -> None:
    async def give_up() -> None:
        turns = Turns(1)
        ann, bob = ("here", "ann"), ("there", "bob")
        await turns.enter(ann)
        waiting = [asyncio.create_task(turns.enter(bob)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        turns.leave(ann, 1.0)
        waiting[1].cancel()
        await asyncio.gather(*waiting[:2], return_exceptions=True)
        await asyncio.wait_for(waiting[2], 1)
        turns.leave(bob, 1.0)
        await asyncio.wait_for(turns.enter(ann), 1)

    asyncio.run(give_up())


def test_past_positions_are_made_beside_the_table(running: Running, ann: Person) -> None:
    """A replay that takes long holds up nobody at the table."""
    table = ann.create("new-haven", "me", "hotseat", public=True)
    ann.act(table, ann.look(table))
    hub = running.server.hub
    replaying, held = hub.replaying, threading.Event()

    async def slowly(*args: Any) -> Any:
        while not held.is_set():
            await asyncio.sleep(0.01)
        return await replaying(*args)

    hub.replaying = slowly
    try:
        eve = threading.Thread(target=Person(running.url, "Eve").look, args=(f"{table}/history/1",))
        eve.start()
        time.sleep(0.1)
        ann.act(table, ann.look(table))
    finally:
        hub.replaying = replaying
        held.set()
        eve.join(10)


def test_who_looks_up_the_past_all_the_time_keeps_nobody_from_going_back(
    running: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are played through anew one at a time: somebody who comes as forty guests does not take all turns."""
    view_then, looked = playing._view_then, threading.Semaphore(0)

    def slowly(*args: Any) -> Any:
        time.sleep(0.05)
        looked.release()
        return view_then(*args)

    monkeypatch.setattr(playing, "_view_then", slowly)
    shown = ann.create("new-haven", "me", "hotseat", public=True)
    table = ann.create("new-haven", "me", "hotseat")
    ann.act(table, ann.look(table))
    answers: list[int] = []

    def look_back() -> None:
        answers.append(elsewhere.get(f"/api/tables/{shown}/history/0").status_code)

    transport = httpx.HTTPTransport(local_address=ELSEWHERE)
    with httpx.Client(base_url=running.url, transport=transport, timeout=60) as elsewhere:
        flood = [threading.Thread(target=look_back) for _ in range(40)]
        for thread in flood:
            thread.start()
        for _ in range(3):
            assert looked.acquire(timeout=30)
        ann.post(f"/api/tables/{table}/proposal", kind="take-back")
        left = 40 - len(answers)
        for thread in flood:
            thread.join(30)
    assert answers == [200] * 40
    assert left > 20, "it had to wait for most of them"


def test_draws_are_counted_with_the_other_things_that_are_looked_up(home: Path) -> None:
    with _own(home, rate_lookups=0.01) as running:
        ann = Person(running.url, "Ann")
        table = ann.create("new-haven", "me", "hotseat")
        ann.post(f"/api/tables/{table}/resign", seat=0)
        ann.post(f"/api/tables/{table}/resign", seat=1)
        codes = [ann.http.get(f"/api/tables/{table}/draws").status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]


@pytest.mark.deep
def test_a_hundred_and_fifty_tables_with_bots_hold_up_nobody_else(home: Path) -> None:
    with _own(home, bot_workers=2) as running:
        eve, ann = Person(running.url, "Eve"), Person(running.url, "Ann")

        def wait() -> float:
            begun = time.monotonic()
            ann.wait_turn(ann.create("new-haven", "me", "greedy", options={"first": "2"}), 60)
            return time.monotonic() - begun

        wait()  # the bots' processes start
        alone = wait()
        for _ in range(150):
            eve.create("new-haven", "me", "greedy", "greedy", "greedy", options={"first": "2"})
        beside = wait()
        print(f"a bot's turn: {alone:.1f} s alone, {beside:.1f} s beside 150 tables of somebody else")
        assert beside < 5 * alone + 2


@pytest.mark.deep
def test_a_flood_of_forks_does_not_slow_moves_down(home: Path) -> None:
    with _own(home) as running:
        ann, eve = Person(running.url, "Ann"), Person(running.url, "Eve")
        table = ann.create("new-haven", "me", "hotseat")
        done = eve.create("new-haven", "me", "hotseat")
        while (message := eve.look(done))["table"]["status"] == "playing":
            eve.act(done, message)
        record = eve.get(f"/api/tables/{done}/record")
        seats = [{"kind": "me"}, {"kind": "hotseat"}]

        def move() -> float:
            message = ann.look(table)
            begun = time.monotonic()
            ann.act(table, message)
            return time.monotonic() - begun

        quiet = sorted(move() for _ in range(15))[7]
        enough = threading.Event()

        def flood() -> None:
            while not enough.is_set():
                eve.post("/api/tables/fork", record=record, step=len(record["entries"]) // 2, seats=seats, start=False)

        threads = [threading.Thread(target=flood) for _ in range(4)]
        for thread in threads:
            thread.start()
        time.sleep(0.5)
        busy = sorted(move() for _ in range(15))[7]
        enough.set()
        for thread in threads:
            thread.join()
        print(f"median of a move: {quiet * 1e3:.1f} ms alone, {busy * 1e3:.1f} ms beside a flood of forks")
        assert busy < max(10 * quiet, 0.25)
