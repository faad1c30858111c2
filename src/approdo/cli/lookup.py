"""games, rules, replay, verify: looking things up and checking them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.progress import track
from rich.table import Table

from approdo.cli.hosting import database_findings, is_database
from approdo.cli.play import board_of, tell_events, tell_outcome
from approdo.cli.style import AsJson, Language, console, errors, print_json, words
from approdo.core.errors import ApprodoError, DamagedRecord
from approdo.core.game import SPECTATOR
from approdo.core.match import replay as replay_record
from approdo.core.record import Record
from approdo.core.registry import games as all_games
from approdo.core.registry import info


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
    table = Table(box=None, pad_edge=False)
    for column in ("id", "name", "players", "minutes", "options"):
        table.add_column(column)
    for known in all_games():
        options = ", ".join(f"{o.id}={'|'.join(map(str, o.choices))}" for o in known.options)
        players = f"{known.seats[0]}-{known.seats[-1]}"
        table.add_row(known.id, known.name(lang or "en"), players, str(known.minutes), options)
    console.print(table)


def rules(
    game: str,
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
    section = ""
    for p in found:
        if p.section != section:
            section = p.section
            console.print(f"\n{section}", style="bold underline")
        tag = f" [{words(lang).render(f'tag-{p.tag}')}]" if p.tag else ""
        console.print(f"{p.id}{tag}", style="dim", markup=False)
        console.print(Markdown(p.text))


def replay(
    file: Path,
    at: Annotated[int | None, typer.Option(help="Stop after so many entries and show the position.")] = None,
    check: Annotated[bool, typer.Option("--verify", help="Only say whether the record is sound.")] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Go through a recorded game."""
    record = Record.from_json(read(file))
    match = replay_record(record, upto=at)
    if check:
        console.print(f"sound: {record.game}, {len(record.entries)} entries", markup=False)
    elif as_json:
        print_json({"view": match.view(SPECTATOR), "log": match.events(SPECTATOR)})
    else:
        language = lang or "en"
        tell_events(match, SPECTATOR, 0, language)
        console.print(board_of(match, SPECTATOR, language))
        tell_outcome(match, language)


def verify(
    sources: Annotated[
        list[str], typer.Argument(help="Records (.json, or .jsonl with one a line), or a server's database.")
    ],
    as_json: AsJson = False,
) -> None:
    """Replay stored records and report every one that is damaged; exit code 1 if any is."""
    sound, damaged = 0, []
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
                replay_record(line)
                sound += 1
            except DamagedRecord as error:
                damaged.append({"file": str(file), "line": number, "place": error.place, "problem": error.problem})
    if as_json:
        print_json({"sound": sound, "damaged": damaged})
    else:
        for bad in damaged:
            console.print(f"{bad['file']}:{bad['line']}: {bad['place']}: {bad['problem']}", style="red", markup=False)
        console.print(f"{sound} sound, {len(damaged)} damaged")
    raise typer.Exit(1 if damaged else 0)


def read(file: Path) -> str:
    """A text file; the error says what is wrong with it."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ApprodoError(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ApprodoError(f"{file} is not UTF-8 text (byte {error.start})") from None
