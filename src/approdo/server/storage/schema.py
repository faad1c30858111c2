"""The tables of the database."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from approdo.server.wire import to_json


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
    sa.Column("look", sa.String(120), index=True),  # an account's name, so that no other looks like it
    sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("muted_until", sa.Double, nullable=False, server_default="0"),
)
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
    sa.Column("device", sa.String(60)),  # browser and system, as its owner would call it
)
tokens = sa.Table(  # for programs that play the seats of a person
    "tokens",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("hash", sa.String(64), nullable=False, unique=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("scopes", sa.String(40), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
    sa.Column("used", sa.Double),
)
passkeys = sa.Table(  # the public halves of keys that devices hold, for who has an account
    "passkeys",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("credential", sa.String(1400), nullable=False, unique=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("signs", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(60)),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("used", sa.Double),
)
challenges = sa.Table(  # what a passkey must sign, once and soon; whose, when one is added
    "challenges",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE")),
    sa.Column("expires", sa.Double, nullable=False),
)
passes = sa.Table(  # by which another device of the same person comes in, once and soon
    "passes",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
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
    sa.Column("done", Json, nullable=False, server_default="[]"),
    sa.Column("proposal", Json),
    sa.Column("rematch", sa.String(32)),
    sa.Column("origin", Json),
    sa.Column("outcome", Json),
    sa.Column("owner", sa.String(32)),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    sa.Column("timed_step", sa.Integer, nullable=False, server_default="-1"),  # up to where time was given
    sa.Column("draw_seed", sa.String(64)),  # secret until the end (docs/FAIRNESS.md); NULL: drawn without one
    sa.Column("draw_parts", Json),  # what the players added, one text a seat, fixed at the start
    sa.Column("lesson", Json),  # what is taught here and how far the learner is; NULL: an ordinary game
    sa.Column("waits", Json, nullable=False, server_default="{}"),  # since when people are awaited, by seat
    sa.Column("call_at", sa.Double, index=True),  # when to see who must be called
    sa.Column("main_seconds", sa.Integer),
    sa.Column("increment", sa.Integer, nullable=False, server_default="0"),
    sa.Column("days_off", Json, nullable=False, server_default="[]"),  # weekdays, Monday is 0
    sa.Column("zone", sa.String(64)),
    sa.Column("time_out", sa.String(8), nullable=False, server_default="seat"),
    sa.Column("banks", Json),  # the main time that is left, by seat
    sa.Column("clock_shift", sa.Double, nullable=False, server_default="0"),  # downtime since the game began
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
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
    sa.Column("auto_pass", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("part", sa.String(64)),  # what this person adds to the draws
    sa.Column("lent", sa.Boolean, nullable=False, server_default=sa.false()),  # to a bot, for one move
)
links = sa.Table(
    "links",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
    sa.Column("holder", sa.String(32)),  # who held the seat when the link was made; NULL for an open seat
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
    sa.Column("user_id", sa.String(32), index=True),
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
remarks = sa.Table(  # what happened at the table beside the game: lines of the log
    "remarks",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("event", Json, nullable=False),
)
vitals = sa.Table(  # when some process last did something, such as being alive
    "vitals",
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)
reports = sa.Table(  # what people report to the host
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("by_id", sa.String(32), nullable=False),
    sa.Column("about_id", sa.String(32)),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("chat", Json, nullable=False),
    sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),
)
audit = sa.Table(  # what the host did to people and tables
    "audit",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("what", sa.String(40), nullable=False),
    sa.Column("subject", sa.String(80), nullable=False),
    sa.Column("detail", sa.Text, nullable=False),
)


def _whose(**more: Any) -> sa.Column[str]:
    return sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), **more)


def _where() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


contacts = sa.Table(  # how people want to be called
    "contacts",
    metadata,
    _whose(primary_key=True),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("email", sa.String(254), index=True),  # confirmed; NULL before
    sa.Column("mail", sa.Boolean, nullable=False),
    sa.Column("push", sa.Boolean, nullable=False),
    sa.Column("hook", sa.String(500)),
    sa.Column("soon", sa.Boolean, nullable=False),  # also when time is running out
    sa.Column("quiet_from", sa.Integer),  # minutes of the day
    sa.Column("quiet_to", sa.Integer),
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("mailed", sa.Double, nullable=False, server_default="0"),
)
browsers = sa.Table(  # where web push reaches somebody
    "browsers",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    _whose(nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(60), nullable=False),
    sa.Column("label", sa.String(60), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)
mail_links = sa.Table(  # single-use links in mails, as hashes
    "mail_links",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    _whose(nullable=False),
    sa.Column("purpose", sa.String(12), nullable=False),
    sa.Column("email", sa.String(254), nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
)
hushed = sa.Table("hushed", metadata, _whose(primary_key=True), _where())  # tables that call somebody no more
called = sa.Table(  # the wait for which somebody was called last
    "called",
    metadata,
    _whose(primary_key=True),
    _where(),
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("soon", sa.Boolean, nullable=False),
)
secrets = sa.Table(  # what the processes of this server share and nobody else knows
    "secrets",
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    _whose(nullable=False, index=True),
    sa.Column("channel", sa.String(8), nullable=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("key", sa.String(100), unique=True),  # while it waits: the next one of its kind would be the same
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("due", sa.Double, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
    sa.Column("changed", sa.Double, nullable=False),
    sa.Column("problem", sa.String(200)),
    sa.Index("ix_outbox_waiting", "state", "due"),
)
