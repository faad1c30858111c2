"""Settings, logs, metrics, health, the browser app's files, and the published API."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import math
import re
import weakref
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from typer.testing import CliRunner

import approdo.server
from approdo.cli.main import app
from approdo.core.text import texts
from approdo.server.config import BadConfig, Config, read_config
from approdo.server.doctor import examine
from approdo.server.logs import JsonLines
from approdo.server.running import welcome
from approdo.server.static import add_static

from .conftest import Person, Running, received, settings


def test_settings_come_from_file_then_environment_then_command_line(tmp_path: Path) -> None:
    file = tmp_path / "approdo.toml"
    file.write_text('port = 9000\nhost = "127.0.0.1"\nbot_pace = 0.5\n')
    config = read_config(file, {"APPRODO_PORT": "9001", "HOME": "/"}, host="::1", database=None)
    assert (config.port, config.host, config.bot_pace) == (9001, "::1", 0.5)


def test_what_the_fast_core_reads_from_the_environment_is_no_setting_of_the_server() -> None:
    assert read_config(None, {"APPRODO_CACHE": "/var/cache/approdo", "APPRODO_FAST": "python"}) == Config()


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"APPRODO_PORT": "abc"}, "APPRODO_PORT"),
        ({"APPRODO_PORT": "70000"}, "65535"),
        ({"APPRODO_PROT": "1"}, "there is no setting 'prot'"),
        ({"APPRODO_DATABASE": "mysql://x"}, "sqlite:///"),
        ({"APPRODO_PUBLIC_URL": "games.example.org"}, "http://"),
        ({"APPRODO_LOG_LEVEL": "loud"}, "debug, info"),
    ],
)
def test_bad_settings_say_what_would_be_right(environment: dict[str, str], said: str) -> None:
    with pytest.raises(BadConfig) as problem:
        read_config(None, environment)
    assert said in str(problem.value)


def test_a_bad_database_address_does_not_give_its_password_away() -> None:
    with pytest.raises(BadConfig) as problem:
        read_config(None, {"APPRODO_DATABASE": "mysql://ann:secret@host/db"})
    assert "secret" not in str(problem.value)


def test_the_settings_file_must_exist_and_be_toml(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="cannot read"):
        read_config(tmp_path / "none.toml", {})
    (tmp_path / "bad.toml").write_text("port = = 1")
    with pytest.raises(BadConfig, match="not TOML"):
        read_config(tmp_path / "bad.toml", {})


def test_health_and_metrics(running: Running, ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    ann.act(table, ann.look(table))
    assert ann.get("/healthz") == {"ok": True}
    text = ann.http.get("/metrics").text
    values = {line.split()[0]: float(line.split()[1]) for line in text.splitlines() if not line.startswith("#")}
    assert values["approdo_moves_total"] >= 1
    assert values["approdo_live_tables"] >= 1
    assert values['approdo_move_seconds_bucket{le="+Inf"}'] == values["approdo_move_seconds_count"]


def test_logs_are_json_and_hold_no_secret(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ann = Person(running.url, "Ann")
    table = ann.create("new-haven", "me", "open", start=False)
    invite = ann.look(table)["table"]["invite"]["code"]
    token = ann.post(f"/api/tables/{table}/seats/1/link")["token"]
    bob = Person(running.url, "Bob")
    bob.http.get(f"/api/tables/{table}?invite={invite}")
    bob.http.post("/api/account", json={"name": "Bob Log", "password": "a very secret word"})
    bob.post("/api/links/claim", token=token)
    formatter = JsonLines()
    server_lines = [formatter.format(record) for record in caplog.records if record.name.startswith("approdo")]
    assert any(json.loads(line).get("path") == "/api/tables/{table_id}" for line in server_lines)
    everything = "\n".join(server_lines)
    for secret in (invite, token, "a very secret word", ann.http.cookies["approdo"], bob.http.cookies["approdo"]):
        assert secret not in everything


def test_both_languages_say_the_same_things() -> None:
    english, italian = texts("approdo.server", "en"), texts("approdo.server", "it")
    only_italian = {"list-euphonic", "list-euphonic-before"}  # "ed" before an e: a matter of the language alone
    assert english.messages.keys() == italian.messages.keys() - only_italian
    for key in english.messages:
        assert english.variables(key) == italian.variables(key), key


def test_every_error_code_in_the_program_has_a_text() -> None:
    source = "\n".join(path.read_text() for path in Path(approdo.server.__file__).parent.rglob("*.py"))
    codes = set(re.findall(r'ApiError\(\s*"([a-z-]+)"', source))
    assert len(codes) > 25
    assert {f"error-{code}" for code in codes} <= texts("approdo.server", "en").messages.keys()


def test_the_browser_app_is_served_with_fallback_and_cache(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Approdo</title>")
    (tmp_path / "assets" / "app-Bx81kQz0.js").write_text("1")
    site = FastAPI()
    add_static(site, tmp_path)

    def get(path: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(site, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
                return await client.get(path)

        return asyncio.run(ask())

    for path in ("/", "/table/abc", "/rules/new-haven"):
        assert "Approdo" in get(path).text
        assert get(path).headers["cache-control"] == "no-cache"
    assert "immutable" in get("/assets/app-Bx81kQz0.js").headers["cache-control"]
    assert get("/assets/none.js").status_code >= 400
    (tmp_path / "index.html").unlink()
    assert "npm" in get("/").text


def test_the_address_is_printed_with_a_code_for_the_local_network() -> None:
    assert welcome(Config(host="127.0.0.1"), 8000) == "Approdo is at http://localhost:8000"
    said = welcome(Config(host="0.0.0.0"), 8000)
    assert "On your network: http://" in said
    assert "█" in said


def test_the_doctor_finds_what_is_wrong(home: Path) -> None:
    (home / "broken.sqlite").write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    found = {check.name: check for check in examine(settings(home, database=f"sqlite:///{home}/broken.sqlite"))}
    assert not found["database"].good
    assert found["bots"].good
    assert found["port"].good
    fresh = {check.name: check for check in examine(settings(home, database=f"sqlite:///{home}/none.sqlite"))}
    assert fresh["database"].good


def test_the_hosts_commands_work(running: Running, ann: Person, tmp_path: Path) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    ann.act(table, ann.look(table))
    ann.post(f"/api/tables/{table}/resign", seat=0)
    ann.post(f"/api/tables/{table}/resign", seat=1)
    file = running.config.database.removeprefix("sqlite:///")

    def approdo(*words: str) -> str:
        done = CliRunner().invoke(app, list(words))
        assert done.exit_code == 0, done.output
        return done.output

    assert "tables" in approdo("backup", file, str(tmp_path / "b.sqlite"))
    assert "restored" in approdo("restore", str(tmp_path / "b.sqlite"), str(tmp_path / "c.sqlite"))
    assert table in approdo("export", str(tmp_path / "c.sqlite"))
    assert "0 damaged" in approdo("verify", str(tmp_path / "c.sqlite"))
    refused = CliRunner().invoke(app, ["serve", "--database", f"sqlite:///{file}"])
    assert "in use by another server" in str(refused.exception)


def _schema(running: Running) -> Any:
    return httpx.get(f"{running.url}/api/openapi.json", timeout=30).json()


def test_the_published_api_refuses_unknown_fields_everywhere(running: Running) -> None:
    schemas = _schema(running)["components"]["schemas"]
    bodies = [name for name in schemas if name.endswith(("In", "SeatOnly"))]
    assert len(bodies) > 12
    assert all(schemas[name]["additionalProperties"] is False for name in bodies)


def test_a_table_that_is_unloaded_leaves_nothing_to_the_collector(running: Running, ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    for _ in range(3):
        ann.act(table, ann.look(table))
    hub = running.server.hub
    live = hub.lives[table]
    loop, match = live._task.get_loop(), weakref.ref(live.match)
    gc.disable()
    try:
        live.touched = -math.inf
        del live
        asyncio.run_coroutine_threadsafe(hub.unload_idle(), loop).result(20)
        assert table not in hub.lives
        assert match() is None
    finally:
        gc.enable()
    assert ann.look(table)["view"]["step"] >= 3, "it is read again when somebody comes"


def test_what_all_have_got_is_not_kept(running: Running, pair: tuple[Person, Person, str]) -> None:
    ann, bob, table = pair
    with ann.socket(table) as hers, bob.socket(table) as his:
        before = ann.look(table)
        mover = (ann, bob)[before["view"]["actors"][0]]
        done = mover.act(table, mover.look(table))
        for socket in (hers, his):
            while received(socket)["seq"] < done["seq"]:
                pass
        live = running.server.hub.lives[table]
        assert (live.cache, live.views) == ({}, {})


def test_a_table_where_nothing_happens_keeps_nothing_that_it_sent(running: Running, ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    with ann.socket(table) as socket:
        first = received(socket)
        assert ann.look(table) == first
        hub = running.server.hub
        live = hub.lives[table]
        message = live.cache[(ann.get("/api/me")["id"], first["seat"])]
        assert message.view is live.views[first["seat"]], "a view is kept once"
        live.touched = -math.inf
        loop = live._task.get_loop()
        asyncio.run_coroutine_threadsafe(hub.unload_idle(), loop).result(20)
        assert table in hub.lives, "somebody looks on"
        assert (live.cache, live.views, live.lines) == ({}, {}, {})
        assert ann.look(table) == first
        ann.act(table, first)
        assert received(socket)["seq"] > first["seq"]
