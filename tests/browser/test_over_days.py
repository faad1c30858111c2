"""A game over days between two browsers: one is called by mail, one by web push, and the server restarts in between."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import BUILT, UNHURRIED, _do_without
from tests.browser.test_table import wait_for_my_turn
from tests.server.conftest import Running, settings
from tests.server.mailbox import Mailbox, Time, text_of
from tests.server.pushed import Browser, Service

DAY = 86400
AWAY = 9 * 3600
TURNS = 4
SHOWN = "navigator.serviceWorker.ready.then(r => r.getNotifications()).then(all => all.map(n => [n.title, n.data.url]))"


@pytest.fixture
def services() -> Iterator[tuple[Mailbox, Service]]:
    box, service = Mailbox(), Service()
    yield box, service
    box.close()
    service.close()


def asked(page: Any, promise: str, seconds: float) -> Any:
    """What a promise of the page brings, asked again until it is something or the time is over."""
    for _ in range(round(seconds * 10)):
        if found := page.evaluate(promise):
            return found
        page.wait_for_timeout(100)
    return None


def told(page: Any, promise: str) -> Any:
    found = asked(page, promise, 30)
    assert found, f"nothing came of {promise}"
    return found


class Player:
    """Somebody with a browser who comes when called, makes a move and leaves."""

    def __init__(self, browser: Any, url: str, name: str) -> None:
        self.url = url
        self.context = browser.new_context(base_url=url, locale="en-GB", viewport={"width": 1280, "height": 800})
        self.context.add_init_script(UNHURRIED)
        self.page = self.context.new_page()
        self.page.set_default_timeout(30_000)
        self.page.goto(f"{url}/")
        self.send("/api/session", name=name)

    def send(self, path: str, method: str = "post", **body: Any) -> Any:
        answer = getattr(self.page.request, method)(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def look(self, table: str) -> Any:
        return self.page.request.get(f"/api/tables/{table}").json()

    def move(self, address: str) -> None:
        """Open the table, place a pioneer by a click on the map, and go away."""
        self.page.goto(address)
        wait_for_my_turn(self.page)
        self.page.locator("svg.map .legal").first.click(force=True)
        self.page.wait_for_function("() => !document.title.startsWith('●')")
        self.leave()

    def leave(self) -> None:
        self.page.goto("about:blank")


class Called(Player):
    """A player whose browser is called by push. Its push service is ours, since a real one lies outside."""

    def __init__(self, browser: Any, url: str, name: str, service: Service) -> None:
        super().__init__(browser, url, name)
        self.context.grant_permissions(["notifications"], origin=url)
        self.service, self.subscribed = service, Browser(service, f"/push/{name}")
        self.send("/api/calls/browsers", **self.subscribed.subscription, label="Chromium")

    def notice(self, count: int) -> str:
        """Hand the latest push to the browser's worker; the address of the notice that it shows."""
        note = self.subscribed.read(self.service.wait(self.subscribed.path, count)[-1][1])
        self.page.goto(f"{self.url}/")
        self.page.evaluate(
            "navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready, 0)"
        )
        [[title, path]] = self.shown(json.dumps(note))
        assert title == note["title"]
        self.page.evaluate(
            "navigator.serviceWorker.ready.then(r => r.getNotifications()).then(all => all.map(n => n.close()))"
        )
        return f"{self.url}{path}"

    def shown(self, data: str) -> Any:
        """The notices on the screen after a push. A browser without a desktop may lose one: it is then pushed again."""
        devtools, known = self.context.new_cdp_session(self.page), {}
        devtools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: known.update({one["scopeURL"]: one for one in told["registrations"] if not one["isDeleted"]}),
        )
        devtools.send("ServiceWorker.enable")
        for _ in range(10):
            self.page.wait_for_timeout(50)
            if registered := known.get(f"{self.url}/"):
                worker = {"origin": self.url, "registrationId": registered["registrationId"]}
                devtools.send("ServiceWorker.deliverPushMessage", {**worker, "data": data})
            if notices := asked(self.page, SHOWN, seconds=3):
                return notices
        raise AssertionError("no notice was shown for ten pushes")


def test_a_game_over_days_between_two_browsers(
    whole_browser: Any, tmp_path: Path, services: tuple[Mailbox, Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    if not BUILT.is_file():
        _do_without("the built app: make web")
    box, service = services
    with socket.socket() as free:  # the address stands in the mails, and is the same after the restart
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    calls = {"mail_server": box.url, "mail_from": "Approdo <play@games.test>", "private_targets": "127.0.0.1/32"}
    config, clock = settings(tmp_path, port=port, public_url=url, **calls), Time(monkeypatch)
    running = Running(config)
    ann, bob = Player(whole_browser, url, "Ann"), Called(whole_browser, url, "Bob", service)

    ann.send("/api/calls/email", "put", email="ann@example.org")
    [link] = [word for word in text_of(box.wait("ann@example.org")[0]).split() if "/confirm#" in word]
    ann.page.goto(link)
    assert told(ann.page, "fetch('/api/calls').then(r => r.json()).then(mine => mine.email)") == "ann@example.org"
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.send("/api/tables", game="terra-nova", options={}, seats=seats, start=False, move_seconds=3 * DAY)[
        "table"
    ]
    bob.page.goto(url + ann.look(table)["table"]["invite"]["path"])
    bob.page.get_by_role("button", name="Sit down").click()
    ann.page.goto(f"{url}/table/{table}")
    ann.page.get_by_role("button", name="Start").click()
    ann.page.wait_for_selector("svg.map")
    ann.leave()
    bob.leave()
    box.mails.clear()

    begun = ann.look(table)["view"]["step"]
    mails = notes = 0
    for turn in range(TURNS):
        clock.go_on(running, AWAY)
        if turn == TURNS // 2:
            running.stop()
            clock.offset += 4 * DAY  # the server's time, nobody's else
            running = Running(config)
        if ann.look(table)["view"]["actors"] == [0]:
            mails += 1
            letter = text_of(box.wait("ann@example.org", mails)[-1])
            [address] = {word for word in letter.split() if word.endswith(f"/table/{table}")}
            ann.move(address)
        else:
            notes += 1
            bob.move(bob.notice(notes))
    assert (mails, notes) == (TURNS // 2, TURNS // 2)
    assert ann.look(table)["view"]["step"] == begun + TURNS
    assert not any(seat["away"] for seat in ann.look(table)["table"]["seats"]), "nobody ran out of time"
    ann.context.close()
    bob.context.close()
    running.stop()
