"""Tokens for programs: what they open, what they do not, and how they end."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from approdo.server.app import create_app
from approdo.server.keeper import Keeper
from approdo.server.storage import moderation
from approdo.server.storage.tokens import MOST, PREFIX
from approdo.server.tokens import NEEDED, SCOPES

from .conftest import Person, Running, closing_code, received, refusal, settings

ROOT = Path(__file__).parents[2]


class Program(Person):
    """A program that comes with a token and without a cookie."""

    def __init__(self, url: str, token: str) -> None:
        super().__init__(url, None)
        self.http.headers["Authorization"] = f"Bearer {token}"

    def socket(self, table: str, **headers: str) -> Any:
        given = {"Authorization": self.http.headers["Authorization"], **headers}
        return connect(f"ws{self.url[4:]}/api/tables/{table}/socket", additional_headers=given, max_size=None)


def token_of(person: Person, *scopes: str, **more: Any) -> str:
    made = person.post("/api/me/tokens", name="my bot", scopes=list(scopes), **more)
    token: str = made["token"]
    return token


def program(person: Person, *scopes: str) -> Program:
    return Program(person.url, token_of(person, *scopes))


def test_a_program_plays_its_owners_seat_to_the_end(running: Running, ann: Person) -> None:
    table, bot = ann.create("new-haven", "me", "random"), program(ann, "play")
    message = bot.wait_turn(table)
    while message["table"]["status"] == "playing":
        bot.act(table, message)
        message = bot.wait_turn(table)
    assert message["view"]["over"]
    assert bot.get("/api/me")["name"] == "Ann"
    assert table in [line["id"] for line in bot.get("/api/me/tables")]


def test_the_example_plays_a_whole_game(running: Running, ann: Person) -> None:
    env = {**os.environ, "APPRODO_TOKEN": token_of(ann, "look", "play")}
    command = [sys.executable, str(ROOT / "examples" / "play_a_seat.py"), running.url]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    (table,) = ann.get("/api/me/tables")
    assert table["status"] == "finished"
    assert json.loads(done.stdout) == ann.look(table["id"])["view"]["outcome"]


def test_the_example_fits_on_a_screen() -> None:
    text = re.sub(r'^""".*?"""\n', "", (ROOT / "examples" / "play_a_seat.py").read_text(), flags=re.DOTALL)
    assert len([line for line in text.splitlines() if line.strip()]) <= 40


def test_a_program_looks_on_though_its_owner_is_signed_in_nowhere(running: Running, ann: Person) -> None:
    table, bot = ann.create("new-haven", "me", "hotseat"), program(ann, "play")
    ann.post("/api/logout")
    keeper = Keeper(running.server.hub, running.server.identity)
    loop = running.server.hub.lives[table]._task.get_loop()
    with bot.socket(table) as stream:
        seq = received(stream)["seq"]
        asyncio.run_coroutine_threadsafe(keeper._send_the_banned_home(), loop).result(10)
        bot.act(table, bot.look(table))
        while (now := received(stream))["seq"] == seq:
            pass
        assert now["seq"] > seq
        running.server.db.write_now(lambda db: moderation.ban(db, running.server.hub.lives[table].table.host_id, True))
        asyncio.run_coroutine_threadsafe(keeper._send_the_banned_home(), loop).result(10)
        assert closing_code(stream) == 1012


def test_a_token_without_a_scope_is_refused_with_the_name_of_the_scope(running: Running, ann: Person) -> None:
    table, looker = ann.create("new-haven", "me", "hotseat"), program(ann, "look")
    message = looker.look(table)
    assert message["view"] == ann.look(table)["view"], "it sees what its owner's seat sees"
    body = refusal(looker.try_act(table, message, message["view"]["legal"][0]["id"]), 403, "token-scope")
    assert "play" in body["text"]
    refusal(looker.http.post(f"/api/tables/{table}/chat", json={"text": "hi"}), 403, "token-scope")
    refusal(program(ann, "play").http.post(f"/api/tables/{table}/chat", json={"text": "hi"}), 403, "token-scope")
    program(ann, "talk").post(f"/api/tables/{table}/chat", text="hi")
    assert ann.look(table)["chat"][-1]["text"] == "hi"


def test_a_token_opens_nothing_that_belongs_to_the_person_alone(running: Running, ann: Person) -> None:
    table, bot = ann.create(), program(ann, *SCOPES)
    closed = [
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/me/tokens", {"name": "x"}),
        ("DELETE", f"/api/me/tokens/{ann.get('/api/me/tokens')[0]['id']}", None),
        ("POST", "/api/session", {"name": "Other"}),
        ("POST", "/api/account", {"name": "Other", "password": "correct horse battery"}),
        ("POST", "/api/logout", None),
        ("POST", "/api/logout/everywhere", None),
        ("POST", "/api/account/delete", {}),
        ("GET", "/api/me/export", None),
        ("GET", f"/api/tables/{table}/notes", None),
        ("POST", f"/api/tables/{table}/seats/0/link", None),
    ]
    for method, path, body in closed:
        refusal(bot.http.request(method, path, json=body), 403, "not-for-tokens")
    assert bot.get("/api/me")["name"] == "Ann", "and it lives"


def test_every_operation_that_a_token_opens_exists(running: Running) -> None:
    app = create_app(settings(Path("/nowhere")))
    known = {o["operationId"] for path in app.openapi()["paths"].values() for o in path.values()} | {"socket"}
    assert set(NEEDED) <= known


def test_a_foreign_token_sees_and_plays_nothing_of_mine(running: Running, ann: Person, bob: Person) -> None:
    table, foreign = ann.create("new-haven", "me", "hotseat"), program(bob, *SCOPES)
    message = ann.look(table)
    refusal(foreign.http.get(f"/api/tables/{table}"), 404, "no-such-table")
    refusal(foreign.try_act(table, message, message["view"]["legal"][0]["id"]), 404, "no-such-table")
    with foreign.socket(table) as socket:
        assert closing_code(socket) == 4404
    shared = ann.create("new-haven", "me", "hotseat", public=True)
    message = ann.look(shared)
    seen = foreign.look(shared)
    assert seen["seat"] is None
    assert seen["view"]["legal"] == []
    refusal(foreign.try_act(shared, message, message["view"]["legal"][0]["id"]), 403, "not-your-seat")
    refusal(foreign.http.get(f"/api/tables/{shared}", params={"seat": 0}), 403, "not-your-seat")
    refusal(bob.http.delete(f"/api/me/tokens/{_id(ann)}"), 404, "no-such-token")


def _id(person: Person) -> str:
    person.post("/api/me/tokens", name="x")
    found: str = person.get("/api/me/tokens")[0]["id"]
    return found


@pytest.mark.parametrize("token", ["", "x", PREFIX, PREFIX + "A" * 43, "A" * 43, PREFIX + "A" * 5000, "a b", "è"])
def test_an_unknown_token_is_refused_and_never_taken_for_a_visitor(running: Running, ann: Person, token: str) -> None:
    table = ann.create(public=True)
    headers = {"Authorization": f"Bearer {token}".strip().encode()}
    for cookies in (None, dict(ann.http.cookies)):  # a cookie does not help a bad token
        answer = httpx.get(f"{running.url}/api/tables/{table}", headers=headers, cookies=cookies)
        refusal(answer, 401, "bad-token")
        assert answer.headers["www-authenticate"].startswith("Bearer")


def test_a_session_is_no_token_and_a_token_no_session(running: Running, ann: Person) -> None:
    cookie = ann.http.cookies["approdo"]
    refusal(Program(running.url, cookie).http.get("/api/me"), 401, "bad-token")
    assert httpx.get(f"{running.url}/api/me", cookies={"approdo": token_of(ann, "look")}).json()["id"] is None
    assert httpx.get(f"{running.url}/api/me", headers={"Authorization": "Basic eDp5"}).json()["id"] is None


def test_a_revoked_token_ends_at_once_and_so_does_its_socket(running: Running, ann: Person) -> None:
    table, bot = ann.create(), program(ann, "play")
    with bot.socket(table) as socket:
        assert received(socket)["seat"] == 0
        (kept,) = ann.get("/api/me/tokens")
        assert kept["used"] is not None
        ann.ok(ann.http.delete(f"/api/me/tokens/{kept['id']}"))
        assert closing_code(socket) == 1012
    refusal(bot.http.get("/api/me"), 401, "bad-token")
    with bot.socket(table) as again:
        assert closing_code(again) == 4401
    refusal(ann.http.delete(f"/api/me/tokens/{kept['id']}"), 404, "no-such-token")


def test_an_expired_token_is_refused_and_its_socket_closed(running: Running, ann: Person) -> None:
    table, bot = ann.create("new-haven", "me", "hotseat"), program(ann, "play")
    with bot.socket(table) as socket:
        message = received(socket)
        running.server.db.write_now(lambda db: db.exec_driver_sql("UPDATE tokens SET expires = 1"))
        running.server.identity.forget(ann.get("/api/me")["id"])
        for reader in running.server.hub.lives[table].presence.readers:
            reader.until = min(reader.until, 1.0)
        refusal(bot.http.get("/api/me"), 401, "token-expired")
        ann.act(table, message)
        assert closing_code(socket) == 4401
    assert ann.get("/api/me/tokens")[0]["expires"] == 1, "its owner still sees why"


def test_tokens_end_with_the_persons_sessions(running: Running) -> None:
    person = Person(running.url, "Tina")
    person.post("/api/account", name="Tina T", password="correct horse battery")
    bot = program(person, "look")
    person.post("/api/account/password", old="correct horse battery", new="another horse battery")
    refusal(bot.http.get("/api/me"), 401, "bad-token")
    bot = program(person, "look")
    person.post("/api/logout/everywhere")
    refusal(bot.http.get("/api/me"), 401, "bad-token")


def test_a_banned_persons_programs_stay_out(running: Running, ann: Person) -> None:
    bot = program(ann, "look")
    who = ann.get("/api/me")["id"]
    running.server.db.write_now(lambda db: db.exec_driver_sql("UPDATE users SET banned = 1 WHERE id = ?", (who,)))
    running.server.identity.forget(who)
    refusal(bot.http.get("/api/me"), 401, "bad-token")


def test_the_secret_is_shown_once_and_kept_as_a_hash(running: Running, ann: Person) -> None:
    before = time.time()
    made = ann.post("/api/me/tokens", name="my bot", scopes=["talk"], days=7)
    assert made["scopes"] == ["look", "talk"], "every token may look"
    assert made["expires"] == pytest.approx(before + 7 * 86400, abs=60)
    (kept,) = ann.get("/api/me/tokens")
    assert kept == {key: value for key, value in made.items() if key != "token"}
    assert ann.get("/api/me/export")["tokens"][0]["name"] == "my bot"
    file = running.config.database.removeprefix("sqlite:///")
    assert made["token"] not in "\n".join(sqlite3.connect(file).iterdump())


def test_nobody_hoards_tokens(running: Running, ann: Person) -> None:
    for _ in range(MOST):
        token_of(ann, "look")
    answer = ann.http.post("/api/me/tokens", json={"name": "one more"})
    assert answer.json()["code"] in ("too-many-tokens", "too-fast"), answer.text


@pytest.mark.parametrize("body", [{"name": ""}, {"name": "x", "days": 0}, {"name": "x", "days": 999}, {}])
def test_nonsense_is_refused(ann: Person, body: dict[str, Any]) -> None:
    refusal(ann.http.post("/api/me/tokens", json=body), 422, "invalid-request")
    refusal(ann.http.post("/api/me/tokens", json={"name": "x", "scopes": ["admin"]}), 422, "invalid-request")


def test_a_flooding_program_is_slowed_down_and_its_owner_is_not(home: Path, tmp_path: Path) -> None:
    running = Running(settings(tmp_path, rate_per_user=1))
    try:
        ann = Person(running.url)
        bot = program(ann, "look")
        codes = [bot.http.get("/api/me/tables").status_code for _ in range(30)]
        assert 429 in codes
        assert ann.http.get("/api/me/tables").status_code == 200
    finally:
        running.stop()
