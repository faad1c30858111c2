"""`approdo`: one command with everything under it."""

from __future__ import annotations

import gc
import signal
import sys
from typing import TYPE_CHECKING

from approdo.core.errors import ApprodoError

if TYPE_CHECKING:
    import typer

    app: typer.Typer
    """Every command."""

GARBAGE = 100_000
"""So many new objects before unused ones are looked for: what a start loads stays, and looking takes a tenth of it."""


def __getattr__(name: str) -> typer.Typer:
    if name == "app":
        from approdo.cli.commands import application

        return application()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def main() -> None:
    """Run; what a person got wrong is told in one line, with exit code 2."""
    gc.set_threshold(GARBAGE)
    usual = signal.signal(signal.SIGINT, signal.SIG_DFL)  # who stops it while it still loads is told no lines of code
    from approdo.cli.commands import command  # only now: loading is most of what leaves nothing to look for
    from approdo.cli.style import errors

    try:
        wanted = command(sys.argv[1:])
        signal.signal(signal.SIGINT, usual)
        wanted(prog_name="approdo")
    except ApprodoError as error:
        errors.print(f"approdo: {error}", style="red", markup=False)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(0)
