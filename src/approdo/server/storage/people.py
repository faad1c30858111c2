"""People, their sessions and their seat links in the database. Secrets are kept as hashes only."""

from __future__ import annotations

import hashlib
import math
import secrets
import time
from dataclasses import dataclass

import sqlalchemy as sa

from approdo.server.errors import ApiError
from approdo.server.names import account_key, look
from approdo.server.storage.schema import chat, links, notes, remarks, seats, sessions, tables, users


@dataclass(frozen=True)
class User:
    """Someone who plays: a guest, or the holder of an account."""

    id: str
    name: str
    account: bool
    muted_until: float = 0.0
    token: str | None = None
    """The token by which a program came in this person's name; None for the person."""
    scopes: frozenset[str] = frozenset()
    """What that token may do."""
    until: float = math.inf
    """When it expires."""

    @property
    def counted_as(self) -> str:
        """Who is counted where requests are: a program that asks too much does not hold up its owner."""
        return f"{self.id} {self.token}" if self.token else self.id


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
    user_id, now = new_id(), time.time()
    check_name(db, name, user_id)
    row = {"id": user_id, "name": name, "account": account, "password": password, "created": now}
    db.execute(users.insert().values(**row, look=look(name) if account else None))
    return User(user_id, name, account is not None)


def check_name(db: sa.Connection, name: str, user_id: str) -> None:
    """Nobody may call himself like somebody else's account, or so that it looks the same."""
    taken = (users.c.account == account_key(name)) | (users.c.look == look(name))
    if db.execute(sa.select(users.c.id).where(taken, users.c.id != user_id)).first():
        raise ApiError("name-taken", 409)


def promote(db: sa.Connection, user_id: str, name: str, account: str, password: str) -> None:
    """A guest becomes an account and keeps everything."""
    check_name(db, name, user_id)
    row = {"name": name, "account": account, "password": password, "look": look(name)}
    db.execute(users.update().where(users.c.id == user_id).values(row))
    db.execute(seats.update().where(seats.c.user_id == user_id, seats.c.kind == "person").values(name=name))
    db.execute(tables.update().where(tables.c.host_id == user_id).values(host_name=name))


def rename(db: sa.Connection, user_id: str, name: str) -> None:
    """A guest calls himself otherwise."""
    check_name(db, name, user_id)
    db.execute(users.update().where(users.c.id == user_id).values(name=name))


def account_of(db: sa.Connection, account: str) -> tuple[User, str] | None:
    """An account by its name, with the hash of its password."""
    row = db.execute(sa.select(users).where(users.c.account == account)).first()
    if row is not None and row.banned:
        raise ApiError("banned", 403)
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
    db.execute(links.update().where(links.c.holder == guest_id).values(holder=account_id))
    db.execute(tables.update().where(tables.c.id.in_(touched)).values(seq=tables.c.seq + 1))
    already = sa.select(notes.c.table_id).where(notes.c.user_id == account_id)
    mine = (notes.c.user_id == guest_id) & notes.c.table_id.not_in(already)
    db.execute(notes.update().where(mine).values(user_id=account_id))
    db.execute(notes.delete().where(notes.c.user_id == guest_id))
    db.execute(chat.update().where(chat.c.user_id == guest_id).values(user_id=account_id))
    db.execute(users.delete().where(users.c.id == guest_id))
    return sorted(set(touched))


NOBODY = "—"
"""What remains of the name of somebody who had his account deleted."""


