"""Being called by mail: a real mail server on loopback, and a clock that is put forward instead of waited for."""

from __future__ import annotations

import asyncio
import re
import smtplib
import time
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from approdo.server.calling import mail as mailing
from approdo.server.calling import words
from approdo.server.config import BadConfig, read_config
from approdo.server.storage import calls, contacts
from approdo.server.storage.schema import mail_links, outbox, users
from approdo.server.storage.tables import Table
from tests.server.conftest import Person, Running, refusal, settings
from tests.server.mailbox import Mailbox, Time, link_in, settled, text_of

DAY = 86400
LATER = 60 + 300 + 5
"""Long enough for a mail by the usual settings."""


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


def mail_settings(home: Path, box: Mailbox, **more: Any) -> Any:
    given = {"mail_server": box.url, "mail_from": "Approdo <play@games.test>", "public_url": "http://games.test"}
    return settings(home, **{**given, **more})


@pytest.fixture(scope="module")
def running(home: Path, mailbox: Mailbox) -> Iterator[Running]:
    server = Running(mail_settings(home, mailbox))
    yield server
    server.stop()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def reachable(running: Running, box: Mailbox, name: str, language: str = "en") -> tuple[Person, str]:
    """Somebody with a confirmed address."""
    someone, address = Person(running.url, name), f"{name.lower()}-{uuid.uuid4().hex[:6]}@example.org"
    someone.http.headers["accept-language"] = language
    someone.ok(someone.http.put("/api/calls/email", json={"email": address}))
    token = link_in(box.wait(address)[0], "confirm")
    settled(running)
    someone.post("/api/calls/email/confirm", token=token)
    box.mails.clear()
    fresh_quotas(running)
    return someone, address


def fresh_quotas(running: Running) -> None:
    for quota in (running.server.quotas.letters._people, running.server.quotas.letters._homes):
        quota._buckets.clear()


def play_with(ann: Person, bob: Person, **more: Any) -> str:
    """A running game of two; Ann is to move."""
    table = ann.create("new-haven", "me", "open", start=False, options={"first": "1"}, **more)
    bob.post(f"/api/tables/{table}/join", invite=ann.look(table)["table"]["invite"]["code"])
    ann.post(f"/api/tables/{table}/start")
    return table


def play_on(person: Person, table: str) -> None:
    """Act until somebody else is awaited."""
    while True:
        message = person.look(table)
        if message["table"]["status"] != "playing" or message["seat"] not in message["view"]["actors"]:
            return
        person.act(table, message)


def rounds(running: Running, count: int = 3) -> None:
    """Let the caller look and send a few times, so that what does not come has had its chance."""
    caller = running.server.calls
    for _ in range(count):
        asyncio.run_coroutine_threadsafe(caller.round(), caller._task.get_loop()).result(20)
    settled(running)  # the caller's own round may be at it, too


def test_who_is_awaited_and_away_is_called_once(running: Running, mailbox: Mailbox, clock: Time) -> None:
    ann, address = reachable(running, mailbox, "Ann")
    bob = Person(running.url, "Bob")
    table = play_with(ann, bob)
    rounds(running, 2)
    assert not mailbox.mails, "called before the delay"
    clock.go_on(running, LATER)
    [mail] = mailbox.wait(address)
    assert mail["Subject"] == "Your turn in New Haven"
    for kind in ("plain", "html"):
        assert f"http://games.test/table/{table}" in text_of(mail, kind)
        assert "Bob" in text_of(mail, kind)
    clock.go_on(running, 3 * DAY)
    rounds(running)
    assert len(mailbox.to(address)) == 1, "one wait, one mail"
    play_on(ann, table)
    play_on(bob, table)
    clock.go_on(running, LATER)
    assert len(mailbox.wait(address, 2)) == 2, "the next turn is a new wait"


def test_a_mail_holds_only_what_anybody_may_know(running: Running, mailbox: Mailbox, clock: Time) -> None:
    ann, address = reachable(running, mailbox, "Carla")
    table = play_with(ann, Person(running.url, "<b>Bob</b>"))
    hand = {str(tile) for tile in ann.look(table)["view"].get("hand", [])}
    code = ann.look(table)["table"]["invite"]["code"]
    clock.go_on(running, LATER)
    [mail] = mailbox.wait(address)
    whole = text_of(mail) + text_of(mail, "html")
    assert code not in whole, "the invitation"
    assert "<b>Bob" not in text_of(mail, "html"), "names are text"
    words = set(re.findall(r"[a-z]+-\d", whole))
    assert not words & hand


