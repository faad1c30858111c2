"""Seat links know their holder; clocks know what they gave; remarks of the table; reports, audit, bans."""

import sqlalchemy as sa
from alembic import op

from approdo.server.names import look

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """New columns have defaults, so that a database of the first version goes on."""
    op.execute(sa.text("DELETE FROM links"))  # nobody wrote down for whom they were made
    _add("links", sa.Column("holder", sa.String(32)))
    _add("tables", sa.Column("timed_step", sa.Integer, nullable=False, server_default="-1"))
    _add("seats", sa.Column("auto_pass", sa.Boolean, nullable=False, server_default=sa.false()))
    _add("users", sa.Column("look", sa.String(120)))
    _add("users", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    _add("users", sa.Column("muted_until", sa.Double, nullable=False, server_default="0"))
    op.create_index("ix_users_look", "users", ["look"])
    _add("chat", sa.Column("user_id", sa.String(32)))
    op.create_index("ix_chat_user_id", "chat", ["user_id"])
    op.create_table(
        "remarks",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
    )
    op.create_index("ix_remarks_table_id", "remarks", ["table_id"])
    op.create_table(
        "vitals",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by_id", sa.String(32), nullable=False),
        sa.Column("about_id", sa.String(32)),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    _write_looks()


def _add(table: str, column: sa.Column[object]) -> None:
    with op.batch_alter_table(table) as batch:
        batch.add_column(column)


def _write_looks() -> None:
    db = op.get_bind()
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("account"), sa.column("look"))
    for row in db.execute(sa.select(users.c.id, users.c.name).where(users.c.account.is_not(None))).all():
        db.execute(users.update().where(users.c.id == row.id).values(look=look(row.name)))
