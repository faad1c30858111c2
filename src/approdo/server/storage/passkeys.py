"""Passkeys in the database: the public halves, and the challenges that were given out."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from approdo.server.errors import ApiError
from approdo.server.storage.people import User, hashed, new_id
from approdo.server.storage.schema import challenges, passkeys, users

MOST = 20
"""Passkeys of one account."""


@dataclass(frozen=True)
class Passkey:
    """What is kept of one, as its authenticator gave it (in base64url)."""

    credential: str
    key: str
    signs: int
    """How often it signed, if it counts."""


def add_challenge(db: sa.Connection, challenge: str, user_id: str | None, seconds: float) -> None:
    """Something to sign; `user_id` is whose passkey is to be added, None at a sign-in."""
    now = time.time()
    db.execute(challenges.delete().where(challenges.c.expires < now))
    db.execute(challenges.insert().values(hash=hashed(challenge), user_id=user_id, expires=now + seconds))


def use_challenge(db: sa.Connection, challenge: str, user_id: str | None) -> None:
    """A challenge is answered once, soon, and by whom it was given to."""
    given = (challenges.c.hash == hashed(challenge)) & (challenges.c.expires > time.time())
    mine = challenges.c.user_id.is_not_distinct_from(user_id)
    if db.execute(challenges.delete().where(given, mine)).rowcount != 1:
        raise ApiError("no-passkey", 403)


def add(db: sa.Connection, user_id: str, passkey: Passkey, name: str | None) -> None:
    """A device of a person may come in by it from now on."""
    if len(of_person(db, user_id)) >= MOST:
        raise ApiError("too-many-passkeys", 409)
    if db.execute(sa.select(passkeys.c.id).where(passkeys.c.credential == passkey.credential)).first():
        raise ApiError("no-passkey", 409)
    row = {"id": new_id(), "user_id": user_id, "name": name, "created": time.time()}
    db.execute(passkeys.insert().values(**row, **vars(passkey)))


def of_person(db: sa.Connection, user_id: str) -> list[sa.Row[Any]]:
    """The passkeys of a person, the latest first."""
    return list(
        db.execute(sa.select(passkeys).where(passkeys.c.user_id == user_id).order_by(passkeys.c.created.desc()))
    )


def find(db: sa.Connection, credential: str) -> Passkey:
    """A passkey by the name that its authenticator gave it."""
    row = db.execute(sa.select(passkeys).where(passkeys.c.credential == credential)).first()
    if row is None:
        raise ApiError("no-passkey", 403)
    return Passkey(row.credential, row.key, row.signs)


def use(db: sa.Connection, passkey: Passkey, signs: int) -> User:
    """Who came by it; a number that another sign-in has moved on meanwhile is refused."""
    here = (passkeys.c.credential == passkey.credential) & (passkeys.c.signs == passkey.signs)
    row = db.execute(sa.select(users).join(passkeys, passkeys.c.user_id == users.c.id).where(here)).first()
    if row is None:
        raise ApiError("no-passkey", 403)
    if row.banned:
        raise ApiError("banned", 403)
    db.execute(passkeys.update().where(here).values(signs=signs, used=time.time()))
    return User(row.id, row.name, True, row.muted_until)


def drop(db: sa.Connection, user_id: str, passkey_id: str) -> None:
    """One of a person's passkeys opens nothing any more."""
    if db.execute(passkeys.delete().where(passkeys.c.user_id == user_id, passkeys.c.id == passkey_id)).rowcount != 1:
        raise ApiError("no-such-device", 404)
