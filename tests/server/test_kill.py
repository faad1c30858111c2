"""kill -9 at random points: every acknowledged move is there afterwards, and no half move."""

from __future__ import annotations

import os
import random
import threading
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
import pytest

from approdo.server.storage import keeping

from .conftest import Person, settings
from .processes import ServerProcess

PEOPLE = ("me", "hotseat")
WITH_BOT = (*PEOPLE, "random")
"""A process that thinks takes longer to start than the server."""
VERIFIED_EVERY = 10
"""All games are played through after so many kills: what a kill damaged stays so, and the last ones are looked at."""


class Player(threading.Thread):
    """Plays as fast as it can until the server is gone; remembers what was acknowledged."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.acknowledged: list[tuple[dict[str, Any], dict[str, Any]]] = []

    def run(self) -> None:
        try:
            while True:
                message = self.person.look(self.table)
                if message["table"]["status"] != "playing":
                    return
                if message["seat"] not in message["view"]["actors"]:
                    continue
                body = {
                    "seat": message["seat"],
                    "decision": message["decision"],
                    "client_id": uuid.uuid4().hex,
                    "action": random.choice(message["view"]["legal"])["id"],
                }
                answer = self.person.http.post(f"/api/tables/{self.table}/actions", json=body)
                if answer.is_success:
                    self.acknowledged.append((body, answer.json()))
        except httpx.HTTPError:
            return


def kill_and_look(home: Path, kills: int, rng: random.Random, *seats: str) -> int:
    """Kill a playing server again and again; the number of moves that were acknowledged."""
    config = settings(home, database=f"sqlite:///{home}/{'-'.join(seats)}.sqlite")
    server = ServerProcess(config)
    people = [Person(server.url, f"P{i}") for i in range(2)]
    tables = [person.create("new-haven", *seats) for person in people]
    total = 0
    for kill in range(1, kills + 1):
        players = [Player(person, table) for person, table in zip(people, tables, strict=True)]
        for player in players:
            player.start()
        wanted, deadline = rng.randint(1, 12), time.monotonic() + 10
        while sum(len(player.acknowledged) for player in players) < wanted and time.monotonic() < deadline:
            time.sleep(0.002)
        time.sleep(rng.uniform(0, 0.03))
        server.kill()
        for player in players:
            player.join(10)
            total += len(player.acknowledged)
        if kill % VERIFIED_EVERY == 0 or kill == kills:
            found = list(keeping.verify(config.database))
            assert found
            assert [finding.problem for finding in found if finding.problem] == []
            print(f"{kill} kills, {total} moves acknowledged, none lost", flush=True)
        server = ServerProcess(config)
        for number, player in enumerate(players):
            people[number].http.close()
            cookies = people[number].http.cookies
            people[number].http = httpx.Client(base_url=server.url, timeout=20, cookies=cookies)
            for body, reply in player.acknowledged[-3:]:
                again = people[number].post(f"/api/tables/{player.table}/actions", **body)
                assert again == {**reply, "duplicate": True}, "an acknowledged move is gone"
            seq = people[number].look(player.table)["seq"]
            assert all(reply["seq"] <= seq for _, reply in player.acknowledged)
            if people[number].look(player.table)["table"]["status"] != "playing":
                tables[number] = people[number].create("new-haven", *seats)
    server.stop()
    return total


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    assert kill_and_look(tmp_path, 3, random.Random(1), *WITH_BOT) > 0


@pytest.mark.deep
@pytest.mark.parametrize(("seats", "share"), [(WITH_BOT, 0.1), (PEOPLE, 0.9)], ids=["bots", "people"])
def test_no_acknowledged_move_is_lost_in_hundreds_of_kills(
    tmp_path: Path, seats: tuple[str, ...], share: float
) -> None:
    kills = int(int(os.environ.get("APPRODO_KILLS", "300")) * share)
    assert kill_and_look(tmp_path, kills, random.Random(), *seats) > 3 * kills
