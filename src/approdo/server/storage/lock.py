"""One server per SQLite file: a second one would not hear of the first one's moves."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import IO

import sqlalchemy as sa

from approdo.core.errors import ApprodoError


class DatabaseInUse(ApprodoError):
    """Another server process has the file."""


def lock(url: str) -> IO[str] | None:
    """Hold the file for this process until the result is closed; None where locking is the database's business."""
    name = sa.make_url(url).database
    if not url.startswith("sqlite") or not name or name == ":memory:":
        return None
    try:
        held = Path(f"{name}.lock").open("w")  # noqa: SIM115
    except OSError as error:
        raise DatabaseInUse(f"cannot use {name}: {error.strerror}") from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise DatabaseInUse(f"{name} is in use by another server; stop it, or choose another --database") from None
    return held
