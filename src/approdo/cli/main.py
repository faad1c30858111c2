"""`approdo`: one command with everything under it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Annotated

import typer

import approdo
from approdo.cli.style import console, errors
from approdo.cli.values import read_plainly
from approdo.core.errors import ApprodoError

if TYPE_CHECKING:
    app: typer.Typer
    """Every command."""

PARTS = {
    "lookup": ("games", "rules", "replay", "verify"),
    "play": ("play",),
    "learn": ("learn",),
    "crew": ("bots",),
    "simulate": ("simulate",),
    "arena": ("arena",),
    "bench": ("bench",),
    "fast": ("fast",),
    "hosting": ("serve", "backup", "restore", "export", "doctor"),
    "admin": ("admin",),
    "mcp": ("mcp",),
    "new_game": ("new-game",),
}
"""The modules of this package and their commands, in the order of the help; a module is loaded when it is needed."""

GARBAGE = 50_000
"""So many new objects before unused ones are looked for: what a start loads stays, and looking takes a tenth of it."""


def application(parts: Iterable[str] = tuple(PARTS)) -> typer.Typer:
    """The command with the commands of these modules."""
    made = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False)
    made.callback()(about)
    for part in parts:
        import_module(f"approdo.cli.{part}").register(made)
    return made


def __getattr__(name: str) -> typer.Typer:
    if name == "app":
        return application()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _version(wanted: bool) -> None:
    if wanted:
        console.print(f"approdo {approdo.__version__}")
        raise typer.Exit


def about(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Tell the version and leave.")
    ] = False,
) -> None:
    """Five board games of settlers in a new land: play, host, simulate, study."""


def main() -> None:
    """Run; what a person got wrong is told in one line, with exit code 2."""
    gc.set_threshold(GARBAGE)
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    parts = [part for part, commands in PARTS.items() if wanted in commands]
    try:
        command = typer.main.get_command(application(parts or PARTS))
        for one in (command, *getattr(command, "commands", {}).values()):
            read_plainly(one.get_params(typer.Context(one)))
        command(prog_name="approdo")
    except ApprodoError as error:
        errors.print(f"approdo: {error}", style="red", markup=False)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(0)
