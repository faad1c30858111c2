"""The devices of a person in the database: sessions, and passes by which another device comes in."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa

from approdo.server.errors import ApiError
from approdo.server.storage.people import User, hashed
from approdo.server.storage.schema import passes, sessions, users

SHOWN = 20
"""So much of a session's hash names it: nobody finds the cookie by that."""


def sessions_of(db: sa.Connection, user_id: str) -> list[sa.Row[Any]]:
    """Where a person is signed in, the latest first."""
    good = (sessions.c.user_id == user_id) & (sessions.c.expires > time.time())
    return list(db.execute(sa.select(sessions).where(good).order_by(sessions.c.created.desc())))


def drop_device(db: sa.Connection, user_id: str, device_id: str) -> None:
    """One of a person's devices is signed out."""
    named = sessions.c.hash.startswith(device_id, autoescape=True)
    if db.execute(sessions.delete().where(sessions.c.user_id == user_id, named)).rowcount == 0:
        raise ApiError("no-such-device", 404)


def add_pass(db: sa.Connection, user_id: str, secret: str, seconds: float) -> float:
    """A pass for one other device; an older one no longer works. When it expires."""
    db.execute(passes.delete().where((passes.c.user_id == user_id) | (passes.c.expires < time.time())))
    expires = time.time() + seconds
    db.execute(passes.insert().values(hash=hashed(secret), user_id=user_id, expires=expires))
    return expires


def pass_user(db: sa.Connection, secret: str) -> User:
    """Whose pass this is, while it is good."""
    good = (passes.c.hash == hashed(secret)) & (passes.c.expires > time.time()) & users.c.banned.is_(False)
    row = db.execute(sa.select(users).join(passes, passes.c.user_id == users.c.id).where(good)).first()
    if row is None:
        raise ApiError("no-such-link", 404)
    return User(row.id, row.name, row.account is not None, row.muted_until)


def use_pass(db: sa.Connection, secret: str) -> User:
    """The same, once."""
    user = pass_user(db, secret)
    if db.execute(passes.delete().where(passes.c.hash == hashed(secret))).rowcount != 1:
        raise ApiError("no-such-link", 404)
    return user


def drop_passes(db: sa.Connection, user_id: str) -> None:
    """No pass of a person works any more."""
    db.execute(passes.delete().where(passes.c.user_id == user_id))
