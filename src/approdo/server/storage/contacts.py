"""How people want to be called: their wishes, hushed tables, their browsers, and what a stop link carries."""

from __future__ import annotations

import hmac
import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from approdo.server.errors import ApiError
from approdo.server.storage.people import hashed as hash_of
from approdo.server.storage.schema import browsers, contacts, hushed, outbox, secrets, users

BROWSERS = 10
"""So many browsers of one person are called."""


def insert_or(db: sa.Connection, table: sa.Table) -> Any:
    """An insert that may be told what to do on conflict: both databases can, in the same words."""
    return (postgresql if db.dialect.name == "postgresql" else sqlite).insert(table)


@dataclass(frozen=True)
class Contact:
    """How one person wants to be called."""

    user_id: str
    language: str = "en"
    email: str | None = None
    """Confirmed."""
    mail: bool = True
    push: bool = True
    hook: str | None = None
    soon: bool = True
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"
    mailed: float = 0.0


def contact_of(db: sa.Connection, user_id: str) -> Contact:
    """A person's wishes, or the usual ones."""
    return contacts_of(db, [user_id])[user_id]


def contacts_of(db: sa.Connection, people: Collection[str]) -> dict[str, Contact]:
    """The same for several people."""
    rows = db.execute(sa.select(contacts).where(contacts.c.user_id.in_(people))).mappings()
    return {user_id: Contact(user_id) for user_id in people} | {row["user_id"]: Contact(**row) for row in rows}


def set_contact(db: sa.Connection, user_id: str, **wishes: Any) -> None:
    """Change some of a person's wishes."""
    statement = insert_or(db, contacts).values({**vars(Contact(user_id)), **wishes})
    db.execute(statement.on_conflict_do_update(index_elements=["user_id"], set_={**wishes, "user_id": user_id}))


def hushed_tables(db: sa.Connection, user_id: str) -> set[str]:
    """The tables that must not call this person."""
    return set(db.execute(sa.select(hushed.c.table_id).where(hushed.c.user_id == user_id)).scalars())


def hush(db: sa.Connection, user_id: str, table_id: str, on: bool) -> None:
    """Whether a table may call a person."""
    if on:
        db.execute(hushed.delete().where(hushed.c.user_id == user_id, hushed.c.table_id == table_id))
    else:
        db.execute(insert_or(db, hushed).values(user_id=user_id, table_id=table_id).on_conflict_do_nothing())


def browser_id(endpoint: str) -> str:
    """A browser's subscription by its address; the same one twice is one."""
    return hash_of(endpoint)[:20]


def add_browser(db: sa.Connection, user_id: str, endpoint: str, p256dh: str, auth: str, label: str) -> None:
    """A browser that may be called; who uses it now is who is called there. The oldest of too many goes."""
    row = {"user_id": user_id, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "label": label}
    statement = insert_or(db, browsers).values(id=browser_id(endpoint), created=time.time(), **row)
    db.execute(statement.on_conflict_do_update(index_elements=["id"], set_=row))
    mine = sa.select(browsers.c.id).where(browsers.c.user_id == user_id).order_by(browsers.c.created.desc())
    old = list(db.execute(mine.offset(BROWSERS)).scalars())
    db.execute(browsers.delete().where(browsers.c.id.in_(old)))


def browsers_of(db: sa.Connection, people: Collection[str]) -> list[dict[str, Any]]:
    """The browsers of some people that may be called."""
    query = sa.select(browsers).where(browsers.c.user_id.in_(people)).order_by(browsers.c.created)
    return [dict(row) for row in db.execute(query).mappings()]


def drop_browser(db: sa.Connection, browser: str, user_id: str) -> None:
    """A person's browser that shall not be called any more."""
    db.execute(browsers.delete().where(browsers.c.id == browser, browsers.c.user_id == user_id))


def accounts_at(db: sa.Connection, email: str) -> list[Contact]:
    """The accounts whose confirmed address this is."""
    query = sa.select(contacts).join(users, users.c.id == contacts.c.user_id)
    query = query.where(contacts.c.email == email, users.c.account.is_not(None), users.c.banned.is_(False))
    return [Contact(**row) for row in db.execute(query).mappings()]


def move_contacts(db: sa.Connection, guest_id: str, account_id: str) -> None:
    """A guest logs into an account: how he wanted to be called comes along, where the account says nothing."""
    for table in (browsers, outbox):
        db.execute(table.update().where(table.c.user_id == guest_id).values(user_id=account_id))
    if not db.execute(sa.select(contacts.c.user_id).where(contacts.c.user_id == account_id)).first():
        db.execute(contacts.update().where(contacts.c.user_id == guest_id).values(user_id=account_id))
    for table_id in hushed_tables(db, guest_id):
        hush(db, account_id, table_id, on=False)


def shared_secret(db: sa.Connection, name: str, made: str) -> str:
    """A secret of this server; `made` becomes it if there is none yet."""
    db.execute(insert_or(db, secrets).values(name=name, value=made).on_conflict_do_nothing())
    return str(db.execute(sa.select(secrets.c.value).where(secrets.c.name == name)).scalar_one())


def stop_token(secret: str, user_id: str, table_id: str | None) -> str:
    """What an unsubscribe link carries: whom, which table (or all mail), and our signature."""
    said = f"{user_id}-{table_id or 'all'}"
    return f"{said}-{hmac.new(secret.encode(), said.encode(), 'sha256').hexdigest()[:32]}"


def read_stop_token(secret: str, token: str) -> tuple[str, str | None]:
    """Whom and which table a link of ours is about."""
    user_id, _, rest = token.partition("-")
    table_id, _, _ = rest.partition("-")
    wanted = None if table_id == "all" else table_id
    if not hmac.compare_digest(stop_token(secret, user_id, wanted), token):
        raise ApiError("no-such-link", 404)
    return user_id, wanted
