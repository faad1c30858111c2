"""Sockets: pushed after the commit, complete, latest only; slow readers hurt nobody; shutdown is quick."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import time
from operator import itemgetter
from pathlib import Path

import pytest

from .conftest import Person, Running, closing_code, received, settings


def test_everybody_is_shown_a_move_with_the_next_sequence_number(pair: tuple[Person, Person, str]) -> None:
    ann, bob, table = pair
    with ann.socket(table) as at_ann, bob.socket(table) as at_bob:
        actor = ann if ann.look(table)["view"]["actors"] == [0] else bob
        done = actor.act(table, actor.look(table))
        seen = []
        for socket in (at_ann, at_bob):
            while (message := received(socket))["seq"] < done["seq"]:
                pass
            seen.append(message)
        assert seen[0]["view"]["step"] == seen[1]["view"]["step"]
        assert [message["seat"] for message in seen] == [0, 1]
        assert all(seat["connected"] for seat in seen[0]["table"]["seats"])


def test_coming_back_gives_the_whole_message_again(ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    with ann.socket(table) as socket:
        first = received(socket)
    for _ in range(3):
        ann.act(table, ann.look(table))
    with ann.socket(table) as socket:
        again = received(socket)
    assert again["seq"] == first["seq"] + 3
    assert again["view"]["board"]


@pytest.mark.parametrize(("word", "together"), [("skip", True), ("follow", False)])
def test_who_skips_gets_what_bots_do_in_few_messages_and_who_follows_each_move(
    running: Running, ann: Person, word: str, together: bool
) -> None:
    """One transaction for a run of bots' answers; what is written down is the same, an entry for each."""
    table = ann.create("neuland", "me", "greedy", "greedy")
    with ann.socket(table) as socket:
        socket.send(word)
        message = ann.wait_turn(table)
        seen = [message]
        while message["view"]["step"] < 60:
            ann.act(table, message, pick=lambda legal: legal[-1])
            message = ann.wait_turn(table)
        while seen[-1]["seq"] < message["seq"]:
            seen.append(received(socket))
    seen.sort(key=itemgetter("seq"))
    assert (len(seen) < message["view"]["step"] / 2) == together
    assert {one["seq"] - one["decision"] for one in seen[1:]} == {message["seq"] - message["decision"]}
    match = running.server.hub.lives[table].match
    stored = asyncio.run(running.server.hub.read(table)).match
    assert stored.entries == match.entries
    assert stored.log == match.log
    assert stored.state.hash() == match.state.hash()
    assert ann.get(f"/api/tables/{table}/history/{match.step - 2}")["view"]["step"] == match.step - 2


def test_presence_is_pushed_to_the_others(pair: tuple[Person, Person, str]) -> None:
    ann, bob, table = pair
    with ann.socket(table) as socket:
        received(socket)
        with bob.socket(table):
            while not received(socket)["table"]["seats"][1]["connected"]:
                pass
        while received(socket)["table"]["seats"][1]["connected"]:
            pass


def test_a_reader_who_never_reads_does_not_hold_up_the_others(home: Path) -> None:
    config = settings(home, database=f"sqlite:///{home}/slow.sqlite", send_timeout=0.3)
    server = Running(config)
    try:
        ann = Person(server.url)
        table = ann.create("new-haven", "me", "hotseat", public=True)
        raw = sockets.socket()
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.port))
        cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
        raw.sendall(
            (
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {cookie}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            ).encode()
        )

        def dropped() -> float | None:
            return server.server.metrics.registry.get_sample_value("approdo_readers_dropped_total")

        with ann.socket(table) as socket:
            for number in range(400):  # each line of chat pushes the whole view: about 70 kB
                begun = time.monotonic()
                ann.post(f"/api/tables/{table}/chat", text=str(number))
                while (received(socket)["chat"] or [{"text": ""}])[-1]["text"] != str(number):
                    pass
                assert time.monotonic() - begun < 5, "a reader who never reads holds up another"
                if dropped():
                    break
        assert dropped() == 1
        raw.close()
    finally:
        server.stop()


def test_shutdown_is_done_within_three_seconds_with_sockets_open(home: Path) -> None:
    server = Running(settings(home, database=f"sqlite:///{home}/stop.sqlite"))
    ann = Person(server.url)
    table = ann.create("new-haven", "me", "random")
    with (
        ann.socket(table) as one,
        ann.socket(table) as two,
        ann.http.stream("GET", f"/api/tables/{table}/events") as sse,
    ):
        received(one)
        assert next(line for line in sse.iter_lines() if line.startswith("data: "))
        assert server.stop() < 3
        assert [closing_code(socket) for socket in (one, two)] == [1012, 1012]


def test_a_client_that_hangs_up_in_the_midst_of_a_move_loses_nothing(running: Running, ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    message = ann.look(table)
    body = {"seat": message["seat"], "decision": message["decision"], "client_id": "hangs-up-1"}
    text = json.dumps({**body, "action": message["view"]["legal"][0]["id"]})
    cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    raw = sockets.create_connection(("127.0.0.1", running.port))
    raw.sendall(
        (
            f"POST /api/tables/{table}/actions HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n{text}"
        ).encode()
    )
    raw.close()
    deadline = time.monotonic() + 30
    while ann.look(table)["seq"] == message["seq"]:
        assert time.monotonic() < deadline
    again = ann.post(f"/api/tables/{table}/actions", **json.loads(text))
    assert again["duplicate"]
