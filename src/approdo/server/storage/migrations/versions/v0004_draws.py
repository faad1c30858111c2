"""Draws that can be recomputed: a secret seed for every table, and a part from every player."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables that exist have no seed: their draws stay as they were."""
    op.add_column("tables", sa.Column("draw_seed", sa.String(64)))
    op.add_column("tables", sa.Column("draw_parts", sa.Text()))
    op.add_column("seats", sa.Column("part", sa.String(64)))
