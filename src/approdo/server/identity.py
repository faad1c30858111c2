"""Guests, accounts and sessions: the cookie holds 256 random bits, the database their hash."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections import OrderedDict

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from approdo.server.config import Config
from approdo.server.errors import ApiError
from approdo.server.storage import people
from approdo.server.storage.database import Database
from approdo.server.storage.people import User, hashed, new_secret

DAY = 86400
CACHE_SECONDS = 10.0
CACHED = 5000


def account_key(name: str) -> str:
    """Names that look alike are the same account."""
    return unicodedata.normalize("NFKC", name).casefold()


def secure(connection: HTTPConnection, config: Config) -> bool:
    """True when people come by https, here or at the proxy."""
    return connection.url.scheme in ("https", "wss") or (config.public_url or "").startswith("https:")


def cookie_name(connection: HTTPConnection, config: Config) -> str:
    """`__Host-` binds the cookie to this very host; browsers accept that prefix on https only."""
    return "__Host-approdo" if secure(connection, config) else "approdo"


class Identity:
    """Who is asking."""

    def __init__(self, config: Config, db: Database) -> None:
        self.config = config
        self.db = db
        self._hasher = PasswordHasher()
        self._cache: OrderedDict[str, tuple[float, User | None]] = OrderedDict()
        self._hashing = asyncio.Semaphore(2)  # each takes 64 MB for a moment
        self._decoy = self._hasher.hash(new_secret())

    async def user(self, connection: HTTPConnection) -> User | None:
        """The user of a request's cookie."""
        secret = connection.cookies.get(cookie_name(connection, self.config), "")
        if not 20 <= len(secret) <= 100:
            return None
        key = hashed(secret)
        at, user = self._cache.get(key, (0.0, None))
        if time.monotonic() - at > CACHE_SECONDS:
            user = await self.db.read(lambda db: people.session_user(db, key))
            self._cache[key] = (time.monotonic(), user)
            if len(self._cache) > CACHED:
                self._cache.popitem(last=False)
        return user

    async def guest(self, connection: HTTPConnection, response: Response, name: str) -> User:
        """Play at once: a guest with a new session, or the present guest under another name."""
        user = await self.user(connection)
        if user is not None:
            if user.account:
                raise ApiError("already-account", 409)
            await self.db.write(lambda db: people.rename(db, user.id, name))
            self._cache.clear()
            return User(user.id, name, False)
        secret = new_secret()

        def work(db: sa.Connection) -> User:
            guest = people.add_user(db, name)
            people.add_session(db, guest.id, secret, self.config.session_days * DAY)
            return guest

        guest = await self.db.write(work)
        self._send(connection, response, secret)
        return guest

    async def register(self, connection: HTTPConnection, response: Response, name: str, password: str) -> User:
        """A new account; a guest keeps all his games."""
        user = await self.user(connection)
        if user is not None and user.account:
            raise ApiError("already-account", 409)
        secret, key = new_secret(), account_key(name)
        async with self._hashing:
            password_hash = await asyncio.to_thread(self._hasher.hash, password)
        old = self._present(connection)

        def work(db: sa.Connection) -> User:
            if user is None:
                made = people.add_user(db, name, key, password_hash)
            else:
                people.promote(db, user.id, name, key, password_hash)
                made = User(user.id, name, True)
            people.drop_session(db, old)
            people.add_session(db, made.id, secret, self.config.session_days * DAY)
            return made

        made = await self.db.write(work)
        self._cache.clear()
        self._send(connection, response, secret)
        return made

    async def login(
        self, connection: HTTPConnection, response: Response, name: str, password: str
    ) -> tuple[User, list[str]]:
        """Into an account; what was played as a guest comes along. The tables that changed hands."""
        guest = await self.user(connection)
        found = await self.db.read(lambda db: people.account_of(db, account_key(name)))
        async with self._hashing:
            good = await asyncio.to_thread(self._verify, found[1] if found else self._decoy, password)
        if found is None or not good:
            raise ApiError("wrong-password", 403)
        user, secret, old = found[0], new_secret(), self._present(connection)
        stronger = self._hasher.hash(password) if self._hasher.check_needs_rehash(found[1]) else None

        def work(db: sa.Connection) -> list[str]:
            people.drop_session(db, old)
            if stronger:
                people.set_password(db, user.id, stronger)
            touched = people.merge(db, guest.id, user.id) if guest and not guest.account else []
            people.add_session(db, user.id, secret, self.config.session_days * DAY)
            return touched

        touched = await self.db.write(work)
        self._cache.clear()
        self._send(connection, response, secret)
        return user, touched

    async def logout(self, connection: HTTPConnection, response: Response) -> None:
        """The session ends, here and in the database."""
        old = self._present(connection)
        await self.db.write(lambda db: people.drop_session(db, old))
        self._cache.pop(old, None)
        response.delete_cookie(
            cookie_name(connection, self.config), path="/", secure=secure(connection, self.config), httponly=True
        )

    def _present(self, connection: HTTPConnection) -> str:
        return hashed(connection.cookies.get(cookie_name(connection, self.config), ""))

    def _send(self, connection: HTTPConnection, response: Response, secret: str) -> None:
        response.set_cookie(
            cookie_name(connection, self.config),
            secret,
            max_age=self.config.session_days * DAY,
            path="/",
            secure=secure(connection, self.config),
            httponly=True,
            samesite="lax",
        )

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (Argon2Error, InvalidHashError):
            return False
