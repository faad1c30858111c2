"""Keeping a database safe: copy it, put it back, export its games, check every one of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import sqlalchemy as sa

from approdo.core.draws import NOTE, check_draws
from approdo.core.errors import ApprodoError
from approdo.core.match import replay
from approdo.core.record import Record
from approdo.server.storage.database import connect, for_reading
from approdo.server.storage.lock import file_of, private
from approdo.server.storage.migrate import current, revisions, upgrade
from approdo.server.storage.schema import (
    audit,
    chat,
    metadata,
    outbox,
    presence,
    processes,
    remarks,
    reports,
    states,
    tables,
    vitals,
)
from approdo.server.storage.tables import Table, read_record, read_tables

PASSING = (processes, presence, vitals, outbox)
"""What belongs to running processes and is not copied; a restored server calls nobody for what was waiting then."""
CHUNK = 500


class CannotKeep(ApprodoError):
    """A backup or restore that would lose something."""


def backup(url: str, file: Path) -> dict[str, int]:
    """A consistent copy of a database, running or not, as one SQLite file; rows per table."""
    if file.exists():
        raise CannotKeep(f"{file} exists already; give the backup another name")
    require(url)
    return _into_new(file, lambda: _copy(url, f"sqlite:///{file}"))


def restore(file: Path, url: str) -> dict[str, int]:
    """Put a backup into an empty database of either kind; rows per table."""
    if not file.is_file():
        raise CannotKeep(f"there is no backup {file}")
    require(f"sqlite:///{file}")
    target = file_of(url)
    if target is None:
        require(url)
    elif not target.exists():
        return _into_new(target, lambda: _copy(f"sqlite:///{file}", url))
    return _copy(f"sqlite:///{file}", url)


def _into_new(file: Path, work: Callable[[], dict[str, int]]) -> dict[str, int]:
    """Fill a new file, readable by its owner alone; nothing is left of it when that fails."""
    try:
        private(file).close()
    except OSError as error:
        raise CannotKeep(f"cannot write {file}: {error.strerror}") from None
    try:
        return work()
    except BaseException:
        for name in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
            name.unlink(missing_ok=True)
        raise


def require_current(url: str) -> None:
    """There must be a database of the present schema."""
    require(url)
    engine = connect(url)
    try:
        _check_version(engine, url)
    finally:
        engine.dispose()


def _check_version(engine: sa.Engine, url: str) -> None:
    version = current(engine)
    if version not in revisions():
        raise CannotKeep(f"{_shown(url)} was written by another version of Approdo (schema {version})")
    if version != revisions()[-1]:
        raise CannotKeep(f"{_shown(url)} has an older schema ({version}); start the server on it once first")


def require(url: str) -> None:
    """There must be a database that we know; nothing is made by looking for it."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise CannotKeep(f"there is no database {file}")
    engine = connect(url)
    try:
        version = current(engine)
    except sa.exc.DBAPIError as error:
        raise CannotKeep(f"cannot open the database {_shown(url)}: {str(error).splitlines()[0]}") from None
    finally:
        engine.dispose()
    if file is not None and version is None:
        raise CannotKeep(f"{file} is not a database of Approdo")


def _copy(source_url: str, target_url: str) -> dict[str, int]:
    source, target = connect(source_url), connect(target_url)
    try:
        _check_version(source, source_url)
        upgrade(target)
        with for_reading(source).begin() as old, target.begin() as new:
            if new.execute(sa.select(sa.func.count()).select_from(tables)).scalar():
                raise CannotKeep(f"{_shown(target_url)} already has tables in it; restore into an empty database")
            counts = {
                table.name: _copy_table(old, new, table) for table in metadata.sorted_tables if table not in PASSING
            }
            new.execute(tables.update().values(owner=None))
            if new.dialect.name == "postgresql":
                for table in (chat, remarks, reports, audit):
                    _count_on(new, table)
        return counts
    finally:
        source.dispose()
        target.dispose()


def _count_on(db: sa.Connection, table: sa.Table) -> None:
    """PostgreSQL numbers new rows after the copied ones."""
    highest = db.execute(sa.select(sa.func.max(table.c.id))).scalar()
    if highest:
        db.execute(sa.select(sa.func.setval(sa.func.pg_get_serial_sequence(table.name, "id"), highest)))


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
    require(url)
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
    require(url)
    engine = connect(url)
    with for_reading(engine).begin() as db:
        for table, record in _games(db, finished_only=False):
            yield _verified(db, table, record)
    engine.dispose()


def _verified(db: sa.Connection, table: Table, record: Record) -> Finding:
    snapshot = db.execute(sa.select(states).where(states.c.table_id == table.id)).one()
    try:
        match = replay(record, forgiving=True)
        kept = match.game.state_from_dict(snapshot.state)
    except ApprodoError as error:
        return Finding(table.id, table.game, str(error))
    # A game that was begun under older rules goes on from its snapshot: repeating its entries may lead elsewhere.
    older = match.rules != match.game.info.rules
    if snapshot.step != match.step or not (older or kept.hash() == match.state.hash()):
        return Finding(table.id, table.game, "the snapshot is not the position that the log leads to")
    if (table.status == "finished") != (not kept.stack):
        return Finding(table.id, table.game, f"is marked {table.status}, but the game says otherwise")
    if NOTE in record.notes and not older:
        try:
            check_draws(record)
        except ApprodoError as error:
            return Finding(table.id, table.game, str(error))
    return Finding(table.id, table.game, "")
