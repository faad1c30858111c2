"""One server per SQLite file: a second one would not hear of the first one's moves."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO

import sqlalchemy as sa

from approdo.core.errors import ApprodoError


class DatabaseInUse(ApprodoError):
    """Another server process has the file."""


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for any other."""
    name = sa.make_url(url).database
    return Path(name) if url.startswith("sqlite") and name and name != ":memory:" else None


def private(path: Path) -> IO[bytes]:
    """A file for its owner alone, made if it is not there."""
    return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b")


def lock(url: str) -> IO[bytes] | None:
    """Hold the file for this process until the result is closed; None where locking is the database's business.

    The lock is on the database itself, so that it cannot be lost by deleting another file. It is of the kind
    that SQLite does not use (flock, not fcntl). Close it after all connections: closing a file frees SQLite's locks.
    """
    file = file_of(url)
    if file is None:
        return None
    try:
        held = private(file)
    except OSError as error:
        raise DatabaseInUse(f"cannot use {file}: {error.strerror}") from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise DatabaseInUse(f"{file} is in use by another server; stop it, or choose another --database") from None
    return held
