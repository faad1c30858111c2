"""Lists of tables: what anybody may join or watch, and one's own games."""

from __future__ import annotations

import sqlalchemy as sa

from approdo.server.messages import TableShort
from approdo.server.showing import describe_seats
from approdo.server.storage.schema import seats, tables
from approdo.server.storage.tables import OPEN, Table, read_tables

SHOWN = 100


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
            "updated": table.updated,
        }
    )


def lobby(db: sa.Connection, user_id: str | None, game: str | None, status: str) -> list[TableShort]:
    """Public tables, the newest first."""
    query = sa.select(tables).where(tables.c.public, tables.c.status == status)
    if status != "open":
        query = query.where(tables.c.spectators)
    if game is not None:
        query = query.where(tables.c.game == game)
    found = read_tables(db, query.order_by(tables.c.updated.desc()).limit(SHOWN))
    return [short(table, user_id) for table in found]


def my_tables(db: sa.Connection, user_id: str) -> list[TableShort]:
    """One's own games: those that wait for oneself first (by deadline), then running, open, finished."""
    held = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
    query = sa.select(tables).where(sa.or_(tables.c.id.in_(held), tables.c.host_id == user_id))
    found = read_tables(db, query.order_by(tables.c.updated.desc()).limit(SHOWN))
    order = {"playing": 0, "open": 1, "finished": 2, "abandoned": 3}
    lines = [short(table, user_id) for table in found]
    return sorted(
        lines,
        key=lambda line: (not line.your_turn, order[line.status], line.deadline or float("inf"), -line.updated),
    )