def test_in_italian(running: Running, mailbox: Mailbox, clock: Time) -> None:
    ann, address = reachable(running, mailbox, "Dora", "it")
    play_with(ann, Person(running.url, "Bob"), move_seconds=3 * DAY)
    clock.go_on(running, LATER)
    [mail] = mailbox.wait(address)
    assert mail["Subject"] == "New Haven: tocca a te"
    assert "Hai tempo fino a" in text_of(mail)
    assert mail["Content-Language"] == "it"


@pytest.mark.parametrize(("zone", "hour"), [("Europe/Rome", "14:30."), ("UTC", "13:30 UTC.")])
def test_the_end_of_time_is_told_by_the_readers_clock(zone: str, hour: str) -> None:
    ends = datetime(2026, 1, 5, 13, 30, tzinfo=UTC).timestamp()
    table = Table("0" * 20, "new-haven", "1", {}, "playing", "h", "Ann", False, True, "", "easy", deadline=ends)
    note = words.note(contacts.Contact("p", zone=zone), [table])
    assert note["body"].endswith(f"5 January, {hour}")


def test_several_tables_make_one_mail(running: Running, mailbox: Mailbox, clock: Time) -> None:
    ann, address = reachable(running, mailbox, "Eva")
    bob = Person(running.url, "Bob")
    tables = [play_with(ann, bob) for _ in range(3)]
    clock.go_on(running, LATER)
    [mail] = mailbox.wait(address)
    assert mail["Subject"] == "3 tables are waiting for you"
    assert all(f"/table/{table}" in text_of(mail) for table in tables)
    play_with(ann, bob)
    clock.go_on(running, LATER)
    rounds(running)
    assert len(mailbox.to(address)) == 1, "within the hour nothing more is sent"
    clock.go_on(running, 3600)
    assert "4 tables" in mailbox.wait(address, 2)[1]["Subject"]


def test_who_has_come_meanwhile_gets_none(running: Running, mailbox: Mailbox, clock: Time) -> None:
    ann, address = reachable(running, mailbox, "Fay")
    bob = Person(running.url, "Bob")
    table = play_with(ann, bob)
    clock.go_on(running, 70)
    rounds(running)
    play_on(ann, table)
    clock.go_on(running, LATER)
    rounds(running)
    assert not mailbox.to(address)


def test_who_looks_on_is_not_called_until_he_goes(running: Running, mailbox: Mailbox, clock: Time) -> None:
    ann, address = reachable(running, mailbox, "Gina")
    table = play_with(ann, Person(running.url, "Bob"))
    with ann.socket(table):
        clock.go_on(running, LATER)
        rounds(running)
        assert not mailbox.to(address)
    clock.go_on(running, LATER)
    rounds(running, 2)
    clock.go_on(running, LATER)
    mailbox.wait(address)


def test_quiet_hours_wait_for_the_morning(running: Running, mailbox: Mailbox, clock: Time) -> None:
    ann, address = reachable(running, mailbox, "Hilda")
    now = datetime.fromtimestamp(time.time(), UTC)
    minute = now.hour * 60 + now.minute
    quiet = [(minute - 60) % 1440, (minute + 120) % 1440]
    ann.ok(ann.http.put("/api/calls", json={"quiet": quiet, "zone": "UTC"}))
    play_with(ann, Person(running.url, "Bob"))
    clock.go_on(running, LATER)
    rounds(running)
    assert not mailbox.to(address)
    clock.go_on(running, 7200)
    mailbox.wait(address)


@pytest.mark.parametrize(
    ("quiet", "at", "sent"),
    [
        ((22 * 60, 8 * 60), "2026-05-04T23:30", "2026-05-05T08:00"),
        ((22 * 60, 8 * 60), "2026-05-04T03:00", "2026-05-04T08:00"),
        ((22 * 60, 8 * 60), "2026-05-04T08:00", "2026-05-04T08:00"),
        ((13 * 60, 15 * 60), "2026-05-04T14:59", "2026-05-04T15:00"),
        ((13 * 60, 15 * 60), "2026-05-04T12:59", "2026-05-04T12:59"),
        ((22 * 60, 8 * 60), "2026-03-28T23:30", "2026-03-29T08:00"),  # the night that is an hour short in Rome
    ],
)
def test_the_end_of_quiet_hours(quiet: tuple[int, int], at: str, sent: str) -> None:
    from zoneinfo import ZoneInfo

    rome = ZoneInfo("Europe/Rome")
    person = contacts.Contact("x", quiet_from=quiet[0], quiet_to=quiet[1], zone="Europe/Rome")
    when = datetime.fromisoformat(at).replace(tzinfo=rome).timestamp()
    assert datetime.fromtimestamp(calls.awake(person, when), rome).isoformat()[:16] == sent


