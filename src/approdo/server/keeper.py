"""What goes on beside the tables: signs of life, clocks, orphaned matches, unloading, news from other processes."""

from __future__ import annotations

import asyncio
import logging

from approdo.server.clocks import time_is_up
from approdo.server.errors import ApiError
from approdo.server.hub import Hub
from approdo.server.storage import processes

log = logging.getLogger("approdo.keeper")


class Keeper:
    """The background tasks of one process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._tasks: list[asyncio.Task[None]] = []

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
        await self.hub.db.write(lambda db: processes.leave(db, self.hub.process))

    async def _tend(self) -> None:
        while True:
            try:
                await self._round()
            except Exception:
                log.exception("the keeper stumbled")
            await asyncio.sleep(processes.BEAT_SECONDS)

    async def _round(self) -> None:
        hub = self.hub
        if not hub.db.sqlite:
            await hub.db.write(lambda db: processes.beat(db, hub.process))
            await self._compare()
        for table_id in await hub.db.read(processes.overdue):
            await self._quietly(table_id, late=True)
        for table_id in await hub.db.read(processes.orphans):
            if table_id not in hub.lives:
                await self._quietly(table_id, late=False)
        for live in list(hub.lives.values()):
            if live.table.awaits_bot:
                hub.changed(live)  # should its driver have stumbled, or its owner have died
        await hub.unload_idle()

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
            for table_id, seq in (await self.hub.db.read(lambda db: processes.versions(db, ids))).items():
                await self.hub.heard(table_id, seq)

    async def _listen(self) -> None:
        """PostgreSQL tells of changes by other processes."""
        import psycopg  # an extra: only hosts with PostgreSQL have it

        url = self.hub.db.url.replace("+psycopg", "", 1)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {processes.CHANNEL}")
                    async for news in connection.notifies():
                        table_id, _, seq = news.payload.partition(" ")
                        await self.hub.heard(table_id, int(seq))
            except (OSError, psycopg.Error) as error:
                log.warning("listening again", extra={"problem": type(error).__name__})
                await asyncio.sleep(1)
            except ApiError:
                await asyncio.sleep(0.1)
