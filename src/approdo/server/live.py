"""One live table: a task that carries out commands one after the other, and readers who are shown the result.

A command changes the position in memory, is committed, and only then is anybody told. Readers ask through
the same task, so nobody ever sees what is not yet in the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa

from approdo.core.actions import HOLD
from approdo.core.events import Event
from approdo.core.match import Match
from approdo.server.errors import ApiError
from approdo.server.presence import Presence
from approdo.server.storage.database import Conflict
from approdo.server.storage.tables import BOT, Saved, Stored, save_table, write_match

if TYPE_CHECKING:
    from approdo.server.hub import Hub

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("approdo.live")
ATTEMPTS = 5


class Live:
    """A table in memory. Everything but presence is touched only from inside its task."""

    def __init__(self, hub: Hub, stored: Stored) -> None:
        self.hub = hub
        self.presence = Presence()
        self.cache: dict[Any, bytes] = {}
        """Messages that were already made for some reader, until something changes at the table."""
        self.views: dict[int, bytes] = {}
        """Views of the present position that were already made, by viewer."""
        self.lines: dict[tuple[int, int], tuple[Event, bytes]] = {}
        """Lines of the log that were already written, by their number and who may read more than others."""
        self.touched = time.monotonic()
        self.bots_wanted = False
        self.driver: asyncio.Task[None] | None = None
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._busy = False
        self._take(stored)
        self._task = asyncio.create_task(self._run(), name=f"table-{self.table.id}")

    def _take(self, stored: Stored) -> None:
        self.table = stored.table
        self.match: Match | None = stored.match
        self.commands = stored.commands
        self.chat = stored.chat
        self.notice_due = False
        self.views.clear()
        self.new_frame()
        self._saved_entries = list(self.match.entries) if self.match else []
        self._saved = Saved(self.match.step, self.match.segment[1]) if self.match else None

    def new_frame(self) -> None:
        """Another decision is awaited: answers to earlier ones are stale, volunteers may be asked again."""
        self.valid_since = [self.table.decision] * len(self.table.seats)
        self.volunteers_asked: set[int] = set()
        self.frame_is_new = True

    # --- the task ---

    async def do(self, command: Callable[Concatenate[Live, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have the table's task carry out a command; it goes on even if the asker gives up."""
        if self._task.done():
            raise ApiError("restarting", 503)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((lambda: command(self, *args, **kwargs), future))
        self.touched = time.monotonic()
        return await asyncio.shield(future)

    async def ask(self, question: Callable[Concatenate[Live, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the table shows after the last commit: at once, or after the commands that are under way."""
        if self._busy or not self._inbox.empty() or self._task.done():

            async def later(live: Live) -> T:
                return question(live, *args, **kwargs)

            return await self.do(later)
        self.touched = time.monotonic()
        return question(self, *args, **kwargs)

    async def _run(self) -> None:
        while True:
            self._busy = False
            command, future = await self._inbox.get()
            self._busy = True
            try:
                result = await self._attempt(command)
            except asyncio.CancelledError:
                future.set_exception(ApiError("restarting", 503))
                raise
            except BaseException as error:
                future.set_exception(error)
                future.exception()  # the asker may be gone; that is not worth a warning
            else:
                future.set_result(result)

    async def _attempt(self, command: Callable[[], Awaitable[T]]) -> T:
        """Carry it out; when another process was quicker, on the table as it is now."""
        for _ in range(ATTEMPTS):
            try:
                return await command()
            except ApiError:
                raise
            except Conflict:
                log.info("table changed elsewhere", extra={"table": self.table.id})
                await self.reload()
            except Exception:
                log.exception("command failed", extra={"table": self.table.id})
                await self.reload()
                break
        raise ApiError("unavailable", 503)

    async def reload(self) -> None:
        """Forget what is in memory and read the table again."""
        stored = await self.hub.read(self.table.id)
        changed = stored.table.seq != self.table.seq
        self._take(stored)
        self.refresh()
        if changed:
            self.hub.changed(self)

    async def catch_up(self, seq: int) -> None:
        """Another process wrote up to this sequence number."""
        if seq > self.table.seq:
            await self.reload()

    async def stop(self) -> None:
        """End the task; what was committed stays."""
        self._task.cancel()
        if self.driver is not None:
            self.driver.cancel()
        await asyncio.gather(self._task, *([self.driver] if self.driver else []), return_exceptions=True)
        while not self._inbox.empty():
            waiting = self._inbox.get_nowait()[1]
            waiting.set_exception(ApiError("restarting", 503))
            waiting.exception()
        self.presence.close()

    # --- changing ---

    async def commit(
        self,
        *,
        seats: bool = False,
        match: bool = False,
        also: Callable[[sa.Connection], Any] | None = None,
    ) -> None:
        """Write the change in one transaction, then let everybody know."""
        table, position = self.table, self.match
        expected = table.seq
        table.seq += 1
        kept = 0
        if match:
            assert position is not None
            kept = _common(self._saved_entries, position.entries)
            table.outcome = position.outcome.to_json() if position.outcome else None
            if table.status == "playing" and position.over:
                table.status = "finished"
        self._derive()

        def work(db: sa.Connection) -> Saved | None:
            save_table(db, table, expected, seats_too=seats, moved=match and not seats)
            written = write_match(db, table.id, position, kept, self._saved) if match and position else None
            if also is not None:
                also(db)
            self.hub.announce(db, table.id, table.seq)
            return written

        try:
            written = await self.hub.db.write(work)
        except ApiError:  # refused within the transaction: nothing of it may stay in memory
            await self.reload()
            raise
        if written is not None and position is not None:
            self._saved = written
            self._saved_entries = list(position.entries)
            self.views.clear()
        self.refresh()
        self.hub.changed(self)
        if self.notice_due:
            self.notice_due = False
            self.hub.notice(self)

    def _derive(self) -> None:
        """The columns that follow from the position: who is awaited, and until when."""
        table = self.table
        table.awaited = list(self.actors)
        awaited = [table.seats[seat] for seat in table.awaited]
        table.awaits_bot = any(seat.kind == BOT for seat in awaited) or bool(self.bot_volunteers())
        people = [seat for seat in awaited if seat.human]
        if table.move_seconds is None or not people:
            table.deadline = None
        elif self.frame_is_new or table.deadline is None:
            table.deadline = time.time() + table.move_seconds
            self.notice_due = True
        self.frame_is_new = False

    def refresh(self) -> None:
        """Readers get the present state."""
        self.cache.clear()
        self.presence.wake()

    # --- asking ---

    @property
    def playing(self) -> bool:
        """True while actions are possible."""
        return self.table.status == "playing"

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats awaited, while the table plays."""
        return self.match.actors if self.match is not None and self.playing else ()

    def bot_volunteers(self) -> list[int]:
        """Bots that may speak up and were not asked yet since the awaited decision came up."""
        if self.match is None or not self.playing:
            return []
        return [
            seat
            for seat in self.match.volunteers
            if self.table.seats[seat].kind == BOT
            and seat not in self.volunteers_asked
            and seat not in self.match.actors
        ]

    def playing_match(self) -> Match:
        """The match, if the table plays."""
        if self.match is None or not self.playing:
            raise ApiError("not-playing", 409)
        return self.match

    def enter(self, seat: int, number: int) -> None:
        """Play a legal action and note whose older answers are still good."""
        match = self.playing_match()
        before, step = match.game.awaited(match.state), match.step
        match.play(seat, number)
        after = match.game.awaited(match.state)
        self.table.decision += 1
        # Somebody spoke up, or one of several sealed choices was made: the others are asked what they were asked.
        alone = match.step == step + 1 and not match.over
        if alone and (number >= match.game.space.volunteer_from or (after and after == before & ~(1 << seat))):
            self.valid_since[seat] = self.table.decision
        else:
            self.new_frame()
        assert number != HOLD


def _common(old: list[tuple[int, int]], new: list[tuple[int, int]]) -> int:
    """How many entries two logs share from the beginning."""
    at = min(len(old), len(new))
    if old[:at] == new[:at]:
        return at
    return next(i for i in range(at) if old[i] != new[i])
