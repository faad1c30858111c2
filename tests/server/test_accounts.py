"""What people may do with their accounts, and what a host may do with people and tables."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from approdo.cli.main import app
from approdo.server.storage import keeping, moderation
from approdo.server.storage.database import connect

from .conftest import Person, Running, closing_code, received, refusal

PASSWORD = "correct horse battery"
OTHER = "staple wagon harbour"


def account(running: Running, name: str) -> Person:
    person = Person(running.url, "Somebody")
    person.post("/api/account", name=name, password=PASSWORD)
    return person


def login(running: Running, name: str, password: str) -> httpx.Response:
    return Person(running.url, None).http.post("/api/login", json={"name": name, "password": password})


def test_a_password_can_be_changed_and_other_sessions_end(running: Running) -> None:
    here = account(running, "Paula")
    there = Person(running.url, None)
    there.post("/api/login", name="Paula", password=PASSWORD)
    bad = {"old": "wrong wrong wrong", "new": OTHER}
    refusal(here.http.post("/api/account/password", json=bad), 403, "wrong-password")
    refusal(here.http.post("/api/account/password", json={"old": PASSWORD, "new": "password"}), 422, "weak-password")
    here.post("/api/account/password", old=PASSWORD, new=OTHER)
    assert here.get("/api/me")["name"] == "Paula"
    assert there.get("/api/me")["id"] is None
    refusal(login(running, "Paula", PASSWORD), 403, "wrong-password")
    assert login(running, "Paula", OTHER).is_success
    guest = Person(running.url, "Guest")
    refusal(guest.http.post("/api/account/password", json={"old": "", "new": OTHER}), 409, "no-account")


def test_one_can_log_out_everywhere(running: Running) -> None:
    here = account(running, "Quirin")
    there = Person(running.url, None)
    there.post("/api/login", name="Quirin", password=PASSWORD)
    table = there.create("new-haven", "me", "hotseat")
    with there.socket(table) as socket:
        received(socket)
        here.post("/api/logout/everywhere")
        assert closing_code(socket) == 1012
    assert here.get("/api/me")["id"] is None
    assert there.get("/api/me")["id"] is None


def test_one_can_take_along_what_is_kept(running: Running) -> None:
    rita = account(running, "Rita")
    table = rita.create("new-haven", "me", "hotseat")
    rita.post(f"/api/tables/{table}/chat", text="my words")
    rita.ok(rita.http.put(f"/api/tables/{table}/notes", json={"text": "my notes"}))
    kept = rita.get("/api/me/export")
    assert kept["person"]["name"] == "Rita"
    assert [(line["id"], line["seat"]) for line in kept["tables"]] == [(table, 0), (table, 1)]
    assert [line["text"] for line in kept["chat"]] == ["my words"]
    assert [line["text"] for line in kept["notes"]] == ["my notes"]
    assert "argon2" not in json.dumps(kept)


def test_an_account_can_be_deleted_and_its_games_stay_without_the_name(running: Running, bob: Person) -> None:
    sven = account(running, "Sven Ohlsson")
    table = sven.create("new-haven", "me", "open", start=False, public=True)
    bob.post(f"/api/tables/{table}/join")
    sven.post(f"/api/tables/{table}/start")
    waiting = sven.create("new-haven", "me", "open", start=False)
    other = bob.create("new-haven", "me", "open", start=False, public=True)
    sven.post(f"/api/tables/{other}/join")
    bob.ok(bob.http.put(f"/api/tables/{other}/seats/1", json={"kind": "open"}))
    sven.post(f"/api/tables/{table}/chat", text="personal words")
    sven.ok(sven.http.put(f"/api/tables/{table}/notes", json={"text": "personal notes"}))
    refusal(sven.http.post("/api/account/delete", json={"password": "x"}), 403, "wrong-password")
    sven.post("/api/account/delete", password=PASSWORD)
    assert sven.get("/api/me")["id"] is None
    refusal(login(running, "Sven Ohlsson", PASSWORD), 403, "wrong-password")
    message = bob.wait_turn(table)
    assert message["table"]["seats"][0]["name"] == "—"
    assert message["table"]["seats"][0]["resigned"]
    assert message["chat"] == []
    bob.act(table, message)
    file = running.config.database.removeprefix("sqlite:///")
    with sqlite3.connect(file) as db:
        dump = "\n".join(db.iterdump())
    for word in ("Sven Ohlsson", "sven ohlsson", "personal words", "personal notes"):
        assert word not in dump
    assert waiting in dump
    assert [f.problem for f in keeping.verify(running.config.database) if f.problem] == []


def test_a_guest_can_be_deleted_too(running: Running) -> None:
    guest = Person(running.url, "Passing By")
    guest.post("/api/account/delete")
    assert guest.get("/api/me")["id"] is None


# --- the host ---


@pytest.fixture
def file(running: Running) -> str:
    return running.config.database.removeprefix("sqlite:///")


def approdo(*words: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, ["admin", *words])
    assert done.exit_code == code, done.output
    return done.output


def _within(seconds: float) -> float:
    return time.monotonic() + seconds


def test_a_report_reaches_the_host_with_what_was_said(pair: tuple[Person, Person, str], file: str) -> None:
    ann, bob, table = pair
    bob.post(f"/api/tables/{table}/chat", text="something nasty")
    ann.post(f"/api/tables/{table}/report", seat=1, text="Bob is rude")
    shown = approdo("reports", "--database", file)
    assert "Bob is rude" in shown
    assert "something nasty" in shown
    number = shown[shown.index("#") + 1 :].split()[0]
    assert f"report {number}: put away" in approdo("resolve", number, "--why", "talked to Bob", "--database", file)
    assert approdo("reports", "--database", file) == "There are no open reports.\n"
    assert "talked to Bob" in approdo("audit", "--database", file)


def test_a_report_about_somebody_who_left_is_still_readable(pair: tuple[Person, Person, str], file: str) -> None:
    ann, bob, table = pair
    ann.post(f"/api/tables/{table}/report", seat=1, text="Bob is rude")
    bob.post("/api/account/delete")
    assert "about somebody whose account is gone (" in approdo("reports", "--database", file)
    assert approdo("people", "Nemo", "--database", file) == "There is nobody called 'Nemo'.\n"


def test_who_is_muted_plays_but_does_not_talk(running: Running, file: str) -> None:
    loud = account(running, "Loud One")
    table = loud.create("new-haven", "me", "hotseat")
    approdo("mute", "loud one", "--hours", "2", "--database", file)
    running.server.identity.forget(loud.get("/api/me")["id"])  # else it takes some seconds
    refusal(loud.http.post(f"/api/tables/{table}/chat", json={"text": "x"}), 403, "muted")
    loud.act(table, loud.look(table))
    approdo("mute", "loud one", "--hours", "0", "--database", file)
    running.server.identity.forget(loud.get("/api/me")["id"])
    loud.post(f"/api/tables/{table}/chat", text="x")


def test_who_is_banned_is_sent_home_and_stays_out(running: Running, file: str) -> None:
    bad, loud = account(running, "Bad One"), account(running, "Another Loud One")
    table = bad.create("new-haven", "me", "hotseat")
    noisy = loud.create("new-haven", "me", "hotseat")
    with bad.socket(table) as socket:
        received(socket)
        approdo("mute", "Another Loud One", "--hours", "2", "--database", file)
        assert "banned" in approdo("ban", "Bad One", "--why", "cheated", "--database", file)
        deadline = _within(20)
        while closing_code(socket) is None:
            assert time.monotonic() < deadline
    refusal(loud.http.post(f"/api/tables/{noisy}/chat", json={"text": "x"}), 403, "muted")  # noticed by then, too
    assert bad.get("/api/me")["id"] is None
    refusal(login(running, "Bad One", PASSWORD), 403, "banned")
    assert "banned" in approdo("people", "Bad One", "--database", file)
    approdo("unban", "Bad One", "--database", file)
    assert login(running, "Bad One", PASSWORD).is_success
    assert "cheated" in approdo("audit", "--database", file)


def test_a_table_can_be_closed(ann: Person, file: str) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    with ann.socket(table) as socket:
        received(socket)
        approdo("close", table, "--database", file)
        deadline = _within(20)
        while (message := received(socket, 20))["table"]["status"] == "playing":
            assert time.monotonic() < deadline
    assert message["log"][-1]["kind"] == "table-closed"
    assert "no open or running table" in str(
        CliRunner().invoke(app, ["admin", "close", "x", "--database", file]).exception
    )


def test_what_was_left_is_cleaned_up(running: Running, ann: Person) -> None:
    unused = ann.create("new-haven", "me", "open", start=False)
    left = ann.create("new-haven", "me", "hotseat")
    played = ann.create("new-haven", "me", "hotseat")
    for seat in (0, 1):
        ann.post(f"/api/tables/{played}/resign", seat=seat)
    gone = Person(running.url, "Gone Guest")
    gone_id = gone.get("/api/me")["id"]
    engine = connect(running.config.database)
    later = time.time() + 200 * 86400
    with engine.begin() as db:
        done = moderation.clean_up(db, 90, now=later)
    engine.dispose()
    assert done.open_tables >= 1
    assert done.closed_tables >= 1
    assert done.guests >= 1
    with sqlite3.connect(running.config.database.removeprefix("sqlite:///")) as db:
        status = dict(db.execute("SELECT id, status FROM tables WHERE id IN (?, ?, ?)", (unused, left, played)))
        assert status == {left: "abandoned", played: "abandoned"}
        assert db.execute("SELECT count(*) FROM users WHERE id = ?", (gone_id,)).fetchone() == (0,)


def test_a_database_of_another_schema_or_none_is_refused(tmp_path: Path) -> None:
    none = CliRunner().invoke(app, ["admin", "audit", "--database", str(tmp_path / "none.sqlite")])
    assert "there is no database" in str(none.exception)
    assert list(tmp_path.iterdir()) == []
