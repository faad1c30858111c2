"""games, rules, replay, verify: looking things up and checking them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from approdo.cli.hosting import database_findings, is_database
from approdo.cli.style import AsJson, GameName, Language, console, errors, paint, print_json, print_outcome, words
from approdo.core.canvas import widest
from approdo.core.draws import check_draws
from approdo.core.errors import ApprodoError, DamagedRecord
from approdo.core.game import SPECTATOR
from approdo.core.info import GameInfo
from approdo.core.match import Match
from approdo.core.match import replay as replay_record
from approdo.core.record import Record
from approdo.core.registry import all_games, info
from approdo.core.rulebook import Caption, Rulebook
from approdo.core.showing import NARROWEST

if TYPE_CHECKING:
    from rich.markdown import Markdown

INDENT = 4
"""How far figures stand to the right."""


def register(app: typer.Typer) -> None:
    """Add these commands."""
    app.command()(games)
    app.command()(rules)
    app.command()(replay)
    app.command()(verify)


def games(as_json: AsJson = False, lang: Language = None) -> None:
    """List the games, their players and options."""
    if as_json:
        print_json([known.to_json() for known in all_games()])
        return
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for column in ("id", "name", "players", "minutes", "options"):
        table.add_column(column)
    for known in all_games():
        options = ", ".join(f"{o.id}={'|'.join(map(str, o.choices))}" for o in known.options)
        players = f"{known.seats[0]}-{known.seats[-1]}"
        table.add_row(known.id, known.name(lang or "en"), players, str(known.minutes), options)
    console.print(table)


def rules(
    game: GameName,
    paragraph: Annotated[str | None, typer.Argument(help="A paragraph (nh.3.4), a section (nh.3), or words.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Read a game's rules, in our own words."""
    book = info(game).rulebook(lang or "en")
    if paragraph is None:
        found = book.paragraphs
    else:
        found = book.under(paragraph) or book.search(paragraph)
        if not found:
            raise ApprodoError(f"no paragraph '{paragraph}' in the rules of {game}, and none with these words")
    if as_json:
        print_json([{"id": p.id, "tag": p.tag, "section": p.section, "text": p.text} for p in found])
        return
    if paragraph is None:
        _print_summary(book, lang)
    section = ""
    for p in found:
        if p.section != section:
            section = p.section
            console.print(f"\n{section}", style="bold underline")
        tag = f" [{words(lang).render(f'tag-{p.tag}')}]" if p.tag else ""
        console.print(f"{p.id}{tag}", style="dim", markup=False)
        console.print(markdown(p.text))
        for caption in book.figures:
            if caption.after == p.id:
                _print_figure(info(game), caption, lang or "en")


def markdown(text: str) -> Markdown:
    """Text with marks, for the terminal; what reads them is large and loaded when it is needed."""
    from rich.markdown import Markdown

    return Markdown(text)


def _print_summary(book: Rulebook, lang: str | None) -> None:
    """The game on one page."""
    for about, text in book.summary:
        console.print(f"\n{words(lang).render(f'summary-{about}')}", style="bold")
        console.print(markdown(text))


def _print_figure(game: GameInfo, caption: Caption, language: str) -> None:
    """A figure with its caption, a little to the right where there is room."""
    from rich.padding import Padding

    from approdo.core.figures import figures, spoken

    canvas = figures(game)[caption.figure].draw(language, max(console.width, NARROWEST))
    indent = INDENT if widest(canvas) + INDENT <= console.width else 0
    console.print()
    console.print(Padding(paint(canvas), (0, 0, 1, indent)))
    console.print(Padding(markdown(f"**{caption.title}** {spoken(caption.text)}"), (0, 0, 1, INDENT)))


