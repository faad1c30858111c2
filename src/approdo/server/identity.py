"""Guests, accounts, sessions and tokens: cookie and token hold 256 random bits, the database their hash."""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from approdo.server.config import Config
from approdo.server.devices import device_name
from approdo.server.errors import ApiError
from approdo.server.names import account_key
from approdo.server.storage import calls, contacts, devices, people, processes, tokens
from approdo.server.storage.database import Database
from approdo.server.storage.people import User, hashed, new_secret
from approdo.server.tokens import INVALID, bearer, check_scope

DAY = 86400
CACHE_SECONDS = 10.0
CACHE_SECONDS_ALONE = 60.0
"""With SQLite nobody else writes, and the keeper tells when `approdo admin` did."""
CACHED = 5000
ESTIMATED = 72
"""So much of a password is judged; more would only take longer."""
WEAKEST = 2
"""Of zxcvbn's scores from 0 to 4: 10^6 to 10^8 guesses are needed."""


def secure(connection: HTTPConnection, config: Config) -> bool:
    """True when people come by https, here or at the proxy."""
    return connection.scope["scheme"] in ("https", "wss") or (config.public_url or "").startswith("https:")


def cookie_name(connection: HTTPConnection, config: Config) -> str:
    """`__Host-` binds the cookie to this very host; browsers accept that prefix on https only."""
    return "__Host-approdo" if secure(connection, config) else "approdo"


def _device(connection: HTTPConnection) -> str | None:
    return device_name(connection.headers.get("user-agent", ""))


def _end_all(db: sa.Connection, user_id: str, but: str = "") -> None:
    """All sessions of a person (but one), all tokens and passes end, at all processes."""
    people.drop_sessions(db, user_id, but=but)
    tokens.drop_tokens(db, user_id)
    devices.drop_passes(db, user_id)
    processes.announce_user(db, user_id)


def check_fresh(user: User) -> None:
    """Refuse a token whose time is over."""
    if user.until < time.time():
        raise ApiError("token-expired", 401, headers=INVALID)


