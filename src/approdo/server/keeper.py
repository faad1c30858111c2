"""What goes on beside the tables: signs of life, clocks, orphaned matches, unloading, news from other processes."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from contextlib import suppress

from approdo.server.clocks import time_is_up
from approdo.server.errors import ApiError
from approdo.server.hub import Hub
from approdo.server.identity import Identity
from approdo.server.storage import moderation, processes
from approdo.server.storage.database import Unavailable

log = logging.getLogger("approdo.keeper")
CLEAN_SECONDS = 3600.0
COLLECT_SECONDS = 300.0
"""The collector is held back (see running.py); connections that ended leave things to it that would add up."""


class Keeper:
    """The background tasks of one process."""

    def __init__(self, hub: Hub, identity: Identity) -> None:
        self.hub = hub
        self.identity = identity
        self._tasks: list[asyncio.Task[None]] = []
        self._ticked = 0.0
        self._cleaned = time.monotonic()  # not at once: a host may look at an old database first
        self._collected = time.monotonic()
        self._stumbled = False

    async def open(self) -> None:
        """Go on where the last process stopped."""
        hub = self.hub
        await hub.db.write(lambda db: processes.enter(db, hub.process, alone=hub.db.sqlite))
        self._tasks.append(asyncio.create_task(self._tend(), name="keeper"))
        if not hub.db.sqlite:
            self._tasks.append(asyncio.create_task(self._listen(), name="listener"))

    async def close(self) -> None:
        """End, and give back what this process owned."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Unavailable):  # others will find out by themselves
            await self.hub.db.write(lambda db: processes.leave(db, self.hub.process))

    async def _tend(self) -> None:
        while True:
            try:
                await self._round()
                self._stumbled = False
            except Unavailable:
                self._stumbled = True
            except Exception:
                log.exception("the keeper stumbled")
            await asyncio.sleep(processes.BEAT_SECONDS)

    async def _round(self) -> None:
        hub = self.hub
        if time.monotonic() - self._ticked > processes.TICK_SECONDS:
            await self.tick()
        if not hub.db.sqlite:
            await hub.db.write(lambda db: processes.beat(db, hub.process))
            await self._compare()
            if self._stumbled:
                hub.say_who_is_here()
        for table_id in await hub.db.read(processes.overdue):
            await self._quietly(table_id, late=True)
        for table_id in await hub.db.read(processes.orphans):
            if table_id not in hub.lives:
                await self._quietly(table_id, late=False)
        for live in list(hub.lives.values()):
            if live.table.awaits_bot:
                hub.changed(live)  # should its driver have stumbled, or its owner have died
        await hub.unload_idle()
        if time.monotonic() - self._collected > COLLECT_SECONDS:
            gc.collect()
            self._collected = time.monotonic()

    async def tick(self) -> None:
        """A sign of life for the clocks; time in which the server could not be reached is given back."""
        if await self.hub.db.write(processes.tick):
            await self.hub.reload([id for id, live in self.hub.lives.items() if live.table.deadline is not None])
        self._ticked = time.monotonic()
        if self.hub.db.sqlite and await self.hub.db.written_elsewhere():  # by `approdo admin`
            self.identity.forget_all()
            await self._compare()
        await self._send_the_banned_home()
        await self._clean_up()

    async def _send_the_banned_home(self) -> None:
        """Sockets of people whose sessions have ended are closed."""
        readers = (reader for live in self.hub.lives.values() for reader in live.presence.readers)
        here = sorted({reader.user_id for reader in readers if reader.user_id is not None})
        for user_id in await self.hub.db.read(lambda db: moderation.without_session(db, here)) if here else ():
            self.identity.forget(user_id)
            self.hub.send_home(user_id)

    async def _clean_up(self) -> None:
        """Once an hour: what nobody will come back to."""
        days = self.hub.config.stale_days
        if days and time.monotonic() - self._cleaned > CLEAN_SECONDS:
            self._cleaned = time.monotonic()
            await self.hub.db.write(lambda db: moderation.clean_up(db, days))

    async def _quietly(self, table_id: str, late: bool) -> None:
        """Load a table (its bots begin by themselves); one that cannot be read must not stop the others."""
        try:
            live = await self.hub.get(table_id)
            if late:
                await live.do(time_is_up)
        except ApiError as error:
            log.warning("table skipped", extra={"table": table_id, "problem": error.code})
        except Exception:
            log.exception("table cannot be loaded", extra={"table": table_id})

    async def _compare(self) -> None:
        """Should a notification get lost, the sequence numbers tell."""
        ids = list(self.hub.lives)
        if ids:
            for table_id, seq, asks in await self.hub.db.read(lambda db: processes.versions(db, ids)):
                await self.hub.heard(table_id, seq, urgent=asks)
            await self.hub.look_elsewhere(list(self.hub.lives.values()))

    async def _listen(self) -> None:
        """PostgreSQL tells of changes by other processes."""
        import psycopg  # an extra: only hosts with PostgreSQL have it

        url = self.hub.db.url.replace("+psycopg", "", 1)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {processes.CHANNEL}")
                    self.identity.hears = True
                    async for news in connection.notifies():
                        await self._heard(*news.payload.split(" "))
            except (OSError, psycopg.Error) as error:
                self.identity.hears = False
                log.warning("listening again", extra={"problem": type(error).__name__})
                await asyncio.sleep(1)
            except ApiError:
                self.identity.hears = False
                await asyncio.sleep(0.1)

    async def _heard(self, subject: str, value: str) -> None:
        if subject == "user":
            self.identity.forget(value)
            self.hub.send_home(value)
        else:
            self.hub.spawn(self.hub.heard(subject, int(value)))  # tables catch up beside each other
