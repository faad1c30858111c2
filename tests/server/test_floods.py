"""What somebody who means ill may send: too much, too slowly, half of it, or nothing; floods run in the deep test."""

from __future__ import annotations

import base64
import json
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest

from approdo.server import gate

from .conftest import ELSEWHERE, Person, Running


def _raw(running: Running, address: str = ELSEWHERE) -> socket.socket:
    return socket.create_connection(("127.0.0.1", running.port), timeout=20, source_address=(address, 0))


SLOWEST = 5.0
"""Seconds. A server that was frozen took 10 to 14; idle it takes less than one, beside other tests more."""


class Pulse(threading.Thread):
    """Asks for /healthz all the time; the longest that it had to wait."""

    def __init__(self, running: Running) -> None:
        super().__init__(daemon=True)
        self.url = f"{running.url}/healthz"
        self.longest = 0.0
        self.count = 0
        self.enough = threading.Event()

    def run(self) -> None:
        with httpx.Client(timeout=60) as client:
            while not self.enough.is_set():
                begun = time.monotonic()
                assert client.get(self.url).is_success
                self.longest = max(self.longest, time.monotonic() - begun)
                self.count += 1
                time.sleep(0.01)

    def beats(self) -> None:
        """Wait until it has asked once more."""
        before, deadline = self.count, time.monotonic() + 60
        while self.count == before:
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.005)


@contextmanager
def _pulse(running: Running) -> Iterator[Pulse]:
    """The server must answer throughout."""
    pulse = Pulse(running)
    pulse.start()
    try:
        pulse.beats()
        yield pulse
        pulse.beats()
    finally:
        pulse.enough.set()
        pulse.join(60)
    assert pulse.longest < SLOWEST, f"/healthz took {pulse.longest:.1f} s"


def _send_all(raw: socket.socket, data: bytes) -> bool:
    """False when the other side has hung up."""
    try:
        raw.sendall(data)
    except OSError:
        return False
    return True


def _ended(raw: socket.socket, seconds: float = 30) -> bool:
    """True when the server hangs up within the time."""
    raw.settimeout(seconds)
    try:
        while raw.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def _upgrade(running: Running, table: str) -> socket.socket:
    raw = _raw(running)
    key = base64.b64encode(os.urandom(16)).decode()
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(200)
    return raw


def _frame(opcode: int, text: bytes) -> bytes:
    mask = b"\1\2\3\4"
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(text))
    return bytes([0x80 | opcode, 0x80 | len(text)]) + mask + masked


@pytest.mark.parametrize("opcode", [1, 9, 10], ids=["text", "ping", "pong"])
def test_a_flood_of_frames_ends_the_socket(running: Running, ann: Person, opcode: int) -> None:
    table = ann.create("new-haven", "me", "hotseat", public=True)
    flood = _frame(opcode, b"ping") * 300_000
    with _pulse(running), _upgrade(running, table) as raw:
        _send_all(raw, flood)
        assert _ended(raw, 5), "the server goes on reading"


def test_a_browsers_pings_are_fine(ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    with ann.socket(table) as stream:
        for _ in range(20):
            stream.send("ping")
        assert sum(stream.recv(timeout=5) == '{"pong":true}' for _ in range(21)) == 20


CHUNKED = b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "start",
    [
        b"GET / HTTP/1.1\r\nX: ",
        b"GET /",
        b"GET / HTTP/1.1\r\n",
        CHUNKED + b"0\r\n",
        CHUNKED + b"0\r\nX: ",
        CHUNKED + b"1;",
    ],
    ids=["header", "path", "headers", "trailers", "trailer", "chunk extension"],
)
def test_an_endless_header_is_cut_off(running: Running, start: bytes) -> None:
    more = b"X-Y: z\r\n" * 2000 if start.endswith(b"\n") else b"a" * 16_000
    with _pulse(running), _raw(running) as raw:
        raw.sendall(start)
        sent = 0
        while _send_all(raw, more) and sent < 60_000_000:
            sent += len(more)
    assert sent < 10_000_000


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 500),
        (CHUNKED, b"3e80\r\n" + b"a" * 16_000 + b"\r\n"),
    ],
    ids=["requests", "body"],
)
def test_no_end_of_requests_or_of_a_body_is_cut_off(running: Running, start: bytes, more: bytes) -> None:
    """A million requests in a row, whose answers nobody takes, once took three gigabytes."""
    with _pulse(running), _raw(running) as raw:
        raw.sendall(start)
        sent = 0
        while _send_all(raw, more) and sent < 60_000_000:
            sent += len(more)
    assert sent < 20_000_000


def test_some_requests_in_a_row_are_all_answered(running: Running) -> None:
    with _raw(running) as raw:
        raw.sendall(b"".join(b"HEAD /no/%d HTTP/1.1\r\nHost: localhost\r\n\r\n" % n for n in range(50)))
        taken = b""
        while taken.count(b"HTTP/1.1 200 OK") < 50:
            more = raw.recv(65536)
            assert more, taken
            taken += more


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET / HT", b"\r\n", b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"],
)
def test_half_a_request_is_not_waited_for(running: Running, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(gate, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(gate, "BODY_SECONDS", 0.3)
    with _raw(running) as raw:
        raw.sendall(begun)
        assert _ended(raw, 5), "the server waits for ever"


def test_a_body_in_chunks_is_taken(ann: Person) -> None:
    words = json.dumps({"text": "hello"}).encode().ljust(60_000)
    table = ann.create("new-haven", "me", "hotseat")
    chunks = (words[at : at + 100] for at in range(0, len(words), 100))
    sent = ann.http.post(f"/api/tables/{table}/chat", content=chunks, headers={"content-type": "application/json"})
    assert sent.is_success, sent.text


def test_one_address_cannot_take_all_connections(running: Running) -> None:
    most = running.config.connections_per_address
    with ExitStack() as stack:
        held = [stack.enter_context(_raw(running)) for _ in range(most + 5)]
        assert _ended(held[-1], 5)
        httpx.get(f"{running.url}/healthz").raise_for_status()
        with _raw(running, "127.0.0.3") as other:
            other.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert b"200" in other.recv(100)
    deadline = time.monotonic() + 30
    while not _welcome(running):
        assert time.monotonic() < deadline, "connections that ended are still counted"
        time.sleep(0.05)


def _welcome(running: Running) -> bool:
    with _raw(running) as raw:
        return _send_all(raw, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n") and b"200" in raw.recv(100)


def test_who_does_not_take_his_answer_is_dropped(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "STALLED_SECONDS", 0.3)
    before = len(running.process.server_state.connections)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", running.port))
    raw.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 60)
    deadline = time.monotonic() + 30
    time.sleep(0.5)
    while len(running.process.server_state.connections) > before:
        assert time.monotonic() < deadline, "the connection stays for ever"
        time.sleep(0.05)
    raw.close()