def test_unsubscribing_takes_one_click_and_no_session(running: Running, mailbox: Mailbox, clock: Time) -> None:
    ann, address = reachable(running, mailbox, "Ida")
    bob = Person(running.url, "Bob")
    play_with(ann, bob)
    clock.go_on(running, LATER)
    [mail] = mailbox.wait(address)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = str(mail["List-Unsubscribe"]).strip("<>").replace("http://games.test", "")
    stranger = Person(running.url, None)
    looked = stranger.http.get(link)
    assert looked.status_code == 303, "a program that follows links stops nothing"
    assert ann.get("/api/calls")["mail"]
    stopped = stranger.http.post(link, content="List-Unsubscribe=One-Click", headers={"content-type": "text/plain"})
    assert stopped.json() == {"table": None, "on": False}
    assert not ann.get("/api/calls")["mail"]
    forged = link[:-1] + ("0" if link[-1] != "0" else "1")
    refusal(stranger.http.post(forged), 404, "no-such-link")
    play_with(ann, bob)
    clock.go_on(running, DAY)
    rounds(running)
    assert len(mailbox.to(address)) == 1
    token = link.rpartition("/")[2]
    assert stranger.post("/api/calls/stop", token=token, on=True)["on"], "a slip can be undone"
    assert ann.get("/api/calls")["mail"]


def test_one_table_can_be_quiet(running: Running, mailbox: Mailbox, clock: Time) -> None:
    ann, address = reachable(running, mailbox, "Jana")
    bob = Person(running.url, "Bob")
    noisy, quiet = play_with(ann, bob), play_with(ann, bob)
    ann.ok(ann.http.put(f"/api/tables/{quiet}/calls", json={"on": False}))
    clock.go_on(running, LATER)
    [mail] = mailbox.wait(address)
    assert noisy in text_of(mail)
    assert quiet not in text_of(mail)
    token = link_in(mail, "stop")
    assert Person(running.url, None).post("/api/calls/stop", token=token) == {"table": noisy, "on": False}
    assert set(ann.get("/api/calls")["hushed"]) == {noisy, quiet}


def test_a_mail_server_that_is_down_is_tried_again(running: Running, mailbox: Mailbox, clock: Time) -> None:
    ann, address = reachable(running, mailbox, "Kate")
    play_with(ann, Person(running.url, "Bob"))
    mailbox.refuse = ["451 later", "451 later"]
    clock.go_on(running, LATER)
    rounds(running)
    assert not mailbox.to(address)
    clock.go_on(running, calls.BACKOFF + 1)
    rounds(running)
    clock.go_on(running, 4 * calls.BACKOFF + 1)
    mailbox.wait(address)
    row = _row(running, address)
    assert (row.state, row.attempts) == ("sent", 2)


def test_an_address_that_is_refused_for_good_is_left_alone(running: Running, mailbox: Mailbox, clock: Time) -> None:
    ann, address = reachable(running, mailbox, "Lea")
    play_with(ann, Person(running.url, "Bob"))
    mailbox.refuse = ["550 no such box"]
    clock.go_on(running, LATER)
    rounds(running)
    assert not mailbox.refuse
    clock.go_on(running, DAY)
    rounds(running)
    assert not mailbox.to(address)
    assert _row(running, address).state == "failed"


def _row(running: Running, address: str) -> Any:
    settled(running)
    query = sa.select(outbox).where(outbox.c.target == address, outbox.c.kind == "turn")
    return running.server.db.read_now(lambda db: db.execute(query).one())


def test_a_mail_in_doubt_is_not_sent_twice(running: Running, mailbox: Mailbox, clock: Time) -> None:
    """A process that died while it was sending: whether the mail left is not known, so it is not repeated."""
    ann, address = reachable(running, mailbox, "Mia")
    play_with(ann, Person(running.url, "Bob"))
    db = running.server.db
    contact = contacts.Contact(ann.get("/api/me")["id"], email=address)
    db.write_now(
        lambda c: calls.put(c, [calls.message(contact, calls.MAIL, calls.TURN, address, time.time() + 50_000)])
    )
    this = (outbox.c.target == address) & (outbox.c.kind == "turn")
    db.write_now(lambda c: c.execute(outbox.update().where(this).values(state="sending")))
    db.write_now(lambda c: calls.tidy(c, time.time() + 601))
    assert {row.state for row in db.read_now(lambda c: _rows(c, address))} == {"sent", "lost"}


