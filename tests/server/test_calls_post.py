"""The process that sends: of low priority, with one connection to the mail server, in doubt when it dies."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from approdo.server.calling import post as posting
from approdo.server.calling.mail import Letter, Line
from approdo.server.calling.post import Parcel, Post
from approdo.server.storage import calls, contacts
from approdo.server.storage.schema import outbox
from tests.server.conftest import Person, Running, settings
from tests.server.mailbox import Mailbox
from tests.server.pushed import Service


@pytest.fixture
def box() -> Iterator[Mailbox]:
    opened = Mailbox()
    yield opened
    opened.close()


def post_of(home: Path, box: Mailbox) -> Post:
    sender = {"mail_from": "Approdo <play@games.test>", "public_url": "http://games.test"}
    return Post(settings(home, mail_server=box.url, private_targets="127.0.0.1/32", **sender))


def letter(id: str) -> Parcel:
    return Parcel(id, f"{id}@example.org", Letter("è il tuo turno", [Line("Tocca a te")], [Line("Basta")], "it"))


def test_it_gives_way_keeps_its_connection_and_rests(
    tmp_path: Path, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        post = post_of(tmp_path, box)
        first = await post.deliver([letter("a"), letter("b")], "")
        assert [(one.id, one.state) for one in first] == [("a", "sent"), ("b", "sent")]
        assert post._process is not None
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, post._process.pid) > own
        await post.deliver([letter("c")], "")
        assert len(set(box.peers)) == 1, "one connection for all"
        await post.rest()
        assert post._process is not None, "not yet: more may come"
        monkeypatch.setattr(posting, "LINGERS", 0.0)
        await post.rest()
        assert post._process is None
        assert (await post.deliver([letter("d")], ""))[0].state == "sent"
        await post.close()

    asyncio.run(work())
    assert [mail["To"] for mail in box.mails] == [f"{id}@example.org" for id in "abcd"]
    assert box.mails[0]["Subject"] == "è il tuo turno"
    assert box.mails[0]["Date"] is not None


def test_a_mail_server_that_hung_up_is_called_again(tmp_path: Path, box: Mailbox) -> None:
    async def work() -> None:
        post = post_of(tmp_path, box)
        await post.deliver([letter("a")], "")
        box.refuse.append("421 going down")
        assert [one.state for one in await post.deliver([letter("b")], "")] == ["failed"]
        assert [one.state for one in await post.deliver([letter("c")], "")] == ["sent"]
        await post.close()

    asyncio.run(work())


def test_what_was_under_way_when_it_died_is_in_doubt_and_the_next_goes_out(tmp_path: Path, box: Mailbox) -> None:
    async def work() -> None:
        post = post_of(tmp_path, box)
        await post.deliver([letter("a")], "")
        box.takes = 1.0
        under_way = asyncio.create_task(post.deliver([letter("b"), letter("c")], ""))
        await asyncio.sleep(0.3)
        assert post._process is not None
        post._process.kill()
        assert [(one.id, one.state) for one in await under_way] == [("b", "lost"), ("c", "lost")]
        box.takes = 0.0
        assert [one.state for one in await post.deliver([letter("d")], "")] == ["sent"]
        await post.close()

    asyncio.run(work())


def test_a_process_that_cannot_begin_leaves_nothing_in_doubt(
    tmp_path: Path, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        post = post_of(tmp_path, box)
        monkeypatch.setattr("sys.executable", "/bin/false")
        assert [(one.state, one.final) for one in await post.deliver([letter("a")], "")] == [("failed", False)]
        monkeypatch.undo()
        assert [one.state for one in await post.deliver([letter("a")], "")] == ["sent"]
        await post.close()

    asyncio.run(work())


def test_a_webhook_and_a_mail_server_that_is_not_there(tmp_path: Path) -> None:
    gone, service = Mailbox(), Service()
    gone.close()

    async def work() -> None:
        post = post_of(tmp_path, gone)
        hook = Parcel("hook", f"{service.url}/hook", note={"event": "test", "tables": []})
        told = {one.id: one for one in await post.deliver([letter("a"), hook, letter("b")], "")}
        assert {id: one.state for id, one in told.items()} == {"a": "failed", "b": "failed", "hook": "sent"}
        assert not told["a"].final, "it may come back"
        await post.close()

    asyncio.run(work())
    assert len(service.at("/hook")) == 1
    service.close()


def test_a_server_that_stops_finishes_what_it_is_sending(tmp_path: Path, box: Mailbox) -> None:
    mail = {"mail_server": box.url, "mail_from": "play@games.test", "public_url": "http://games.test"}
    running = Running(settings(tmp_path, call_after=0, mail_after=0, **mail))
    ann = Person(running.url, "Ann")
    ann.create("new-haven", "me", "hotseat")
    me, box.takes = ann.get("/api/me")["id"], 0.3
    contact = contacts.Contact(me, email="a@example.org")
    rows = [calls.message(contact, calls.MAIL, calls.TEST, f"{n}@example.org", time.time()) for n in range(4)]
    running.server.db.write_now(lambda db: calls.put(db, rows))
    deadline = time.monotonic() + 30
    while not box.mails:
        assert time.monotonic() < deadline, "nothing is sent"
        time.sleep(0.02)
    running.stop()
    assert len(box.mails) == 4
    again = Running(settings(tmp_path))
    states = again.server.db.read_now(lambda db: db.execute(sa.select(outbox.c.state)).scalars().all())
    again.stop()
    assert states == ["sent"] * 4, "and it is written down"
