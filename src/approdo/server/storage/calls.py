"""For which wait people were called, and the outbox: each message leaves at most once."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa

from approdo.server.errors import ApiError
from approdo.server.storage.contacts import (
    Contact,
    accounts_at,
    browsers_of,
    contact_of,
    contacts_of,
    drop_browser,
    hush,
    insert_or,
    set_contact,
)
from approdo.server.storage.people import User, new_id, new_secret
from approdo.server.storage.people import hashed as hash_of
from approdo.server.storage.schema import (
    called,
    contacts,
    hushed,
    mail_links,
    outbox,
    seats,
    tables,
    users,
)
from approdo.server.storage.tables import Table, read_tables
from approdo.server.waits import zone_of

MAIL, PUSH, HOOK = "mail", "push", "hook"
TURN, TEST, CONFIRM, RECOVER = "turn", "test", "confirm", "recover"
GONE = "gone"
"""What became of a message to a browser that takes no more."""
LINK_SECONDS = {CONFIRM: 2 * 86400.0, RECOVER: 1800.0}
ATTEMPTS = 8
BACKOFF = 30.0
"""The second attempt comes after so many seconds, every further one after four times as many."""
LONGEST_WAIT = 6 * 3600.0
KEPT_DAYS = 30


# --- who must be called ---


def tables_to_look_at(db: sa.Connection, now: float, most: int) -> list[Table]:
    """Playing tables where it is time to see who is awaited and away."""
    due = sa.select(tables).where(tables.c.call_at <= now).order_by(tables.c.call_at).limit(most)
    return read_tables(db, due)


@dataclass(frozen=True)
class Look:
    """What is to be done for one table: whom to call, and when to look again."""

    table_id: str
    call_at: float | None
    seen: float
    """The moment that was asked for; another one means that something happened meanwhile."""
    away: Sequence[tuple[str, float, bool]] = ()
    """People with the beginning of their wait, and whether their time is running out."""


@dataclass(frozen=True)
class Ways:
    """What this server can do."""

    mail: bool
    push: bool
    mail_after: float
    """Since somebody is awaited."""
    mail_gap: float


def put_calls(db: sa.Connection, looks: Iterable[Look], ways: Ways, now: float) -> int:
    """Put into the outbox what is to be sent, once for every wait; how many messages are new.

    Few statements for many people, since moves wait meanwhile; rows in one order, so that two processes do not block
    each other.
    """
    looks = sorted(looks, key=lambda look: look.table_id)
    waits = _first_calls(db, looks)
    people = {wait["user_id"] for wait in waits}
    wishes, reached = contacts_of(db, people), browsers_of(db, people) if ways.push else []
    count = put(db, [row for wait in waits for row in _turn(wishes[wait["user_id"]], reached, ways, now, wait)])
    db.execute(
        tables.update()
        .where(tables.c.id == sa.bindparam("table"), tables.c.call_at == sa.bindparam("seen"))
        .values(call_at=sa.bindparam("next")),
        [{"table": look.table_id, "seen": look.seen, "next": look.call_at} for look in looks],
    )
    return count


def _first_calls(db: sa.Connection, looks: Iterable[Look]) -> list[dict[str, Any]]:
    """Note for which waits people are called; those that nobody was called for yet, where the table may call."""
    asked: dict[tuple[str, str], dict[str, Any]] = {}
    for look in looks:
        for user_id, since, soon in look.away:  # of two seats of one person, the longer wait
            wait = {"user_id": user_id, "table_id": look.table_id, "since": since, "soon": soon}
            asked[user_id, look.table_id] = min(asked.get((user_id, look.table_id), wait), wait, key=_since)
    people = {user_id for user_id, _ in asked}
    known = set(db.execute(sa.select(users.c.id).where(users.c.id.in_(people))).scalars())
    rows = [wait for (user_id, _), wait in sorted(asked.items()) if user_id in known]
    if not rows:
        return []
    insert = insert_or(db, called)
    new = insert.on_conflict_do_update(
        index_elements=["user_id", "table_id"],
        set_={"since": insert.excluded.since, "soon": insert.excluded.soon},
        where=(called.c.since != insert.excluded.since) | (insert.excluded.soon & ~called.c.soon),
    ).returning(called.c.user_id, called.c.table_id)
    # One statement looks and notes: of two processes that come at once, the second one finds nothing to note.
    noted = {tuple(row) for row in db.execute(new, rows)}
    quiet = sa.select(hushed.c.user_id, hushed.c.table_id).where(hushed.c.user_id.in_(known))
    noted -= {tuple(row) for row in db.execute(quiet)}
    return [wait for wait in rows if (wait["user_id"], wait["table_id"]) in noted]


def _since(wait: dict[str, Any]) -> float:
    return float(wait["since"])


def _turn(
    contact: Contact, reached: Iterable[dict[str, Any]], ways: Ways, now: float, wait: dict[str, Any]
) -> list[dict[str, Any]]:
    """A call by every way that the person wants and the server has."""
    if wait["soon"] and not contact.soon:
        return []
    rows = []
    if ways.mail and contact.mail and contact.email:
        due = max(now, wait["since"] + ways.mail_after, contact.mailed + ways.mail_gap)
        rows.append(message(contact, MAIL, TURN, contact.email, awake(contact, due)))
    if contact.push:
        mine = [browser["id"] for browser in reached if browser["user_id"] == contact.user_id]
        rows += [message(contact, PUSH, TURN, browser, awake(contact, now)) for browser in mine]
    if contact.hook:
        rows.append(message(contact, HOOK, TURN, contact.hook, awake(contact, now)))
    return rows


def message(contact: Contact, channel: str, kind: str, target: str, due: float) -> dict[str, Any]:
    """A row of the outbox."""
    return {
        "id": new_id(),
        "user_id": contact.user_id,
        "channel": channel,
        "kind": kind,
        "target": target,
        "language": contact.language,
        "key": _key(channel, kind, contact.user_id, target),
        "state": "waiting",
        "due": due,
        "attempts": 0,
        "changed": time.time(),
    }


def put(db: sa.Connection, rows: Sequence[dict[str, Any]]) -> int:
    """Messages to be sent; how many are new: one whose like waits already is not put twice."""
    if not rows:
        return 0
    new = insert_or(db, outbox).on_conflict_do_nothing().returning(outbox.c.id)
    return len(db.execute(new, sorted(rows, key=lambda row: str(row["key"]))).all())


def _key(channel: str, kind: str, user_id: str, target: str) -> str:
    return f"{channel} {kind} {user_id} {hash_of(target)[:20]}"


def awake(contact: Contact, when: float) -> float:
    """The moment, or the end of the quiet hours that it lies in."""
    start, end = contact.quiet_from, contact.quiet_to
    if start is None or end is None or start == end:
        return when
    there = datetime.fromtimestamp(when, zone_of(contact.zone))
    minute = there.hour * 60 + there.minute
    quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not quiet:
        return when
    day = there.date() + timedelta(days=1 if minute >= end else 0)
    return datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=there.tzinfo).timestamp()


# --- the outbox ---


def any_due(db: sa.Connection, now: float) -> bool:
    """Whether a message's time has come."""
    return db.execute(_due(now).limit(1)).first() is not None


