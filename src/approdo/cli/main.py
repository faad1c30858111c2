"""`approdo`: one command with everything under it."""

from __future__ import annotations

import sys

import typer

from approdo.cli import bench, hosting, lookup, play, simulate
from approdo.cli.style import errors
from approdo.core.errors import ApprodoError

app = typer.Typer(
    help="Five board games of settlers in a new land: play, host, simulate, study.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
for part in (lookup, play, simulate, bench, hosting):
    part.register(app)


def main() -> None:
    """Run; what a person got wrong is told in one line, with exit code 2."""
    try:
        app()
    except ApprodoError as error:
        errors.print(f"approdo: {error}", style="red", markup=False)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(0)
