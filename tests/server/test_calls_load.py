"""A thousand people are called within a minute, each once, while others play (deep).

Server, mail server and the one who plays are processes of their own, as at a host's. Moves without and with calls are
timed in turn, ten times each, so that whatever else the machine does falls on both; the figures are printed.
"""

from __future__ import annotations

import multiprocessing
import os
import statistics
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from approdo.server.storage import contacts
from approdo.server.storage.database import Database
from approdo.server.storage.schema import seats, tables, users
from tests.server.conftest import Person, Running, settings
from tests.server.mailbox import Mailbox
from tests.server.processes import ServerProcess

PEOPLE = 1000
ROUNDS = 10
SAMPLE = 70
BEAT = 0.05
"""Between two moves: a table where people play, not one that takes all there is."""
LATER = 10.0**10
COUNT = "how many"


def _take_mail(pipe: Connection) -> None:
    """A mail server that is asked how many mails it has got, and in the end to whom."""
    os.nice(10)  # at a host's it is another machine
    box = Mailbox()
    pipe.send(box.url)
    while pipe.recv() == COUNT:
        pipe.send(len(box.mails))
    pipe.send([mail["To"] for mail in box.mails])
    box.close()


class MailServer:
    """The same, in a process of its own."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, there = context.Pipe()
        self._process = context.Process(target=_take_mail, args=(there,))
        self._process.start()
        self.url: str = self._pipe.recv()

    def count(self) -> int:
        self._pipe.send(COUNT)
        return int(self._pipe.recv())

    def close(self) -> list[str]:
        """End it; to whom it has got mail."""
        self._pipe.send("")
        reached: list[str] = self._pipe.recv()
        self._process.join(10)
        return reached


def call_some(database: str) -> None:
    """Have a tenth of the people looked for at once."""
    chosen = sa.select(tables.c.id).where(tables.c.call_at == LATER).limit(PEOPLE // ROUNDS)
    due = tables.update().where(tables.c.id.in_(chosen)).values(call_at=time.time())
    db = Database(database)
    try:
        db.write_now(lambda connection: connection.execute(due))
    finally:
        db.close()


def absent_people(home: Path) -> None:
    """People who are awaited, each at a table of his own, away, and reached by mail; nobody is called yet."""
    running = Running(settings(home, call_after=LATER))
    first = Person(running.url, "P0")
    table, me = first.create("new-haven", "me", "hotseat"), first.get("/api/me")["id"]

    def copies(db: sa.Connection) -> None:
        """The first of them a thousand times: nobody plays at these tables, so they need no positions."""
        chosen = (users, users.c.id == me), (tables, tables.c.id == table), (seats, seats.c.table_id == table)
        kept = [(kind, db.execute(sa.select(kind).where(whose)).mappings().all()) for kind, whose in chosen]
        for number in range(1, PEOPLE):
            ids = {me: f"person{number}", table: f"table{number}"}
            for kind, rows in kept:
                copied = [{name: ids.get(str(value), value) for name, value in row.items()} for row in rows]
                db.execute(kind.insert(), copied)
        for person in (me, *(f"person{number}" for number in range(1, PEOPLE))):
            contacts.set_contact(db, person, email=f"{person}@example.org")
        db.execute(tables.update().values(call_at=LATER))

    running.server.db.write_now(copies)
    running.stop()


def moves(person: Person, enough: Callable[[list[float]], bool]) -> list[float]:
    """How long moves take, in milliseconds; new games as needed."""
    spent: list[float] = []
    table = ""
    while not enough(spent):
        message: dict[str, Any] | None = person.look(table) if table else None
        if message is None or message["table"]["status"] != "playing":
            table = person.create("new-haven", "me", "hotseat")
            continue
        time.sleep(BEAT)
        begun = time.perf_counter()
        person.act(table, message)
        spent.append((time.perf_counter() - begun) * 1000)
    return spent


def p95(values: list[float]) -> float:
    return statistics.quantiles(values, n=20)[-1]


@pytest.mark.deep
def test_many_are_called_while_others_play(tmp_path: Path) -> None:
    absent_people(tmp_path)
    box = MailServer()
    given = {"mail_server": box.url, "mail_from": "play@games.test", "public_url": "http://games.test"}
    config = settings(tmp_path, call_after=1, mail_after=0, **given)
    server = ServerProcess(config)
    try:
        ann = Person(server.url, "Ann")
        moves(ann, lambda spent: len(spent) >= SAMPLE)
        quiet: list[float] = []
        busy: list[float] = []
        took = 0.0
        for tenth in range(1, ROUNDS + 1):
            quiet += moves(ann, lambda spent: len(spent) >= SAMPLE)
            begun = time.monotonic()
            call_some(config.database)
            busy += moves(ann, lambda spent: box.count() >= PEOPLE * tenth // ROUNDS)  # noqa: B023
            took += time.monotonic() - begun
    finally:
        server.stop()
        reached = box.close()
    print(f"\n{len(reached)} mails in {took:.0f} s, {len(busy)} moves meanwhile; in ms, without -> with calls:")
    print(f"p50 {statistics.median(quiet):.1f} -> {statistics.median(busy):.1f}")
    print(f"p95 {p95(quiet):.1f} -> {p95(busy):.1f}")
    assert len(set(reached)) == len(reached) == PEOPLE, "each once"
