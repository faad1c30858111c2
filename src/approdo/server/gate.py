"""Before a request is one: connections that send too much, too slowly or nothing, and too many of them, are ended.

uvicorn's parsers have no limits of their own for these, and a proxy may not stand in front.
"""

from __future__ import annotations

import asyncio
import resource
import time
from collections import Counter
from ipaddress import ip_address

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from approdo.server.config import Config
from approdo.server.security import home_of

HEADER_LIMIT = 32_768
"""Bytes of a request that are not its body: the header, and what frames and follows a body that comes in chunks."""
WAITING = 100
"""So many requests may wait on one connection for the answer to an earlier one; browsers let none wait."""
HEADER_SECONDS = 10.0
BODY_SECONDS = 60.0
STALLED_SECONDS = 60.0
"""So long may a client not take what it asked for."""
FRAME_BURST = 8192
FRAME_RATE = 512.0
"""Bytes per second that a socket may send us in the long run: a browser sends a ping now and then."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
SPARE_FILES = 64


class TooMuch(Exception):
    """Raised within the parser, which stops at once; the connection is ended."""


class Gate:
    """Counts the connections of one server process."""

    def __init__(self, config: Config) -> None:
        self.per_address = config.connections_per_address
        self.largest = 2 * max(config.body_limit, config.record_limit)
        """Bytes of a body that are read though it has been refused long since: clients first send, then listen."""
        self.most = _raise_limit()
        self.proxies = config.proxies()
        self.open: Counter[str] = Counter()
        self.total = 0

    def enter(self, host: str) -> bool:
        """False when there are too many connections already, from there or altogether."""
        home = home_of(host)
        if self.total >= self.most or (self.open[home] >= self.per_address and not self._proxy(host)):
            return False
        self.total += 1
        self.open[home] += 1
        return True

    def leave(self, host: str) -> None:
        """A connection ended."""
        home = home_of(host)
        self.total -= 1
        self.open[home] -= 1
        if not self.open[home]:
            del self.open[home]

    def _proxy(self, host: str) -> bool:
        """Behind a proxy all people have its address: it counts for them."""
        try:
            return any(ip_address(host) in network for network in self.proxies)
        except ValueError:
            return False


def _peer(transport: asyncio.BaseTransport) -> tuple[str, int]:
    """Who is at the other end; an IPv4 address is written as one, also on a socket for both kinds."""
    host, port = get_remote_addr(transport) or ("unknown", 0)  # type: ignore[arg-type]
    return host.removeprefix("::ffff:") if "." in host else host, port


def _raise_limit() -> int:
    """As many open files as the system lets us have, less some for ourselves."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 65_536) if hard != resource.RLIM_INFINITY else 65_536
    if soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # forbidden: we make do with what there is
            wanted = soft
    return max(wanted, soft) - SPARE_FILES


class GuardedHttp(HttpToolsProtocol):
    """A request must be here in time and not too large; a client must take its answer."""

    gate: Gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.pending = self.body = 0
        self.in_body = False
        self.timer: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None
        self.client = peer = _peer(transport)
        self.counted = self.gate.enter(peer[0])
        if not self.counted:
            transport.abort()
        else:
            self._expect(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self._stop_stalled()
        if self.counted and self.client:
            self.gate.leave(self.client[0])
            self.counted = False
        super().connection_lost(exc)

    def _expect(self, seconds: float | None) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        self.pending += len(data)
        super().data_received(data)
        if self.pending > HEADER_LIMIT and not self.transport.is_closing():
            if not self.in_body:  # else an answer may be under way
                self.transport.write(TOO_LARGE)
            self.transport.close()
        elif self.pending > 0 and self.timer is None:
            self._expect(HEADER_SECONDS)  # blank lines, which begin no request

    def on_message_begin(self) -> None:
        self._expect(HEADER_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.pending, self.body, self.in_body = 0, 0, True
        self._expect(BODY_SECONDS)
        if len(self.pipeline) >= WAITING:
            raise TooMuch
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.pending -= len(body)  # which is counted by itself
        self.body += len(body)
        if self.body > self.gate.largest:
            raise TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.pending, self.in_body = 0, False
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, GuardedSocket):
            protocol.counted, self.counted = self.counted, False

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stop_stalled()
        self.stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_stalled()
        super().resume_writing()

    def _stop_stalled(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None


class GuardedSocket(WebSocketsSansIOProtocol):
    """Browsers send next to nothing; who sends more is no browser."""

    gate: Gate
    client: tuple[str, int]
    counted = False
    level = float(FRAME_BURST + HEADER_LIMIT)  # the request itself comes through here too
    at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = _peer(transport)

    def data_received(self, data: bytes) -> None:
        now = time.monotonic()
        self.level = min(FRAME_BURST, self.level + (now - self.at) * FRAME_RATE) if self.at else self.level
        self.at = now
        self.level -= len(data)
        if self.level < 0:
            self.transport.abort()
        else:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counted:
            self.gate.leave(self.client[0])
            self.counted = False
        super().connection_lost(exc)


def protocols(config: Config) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    """The two protocols that uvicorn speaks, behind one gate."""
    one = Gate(config)

    class Http(GuardedHttp):
        gate = one

    class Socket(GuardedSocket):
        gate = one

    return Http, Socket
