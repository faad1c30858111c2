"""play: a game in the terminal, against bots or handed round, saved after every move."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from approdo.bots import make, several
from approdo.bots.crew import usual
from approdo.cli import crew, saves
from approdo.cli.sitting import Sitting
from approdo.cli.style import GameName, Language, complete_bots, complete_options, console, parse_options, words
from approdo.core.errors import ApprodoError
from approdo.core.match import Match
from approdo.core.registry import info, load

if TYPE_CHECKING:
    from rich.table import Table


def register(app: typer.Typer) -> None:
    """Add this command."""
    app.command()(play)


def play(
    game: GameName = "new-haven",
    players: Annotated[int | None, typer.Option(help="Seats; the game's usual number by default.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Bots for the last seats: easy,hard; see `approdo bots`. People take the rest.",
            autocompletion=complete_bots,
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="name=value; may be repeated.", autocompletion=complete_options)
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Repeatable chance.")] = None,
    new: Annotated[bool, typer.Option("--new", help="Begin another game without asking about saved ones.")] = False,
    resume: Annotated[str | None, typer.Option(help="Go on with the saved game of this name; see --list.")] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the saved games and leave.")] = False,
    save: Annotated[Path | None, typer.Option(help="Where the game is saved; a name of its own by default.")] = None,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, also on a terminal that can do more.")] = False,
    lang: Language = None,
) -> None:
    """Play in the terminal. The game is saved after every move and goes on where it was left."""
    language = lang or "en"
    if listed:
        _list(language)
        return
    settled = players is not None or bots is not None or bool(option) or seed is not None
    if resume is not None and (settled or new):
        raise ApprodoError(f"the saved game '{resume}' has its own players, bots, options and chance: leave them out")
    info(game)
    file = saves.file_of(resume) if resume else None
    if file is None and not (new or settled or save):
        file = _asked(saves.saves(game), language)
    if file is not None:
        sitting = Sitting.resume(file, language)
    else:
        ask = not settled and sys.stdin.isatty()
        sitting = _begin(game, players, bots, option or [], seed, save or saves.new_file(game), language, ask)
    if lines or not _full_screen():
        from approdo.cli.lines import Lines

        Lines(sitting).run()
    else:
        from approdo.cli.screen import show

        show(sitting)


def _full_screen() -> bool:
    """Whether this is a terminal that can be painted all over."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _begin(
    game: str,
    players: int | None,
    bots: str | None,
    option: list[str],
    seed: int | None,
    file: Path,
    language: str,
    ask: bool,
) -> Sitting:
    table = load(game, players, **parse_options(option))
    if bots is not None:
        specs = several(bots)
    else:
        specs = [crew.ask(game, language, table.players) if ask else usual()] * (table.players - 1)
    specs = [spec for spec in specs if spec]
    if len(specs) > table.players:
        raise ApprodoError(f"{len(specs)} bots for {table.players} seats")
    for spec in specs:
        make(spec)
    seats: list[str | None] = [None] * (table.players - len(specs)) + list(specs)
    return Sitting(Match(table, seed=seed, names=crew.names_of(seats, language)), seats, language, file)


def _asked(kept: list[saves.Save], language: str) -> Path | None:
    """Whether to go on with a saved game, and with which; None for a new one. Nothing saved is ever written over."""
    _tell_damaged(language)
    if not kept:
        return None
    own = words(language)
    console.print(kept_games(kept, language))
    while True:
        answer = console.input(own.render("play-resume", {"n": len(kept)}) + " ", markup=False).strip().lower()
        if answer.startswith("n"):
            return None
        if not answer or answer[0] in "ys":
            return kept[0].file
        if answer.isdecimal() and 1 <= int(answer) <= len(kept):
            return kept[int(answer) - 1].file


def _tell_damaged(language: str) -> None:
    for file in saves.damaged():
        console.print(words(language).render("play-damaged", {"file": str(file)}), style="yellow", markup=False)


def _list(language: str) -> None:
    _tell_damaged(language)
    kept = saves.saves()
    if not kept:
        console.print(words(language).render("play-no-saves"))
        return
    console.print(kept_games(kept, language))
    console.print(words(language).render("play-list-how"), style="dim", markup=False)


def kept_games(kept: list[saves.Save], language: str) -> Table:
    """Saved games as a list to choose from."""
    from rich.table import Table

    shown = Table(box=None, pad_edge=False)
    for column in ("#", "name", "game", "players", "moves", "date"):
        title = words(language).render(f"play-column-{column}") if column != "#" else "#"
        shown.add_column(title, no_wrap=column != "players")  # a name that is cut could not be typed
    for number, one in enumerate(kept, start=1):
        name = info(one.game).name(language)
        date = f"{one.when:%Y-%m-%d %H:%M}"
        players = ", ".join(crew.renamed(one.players, one.seats, language))
        shown.add_row(str(number), one.name, name, players, str(one.moves), date)
    return shown
