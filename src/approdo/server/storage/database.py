"""The connection to the database: readers in threads, writers that put waiting jobs into one transaction."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa

from approdo.server.errors import ApiError
from approdo.server.storage.lock import file_of
from approdo.server.storage.statements import execute

T = TypeVar("T")
log = logging.getLogger("approdo.database")
Job = tuple[Callable[[sa.Connection], Any], asyncio.Future[Any], asyncio.AbstractEventLoop]

SQLITE_BATCH = 64
"""So many waiting jobs share one fsync."""
POSTGRES_WRITERS = 4
SQLITE_CACHE = "cache_size=-500"
"""Kilobytes for each of five connections, a quarter of the usual: the system keeps the file's pages too."""


DOWN = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError)
"""The database is gone, full or locked: nothing is wrong with what was asked."""
UNFIT = (sa.exc.DataError, UnicodeEncodeError)
"""Half a character fits in no database, NUL not into PostgreSQL; only what people send can hold them."""
CONNECT_SECONDS = 5


class Unavailable(ApiError):
    """The database does not answer, or cannot write."""

    def __init__(self, code: str = "unavailable") -> None:
        super().__init__(code, 503, headers={"Retry-After": "2"})


class Conflict(Exception):
    """Another process changed the table first: read it again."""


def connect(url: str) -> sa.Engine:
    """An engine with the settings that keep acknowledged moves safe."""
    if not url.startswith("sqlite"):
        settings = {"connect_timeout": CONNECT_SECONDS, "keepalives_idle": 10, "tcp_user_timeout": 10_000}
        size = POSTGRES_WRITERS + 4
        return sa.create_engine(
            url, pool_size=size, pool_pre_ping=True, pool_timeout=10, hide_parameters=True, connect_args=settings
        )
    engine = sa.create_engine(url, connect_args={"timeout": 20, "check_same_thread": False}, hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def _settings(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        settings = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000", SQLITE_CACHE)
        for pragma in settings:
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def _begin(connection: sa.Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        execute(connection, "BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


def for_reading(engine: sa.Engine) -> sa.Engine:
    """The same database, with transactions that see one moment of it and write nothing."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(reading=True)
    return engine.execution_options(isolation_level="REPEATABLE READ")


class Database:
    """Runs functions of a connection away from the event loop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = connect(url)
        self.sqlite = url.startswith("sqlite")
        self._file = file_of(url)
        self._begun_with: tuple[int, int] | None = None
        self._reading = for_reading(self.engine)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="db-read")
        self._kept: sa.Connection | None = None
        self._version = -1
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        count = 1 if self.sqlite else POSTGRES_WRITERS
        self._writers = [threading.Thread(target=self._write_loop, name=f"db-write-{i}") for i in range(count)]
        for writer in self._writers:
            writer.daemon = True
            writer.start()

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """The result of a function that only reads."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)
        except DOWN as error:
            raise _unavailable(error) from None
        except UNFIT as error:
            raise _unfit(error) from None

    def read_now(self, work: Callable[[sa.Connection], T]) -> T:
        """The same, in the present thread."""
        self._check_file()
        with self._reading.begin() as connection:
            return work(connection)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """The result of a function that writes; returns only after the commit."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, future, loop))
        try:
            return await asyncio.shield(future)
        except DOWN as error:
            raise _unavailable(error) from None
        except UNFIT as error:
            raise _unfit(error) from None

    def write_now(self, work: Callable[[sa.Connection], T]) -> T:
        """The same, in the present thread."""
        self._check_file()
        with self.engine.begin() as connection:
            return work(connection)

    async def written_elsewhere(self) -> bool:
        """Whether another program has written to this SQLite file since this was asked last."""
        version = await self.write(lambda db: execute(db, "PRAGMA data_version").fetchone()[0])
        before, self._version = self._version, version
        return bool(version != before)

    def close(self) -> None:
        """Finish the waiting jobs and close."""
        for _ in self._writers:
            self._jobs.put(None)
        for writer in self._writers:
            writer.join(timeout=5)
        self._readers.shutdown(wait=True)
        if self._kept is not None:
            self._kept.close()
        self.engine.dispose()

    def _write_loop(self) -> None:
        while self._write_next():
            pass

    def _write_next(self) -> bool:
        """Wait for jobs and carry them out; False at the end. Between two calls nothing is kept of them."""
        first = self._jobs.get()
        if first is None:
            return False
        batch, closing = [first], False
        while self.sqlite and len(batch) < SQLITE_BATCH:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                closing = True
                break
            batch.append(job)
        self._commit(batch)
        return not closing

    def _commit(self, batch: list[Job]) -> None:
        """All jobs in one transaction, and if one fails, each again in its own. Nobody is answered before the commit.

        So a job may run twice, and only the second run counts: it must leave nothing behind but its result.
        """
        try:
            self._check_file()
            with self._transaction() as connection:
                results = [work(connection) for work, _, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                _tell(batch[0], None, error)
                return
            for job in batch:
                self._commit([job])
        else:
            for job, result in zip(batch, results, strict=True):
                _tell(job, result, None)

    def _check_file(self) -> None:
        """A SQLite file that was moved, deleted or replaced still takes what is written, and nobody would find it."""
        if self._file is None:
            return
        try:
            found = self._file.stat()
        except OSError:
            if self._begun_with is None:
                return
            raise _gone(self._file) from None
        this = (found.st_dev, found.st_ino)
        if self._begun_with is None:
            self._begun_with = this
        elif self._begun_with != this:
            raise _gone(self._file)

    @contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        if not self.sqlite:
            with self.engine.begin() as connection:
                yield connection
            return
        if self._kept is None:  # one writer: it keeps its connection
            self._kept = self.engine.connect()
        with self._kept.begin():
            yield self._kept


def _unavailable(error: Exception) -> Unavailable:
    log.warning("the database does not answer", extra={"problem": str(error).splitlines()[0]})
    return Unavailable()


def _unfit(error: Exception) -> ApiError:
    log.warning("a value that cannot be stored", extra={"problem": str(error).splitlines()[0]})
    return ApiError("invalid-request", 422, problem="a value cannot be stored")


def _gone(file: Path) -> Unavailable:
    log.error("the database file was moved, deleted or replaced", extra={"file": str(file)})
    return Unavailable("database-gone")


def _tell(job: Job, result: Any, failure: BaseException | None) -> None:
    _, future, loop = job
    with suppress(RuntimeError):  # the asker's loop is closed: nobody is left to be told
        loop.call_soon_threadsafe(_settle, future, result, failure)


def _settle(future: asyncio.Future[Any], result: Any, failure: BaseException | None) -> None:
    if future.done():
        return
    if failure is None:
        future.set_result(result)
    else:
        future.set_exception(failure)
