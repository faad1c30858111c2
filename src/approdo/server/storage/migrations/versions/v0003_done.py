"""Who has nothing more to say before the awaited seat decides."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A list of seats for every table; nobody has said anything yet."""
    op.add_column("tables", sa.Column("done", sa.Text(), nullable=False, server_default="[]"))
