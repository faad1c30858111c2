"""What people may do with what is kept of them: take it with them, or have it deleted."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from approdo.server import consent, seating
from approdo.server.errors import ApiError
from approdo.server.hub import Hub
from approdo.server.storage import contacts, people, processes
from approdo.server.storage.people import User
from approdo.server.storage.schema import chat, notes, passkeys, seats, sessions, tables, tokens, users


def export(db: sa.Connection, user: User) -> dict[str, Any]:
    """All that is kept of a person, but for secrets, which are kept as hashes only."""
    row = db.execute(sa.select(users).where(users.c.id == user.id)).one()
    held = sa.select(tables, seats.c.seat).join(seats, seats.c.table_id == tables.c.id)
    played = db.execute(held.where(seats.c.user_id == user.id).order_by(tables.c.created)).mappings()
    shown = ("id", "game", "seat", "status", "created", "updated", "outcome")
    said = sa.select(chat.c.table_id, chat.c.room, chat.c.text, chat.c.at).where(chat.c.user_id == user.id)
    noted = sa.select(notes.c.table_id, notes.c.text).where(notes.c.user_id == user.id)
    logged_in = sa.select(sessions.c.created, sessions.c.expires, sessions.c.device).where(
        sessions.c.user_id == user.id
    )
    allowed = sa.select(*(tokens.c[name] for name in ("name", "scopes", "created", "expires", "used")))
    keys = sa.select(*(passkeys.c[name] for name in ("name", "created", "used")))
    return {
        "person": {"id": row.id, "name": row.name, "account": row.account is not None, "created": row.created},
        "tables": [{name: table[name] for name in shown} for table in played],
        "chat": [dict(line) for line in db.execute(said).mappings()],
        "notes": [dict(line) for line in db.execute(noted).mappings()],
        "sessions": [dict(line) for line in db.execute(logged_in.where(sessions.c.user_id == user.id)).mappings()],
        "tokens": [dict(line) for line in db.execute(allowed.where(tokens.c.user_id == user.id)).mappings()],
        "passkeys": [dict(line) for line in db.execute(keys.where(passkeys.c.user_id == user.id)).mappings()],
        "calls": vars(contacts.contact_of(db, user.id)),
        "browsers": [{"label": one["label"], "created": one["created"]} for one in contacts.browsers_of(db, [user.id])],
    }


async def delete(hub: Hub, user: User) -> None:
    """A person goes: seats are given up, games stay without the name, everything else is removed."""
    for table_id, status in await hub.db.read(lambda db: _unfinished(db, user.id)):
        live = await hub.get(table_id)
        try:
            if status == "open":
                await live.do(seating.leave, user)
            for seat in live.table.seats_of(user.id) if status == "playing" else ():
                await live.do(consent.resign, user, seat)
        except ApiError:  # it ended or began meanwhile; the name goes all the same
            continue

    def work(db: sa.Connection) -> list[str]:
        touched = people.anonymise(db, user.id)
        processes.announce_user(db, user.id)
        return touched

    await hub.reload(await hub.db.write(work))


def _unfinished(db: sa.Connection, user_id: str) -> list[tuple[str, str]]:
    held = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
    mine = tables.c.id.in_(held) | (tables.c.host_id == user_id)
    query = sa.select(tables.c.id, tables.c.status).where(mine, tables.c.status.in_(("open", "playing")))
    return [(row.id, row.status) for row in db.execute(query)]
