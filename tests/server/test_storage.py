"""What was acknowledged is in the database, whole; old databases are brought up to date; backups restore."""

from __future__ import annotations

import asyncio
import io
import json
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from approdo.core.errors import DamagedRecord
from approdo.core.match import Match, replay
from approdo.core.record import Record
from approdo.core.registry import all_games, info, load
from approdo.server.errors import ApiError
from approdo.server.storage import keeping, people
from approdo.server.storage.database import Conflict, Database, connect
from approdo.server.storage.lock import DatabaseInUse, lock
from approdo.server.storage.migrate import current, revisions, upgrade, upgrade_apart
from approdo.server.storage.schema import metadata, tables, users
from approdo.server.storage.tables import read_table, save_table
from approdo.server.wire import to_canonical_json

from .conftest import Person, Running, refusal, settings


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_position_is_kept_as_its_hash_wants_it(game: str) -> None:
    match, rng = Match(load(game, min(info(game).seats)), seed=5), random.Random(5)
    for _ in range(120):
        if match.over:
            break
        state = match.state
        assert to_canonical_json(state.to_dict()).decode() == state.to_json()
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat).ids))


def test_it_is_noticed_when_another_program_writes(home: Path) -> None:
    db = Database(f"sqlite:///{home}/two.sqlite")

    async def ask() -> bool:
        return await db.written_elsewhere()

    try:
        upgrade(db.engine)
        asyncio.run(ask())  # the first time there is nothing to compare with
        asyncio.run(db.write(lambda connection: people.add_user(connection, "Ann")))
        assert not asyncio.run(ask()), "we wrote that ourselves"
        with sqlite3.connect(home / "two.sqlite") as other:
            other.execute("UPDATE users SET banned = 1")
        assert asyncio.run(ask())
        assert not asyncio.run(ask()), "that is known by now"
    finally:
        db.close()


def test_a_game_goes_on_after_a_restart(home: Path) -> None:
    config = settings(home, database=f"sqlite:///{home}/restart.sqlite")
    server = Running(config)
    ann = Person(server.url)
    table = ann.create("new-haven", "me", "random", "hotseat")
    for _ in range(5):
        ann.act(table, ann.wait_turn(table), lambda legal: legal[-1])
    before = ann.wait_turn(table)
    server.stop()
    server = Running(config)
    try:
        ann.http.base_url = server.url
        after = ann.look(table)
        assert after["view"] == before["view"]
        assert after["log"] == before["log"]
        assert after["decision"] == before["decision"]
        ann.act(table, after)
    finally:
        server.stop()


def test_bots_that_were_thinking_when_the_server_stopped_go_on_by_themselves(home: Path) -> None:
    config = settings(home, database=f"sqlite:///{home}/bots.sqlite", bot_pace=1.5)
    server = Running(config)
    ann = Person(server.url)
    table = ann.create("new-haven", "me", "random", "random", options={"first": "1"})
    message = ann.wait_turn(table)
    while message["view"]["actors"] == [0]:
        ann.act(table, message, lambda legal: legal[0])
        message = ann.look(table)
    seq = message["seq"]
    server.stop()
    server = Running(settings(home, database=f"sqlite:///{home}/bots.sqlite"))
    try:
        ann.http.base_url = server.url
        assert ann.wait_turn(table)["seq"] > seq
    finally:
        server.stop()


