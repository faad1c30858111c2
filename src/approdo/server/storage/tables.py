"""Tables and matches in the database: the row, its seats, the log, the snapshot; one transaction per change."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any

import sqlalchemy as sa

from approdo.core.events import Event
from approdo.core.match import SNAPSHOT, Match
from approdo.core.record import Record
from approdo.core.state import State, fingerprint
from approdo.server.storage.database import Conflict
from approdo.server.storage.schema import JsonText, chat, commands, entries, seats, states, tables

PERSON, HOTSEAT, BOT, OPEN = "person", "hotseat", "bot", "open"


@dataclass
class Seat:
    """A place at a table. `user_id` is who holds it, also while a bot stands in (`away`)."""

    kind: str
    user_id: str | None = None
    name: str | None = None
    bot: str | None = None
    away: bool = False
    resigned: bool = False

    @property
    def human(self) -> bool:
        """True while a person decides here."""
        return self.kind in (PERSON, HOTSEAT)


@dataclass
class Table:
    """A table as it is stored, with its seats."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    status: str
    host_id: str
    host_name: str
    public: bool
    spectators: bool
    invite: str
    stand_in: str
    seq: int = 0
    decision: int = 0
    move_seconds: int | None = None
    deadline: float | None = None
    awaited: list[int] = field(default_factory=list)
    awaits_bot: bool = False
    proposal: dict[str, Any] | None = None
    rematch: str | None = None
    origin: dict[str, Any] | None = None
    outcome: dict[str, Any] | None = None
    owner: str | None = None
    created: float = field(default_factory=time.time)
    updated: float = field(default_factory=time.time)
    seats: list[Seat] = field(default_factory=list)

    def row(self) -> dict[str, Any]:
        """The columns of the table's own row."""
        return {name: getattr(self, name) for name in _COLUMNS}

    def seats_of(self, user_id: str | None) -> list[int]:
        """The seats where this user decides."""
        if user_id is None:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.user_id == user_id and seat.human]

    def people(self) -> list[str]:
        """The users who decide at some seat, each once."""
        return list(dict.fromkeys(seat.user_id for seat in self.seats if seat.human and seat.user_id))

    def names(self) -> list[str]:
        """What the seats are called."""
        return [seat.name or f"P{i + 1}" for i, seat in enumerate(self.seats)]


_COLUMNS = [f.name for f in fields(Table) if f.name not in ("seats", "owner")]  # owner: storage/processes.py


_STATE = ("step", "hash", "state", "segment_start", "segment_state")


def _update(table: sa.Table, columns: Sequence[str], *where: sa.ColumnElement[bool]) -> sa.Update:
    return table.update().where(*where).values({name: sa.bindparam(name) for name in columns})


_MOVING = ("seq", "decision", "status", "deadline", "awaited", "awaits_bot", "proposal", "outcome", "updated")
"""The columns that playing changes."""

# The statements of every move, built once.
_THIS_TABLE = (tables.c.id == sa.bindparam("this_id"), tables.c.seq == sa.bindparam("expected"))
_UPDATE_TABLE = _update(tables, _COLUMNS, *_THIS_TABLE)
_UPDATE_MOVING = _update(tables, _MOVING, *_THIS_TABLE)
_INSERT_ENTRIES = entries.insert()
_INSERT_STATE = states.insert()
_UPDATE_STATE = _update(states, _STATE, states.c.table_id == sa.bindparam("this_id"))
_UPDATE_STEP = _update(states, _STATE[:3], states.c.table_id == sa.bindparam("this_id"))
_INSERT_COMMAND = commands.insert()


@dataclass
class Stored:
    """All that is known of one table."""

    table: Table
    match: Match | None
    commands: dict[str, tuple[str, dict[str, Any]]]
    chat: list[dict[str, Any]]


@dataclass(frozen=True)
class Saved:
    """What the database holds of a match, so that only what is new must be written."""

    step: int
    segment: State


def add_table(db: sa.Connection, table: Table, match: Match | None) -> None:
    """A new table."""
    db.execute(tables.insert().values(table.row()))
    _write_seats(db, table)
    if match is not None:
        write_match(db, table.id, match, 0, None)


def save_table(db: sa.Connection, table: Table, expected_seq: int, *, seats_too: bool, moved: bool) -> None:
    """Write the row if nobody else wrote it meanwhile; when somebody moved, only what playing changes."""
    table.updated = time.time()
    columns, update = (_MOVING, _UPDATE_MOVING) if moved else (_COLUMNS, _UPDATE_TABLE)
    row = {name: getattr(table, name) for name in columns}
    if db.execute(update, {**row, "this_id": table.id, "expected": expected_seq}).rowcount != 1:
        raise Conflict(table.id)
    if seats_too:
        db.execute(seats.delete().where(seats.c.table_id == table.id))
        _write_seats(db, table)


def bots_are_done(db: sa.Connection, table: Table) -> None:
    """No bot has anything to say until something happens."""
    here = (tables.c.id == table.id) & (tables.c.seq == table.seq)
    db.execute(tables.update().where(here).values(awaits_bot=False))


def _write_seats(db: sa.Connection, table: Table) -> None:
    db.execute(
        seats.insert(), [{"table_id": table.id, "seat": i, **asdict(seat)} for i, seat in enumerate(table.seats)]
    )


