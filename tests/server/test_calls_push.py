"""Being called by web push and by webhook: services of our own on loopback; nothing goes into private networks."""

from __future__ import annotations

import itertools
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest

from approdo.server.calling import outward, push
from tests.server.conftest import Person, Running, refusal, settings
from tests.server.mailbox import Time
from tests.server.pushed import Browser, Service, signed_by
from tests.server.test_calls_mail import fresh_quotas, play_on, play_with, rounds


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.close()


@pytest.fixture(scope="module")
def running(home: Path) -> Iterator[Running]:
    given: dict[str, Any] = {"mail_from": "Approdo <play@games.test>", "private_targets": "127.0.0.1/32"}
    server = Running(settings(home, public_url="http://games.test", **given))
    yield server
    server.stop()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def subscribed(running: Running, service: Service, name: str) -> tuple[Person, Browser]:
    person, browser = Person(running.url, name), Browser(service, f"/push/{name}")
    person.post("/api/calls/browsers", **browser.subscription, label="Firefox, Linux")
    return person, browser


def test_a_browser_is_called(running: Running, service: Service, clock: Time) -> None:
    ann, browser = subscribed(running, service, "Ann")
    bob = Person(running.url, "Bob")
    table = play_with(ann, bob)
    rounds(running)
    assert not service.at(browser.path), "called before the delay"
    clock.go_on(running, 61)
    [(headers, body)] = service.wait(browser.path)
    note = browser.read(body)
    assert note["title"] == "Your turn in New Haven"
    assert note["url"] == f"/table/{table}"
    assert signed_by(headers, ann.get("/api/ways")["push"])
    assert b"New Haven" not in body, "the push service cannot read it"
    clock.go_on(running, 86400)
    rounds(running)
    assert len(service.at(browser.path)) == 1
    play_on(ann, table)
    play_on(bob, table)
    clock.go_on(running, 61)
    service.wait(browser.path, 2)


def test_a_browser_that_is_gone_is_forgotten(running: Running, service: Service, clock: Time) -> None:
    ann, browser = subscribed(running, service, "Berta")
    play_with(ann, Person(running.url, "Bob"))
    service.answers = [410]
    clock.go_on(running, 61)
    rounds(running)
    assert ann.get("/api/calls")["browsers"] == []
    assert not service.at(browser.path)


def test_a_push_service_that_is_down_is_tried_again(running: Running, service: Service, clock: Time) -> None:
    ann, browser = subscribed(running, service, "Cora")
    play_with(ann, Person(running.url, "Bob"))
    service.answers = [503]
    clock.go_on(running, 61)
    rounds(running)
    assert not service.at(browser.path)
    clock.go_on(running, 31)
    service.wait(browser.path)


def test_browsers_can_be_switched_off(running: Running, service: Service, clock: Time) -> None:
    ann, browser = subscribed(running, service, "Dana")
    [known] = ann.get("/api/calls")["browsers"]
    assert known["label"] == "Firefox, Linux"
    ann.ok(ann.http.put("/api/calls", json={"push": False}))
    play_with(ann, Person(running.url, "Bob"))
    clock.go_on(running, 61)
    rounds(running)
    assert not service.at(browser.path)
    stranger = Person(running.url, "Bob")
    stranger.ok(stranger.http.delete(f"/api/calls/browsers/{known['id']}"))
    assert ann.get("/api/calls")["browsers"], "only mine"
    assert ann.ok(ann.http.delete(f"/api/calls/browsers/{known['id']}"))["browsers"] == []


def test_the_end_of_time_is_told_before_it_comes(running: Running, service: Service, clock: Time) -> None:
    ann, browser = subscribed(running, service, "Edda")
    play_with(ann, Person(running.url, "Bob"), move_seconds=2 * 86400)
    clock.go_on(running, 61)
    service.wait(browser.path)
    clock.go_on(running, 86400)
    rounds(running)
    assert len(service.at(browser.path)) == 1
    clock.go_on(running, 86400 - 5 * 3600)
    service.wait(browser.path, 2)
    clock.go_on(running, 3600)
    rounds(running)
    assert len(service.at(browser.path)) == 2


def test_a_webhook_of_ones_own(running: Running, service: Service, clock: Time) -> None:
    ann = Person(running.url, "Fred")
    ann.ok(ann.http.put("/api/calls", json={"hook": f"{service.url}/hook"}))
    table = play_with(ann, Person(running.url, "Bob"))
    clock.go_on(running, 61)
    [(headers, body)] = service.wait("/hook")
    assert headers["content-type"] == "application/json"
    told = json.loads(body)
    assert told["event"] == "your-turn"
    assert [one["table"] for one in told["tables"]] == [table]
    ann.ok(ann.http.put("/api/calls", json={"hook": ""}))
    assert ann.get("/api/calls")["hook"] is None


