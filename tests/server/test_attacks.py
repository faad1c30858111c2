"""What somebody who means ill may try. Each of these once worked; floods run in the deep test."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from approdo.server import gate, playing
from approdo.server import hub as hub_module
from approdo.server.config import Config
from approdo.server.fairness import Turns
from approdo.server.keeper import Keeper
from approdo.server.storage import processes

from .conftest import Person, Running, refusal, settings

# --- seats ---


def _link(person: Person, table: str, seat: int) -> str:
    token: str = person.post(f"/api/tables/{table}/seats/{seat}/link")["token"]
    return token


def _claim_fails(person: Person, token: str) -> None:
    refusal(person.http.post("/api/links/claim", json={"token": token}), 404, "no-such-link")


def test_a_link_for_an_open_seat_dies_when_somebody_joins(ann: Person, bob: Person, running: Running) -> None:
    table = ann.create("new-haven", "me", "open", start=False, public=True)
    token = _link(ann, table, 1)
    bob.post(f"/api/tables/{table}/join")
    _claim_fails(Person(running.url, "Eve"), token)
    bob.post(f"/api/tables/{table}/leave")
    _claim_fails(Person(running.url, "Eve"), token)
    assert bob.post(f"/api/tables/{table}/join")["seat"] == 1


def test_a_host_who_left_cannot_come_back_by_his_own_link(ann: Person, bob: Person) -> None:
    table = ann.create("new-haven", "me", "open", start=False, public=True)
    bob.post(f"/api/tables/{table}/join")
    token = _link(ann, table, 0)
    ann.post(f"/api/tables/{table}/leave")
    bob.ok(bob.http.put(f"/api/tables/{table}/seats/0", json={"kind": "hotseat"}))
    _claim_fails(ann, token)
    assert bob.look(table)["you"] == [0, 1]


def test_a_removed_player_cannot_come_back_by_his_own_link(ann: Person, bob: Person) -> None:
    table = ann.create("new-haven", "me", "open", start=False, public=True)
    bob.post(f"/api/tables/{table}/join")
    token = _link(bob, table, 1)
    ann.ok(ann.http.put(f"/api/tables/{table}/seats/1", json={"kind": "open"}))
    _claim_fails(bob, token)


def test_who_resigned_cannot_come_back_by_his_own_link(pair: tuple[Person, Person, str]) -> None:
    _ann, bob, table = pair
    token = _link(bob, table, 1)
    bob.post(f"/api/tables/{table}/resign", seat=1)
    _claim_fails(bob, token)
    refusal(bob.http.post(f"/api/tables/{table}/seats/1/link"), 403, "not-your-seat")


def test_links_made_before_the_start_are_void_afterwards(ann: Person, running: Running) -> None:
    table = ann.create("new-haven", "me", "hotseat", start=False)
    token = _link(ann, table, 0)
    ann.post(f"/api/tables/{table}/start")
    _claim_fails(Person(running.url, "Eve"), token)


# --- a database that goes away ---


def _broken(work: Callable[[sa.Connection], Any]) -> Any:
    raise sa.exc.OperationalError("gone", {}, Exception("gone"))


@pytest.mark.parametrize("back", ["at once", "later"])
def test_nothing_uncommitted_is_shown_when_the_database_goes_away(running: Running, ann: Person, back: str) -> None:
    table = ann.create("new-haven", "me", "hotseat", public=True)
    before = ann.look(table)
    db = running.server.db
    commit, read_now = db._commit, db.read_now
    db._commit = lambda batch: commit([(_broken, future, loop) for _, future, loop in batch])
    if back == "later":
        db.read_now = _broken
    answer = ann.try_act(table, before, before["view"]["legal"][0]["id"])
    db._commit, db.read_now = commit, read_now
    refusal(answer, 503, "unavailable")
    after = ann.look(table)
    assert after == before, "the move that was not committed is not shown"
    done = ann.act(table, after)
    assert ann.look(table)["seq"] == done["seq"]


# --- going back, giving up, clocks ---


def _turns(people: dict[int, Person], table: str, count: int) -> None:
    """Play so many actions."""
    for _ in range(count):
        actor = people[people[0].look(table)["view"]["actors"][0]]
        actor.act(table, actor.look(table), lambda legal: legal[0])


def _log(person: Person, table: str) -> list[str]:
    return [line["kind"] for line in person.get(f"/api/tables/{table}/log", limit=1000)["log"]]


def test_who_has_moved_since_must_agree_though_a_bot_stands_in(pair: tuple[Person, Person, str]) -> None:
    ann, bob, table = pair
    begun = ann.look(table)["view"]["step"]
    _turns({0: ann, 1: bob}, table, 12)
    moved = ann.look(table)["view"]["step"]
    ann.post(f"/api/tables/{table}/proposal", kind="hand-over", seat=1)
    ann.wait_turn(table)
    ann.post(f"/api/tables/{table}/proposal", kind="take-back", step=begun)
    asked = ann.look(table)["table"]["proposal"]
    assert asked["waiting"] == [1], "it waits for the absent one"
    assert ann.look(table)["view"]["step"] >= moved
    assert bob.look(table)["table"]["proposal"]["your_answer_wanted"]
    bob.post(f"/api/tables/{table}/proposal/answer", agree=True)
    assert ann.look(table)["view"]["step"] < moved
    kinds = _log(ann, table)
    assert "table-handed-over" in kinds
    assert kinds.count("table-went-back") == 1


def test_ones_own_turn_may_be_taken_back_while_the_others_are_away(pair: tuple[Person, Person, str]) -> None:
    ann, _bob, table = pair
    ann.post(f"/api/tables/{table}/proposal", kind="hand-over", seat=1)
    before = ann.wait_turn(table)
    step = before["view"]["step"]
    ann.act(table, before, lambda legal: legal[0])
    after = ann.look(table)
    if after["view"]["actors"] == [0]:
        ann.post(f"/api/tables/{table}/proposal", kind="take-back", step=step)
        assert ann.look(table)["view"]["step"] == step


def test_giving_up_does_not_end_the_game_of_who_is_away(pair: tuple[Person, Person, str]) -> None:
    ann, bob, table = pair
    ann.post(f"/api/tables/{table}/proposal", kind="hand-over", seat=1)
    ann.post(f"/api/tables/{table}/resign", seat=0)
    assert bob.look(table)["table"]["status"] == "playing"
    bob.post(f"/api/tables/{table}/reclaim", seat=1)
    assert bob.look(table)["you"] == [1]
    assert {"table-resigned", "table-came-back"} <= set(_log(bob, table))
    bob.post(f"/api/tables/{table}/resign", seat=1)
    assert bob.look(table)["table"]["status"] == "abandoned"
    refusal(bob.http.post(f"/api/tables/{table}/reclaim", json={"seat": 1}), 403, "not-your-seat")


def test_a_player_who_is_removed_is_told_in_the_log(ann: Person, bob: Person) -> None:
    table = ann.create("new-haven", "me", "open", start=False, public=True)
    bob.post(f"/api/tables/{table}/join")
    ann.ok(ann.http.put(f"/api/tables/{table}/seats/1", json={"kind": "open"}))
    assert [(line["kind"], line["args"]) for line in ann.look(table)["log"]] == [("table-removed", {"name": "Bob"})]


def _granted(running: Running, person: Person, table: str) -> float:
    """When the time is up, less what was given back because the server itself did not answer."""
    deadline: float = person.look(table)["table"]["clock"]["deadline"]
    return round(deadline - running.server.hub.lives[table].table.clock_shift, 3)


def test_going_back_and_forth_gives_no_time(running: Running, ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat", move_seconds=100)
    message = ann.look(table)
    while not message["view"]["can_undo"]:
        ann.act(table, message, lambda legal: legal[0])
        message = ann.look(table)
    given = _granted(running, ann, table)
    seat = message["seat"]
    for _ in range(3):
        ann.ok(ann.undo(table, ann.look(table, seat=seat)))
        assert _granted(running, ann, table) == given
        while (now := ann.look(table, seat=seat))["view"]["step"] < message["view"]["step"]:
            ann.act(table, now, lambda legal: legal[0])
        assert _granted(running, ann, table) == given


def test_claiming_ones_own_link_gives_no_time(running: Running) -> None:
    ann, also = Person(running.url, "Ann"), Person(running.url, "Ann too")
    table = ann.create("new-haven", "me", "hotseat", move_seconds=100, options={"first": "1"})
    given = _granted(running, ann, table)
    also.post("/api/links/claim", token=_link(ann, table, 0))
    assert _granted(running, also, table) == given


def test_coming_back_gives_no_time_for_the_move_that_was_owed(running: Running) -> None:
    ann = Person(running.url, "Ann")
    table = ann.create("new-haven", "me", "hotseat", move_seconds=100, options={"first": "1"})
    live = running.server.hub.lives[table]
    drive, running.server.hub.changed = running.server.hub.changed, lambda live: None  # the bot does not come to it
    try:
        live.table.deadline = time.time() - 1
        ann.post(f"/api/tables/{table}/chat", text="hurry")
        deadline = time.monotonic() + 30
        while not ann.look(table)["table"]["seats"][0]["away"]:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        refusal(ann.http.post(f"/api/tables/{table}/reclaim", json={"seat": 0}), 409, "time-is-up")
    finally:
        running.server.hub.changed = drive
    drive_again = time.monotonic() + 10
    while not ann.http.post(f"/api/tables/{table}/reclaim", json={"seat": 0}).is_success:
        assert time.monotonic() < drive_again
        time.sleep(0.05)
    assert "table-time-is-up" in _log(ann, table)


def test_the_time_that_the_server_was_down_does_not_count(running: Running) -> None:
    ann = Person(running.url, "Ann")
    table = ann.create("new-haven", "me", "hotseat", move_seconds=100)
    given = ann.look(table)["table"]["clock"]["deadline"]
    db = running.server.db
    db.write_now(lambda db: processes.tick(db, now=time.time() - 50))
    keeper = Keeper(running.server.hub, running.server.identity)
    loop = running.server.hub.lives[table]._task.get_loop()
    asyncio.run_coroutine_threadsafe(keeper.tick(), loop).result(10)
    later = ann.look(table)["table"]["clock"]["deadline"] - given
    assert 45 < later < 60


# --- connections ---

ELSEWHERE = "127.0.0.2"
"""An address that is no trusted proxy."""


def _raw(running: Running, address: str = ELSEWHERE) -> socket.socket:
    return socket.create_connection(("127.0.0.1", running.port), timeout=20, source_address=(address, 0))


SLOWEST = 5.0
"""Seconds. A server that was frozen took 10 to 14; idle it takes less than one, beside other tests more."""


class Pulse(threading.Thread):
    """Asks for /healthz all the time; the longest that it had to wait."""

    def __init__(self, running: Running) -> None:
        super().__init__(daemon=True)
        self.url = f"{running.url}/healthz"
        self.longest = 0.0
        self.count = 0
        self.enough = threading.Event()

    def run(self) -> None:
        with httpx.Client(timeout=60) as client:
            while not self.enough.is_set():
                begun = time.monotonic()
                assert client.get(self.url).is_success
                self.longest = max(self.longest, time.monotonic() - begun)
                self.count += 1
                time.sleep(0.01)

    def beats(self) -> None:
        """Wait until it has asked once more."""
        before, deadline = self.count, time.monotonic() + 60
        while self.count == before:
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.005)


@contextmanager
def _pulse(running: Running) -> Iterator[Pulse]:
    """The server must answer throughout."""
    pulse = Pulse(running)
    pulse.start()
    try:
        pulse.beats()
        yield pulse
        pulse.beats()
    finally:
        pulse.enough.set()
        pulse.join(60)
    assert pulse.longest < SLOWEST, f"/healthz took {pulse.longest:.1f} s"


def _send_all(raw: socket.socket, data: bytes) -> bool:
    """False when the other side has hung up."""
    try:
        raw.sendall(data)
    except OSError:
        return False
    return True


def _ended(raw: socket.socket, seconds: float = 30) -> bool:
    """True when the server hangs up within the time."""
    raw.settimeout(seconds)
    try:
        while raw.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def _upgrade(running: Running, table: str) -> socket.socket:
    raw = _raw(running)
    key = base64.b64encode(os.urandom(16)).decode()
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(200)
    return raw


def _frame(opcode: int, text: bytes) -> bytes:
    mask = b"\1\2\3\4"
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(text))
    return bytes([0x80 | opcode, 0x80 | len(text)]) + mask + masked


@pytest.mark.parametrize("opcode", [1, 9, 10], ids=["text", "ping", "pong"])
def test_a_flood_of_frames_ends_the_socket(running: Running, ann: Person, opcode: int) -> None:
    table = ann.create("new-haven", "me", "hotseat", public=True)
    flood = _frame(opcode, b"ping") * 300_000
    with _pulse(running), _upgrade(running, table) as raw:
        _send_all(raw, flood)
        assert _ended(raw, 5), "the server goes on reading"


def test_a_browsers_pings_are_fine(ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    with ann.socket(table) as stream:
        for _ in range(20):
            stream.send("ping")
        assert sum(stream.recv(timeout=5) == '{"pong":true}' for _ in range(21)) == 20


CHUNKED = b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "start",
    [
        b"GET / HTTP/1.1\r\nX: ",
        b"GET /",
        b"GET / HTTP/1.1\r\n",
        CHUNKED + b"0\r\n",
        CHUNKED + b"0\r\nX: ",
        CHUNKED + b"1;",
    ],
    ids=["header", "path", "headers", "trailers", "trailer", "chunk extension"],
)
def test_an_endless_header_is_cut_off(running: Running, start: bytes) -> None:
    more = b"X-Y: z\r\n" * 2000 if start.endswith(b"\n") else b"a" * 16_000
    with _pulse(running), _raw(running) as raw:
        raw.sendall(start)
        sent = 0
        while _send_all(raw, more) and sent < 60_000_000:
            sent += len(more)
    assert sent < 10_000_000


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 500),
        (CHUNKED, b"3e80\r\n" + b"a" * 16_000 + b"\r\n"),
    ],
    ids=["requests", "body"],
)
def test_no_end_of_requests_or_of_a_body_is_cut_off(running: Running, start: bytes, more: bytes) -> None:
    """A million requests in a row, whose answers nobody takes, once took three gigabytes."""
    with _pulse(running), _raw(running) as raw:
        raw.sendall(start)
        sent = 0
        while _send_all(raw, more) and sent < 60_000_000:
            sent += len(more)
    assert sent < 20_000_000


def test_some_requests_in_a_row_are_all_answered(running: Running) -> None:
    with _raw(running) as raw:
        raw.sendall(b"".join(b"HEAD /no/%d HTTP/1.1\r\nHost: localhost\r\n\r\n" % n for n in range(50)))
        taken = b""
        while taken.count(b"HTTP/1.1 200 OK") < 50:
            more = raw.recv(65536)
            assert more, taken
            taken += more


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET / HT", b"\r\n", b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"],
)
def test_half_a_request_is_not_waited_for(running: Running, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(gate, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(gate, "BODY_SECONDS", 0.3)
    with _raw(running) as raw:
        raw.sendall(begun)
        assert _ended(raw, 5), "the server waits for ever"


def test_a_body_in_chunks_is_taken(ann: Person) -> None:
    words = json.dumps({"text": "hello"}).encode().ljust(60_000)
    table = ann.create("new-haven", "me", "hotseat")
    chunks = (words[at : at + 100] for at in range(0, len(words), 100))
    sent = ann.http.post(f"/api/tables/{table}/chat", content=chunks, headers={"content-type": "application/json"})
    assert sent.is_success, sent.text


def test_one_address_cannot_take_all_connections(running: Running) -> None:
    most = running.config.connections_per_address
    with ExitStack() as stack:
        held = [stack.enter_context(_raw(running)) for _ in range(most + 5)]
        assert _ended(held[-1], 5)
        httpx.get(f"{running.url}/healthz").raise_for_status()
        with _raw(running, "127.0.0.3") as other:
            other.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert b"200" in other.recv(100)
    deadline = time.monotonic() + 30
    while not _welcome(running):
        assert time.monotonic() < deadline, "connections that ended are still counted"
        time.sleep(0.05)


def _welcome(running: Running) -> bool:
    with _raw(running) as raw:
        return _send_all(raw, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n") and b"200" in raw.recv(100)


def test_who_does_not_take_his_answer_is_dropped(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "STALLED_SECONDS", 0.3)
    before = len(running.process.server_state.connections)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", running.port))
    raw.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 60)
    deadline = time.monotonic() + 30
    time.sleep(0.5)
    while len(running.process.server_state.connections) > before:
        assert time.monotonic() < deadline, "the connection stays for ever"
        time.sleep(0.05)
    raw.close()


# --- too much of everything ---


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
