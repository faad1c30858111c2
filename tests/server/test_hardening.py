"""Names, passwords, hosts, paths, files: the small things that an attack of the server found."""

from __future__ import annotations

import base64
import json
import logging
import math
import os
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from approdo.cli.main import app
from approdo.server.config import BadConfig, Config, read_config
from approdo.server.doctor import examine
from approdo.server.logs import JsonLines
from approdo.server.names import look
from approdo.server.running import Process, check_database, dual_stack, run
from approdo.server.storage.database import connect
from approdo.server.storage.lock import DatabaseInUse, lock
from approdo.server.storage.migrate import NewerSchema, upgrade

from .conftest import Person, Running, refusal, settings

PASSWORD = "correct horse battery"


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/" + "a" * 5000, "/" + "a/" * 3000, "/%ff", "/\ud7ff"])
def test_paths_that_no_file_can_have_are_no_error(running: Running, path: str) -> None:
    assert httpx.get(running.url + path).status_code in (200, 404)


@pytest.mark.parametrize("name", ["\ufdfa" * 24, "\u0390" * 25, "\u0301", "\u3164\u3164", "a\u200bb"])
def test_names_are_measured_as_they_are_kept(running: Running, name: str) -> None:
    answer = Person(running.url, None).http.post("/api/session", json={"name": name})
    refusal(answer, 422, "invalid-request")


def test_names_are_kept_in_one_way_of_writing(running: Running) -> None:
    person = Person(running.url, "  Jose\u0301   \uff21 ")
    assert person.get("/api/me")["name"] == "José A"


@pytest.mark.parametrize("password", ["password", "12345678", "qwertyuiop", "Marta Rossi"])
def test_passwords_that_are_easily_guessed_are_refused(running: Running, password: str) -> None:
    body = {"name": "Marta Rossi", "password": password}
    refusal(Person(running.url, None).http.post("/api/account", json=body), 422, "weak-password")


@pytest.mark.parametrize(
    "name", ["Carlo Levi", "CARLO levi", "Carlo L\u0435vi", "CarIo Levi", "Carlo\u00a0Levi", "CarloLevi"]
)
def test_nobody_takes_a_name_that_looks_like_an_accounts(running: Running, name: str) -> None:
    owner = Person(running.url, None)
    owner.http.post("/api/account", json={"name": "Carlo Levi", "password": PASSWORD})
    guest = Person(running.url, "Guest")
    refusal(guest.http.post("/api/session", json={"name": name}), 409, "name-taken")
    refusal(Person(running.url, None).http.post("/api/session", json={"name": name}), 409, "name-taken")
    refusal(guest.http.post("/api/account", json={"name": name, "password": PASSWORD}), 409, "name-taken")


def test_names_that_can_be_told_apart_are_different() -> None:
    names = ["Ann", "Anna", "Zoe", "Zoë", "Marco", "Mario", "nan", "van", "Луиза", "Ян", "李", "Uy", "Yu", "ann"]
    assert len({look(name) for name in names}) == len(names)


