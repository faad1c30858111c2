"""Open sockets and play real games through the API on loopback; prints moves/s, latencies and memory.

    python benchmarks/server_load.py --sockets 1000 --rate 200 --seconds 20

The server runs in a process of its own, as `approdo serve` starts it, on a database file on this disk. People
are guests at two-player tables of one game; each move is timed from the POST until every socket at that table
has its view. The other sockets watch without playing. Generator and server share the machine: what the generator cost,
and how late it was itself in sending moves, is printed too.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, cast

import uvloop

SEATS = 2
AT_ONCE = 8
"""Tables that are opened beside each other."""
PATIENCE = 30.0
_ACTORS = re.compile(rb'"actors":\[(\d+)')
_OFFER = re.compile(rb'\{"id":(\d+),"action":')
_HEAD = re.compile(rb'\{"seq":(\d+),"decision":(\d+)')
_LENGTH = re.compile(rb"content-length: (\d+)", re.I)
_COOKIE = re.compile(rb"set-cookie: (approdo=[^;]+)", re.I)


class Wire(asyncio.Protocol):
    """One connection: requests and answers, and after an upgrade the frames of a socket.

    The generator shares its cores with the server, so it must be light; an HTTP library would cost more than a move.
    """

    def __init__(self) -> None:
        self.read = bytearray()
        self.open = False
        self.answer: asyncio.Future[tuple[bytes, bytes]] | None = None
        self.on_frame: Callable[[bytes], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport, self.open = cast(asyncio.Transport, transport), True

    def connection_lost(self, exc: Exception | None) -> None:
        self.open = False
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(ConnectionResetError("the server hung up"))

    async def ask(self, request: bytes) -> tuple[bytes, bytes]:
        """Head and body of the answer to a request."""
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return await asyncio.wait_for(self.answer, PATIENCE)

    def data_received(self, data: bytes) -> None:
        self.read += data
        if self.on_frame is None:
            self._take_answer()
        if self.on_frame is not None:
            self._take_frames(self.on_frame)

    def _take_answer(self) -> None:
        end = self.read.find(b"\r\n\r\n") + 4
        if end < 4:
            return
        head = bytes(self.read[:end])
        length = _LENGTH.search(head)
        whole = end + (int(length[1]) if length else 0)
        if len(self.read) >= whole and self.answer is not None and not self.answer.done():
            body = bytes(self.read[end:whole])
            del self.read[:whole]
            self.answer.set_result((head, body))

    def _take_frames(self, on_frame: Callable[[bytes], None]) -> None:
        at, read = 0, self.read
        while len(read) >= at + 2:
            kind, length, begin = read[at] & 15, read[at + 1] & 127, at + 2
            if length >= 126:
                begin += 2 if length == 126 else 8
                length = int.from_bytes(read[at + 2 : begin])
            if len(read) < begin + length:
                break
            at = begin + length
            if kind == 1:
                on_frame(bytes(read[begin:at]))
            elif kind == 9:  # a ping: the same back, with a mask of noughts
                self.transport.write(bytes([0x8A, 0x80 | length, 0, 0, 0, 0]) + bytes(read[begin:at]))
        del read[:at]


class Person:
    """A guest with a connection for requests, which is made anew when the server closed it, and sockets."""

    def __init__(self, url: str) -> None:
        self.host, self.port = url.removeprefix("http://").split(":")
        self.cookie = b""
        self.wire = Wire()

    async def connected(self) -> Wire:
        return (await asyncio.get_running_loop().create_connection(Wire, self.host, int(self.port)))[1]

    def _head(self, method: str, path: str, more: str) -> bytes:
        cookie = f"Cookie: {self.cookie.decode()}\r\n" if self.cookie else ""
        return f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{cookie}{more}\r\n\r\n".encode()

    async def post(self, path: str, body: bytes = b"{}") -> Any:
        """The answer, which must be one of success; asked again when the server closed an idle connection just then."""
        more = f"Content-Type: application/json\r\nContent-Length: {len(body)}"
        request = self._head("POST", path, more) + body
        if not self.wire.open:
            self.wire = await self.connected()
        try:
            head, answer = await self.wire.ask(request)
        except ConnectionResetError:
            self.wire = await self.connected()
            head, answer = await self.wire.ask(request)
        if not head.startswith(b"HTTP/1.1 2"):
            raise RuntimeError(f"{path}: {answer.decode()}")
        if found := _COOKIE.search(head):
            self.cookie = found[1]
        return json.loads(answer)

    async def socket(self, table: str, on_frame: Callable[[bytes], None]) -> Wire:
        """A socket at a table."""
        wire = await self.connected()
        upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        key = base64.b64encode(os.urandom(16)).decode()
        asked = wire.ask(self._head("GET", f"/api/tables/{table}/socket", f"{upgrade}Sec-WebSocket-Key: {key}"))
        head, _ = await asked
        if not head.startswith(b"HTTP/1.1 101"):
            raise RuntimeError(head.decode())
        wire.on_frame = on_frame
        wire.data_received(b"")  # frames that came with the answer
        return wire


class Table:
    """Two people at a table, each with a socket."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.people = [Person(load.url) for _ in range(SEATS)]
        self.sockets: list[Wire] = []
        self.news = asyncio.Event()
        self.id = ""

    async def open(self) -> None:
        """Guests come, take their seats and connect."""
        for seat, person in enumerate(self.people):
            await person.post("/api/session", json.dumps({"name": f"P{self.number}-{seat}"}).encode())
        await self.new_game()

    async def again(self) -> None:
        """Another game at another table."""
        for socket in self.sockets:
            socket.transport.abort()
        await self.new_game()

    async def new_game(self) -> None:
        host, guest = self.people
        self.frames, self.seen, self.came = [b""] * SEATS, [0] * SEATS, [0.0] * SEATS
        wanted = {"game": self.load.game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        self.id = (await host.post("/api/tables", json.dumps(wanted).encode()))["table"]
        await guest.post(f"/api/tables/{self.id}/join")
        await host.post(f"/api/tables/{self.id}/start")
        self.sockets = [
            await person.socket(self.id, partial(self._take, seat)) for seat, person in enumerate(self.people)
        ]

    def _take(self, seat: int, frame: bytes) -> None:
        if head := _HEAD.match(frame):
            self.frames[seat], self.seen[seat], self.came[seat] = frame, int(head[1]), time.perf_counter()
            self.news.set()

    async def _until(self, seq: int) -> None:
        while min(self.seen) < seq:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)

    async def move(self) -> float | None:
        """One random move; seconds until everybody at the table has seen it, or None when the game is over."""
        await self._until(1)
        await self._until(max(self.seen))
        actors = _ACTORS.search(self.frames[0])
        if actors is None:
            return None
        seat = int(actors[1])
        head = _HEAD.match(self.frames[seat])
        assert head is not None
        answer = {
            "seat": seat,
            "decision": int(head[2]),
            "client_id": uuid.uuid4().hex,
            "action": int(random.choice(_OFFER.findall(self.frames[seat]))),
        }
        body = json.dumps(answer).encode()
        begun = time.perf_counter()
        await self._until((await self.people[seat].post(f"/api/tables/{self.id}/actions", body))["seq"])
        return max(self.came) - begun


