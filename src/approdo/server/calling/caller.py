"""The background task that sees who is awaited and away, and empties the outbox. No move ever waits for it."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa

from approdo.server.calling import mail, outward, push, words
from approdo.server.hub import Hub
from approdo.server.storage import calls, processes
from approdo.server.storage.calls import CONFIRM, HOOK, MAIL, PUSH, RECOVER, TEST, TURN, Contact, Look, Sent, Ways
from approdo.server.storage.database import Unavailable
from approdo.server.storage.people import new_secret
from approdo.server.storage.schema import users
from approdo.server.storage.tables import Table

log = logging.getLogger("approdo.calling")
BEAT = 1.0
LOOKS = 50
SENDS = 50
PAUSE = 0.05
"""Between two batches, so that moves are written in between."""
WRITTEN = 5
"""So many are noted in one transaction: a move waits for no more than that."""
ABREAST = 8
"""Requests to push services and webhooks at the same time."""
SOON = 6 * 3600
"""So long before the end of a slow move people are called once more."""
TIDY_SECONDS = 600.0
GONE = (404, 410)
Thing = TypeVar("Thing")


@dataclass(frozen=True)
class Parcel:
    """A claimed message and what it says; `mail` or `note`, or neither when nobody needs it any more."""

    row: Mapping[str, Any]
    mail: EmailMessage | None = None
    note: Mapping[str, Any] | None = None
    browser: Mapping[str, Any] | None = None


class Caller:
    """The calls of one server process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.config = hub.config
        self.secret = ""
        self.key = ""
        self.push_key: str | None = None
        self._task: asyncio.Task[None] | None = None
        self._tidied = 0.0
        self._slots = asyncio.Semaphore(ABREAST)
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
            return calls.shared_secret(db, "stop", made), calls.shared_secret(db, "push", key) if able else ""

        self.secret, self.key = await self.hub.db.write(work)
        self.push_key = push.public_key(self.key) if able else None
        self._task = asyncio.create_task(self._run(), name="caller")

    async def close(self) -> None:
        """End; what was not sent waits for the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.round()
            except Unavailable:
                pass
            except Exception:
                log.exception("the caller stumbled")
            await asyncio.sleep(BEAT)

    async def round(self) -> None:
        """Look once who must be called, and send what is due."""
        now = time.time()
        self._present = {
            (id, reader.user_id) for id, live in self.hub.lives.items() for reader in live.presence.readers
        }
        while await self._look(now):
            await asyncio.sleep(PAUSE)
        while await self._send(now):
            await asyncio.sleep(PAUSE)
        if time.monotonic() - self._tidied > TIDY_SECONDS:
            self._tidied = time.monotonic()
            await self.hub.db.write(partial(calls.tidy, now=now))

    # --- who must be called ---

    async def _look(self, now: float) -> bool:
        """One batch; True if there may be more."""
        found = await self.hub.db.read(lambda db: self._looks(db, now))
        for some in batched(found):
            await self.hub.db.write(partial(calls.put_calls, looks=some, ways=self.ways, now=now))
        return len(found) == LOOKS

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

    async def _send(self, now: float) -> bool:
        """One batch; True if there may be more."""
        rows = await self.hub.db.write(partial(calls.claim, now=now, most=SENDS))
        if not rows:
            return False
        linked = [row for row in rows if row["kind"] in (CONFIRM, RECOVER)]
        links = await self.hub.db.write(lambda db: _links(db, linked)) if linked else {}
        parcels = await self.hub.db.read(lambda db: [self._packed(db, row, links) for row in rows])
        posted = [parcel for parcel in parcels if parcel.mail is not None]
        others = [parcel for parcel in parcels if parcel.note is not None]
        told = [Sent(p.row["id"], "dropped") for p in parcels if p.mail is None and p.note is None]
        handed_in, answers = await asyncio.gather(
            asyncio.to_thread(self._mail, posted), asyncio.gather(*map(self._post, others))
        )
        told += handed_in + answers
        for some in batched(told):
            await self.hub.db.write(partial(calls.settle, results=some, now=time.time()))
        for result in told:
            if result.state in ("failed", "lost"):
                log.warning("a call failed", extra={"problem": result.problem})
        return len(rows) == SENDS

    def _packed(self, db: sa.Connection, row: Mapping[str, Any], links: Mapping[str, tuple[str, str]]) -> Parcel:
        """What a message says now: who is awaited no more, or wants no more calls, gets none."""
        contact = calls.contact_of(db, row["user_id"])
        channel, kind, target = row["channel"], row["kind"], row["target"]
        write = words.Writer(self.config.public_url or "", self.secret)
        if kind in (CONFIRM, RECOVER):
            secret, name = links[row["id"]]
            return Parcel(row, mail.written(write.link(kind, row["language"], name, secret), self.config, target))
        waiting = [] if kind == TEST else self._waiting(db, row["user_id"])
        if kind == TURN and (not waiting or not _wanted(contact, channel, target)):
            return Parcel(row)
        if channel == MAIL:
            letter = write.trial(contact) if kind == TEST else write.turn(contact, waiting)
            return Parcel(row, mail.written(letter, self.config, target))
        if channel == HOOK:
            return Parcel(row, note=words.event(waiting, self.config.public_url))
        browser = next((one for one in calls.browsers_of(db, row["user_id"]) if one["id"] == target), None)
        return Parcel(row) if browser is None else Parcel(row, note=words.note(contact, waiting), browser=browser)

    def _waiting(self, db: sa.Connection, user_id: str) -> list[Table]:
        return [table for table in calls.waiting_for(db, user_id) if not self._here(db, table.id, user_id)]

    def _mail(self, parcels: Sequence[Parcel]) -> list[Sent]:
        if not parcels:
            return []
        mails = [parcel.mail for parcel in parcels if parcel.mail is not None]
        return [_told(p, error) for p, error in zip(parcels, mail.send(self.config, mails), strict=True)]

    async def _post(self, parcel: Parcel) -> Sent:
        """To a push service or a webhook."""
        async with self._slots:
            try:
                status = await asyncio.to_thread(self._posted, parcel)
            except outward.Refused as error:
                return Sent(parcel.row["id"], "failed", str(error), final=True)
            except TimeoutError as error:
                return Sent(parcel.row["id"], "lost", str(error))
            except (OSError, ValueError) as error:
                return Sent(parcel.row["id"], "failed", str(error), final=isinstance(error, ValueError))
        if status in GONE and parcel.browser is not None:
            await self.hub.db.write(partial(calls.drop_browser, browser=parcel.browser["id"]))
            return Sent(parcel.row["id"], "dropped")
        if status < 300:
            return Sent(parcel.row["id"], "sent")
        return Sent(parcel.row["id"], "failed", f"answered {status}", final=400 <= status < 500 and status != 429)

    def _posted(self, parcel: Parcel) -> int:
        assert parcel.note is not None
        if parcel.browser is not None:
            return push.send(self.config, self.key, parcel.browser, parcel.note)
        body, kind = json.dumps(parcel.note).encode(), {"Content-Type": "application/json"}
        return outward.post(parcel.row["target"], body, kind, self.config.own_targets())


def batched(things: Sequence[Thing]) -> Iterator[Sequence[Thing]]:
    """A few at a time."""
    for start in range(0, len(things), WRITTEN):
        yield things[start : start + WRITTEN]


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


def _told(parcel: Parcel, error: Exception | None) -> Sent:
    if error is None:
        return Sent(parcel.row["id"], "sent")
    if isinstance(error, mail.InDoubt):
        return Sent(parcel.row["id"], "lost", str(error))
    return Sent(parcel.row["id"], "failed", type(error).__name__, final=mail.refused_for_good(error))