class Identity:
    """Who is asking."""

    def __init__(self, config: Config, db: Database) -> None:
        self.config = config
        self.db = db
        self._hasher = PasswordHasher()
        self._cache: OrderedDict[str, tuple[float, User | None]] = OrderedDict()
        self._kept_for = CACHE_SECONDS_ALONE if db.sqlite else CACHE_SECONDS
        self.hears = db.sqlite
        """True while this process would be told of sessions that end at another one."""
        self._used: dict[str, float] = {}
        """When the use of a token was last noted."""
        self._hashing = asyncio.Semaphore(2)  # each takes 64 MB for a moment
        self._decoy = self._hasher.hash(new_secret())

    async def user(self, connection: HTTPConnection) -> User | None:
        """Who asks: the owner of the token that the request brings, or of its cookie."""
        secret = bearer(connection)
        if secret is not None:
            return await self._of_token(connection, secret)
        secret = connection.cookies.get(cookie_name(connection, self.config), "")
        if not 20 <= len(secret) <= 100:
            return None
        return await self._known(hashed(secret), people.session_user)

    async def _known(self, key: str, find: Callable[[sa.Connection, str], User | None]) -> User | None:
        """Whose secret has this hash; looked up again after a while."""
        at, user = self._cache.get(key, (0.0, None))
        if time.monotonic() - at > (self._kept_for if self.hears else 0.0):
            user = await self.db.read(lambda db: find(db, key))
            self._cache[key] = (time.monotonic(), user)
            if len(self._cache) > CACHED:
                self._cache.popitem(last=False)
        return user

    async def _of_token(self, connection: HTTPConnection, secret: str) -> User:
        """The owner of a token, if it is good for what is asked. A bad one is refused, never taken for a visitor."""
        good = secret.startswith(tokens.PREFIX) and len(secret) <= 100
        user = await self._known(hashed(secret), tokens.token_user) if good else None
        if user is None or user.token is None:
            raise ApiError("bad-token", 401, headers=INVALID)
        check_fresh(user)
        check_scope(user, connection)
        token, now = user.token, time.monotonic()
        if now - self._used.get(token, -math.inf) > tokens.USED_EVERY:
            self._used = {kept: at for kept, at in self._used.items() if now - at <= tokens.USED_EVERY} | {token: now}
            await self.db.write(lambda db: tokens.note_use(db, token))
        return user

    def forget(self, user_id: str) -> None:
        """Something changed about a user: look him up anew."""
        for key in [key for key, (_, user) in self._cache.items() if user is not None and user.id == user_id]:
            del self._cache[key]

    def forget_all(self) -> None:
        """Anything may have changed: look everybody up anew."""
        self._cache.clear()

    async def guest(self, connection: HTTPConnection, response: Response, name: str) -> User:
        """Play at once: a guest with a new session, or the present guest under another name."""
        user = await self.user(connection)
        if user is not None:
            if user.account:
                raise ApiError("already-account", 409)
            await self.db.write(lambda db: people.rename(db, user.id, name))
            self.forget_all()
            return User(user.id, name, False)
        secret = new_secret()

        def work(db: sa.Connection) -> User:
            guest = people.add_user(db, name)
            people.add_session(db, guest.id, secret, self.config.session_days * DAY, _device(connection))
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
        password_hash = await self._hashed(password, name)
        old = self.present(connection)

        def work(db: sa.Connection) -> User:
            if user is None:
                made = people.add_user(db, name, key, password_hash)
            else:
                people.promote(db, user.id, name, key, password_hash)
                made = User(user.id, name, True)
            people.drop_session(db, old)
            people.add_session(db, made.id, secret, self.config.session_days * DAY, _device(connection))
            return made

        made = await self.db.write(work)
        self.forget_all()
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
        user, secret, old = found[0], new_secret(), self.present(connection)
        stronger = self._hasher.hash(password) if self._hasher.check_needs_rehash(found[1]) else None

        def work(db: sa.Connection) -> list[str]:
            people.drop_session(db, old)
            if stronger:
                people.set_password(db, user.id, stronger)
            touched: list[str] = []
            if guest and not guest.account:
                contacts.move_contacts(db, guest.id, user.id)
                touched = people.merge(db, guest.id, user.id)
            people.add_session(db, user.id, secret, self.config.session_days * DAY, _device(connection))
            return touched

        touched = await self.db.write(work)
        self.forget_all()
        self._send(connection, response, secret)
        return user, touched

    async def come_in(
        self, connection: HTTPConnection, response: Response, find: Callable[[sa.Connection], User]
    ) -> tuple[User, list[str]]:
        """A person by a pass or passkey; as at login, what was played on this device as a guest comes along."""
        guest, secret, old = await self.user(connection), new_secret(), self.present(connection)

        def work(db: sa.Connection) -> tuple[User, list[str]]:
            user = find(db)
            people.drop_session(db, old)
            touched: list[str] = []
            if guest is not None and not guest.account and guest.id != user.id:
                contacts.move_contacts(db, guest.id, user.id)
                touched = people.merge(db, guest.id, user.id)
            people.add_session(db, user.id, secret, self.config.session_days * DAY, _device(connection))
            return user, touched

        user, touched = await self.db.write(work)
        self.forget_all()
        self._send(connection, response, secret)
        return user, touched

    async def logout(self, connection: HTTPConnection, response: Response) -> None:
        """The session ends, here and in the database."""
        old = self.present(connection)
        user = await self.user(connection)

        def work(db: sa.Connection) -> None:
            people.drop_session(db, old)
            if user is not None:
                processes.announce_user(db, user.id)

        await self.db.write(work)
        self._cache.pop(old, None)
        response.delete_cookie(
            cookie_name(connection, self.config), path="/", secure=secure(connection, self.config), httponly=True
        )

    async def change_password(self, connection: HTTPConnection, user: User, old: str, new: str) -> None:
        """Another password; whoever is logged in elsewhere must log in again, and programs need new tokens."""
        await self.check_password(user, old)
        password_hash, here = await self._hashed(new, user.name), self.present(connection)

        def work(db: sa.Connection) -> None:
            people.set_password(db, user.id, password_hash)
            _end_all(db, user.id, but=here)

        await self.db.write(work)
        self.forget(user.id)

    async def recover(self, connection: HTTPConnection, response: Response, token: str, password: str) -> User:
        """A new password by the link of a mail; sessions, tokens and passes of before end."""
        found = await self.db.read(lambda db: calls.link_owner(db, token, calls.RECOVER))
        password_hash, secret = await self._hashed(password, found.name), new_secret()

        def work(db: sa.Connection) -> None:
            calls.use_mail_link(db, token, calls.RECOVER)
            people.set_password(db, found.id, password_hash)
            _end_all(db, found.id)
            people.add_session(db, found.id, secret, self.config.session_days * DAY, _device(connection))

        await self.db.write(work)
        self.forget(found.id)
        self._send(connection, response, secret)
        return found

    async def check_password(self, user: User, password: str | None) -> None:
        """Refuse who does not know an account's password; guests have none."""
        if not user.account:
            return
        stored = await self.db.read(lambda db: people.password_of(db, user.id))
        async with self._hashing:
            if not await asyncio.to_thread(self._verify, stored or self._decoy, password or ""):
                raise ApiError("wrong-password", 403)

    async def logout_everywhere(self, user: User) -> None:
        """All sessions and tokens end."""
        await self.db.write(lambda db: _end_all(db, user.id))
        self.forget(user.id)

    def present(self, connection: HTTPConnection) -> str:
        """What is stored of the session that a request comes with."""
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

    async def _hashed(self, password: str, name: str) -> str:
        """A new password's hash, if it cannot be guessed easily."""
        async with self._hashing:
            if await asyncio.to_thread(_score, password[:ESTIMATED], name) < WEAKEST:
                raise ApiError("weak-password", 422)
            return await asyncio.to_thread(self._hasher.hash, password)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (Argon2Error, InvalidHashError):
            return False


def _score(password: str, name: str) -> int:
    """How hard a password is to guess, from 0 to 4."""
    from zxcvbn import zxcvbn  # twelve megabytes of words: only once somebody makes an account

    score: int = zxcvbn(password, [name])["score"]
    return score
