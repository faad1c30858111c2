"""Several server processes on one database: who is alive, and who owns which live match."""

from __future__ import annotations

import time

import sqlalchemy as sa

from approdo.server.storage.schema import presence, processes, tables, vitals

BEAT_SECONDS = 1.0
DEAD_AFTER = 5.0
"""A process that has not been heard of for so long is dead; its matches are taken over."""
TICK_SECONDS = 5.0
STOPPED_AFTER = 3 * TICK_SECONDS
"""When nobody has ticked for so long, the server stood still, and so do the clocks of its tables."""
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
    tick(db, stopped_after=0.0 if alone else STOPPED_AFTER)


def tick(db: sa.Connection, stopped_after: float = STOPPED_AFTER, now: float | None = None) -> bool:
    """Write down that the server is alive; True if it was not for a while, and the clocks were put back."""
    now = time.time() if now is None else now
    this = vitals.c.name == "alive"
    last = db.execute(sa.select(vitals.c.at).where(this).with_for_update()).scalar()
    if last is None:
        db.execute(vitals.insert().values(name="alive", at=now))
        return False
    db.execute(vitals.update().where(this).values(at=now))
    if now - last <= stopped_after:
        return False
    timed = (tables.c.status == "playing") & tables.c.deadline.is_not(None)
    gone = now - last
    later = {
        "deadline": tables.c.deadline + gone,
        "clock_shift": tables.c.clock_shift + gone,
        "seq": tables.c.seq + 1,
    }
    return bool(db.execute(tables.update().where(timed).values(later)).rowcount)


def probe(db: sa.Connection) -> None:
    """Write something, to see whether writing is possible."""
    row = {"name": "probe", "at": time.time()}
    if db.execute(vitals.update().where(vitals.c.name == "probe").values(row)).rowcount == 0:
        db.execute(vitals.insert().values(row))


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


def versions(db: sa.Connection, table_ids: list[str]) -> list[tuple[str, int, bool]]:
    """The sequence numbers of tables, and whether a bot is awaited there."""
    query = sa.select(tables.c.id, tables.c.seq, tables.c.awaits_bot).where(tables.c.id.in_(table_ids))
    return [(row.id, row.seq, row.awaits_bot) for row in db.execute(query)]


def announce(db: sa.Connection, table_id: str, seq: int) -> None:
    """Others hear of a change when the transaction commits (PostgreSQL)."""
    db.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table_id} {seq}")))


def announce_user(db: sa.Connection, user_id: str) -> None:
    """Others hear that something changed about a user, such as a session that ended."""
    if db.dialect.name == "postgresql":
        db.execute(sa.select(sa.func.pg_notify(CHANNEL, f"user {user_id}")))


def announce_presence(db: sa.Connection, table_id: str) -> None:
    """Others hear that somebody came to a table, or left it."""
    announce(db, table_id, 0)


def set_present(db: sa.Connection, process: str, table_id: str, user_id: str, here: bool) -> None:
    """A player came to, or left, a table at this process."""
    key = {"process": process, "table_id": table_id, "user_id": user_id}
    db.execute(presence.delete().where(*(presence.c[name] == value for name, value in key.items())))
    if here:
        db.execute(presence.insert().values(key))


def present_elsewhere(db: sa.Connection, process: str, table_ids: list[str]) -> dict[str, set[str]]:
    """Players who are connected to these tables at other living processes."""
    query = sa.select(presence.c.table_id, presence.c.user_id).where(
        presence.c.table_id.in_(table_ids), presence.c.process != process, presence.c.process.in_(_alive())
    )
    found: dict[str, set[str]] = {table_id: set() for table_id in table_ids}
    for table_id, user_id in db.execute(query):
        found[table_id].add(user_id)
    return found
