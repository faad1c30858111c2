"""Keeping a database safe: copy it, put it back, export its games, check every one of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import sqlalchemy as sa

from approdo.core.errors import ApprodoError
from approdo.core.match import replay
from approdo.core.record import Record
from approdo.server.storage.database import connect, for_reading
from approdo.server.storage.migrate import current, revisions, upgrade
from approdo.server.storage.schema import chat, metadata, presence, processes, states, tables
from approdo.server.storage.tables import Table, read_record, read_tables

PASSING = (processes, presence)
"""What belongs to running processes and is not copied."""
CHUNK = 500


class CannotKeep(ApprodoError):
    """A backup or restore that would lose something."""


def backup(url: str, file: Path) -> dict[str, int]:
    """A consistent copy of a database, running or not, as one SQLite file; rows per table."""
    if file.exists():
        raise CannotKeep(f"{file} exists already; give the backup another name")
    return _copy(url, f"sqlite:///{file}")


def restore(file: Path, url: str) -> dict[str, int]:
    """Put a backup into an empty database of either kind; rows per table."""
    if not file.is_file():
        raise CannotKeep(f"there is no backup {file}")
    return _copy(f"sqlite:///{file}", url)


def _copy(source_url: str, target_url: str) -> dict[str, int]:
    source, target = connect(source_url), connect(target_url)
    try:
        version = current(source)
        if version not in revisions():
            raise CannotKeep(f"{_shown(source_url)} was written by another version of Approdo (schema {version})")
        if version != revisions()[-1]:
            raise CannotKeep(f"{_shown(source_url)} has an older schema ({version}); start the server on it once first")
        upgrade(target)
        with for_reading(source).begin() as old, target.begin() as new:
            if new.execute(sa.select(sa.func.count()).select_from(tables)).scalar():
                raise CannotKeep(f"{_shown(target_url)} already has tables in it; restore into an empty database")
            counts = {
                table.name: _copy_table(old, new, table) for table in metadata.sorted_tables if table not in PASSING
            }
            new.execute(tables.update().values(owner=None))
            if new.dialect.name == "postgresql" and counts["chat"]:
                highest = sa.select(sa.func.max(chat.c.id)).scalar_subquery()
                new.execute(sa.select(sa.func.setval(sa.func.pg_get_serial_sequence("chat", "id"), highest)))
        return counts
    finally:
        source.dispose()
        target.dispose()


def _copy_table(old: sa.Connection, new: sa.Connection, table: sa.Table) -> int:
    count = 0
    for rows in old.execute(sa.select(table)).mappings().partitions(CHUNK):
        new.execute(table.insert(), [dict(row) for row in rows])
        count += len(rows)
    return count


def _shown(url: str) -> str:
    """An address without its password."""
    return sa.make_url(url).render_as_string(hide_password=True)


def _games(db: sa.Connection, finished_only: bool) -> Iterator[tuple[Table, Record]]:
    query = sa.select(tables).join(states, states.c.table_id == tables.c.id).order_by(tables.c.created)
    if finished_only:
        query = query.where(tables.c.status.in_(("finished", "abandoned")))
    for table in read_tables(db, query):
        record = read_record(db, table)
        if record is not None:
            yield table, record


def export(url: str, out: IO[str], unfinished: bool) -> int:
    """Records of finished games, one JSON object per line. Unfinished ones hold secrets: only when asked for."""
    count = 0
    engine = connect(url)
    with for_reading(engine).begin() as db:
        for table, record in _games(db, not unfinished):
            noted = record.with_notes(table=table.id, created=table.created, status=table.status)
            out.write(json.dumps(noted.to_dict(), ensure_ascii=False) + "\n")
            count += 1
    engine.dispose()
    return count


@dataclass(frozen=True)
class Finding:
    """What verification found of one table: "" when all is well."""

    table: str
    game: str
    problem: str


def verify(url: str) -> Iterator[Finding]:
    """Play every stored game through: every entry legal, every hash as written, the snapshot the same position."""
    engine = connect(url)
    with for_reading(engine).begin() as db:
        for table, record in _games(db, finished_only=False):
            yield _verified(db, table, record)
    engine.dispose()


def _verified(db: sa.Connection, table: Table, record: Record) -> Finding:
    snapshot = db.execute(sa.select(states).where(states.c.table_id == table.id)).one()
    try:
        match = replay(record)
    except ApprodoError as error:
        return Finding(table.id, table.game, str(error))
    if snapshot.step != match.step or snapshot.state != json.loads(json.dumps(match.state.to_dict())):
        return Finding(table.id, table.game, "the snapshot is not the position that the log leads to")
    if (table.status == "finished") != match.over:
        return Finding(table.id, table.game, f"is marked {table.status}, but the game says otherwise")
    return Finding(table.id, table.game, "")