def test_a_webhook_leads_nowhere_else(running: Running, service: Service, clock: Time) -> None:
    ann = Person(running.url, "Gero")
    ann.ok(ann.http.put("/api/calls", json={"hook": f"{service.url}/moved"}))
    play_with(ann, Person(running.url, "Bob"))
    service.answers = [307]
    clock.go_on(running, 61)
    rounds(running)
    assert not service.at("/elsewhere"), "redirects are not followed"


def test_a_trial_can_be_asked_for(running: Running, service: Service) -> None:
    ann, browser = subscribed(running, service, "Hanna")
    fresh_quotas(running)
    ann.post("/api/calls/test")
    [(_, body)] = service.wait(browser.path)
    assert browser.read(body)["tag"] == "test"


@pytest.mark.parametrize(
    "url", ["ftp://example.org/x", "https://user@example.org/", "https://", "//example.org", "https://[bad", "x" * 9]
)
def test_what_is_no_address_is_refused(running: Running, url: str) -> None:
    refusal(Person(running.url, "Ida").http.put("/api/calls", json={"hook": url}), 422, "bad-target")


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "10.1.2.3", "192.168.0.1", "169.254.169.254", "[::1]", "[::ffff:10.0.0.1]", "0.0.0.0"],
)
def test_nothing_is_sent_into_private_networks(host: str) -> None:
    with pytest.raises(outward.Refused, match="public"):
        outward.post(f"https://{host}/hook", b"{}", {}, [])


@pytest.mark.parametrize(
    ("address", "fine"),
    [
        *(("93.184.216.34", True), ("100.64.0.1", False), ("fd00::1", False), ("224.0.0.1", False)),
        *(("fe80::1%eth0", False), ("2606:2800:220:1::1", True), ("64:ff9b::5db8:d822", True)),
        *(("64:ff9b::7f00:1", False), ("64:ff9b::a00:1", False), ("2002:7f00:1::", False), ("2002:c0a8:1::1", False)),
        *(("::127.0.0.1", False), ("::ffff:0:10.0.0.1", False)),
    ],
)
def test_public_addresses(address: str, fine: bool) -> None:
    assert outward.public(address, []) is fine
    assert outward.public("10.1.1.1", [ip_network("10.0.0.0/8")])


def test_http_is_for_the_hosts_own_networks(service: Service) -> None:
    with pytest.raises(outward.Refused, match="https"):
        outward.post(f"{service.url}/x", b"{}", {}, [])
    assert outward.post(f"{service.url}/x", b"{}", {}, [ip_network("127.0.0.1/32")]) == 201


SLOWLY = {
    "drop by drop": itertools.cycle([b"H", b"T"]),
    "a body without end": itertools.chain([b"HTTP/1.1 200 OK\r\n\r\n"], itertools.repeat(b".")),
    "wait a little, for ever": itertools.repeat(b"HTTP/1.1 100 Continue\r\n\r\n"),
}


@pytest.mark.parametrize("how", SLOWLY)
def test_nobodys_answer_is_waited_for_as_long_as_it_drips(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """One webhook could keep all that is to be sent waiting."""
    monkeypatch.setattr(outward, "WHOLE", 0.5)
    enough = threading.Event()

    def drip(server: socket.socket) -> None:
        with server.accept()[0] as taken, suppress(OSError):
            for drop in SLOWLY[how]:
                if enough.wait(0.02):
                    return
                taken.sendall(drop)

    with socket.create_server(("127.0.0.1", 0)) as server:
        dripping = threading.Thread(target=drip, args=(server,), daemon=True)
        dripping.start()
        begun = time.monotonic()
        try:
            with pytest.raises(TimeoutError):
                outward.post(f"http://127.0.0.1:{server.getsockname()[1]}/x", b"{}", {}, [ip_network("127.0.0.1/32")])
            assert time.monotonic() - begun < 5
        finally:
            enough.set()
            dripping.join(10)


def test_a_server_without_the_extra_says_so(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "installed", lambda: False)
    assert not push.possible(running.config)
    monkeypatch.setattr(running.server.calls, "push_key", None)
    ann = Person(running.url, "Jo")
    assert ann.get("/api/ways").items() >= {"mail": False, "push": None}.items()
    body = {"endpoint": "https://push.example.org/x", "keys": {"p256dh": "B" * 87, "auth": "A" * 22}}
    refusal(ann.http.post("/api/calls/browsers", json=body), 409, "no-push")
