"""The commands of a host: serve, backup, restore, export, doctor, and verify for databases."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from approdo.core.errors import ApprodoError

if TYPE_CHECKING:
    from approdo.server.config import Config
    from approdo.server.storage.keeping import Finding

ConfigFile = Annotated[Path | None, typer.Option("--config", help="A TOML file with settings.")]
A_DATABASE = "sqlite:///file, postgresql://..., or just a file's name."
DatabaseUrl = Annotated[str, typer.Argument(help=A_DATABASE)]
DatabaseOption = Annotated[str | None, typer.Option(help=A_DATABASE)]


def register(app: typer.Typer) -> None:
    """Add the commands to the program."""
    for command in (serve, backup, restore, export, doctor):
        app.command()(command)


def _settings(file: Path | None, **given: Any) -> Config:
    try:
        from approdo.server.config import read_config
    except ModuleNotFoundError as error:
        raise ApprodoError(
            f"the server needs the extra 'server' ({error.name} is missing): pip install 'approdo[server]'"
        ) from None
    return read_config(file, **given)


def database_url(name: str) -> str:
    """A database's address; a bare file name means SQLite."""
    return _settings(None, database=name if "://" in name else f"sqlite:///{name}").database


def is_database(name: str) -> bool:
    """True for a database's address or a SQLite file (as against a file of records)."""
    if "://" in name:
        return True
    try:
        with Path(name).open("rb") as file:
            return file.read(16) == b"SQLite format 3\0"
    except OSError:
        return False


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 127.0.0.1 for this machine alone.")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0 lets the system choose.")] = None,
    database: DatabaseOption = None,
    config: ConfigFile = None,
) -> None:
    """Let friends play: prints the address and a QR code for the local network."""
    settings = _settings(config, host=host, port=port, database=database and database_url(database))
    from approdo.server import logs
    from approdo.server.running import run

    logs.set_up(settings.log_level)
    run(settings, typer.echo)


def backup(database: DatabaseUrl, file: Annotated[Path, typer.Argument(help="The backup to write.")]) -> None:
    """Copy a database, running or not, into one SQLite file."""
    url = database_url(database)
    from approdo.server.storage.keeping import backup as work

    counts = work(url, file)
    typer.echo(f"{file}: {counts['tables']} tables, {counts['entries']} entries, {counts['users']} people")


def restore(file: Annotated[Path, typer.Argument(help="A backup.")], database: DatabaseUrl) -> None:
    """Put a backup into an empty database (SQLite or PostgreSQL)."""
    url = database_url(database)
    from approdo.server.storage.keeping import restore as work

    counts = work(file, url)
    typer.echo(f"restored {counts['tables']} tables, {counts['entries']} entries, {counts['users']} people")


def export(
    database: DatabaseUrl,
    out: Annotated[Path | None, typer.Option(help="Where to write; standard output if absent.")] = None,
    unfinished: Annotated[bool, typer.Option(help="Running games too: they hold secrets!")] = False,
) -> None:
    """Write the finished games as records, one JSON object per line."""
    url = database_url(database)
    from approdo.server.storage.keeping import export as work
    from approdo.server.storage.keeping import require

    if out is None:
        work(url, sys.stdout, unfinished)
        return
    require(url)
    with out.open("w", encoding="utf-8") as file:
        typer.echo(f"{work(url, file, unfinished)} games written to {out}")


def database_findings(name: str) -> Iterator[Finding]:
    """Every stored game of a database, played through (for `approdo verify`)."""
    url = database_url(name)
    from approdo.server.storage.keeping import verify as work

    return work(url)


def doctor(
    host: Annotated[str | None, typer.Option(help="The address that the server would listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port that it would have.")] = None,
    database: DatabaseOption = None,
    config: ConfigFile = None,
) -> None:
    """Check everything a host needs, and say what would help."""
    settings = _settings(config, host=host, port=port, database=database and database_url(database))
    from approdo.server.doctor import examine

    ill = 0
    for check in examine(settings):
        ill += not check.good
        typer.echo(f"{'ok     ' if check.good else 'PROBLEM'} {check.name}: {check.text}")
    if ill:
        raise typer.Exit(1)
