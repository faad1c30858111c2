"""Open sockets and play real games through the API on loopback; prints moves/s, latencies and memory.

    python benchmarks/server_load.py --sockets 1000 --rate 200 --seconds 20

The server runs in a process of its own, as `approdo serve` starts it, on a database file on this disk. People
are guests at two-player tables of one game; each move is timed from the POST until every socket at that table
has its view. The other sockets watch without playing.
"""

from __future__ import annotations

import argparse
import asyncio
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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SEATS = 2
_ACTORS = re.compile(r'"actors":\[(\d+)')
_OFFER = re.compile(r'\{"id":(\d+),"action":')
_HEAD = re.compile(r'\{"seq":(\d+),"decision":(\d+)')


class Post:
    """A kept-alive connection that posts JSON: the generator shares its cores with the server and must be light."""

    def __init__(self, url: str, cookie: str) -> None:
        self.host, self.port = url.removeprefix("http://").split(":")
        self.cookie = cookie
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, path: str, body: str) -> Any:
        """The answer; a connection that was closed because nothing came for long is made anew."""
        try:
            return await self._send(path, body)
        except (OSError, EOFError):
            self.streams = None
            return await self._send(path, body)

    async def _send(self, path: str, body: str) -> Any:
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, int(self.port))
        reader, writer = self.streams
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", head, re.I)
        assert length is not None
        answer = await reader.readexactly(int(length[1]))
        assert head.startswith("HTTP/1.1 200"), answer
        return json.loads(answer)


class Table:
    """Two people at a table, each with a socket."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.clients: list[httpx.AsyncClient] = []
        self.posts: list[Post] = []
        self.sockets: list[ClientConnection] = []
        self.seen = [0] * SEATS
        self.frames: list[str] = [""] * SEATS
        self.news = asyncio.Condition()
        self.id = ""

    async def open(self) -> None:
        """Guests come, take their seats and connect."""
        for seat in range(SEATS):
            client = httpx.AsyncClient(base_url=self.load.url, timeout=30, limits=self.load.limits, verify=False)
            (await client.post("/api/session", json={"name": f"P{self.number}-{seat}"})).raise_for_status()
            self.clients.append(client)
            self.posts.append(Post(self.load.url, f"approdo={client.cookies['approdo']}"))
        await self.new_game()

    async def again(self) -> None:
        """Another game at another table."""
        await self.leave()
        self.seen, self.frames = [0] * SEATS, [""] * SEATS
        await self.new_game()

    async def leave(self) -> None:
        """Nobody looks on any more."""
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()

    async def new_game(self) -> None:
        host, guest = self.clients
        places = [{"kind": "me"}, {"kind": "open"}]
        made = await host.post("/api/tables", json={"game": self.load.game, "seats": places, "public": True})
        self.id = made.raise_for_status().json()["table"]
        (await guest.post(f"/api/tables/{self.id}/join", json={})).raise_for_status()
        (await host.post(f"/api/tables/{self.id}/start")).raise_for_status()
        self.sockets = [await self.load.socket(self.id, client) for client in self.clients]
        self.readers = [asyncio.create_task(self._read(seat)) for seat in range(SEATS)]

    async def _read(self, seat: int) -> None:
        socket = self.sockets[seat]
        async for frame in socket:
            assert isinstance(frame, str)
            head = _HEAD.match(frame)
            if head is None:
                continue
            async with self.news:
                self.seen[seat], self.frames[seat] = int(head[1]), frame
                self.news.notify_all()

    async def move(self) -> float | None:
        """One random move; seconds until everybody at the table has seen it, or None when the game is over."""
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(lambda: all(self.frames)), 20)
        actors = _ACTORS.search(self.frames[0])
        if actors is None:
            return None
        seat = int(actors[1])
        head = _HEAD.match(self.frames[seat])
        assert head is not None
        action = random.choice(_OFFER.findall(self.frames[seat]))
        body = f'{{"seat":{seat},"decision":{head[2]},"client_id":"{uuid.uuid4().hex}","action":{action}}}'
        begun = time.perf_counter()
        seq = (await self.posts[seat].send(f"/api/tables/{self.id}/actions", body))["seq"]
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(lambda: min(self.seen) >= seq), 20)
        return time.perf_counter() - begun


class Load:
    """A server, its tables and its watchers."""

    def __init__(self, url: str, game: str) -> None:
        self.url = url
        self.game = game
        self.limits = httpx.Limits(max_keepalive_connections=0)  # a player keeps one connection, that of the moves

    async def socket(self, table: str, client: httpx.AsyncClient | None = None) -> ClientConnection:
        cookie = "; ".join(f"{k}={v}" for k, v in client.cookies.items()) if client else ""
        headers = {"Cookie": cookie} if cookie else {}
        address = f"ws{self.url[4:]}/api/tables/{table}/socket"
        return await connect(address, additional_headers=headers, compression=None, max_size=None, ping_interval=None)


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
    for table in tables:
        await table.open()
    watchers = []
    for number in range(args.sockets - SEATS * args.tables):
        watchers.append(await load.socket(tables[number % args.tables].id))
    drains = [asyncio.create_task(_drain(socket)) for socket in watchers]
    await asyncio.sleep(1)
    full = memory(pid)
    times: list[float] = []
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
        await asyncio.sleep(max(0.0, begun + number / args.rate - time.perf_counter()))
        if not free:
            late += 1
            continue
        task = asyncio.create_task(one(free.pop(random.randrange(len(free)))))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    spent = time.perf_counter() - begun
    after = memory(pid)
    for drain in drains:
        drain.cancel()
    return {
        "game": args.game,
        "sockets": args.sockets,
        "moves": len(times),
        "moves_per_s": round(len(times) / spent, 1),
        "p50_ms": round(percentile(times, 0.50), 1),
        "p95_ms": round(percentile(times, 0.95), 1),
        "p99_ms": round(percentile(times, 0.99), 1),
        "skipped": late,
        "server_cpu_ms_per_move": round((cpu_seconds(pid) - used) * 1000 / len(times), 2),
        "generator_cpu_ms_per_move": round((time.process_time() - own) * 1000 / len(times), 2),
        "memory_empty_mb": round(empty, 1),
        "memory_sockets_mb": round(full, 1),
        "memory_after_mb": round(after, 1),
        "cpus": os.cpu_count(),
        "load_average": round(os.getloadavg()[0], 2),
        "python": platform.python_version(),
    }


async def _drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=200.0, help="moves per second")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--game", default="new-haven")
    args = parser.parse_args()
    with serving() as (url, pid):
        print(json.dumps(asyncio.run(measure(url, pid, args)), indent=2))


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
