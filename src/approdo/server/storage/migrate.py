"""Bringing a database to the present schema, whatever version wrote it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from approdo.core.errors import ApprodoError
from approdo.server.storage.database import connect

UPGRADE_LOCK = 7_141_900


def config(connection: sa.Connection | None = None) -> Config:
    """Alembic's settings for the migrations inside this package."""
    made = Config()
    made.set_main_option("script_location", "approdo.server.storage:migrations")
    made.attributes["connection"] = connection
    return made


def upgrade(engine: sa.Engine, revision: str = "head") -> None:
    """All migrations up to a revision; two processes that start together do not disturb each other."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADE_LOCK)))
        command.upgrade(config(connection), revision)


class NewerSchema(ApprodoError):
    """A database that a later version has written."""


def check_schema(url: str) -> None:
    """Refuse a database that a newer Approdo has written."""
    engine = connect(url)
    try:
        found = current(engine)
    finally:
        engine.dispose()
    if found is not None and found not in revisions():
        raise NewerSchema(f"this database was written by a newer Approdo (schema {found}); upgrade this installation")


def revisions() -> list[str]:
    """All revisions, the first one first."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()][::-1]


def current(engine: sa.Engine) -> str | None:
    """The revision of a database; None when it is empty."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()
