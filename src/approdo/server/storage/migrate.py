"""Bringing a database to the present schema, whatever version wrote it.

Alembic takes 10 MB of memory and is needed once: it is loaded where migrations are made, and a server has them
made by a process of their own (`python -m approdo.server.storage.migrate`, the database's address on its input).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import sqlalchemy as sa

from approdo.core.errors import ApprodoError
from approdo.server.storage.database import connect

UPGRADE_LOCK = 7_141_900
VERSIONS = Path(__file__).parent / "migrations" / "versions"
_NOTED = sa.table("alembic_version", sa.column("version_num"))


def upgrade(engine: sa.Engine, revision: str = "head") -> None:
    """All migrations up to a revision; two processes that start together do not disturb each other."""
    if current(engine) == revisions()[-1]:
        return
    from alembic import command
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", "approdo.server.storage:migrations")
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADE_LOCK)))
        settings.attributes["connection"] = connection
        command.upgrade(settings, revision)


def upgrade_apart(url: str) -> None:
    """The same by another process. Should that fail, whoever opens the database tries again and says why."""
    quiet = subprocess.DEVNULL
    subprocess.run([sys.executable, "-m", __name__], input=url, text=True, stdout=quiet, stderr=quiet, check=False)


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
    """All revisions, the first one first, by the files' names."""
    return sorted(file.name[1:5] for file in VERSIONS.glob("v*.py"))


def current(engine: sa.Engine) -> str | None:
    """The revision of a database; None when it is empty."""
    if not sa.inspect(engine).has_table(_NOTED.name):
        return None
    with engine.connect() as connection:
        return connection.execute(sa.select(_NOTED.c.version_num)).scalar()


if __name__ == "__main__":
    upgrade(connect(sys.stdin.read()))
