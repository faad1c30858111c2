"""A game over days between two people who are called by push and by mail, with a restart of the server in between."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from approdo.server.storage.keeping import verify
from tests.server.conftest import Person, Running, settings
from tests.server.mailbox import Mailbox, Time, link_in, text_of
from tests.server.pushed import Browser, Service
from tests.server.test_calls_mail import play_on, rounds

DAY = 86400
DAYS = 6
AWAY = 9 * 3600


@pytest.fixture
def services() -> Iterator[tuple[Mailbox, Service]]:
    box, service = Mailbox(), Service()
    yield box, service
    box.close()
    service.close()


def came_back(person: Person, running: Running) -> None:
    """The same browser, at the server's new address."""
    jar = dict(person.http.cookies)
    person.http = httpx.Client(base_url=running.url, timeout=20, cookies=jar)
    person.url = running.url


def test_a_game_over_days(tmp_path: Path, services: tuple[Mailbox, Service], monkeypatch: pytest.MonkeyPatch) -> None:
    box, service = services
    given: dict[str, Any] = {
        "mail_server": box.url,
        "mail_from": "Approdo <play@games.test>",
        "public_url": "http://games.test",
        "private_targets": "127.0.0.1/32",
    }
    config, clock = settings(tmp_path, **given), Time(monkeypatch)
    running = Running(config)
    ann, bob = Person(running.url, "Ann"), Person(running.url, "Bob")
    ann.ok(ann.http.put("/api/calls/email", json={"email": "ann@example.org"}))
    ann.post("/api/calls/email/confirm", token=link_in(box.wait("ann@example.org")[0], "confirm"))
    browser = Browser(service, "/push/bob")
    bob.post("/api/calls/browsers", **browser.subscription, label="Chrome, Android")
    table = ann.create("terra-nova", "me", "open", start=False, move_seconds=3 * DAY)
    bob.post(f"/api/tables/{table}/join", invite=ann.look(table)["table"]["invite"]["code"])
    ann.post(f"/api/tables/{table}/start")
    box.mails.clear()

    mails = notes = 0
    for turn in range(DAYS):
        clock.go_on(running, AWAY)  # nobody looks at the table
        awaited = ann.look(table)["view"]["actors"][0]
        if awaited == 0:
            mails += 1
            mail = box.wait("ann@example.org", mails)[-1]
            assert f"/table/{table}" in text_of(mail)
        else:
            notes += 1
            note = browser.read(service.wait(browser.path, notes)[-1][1])
            assert note["url"] == f"/table/{table}"
        if turn == DAYS // 2:  # the server is down for four days: that is nobody's time
            left = ann.look(table)["table"]["clock"]["deadline"] - clock.now()
            running.stop()
            clock.offset += 4 * DAY
            running = Running(config)
            came_back(ann, running)
            came_back(bob, running)
            again = ann.look(table)["table"]["clock"]["deadline"] - clock.now()
            assert again == pytest.approx(left, abs=60)
            rounds(running)
        assert (len(box.to("ann@example.org")), len(service.at(browser.path))) == (mails, notes), "once for a wait"
        play_on((ann, bob)[awaited], table)
    assert mails
    assert notes
    assert not any(seat["away"] for seat in ann.look(table)["table"]["seats"]), "nobody ran out of time"
    running.stop()
    assert [found.problem for found in verify(config.database)] == [""]