def replay(
    file: Path,
    at: Annotated[int | None, typer.Option(help="Stop after so many entries and show the position.")] = None,
    game: Annotated[
        int | None, typer.Option(min=1, help="Which game of a file with one a line; 1 is the first.")
    ] = None,
    check: Annotated[bool, typer.Option("--verify", help="Only say whether the record is sound.")] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Go through a recorded game."""
    from approdo.cli.sitting import board_of, log_lines

    record = _record(file, game)
    match = replay_record(record, upto=at, forgiving=True)
    for entry, how in match.departures:
        place = f"entry {entry}" if entry else "end"
        errors.print(
            f"rules {match.rules} then, {match.game.info.rules} now; {place}: {how}", style="dim", markup=False
        )
    if check:
        console.print(f"sound: {record.game}, {len(record.entries)} entries", markup=False)
    elif as_json:
        print_json({"view": match.view(SPECTATOR), "log": match.events(SPECTATOR)})
    else:
        language = lang or "en"
        for line in log_lines(match, SPECTATOR, 0, language):
            console.print(f"  · {line}", style="dim", markup=False)
        console.print(paint(board_of(match, SPECTATOR, language, console.width)), end="\n\n")
        print_outcome(match, language)


def _record(file: Path, game: int | None) -> Record:
    """The record of a file: the only one, or the one of that number in a file with one a line."""
    lines = [line for line in read(file).splitlines() if line.strip()]
    if file.suffix != ".jsonl" or len(lines) == 1:
        return _saved_or_recorded(read(file))
    if game is None:
        raise ApprodoError(f"{file} holds {len(lines)} games: say which one, such as --game 1")
    if game > len(lines):
        raise ApprodoError(f"{file} holds {len(lines)} games, not {game}")
    return Record.from_json(lines[game - 1])


def _saved_or_recorded(text: str) -> Record:
    """A record, also out of a game that `approdo play` has saved."""
    try:
        data = json.loads(text)
    except ValueError:
        return Record.from_json(text)  # says where it is damaged
    if isinstance(data, dict) and isinstance(data.get("snapshot"), dict):
        Match.resume(data["snapshot"])  # position and record belong together
        return Record.from_dict(data["snapshot"].get("record"))
    return Record.from_dict(data)


def verify(
    sources: Annotated[
        list[str],
        typer.Argument(help="Records or saved games (.json, or .jsonl with one a line), or a server's database."),
    ],
    draws: Annotated[bool, typer.Option("--draws", help="Also recompute every draw from the opened seed.")] = False,
    as_json: AsJson = False,
) -> None:
    """Replay stored records and report every one that is damaged; exit code 1 if any is."""
    from rich.progress import track

    sound, damaged = 0, []
    check = check_draws if draws else (lambda record: replay_record(record, forgiving=True))
    for source in sources:
        if is_database(source):
            for finding in database_findings(source):
                sound += not finding.problem
                if finding.problem:
                    place = f"{finding.game} {finding.table}"
                    damaged.append({"file": source, "line": 0, "place": place, "problem": finding.problem})
            continue
        file = Path(source)
        lines = read(file).splitlines() if file.suffix == ".jsonl" else [read(file)]
        for number, line in enumerate(track(lines, f"{file.name}", console=errors, transient=True), start=1):
            try:
                check(_saved_or_recorded(line))
                sound += 1
            except DamagedRecord as error:
                damaged.append({"file": str(file), "line": number, "place": error.place, "problem": error.problem})
    if as_json:
        print_json({"sound": sound, "damaged": damaged})
    else:
        for bad in damaged:
            console.print(f"{bad['file']}:{bad['line']}: {bad['place']}: {bad['problem']}", style="red", markup=False)
        console.print(f"{sound} sound, {len(damaged)} damaged")
        if draws and sound:
            console.print("Every draw of the sound ones follows from the seed committed to and the players' parts.")
    raise typer.Exit(1 if damaged else 0)


def read(file: Path) -> str:
    """A text file; the error says what is wrong with it."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ApprodoError(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ApprodoError(f"{file} is not UTF-8 text (byte {error.start})") from None
