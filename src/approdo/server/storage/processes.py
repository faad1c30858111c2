"""Several server processes on one database: who is alive, and who owns which live match."""

from __future__ import annotations

import time

import sqlalchemy as sa

from approdo.server.storage.schema import presence, processes, tables

BEAT_SECONDS = 1.0
DEAD_AFTER = 5.0
"""A process that has not been heard of for so long is dead; its matches are taken over."""
CHANNEL = "approdo"


def _alive() -> sa.Select[tuple[str]]:
    return sa.select(processes.c.id).where(processes.c.seen > time.time() - DEAD_AFTER)


def enter(db: sa.Connection, process: str, alone: bool) -> None:
    """A process begins; `alone` when no other can share the database, so that old ones must be dead."""
    if alone:
        db.execute(processes.delete())
        db.execute(presence.delete())
        db.execute(tables.update().where(tables.c.owner.is_not(None)).values(owner=None))
    db.execute(processes.insert().values(id=process, seen=time.time()))


def beat(db: sa.Connection, process: str) -> None:
    """A sign of life; the traces of the dead are removed."""
    values = {"id": process, "seen": time.time()}
    if db.execute(processes.update().where(processes.c.id == process).values(values)).rowcount == 0:
        db.execute(processes.insert().values(values))
    db.execute(processes.delete().where(processes.c.seen < time.time() - 4 * DEAD_AFTER))
    db.execute(presence.delete().where(presence.c.process.not_in(sa.select(processes.c.id))))


def leave(db: sa.Connection, process: str) -> None:
    """A process ends and gives everything back."""
    db.execute(tables.update().where(tables.c.owner == process).values(owner=None))
    db.execute(presence.delete().where(presence.c.process == process))
    db.execute(processes.delete().where(processes.c.id == process))


def claim(db: sa.Connection, process: str, table_id: str) -> bool:
    """Become the owner of a match: if it has none, or a dead one, or oneself."""
    free = tables.c.owner.is_(None) | (tables.c.owner == process) | tables.c.owner.not_in(_alive())
    return db.execute(tables.update().where(tables.c.id == table_id, free).values(owner=process)).rowcount == 1


def release(db: sa.Connection, process: str, table_id: str) -> None:
    """No longer the owner."""
    db.execute(tables.update().where(tables.c.id == table_id, tables.c.owner == process).values(owner=None))


def orphans(db: sa.Connection) -> list[str]:
    """Playing tables where a bot is awaited and nobody alive lets it think."""
    unowned = tables.c.owner.is_(None) | tables.c.owner.not_in(_alive())
    query = sa.select(tables.c.id).where(tables.c.status == "playing", tables.c.awaits_bot, unowned)
    return list(db.execute(query.limit(50)).scalars())


def overdue(db: sa.Connection) -> list[str]:
    """Playing tables where the time of a person has run out."""
    late = (tables.c.status == "playing") & (tables.c.deadline < time.time())
    return list(db.execute(sa.select(tables.c.id).where(late).limit(50)).scalars())


def versions(db: sa.Connection, table_ids: list[str]) -> dict[str, int]:
    """The sequence numbers of tables."""
    query = sa.select(tables.c.id, tables.c.seq).where(tables.c.id.in_(table_ids))
    return {row.id: row.seq for row in db.execute(query)}


def announce(db: sa.Connection, table_id: str, seq: int) -> None:
    """Others hear of a change when the transaction commits (PostgreSQL)."""
    db.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table_id} {seq}")))


def set_present(db: sa.Connection, process: str, table_id: str, user_id: str, here: bool) -> None:
    """A player came to, or left, a table at this process."""
    key = {"process": process, "table_id": table_id, "user_id": user_id}
    db.execute(presence.delete().where(*(presence.c[name] == value for name, value in key.items())))
    if here:
        db.execute(presence.insert().values(key))


def present_elsewhere(db: sa.Connection, process: str, table_id: str) -> set[str]:
    """Players who are connected to other living processes."""
    query = sa.select(presence.c.user_id).where(
        presence.c.table_id == table_id, presence.c.process != process, presence.c.process.in_(_alive())
    )
    return set(db.execute(query).scalars())
