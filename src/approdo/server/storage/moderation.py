"""What a host does to people and tables: reports, mutes, bans, closed tables, clean-up, and the trail of it all."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from approdo.core.errors import ApprodoError
from approdo.core.events import Event
from approdo.server.names import account_key
from approdo.server.storage import processes
from approdo.server.storage.people import User
from approdo.server.storage.schema import audit, reports, seats, sessions, states, tables, tokens, users
from approdo.server.storage.tables import write_remarks

DAY = 86400.0


class NoSuchThing(ApprodoError):
    """A person, table or report that is not there."""


def note(db: sa.Connection, what: str, subject: str, **detail: Any) -> None:
    """A line of the audit trail."""
    text = ", ".join(f"{name} {value}" for name, value in detail.items() if value not in (None, ""))
    db.execute(audit.insert().values(at=time.time(), what=what, subject=subject, detail=text))


def trail(db: sa.Connection, limit: int) -> list[sa.Row[Any]]:
    """The latest lines of the audit trail, the newest first."""
    return list(db.execute(sa.select(audit).order_by(audit.c.id.desc()).limit(limit)).all())


# --- people ---


def find(db: sa.Connection, named: str) -> list[sa.Row[Any]]:
    """People by id or name; accounts first."""
    alike = (users.c.id == named) | (users.c.name == named) | (users.c.account == account_key(named))
    return list(db.execute(sa.select(users).where(alike).order_by(users.c.account.is_(None))).all())


def the_one(db: sa.Connection, named: str) -> User:
    """The only person of that id or name."""
    found = find(db, named)
    if not found:
        raise NoSuchThing(f"there is nobody called '{named}'")
    by_id = [row for row in found if row.id == named] or [row for row in found if row.account is not None]
    if len(found) > 1 and len(by_id) != 1:
        raise NoSuchThing(f"'{named}' is the name of {len(found)} people; give an id: {', '.join(r.id for r in found)}")
    row = (by_id or found)[0]
    return User(row.id, row.name, row.account is not None, row.muted_until)


def mute(db: sa.Connection, user_id: str, until: float) -> None:
    """Somebody may not talk until then; 0 lets him talk again."""
    db.execute(users.update().where(users.c.id == user_id).values(muted_until=until))
    processes.announce_user(db, user_id)


def ban(db: sa.Connection, user_id: str, banned: bool) -> None:
    """Somebody may not come in any more, or may again; his sessions end."""
    db.execute(users.update().where(users.c.id == user_id).values(banned=banned))
    if banned:
        db.execute(sessions.delete().where(sessions.c.user_id == user_id))
    processes.announce_user(db, user_id)


def without_session(db: sa.Connection, user_ids: Sequence[str]) -> list[str]:
    """Those who are not, or no longer, logged in anywhere, and whose programs have no token either."""
    good = sa.select(users.c.id).where(
        users.c.id.in_(user_ids),
        users.c.banned.is_(False),
        sa.or_(
            *(sa.exists().where(way.c.user_id == users.c.id, way.c.expires > time.time()) for way in (sessions, tokens))
        ),
    )
    here = set(db.execute(good).scalars())
    return [user_id for user_id in user_ids if user_id not in here]


# --- reports ---


@dataclass(frozen=True)
class Report:
    """Somebody's complaint about somebody at a table."""

    by: User
    about_id: str | None
    table_id: str
    text: str
    chat: list[dict[str, Any]]


def add_report(db: sa.Connection, report: Report) -> None:
    """Keep a complaint with what was said at the table."""
    row = {"by_id": report.by.id, "about_id": report.about_id, "table_id": report.table_id}
    db.execute(reports.insert().values(**row, at=time.time(), text=report.text, chat=report.chat))


def open_reports(db: sa.Connection) -> list[sa.Row[Any]]:
    """Complaints that nobody has dealt with, with the names of both sides."""
    by, about = users.alias("by_user"), users.alias("about_user")
    joined = reports.outerjoin(by, by.c.id == reports.c.by_id).outerjoin(about, about.c.id == reports.c.about_id)
    query = sa.select(reports, by.c.name.label("by_name"), about.c.name.label("about_name")).select_from(joined)
    return list(db.execute(query.where(reports.c.closed.is_(False)).order_by(reports.c.id)).all())


def close_report(db: sa.Connection, number: int) -> None:
    """A complaint is dealt with."""
    if db.execute(reports.update().where(reports.c.id == number).values(closed=True)).rowcount != 1:
        raise NoSuchThing(f"there is no report {number}")


# --- tables ---


def close_table(db: sa.Connection, table_id: str) -> None:
    """A table ends unfinished; running processes read it again and show it so."""
    here = (tables.c.id == table_id) & tables.c.status.in_(("open", "playing"))
    values = {"status": "abandoned", "seq": tables.c.seq + 1, "awaits_bot": False, "awaited": [], "deadline": None}
    if db.execute(tables.update().where(here).values(values)).rowcount != 1:
        raise NoSuchThing(f"there is no open or running table {table_id}")
    step = db.execute(sa.select(states.c.step).where(states.c.table_id == table_id)).scalar() or 0
    write_remarks(db, table_id, step, [(step, Event("table-closed", None, (), {}))])
    if db.dialect.name == "postgresql":
        seq = db.execute(sa.select(tables.c.seq).where(tables.c.id == table_id)).scalar_one()
        processes.announce(db, table_id, seq)


@dataclass(frozen=True)
class Cleaned:
    """What a clean-up removed."""

    open_tables: int
    closed_tables: int
    guests: int


def clean_up(db: sa.Connection, days: float, now: float | None = None) -> Cleaned:
    """Tables that nobody touched for so long: those never begun go, running ones are closed; then guests who are gone.

    A guest is gone when his last session has expired and he neither hosts nor holds a seat anywhere.
    """
    now = time.time() if now is None else now
    stale = tables.c.updated < now - days * DAY
    unused = db.execute(tables.delete().where(stale, tables.c.status == "open")).rowcount
    running = list(db.execute(sa.select(tables.c.id).where(stale, tables.c.status == "playing")).scalars())
    for table_id in running:
        close_table(db, table_id)
    db.execute(sessions.delete().where(sessions.c.expires < now))
    used = sa.union(
        sa.select(sessions.c.user_id),
        sa.select(seats.c.user_id).where(seats.c.user_id.is_not(None)),
        sa.select(tables.c.host_id),
    )
    gone = users.c.account.is_(None) & users.c.banned.is_(False) & users.c.id.not_in(used)
    guests = db.execute(users.delete().where(gone, users.c.created < now - DAY)).rowcount
    found = Cleaned(unused, len(running), guests)
    if any((unused, running, guests)):
        note(db, "clean-up", "tables and guests", unused=unused, closed=len(running), guests=guests)
    return found
