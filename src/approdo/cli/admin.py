"""`approdo admin`: what the host does about people and tables. Everything leaves a line in the audit trail."""

from __future__ import annotations

import getpass
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from approdo.cli.hosting import database_url

if TYPE_CHECKING:
    import sqlalchemy as sa

T = TypeVar("T")
admin = typer.Typer(help="For the host: reports, mutes, bans, closed tables, clean-up, audit.", no_args_is_help=True)
Database = Annotated[
    str,
    typer.Option("--database", help="sqlite:///file, postgresql://..., or a file's name.", envvar="APPRODO_DATABASE"),
]
Who = Annotated[str, typer.Argument(help="A person's id, account or name.")]
Why = Annotated[str, typer.Option(help="For the audit trail.")]
HERE = "approdo.sqlite"


def register(app: typer.Typer) -> None:
    """Add the commands to the program."""
    app.add_typer(admin, name="admin")


def _with(name: str, work: Callable[[sa.Connection], T]) -> T:
    """The result of a function of a connection, in one transaction."""
    url = database_url(name)
    from approdo.server.storage.database import connect
    from approdo.server.storage.keeping import require_current

    require_current(url)
    engine = connect(url)
    try:
        with engine.begin() as db:
            return work(db)
    finally:
        engine.dispose()


def _at(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def _noted(db: sa.Connection, what: str, subject: str, **detail: Any) -> None:
    from approdo.server.storage import moderation

    moderation.note(db, what, subject, by=getpass.getuser(), **detail)


@admin.command()
def people(name: Who, database: Database = HERE) -> None:
    """Find people by name, with their ids."""
    from approdo.server.storage import moderation

    found = _with(database, lambda db: moderation.find(db, name))
    if not found:
        typer.echo(f"There is nobody called '{name}'.")
    for row in found:
        state = (
            "banned" if row.banned else f"muted until {_at(row.muted_until)}" if row.muted_until > time.time() else ""
        )
        typer.echo(f"{row.id}  {'account' if row.account else 'guest  '}  {_at(row.created)}  {row.name}  {state}")


@admin.command()
def reports(database: Database = HERE) -> None:
    """What people complained about, with what was said at the table."""
    from approdo.server.storage import moderation

    found = _with(database, moderation.open_reports)
    if not found:
        typer.echo("There are no open reports.")
    for row in found:
        whom = f"{row.about_name or 'somebody whose account is gone'} ({row.about_id})"
        about = f"about {whom}" if row.about_id else "about the table"
        typer.echo(
            f"#{row.id}  {_at(row.at)}  table {row.table_id}  by {row.by_name} ({row.by_id})  {about}\n  {row.text}"
        )
        for line in row.chat:
            typer.echo(f"    {line['name']}: {line['text']}")


@admin.command()
def resolve(number: int, why: Why = "", database: Database = HERE) -> None:
    """Put a report away."""

    def work(db: sa.Connection) -> None:
        from approdo.server.storage import moderation

        moderation.close_report(db, number)
        _noted(db, "resolve", f"report {number}", why=why)

    _with(database, work)
    typer.echo(f"report {number}: put away")


@admin.command()
def mute(
    name: Who,
    hours: Annotated[float, typer.Option(help="For how long; 0 lets somebody talk again.")] = 24,
    why: Why = "",
    database: Database = HERE,
) -> None:
    """Somebody may play but not talk."""

    def work(db: sa.Connection) -> str:
        from approdo.server.storage import moderation

        user = moderation.the_one(db, name)
        moderation.mute(db, user.id, time.time() + hours * 3600 if hours else 0.0)
        _noted(db, "mute", f"{user.name} {user.id}", hours=hours, why=why)
        return user.name

    typer.echo(f"{_with(database, work)}: {'may talk again' if not hours else f'muted for {hours:g} hours'}")


def _set_ban(name: str, banned: bool, why: str, database: str) -> None:
    def work(db: sa.Connection) -> str:
        from approdo.server.storage import moderation

        user = moderation.the_one(db, name)
        moderation.ban(db, user.id, banned)
        _noted(db, "ban" if banned else "unban", f"{user.name} {user.id}", why=why)
        return user.name

    typer.echo(f"{_with(database, work)}: {'banned' if banned else 'may come back'}")


@admin.command()
def ban(name: Who, why: Why = "", database: Database = HERE) -> None:
    """Somebody may not come in any more; his sessions end."""
    _set_ban(name, True, why, database)


@admin.command()
def unban(name: Who, why: Why = "", database: Database = HERE) -> None:
    """Somebody who was banned may come back."""
    _set_ban(name, False, why, database)


@admin.command()
def close(
    table: Annotated[str, typer.Argument(help="The table's id.")], why: Why = "", database: Database = HERE
) -> None:
    """End a table unfinished."""

    def work(db: sa.Connection) -> None:
        from approdo.server.storage import moderation

        moderation.close_table(db, table)
        _noted(db, "close", f"table {table}", why=why)

    _with(database, work)
    typer.echo(f"table {table}: closed")


@admin.command("clean-up")
def clean_up(
    days: Annotated[float, typer.Option(help="Tables that nobody touched for so many days.", min=1)] = 90,
    database: Database = HERE,
) -> None:
    """Remove tables never begun, close running ones that were left, forget guests who are gone."""
    from approdo.server.storage import moderation

    done = _with(database, lambda db: moderation.clean_up(db, days))
    typer.echo(f"{done.open_tables} tables removed, {done.closed_tables} closed, {done.guests} guests forgotten")


@admin.command()
def audit(limit: int = 50, database: Database = HERE) -> None:
    """What hosts did, the latest first."""
    from approdo.server.storage import moderation

    for row in _with(database, lambda db: moderation.trail(db, limit)):
        typer.echo(f"{_at(row.at)}  {row.what:<9} {row.subject}  {row.detail}")