def _due(now: float) -> sa.Select[tuple[str]]:
    return sa.select(outbox.c.id).where(outbox.c.state == "waiting", outbox.c.due <= now).order_by(outbox.c.due)


def claim(db: sa.Connection, now: float, most: int) -> list[dict[str, Any]]:
    """Messages whose time has come, for this process alone. From here on a message in doubt is not sent again."""
    due = _due(now).limit(most)
    if db.dialect.name == "postgresql":
        due = due.with_for_update(skip_locked=True)
    ids = list(db.execute(due).scalars())
    mine = outbox.c.id.in_(ids) & (outbox.c.state == "waiting")
    taken = outbox.update().where(mine).values(state="sending", changed=now, key=None).returning(outbox)
    return [dict(row) for row in db.execute(taken).mappings()] if ids else []


@dataclass(frozen=True)
class Sent:
    """What became of a message: sent, dropped (nobody needs it any more), gone (its browser is), failed, lost."""

    id: str
    state: str
    problem: str | None = None
    final: bool = False
    """It would be refused again."""


def settle(db: sa.Connection, results: Collection[Sent], now: float) -> None:
    """Write down what became of messages; those that failed wait longer and longer, then are given up."""
    for state in ("sent", "dropped"):
        ids = [result.id for result in results if result.state == state]
        db.execute(outbox.update().where(outbox.c.id.in_(ids)).values(state=state, changed=now, problem=""))
    sent = outbox.c.id.in_([result.id for result in results if result.state == "sent"])
    mailed = sa.select(outbox.c.user_id).where(sent, outbox.c.channel == MAIL, outbox.c.kind == TURN)
    db.execute(contacts.update().where(contacts.c.user_id.in_(mailed)).values(mailed=now))
    for result in results:
        if result.state not in ("sent", "dropped"):
            _settle_problem(db, result, now)