def test_idle_tables_are_unloaded_and_come_back(running: Running, ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    ann.act(table, ann.look(table))
    before = ann.look(table)
    hub = running.server.hub
    live = hub.lives[table]
    live.touched -= 10_000
    asyncio.run_coroutine_threadsafe(hub.unload_idle(), live._task.get_loop()).result(5)
    assert table not in hub.lives
    assert ann.look(table) == before


def test_a_failed_commit_is_not_acknowledged_and_leaves_no_half_move(
    running: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    before = ann.look(table)

    def broken(*_: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr("approdo.server.playing.add_command", broken)
        answer = ann.try_act(table, before, before["view"]["legal"][0]["id"])
        assert answer.status_code == 503
        assert answer.json()["code"] == "unavailable"
    after = ann.look(table)
    assert after["view"] == before["view"]
    assert after["seq"] == before["seq"]
    ann.act(table, after)


def test_what_is_refused_within_the_transaction_leaves_nothing_in_memory(
    running: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people open the same seat link at once: the second one's transaction is refused."""
    table = ann.create("new-haven", "me", "open", start=False)
    token = ann.post(f"/api/tables/{table}/seats/1/link")["token"]
    before = ann.look(table)

    def used(*_: Any) -> None:
        raise ApiError("no-such-link", 404)

    monkeypatch.setattr("approdo.server.storage.people.use_link", used)
    refusal(bob.http.post("/api/links/claim", json={"token": token}), 404, "no-such-link")
    assert ann.look(table) == before


def test_a_take_back_that_cannot_be_done_leaves_nothing_in_memory(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    ann.act(table, ann.look(table))
    before = ann.look(table)
    monkeypatch.setattr("approdo.server.consent.replay", _damaged)
    answer = ann.http.post(f"/api/tables/{table}/proposal", json={"kind": "take-back"})
    refusal(answer, 409, "cannot-take-back")
    assert ann.look(table) == before


def _damaged(*_: Any, **__: Any) -> None:
    raise DamagedRecord("rules", "written under other rules")


def test_one_job_that_fails_does_not_undo_the_others_of_its_batch(home: Path) -> None:
    db = Database(f"sqlite:///{home}/batch.sqlite")
    upgrade(db.engine)

    async def write() -> list[Any]:
        def fails(connection: sa.Connection) -> None:
            people.add_user(connection, "half")
            raise ApiError("stale")

        jobs = [lambda c, i=i: people.add_user(c, f"P{i}") for i in range(20)]
        return await asyncio.gather(*(db.write(job) for job in [*jobs, fails, *jobs]), return_exceptions=True)

    results = asyncio.run(write())
    assert isinstance(results[20], ApiError)
    names = db.read_now(lambda c: list(c.execute(sa.select(users.c.name)).scalars()))
    assert len(names) == 40
    assert "half" not in names
    db.close()


def test_two_writers_of_one_table_cannot_overwrite_each_other(running: Running, ann: Person) -> None:
    table_id = ann.create("new-haven", "me", "hotseat")
    table = running.server.db.read_now(lambda c: read_table(c, table_id))
    with pytest.raises(Conflict):
        running.server.db.write_now(lambda c: save_table(c, table, table.seq - 1, seats_too=True, moved=False))


def test_sqlite_is_set_to_lose_nothing(running: Running) -> None:
    def pragma(name: str) -> Any:
        return running.server.db.read_now(lambda c: c.execute(sa.text(f"PRAGMA {name}")).scalar())

    assert pragma("journal_mode") == "wal"
    assert pragma("synchronous") == 2
    assert pragma("foreign_keys") == 1


def test_a_second_server_on_the_same_file_is_refused(running: Running) -> None:
    with pytest.raises(DatabaseInUse, match="in use by another server"):
        lock(running.config.database)


# --- migrations ---

FIRST_ROWS = {
    "users": {"id": "u1", "name": "Ann", "created": 1.0},
    "sessions": {"hash": "h", "user_id": "u1", "created": 1.0, "expires": 2.0},
}


def test_files_of_migrations_are_named_by_their_revisions() -> None:
    settings = Config()
    settings.set_main_option("script_location", "approdo.server.storage:migrations")
    scripts = ScriptDirectory.from_config(settings).walk_revisions()
    assert revisions() == [script.revision for script in scripts][::-1]


def test_a_server_does_not_carry_what_migrating_needs(home: Path) -> None:
    url = f"sqlite:///{home}/apart.sqlite"
    upgrade_apart(url)
    engine = connect(url)
    assert current(engine) == revisions()[-1]
    engine.dispose()
    program = f"""
import sys
from approdo.server.running import check_database, upgrade_apart
from approdo.server.storage.database import connect
from approdo.server.storage.migrate import check_schema, upgrade
check_schema({url!r})
upgrade(connect({url!r}))
assert "alembic" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("start", revisions())
def test_every_schema_since_the_first_is_brought_up_to_date_with_its_data(home: Path, start: str) -> None:
    engine = connect(f"sqlite:///{home}/from-{start}.sqlite")
    upgrade(engine, start)
    with engine.begin() as db:
        for name, row in FIRST_ROWS.items():
            columns = ", ".join(row)
            marks = ", ".join(f":{key}" for key in row)
            db.execute(sa.text(f"INSERT INTO {name} ({columns}) VALUES ({marks})"), row)
    upgrade(engine)
    assert current(engine) == revisions()[-1]
    with engine.connect() as db:
        assert db.execute(sa.select(users.c.name)).scalar() == "Ann"
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
    engine.dispose()


# --- backup, restore, export, verify ---


@pytest.fixture
def played(running: Running, ann: Person) -> tuple[Running, Person, str]:
    table = ann.create("new-haven", "me", "hotseat")
    for _ in range(12):
        ann.act(table, ann.look(table))
    ann.post(f"/api/tables/{table}/chat", text="backup me")
    return running, ann, table


def test_a_backup_of_a_running_server_restores_to_the_same_games(
    played: tuple[Running, Person, str], tmp_path: Path
) -> None:
    server, ann, table = played
    before = ann.look(table)
    counts = keeping.backup(server.config.database, tmp_path / "backup.sqlite")
    assert counts["tables"] >= 1
    with pytest.raises(keeping.CannotKeep, match="exists already"):
        keeping.backup(server.config.database, tmp_path / "backup.sqlite")
    restored = f"sqlite:///{tmp_path}/restored.sqlite"
    assert keeping.restore(tmp_path / "backup.sqlite", restored) == counts
    with pytest.raises(keeping.CannotKeep, match="empty database"):
        keeping.restore(tmp_path / "backup.sqlite", restored)
    assert all(not finding.problem for finding in keeping.verify(restored))
    second = Running(settings(tmp_path, database=restored))
    try:
        ann.http.base_url = second.url
        assert ann.look(table) == before
    finally:
        second.stop()


def test_verify_finds_a_changed_entry_and_a_changed_snapshot(
    played: tuple[Running, Person, str], tmp_path: Path
) -> None:
    server, _, table = played
    for number, damage in enumerate(
        (
            f"UPDATE entries SET line = (SELECT line FROM entries WHERE table_id = '{table}' AND n = 24) "
            f"WHERE table_id = '{table}' AND n = 27",
            f"UPDATE states SET state = replace(state, '\"turn\":', '\"turn\":1') WHERE table_id = '{table}'",
            f"DELETE FROM entries WHERE table_id = '{table}' AND n = 26",
        )
    ):
        copy = tmp_path / f"damaged{number}.sqlite"
        keeping.backup(server.config.database, copy)
        with sqlite3.connect(copy) as db:
            assert db.execute(damage).rowcount == 1
        found = {finding.table: finding.problem for finding in keeping.verify(f"sqlite:///{copy}")}
        assert found[table], damage


def test_export_writes_finished_games_only_unless_asked(played: tuple[Running, Person, str]) -> None:
    server, ann, table = played
    for unfinished in (False, True):
        out = io.StringIO()
        keeping.export(server.config.database, out, unfinished)
        records = {json.loads(line)["notes"]["table"]: line for line in out.getvalue().splitlines()}
        assert (table in records) == unfinished
    assert replay(Record.from_json(records[table])).step == ann.look(table)["view"]["step"]


def test_tables_are_listed_in_the_database_by_what_they_await(running: Running, ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    query = sa.select(tables.c.awaited, tables.c.awaits_bot).where(tables.c.id == table)
    row = running.server.db.read_now(lambda c: c.execute(query).one())
    assert row.awaited == ann.look(table)["view"]["actors"]
    assert not row.awaits_bot
