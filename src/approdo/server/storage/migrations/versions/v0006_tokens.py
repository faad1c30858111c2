"""Tokens for programs, passes for another device, and the name of a session's device."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Sessions that exist do not say which device they are on."""
    op.add_column("sessions", sa.Column("device", sa.String(60)))
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        _owner(),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("scopes", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
    )
    op.create_index("ix_tokens_user_id", "tokens", ["user_id"])
    op.create_table(
        "passes",
        sa.Column("hash", sa.String(64), primary_key=True),
        _owner(),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("ix_passes_user_id", "passes", ["user_id"])


def _owner() -> sa.Column[str]:
    return sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False)