def _rows(db: sa.Connection, address: str) -> list[Any]:
    return list(db.execute(sa.select(outbox).where(outbox.c.target == address)))


def test_a_broken_connection_after_the_mail_was_handed_over_is_doubt() -> None:
    class Broken:
        handing = True

        def send_message(self, mail: Any) -> None:
            raise smtplib.SMTPServerDisconnected("gone")

    broken: Any = Broken()
    assert isinstance(mailing._hand_in(broken, None), mailing.InDoubt)  # type: ignore[arg-type]
    broken.handing = False
    assert not isinstance(mailing._hand_in(broken, None), mailing.InDoubt)  # type: ignore[arg-type]


def test_an_address_counts_only_when_confirmed(running: Running, mailbox: Mailbox, clock: Time) -> None:
    ann, bob = Person(running.url, "Nora"), Person(running.url, "Bob")
    address = f"nora-{uuid.uuid4().hex[:6]}@example.org"
    ann.ok(ann.http.put("/api/calls/email", json={"email": address}))
    token = link_in(mailbox.wait(address)[0], "confirm")
    assert ann.get("/api/calls")["pending"] == address
    play_with(ann, bob)
    clock.go_on(running, LATER)
    rounds(running)
    assert len(mailbox.to(address)) == 1, "only the question"
    stranger = Person(running.url, None)
    stranger.post("/api/calls/email/confirm", token=token)
    assert ann.get("/api/calls")["email"] == address
    refusal(stranger.http.post("/api/calls/email/confirm", json={"token": token}), 404, "no-such-link")
    ann.ok(ann.http.delete("/api/calls/email"))
    assert ann.get("/api/calls")["email"] is None
    fresh_quotas(running)


