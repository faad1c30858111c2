"""fast: the compiled form of the games. Nothing is imported from it before it is asked for."""

from __future__ import annotations

import os
import threading
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from approdo.cli.style import AsJson, console, errors, print_json

if TYPE_CHECKING:
    from approdo.core.game import Game

ABOUT = r"The compiled form of the games (needs `pip install 'approdo\[fast]'`)."
"""Rich reads help texts: a bare bracket would be taken for a style, and not be shown."""
app = typer.Typer(help=ABOUT, no_args_is_help=True)


def register(parent: typer.Typer) -> None:
    """Add these commands."""
    parent.add_typer(app, name="fast")


@app.callback(help=ABOUT)
def about() -> None:
    """The compiled form of the games."""


def end_with(parent: int) -> None:
    """End when the process that started this one is gone, however that came about."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@app.command()
def warm(
    games: Annotated[
        list[str] | None, typer.Argument(help="Games to compile; all that have a kernel by default.")
    ] = None,
    bots: Annotated[bool, typer.Option("--bots", help="Only what bots think with.")] = False,
    gently: Annotated[bool, typer.Option("--gently", help="At the lowest priority, while others play.")] = False,
    child_of: Annotated[int | None, typer.Option("--child-of", hidden=True)] = None,
    as_json: AsJson = False,
) -> None:
    """Compile ahead, so that the first game does not wait; the code is kept in the user's cache."""
    if gently and hasattr(os, "nice"):
        os.nice(19)
    if child_of is not None:
        end_with(child_of)
    from approdo.fast.registry import folder, games_with_kernel
    from approdo.fast.warm import entries, need_numba
    from approdo.fast.warm import warm as compile_ahead

    need_numba()
    chosen = games or list(games_with_kernel())
    if bots:  # those of a game without a kernel think in plain Python
        chosen = [id for id in chosen if id in games_with_kernel()]
    rows = []
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        bar = progress.add_task("compiling", total=sum(len(entries(id, bots)) for id in chosen))
        for id in chosen:
            progress.update(bar, description=f"compiling {id}")
            done = []
            for one in compile_ahead(id, bots):
                done.append(one)
                progress.advance(bar)
            spent, kept = sum(one.seconds for one in done), sum(one.kept for one in done)
            rows.append({"game": id, "entries": len(done), "kept": kept, "seconds": spent, "folder": str(folder(id))})
    if as_json:
        print_json(rows)
        return
    for row in rows:
        console.print(
            f"{row['game']}: {row['entries']} entries in {row['seconds']:.1f} s, {row['kept']} were there already "
            f"({row['folder']})",
            soft_wrap=True,
        )


def measure(game: Game[Any], seconds: float) -> dict[str, Any] | None:
    """Figures of a game's kernel, or None when it has none yet; ApprodoError without numba."""
    from approdo.fast.bench import measure as measure_kernel
    from approdo.fast.registry import games_with_kernel
    from approdo.fast.warm import need_numba

    need_numba()
    return measure_kernel(game, seconds) if game.info.id in games_with_kernel() else None
