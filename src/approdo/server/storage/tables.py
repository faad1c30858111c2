"""Tables and matches in the database: the row, its seats, the log, the snapshot; one transaction per change."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any

import sqlalchemy as sa

from approdo.core.draws import NOTE, Draws
from approdo.core.events import Event
from approdo.core.lessons import lesson_draws
from approdo.core.match import SNAPSHOT, Match
from approdo.core.record import Record
from approdo.core.state import State, fingerprint
from approdo.server.errors import ApiError
from approdo.server.storage.database import Conflict
from approdo.server.storage.schema import JsonText, chat, commands, entries, remarks, seats, states, tables
from approdo.server.storage.statements import Statement
from approdo.server.wire import to_canonical_json

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
    auto_pass: bool = False
    """The holder lets the server answer where he has but one choice."""
    part: str | None = None
    """What the holder's browser adds to the draws."""
    lent: bool = False
    """A bot makes one move here, because the holder's time was up."""

    @property
    def holder(self) -> tuple[str | None, bool]:
        """Whose the seat is: what a seat link is bound to."""
        return None if self.kind == OPEN else self.user_id, self.resigned

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
    done: list[int] = field(default_factory=list)
    """Seats whose people have nothing more to say before the awaited decision (see hearing.py)."""
    proposal: dict[str, Any] | None = None
    rematch: str | None = None
    origin: dict[str, Any] | None = None
    outcome: dict[str, Any] | None = None
    owner: str | None = None
    created: float = field(default_factory=time.time)
    updated: float = field(default_factory=time.time)
    timed_step: int = -1
    """The longest log for which the clock has given time: going back and forth gives none."""
    draw_seed: str | None = None
    """The secret that the draws are made of; None: they are drawn without one."""
    draw_parts: list[str] | None = None
    """What the players added, one text a seat; None before the start."""
    lesson: dict[str, Any] | None = None
    """What is taught here and how far the learner is (see teaching.py); None: an ordinary game."""
    waits: dict[str, float] = field(default_factory=dict)
    """Since when people are awaited, by seat; the server's downtime (`clock_shift`) is not in it."""
    call_at: float | None = None
    """When to see who is awaited and away."""
    main_seconds: int | None = None
    increment: int = 0
    days_off: list[int] = field(default_factory=list)
    zone: str | None = None
    time_out: str = "seat"
    banks: list[float] | None = None
    """The main time that every seat has left."""
    clock_shift: float = 0.0
    hints: bool = False
    """Whether players may ask a bot what it would do."""
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

    def holders(self) -> list[str]:
        """The users to whom some seat belongs, also while a bot stands in; not those who resigned."""
        kept = (seat.user_id for seat in self.seats if seat.kind != OPEN and seat.user_id and not seat.resigned)
        return list(dict.fromkeys(kept))

    @property
    def draws(self) -> Draws | None:
        """Where its draws come from, once the game has begun; a lesson's are the same for everybody."""
        if self.lesson is not None:
            return lesson_draws(self.game, self.lesson["id"], self.lesson["seed"], len(self.seats))
        if self.draw_seed is None or self.draw_parts is None:
            return None
        return Draws(self.id, self.draw_seed, tuple(self.draw_parts))

    @property
    def timed(self) -> bool:
        """True at a table with a clock."""
        return self.move_seconds is not None or self.main_seconds is not None

    @property
    def over(self) -> bool:
        """True when nothing of it is a secret any more."""
        return self.status in ("finished", "abandoned")

    def names(self) -> list[str]:
        """What the seats are called."""
        return [seat.name or f"P{i + 1}" for i, seat in enumerate(self.seats)]


_SEAT = [f.name for f in fields(Seat)]
_COLUMNS = [f.name for f in fields(Table) if f.name not in ("seats", "owner")]  # owner: storage/processes.py


_STATE = ("step", "hash", "state", "segment_start", "segment_state")


