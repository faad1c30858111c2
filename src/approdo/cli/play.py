"""play: a game in the terminal, against bots or handed round, saved on exit."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from approdo.bots import make
from approdo.cli.chooser import Chooser
from approdo.cli.style import Language, console, paint, parse_options, words
from approdo.core.actions import HOLD
from approdo.core.errors import ApprodoError, CannotUndo, DamagedRecord, InvalidAction
from approdo.core.game import SPECTATOR
from approdo.core.match import Match
from approdo.core.perspective import Bot, Perspective
from approdo.core.playing import turn_of_bots
from approdo.core.registry import load
from approdo.core.text import Arg

MANY = 40
"""More choices than this would push the board off the screen: one types what one wants instead."""


def register(app: typer.Typer) -> None:
    """Add this command."""
    app.command()(play)


def play(
    game: Annotated[str, typer.Argument(help="Which game; see `approdo games`.")] = "new-haven",
    players: Annotated[int | None, typer.Option(help="Seats; the game's usual number by default.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots for the last seats: greedy,greedy. People take the rest.")
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="name=value; may be repeated.")] = None,
    seed: Annotated[int | None, typer.Option(help="Repeatable chance.")] = None,
    new: Annotated[bool, typer.Option("--new", help="Do not ask about a saved game.")] = False,
    save: Annotated[Path | None, typer.Option(help="Where the game is saved.")] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal. The game is saved after every move and goes on where it was left."""
    language = lang or "en"
    file = save or _save_file(game)
    session = None
    if file.exists() and not new and typer.confirm(words(language).render("play-resume"), default=True):
        session = Session.resume(file, language)
    if session is None:
        table = load(game, players, **parse_options(option or []))
        specs = bots.split(",") if bots is not None else ["greedy"] * (table.players - 1)
        specs = [spec for spec in specs if spec]
        if len(specs) > table.players:
            raise ApprodoError(f"{len(specs)} bots for {table.players} seats")
        for spec in specs:
            make(spec)
        seats: list[str | None] = [None] * (table.players - len(specs)) + list(specs)
        match = Match(table, seed=seed, names=_names(seats, language))
        session = Session(match, seats, language, file)
    session.run()


def _names(seats: list[str | None], language: str) -> list[str]:
    own = words(language)
    people = seats.count(None)
    names, bots, person = [], 0, 0
    for spec in seats:
        if spec is None:
            person += 1
            names.append(own.render("play-you") if people == 1 else f"P{person}")
        else:
            bots += 1
            names.append(own.render("play-bot", {"n": bots}))
    return names


def _save_file(game: str) -> Path:
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(home) / "approdo" / f"{game}.save.json"


def terminal_of(match: Match) -> Any:
    """The drawing module of a match's game."""
    return import_module(f"{match.game.info.package}.terminal")


def board_of(match: Match, viewer: int, language: str) -> Text:
    """The table as a viewer sees it."""
    return paint(terminal_of(match).draw(match.view(viewer), match.game.info.texts(language), match.names))


def tell_events(match: Match, viewer: int, since: int, language: str) -> None:
    """The log from an entry on."""
    texts = match.game.info.texts(language)
    for event in match.events(viewer, since):
        console.print("  · " + texts.render(event["key"], event["args"], match.names), style="dim", markup=False)


def tell_outcome(match: Match, language: str) -> None:
    """Standings with their breakdown."""
    outcome = match.outcome
    if outcome is None:
        return
    own, texts = words(language), match.game.info.texts(language)
    console.print()
    console.print(own.render("play-over", {"reason": texts.render(f"end-{outcome.reason}")}), style="bold")
    for rank, group in enumerate(outcome.ranking, start=1):
        for seat in group:
            table = Table(box=None, pad_edge=False, show_header=False, title_justify="left")
            table.title = f"{rank}. {match.names[seat]}: {outcome.scores[seat]}"
            for part in outcome.breakdown[seat]:
                table.add_row(str(part.value), texts.render(f"score-{part.part}", part.args, match.names))
            console.print(table)
    winners = [match.names[seat] for seat in outcome.winners]
    key = "play-all-lose" if not winners else "play-winner" if len(winners) == 1 else "play-winners"
    console.print(own.render(key, {"players": list(winners)}), style="bold green")