def _settle_problem(db: sa.Connection, result: Sent, now: float) -> None:
    here = outbox.c.id == result.id
    row = db.execute(sa.select(outbox).where(here)).first()
    if row is None:
        return
    values: dict[str, Any] = {"state": result.state, "changed": now, "problem": (result.problem or "")[:200]}
    if result.state == GONE:
        values["state"] = "dropped"
        drop_browser(db, row.target, row.user_id)
    elif result.state == "failed":
        values["attempts"] = row.attempts + 1
        if not result.final and row.attempts + 1 < ATTEMPTS:
            values |= _again(db, row, now)
    db.execute(outbox.update().where(here).values(values))


def _again(db: sa.Connection, row: Any, now: float) -> dict[str, Any]:
    """A message waits once more, unless a newer one of its kind does."""
    key = _key(row.channel, row.kind, row.user_id, row.target)
    if db.execute(sa.select(outbox.c.id).where(outbox.c.key == key)).first():
        return {"state": "dropped"}
    return {"state": "waiting", "key": key, "due": now + min(BACKOFF * 4**row.attempts, LONGEST_WAIT)}


def tidy(db: sa.Connection, now: float) -> None:
    """What a process that died was sending is in doubt and not repeated; what is long done is forgotten."""
    lost = (outbox.c.state == "sending") & (outbox.c.changed < now - 600)
    db.execute(outbox.update().where(lost).values(state="lost", changed=now))
    old = (outbox.c.state != "waiting") & (outbox.c.changed < now - KEPT_DAYS * 86400)
    db.execute(outbox.delete().where(old))
    db.execute(mail_links.delete().where(mail_links.c.expires < now))


def waiting_for(db: sa.Connection, people: Collection[str]) -> dict[str, list[Table]]:
    """For each of these people the running tables that await and may call him, the most urgent first."""
    held = sa.select(seats.c.table_id).where(seats.c.user_id.in_(people))
    found = read_tables(db, sa.select(tables).where(tables.c.id.in_(held), tables.c.status == "playing"))
    found.sort(key=lambda table: (table.deadline or float("inf"), table.updated))
    rows = db.execute(sa.select(hushed.c.user_id, hushed.c.table_id).where(hushed.c.user_id.in_(people)))
    quiet = {tuple(row) for row in rows}
    waiting: dict[str, list[Table]] = {user_id: [] for user_id in people}
    for table in found:
        awaited = {table.seats[seat].user_id for seat in table.awaited if table.seats[seat].human}
        for user_id, mine in waiting.items():
            if user_id in awaited and (user_id, table.id) not in quiet:
                mine.append(table)
    return waiting


# --- links in mails ---


def add_mail_link(db: sa.Connection, user_id: str, purpose: str, email: str) -> str:
    """A secret for a mail: it works once and not for long; older ones for the same purpose no longer work."""
    secret = new_secret()
    db.execute(mail_links.delete().where(mail_links.c.user_id == user_id, mail_links.c.purpose == purpose))
    row = {"hash": hash_of(secret), "user_id": user_id, "purpose": purpose, "email": email}
    db.execute(mail_links.insert().values(**row, expires=time.time() + LINK_SECONDS[purpose]))
    return secret