def test_chat_cannot_be_turned_around(ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    ann.post(f"/api/tables/{table}/chat", text="a\u202eb\u2066c 👩\u200d🌾")
    assert ann.look(table)["chat"][-1]["text"] == "abc 👩\u200d🌾"


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:8000", "127.0.0.1.nip.io", "[evil.example", "[::1", "a" * 5000),
        *("localhost:99999", "localhost:abc", "ann@localhost", 'localhost"><b>', "localhost/x", "two words", "[::1]:x"),
    ],
)
def test_a_strangers_name_for_this_server_is_refused(running: Running, host: str) -> None:
    refusal(httpx.get(f"{running.url}/api/me", headers={"host": host}), 421, "foreign-host")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:80", "[::1]:8000", "laptop.local", "laptop", "10.1.2.3"])
def test_addresses_and_local_names_are_fine(running: Running, host: str) -> None:
    assert httpx.get(f"{running.url}/api/me", headers={"host": host}).is_success


def test_the_public_name_and_other_given_ones_are_fine() -> None:
    config = Config(public_url="https://games.example.org", allowed_hosts="play.example.org, x.example")
    assert {"games.example.org", "play.example.org", "x.example"} <= config.hosts()


def test_alive_and_ready_are_two_things(running: Running) -> None:
    db = running.server.db
    commit = db._commit

    def full(work: Any) -> Any:
        raise sa.exc.OperationalError("disk", {}, Exception("database or disk is full"))

    assert httpx.get(f"{running.url}/readyz").is_success
    db._commit = lambda batch: commit([(full, future, loop) for _, future, loop in batch])
    try:
        refusal(httpx.get(f"{running.url}/readyz"), 503, "unavailable")
        assert httpx.get(f"{running.url}/healthz").is_success
    finally:
        db._commit = commit
    assert httpx.get(f"{running.url}/readyz").is_success


@pytest.mark.parametrize("how", ["moved", "deleted", "replaced"])
def test_nothing_is_acknowledged_into_a_file_that_nobody_will_find(tmp_path: Path, how: str) -> None:
    running = Running(settings(tmp_path))
    file, away = tmp_path / "approdo.sqlite", tmp_path / "away.sqlite"
    try:
        ann = Person(running.url)
        table = ann.create("new-haven", "me", "hotseat")
        message = ann.look(table)
        if how == "deleted":
            file.unlink()
        else:
            file.rename(away)
        if how == "replaced":
            shutil.copy(away, file)
        refused = refusal(httpx.get(f"{running.url}/readyz"), 503, "database-gone")
        assert "database file" in refused["text"]
        refusal(ann.try_act(table, message, message["view"]["legal"][0]["id"]), 503, "database-gone")
        assert httpx.get(f"{running.url}/healthz").is_success
        assert file.exists() == (how == "replaced"), "an empty file was made in its place"
        if how == "moved":
            away.rename(file)
            assert httpx.get(f"{running.url}/readyz").is_success
            ann.act(table, ann.look(table))
    finally:
        running.stop()


def test_errors_of_the_database_tell_no_values(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path}/x.sqlite")
    with pytest.raises(sa.exc.SQLAlchemyError) as problem, engine.begin() as db:
        db.execute(sa.text("INSERT INTO nowhere VALUES (:password)"), {"password": "$argon2id$secret"})
    assert "secret" not in str(problem.value)


def test_head_is_answered_like_get_without_a_body(running: Running, ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    for path in ("/", "/healthz", "/api/games", "/api/me", f"/api/tables/{table}"):
        answer, full = ann.http.head(path), ann.http.get(path)
        assert answer.status_code == full.status_code == 200
        assert answer.content == b""
        assert answer.headers["content-type"] == full.headers["content-type"]
    assert ann.http.head(f"/api/tables/{table}/events", timeout=5).status_code == 200
    assert ann.http.head("/api/tables/zzz").status_code == 422


def test_a_refusal_is_explained_in_the_log(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    httpx.post(f"{running.url}/api/session", json={"name": "X"}, headers={"origin": "https://evil.example"})
    httpx.get(f"{running.url}/api/tables/{'0' * 20}")
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records if record.name == "approdo.access"]
    assert {"foreign-origin", "no-such-table"} <= {line.get("refused") for line in lines}


HALF = "\ud800"
"""Half a character: JSON can say it, UTF-8 cannot."""
JSON = {"content-type": "application/json"}


@pytest.mark.parametrize("wanted", [{"options": {HALF: 1}}, {"options": {"first": HALF}}, {"game": HALF}], ids=repr)
def test_half_a_character_is_no_error_of_the_server(ann: Person, wanted: dict[str, Any]) -> None:
    body = json.dumps({"game": "new-haven", "seats": [{"kind": "me"}, {"kind": "open"}], **wanted})
    answer = ann.http.post("/api/tables", content=body, headers=JSON)
    assert answer.status_code == 422, answer.text


def test_half_a_passkey_is_no_error_of_the_server(running: Running) -> None:
    visitor = Person(running.url, None)
    challenge = visitor.post("/api/login/passkey/ask")["options"]["challenge"]
    told = json.dumps({"type": "webauthn.get", "challenge": challenge, "origin": running.url}).encode()
    data = base64.urlsafe_b64encode(told).decode().rstrip("=")
    body = json.dumps({"credential": {"id": HALF, "response": {"clientDataJSON": data}}})
    refusal(visitor.http.post("/api/login/passkey", content=body, headers=JSON), 422, "invalid-request")


@pytest.mark.parametrize(
    "record",
    [
        json.dumps({"players": math.inf, "options": {}}),
        '{"game": "new-haven", "players": 1e400, "options": {}}',
        json.dumps({"game": "new-haven", "players": 2, "options": {HALF: 1}}),
        json.dumps({"game": "new-haven", "players": 2, "options": {"first": HALF}}),
        json.dumps({"game": HALF, "players": 2, "options": {}}),
        '{"a":' * 300 + "1" + "}" * 300,
        '{"a":' * 90_000 + "1" + "}" * 90_000,
    ],
    ids=["endless", "too large", "half an option", "half a choice", "half a game", "nested", "nested without end"],
)
def test_a_record_that_no_game_can_have_is_no_error_of_the_server(ann: Person, record: str) -> None:
    body = f'{{"step": 0, "seats": [{{"kind": "me"}}, {{"kind": "hotseat"}}], "record": {record}}}'
    answer = ann.http.post("/api/tables/fork", content=body, headers=JSON)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["text"]


# --- files ---


def test_the_database_and_its_backups_are_for_their_owner_alone(running: Running, tmp_path: Path) -> None:
    file = Path(running.config.database.removeprefix("sqlite:///"))
    done = CliRunner().invoke(app, ["backup", str(file), str(tmp_path / "b.sqlite")])
    assert done.exit_code == 0, done.output
    done = CliRunner().invoke(app, ["restore", str(tmp_path / "b.sqlite"), str(tmp_path / "c.sqlite")])
    assert done.exit_code == 0, done.output
    for made in (file, tmp_path / "b.sqlite", tmp_path / "c.sqlite"):
        assert stat.S_IMODE(made.stat().st_mode) == 0o600, made


def test_no_second_server_comes_in_whatever_is_deleted(running: Running) -> None:
    file = Path(running.config.database.removeprefix("sqlite:///"))
    Path(f"{file}.lock").unlink(missing_ok=True)
    with pytest.raises(DatabaseInUse):
        lock(running.config.database)


def test_a_newer_database_is_refused_in_one_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/new.sqlite"
    engine = connect(url)
    upgrade(engine)
    with engine.begin() as db:
        db.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(NewerSchema, match="newer Approdo"):
        check_database(Config(database=url))


@pytest.mark.parametrize(
    "words",
    [
        ["backup", "none.sqlite", "b.sqlite"],
        ["export", "none.sqlite"],
        ["export", "none.sqlite", "--out", "games.jsonl"],
        ["restore", "none.sqlite", "c.sqlite"],
        ["restore", "text.sqlite", "c.sqlite"],
        ["backup", "text.sqlite", "b.sqlite"],
        ["verify", "sqlite:///none.sqlite"],
        ["backup", "postgresql://nobody@127.0.0.1:1/none", "b.sqlite"],
    ],
)
def test_what_is_not_there_is_said_in_one_line_and_nothing_is_made(tmp_path: Path, words: list[str]) -> None:
    (tmp_path / "text.sqlite").write_text("not a database, but long enough to be looked at: " * 40)
    code = "from approdo.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("approdo: ")
    assert [file.name for file in tmp_path.iterdir()] == ["text.sqlite"]


# --- settings ---


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"APPRODO_TRUSTED_PROXIES": "banana"}, "127.0.0.1"),
        ({"APPRODO_PUBLIC_URL": "https://example.org/games"}, "without a path"),
        ({"APPRODO_PUBLIC_URL": "https://"}, "games.example.org"),
        ({"APPRODO_PUBLIC_URL": "https://example.org:https"}, "games.example.org"),
        ({"APPRODO_MAIL_SERVER": "smtp://mail.example.org:mail"}, "smtp://host:port"),
        ({"APPRODO_ALLOWED_HOSTS": "https://games.example.org"}, "games.example.org"),
        ({"APPRODO_ALLOWED_HOSTS": "games.example.org:8000"}, "games.example.org"),
        ({"APPRODO_DATABASE": "postgresql://ann:secret@host:banana/games"}, "postgresql://user@host/name"),
    ],
)
def test_settings_that_cannot_work_are_refused(environment: dict[str, str], said: str) -> None:
    with pytest.raises(BadConfig) as problem:
        read_config(None, environment)
    assert said in str(problem.value)
    assert "secret" not in str(problem.value)


