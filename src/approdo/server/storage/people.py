"""People, their sessions and their seat links in the database. Secrets are kept as hashes only."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass

import sqlalchemy as sa

from approdo.server.errors import ApiError
from approdo.server.storage.schema import links, notes, seats, sessions, tables, users


@dataclass(frozen=True)
class User:
    """Someone who plays: a guest, or the holder of an account."""

    id: str
    name: str
    account: bool


def new_id() -> str:
    """A name for a user, table or process that cannot be guessed."""
    return secrets.token_hex(10)


def new_secret() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def add_user(db: sa.Connection, name: str, account: str | None = None, password: str | None = None) -> User:
    """A new guest, or a new account."""
    user_id = new_id()
    if account is not None:
        _free_account(db, account)
    db.execute(users.insert().values(id=user_id, name=name, account=account, password=password, created=time.time()))
    return User(user_id, name, account is not None)


def _free_account(db: sa.Connection, account: str) -> None:
    if db.execute(sa.select(users.c.id).where(users.c.account == account)).first():
        raise ApiError("name-taken", 409)


def promote(db: sa.Connection, user_id: str, name: str, account: str, password: str) -> None:
    """A guest becomes an account and keeps everything."""
    _free_account(db, account)
    db.execute(users.update().where(users.c.id == user_id).values(name=name, account=account, password=password))
    db.execute(seats.update().where(seats.c.user_id == user_id, seats.c.kind == "person").values(name=name))
    db.execute(tables.update().where(tables.c.host_id == user_id).values(host_name=name))


def rename(db: sa.Connection, user_id: str, name: str) -> None:
    """A guest calls himself otherwise."""
    db.execute(users.update().where(users.c.id == user_id).values(name=name))


def account_of(db: sa.Connection, account: str) -> tuple[User, str] | None:
    """An account by its name, with the hash of its password."""
    row = db.execute(sa.select(users).where(users.c.account == account)).first()
    return None if row is None else (User(row.id, row.name, True), row.password)


def set_password(db: sa.Connection, user_id: str, password: str) -> None:
    """A new hash, when the parameters of hashing have grown."""
    db.execute(users.update().where(users.c.id == user_id).values(password=password))


def merge(db: sa.Connection, guest_id: str, account_id: str) -> list[str]:
    """A guest logs into an account: what he played as a guest becomes the account's. The tables concerned."""
    name = db.execute(sa.select(users.c.name).where(users.c.id == account_id)).scalar_one()
    touched = list(db.execute(sa.select(seats.c.table_id).where(seats.c.user_id == guest_id).distinct()).scalars())
    touched += db.execute(sa.select(tables.c.id).where(tables.c.host_id == guest_id)).scalars()
    persons = (seats.c.user_id == guest_id) & (seats.c.kind == "person")
    db.execute(seats.update().where(persons).values(name=name))
    db.execute(seats.update().where(seats.c.user_id == guest_id).values(user_id=account_id))
    db.execute(tables.update().where(tables.c.host_id == guest_id).values(host_id=account_id, host_name=name))
    db.execute(tables.update().where(tables.c.id.in_(touched)).values(seq=tables.c.seq + 1))
    already = sa.select(notes.c.table_id).where(notes.c.user_id == account_id)
    mine = (notes.c.user_id == guest_id) & notes.c.table_id.not_in(already)
    db.execute(notes.update().where(mine).values(user_id=account_id))
    db.execute(notes.delete().where(notes.c.user_id == guest_id))
    db.execute(users.delete().where(users.c.id == guest_id))
    return sorted(set(touched))


def add_session(db: sa.Connection, user_id: str, secret: str, seconds: float) -> None:
    """Somebody is logged in from now on."""
    now = time.time()
    db.execute(sessions.insert().values(hash=hashed(secret), user_id=user_id, created=now, expires=now + seconds))
    db.execute(sessions.delete().where(sessions.c.expires < now))


def drop_session(db: sa.Connection, secret_hash: str) -> None:
    """Logged out."""
    db.execute(sessions.delete().where(sessions.c.hash == secret_hash))


def session_user(db: sa.Connection, secret_hash: str) -> User | None:
    """Whose session this is, if it has not expired."""
    joined = sa.select(users).join(sessions, sessions.c.user_id == users.c.id)
    row = db.execute(joined.where(sessions.c.hash == secret_hash, sessions.c.expires > time.time())).first()
    return None if row is None else User(row.id, row.name, row.account is not None)


def add_link(db: sa.Connection, table_id: str, seat: int, secret: str, seconds: float) -> None:
    """A seat link; an older one for the same seat no longer works."""
    db.execute(links.delete().where(links.c.table_id == table_id, links.c.seat == seat))
    db.execute(links.insert().values(hash=hashed(secret), table_id=table_id, seat=seat, expires=time.time() + seconds))


def find_link(db: sa.Connection, secret: str) -> tuple[str, int]:
    """The table and seat of a link that has not been used."""
    row = db.execute(sa.select(links).where(links.c.hash == hashed(secret))).first()
    if row is None or row.expires < time.time():
        raise ApiError("no-such-link", 404)
    return row.table_id, row.seat


def use_link(db: sa.Connection, secret: str) -> None:
    """A link works once."""
    if db.execute(links.delete().where(links.c.hash == hashed(secret))).rowcount != 1:
        raise ApiError("no-such-link", 404)
