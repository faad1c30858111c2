"""learn: a guided first game in the terminal, with the lessons and words of the browser."""

from __future__ import annotations

import typer

from approdo.cli import saves
from approdo.cli.style import GameName, Language
from approdo.core.errors import ApprodoError
from approdo.core.registry import info


def register(app: typer.Typer) -> None:
    """Add this command."""
    app.command()(learn)


def learn(game: GameName = "new-haven", lang: Language = None) -> None:
    """Learn a game by playing it: a guided first game, one thing at a time."""
    from approdo.cli.taught import Taught, TaughtLines
    from approdo.core.lessons import lessons_of

    found = lessons_of(info(game))
    if not found:
        raise ApprodoError(f"{game} has no lesson; `approdo rules {game}` tells its rules")
    TaughtLines(Taught(found[0], lang or "en", saves.new_file(game))).run()
