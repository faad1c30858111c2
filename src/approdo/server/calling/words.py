"""What calls say: the game, who plays, until when. Nothing that only one seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from approdo.core.registry import info
from approdo.core.text import Arg, Texts
from approdo.server.calling.mail import Letter, Line
from approdo.server.errors import server_texts
from approdo.server.storage.contacts import Contact, stop_token
from approdo.server.storage.tables import Table
from approdo.server.waits import zone_of

SHOWN = 10


@dataclass(frozen=True)
class Writer:
    """What every message needs: where links lead, and the key that signs them."""

    base: str
    secret: str

    def turn(self, contact: Contact, tables: Sequence[Table]) -> Letter:
        """Somebody is awaited at one table, or at several: one mail for all."""
        say, first = server_texts(contact.language), tables[0]
        lines: list[Line] = []
        for table in tables[:SHOWN]:
            link = f"{self.base}/table/{table.id}"
            lines.append(Line(_waiting(say, contact, table), link if len(tables) > 1 else None))
        if len(tables) > SHOWN:
            lines.append(Line(say.render("mail-more", {"n": len(tables) - SHOWN})))
        goal = f"/table/{first.id}" if len(tables) == 1 else "/my-games"
        button = "mail-go" if len(tables) == 1 else "mail-go-all"
        lines.append(Line(say.render(button), f"{self.base}{goal}", button=True))
        foot = [Line(say.render("mail-stop"), self._stop(contact, None))]
        if len(tables) == 1:
            foot.insert(0, Line(say.render("mail-stop-table"), self._stop(contact, first.id)))
        foot.append(Line(say.render("mail-settings"), f"{self.base}/settings"))
        stop = f"{self.base}/api/calls/stop/{stop_token(self.secret, contact.user_id, None)}"
        return Letter(_subject(say, contact, tables), lines, foot, contact.language, stop)

    def link(self, kind: str, language: str, name: str, secret: str) -> Letter:
        """A mail with a link that works once: to confirm an address, or to choose a new password."""
        say = server_texts(language)
        where = f"{self.base}/{kind}#{secret}"
        lines = [
            Line(say.render(f"mail-{kind}", {"name": name})),
            Line(say.render(f"mail-{kind}-go"), where, button=True),
        ]
        return Letter(say.render(f"mail-{kind}-subject"), lines, [Line(say.render(f"mail-{kind}-foot"))], language)

    def trial(self, contact: Contact) -> Letter:
        """A mail that somebody asked for to see whether it comes."""
        say = server_texts(contact.language)
        foot = [Line(say.render("mail-settings"), f"{self.base}/settings")]
        return Letter(say.render("call-test-title"), [Line(say.render("call-test"))], foot, contact.language)

    def _stop(self, contact: Contact, table_id: str | None) -> str:
        return f"{self.base}/stop#{stop_token(self.secret, contact.user_id, table_id)}"


def note(contact: Contact, tables: Sequence[Table]) -> dict[str, Any]:
    """The same as a short note for a browser or a program; without tables it is a trial."""
    say = server_texts(contact.language)
    if not tables:
        return {
            "title": say.render("call-test-title"),
            "body": say.render("call-test"),
            "url": "/settings",
            "tag": "test",
        }
    one = len(tables) == 1
    return {
        "title": _subject(say, contact, tables),
        "body": _waiting(say, contact, tables[0])
        if one
        else say.render("call-games", {"games": _games(contact, tables)}),
        "url": f"/table/{tables[0].id}" if one else "/my-games",
        "tag": "turn",
    }


def event(tables: Sequence[Table], base: str | None) -> dict[str, Any]:
    """What a person's webhook is told."""
    shown = [
        {"table": table.id, "game": table.game, "deadline": table.deadline, "url": f"{base or ''}/table/{table.id}"}
        for table in tables
    ]
    return {"event": "your-turn" if shown else "test", "tables": shown}


def _game(contact: Contact, table: Table) -> str:
    return info(table.game).name(contact.language)


def _games(contact: Contact, tables: Sequence[Table]) -> str:
    return ", ".join(dict.fromkeys(_game(contact, table) for table in tables))


def _subject(say: Texts, contact: Contact, tables: Sequence[Table]) -> str:
    if len(tables) == 1:
        return say.render("call-one", {"game": _game(contact, tables[0])})
    return say.render("call-many", {"n": len(tables)})


def _waiting(say: Texts, contact: Contact, table: Table) -> str:
    others = [name for seat, name in enumerate(table.names()) if table.seats[seat].user_id != contact.user_id]
    told = {"game": _game(contact, table), "others": ", ".join(others) or "–"}
    text = say.render("call-table", told)
    if table.deadline is None:
        return text
    until = datetime.fromtimestamp(table.deadline, zone_of(contact.zone))
    day = say.render(f"weekday-{until.weekday()}")
    when: dict[str, Arg] = {
        "day": day,
        "date": until.day,
        "month": say.render(f"month-{until.month}"),
        "time": f"{until:%H:%M}{' UTC' if contact.zone == 'UTC' else ''}",  # nobody has said whose clock it is
    }
    return f"{text} {say.render('call-until', when)}"
