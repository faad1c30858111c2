"""The tables of the database."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from pydantic_core import to_json


class JsonText(str):
    """JSON that is text already."""

    __slots__ = ()


class Json(sa.types.TypeDecorator[Any]):
    """JSON kept as text, the same in every database."""

    impl = sa.Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: sa.Dialect) -> str | None:
        return value if value is None or isinstance(value, JsonText) else to_json(value).decode()

    def process_result_value(self, value: Any, dialect: sa.Dialect) -> Any:
        return None if value is None else json.loads(value)


metadata = sa.MetaData()

users = sa.Table(
    "users",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("account", sa.String(80), unique=True),  # the name in small letters; NULL for a guest
    sa.Column("password", sa.String(200)),
    sa.Column("created", sa.Double, nullable=False),
)
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.String(20), nullable=False),
    sa.Column("options", Json, nullable=False),
    sa.Column("status", sa.String(12), nullable=False, index=True),
    sa.Column("host_id", sa.String(32), nullable=False, index=True),
    sa.Column("host_name", sa.String(40), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("invite", sa.String(32), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("decision", sa.Integer, nullable=False),
    sa.Column("move_seconds", sa.Integer),
    sa.Column("deadline", sa.Double, index=True),
    sa.Column("stand_in", sa.String(40), nullable=False),
    sa.Column("awaited", Json, nullable=False),
    sa.Column("awaits_bot", sa.Boolean, nullable=False),
    sa.Column("proposal", Json),
    sa.Column("rematch", sa.String(32)),
    sa.Column("origin", Json),
    sa.Column("outcome", Json),
    sa.Column("owner", sa.String(32)),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("user_id", sa.String(32), index=True),
    sa.Column("name", sa.String(40)),
    sa.Column("bot", sa.String(40)),
    sa.Column("away", sa.Boolean, nullable=False),
    sa.Column("resigned", sa.Boolean, nullable=False),
)
links = sa.Table(
    "links",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("line", sa.String(200), nullable=False),
    sa.Column("events", Json, nullable=False),
    sa.Column("hash", sa.String(64)),  # of the position after it, at intervals
)
states = sa.Table(
    "states",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("state", Json, nullable=False),
    sa.Column("segment_start", sa.Integer, nullable=False),
    sa.Column("segment_state", Json, nullable=False),
)
commands = sa.Table(
    "commands",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("client_id", sa.String(64), primary_key=True),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("reply", Json, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("room", sa.String(12), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)
notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)
processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("seen", sa.Double, nullable=False),
)
presence = sa.Table(
    "presence",
    metadata,
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), primary_key=True),
)