def test_mails_that_people_ask_for_are_few(running: Running, mailbox: Mailbox) -> None:
    ann = Person(running.url, "Olga")
    fresh_quotas(running)
    answers = [ann.http.put("/api/calls/email", json={"email": f"o{n}@example.org"}) for n in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    others = [Person(running.url, f"P{n}") for n in range(5)]
    fresh_quotas(running)
    floods = [one.http.put("/api/calls/email", json={"email": "victim@example.org"}) for one in others]
    assert [answer.status_code for answer in floods] == [200, 200, 200, 429, 429]
    fresh_quotas(running)


@pytest.mark.parametrize(
    "address", ["ann", "a@b", "ann@example.org\nBcc: x@y.org", "a b@c.org", "<a@b.org>", "è@b.org"]
)
def test_what_is_no_address_is_refused(running: Running, address: str) -> None:
    response = Person(running.url, "Pia").http.put("/api/calls/email", json={"email": address})
    refusal(response, 422, "invalid-request")


# --- a lost password ---


def with_account(running: Running, box: Mailbox) -> tuple[Person, str, str]:
    name = f"Rosa {uuid.uuid4().hex[:5]}"
    rosa, address = Person(running.url, None), f"rosa-{uuid.uuid4().hex[:6]}@example.org"
    rosa.post("/api/account", name=name, password="four words make sense")
    wrong = rosa.http.put("/api/calls/email", json={"email": address, "password": "another one"})
    refusal(wrong, 403, "wrong-password")
    rosa.ok(rosa.http.put("/api/calls/email", json={"email": address, "password": "four words make sense"}))
    rosa.post("/api/calls/email/confirm", token=link_in(box.wait(address)[0], "confirm"))
    box.mails.clear()
    fresh_quotas(running)
    return rosa, name, address


def test_a_lost_password_is_replaced_by_a_link_that_works_once(running: Running, mailbox: Mailbox) -> None:
    rosa, name, address = with_account(running, mailbox)
    stranger = Person(running.url, None)
    assert stranger.post("/api/account/recovery", email=address.upper()) == {"ok": True}
    token = link_in(mailbox.wait(address)[0], "recover")
    thief = Person(running.url, None)
    thief.http.headers["Authorization"] = f"Bearer {rosa.post('/api/me/tokens', name='thief')['token']}"
    way_in = rosa.post("/api/me/devices")["link"].partition("#pass=")[2]
    assert thief.get("/api/me")["name"] == name
    stored = running.server.db.read_now(lambda db: list(db.execute(sa.select(mail_links.c.hash)).scalars()))
    assert token not in stored, "kept as a hash"
    refusal(
        stranger.http.post("/api/account/recover", json={"token": token, "password": "password"}), 422, "weak-password"
    )
    back = stranger.post("/api/account/recover", token=token, password="five other words make sense")
    assert back["name"] == name
    assert stranger.get("/api/me")["account"], "signed in at once"
    assert rosa.get("/api/me")["id"] is None, "all other sessions end"
    refusal(thief.http.get("/api/me"), 401, "bad-token")
    refusal(Person(running.url, None).http.post("/api/devices/claim", json={"token": way_in}), 404, "no-such-link")
    again = {"token": token, "password": "yet another set of words"}
    refusal(Person(running.url, None).http.post("/api/account/recover", json=again), 404, "no-such-link")
    Person(running.url, None).post("/api/login", name=name, password="five other words make sense")
    fresh_quotas(running)


def test_nobody_learns_who_has_an_account(running: Running, mailbox: Mailbox) -> None:
    _, _, address = with_account(running, mailbox)
    stranger = Person(running.url, None)
    known = stranger.http.post("/api/account/recovery", json={"email": address})
    unknown = stranger.http.post("/api/account/recovery", json={"email": "nobody@example.org"})
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
    mailbox.wait(address)
    assert not mailbox.to("nobody@example.org")
    fresh_quotas(running)
    tries = [stranger.http.post("/api/account/recovery", json={"email": address}).status_code for _ in range(5)]
    assert tries == [200, 200, 200, 429, 429]
    fresh_quotas(running)


def test_a_recovery_link_is_short_lived(running: Running, mailbox: Mailbox, clock: Time) -> None:
    _, _, address = with_account(running, mailbox)
    stranger = Person(running.url, None)
    stranger.post("/api/account/recovery", email=address)
    token = link_in(mailbox.wait(address)[0], "recover")
    clock.go_on(running, 1801)
    body = {"token": token, "password": "five other words make sense"}
    refusal(stranger.http.post("/api/account/recover", json=body), 404, "no-such-link")
    fresh_quotas(running)


def test_who_is_deleted_leaves_no_address(running: Running, mailbox: Mailbox) -> None:
    rosa, _, address = with_account(running, mailbox)
    assert rosa.get("/api/me/export")["calls"]["email"] == address
    rosa.post("/api/account/delete", password="four words make sense")
    left = running.server.db.read_now(lambda db: contacts.accounts_at(db, address))
    assert not left
    assert not running.server.db.read_now(lambda db: _rows(db, address))


def test_a_guest_takes_his_address_into_an_account(running: Running, mailbox: Mailbox) -> None:
    name = f"Sara {uuid.uuid4().hex[:5]}"
    Person(running.url, None).post("/api/account", name=name, password="four words make sense")
    guest, address = reachable(running, mailbox, "Tina")
    guest.post("/api/login", name=name, password="four words make sense")
    assert guest.get("/api/calls")["email"] == address


# --- settings of the host ---


def test_a_server_without_mail_says_so(home: Path) -> None:
    folder = home / "without"
    folder.mkdir()
    server = Running(settings(folder))
    try:
        ann = Person(server.url, "Ann")
        assert ann.get("/api/ways").items() >= {"mail": False, "push": None}.items()
        refusal(ann.http.put("/api/calls/email", json={"email": "a@example.org"}), 409, "no-mail")
        refusal(ann.http.post("/api/account/recovery", json={"email": "a@example.org"}), 409, "no-mail")
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"mail_server": "mail.example.org"}, "must be smtp://"),
        ({"mail_server": "smtp://u:secret@mail.example.org"}, "mail_server needs mail_from"),
        ({"mail_from": "nobody"}, "must be an address"),
        ({"private_targets": "banana"}, "must be addresses"),
    ],
)
def test_wrong_settings_say_what_would_be_right(given: dict[str, str], problem: str) -> None:
    with pytest.raises(BadConfig, match=problem) as found:
        read_config(None, {}, **given)
    assert "secret" not in str(found.value)


def test_a_mail_to_nobody_who_exists(running: Running) -> None:
    """A table whose player's account went: nothing is sent, nothing breaks."""
    db = running.server.db
    look = calls.Look("0" * 20, None, 0.0, [("f" * 20, 1.0, False)])
    assert db.write_now(lambda c: calls.put_calls(c, [look], running.server.calls.ways, time.time())) == 0
    assert not db.read_now(lambda c: c.execute(sa.select(users.c.id).where(users.c.id == "f" * 20)).all())