class Session:
    """People and bots at one terminal."""

    def __init__(self, match: Match, seats: list[str | None], language: str, file: Path) -> None:
        self.match = match
        self.seats = seats
        self.language = language
        self.file = file
        self.own = words(language)
        self.texts = match.game.info.texts(language)
        self.bots: list[Bot | None] = [None if spec is None else make(spec) for spec in seats]
        self.rng = random.Random()
        self.told = 0
        self.facing: int | None = None
        self.declined = -1
        self.chooser = Chooser(match.game, self.texts, self.own, match.names)

    @classmethod
    def resume(cls, file: Path, language: str) -> Session:
        """Go on with a saved game; a damaged file is refused with its place and left as it is."""
        try:
            saved = json.loads(file.read_text(encoding="utf-8"))
            seats = saved["seats"]
            match = Match.resume(saved["snapshot"])
        except OSError as error:
            raise ApprodoError(f"cannot read {file}: {error.strerror}") from None
        except (ValueError, KeyError, TypeError) as error:
            raise DamagedRecord(str(file), f"not a saved game ({error}); --new starts another") from None
        session = cls(match, seats, language, file)
        session.told = match.step
        return session

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        game = self.match.game.info.name(self.language)
        console.rule(self.own.render("play-welcome", {"game": game, "players": self.match.game.players}))
        console.print(self.own.render("play-help"), style="dim", markup=False)
        try:
            while not self.match.over:
                seat = self.person()
                if seat is None:
                    turn_of_bots(self.match, self.bots, self.rng)
                    continue
                self.curtain(seat)
                if not self.ask(seat):
                    self.keep()
                    console.print(self.own.render("play-saved", {"game": self.match.game.info.id}), style="green")
                    return
                self.keep()
        except (KeyboardInterrupt, EOFError):
            self.keep()
            console.print("\n" + self.own.render("play-saved", {"game": self.match.game.info.id}), style="green")
            return
        self.finish()

    def person(self) -> int | None:
        """The person to be asked now: one who is awaited, or who may speak up and has not yet declined."""
        for seat in self.match.actors:
            if self.bots[seat] is None:
                return seat
        for seat in self.match.volunteers:
            if self.bots[seat] is None and self.declined < self.match.step:
                return seat
        return None

    def curtain(self, seat: int) -> None:
        """Between people who have secrets from each other, the screen is handed over blind."""
        several = self.seats.count(None) > 1
        if several and self.match.game.info.secrets and self.facing != seat:
            console.clear()
            console.input(self.own.render("play-curtain", {"player": self.match.names[seat]}) + " ")
            console.clear()
        self.facing = seat

    def ask(self, seat: int) -> bool:
        """Show the table and let a person choose once; False to leave."""
        self.show(seat)
        offered = self.match.legal(seat).ids
        if seat not in self.match.actors:
            offered = [HOLD, *offered]
        numbers = offered
        while True:
            menu = self.chooser.menu(numbers, self.effect_of(seat))
            self.show_menu(menu.title, [text for text, _ in menu.entries])
            answer = console.input("> ").strip()
            if answer.isdecimal() and 1 <= int(answer) <= len(menu.entries):
                numbers = menu.entries[int(answer) - 1][1]
            elif answer in ("quit", "q"):
                return False
            elif answer in ("back", "b", ""):
                numbers = offered
                continue
            else:
                done, narrowed = self.command(seat, answer, offered)
                if done:
                    return True
                numbers = narrowed
            if len(numbers) == 1:
                self.commit(seat, numbers[0])
                return True

    def commit(self, seat: int, number: int) -> None:
        """Play the chosen action; a volunteer who holds is not asked again for this decision."""
        if number == HOLD:
            self.declined = self.match.step
        else:
            self.match.play(seat, number)

    def command(self, seat: int, answer: str, offered: list[int]) -> tuple[bool, list[int]]:
        """Anything but a number: a command, or words of an action. (turn done, actions to choose from)."""
        word, _, rest = answer.partition(" ")
        if word in ("undo", "u"):
            try:
                self.match.undo(seat)
            except CannotUndo:
                console.print(self.own.render("play-nothing-to-undo"), style="yellow")
                return False, offered
            console.print(self.own.render("play-undone"), style="green")
            return True, offered
        if word == "hint":
            self.hint(seat)
        elif word == "why":
            self.why(seat, rest)
        elif word == "rules":
            self.rules(rest)
        elif word == "log":
            tell_events(self.match, seat, 0, self.language)
        elif word == "board":
            console.print(board_of(self.match, seat, self.language))
        elif word == "save":
            self.keep()
            console.print(self.own.render("play-saved", {"game": self.match.game.info.id}), style="green")
        elif word in ("help", "?"):
            console.print(self.own.render("play-help"), style="dim", markup=False)
        else:
            found = self.chooser.typed(answer, offered)
            if found:
                return False, found
            if not self.why(seat, answer, quiet=True):
                console.print(self.own.render("play-unknown", {"word": answer}), style="yellow", markup=False)
        return False, offered

    def show(self, seat: int) -> None:
        """What happened since, the table, and what is asked."""
        console.print()
        tell_events(self.match, seat, self.told, self.language)
        self.told = self.match.step
        console.print(board_of(self.match, seat, self.language))
        prompt = self.match.game.prompt(self.match.state, seat)
        if prompt is not None:
            text = Text(
                f"{self.match.names[seat]}: " + self.texts.render(prompt.key, prompt.args, self.match.names), "bold"
            )
            text.append("  § " + " ".join(prompt.rules), "dim")
            console.print(text)

    def show_menu(self, title: str, entries: list[str]) -> None:
        """Numbered choices, in columns when they are short; too many of them are only counted."""
        console.print(title, style="cyan")
        if len(entries) > MANY:
            args: dict[str, Arg] = {"n": len(entries), "first": entries[0], "last": entries[-1]}
            console.print("  " + self.own.render("play-many", args), markup=False)
            return
        shown = [Text.assemble((f"{n:>3} ", "bold cyan"), text) for n, text in enumerate(entries, start=1)]
        if len(shown) > 8 and max(len(text) for text in entries) < 24:
            console.print(Columns(shown, column_first=True, expand=False, padding=(0, 3)))
        else:
            for text in shown:
                console.print(text)

    def effect_of(self, seat: int) -> Any:
        """A function that tells what an action would bring."""
        tell = getattr(terminal_of(self.match), "tell_effect", None)

        def told(number: int) -> str:
            effect: Mapping[str, Any] | None = None
            if number != HOLD:
                effect = self.match.game.effect(self.match.state, seat, number)
            return str(tell(effect, self.texts, self.match.names)) if tell and effect else ""

        return told

    def hint(self, seat: int) -> None:
        """What a bot would do with what this seat knows, and why."""
        choice = make("greedy").choose(Perspective.of(self.match.game, self.match.state, seat), self.rng)
        console.print(
            self.own.render("play-hint", {"action": self.chooser.label(choice.action)}), style="green", markup=False
        )
        reasons = [f"{self.texts.arg(label)} {worth:+.1f}" for label, worth in choice.reasons()]
        if reasons:
            console.print("  " + self.own.render("play-hint-because", {"reasons": ", ".join(reasons)}), markup=False)
        if choice.alternative is not None:
            second = self.chooser.label(choice.alternative)
            console.print(
                "  " + self.own.render("play-hint-alternative", {"action": second}), style="dim", markup=False
            )

    def why(self, seat: int, wish: str, quiet: bool = False) -> bool:
        """Why an action is not allowed, with the paragraphs; False when the words are no action."""
        decision = self.match.game.decision(self.match.state)
        try:
            number = self.chooser.wish(wish, decision.actions)
        except InvalidAction as error:
            if not quiet:
                console.print(str(error), style="yellow", markup=False)
            return False
        refusal = self.match.explain(seat, number)
        if refusal is None:
            console.print(self.own.render("play-legal"), style="green")
            return True
        console.print(self.own.render("play-no", {"text": refusal.text(self.texts, self.match.names)}), style="yellow")
        book = self.match.game.info.rulebook(self.language)
        for id in refusal.rules:
            console.print(f"  {id}  {book[id].text}", style="dim", markup=False)
        return True

    def rules(self, wanted: str) -> None:
        """Paragraphs of the rulebook: those of the prompt, of an id, or with some words."""
        book = self.match.game.info.rulebook(self.language)
        if wanted:
            found = book.under(wanted) or book.search(wanted)
        else:
            found = tuple(book[id] for id in self.match.game.decision(self.match.state).rules)
        if not found:
            console.print(self.own.render("play-nothing-found"), style="yellow")
        for paragraph in found[:12]:
            console.print(f"  {paragraph.id}  {paragraph.text}", markup=False)

    def keep(self) -> None:
        """Save; written beside and moved over, so that a save is never half there."""
        data = {"seats": self.seats, "snapshot": self.match.snapshot()}
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.file.with_suffix(".new")
            fresh.write_text(json.dumps(data), encoding="utf-8")
            fresh.replace(self.file)
        except OSError as error:
            console.print(f"cannot save to {self.file}: {error.strerror}", style="red", markup=False)

    def finish(self) -> None:
        """Standings; the record stays, the save goes."""
        viewer = self.seats.index(None) if None in self.seats else SPECTATOR
        tell_events(self.match, viewer, self.told, self.language)
        console.print(board_of(self.match, viewer, self.language))
        tell_outcome(self.match, self.language)
        record = self.file.with_name(f"{self.match.game.info.id}.record.json")
        record.parent.mkdir(parents=True, exist_ok=True)
        record.write_text(self.match.record().to_json(), encoding="utf-8")
        self.file.unlink(missing_ok=True)
        console.print(self.own.render("play-record", {"file": str(record)}), style="dim", markup=False)
