"""One live table: a task that carries out commands one after the other, and readers who are shown the result.

A command changes the position in memory, is committed, and only then is anybody told. Readers ask through
the same task, so nobody ever sees what is not yet in the database.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa

from approdo.core.actions import HOLD
from approdo.core.events import Event
from approdo.core.match import Match
from approdo.core.state import State
from approdo.core.story import Story
from approdo.server import hearing, teaching, waits
from approdo.server.errors import ApiError
from approdo.server.presence import Presence
from approdo.server.storage.database import Conflict, Unavailable
from approdo.server.storage.people import drop_links
from approdo.server.storage.tables import (
    BOT,
    PERSON,
    Saved,
    Stored,
    read_news,
    save_table,
    write_match,
    write_remarks,
)

if TYPE_CHECKING:
    from approdo.server.hub import Hub
    from approdo.server.showing import Shown

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("approdo.live")
ATTEMPTS = 5


class Live:
    """A table in memory. Everything but presence is touched only from inside its task."""

    def __init__(self, hub: Hub, stored: Stored) -> None:
        self.hub = hub
        self.presence = Presence()
        self.cache: dict[Any, Shown] = {}
        """Messages that were already made for some reader, until something changes at the table."""
        self.changes = 0
        """How often readers were told that something changed."""
        self.views: dict[int, bytes] = {}
        """Views of the present position that were already made, by viewer."""
        self.lines: dict[tuple[int, int], tuple[Event, bytes]] = {}
        """Lines of the log that were already written, by their number and who may read more than others."""
        self.memories: dict[int, Any] = {}
        """What bots remember of this match, by seat; gone with the process."""
        self.reasons: dict[int, dict[str, Any] | None] = {}
        """Why bots did what they chose last, by seat (see core/reasons.py)."""
        self.story: Story | None = None
        """The finished game, told; made when somebody asks for it."""
        self.touched = time.monotonic()
        self.behind = 0
        """How far other processes have come with this table, as far as this one has heard."""
        self.bots_wanted = False
        self.stirred = asyncio.Event()
        """Set when something changed, for the bots' driver while it waits for people."""
        self.driver: asyncio.Task[None] | None = None
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._busy = False
        self._dropped = False
        self._take(stored)
        self._task = asyncio.create_task(self._run(), name=f"table-{self.table.id}")

    def _take(self, stored: Stored) -> None:
        self.table = stored.table
        self.match: Match | None = stored.match
        self.chat = stored.chat
        self.remarks = stored.remarks
        self._new_remarks: list[tuple[int, Event]] = []
        self._told: list[tuple[int, Event]] | None = None
        self._note_holders()
        self._note_stored()

    def _note_stored(self) -> None:
        """What is in memory is what is in the database."""
        self.notice_due = False
        self.frame_is_new = False  # what is stored has its deadline
        self.acted: set[int] = set()
        """Who has acted since the last commit."""
        self.views.clear()
        self.story = None
        self._ask_anew()
        self._saved_entries = list(self.match.entries) if self.match else []
        self._saved = Saved(self.match.step, self.match.segment[1]) if self.match else None

    def _note_holders(self) -> None:
        self._holders = [(self.table.status == "open", seat.holder) for seat in self.table.seats]

    def new_frame(self) -> None:
        """Another decision is awaited: answers to earlier ones are stale, volunteers may speak again."""
        self.table.done = []
        self.frame_is_new = True
        self._ask_anew()

    def _ask_anew(self) -> None:
        self.valid_since = [self.table.decision] * len(self.table.seats)
        self.spoken_at = self.table.decision
        """The decision number since the last volunteer spoke: what bots thought out before is stale."""
        self.volunteers_asked: set[int] = set()

    # --- the task ---

    async def do(self, command: Callable[Concatenate[Live, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have the table's task carry out a command; it goes on even if the asker gives up."""
        if self._task.done() or self._dropped:
            raise ApiError("restarting", 503)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((lambda: command(self, *args, **kwargs), future))
        self.touched = time.monotonic()
        return await asyncio.shield(future)

    async def ask(self, question: Callable[Concatenate[Live, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the table shows after the last commit: at once, or after the commands that are under way."""
        if self._busy or not self._inbox.empty() or self._task.done() or self._dropped:

            async def later(live: Live) -> T:
                return question(live, *args, **kwargs)

            return await self.do(later)
        self.touched = time.monotonic()
        return question(self, *args, **kwargs)

    async def _run(self) -> None:
        while not self._dropped:
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
            except Conflict:
                log.info("table changed elsewhere", extra={"table": self.table.id})
                await self._read_again()
            except Unavailable:
                await self._read_again()
                raise
            except ApiError:
                raise
            except Exception:
                log.exception("command failed", extra={"table": self.table.id})
                await self._read_again()
                break
        raise ApiError("unavailable", 503)

    async def _read_again(self) -> None:
        """What is in memory is in doubt: read the table, and if that cannot be done, forget it altogether."""
        try:
            await self.reload()
        except Exception:
            log.warning("table dropped", extra={"table": self.table.id})
            self._dropped = True
            self.hub.forget(self)
            raise

    async def reload(self) -> None:
        """Forget what is in memory and read the table again."""
        stored = await self.hub.read(self.table.id)
        changed = stored.table.seq != self.table.seq
        self._take(stored)
        self.refresh()
        if changed:
            self.hub.changed(self)

    async def catch_up(self, seq: int) -> None:
        """Another process wrote up to this sequence number: play its moves too, or read the table if it did more."""
        if seq <= self.table.seq:
            return
        match, known = self.match, self.table
        news = await self.hub.db.read(lambda db: read_news(db, known, match.step)) if match is not None else None
        if match is None or news is None or not match.follow(news.lines, news.hash):
            await self.reload()
            return
        self.table = news.table
        self._note_stored()
        self.refresh()
        self.hub.changed(self)

    async def stop(self) -> None:
        """End the task; what was committed stays."""
        self._task.cancel()
        if self.driver is not None:
            self.driver.cancel()
        await asyncio.gather(self._task, *([self.driver] if self.driver else []), return_exceptions=True)
        self.send_away()
        self._let_go()

    def _let_go(self) -> None:
        """Task and table refer to each other: what is large must not wait until the collector comes by."""
        self.match = self.story = self._saved = self._told = None
        self._saved_entries, self.remarks, self.chat = [], [], []
        self.rest()
        self.memories.clear()
        self.reasons.clear()

    def send_away(self) -> None:
        """Whoever waits or looks on must come again."""
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
        moves: int = 1,
        also: Callable[[sa.Connection], Any] | None = None,
    ) -> None:
        """Write the change, or so many moves, in one transaction, then let everybody know."""
        table, position = self.table, self.match
        expected = table.seq
        table.seq += moves
        kept = 0
        if match:
            assert position is not None
            kept = _common(self._saved_entries, position.entries)
            table.outcome = position.outcome.to_json() if position.outcome else None
            if table.status == "playing" and position.over:
                table.status = "finished"
        seats = self._give_back_lent() or seats
        self._derive()
        step = position.step if position else 0
        told = [(min(n, step), event) for n, event in self.remarks] + self._new_remarks
        holders, new = self._holders, self._new_remarks

        def work(db: sa.Connection) -> Saved | None:
            save_table(db, table, expected, seats_too=seats, moved=match and not seats and table.lesson is None)
            written = write_match(db, table.id, position, kept, self._saved) if match and position else None
            if told != self.remarks:
                write_remarks(db, table.id, step, new)
            if also is not None:
                also(db)
            if seats:  # a seat link is good only while the seat is whose it was, and the game not begun since
                now = [(table.status == "open", seat.holder) for seat in table.seats]
                drop_links(
                    db, table.id, [i for i, (old, this) in enumerate(zip(holders, now, strict=True)) if old != this]
                )
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
        self.remarks, self._new_remarks = told, []
        self._note_holders()
        self.refresh()
        self.hub.changed(self)
        if self.notice_due:
            self.notice_due = False
            self.hub.notice(self)

    def _give_back_lent(self) -> bool:
        """A bot that stood in for one move gets up when the move is made; True if one did."""
        lent = [seat for i, seat in enumerate(self.table.seats) if seat.lent and i not in self.actors]
        for place in lent:
            place.kind, place.away, place.bot, place.lent = PERSON, False, None, False
        return bool(lent)

    def _derive(self) -> None:
        """The columns that follow from the position: who is awaited, and until when."""
        table = self.table
        teaching.note_progress(self)
        table.awaited = list(self.actors)
        # A bot that hears people out needs nobody to drive it where the clock will: the table may be unloaded.
        asked = hearing.bot_is_awaited(self) and not (table.move_seconds is not None and hearing.speakers(self))
        table.awaits_bot = asked or bool(self.bot_volunteers()) or any(self.passes(seat) for seat in table.awaited)
        self._run_clocks([seat for seat in table.awaited if table.seats[seat].human])
        self.frame_is_new = False

    def _run_clocks(self, people: list[int]) -> None:
        """Until when people have time, and when to see whether they must be called."""
        table, now = self.table, time.time()
        first_time = self._step > table.timed_step
        changed = waits.charge(table, people, self.acted, now, first_time)
        self.acted = set()
        if changed or not people:
            table.call_at = now + self.hub.config.call_after if people else None
        if not table.timed or not (people or (table.move_seconds is not None and hearing.volunteers(self))):
            table.deadline = None
            return
        began = table.deadline is None or (self.frame_is_new and first_time)
        if table.move_seconds is None:
            table.deadline = min(end for seat in people if (end := waits.ends(table, seat)) is not None)
        elif began:
            table.deadline = waits.later(now, table.move_seconds, table.days_off, table.zone)
        if began:
            table.timed_step = self._step
            self.notice_due = bool(people)

    def remark(self, kind: str, seat: int | None, **args: Any) -> None:
        """Something happened at the table beside the game: a line of the log, written with the next commit."""
        player = {} if seat is None else {"player": {"seat": seat}}
        self._new_remarks.append((self._step, Event(f"table-{kind}", seat, (), {**player, **args})))

    def check_clock(self, seat: int) -> None:
        """A player whose time ran out comes back after the bot has made the move that he owed, not before."""
        table = self.table
        owed = seat in self.actors and self._step <= table.timed_step and table.deadline is None
        if table.timed and owed:
            raise ApiError("time-is-up", 409)

    def refresh(self) -> None:
        """Readers get the present state."""
        self._told = None
        self.changes += 1
        self.cache.clear()
        self.presence.wake()
        self.stirred.set()

    def drop_views(self) -> None:
        """Everybody has what he wanted to see: it is made again for the next one."""
        self.cache.clear()
        self.views.clear()

    def rest(self) -> None:
        """Nothing happens here at present: the lines of the log are written again too."""
        self.drop_views()
        self.lines.clear()

    # --- asking ---

    @property
    def _step(self) -> int:
        return self.match.step if self.match else 0

    @property
    def log(self) -> list[tuple[int, Event]]:
        """What happened in the game and at the table, in order."""
        played = self.match.log if self.match else []
        if not self.remarks:
            return played
        if self._told is None:
            places = [[(n, 0, event) for n, event in self.remarks], [(n, 1, event) for n, event in played]]
            self._told = [(n, event) for n, _, event in heapq.merge(*places, key=lambda line: line[:2])]
        return self._told

    @property
    def playing(self) -> bool:
        """True while actions are possible."""
        return self.table.status == "playing"

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats awaited, while the table plays."""
        return self.match.actors if self.match is not None and self.playing else ()

    @property
    def watched(self) -> bool:
        """True when somebody looks on here, or bots may have to think."""
        return bool(self.presence.readers) or any(seat.kind == BOT or seat.auto_pass for seat in self.table.seats)

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

    def passes(self, seat: int, state: State | None = None) -> bool:
        """True when the server answers for a person who wishes it and has but one choice, now or in a position."""
        place = self.table.seats[seat]
        if self.match is None or not (place.auto_pass and place.human):
            return False
        return self.match.game.forced(state or self.match.state, seat) is not None

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
        self.acted.add(seat)
        alone = match.step == step + 1 and not match.over
        spoke = number >= match.game.space.volunteer_from
        if alone and hearing.same_question(before, after, seat, spoke):
            self.valid_since[seat] = self.table.decision
            if spoke:
                self.spoken_at = self.table.decision
                if self.table.seats[seat].human:
                    self.volunteers_asked.clear()  # a person spoke: bots may answer
        else:
            self.new_frame()
        assert number != HOLD


def _common(old: list[tuple[int, int]], new: list[tuple[int, int]]) -> int:
    """How many entries two logs share from the beginning."""
    at = min(len(old), len(new))
    if old[:at] == new[:at]:
        return at
    return next(i for i in range(at) if old[i] != new[i])