@dataclass
class Load:
    """A server and the game that is played there."""

    url: str
    game: str


def memory(pid: int) -> float:
    """Megabytes that a process holds for itself."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return sum(int(n) for n in re.findall(r"^(?:Pss): +(\d+)", text, re.M)) / 1024


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


async def measure(url: str, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    load = Load(url, args.game)
    empty = memory(pid)
    tables = [Table(load, number) for number in range(args.tables)]
    for first in range(0, args.tables, AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[first : first + AT_ONCE]))
    watcher = Person(url)
    watchers = [
        await watcher.socket(tables[number % args.tables].id, _unread)
        for number in range(args.sockets - SEATS * args.tables)
    ]
    await asyncio.sleep(1)
    full = memory(pid)
    gc.collect()
    gc.freeze()  # a pause of the generator would be counted as the server's
    times: list[float] = []
    delays: list[float] = []
    late = 0
    running: set[asyncio.Task[None]] = set()
    free = list(tables)
    begun, used, own = time.perf_counter(), cpu_seconds(pid), time.process_time()
    planned = int(args.rate * args.seconds)

    async def one(table: Table) -> None:
        spent = await table.move()
        if spent is not None:
            times.append(spent)
            free.append(table)

    for number in range(planned):
        due = begun + number / args.rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        delays.append(time.perf_counter() - due)
        if not free:
            late += 1
            continue
        task = asyncio.create_task(one(free.pop(random.randrange(len(free)))))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    spent = time.perf_counter() - begun
    after = memory(pid)
    for wire in watchers:
        wire.transport.abort()
    return {
        "game": args.game,
        "sockets": args.sockets,
        "moves": len(times),
        "moves_per_s": round(len(times) / spent, 1),
        "p50_ms": round(percentile(times, 0.50), 1),
        "p95_ms": round(percentile(times, 0.95), 1),
        "p99_ms": round(percentile(times, 0.99), 1),
        "skipped": late,
        "generator_late_p95_ms": round(percentile(delays, 0.95), 1),
        "server_cpu_ms_per_move": round((cpu_seconds(pid) - used) * 1000 / len(times), 2),
        "generator_cpu_ms_per_move": round((time.process_time() - own) * 1000 / len(times), 2),
        "memory_empty_mb": round(empty, 1),
        "memory_sockets_mb": round(full, 1),
        "memory_after_mb": round(after, 1),
        "cpus": os.cpu_count(),
        "load_average": round(os.getloadavg()[0], 2),
        "python": platform.python_version(),
    }


def _unread(frame: bytes) -> None:
    """Who only watches does nothing with what he gets."""


def run(work: Coroutine[Any, Any, dict[str, Any]]) -> None:
    """Carry it out on a light event loop, and print what it found."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(work), indent=2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=200.0, help="moves per second")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--game", default="new-haven")
    args = parser.parse_args()
    with serving() as (url, pid):
        run(measure(url, pid, args))


@contextmanager
def serving(**more: str) -> Iterator[tuple[str, int]]:
    """A server as `approdo serve` starts it, on an empty database on this disk: its address and process."""
    names = ("PER_ADDRESS", "PER_USER", "PER_TABLE", "LOGINS", "NEWCOMERS", "TABLES")
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "APPRODO_DATABASE": f"sqlite:///{home}/load.sqlite",
            "APPRODO_HOST": "127.0.0.1",
            "APPRODO_PORT": "0",
            "APPRODO_LOG_LEVEL": "warning",
            "APPRODO_SOCKETS_PER_ADDRESS": "100000",
            "APPRODO_CONNECTIONS_PER_ADDRESS": "100000",
            "APPRODO_TABLES_PER_USER": "100000",
            **{f"APPRODO_RATE_{name}": "100000" for name in names},
            **more,
        }
        program = "from approdo.cli.main import main; main()"
        server = subprocess.Popen(
            [sys.executable, "-c", program, "serve"], env=environment, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            line = next(line for line in server.stdout if "Approdo is at" in line)
            yield line.split()[-1], server.pid
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