def anonymise(db: sa.Connection, user_id: str) -> list[str]:
    """Everything of a person goes but the games, which stay without the name. The tables concerned."""
    touched = set(db.execute(sa.select(seats.c.table_id).where(seats.c.user_id == user_id)).scalars())
    touched |= set(db.execute(sa.select(tables.c.id).where(tables.c.host_id == user_id)).scalars())
    touched |= set(db.execute(sa.select(chat.c.table_id).where(chat.c.user_id == user_id)).scalars())
    db.execute(seats.update().where(seats.c.user_id == user_id).values(user_id=None, name=NOBODY))
    db.execute(tables.update().where(tables.c.host_id == user_id).values(host_id="", host_name=NOBODY))
    db.execute(tables.update().where(tables.c.id.in_(touched)).values(seq=tables.c.seq + 1))
    for table, column in ((chat, chat.c.user_id), (notes, notes.c.user_id), (links, links.c.holder)):
        db.execute(table.delete().where(column == user_id))
    _forget_remarks(db, db.execute(sa.select(users.c.name).where(users.c.id == user_id)).scalar())
    db.execute(sessions.delete().where(sessions.c.user_id == user_id))
    db.execute(users.delete().where(users.c.id == user_id))
    return sorted(touched)


def _forget_remarks(db: sa.Connection, name: str | None) -> None:
    """A name in the log (who was removed, whose seat was taken over) goes too."""
    for row in db.execute(sa.select(remarks).where(sa.cast(remarks.c.event, sa.Text).contains(f'"{name}"'))).all():
        args = {key: NOBODY if value == name else value for key, value in row.event["args"].items()}
        db.execute(remarks.update().where(remarks.c.id == row.id).values(event={**row.event, "args": args}))


def drop_sessions(db: sa.Connection, user_id: str, but: str = "") -> None:
    """Logged out everywhere, except where this session is."""
    db.execute(sessions.delete().where(sessions.c.user_id == user_id, sessions.c.hash != but))


def password_of(db: sa.Connection, user_id: str) -> str | None:
    """The hash of an account's password."""
    return db.execute(sa.select(users.c.password).where(users.c.id == user_id)).scalar()


def add_session(db: sa.Connection, user_id: str, secret: str, seconds: float, device: str | None = None) -> None:
    """Somebody is logged in from now on."""
    now = time.time()
    row = {"hash": hashed(secret), "user_id": user_id, "created": now, "expires": now + seconds, "device": device}
    db.execute(sessions.insert().values(row))
    db.execute(sessions.delete().where(sessions.c.expires < now))


def drop_session(db: sa.Connection, secret_hash: str) -> None:
    """Logged out."""
    db.execute(sessions.delete().where(sessions.c.hash == secret_hash))


def session_user(db: sa.Connection, secret_hash: str) -> User | None:
    """Whose session this is, if it has not expired."""
    joined = sa.select(users).join(sessions, sessions.c.user_id == users.c.id)
    good = (sessions.c.hash == secret_hash) & (sessions.c.expires > time.time()) & users.c.banned.is_(False)
    row = db.execute(joined.where(good)).first()
    return None if row is None else User(row.id, row.name, row.account is not None, row.muted_until)


def add_link(db: sa.Connection, table_id: str, seat: int, holder: str | None, secret: str, seconds: float) -> None:
    """A seat link, good while the seat is its present holder's; an older one for the same seat no longer works."""
    drop_links(db, table_id, [seat])
    row = {"hash": hashed(secret), "table_id": table_id, "seat": seat, "holder": holder}
    db.execute(links.insert().values(**row, expires=time.time() + seconds))


def drop_links(db: sa.Connection, table_id: str, numbers: list[int]) -> None:
    """The links of these seats no longer work."""
    db.execute(links.delete().where(links.c.table_id == table_id, links.c.seat.in_(numbers)))


def find_link(db: sa.Connection, secret: str) -> tuple[str, int]:
    """The table and seat of a link that has not been used."""
    row = db.execute(sa.select(links).where(links.c.hash == hashed(secret))).first()
    if row is None or row.expires < time.time():
        raise ApiError("no-such-link", 404)
    return row.table_id, row.seat


def use_link(db: sa.Connection, secret: str, table_id: str, seat: int, holder: str | None) -> None:
    """A link works once, and only while the seat is whose it was."""
    same = (links.c.table_id == table_id) & (links.c.seat == seat) & links.c.holder.is_not_distinct_from(holder)
    if db.execute(links.delete().where(links.c.hash == hashed(secret), same)).rowcount != 1:
        raise ApiError("no-such-link", 404)
