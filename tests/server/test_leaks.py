"""Nothing that a viewer may not know is in the bytes that the server sends to that viewer."""

from __future__ import annotations

import asyncio
import os
import random
import re
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from approdo.core.events import Event, Events
from approdo.core.game import SPECTATOR
from approdo.core.registry import all_games, info
from approdo.server.live import Live
from approdo.server.showing import show

from .conftest import Person, Running

CANARY = re.compile(rb"CANARY-(\w+)-\d+")


@pytest.fixture
def canaries(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every private part of an event carries a word that only its owner may ever receive."""
    plain = Events.add
    count = iter(range(10**9))

    def add(self: Events, kind: str, *rules: str, private: Any = None, **more: Any) -> None:
        plain(self, kind, *rules, private=private, **more)
        if private:
            event = self[-1]
            marked = {s: {**args, "canary": f"CANARY-{s}-{next(count)}"} for s, args in event.private.items()}
            self[-1] = Event(event.kind, event.seat, event.rules, event.args, marked)

    monkeypatch.setattr(Events, "add", add)
    return iter(())


async def _same_bytes_in_other_worlds(live: Live, users: dict[int, str], rng: random.Random, worlds: int) -> int:
    """What each viewer is sent must not depend on what that viewer does not know; how often it was compared."""
    assert live.match is not None
    truth, game, checked = live.match.state, live.match.game, 0
    for viewer in (SPECTATOR, *users):
        live.views.clear()
        live.cache.clear()
        sent = show(live, users.get(viewer), None)
        seen = game.observe(truth, viewer)
        for _ in range(worlds):
            live.match.state = game.world(seen, rng)
            live.views.clear()
            live.cache.clear()
            other = show(live, users.get(viewer), None)
            live.match.state = truth
            assert sent == other, f"{game.info.id}: viewer {viewer} is sent something it does not know"
            checked += 1
    live.views.clear()
    live.cache.clear()
    return checked


@pytest.mark.usefixtures("canaries")
@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_no_canary_reaches_a_seat_that_is_not_its_owner(running: Running, game: str) -> None:
    scan(running, game, info(game).seats[0], moves=25 if info(game).secrets else 5, seed=5)


@pytest.mark.deep
@pytest.mark.usefixtures("canaries")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_no_canary_in_long_games_with_all_seats(running: Running, game: str, seed: int) -> None:
    whole = info(game).secrets  # the others hold none: a part of a game shows all there is
    worlds = int(os.environ.get("APPRODO_WORLDS", "5")) if whole else 1
    checked = scan(running, game, info(game).seats[-1], moves=2000 if whole else 100, seed=seed, worlds=worlds)
    print(f"{game}: {checked} comparisons")


class Listener(threading.Thread):
    """Takes everything that comes by one socket."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(daemon=True)
        self.socket = socket
        self.frames: list[bytes] = []
        self.start()

    def run(self) -> None:
        for frame in self.socket:
            assert isinstance(frame, str)
            self.frames.append(frame.encode())

    def all_up_to(self, seq: int) -> bytes:
        deadline = time.monotonic() + 30
        while not self.frames or f'"seq":{seq},'.encode() not in self.frames[-1][:30]:
            assert time.monotonic() < deadline, "the last view did not come"
            time.sleep(0.01)
        return b"".join(self.frames)


def scan(running: Running, game: str, players: int, moves: int, seed: int, worlds: int = 1) -> int:
    """Play with a socket at every seat and look at every byte that each received; how many worlds were compared."""
    people = {seat: Person(running.url, f"P{seat}") for seat in range(players)}
    host = people[0]
    table = host.create(game, "me", *["open"] * (players - 1), start=False, public=True)
    for seat in range(1, players):
        people[seat].post(f"/api/tables/{table}/join", seat=seat)
    watcher = Person(running.url, None)
    host.post(f"/api/tables/{table}/start")
    for seat, person in people.items():
        person.ok(person.http.put(f"/api/tables/{table}/notes", json={"text": f"CANARY-note{seat}-0"}))
    users = {seat: person.get("/api/me")["id"] for seat, person in people.items()}
    rng = random.Random(seed)
    stack = ExitStack()
    viewers = {**people, SPECTATOR: watcher}
    listeners = {seat: Listener(stack.enter_context(person.socket(table))) for seat, person in viewers.items()}
    live, checked = running.server.hub.lives[table], 0
    for _ in range(moves):
        message = host.look(table)
        if message["view"]["over"]:
            break
        actor = people[rng.choice(message["view"]["actors"])]
        actor.act(table, actor.look(table), rng.choice)
        checking = live.do(_same_bytes_in_other_worlds, users, rng, worlds)
        checked += asyncio.run_coroutine_threadsafe(checking, live._task.get_loop()).result(60)
    last = host.look(table)["seq"]
    heard: dict[int, bytes] = {}
    for seat, listener in listeners.items():
        heard[seat] = listener.all_up_to(last)
        person = people.get(seat, watcher)
        for path in ("", "/log?limit=1000", "/history/30", f"/ahead?seat={max(seat, 0)}"):
            heard[seat] += person.http.get(f"/api/tables/{table}{path}").content
    stack.close()
    secret = any(event.private for _, event in live.match.log)
    for seat, sent in heard.items():
        found = {owner.decode() for owner in CANARY.findall(sent)}
        assert found <= {str(seat)}, f"seat {seat} was sent the secrets of {found}"
        own = any(seat in event.private for _, event in live.match.log)
        assert found == ({str(seat)} if own else set()), "the scan must be able to see canaries"
        for other, user_id in users.items():
            assert user_id.encode() not in sent, f"the id of {other} was sent to {seat}"
    assert b'"invite":{' not in heard[SPECTATOR]
    assert secret or game in ("terra-nova", "new-england", "neuland")
    return checked