@pytest.mark.parametrize("taken", [True, False], ids=["port taken", "no such host"])
def test_where_one_cannot_listen_is_said_in_one_line(tmp_path: Path, running: Running, taken: bool) -> None:
    place = {"port": running.port} if taken else {"host": "no-such-host.invalid"}
    with pytest.raises(BadConfig) as problem:
        run(settings(tmp_path, **place), print)
    assert str(problem.value).startswith("cannot listen at ")


def test_the_host_for_all_addresses_takes_both_kinds(home: Path) -> None:
    config = settings(home, host="::", database=f"sqlite:///{home}/dual.sqlite")
    listener = dual_stack(config)
    assert listener is not None
    port = listener.getsockname()[1]
    process = Process(config, lambda text: None)
    process.capture_signals = nullcontext  # type: ignore[method-assign]
    thread = threading.Thread(target=process.run, args=([listener],), daemon=True)
    thread.start()
    deadline = time.monotonic() + 30
    while not process.started:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    try:
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").is_success
        if socket.has_ipv6 and os.path.exists("/proc/net/if_inet6"):
            assert httpx.get(f"http://[::1]:{port}/healthz").is_success
    finally:
        process.should_exit = True
        thread.join(15)


def test_the_doctor_knows_a_server_that_runs(running: Running) -> None:
    file = running.config.database.removeprefix("sqlite:///")
    words = ["doctor", "--host", "127.0.0.1", "--port", str(running.port), "--database", file]
    done = CliRunner().invoke(app, words)
    assert "an Approdo server is running" in done.output, done.output
    with socket.create_server(("127.0.0.1", 0)) as other:
        config = settings(Path(file).parent, port=other.getsockname()[1])
        found = {check.name: check for check in examine(config)}
    assert not found["port"].good


