"""Lists of tables: what anybody may join or watch, and one's own games."""

from __future__ import annotations

import json
from typing import Any, Literal

import sqlalchemy as sa

from approdo.server.messages import MineOut, TableShort
from approdo.server.showing import describe_seats
from approdo.server.storage.schema import seats, tables
from approdo.server.storage.tables import OPEN, Table, read_record, read_tables

SHOWN = 100
PAGE = 30
SLOW = 86400
Kind = Literal["turn", "running", "open", "over"]


def short(table: Table, user_id: str | None) -> TableShort:
    """One line of a list."""
    awaited = set(table.awaited)
    return TableShort.model_validate(
        {
            "id": table.id,
            "game": table.game,
            "options": table.options,
            "status": table.status,
            "public": table.public,
            "host": table.host_name,
            "seats": describe_seats(table, user_id),
            "open_seats": sum(1 for seat in table.seats if seat.kind == OPEN),
            "your_turn": bool(awaited & set(table.seats_of(user_id))),
            "deadline": table.deadline,
            "pace": _pace(table),
            "updated": table.updated,
            "result": _result(table, user_id),
        }
    )


def _pace(table: Table) -> str:
    if not table.timed:
        return "live"
    return "days" if (table.move_seconds or 0) >= SLOW else "clock"


def _result(table: Table, user_id: str | None) -> dict[str, Any] | None:
    """How a finished game ended for somebody who held a seat to the end."""
    mine = [i for i, seat in enumerate(table.seats) if user_id and seat.user_id == user_id and not seat.resigned]
    if table.status != "finished" or table.outcome is None or not mine:
        return None
    scores, ranking = table.outcome["scores"], table.outcome["ranking"]
    before = {seat: sum(map(len, ranking[:n])) for n, group in enumerate(ranking) for seat in group}
    best = min(mine, key=lambda seat: before[seat])
    others = [score for seat, score in enumerate(scores) if seat not in mine]
    return {
        "won": best in table.outcome["winners"],
        "place": before[best] + 1,
        "of": len(scores),
        "score": scores[best],
        "best": max(others, default=scores[best]),
    }


def lobby(db: sa.Connection, user_id: str | None, game: str | None, status: str) -> list[TableShort]:
    """Public tables, the newest first."""
    query = sa.select(tables).where(tables.c.public, tables.c.status == status)
    if status != "open":
        query = query.where(tables.c.spectators)
    if game is not None:
        query = query.where(tables.c.game == game)
    found = read_tables(db, query.order_by(tables.c.updated.desc()).limit(SHOWN))
    return [short(table, user_id) for table in found]


def _held(user_id: str) -> sa.ColumnElement[bool]:
    held = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
    return sa.or_(tables.c.id.in_(held), tables.c.host_id == user_id)


def _kind(table: Table, user_id: str) -> Kind:
    if table.over:
        return "over"
    if table.status == "open":
        return "open"
    return "turn" if set(table.awaited) & set(table.seats_of(user_id)) else "running"


def unfinished_tables(db: sa.Connection, user_id: str) -> list[Table]:
    """One's own games that are not over: those that wait for oneself first (by deadline), then running, then open."""
    query = sa.select(tables).where(_held(user_id), tables.c.status.in_(("open", "playing")))
    found = read_tables(db, query.order_by(tables.c.updated.desc()).limit(10 * SHOWN))
    order = ("turn", "running", "open")

    def place(table: Table) -> tuple[int, float, float]:
        return order.index(_kind(table, user_id)), table.deadline or float("inf"), -table.updated

    return sorted(found, key=place)


def my_tables(db: sa.Connection, user_id: str) -> list[TableShort]:
    """One's own games: those that wait for oneself first, then running, open, finished."""
    over = sa.select(tables).where(_held(user_id), tables.c.status.in_(("finished", "abandoned")))
    done = read_tables(db, over.order_by(tables.c.updated.desc()).limit(SHOWN))
    return [short(table, user_id) for table in [*unfinished_tables(db, user_id), *done][:SHOWN]]


def my_games(db: sa.Connection, user_id: str, kind: Kind, game: str | None, name: str | None, start: int) -> MineOut:
    """A page of one's own games of one kind, of one game, with somebody whose name has these letters."""
    mine = unfinished_tables(db, user_id)
    counts = {each: sum(1 for table in mine if _kind(table, user_id) == each) for each in ("turn", "running", "open")}
    ended = _held(user_id) & tables.c.status.in_(("finished", "abandoned"))
    counts["over"] = db.execute(sa.select(sa.func.count()).select_from(tables).where(ended)).scalar_one()
    if kind == "over":
        query = sa.select(tables).where(ended)
        if game is not None:
            query = query.where(tables.c.game == game)
        if name:
            called = sa.func.lower(seats.c.name).contains(name.lower(), autoescape=True)
            other = seats.c.user_id.is_distinct_from(user_id)
            query = query.where(tables.c.id.in_(sa.select(seats.c.table_id).where(called, other)))
        found = read_tables(db, query.order_by(tables.c.updated.desc(), tables.c.id).offset(start).limit(PAGE + 1))
    else:
        chosen = [t for t in mine if _kind(t, user_id) == kind and (game is None or t.game == game)]
        found = [t for t in chosen if not name or _with(t, user_id, name)][start : start + PAGE + 1]
    shown = [short(table, user_id) for table in found[:PAGE]]
    return MineOut(tables=shown, more=len(found) > PAGE, counts=counts)


def _with(table: Table, user_id: str, name: str) -> bool:
    return any(name.lower() in (s.name or "").lower() for s in table.seats if s.user_id != user_id)


def my_records(db: sa.Connection, user_id: str) -> str:
    """All one's finished games as records, one JSON object a line."""
    held = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
    query = sa.select(tables).where(tables.c.id.in_(held), tables.c.status.in_(("finished", "abandoned")))
    lines = []
    for table in read_tables(db, query.order_by(tables.c.created)):
        record = read_record(db, table)
        if record is not None:
            noted = record.with_notes(table=table.id, created=table.created, status=table.status)
            lines.append(json.dumps(noted.to_dict(), ensure_ascii=False) + "\n")
    return "".join(lines)
