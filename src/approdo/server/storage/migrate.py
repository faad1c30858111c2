"""Bringing a database to the present schema."""

from __future__ import annotations

import sqlalchemy as sa

from approdo.server.storage.schema import metadata


def upgrade(engine: sa.Engine) -> None:
    """All migrations up to the newest."""
    metadata.create_all(engine)
