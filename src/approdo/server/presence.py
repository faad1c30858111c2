"""Who is looking at a table now. A reader is woken and fetches the latest view: no queue can fill up."""

from __future__ import annotations

import asyncio
import math
import time
from dataclasses import dataclass, field


@dataclass(eq=False)
class Reader:
    """One open socket or event stream."""

    user_id: str | None
    until: float = math.inf
    """When the token expires by which a program looks on."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    closed: bool = False
    skips: bool = False
    """Wants to be at the own turn: what others do until then may come in one message."""

    def end(self) -> None:
        """Nothing more is sent."""
        self.closed = True
        self.news.set()


class Presence:
    """The readers of one table, and when each player was last here."""

    def __init__(self) -> None:
        self.readers: set[Reader] = set()
        self.waiting: set[Reader] = set()
        """Those who have not got the latest yet."""
        self.elsewhere: set[str] = set()
        """Players who are connected to other processes."""
        self.last_seen: dict[str, float] = {}
        self.since = time.monotonic()

    def enter(self, user_id: str | None, until: float = math.inf) -> Reader:
        """Somebody looks on from now."""
        reader = Reader(user_id, until)
        reader.news.set()
        self.readers.add(reader)
        self.waiting.add(reader)
        return reader

    def leave(self, reader: Reader) -> None:
        """Somebody is gone."""
        self.readers.discard(reader)
        self.waiting.discard(reader)
        if reader.user_id is not None:
            self.last_seen[reader.user_id] = time.monotonic()

    def here_now(self, user_id: str | None) -> bool:
        """True while this user has a connection to this process."""
        return user_id is not None and any(reader.user_id == user_id for reader in self.readers)

    def here(self, user_id: str | None) -> bool:
        """True while this user has a connection to any process."""
        return user_id in self.elsewhere or self.here_now(user_id)

    def absent_for(self, user_id: str) -> float:
        """Seconds since this user was last connected (or since the table was loaded)."""
        return 0.0 if self.here(user_id) else time.monotonic() - self.last_seen.get(user_id, self.since)

    @property
    def follows(self) -> bool:
        """True while somebody, here or perhaps elsewhere, wants to see every single move."""
        return bool(self.elsewhere) or any(not reader.skips for reader in self.readers)

    def wake(self) -> None:
        """There is something new for everybody."""
        self.waiting.update(self.readers)
        for reader in self.readers:
            reader.news.set()

    def served(self, reader: Reader) -> bool:
        """Somebody got what there was; True when nobody waits for it any more."""
        if not reader.news.is_set():  # else there is more
            self.waiting.discard(reader)
        return not self.waiting

    def close(self) -> None:
        """The table is unloaded: readers end."""
        for reader in self.readers:
            reader.end()

    def send_home(self, user_id: str) -> None:
        """One user's readers end."""
        for reader in self.readers:
            if reader.user_id == user_id:
                reader.end()
