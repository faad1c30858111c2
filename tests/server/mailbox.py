"""A real mail server on loopback that keeps what it is given, and a clock that can be put forward."""

from __future__ import annotations

import asyncio
import email
import logging
import re
import socket
import time
from email.message import EmailMessage
from email.policy import default
from typing import Any

import sqlalchemy as sa
from aiosmtpd.controller import Controller

from approdo.server.storage.schema import outbox, vitals
from tests.server.conftest import Running

logging.getLogger("mail.log").setLevel(logging.WARNING)  # its connections may end after the test's log is closed


class Mailbox:
    """Takes mail by SMTP; `refuse` makes it answer with an error so many times."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuse: list[str] = []
        self.peers: list[Any] = []
        """From where each mail came."""
        self.takes = 0.0
        """Seconds before it answers."""
        with socket.socket() as probe:  # the controller connects to its own port and so must know it
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._server = Controller(self, hostname="127.0.0.1", port=self.port)
        self._server.start()
        self.url = f"smtp://127.0.0.1:{self.port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        await asyncio.sleep(self.takes)
        self.peers.append(session.peer)
        if self.refuse:
            return self.refuse.pop(0)
        read = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(read, EmailMessage)
        self.mails.append(read)
        return "250 taken"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]

    def wait(self, address: str, count: int = 1, seconds: float = 30) -> list[EmailMessage]:
        """The mails to an address, when there are so many."""
        deadline = time.monotonic() + seconds
        while len(self.to(address)) < count:
            assert time.monotonic() < deadline, f"{len(self.to(address))} of {count} mails to {address}"
            time.sleep(0.02)
        return self.to(address)

    def close(self) -> None:
        self._server.stop()


def text_of(mail: EmailMessage, kind: str = "plain") -> str:
    part = mail.get_body((kind,))
    assert part is not None
    return str(part.get_content())


def link_in(mail: EmailMessage, page: str) -> str:
    """What stands behind the # of the link to a page."""
    found = re.search(rf"/{page}#(\S+)", text_of(mail))
    assert found, text_of(mail)
    return found[1]


def settled(running: Running, seconds: float = 30) -> None:
    """Wait until the server has written down what became of all it was sending: their receivers have it before."""
    under_way = sa.select(outbox.c.id).where(outbox.c.state == "sending")
    deadline = time.monotonic() + seconds
    while running.server.db.read_now(lambda db: db.execute(under_way).first()):
        assert time.monotonic() < deadline, "a message is never settled"
        time.sleep(0.02)


class Time:
    """The clock of this process, put forward without waiting: the server is alive all the while."""

    def __init__(self, patch: Any) -> None:
        self.offset = 0.0
        self._real = time.time
        patch.setattr(time, "time", lambda: self._real() + self.offset)

    def now(self) -> float:
        return self._real() + self.offset

    def go_on(self, running: Running, seconds: float) -> None:
        """So much later. The sign of life goes along, else the server would take it for its own downtime."""

        def work(db: sa.Connection) -> None:
            self.offset += seconds
            db.execute(vitals.update().where(vitals.c.name == "alive").values(at=time.time()))

        settled(running)
        running.server.db.write_now(work)
