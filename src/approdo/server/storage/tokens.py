"""Tokens for programs in the database: hashes, what each may do, until when."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable

import sqlalchemy as sa

from approdo.server.errors import ApiError
from approdo.server.storage.people import User, hashed, new_id
from approdo.server.storage.schema import tokens, users

PREFIX = "approdo_"
"""So that whoever finds one, such as a scanner of published code, knows what it is."""
MOST = 20
"""Tokens that one person may have."""
USED_EVERY = 60.0
"""Seconds between two notes of when a token was used."""


def new_token() -> str:
    """A token: 256 random bits behind a name."""
    return PREFIX + secrets.token_urlsafe(32)


def add_token(
    db: sa.Connection, user_id: str, name: str, scopes: Iterable[str], secret: str, seconds: float
) -> sa.Row[tuple[object, ...]]:
    """A new token of a person; those that expired long ago go."""
    now = time.time()
    db.execute(tokens.delete().where(tokens.c.user_id == user_id, tokens.c.expires < now - 30 * 86400))
    held = db.execute(sa.select(sa.func.count()).where(tokens.c.user_id == user_id)).scalar_one()
    if held >= MOST:
        raise ApiError("too-many-tokens", 409, most=MOST)
    row = {"id": new_id(), "hash": hashed(secret), "user_id": user_id, "name": name, "scopes": " ".join(scopes)}
    db.execute(tokens.insert().values(**row, created=now, expires=now + seconds))
    return db.execute(sa.select(tokens).where(tokens.c.id == row["id"])).one()


def tokens_of(db: sa.Connection, user_id: str) -> list[sa.Row[tuple[object, ...]]]:
    """The tokens of a person, the newest first."""
    return list(db.execute(sa.select(tokens).where(tokens.c.user_id == user_id).order_by(tokens.c.created.desc())))


def drop_token(db: sa.Connection, user_id: str, token_id: str) -> None:
    """A token of this person no longer works."""
    if db.execute(tokens.delete().where(tokens.c.id == token_id, tokens.c.user_id == user_id)).rowcount != 1:
        raise ApiError("no-such-token", 404)


def drop_tokens(db: sa.Connection, user_id: str) -> None:
    """None of a person's tokens works any more."""
    db.execute(tokens.delete().where(tokens.c.user_id == user_id))


def token_user(db: sa.Connection, secret_hash: str) -> User | None:
    """Whose token this is and what it may do, expired or not; None when it is nobody's."""
    joined = sa.select(users, tokens.c.id.label("token"), tokens.c.scopes, tokens.c.expires)
    good = (tokens.c.hash == secret_hash) & users.c.banned.is_(False)
    row = db.execute(joined.join(tokens, tokens.c.user_id == users.c.id).where(good)).first()
    if row is None:
        return None
    scopes = frozenset(row.scopes.split())
    return User(row.id, row.name, row.account is not None, row.muted_until, row.token, scopes, row.expires)


def note_use(db: sa.Connection, token_id: str) -> None:
    """A token was used now; its owner sees when."""
    db.execute(tokens.update().where(tokens.c.id == token_id).values(used=time.time()))