def test_a_database_of_the_first_version_goes_on(tmp_path: Path) -> None:
    """Accounts, tables and links of version 0001 are there after the upgrade, and a server starts on them."""
    url = f"sqlite:///{tmp_path}/old.sqlite"
    engine = connect(url)
    upgrade(engine, "0001")
    engine.dispose()
    with sqlite3.connect(tmp_path / "old.sqlite") as db:
        db.execute("INSERT INTO users VALUES ('u1', 'Élodie', 'élodie', 'hash', 1.0)")
        db.execute(
            "INSERT INTO tables VALUES ('t1','new-haven','1','{}','open','u1','Élodie',1,1,'code',0,0,NULL,NULL,"
            f"'greedy','[]',0,NULL,NULL,NULL,NULL,NULL,1.0,{time.time()})"
        )
        db.execute("INSERT INTO seats VALUES ('t1',0,'person','u1','Élodie',NULL,0,0)")
        db.execute("INSERT INTO seats VALUES ('t1',1,'open',NULL,NULL,NULL,0,0)")
        db.execute("INSERT INTO links VALUES ('h','t1',1,9e9)")
    server = Running(Config(host="127.0.0.1", port=0, database=url))
    try:
        lines = Person(server.url, None).get("/api/tables")
        assert [seat["name"] for seat in lines[0]["seats"]] == ["Élodie", None]
        refusal(Person(server.url, None).http.post("/api/session", json={"name": "Élodie"}), 409, "name-taken")
    finally:
        server.stop()
    with sqlite3.connect(tmp_path / "old.sqlite") as db:
        assert db.execute("SELECT count(*) FROM links").fetchone() == (0,), "links without a holder are void"