def write_match(db: sa.Connection, table_id: str, match: Match, kept: int, before: Saved | None) -> Saved:
    """The log from entry `kept` on, and the snapshot; `before` is what was written last time."""
    if before is not None and before.step > kept:  # what lies behind was taken back
        db.execute(entries.delete().where(entries.c.table_id == table_id, entries.c.n >= kept))
    told: dict[int, list[dict[str, Any]]] = {}
    for at, event in reversed(match.log):
        if at < kept:
            break
        told.setdefault(at, []).insert(0, event.to_json())
    hashes = match.hashes
    rows = [
        {"table_id": table_id, "n": n, "line": match.line(n), "events": told.get(n, []), "hash": hashes.get(n + 1)}
        for n in range(kept, match.step)
    ]
    if rows:
        db.execute(_INSERT_ENTRIES, rows)
    start, segment = match.segment
    state = JsonText(match.state.to_json())
    values: dict[str, Any] = {"step": match.step, "hash": fingerprint(state), "state": state}
    if before is None or before.segment is not segment:
        opened = state if start == match.step else JsonText(segment.to_json())
        values |= {"segment_start": start, "segment_state": opened}
    if before is None:
        db.execute(_INSERT_STATE, {"table_id": table_id, **values})
    else:
        db.execute(_UPDATE_STATE if len(values) == len(_STATE) else _UPDATE_STEP, {"this_id": table_id, **values})
    return Saved(match.step, segment)


def add_command(db: sa.Connection, table_id: str, client_id: str, digest: str, reply: Mapping[str, Any]) -> None:
    """Remember what a client's request did, so that its repetition does nothing."""
    db.execute(_INSERT_COMMAND, {"table_id": table_id, "client_id": client_id, "digest": digest, "reply": reply})


def read_table(db: sa.Connection, table_id: str) -> Table | None:
    """A table's row and seats."""
    row = db.execute(sa.select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    found = db.execute(sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)).mappings()
    return Table(**dict(row), seats=[_seat(s) for s in found])


def _seat(row: sa.RowMapping) -> Seat:
    return Seat(row["kind"], row["user_id"], row["name"], row["bot"], row["away"], row["resigned"])


def read_tables(db: sa.Connection, query: sa.Select[Any]) -> list[Table]:
    """Several tables with their seats."""
    rows = [dict(row) for row in db.execute(query).mappings()]
    found: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
    query_seats = sa.select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.table_id, seats.c.seat)
    for row in db.execute(query_seats).mappings():
        found[row["table_id"]].append(_seat(row))
    return [Table(**row, seats=found[row["id"]]) for row in rows]


def read_record(db: sa.Connection, table: Table) -> Record | None:
    """The game of a table as a record, from its rows; None before it has begun."""
    state = db.execute(sa.select(states.c.step, states.c.hash).where(states.c.table_id == table.id)).first()
    if state is None:
        return None
    query = sa.select(entries.c.line, entries.c.hash).where(entries.c.table_id == table.id).order_by(entries.c.n)
    rows = db.execute(query).all()
    hashes = {n + 1: row.hash for n, row in enumerate(rows) if row.hash}
    return Record(
        game=table.game,
        rules=table.rules,
        players=len(table.seats),
        options=table.options,
        seats=tuple(table.names()),
        entries=tuple(row.line for row in rows),
        hashes={**hashes, state.step: state.hash},
        result=table.outcome,
    )


def read_stored(db: sa.Connection, table_id: str) -> Stored | None:
    """Everything of one table, its match resumed from the snapshot."""
    table = read_table(db, table_id)
    if table is None:
        return None
    done = db.execute(sa.select(commands).where(commands.c.table_id == table_id))
    return Stored(
        table,
        _read_match(db, table),
        {row.client_id: (row.digest, row.reply) for row in done},
        read_chat(db, table_id),
    )


def _read_match(db: sa.Connection, table: Table) -> Match | None:
    record = read_record(db, table)
    if record is None:
        return None
    state = db.execute(sa.select(states).where(states.c.table_id == table.id)).one()
    query = sa.select(entries.c.n, entries.c.events).where(entries.c.table_id == table.id).order_by(entries.c.n)
    log = [(row.n, Event.from_json(event)) for row in db.execute(query) for event in row.events]
    snapshot = {
        "format": SNAPSHOT,
        "version": 1,
        "record": record.to_dict(),
        "state": state.state,
        "segment": {"start": state.segment_start, "state": state.segment_state},
    }
    return Match.resume(snapshot, log=log)


CHAT_SHOWN = 60


def read_chat(db: sa.Connection, table_id: str) -> list[dict[str, Any]]:
    """The latest lines of chat, oldest first."""
    query = sa.select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(CHAT_SHOWN)
    return [{k: row[k] for k in ("id", "room", "seat", "name", "text", "at")} for row in db.execute(query).mappings()][
        ::-1
    ]


def add_chat(db: sa.Connection, table_id: str, room: str, seat: int | None, name: str, text: str) -> dict[str, Any]:
    """One line of chat."""
    line = {"room": room, "seat": seat, "name": name, "text": text, "at": time.time()}
    key = db.execute(chat.insert().values(table_id=table_id, **line)).inserted_primary_key
    return {"id": key[0] if key else 0, **line}
