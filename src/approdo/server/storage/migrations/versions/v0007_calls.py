"""Being called: how people want to be reached, an outbox, and clocks that are kept per seat."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def _user() -> "sa.Column[str]":
    return sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    """Tables that exist go on with the clock they have; nobody is called before he asks for it."""
    for column in (
        sa.Column("waits", sa.Text(), nullable=False, server_default="{}"),
        sa.Column("call_at", sa.Double()),
        sa.Column("main_seconds", sa.Integer()),
        sa.Column("increment", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("days_off", sa.Text(), nullable=False, server_default="[]"),
        sa.Column("zone", sa.String(64)),
        sa.Column("time_out", sa.String(8), nullable=False, server_default="seat"),
        sa.Column("banks", sa.Text()),
        sa.Column("clock_shift", sa.Double(), nullable=False, server_default="0"),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_call_at", "tables", ["call_at"])
    op.add_column("seats", sa.Column("lent", sa.Boolean(), nullable=False, server_default=sa.false()))
    _people()
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(32), primary_key=True),
        _user(),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("key", sa.String(100), unique=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("problem", sa.String(200)),
    )
    op.create_index("ix_outbox_waiting", "outbox", ["state", "due"])
    op.create_index("ix_outbox_user_id", "outbox", ["user_id"])


def _people() -> None:
    op.create_table(
        "contacts",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("email", sa.String(254), index=True),
        sa.Column("mail", sa.Boolean(), nullable=False),
        sa.Column("push", sa.Boolean(), nullable=False),
        sa.Column("hook", sa.String(500)),
        sa.Column("soon", sa.Boolean(), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("mailed", sa.Double(), nullable=False, server_default="0"),
    )
    op.create_table(
        "browsers",
        sa.Column("id", sa.String(32), primary_key=True),
        _user(),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(60), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_index("ix_browsers_user_id", "browsers", ["user_id"])
    op.create_table(
        "mail_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        _user(),
        sa.Column("purpose", sa.String(12), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
    )
    op.create_table(
        "hushed",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "called",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("soon", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
