"""A real server on a real port, and people who play through its API."""

from __future__ import annotations

import json
import os
import random
import tempfile
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from approdo.server.config import Config
from approdo.server.running import Process

QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
"""Passwords are hashed as always, but in no time: the usual 64 MB for each would be most of some tests."""
FAST: dict[str, Any] = {
    "host": "127.0.0.1",
    "port": 0,
    "bot_pace": 0,
    "bot_workers": 1,
    "warm_bots": False,
    "absent_seconds": 0,
    "quiet_seconds": 0,
    "rate_per_address": 5000,
    "rate_per_user": 2000,
    "rate_per_table": 2000,
    "rate_newcomers": 500,
    "rate_logins": 500,
    "rate_tables": 500,
    "rate_forks": 500,
    "rate_lookups": 500,
    "rate_talk": 500,
    "tables_per_user": 10_000,
}


ELSEWHERE = "127.0.0.2"
"""An address that is no trusted proxy."""


def settings(home: Path, **given: Any) -> Config:
    """A host's settings for tests: quick bots, generous rates, data in a temporary folder."""
    return Config(**{**FAST, "database": f"sqlite:///{home / 'approdo.sqlite'}", **given})


class Running:
    """A server process in a thread."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.process = Process(config, lambda text: None)
        self.process.capture_signals = _no_signals  # type: ignore[method-assign]
        self._thread = threading.Thread(target=self.process.run, daemon=True)
        self._thread.start()
        deadline = time.monotonic() + 20
        while not self.process.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.005)
        self.server.identity._hasher = QUICK
        self.port = self.process.port
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def server(self) -> Any:
        """The parts inside."""
        return self.process.app.state.server

    def stop(self) -> float:
        """Stop it; the seconds that took."""
        begun = time.monotonic()
        self.process.should_exit = True
        self._thread.join(15)
        assert not self._thread.is_alive(), "the server does not stop"
        return time.monotonic() - begun


@contextmanager
def _no_signals() -> Iterator[None]:
    yield


class Person:
    """Somebody with a browser: a cookie jar and what one does at a table."""

    def __init__(self, url: str, name: str | None = "Ann") -> None:
        self.http = httpx.Client(base_url=url, timeout=60)
        self.url = url
        if name is not None:
            self.ok(self.http.post("/api/session", json={"name": name}))

    def ok(self, response: httpx.Response) -> Any:
        assert response.is_success, f"{response.request.method} {response.request.url}: {response.text}"
        return response.json()

    def get(self, path: str, **query: Any) -> Any:
        return self.ok(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return self.ok(self.http.post(path, json=body))

    def create(self, game: str = "new-haven", *seats: str, start: bool = True, **more: Any) -> str:
        """A table; seats as words: me, hotseat, open, or the level of a bot."""
        kinds = seats or ("me", "greedy")
        places = [{"kind": k} if k in ("me", "hotseat", "open") else {"kind": "bot", "bot": k} for k in kinds]
        table: str = self.post("/api/tables", game=game, seats=places, start=start, **more)["table"]
        return table

    def look(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}", **query)

    def try_act(self, table: str, message: Any, action: Any, **change: Any) -> httpx.Response:
        body = {
            "seat": message["seat"],
            "decision": message["decision"],
            "client_id": uuid.uuid4().hex,
            "action": action,
            **change,
        }
        return self.http.post(f"/api/tables/{table}/actions", json=body)

    def act(self, table: str, message: Any, pick: Callable[[list[Any]], Any] = random.choice) -> Any:
        """Play one of the legal actions."""
        return self.ok(self.try_act(table, message, pick(message["view"]["legal"])["id"]))

    def undo(self, table: str, message: Any) -> httpx.Response:
        body = {"seat": message["seat"], "decision": message["decision"], "client_id": uuid.uuid4().hex}
        return self.http.post(f"/api/tables/{table}/undo", json=body)

    def say_done(self, table: str, message: Any, done: bool = True, **change: Any) -> httpx.Response:
        body = {"seat": message["seat"], "decision": message["decision"], "done": done, **change}
        return self.http.post(f"/api/tables/{table}/done", json=body)

    def be_heard(self, table: str, message: Any) -> None:
        """Say done for every own seat that a bot waits for."""
        hearing = message["table"]["hearing"]
        for seat in set(message["you"]) & set(hearing["waiting"] if hearing and hearing["held"] else ()):
            self.say_done(table, message, seat=seat)

    def socket(self, table: str, **headers: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"ws{self.url[4:]}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookie, **headers},
            compression=None,
            max_size=None,
        )

    def wait_turn(self, table: str, seconds: float = 20) -> Any:
        """The message in which this person may act, or the last one of the game."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            message = self.look(table)
            if message["table"]["status"] != "playing" or message["seat"] in message["view"]["actors"]:
                return message
            time.sleep(0.01)
        raise AssertionError("the turn did not come")


def received(socket: ClientConnection, timeout: float = 30) -> Any:
    """The next message on a socket."""
    return json.loads(socket.recv(timeout=timeout))


def closing_code(socket: ClientConnection) -> int | None:
    """Read a socket to its end; the code that it was closed with."""
    try:
        while True:
            socket.recv(timeout=5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def refusal(response: httpx.Response, status: int, code: str) -> Any:
    """Assert that a request was refused in the agreed form."""
    assert response.status_code == status, response.text
    body = response.json()
    assert body["code"] == code, body
    assert body["text"], "a refusal without words"
    assert not body["text"].startswith("error-"), body
    assert isinstance(body["rules"], list)
    return body


def seats_for(players: int) -> tuple[str, ...]:
    """A mixed table: up to two seats of a person, the rest bots."""
    return ("me", "hotseat", *["random"] * (players - 2)) if players > 2 else ("me", "random")


@pytest.fixture(scope="module")
def home() -> Iterator[Path]:
    """A folder for databases; in memory where there is such a place, because fsync is not what is tested."""
    place = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=place, prefix="approdo-") as folder:
        yield Path(folder)


@pytest.fixture(scope="module")
def postgres_home() -> Iterator[Path]:
    """A folder for PostgreSQL: not below pytest's, whose permissions another run may take back meanwhile."""
    with tempfile.TemporaryDirectory(prefix="approdo-pg-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@pytest.fixture(scope="module")
def running(home: Path) -> Iterator[Running]:
    """One server for all tests of a module."""
    server = Running(settings(home))
    yield server
    server.stop()


@pytest.fixture
def ann(running: Running) -> Person:
    return Person(running.url, "Ann")


@pytest.fixture
def bob(running: Running) -> Person:
    return Person(running.url, "Bob")


@pytest.fixture
def pair(ann: Person, bob: Person) -> tuple[Person, Person, str]:
    """Two people at a running two-player game of New Haven."""
    table = ann.create("new-haven", "me", "open", start=False)
    bob.post(f"/api/tables/{table}/join", invite=ann.look(table)["table"]["invite"]["code"])
    ann.post(f"/api/tables/{table}/start")
    return ann, bob, table
