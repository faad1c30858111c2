"""The statements of every move, straight to SQLite: on its way through SQLAlchemy each costs five times as much.

Text and conversions are still SQLAlchemy's, made once; errors come as its own. PostgreSQL is asked the usual way, since
there the way to the server is what takes the time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

Convert = Callable[[Any], Any]
"""What makes a value one that the database keeps."""


def execute(db: sa.Connection, text: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
    """Have SQLite carry out a statement within the transaction of `db`."""
    connection = db.connection.driver_connection
    assert isinstance(connection, sqlite3.Connection)
    try:
        return connection.execute(text, values)
    except sqlite3.Error as error:
        raise sa.exc.DBAPIError.instance(text, None, error, sqlite3.Error, hide_parameters=True) from error


class Statement:
    """An insert or an update whose parameters are named after the columns in `names`."""

    def __init__(self, statement: sa.Insert | sa.Update, names: Sequence[str]) -> None:
        self._statement = statement
        self._names = list(names)
        self._written: tuple[str, list[tuple[str, Convert | None]]] | None = None

    def run(self, db: sa.Connection, row: Mapping[str, Any]) -> int:
        """Carry it out; how many rows it touched."""
        if db.dialect.name != "sqlite":
            return db.execute(self._statement, row).rowcount
        text, binds = self._written or self._write(db.dialect)
        values = [convert(row[name]) if convert is not None else row[name] for name, convert in binds]
        return execute(db, text, values).rowcount

    def _write(self, dialect: sa.Dialect) -> tuple[str, list[tuple[str, Convert | None]]]:
        compiled = self._statement.compile(dialect=dialect, column_keys=self._names)
        assert isinstance(compiled, sa.sql.compiler.SQLCompiler)
        binds: list[tuple[str, Convert | None]] = [
            (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
            for name in compiled.positiontup or ()
        ]
        self._written = str(compiled), binds
        return self._written
