"""All live tables of this process, loaded when somebody comes and unloaded when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, ParamSpec, TypeVar

import sqlalchemy as sa

from approdo.server import notices
from approdo.server.bots import BotPool
from approdo.server.chains import drive
from approdo.server.config import Config
from approdo.server.errors import ApiError
from approdo.server.fairness import Owner, Turns
from approdo.server.live import Live
from approdo.server.metrics import Metrics
from approdo.server.storage import processes
from approdo.server.storage.database import Database
from approdo.server.storage.people import new_id
from approdo.server.storage.tables import Stored, read_stored

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("approdo.hub")
HOMES_KEPT = 20_000
VIEW_SECONDS = 2.0
"""Views are kept for all who look on, who fetch them at once; the first of a game may have 70 kB."""
MANY = 2000
"""With more tables than this in memory, those that nobody watches leave it as soon as they rest."""
REST_SECONDS = 10.0
"""So long after the last request nothing is kept of what a table's readers were sent."""


class Hub:
    """The tables in memory and what they share: database, bots, metrics."""

    def __init__(self, config: Config, db: Database, bots: BotPool, metrics: Metrics) -> None:
        self.config = config
        self.db = db
        self.bots = bots
        self.metrics = metrics
        self.process = new_id()
        self.lives: dict[str, Live] = {}
        self.closing = False
        self._homes: OrderedDict[str, str] = OrderedDict()
        self._replays = Turns(1)
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._background: set[asyncio.Task[None]] = set()

    # --- people ---

    def came_from(self, user_id: str, home: str) -> None:
        """Somebody asks for something from this address."""
        self._homes[user_id] = home
        self._homes.move_to_end(user_id)
        if len(self._homes) > HOMES_KEPT:
            self._homes.popitem(last=False)

    def at_home(self, user_id: str) -> Owner:
        """Somebody and where he last came from; who has not been here yet counts by himself."""
        return self._homes.get(user_id, user_id), user_id

    # --- tables ---

    async def get(self, table_id: str) -> Live:
        """A live table, loaded from its snapshot if needed."""
        live = self.lives.get(table_id)
        if live is not None:
            if live.behind > live.table.seq:
                await live.do(Live.catch_up, live.behind)
            return live
        if self.closing:
            raise ApiError("restarting", 503)
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Live:
        stored = await self.read(table_id)
        live = Live(self, stored)
        self.lives[table_id] = live
        self.changed(live)
        await self.look_elsewhere([live])
        return live

    async def read(self, table_id: str) -> Stored:
        """All that the database knows of a table."""
        stored = await self.db.read(lambda db: read_stored(db, table_id))
        if stored is None:
            raise ApiError("no-such-table", 404)
        return stored

    def forget(self, live: Live) -> None:
        """A table whose state is in doubt: whoever comes next reads it from the database."""
        if self.lives.get(live.table.id) is live:
            del self.lives[live.table.id]
        if live.driver is not None:
            live.driver.cancel()
        live.send_away()

    async def reload(self, table_ids: list[str]) -> None:
        """Tables that were changed in the database behind their back."""
        for table_id in table_ids:
            live = self.lives.get(table_id)
            if live is not None:
                await live.do(Live.reload)

    async def reload_tables_of(self, user_id: str) -> None:
        """The same for all tables of a user."""
        await self.reload([i for i, live in self.lives.items() if any(s.user_id == user_id for s in live.table.seats)])

    def send_home(self, user_id: str) -> None:
        """Somebody logged out: his sockets are closed."""
        for live in self.lives.values():
            live.presence.send_home(user_id)

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Something slow, away from the event loop."""
        return await asyncio.to_thread(work, *args, **kwargs)

    async def replaying(self, owner: Owner, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A game played through, which may take long: one at a time, so that moves go on beside it, in fair turns."""
        await self._replays.enter(owner)
        begun = time.monotonic()
        try:
            return await asyncio.to_thread(work, *args, **kwargs)
        finally:
            self._replays.leave(owner, time.monotonic() - begun)

    # --- what happens after a commit ---

    def changed(self, live: Live) -> None:
        """After a commit or a load: bots that are asked begin to think."""
        live.bots_wanted = True
        if live.table.awaits_bot and (live.driver is None or live.driver.done()):
            live.driver = asyncio.create_task(self._drive(live), name=f"bots-{live.table.id}")

    async def _drive(self, live: Live) -> None:
        try:
            await drive(live)
        except ApiError as error:
            log.warning("bots stopped", extra={"table": live.table.id, "problem": error.code})
        except Exception:
            log.exception("bots stopped", extra={"table": live.table.id})

    async def owns(self, live: Live) -> bool:
        """True when this process lets the bots of a table think: one owner per live match."""
        if self.db.sqlite:
            return True
        return await self.db.write(lambda db: processes.claim(db, self.process, live.table.id))

    def announce(self, db: sa.Connection, table_id: str, seq: int) -> None:
        """Within a transaction: other processes will hear of the change when it is committed."""
        if not self.db.sqlite:
            processes.announce(db, table_id, seq)

    def notice(self, live: Live) -> None:
        """People are awaited at a table with a clock."""
        if self.config.webhook is not None:
            self.spawn(asyncio.to_thread(notices.send, self.config.webhook, notices.your_turn(live.table)))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""

        async def quietly() -> None:
            try:
                await work
            except ApiError as error:
                log.warning("left undone", extra={"problem": error.code})

        task = asyncio.create_task(quietly())
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    # --- other processes ---

    async def heard(self, table_id: str, seq: int, urgent: bool = False) -> None:
        """Another process changed a table, or (0) who is there; where nobody looks it is read when somebody comes."""
        live = self.lives.get(table_id)
        if live is None:
            return
        if seq > live.table.seq:
            live.behind = max(live.behind, seq)
            if urgent or live.watched:
                await live.do(Live.catch_up, seq)
        elif not seq:
            await self.look_elsewhere([live])

    async def look_elsewhere(self, lives: list[Live]) -> None:
        """Who is connected to these tables through other processes."""
        if self.db.sqlite or not lives:
            return
        ids = [live.table.id for live in lives]
        found = await self.db.read(lambda db: processes.present_elsewhere(db, self.process, ids))
        for live in lives:
            if found[live.table.id] != live.presence.elsewhere:
                live.presence.elsewhere = found[live.table.id]
                live.refresh()

    def came_or_left(self, live: Live, user_id: str | None) -> None:
        """A player's first connection here was made, or the last one lost: tell the other processes."""
        if self.db.sqlite or user_id is None or self.closing:
            return
        table, here = live.table, live.presence.here_now(user_id)

        def work(db: sa.Connection) -> None:
            processes.set_present(db, self.process, table.id, user_id, here)
            processes.announce_presence(db, table.id)

        self.spawn(self.db.write(work))

    def say_who_is_here(self) -> None:
        """After the database was away: tell the other processes again who is connected here."""
        for live in self.lives.values():
            for user_id in {reader.user_id for reader in live.presence.readers}:
                self.came_or_left(live, user_id)

    # --- unloading ---

    async def unload_idle(self) -> None:
        """Tables that nobody looks at and nothing happens at leave the memory; where people think, little is kept."""
        now = time.monotonic()
        for live in self.lives.values():
            if now - live.touched > VIEW_SECONDS:
                live.drop_views()
            if now - live.touched > REST_SECONDS:
                live.rest()
        allowed = self.config.idle_seconds if len(self.lives) <= MANY else min(REST_SECONDS, self.config.idle_seconds)
        for table_id, live in list(self.lives.items()):
            busy = live.presence.readers or (live.driver is not None and not live.driver.done())
            if not busy and now - live.touched > allowed:
                del self.lives[table_id]
                await live.stop()
                if not self.db.sqlite:
                    await self.db.write(partial(processes.release, process=self.process, table_id=table_id))

    def say_goodbye(self) -> None:
        """No new table is loaded, and all readers are sent home."""
        self.closing = True
        for live in self.lives.values():
            live.presence.close()

    async def close(self) -> None:
        """Stop all tables."""
        self.say_goodbye()
        await asyncio.gather(*(live.stop() for live in self.lives.values()))
        self.lives.clear()
        for task in list(self._background):
            task.cancel()