def _update(table: sa.Table, columns: Sequence[str], *where: sa.ColumnElement[bool]) -> Statement:
    update = (
        table.update().where(*where).values({name: sa.bindparam(name, type_=table.c[name].type) for name in columns})
    )
    return Statement(update, columns)


def _insert(table: sa.Table) -> Statement:
    return Statement(table.insert(), [column.name for column in table.columns])


_MOVING = (
    "seq",
    "decision",
    "status",
    "deadline",
    "timed_step",
    "awaited",
    "awaits_bot",
    "done",
    "proposal",
    "outcome",
    "updated",
    "waits",
    "call_at",
    "banks",
)
"""The columns that playing changes."""

# The statements of every move, built once.
_THIS_TABLE = (tables.c.id == sa.bindparam("this_id"), tables.c.seq == sa.bindparam("expected"))
_UPDATE_TABLE = _update(tables, _COLUMNS, *_THIS_TABLE)
_UPDATE_MOVING = _update(tables, _MOVING, *_THIS_TABLE)
_INSERT_ENTRY = _insert(entries)
_INSERT_STATE = _insert(states)
_UPDATE_STATE = _update(states, _STATE, states.c.table_id == sa.bindparam("this_id"))
_UPDATE_STEP = _update(states, _STATE[:3], states.c.table_id == sa.bindparam("this_id"))
_INSERT_COMMAND = _insert(commands)


@dataclass
class Stored:
    """All that is known of one table."""

    table: Table
    match: Match | None
    chat: list[dict[str, Any]]
    remarks: list[tuple[int, Event]]


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


def unfinished(db: sa.Connection, host_id: str) -> int:
    """How many open or running tables a user hosts."""
    his = (tables.c.host_id == host_id) & tables.c.status.in_(("open", "playing"))
    return db.execute(sa.select(sa.func.count()).where(his)).scalar_one()


def save_table(db: sa.Connection, table: Table, expected_seq: int, *, seats_too: bool, moved: bool) -> None:
    """Write the row if nobody else wrote it meanwhile; when somebody moved, only what playing changes."""
    table.updated = time.time()
    columns, update = (_MOVING, _UPDATE_MOVING) if moved else (_COLUMNS, _UPDATE_TABLE)
    row = {name: getattr(table, name) for name in columns}
    if update.run(db, {**row, "this_id": table.id, "expected": expected_seq}) != 1:
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
    for n in range(kept, match.step):
        row = {"n": n, "line": match.line(n), "events": told.get(n, []), "hash": hashes.get(n + 1)}
        _INSERT_ENTRY.run(db, {"table_id": table_id, **row})
    start, segment = match.segment
    state = _written(match.state)
    values: dict[str, Any] = {"step": match.step, "hash": fingerprint(state, match.state.schema), "state": state}
    if before is None or before.segment is not segment:
        opened = state if start == match.step else _written(segment)
        values |= {"segment_start": start, "segment_state": opened}
    if before is None:
        _INSERT_STATE.run(db, {"table_id": table_id, **values})
    else:
        (_UPDATE_STATE if len(values) == len(_STATE) else _UPDATE_STEP).run(db, {"this_id": table_id, **values})
    return Saved(match.step, segment)


def _written(state: State) -> JsonText:
    """A position as its hash wants it."""
    return JsonText(to_canonical_json(state.to_dict()).decode())


def add_command(db: sa.Connection, table_id: str, client_id: str, digest: str, reply: Mapping[str, Any]) -> None:
    """Remember what a client's request did, so that its repetition does nothing."""
    row = {"table_id": table_id, "client_id": client_id, "digest": digest, "reply": reply}
    try:
        _INSERT_COMMAND.run(db, row)
    except sa.exc.IntegrityError:
        raise ApiError("client-id-reused", 409) from None