def use_mail_link(db: sa.Connection, secret: str, purpose: str) -> tuple[str, str]:
    """Whose link this was, and for which address."""
    this = (mail_links.c.hash == hash_of(secret)) & (mail_links.c.purpose == purpose)
    row = db.execute(sa.select(mail_links).where(this)).first()
    if row is None or row.expires < time.time() or db.execute(mail_links.delete().where(this)).rowcount != 1:
        raise ApiError("no-such-link", 404)
    return row.user_id, row.email


def link_owner(db: sa.Connection, secret: str, purpose: str) -> User:
    """Whose link this is; it is not used up by asking."""
    query = sa.select(users, mail_links.c.expires).join(mail_links, mail_links.c.user_id == users.c.id)
    row = db.execute(query.where(mail_links.c.hash == hash_of(secret), mail_links.c.purpose == purpose)).first()
    if row is None or row.expires < time.time() or row.banned:
        raise ApiError("no-such-link", 404)
    return User(row.id, row.name, row.account is not None)


def pending_address(db: sa.Connection, user_id: str) -> str | None:
    """The address that a person has given and not yet confirmed."""
    asked = sa.select(outbox.c.target, outbox.c.changed).where(outbox.c.user_id == user_id, outbox.c.kind == CONFIRM)
    live = outbox.c.changed > time.time() - LINK_SECONDS[CONFIRM]
    row = db.execute(
        asked.where(live, outbox.c.state.in_(("waiting", "sending", "sent"))).order_by(outbox.c.changed.desc())
    ).first()
    return None if row is None or row.target == contact_of(db, user_id).email else str(row.target)


def ask_address(db: sa.Connection, contact: Contact, email: str) -> None:
    """A mail to an address asks whether it is the person's."""
    forget_pending(db, contact.user_id)
    set_contact(db, contact.user_id, language=contact.language)
    put(db, [message(contact, MAIL, CONFIRM, email, time.time())])


def forget_pending(db: sa.Connection, user_id: str) -> None:
    """An address that was given and not confirmed is forgotten, with its link."""
    db.execute(outbox.delete().where(outbox.c.user_id == user_id, outbox.c.kind == CONFIRM))
    db.execute(mail_links.delete().where(mail_links.c.user_id == user_id, mail_links.c.purpose == CONFIRM))


def forget_address(db: sa.Connection, user_id: str) -> None:
    """No address any more."""
    forget_pending(db, user_id)
    db.execute(mail_links.delete().where(mail_links.c.user_id == user_id))
    set_contact(db, user_id, email=None)


def put_recovery(db: sa.Connection, email: str) -> None:
    """A mail for every account that has this address."""
    now = time.time()
    put(db, [message(contact, MAIL, RECOVER, email, now) for contact in accounts_at(db, email)])


def put_trial(db: sa.Connection, user_id: str, ways: Ways) -> None:
    """A trial by every way that is switched on."""
    contact, now = contact_of(db, user_id), time.time()
    rows = []
    if ways.mail and contact.mail and contact.email:
        rows.append(message(contact, MAIL, TEST, contact.email, now))
    for browser in browsers_of(db, [user_id]) if ways.push and contact.push else ():
        rows.append(message(contact, PUSH, TEST, browser["id"], now))
    if contact.hook:
        rows.append(message(contact, HOOK, TEST, contact.hook, now))
    put(db, rows)


def stop(db: sa.Connection, user_id: str, table_id: str | None, on: bool) -> None:
    """An unsubscribe link: a table is quiet, or all mail ends; or, `on`, not after all."""
    if not db.execute(sa.select(users.c.id).where(users.c.id == user_id)).first():
        raise ApiError("no-such-link", 404)
    if table_id is None:
        set_contact(db, user_id, mail=on)
    elif db.execute(sa.select(tables.c.id).where(tables.c.id == table_id)).first():
        hush(db, user_id, table_id, on)


def confirm(db: sa.Connection, secret: str) -> None:
    """An address is its owner's: who has the link has read the mail."""
    user_id, email = use_mail_link(db, secret, CONFIRM)
    set_contact(db, user_id, email=email, mail=True)
