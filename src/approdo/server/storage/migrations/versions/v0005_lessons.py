"""Lessons: a table may be a guided first game."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Tables that exist teach nothing."""
    op.add_column("tables", sa.Column("lesson", sa.Text()))