def find_command(db: sa.Connection, table_id: str, client_id: str) -> tuple[str, dict[str, Any]] | None:
    """A client's request that was carried out: its digest and the answer."""
    this = (commands.c.table_id == table_id) & (commands.c.client_id == client_id)
    found = db.execute(sa.select(commands.c.digest, commands.c.reply).where(this)).first()
    return None if found is None else (found.digest, found.reply)


def read_table(db: sa.Connection, table_id: str) -> Table | None:
    """A table's row and seats."""
    row = db.execute(sa.select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    found = db.execute(sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)).mappings()
    return Table(**dict(row), seats=[_seat(s) for s in found])


def _seat(row: sa.RowMapping) -> Seat:
    return Seat(**{name: row[name] for name in _SEAT})


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
        notes={NOTE: table.draws.opened()} if table.over and table.draws else {},
    )


def read_stored(db: sa.Connection, table_id: str) -> Stored | None:
    """Everything of one table, its match resumed from the snapshot."""
    table = read_table(db, table_id)
    if table is None:
        return None
    return Stored(table, _read_match(db, table), read_chat(db, table_id), _read_remarks(db, table_id))


@dataclass(frozen=True)
class News:
    """The moves that another process made at a table."""

    table: Table
    lines: list[str]
    hash: str


def read_news(db: sa.Connection, known: Table, step: int) -> News | None:
    """What happened since a table was last read, `step` entries long; None when it was more than moves.

    Every move counts one in `seq` and in `decision`, and is one entry of a player. So if all three agree nothing was
    taken back, said or seated meanwhile.
    """
    row = db.execute(sa.select(tables).where(tables.c.id == known.id)).mappings().first()
    if row is None or known.lesson is not None or any(seat.lent for seat in known.seats):
        return None
    moves = row["decision"] - known.decision
    if moves != row["seq"] - known.seq:
        return None
    here = (entries.c.table_id == known.id) & (entries.c.n >= step)
    lines = list(db.execute(sa.select(entries.c.line).where(here).order_by(entries.c.n)).scalars())
    if sum(not line.startswith("*") for line in lines) != moves:
        return None
    hash = db.execute(sa.select(states.c.hash).where(states.c.table_id == known.id)).scalar_one()
    return News(Table(**dict(row), seats=known.seats), lines, hash)


def _read_remarks(db: sa.Connection, table_id: str) -> list[tuple[int, Event]]:
    query = sa.select(remarks).where(remarks.c.table_id == table_id).order_by(remarks.c.n, remarks.c.id)
    return [(row.n, Event.from_json(row.event)) for row in db.execute(query)]


def write_remarks(db: sa.Connection, table_id: str, step: int, new: Sequence[tuple[int, Event]]) -> None:
    """What happened at the table; when the game went back, older remarks go back with it."""
    here = remarks.c.table_id == table_id
    db.execute(remarks.update().where(here, remarks.c.n > step).values(n=step))
    if new:
        rows = [{"table_id": table_id, "n": n, "event": event.to_json()} for n, event in new]
        db.execute(remarks.insert(), rows)


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
    match = Match.resume(snapshot, log=log)
    match.draws = table.draws
    return match


CHAT_SHOWN = 60


def read_chat(db: sa.Connection, table_id: str) -> list[dict[str, Any]]:
    """The latest lines of chat, oldest first."""
    query = sa.select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(CHAT_SHOWN)
    return [{k: row[k] for k in ("id", "room", "seat", "name", "text", "at")} for row in db.execute(query).mappings()][
        ::-1
    ]


def add_chat(
    db: sa.Connection, table_id: str, room: str, seat: int | None, user_id: str, name: str, text: str
) -> dict[str, Any]:
    """One line of chat."""
    line = {"room": room, "seat": seat, "name": name, "text": text, "at": time.time()}
    key = db.execute(chat.insert().values(table_id=table_id, user_id=user_id, **line)).inserted_primary_key
    return {"id": key[0] if key else 0, **line}
