"""The background task that sees who is awaited and away, and empties the outbox. No move ever waits for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import sqlalchemy as sa

from approdo.server.calling import push, words
from approdo.server.calling.post import Parcel, Post
from approdo.server.hub import Hub
from approdo.server.storage import calls, contacts, processes
from approdo.server.storage.calls import CONFIRM, HOOK, MAIL, PUSH, RECOVER, TEST, TURN, Look, Sent, Ways
from approdo.server.storage.contacts import Contact
from approdo.server.storage.database import Unavailable
from approdo.server.storage.people import new_secret
from approdo.server.storage.schema import users
from approdo.server.storage.tables import Table

log = logging.getLogger("approdo.calling")
BEAT = 1.0
LOOKS = 50
SENDS = 25
PAUSE = 0.5
"""Between two batches: a thousand people are called within a minute, and few moves meet a batch."""
BREATH = 0.004
"""After every message that is worded, so that no move waits for more than one."""
GRACE = 5.0
"""So long the end of the server waits for what is being sent."""
SOON = 6 * 3600
"""So long before the end of a slow move people are called once more."""
TIDY_SECONDS = 600.0


@dataclass(frozen=True)
class Known:
    """What the messages of one batch are made of."""

    contacts: Mapping[str, Contact]
    waiting: Mapping[str, list[Table]]
    browsers: Sequence[Mapping[str, Any]]
    links: Mapping[str, tuple[str, str]]


class Caller:
    """The calls of one server process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.config = hub.config
        self.secret = ""
        self.key = ""
        self.push_key: str | None = None
        self.post = Post(hub.config)
        self._task: asyncio.Task[None] | None = None
        self._end = asyncio.Event()
        self._tidied = 0.0
        self._present: set[tuple[str, str | None]] = set()
        """Who looks at which table here; taken on the event loop, read by threads."""

    @property
    def ways(self) -> Ways:
        """What this server can do."""
        return Ways(
            self.config.mail_server is not None,
            self.push_key is not None,
            self.config.call_after + self.config.mail_after,
            self.config.mail_gap,
        )

    async def open(self) -> None:
        """Get the secrets that all processes share, then begin."""
        made, able = new_secret(), push.possible(self.config)
        key = push.new_key() if able else ""

        def work(db: sa.Connection) -> tuple[str, str]:
            return contacts.shared_secret(db, "stop", made), contacts.shared_secret(db, "push", key) if able else ""

        self.secret, self.key = await self.hub.db.write(work)
        self.push_key = push.public_key(self.key) if able else None
        self._task = asyncio.create_task(self._run(), name="caller")

    async def close(self) -> None:
        """End, after what is being sent; what was not sent waits for the next start."""
        self._end.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=GRACE)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.post.close()

    async def _run(self) -> None:
        while not self._end.is_set():
            try:
                await self.round()
            except Unavailable:
                pass
            except Exception:
                log.exception("the caller stumbled")
            await self._pause(BEAT)

    async def _pause(self, seconds: float) -> None:
        """Wait, unless the server ends."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._end.wait(), seconds)

    async def round(self) -> None:
        """Look once who must be called, all of them, then send what is due: many tables make one message."""
        now = time.time()
        while await self._look(now) and not self._end.is_set():
            await self._pause(PAUSE)
        if await self.hub.db.read(partial(calls.any_due, now=now)):
            await self._send(now)
        await self.post.rest()
        if time.monotonic() - self._tidied > TIDY_SECONDS:
            self._tidied = time.monotonic()
            await self.hub.db.write(partial(calls.tidy, now=now))

    # --- who must be called ---

    async def _look(self, now: float) -> bool:
        """One batch; True if there may be more."""
        self._see()
        found = await self.hub.db.read(lambda db: self._looks(db, now))
        if found:
            await self.hub.db.write(partial(calls.put_calls, looks=found, ways=self.ways, now=now))
        return len(found) == LOOKS

    def _see(self) -> None:
        self._present = {
            (id, reader.user_id) for id, live in self.hub.lives.items() for reader in live.presence.readers
        }

    def _looks(self, db: sa.Connection, now: float) -> list[Look]:
        return [self._look_at(db, table, now) for table in calls.tables_to_look_at(db, now, LOOKS)]

    def _look_at(self, db: sa.Connection, table: Table, now: float) -> Look:
        """Who is awaited there and away; who is there is looked for again later."""
        seen = table.call_at or 0.0
        if table.status != "playing":
            return Look(table.id, None, seen)
        near = table.deadline is not None and (table.move_seconds or 0) >= 2 * SOON
        soon = near and (table.deadline or 0.0) - SOON <= now
        away, again = [], None
        for seat in table.awaited:
            person = table.seats[seat].user_id if table.seats[seat].human else None
            since = table.waits.get(str(seat))
            if person is None or since is None:
                continue
            if self._here(db, table.id, person):
                again = now + max(self.config.call_after, BEAT)
            else:
                away.append((person, since, soon))
        if again is None and near and not soon and away:
            again = (table.deadline or 0.0) - SOON
        return Look(table.id, again, seen, away)

    def _here(self, db: sa.Connection, table_id: str, user_id: str) -> bool:
        if (table_id, user_id) in self._present:
            return True
        if self.hub.db.sqlite:
            return False
        return user_id in processes.present_elsewhere(db, self.hub.process, [table_id])[table_id]

    # --- sending ---

    async def _send(self, now: float) -> None:
        """Send what is due, batch by batch. What became of one is written down with the claim of the next."""
        told: list[Sent] = []
        while not self._end.is_set() or told:
            rows = await self.hub.db.write(partial(self._turn_over, told=told, now=now))
            if not rows:
                return
            linked = [row for row in rows if row["kind"] in (CONFIRM, RECOVER)]
            links = await self.hub.db.write(lambda db: _links(db, linked)) if linked else {}  # noqa: B023
            self._see()
            parcels = await self.hub.db.read(partial(self._packed, rows=rows, links=links))
            full = [parcel for parcel in parcels if not parcel.empty]
            told = [Sent(parcel.id, "dropped") for parcel in parcels if parcel.empty]
            told += await self.post.deliver(full, self.key) if full else []
            for result in told:
                if result.state in ("failed", "lost"):
                    log.warning("a call failed", extra={"problem": result.problem})
            await self._pause(PAUSE if len(rows) == SENDS else 0)

    def _turn_over(self, db: sa.Connection, told: Sequence[Sent], now: float) -> list[dict[str, Any]]:
        """Write down what became of a batch and claim the next one, in one transaction."""
        if told:
            calls.settle(db, told, time.time())
        return [] if self._end.is_set() else calls.claim(db, now, SENDS)

    def _packed(
        self, db: sa.Connection, rows: Sequence[Mapping[str, Any]], links: Mapping[str, tuple[str, str]]
    ) -> list[Parcel]:
        """What messages say now, worded at leisure."""
        people = {row["user_id"] for row in rows}
        known = Known(
            contacts.contacts_of(db, people), self._waiting(db, people), contacts.browsers_of(db, people), links
        )
        parcels = []
        for row in rows:
            parcels.append(self._parcel(row, known))
            time.sleep(BREATH)
        return parcels

    def _parcel(self, row: Mapping[str, Any], known: Known) -> Parcel:
        """What a message says: who is awaited no more, or wants no more calls, gets none."""
        id, contact, waiting = row["id"], known.contacts[row["user_id"]], known.waiting[row["user_id"]]
        channel, kind, target = row["channel"], row["kind"], row["target"]
        write = words.Writer(self.config.public_url or "", self.secret)
        if kind in (CONFIRM, RECOVER):
            secret, name = known.links[id]
            return Parcel(id, target, write.link(kind, row["language"], name, secret))
        if kind == TURN and (not waiting or not _wanted(contact, channel, target)):
            return Parcel(id, target)
        waiting = [] if kind == TEST else waiting
        if channel == MAIL:
            return Parcel(id, target, write.trial(contact) if kind == TEST else write.turn(contact, waiting))
        if channel == HOOK:
            return Parcel(id, target, note=words.event(waiting, self.config.public_url))
        browser = next((one for one in known.browsers if one["id"] == target), None)
        return Parcel(id, target, note=browser and words.note(contact, waiting), browser=browser)

    def _waiting(self, db: sa.Connection, people: Collection[str]) -> dict[str, list[Table]]:
        """Where these people are awaited and are not."""
        waiting = calls.waiting_for(db, people)
        return {
            person: [table for table in tables if not self._here(db, table.id, person)]
            for person, tables in waiting.items()
        }


def _wanted(contact: Contact, channel: str, target: str) -> bool:
    if channel == MAIL:
        return contact.mail and contact.email == target
    return contact.push if channel == PUSH else contact.hook == target


def _links(db: sa.Connection, rows: Sequence[Mapping[str, Any]]) -> dict[str, tuple[str, str]]:
    """Secrets for mails: made when they leave, so that none lies in the outbox; with the person's name."""
    return {
        row["id"]: (
            calls.add_mail_link(db, row["user_id"], row["kind"], row["target"]),
            db.execute(sa.select(users.c.name).where(users.c.id == row["user_id"])).scalar_one(),
        )
        for row in rows
    }
