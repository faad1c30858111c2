"""play: a game in the terminal, against bots or handed round, saved on exit."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Mapping
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from approdo.bots import make
from approdo.cli.chooser import Chooser, Menu
from approdo.cli.style import Language, console, paint, parse_options, words
from approdo.core.actions import HOLD
from approdo.core.errors import ApprodoError, CannotUndo, DamagedRecord, InvalidAction
from approdo.core.events import Event
from approdo.core.game import SPECTATOR
from approdo.core.match import Match, replay
from approdo.core.perspective import Bot, Perspective
from approdo.core.playing import turn_of_bots
from approdo.core.record import Record
from approdo.core.registry import load
from approdo.core.text import Arg, Texts

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
    if file.exists() and not new and _agreed(words(language).render("play-resume")):
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


def _agreed(question: str) -> bool:
    """Anything but a no, in either language, is a yes."""
    return not console.input(f"{question} ", markup=False).strip().lower().startswith("n")


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


def _past(record: Mapping[str, Any]) -> list[tuple[int, Event]]:
    """The log of a saved game, which its snapshot does not hold; empty if the rules have changed since."""
    try:
        return replay(Record.from_dict(record)).log
    except DamagedRecord:
        return []


def terminal_of(match: Match) -> Any:
    """The drawing module of a match's game."""
    return import_module(f"{match.game.info.package}.terminal")


def board_of(match: Match, viewer: int, language: str) -> Text:
    """The table as a viewer sees it."""
    return paint(terminal_of(match).draw(match.view(viewer), match.game.info.texts(language), match.names))


def tell_events(match: Match, viewer: int, since: int, language: str) -> None:
    """The log from an entry on; what is said several times in a row is said once."""
    texts = match.game.info.texts(language)
    said = (texts.render(event["key"], event["args"], match.names) for event in match.events(viewer, since))
    for line, times in ((line, len(list(same))) for line, same in groupby(said)):
        console.print(f"  · {line}" + (f" ×{times}" if times > 1 else ""), style="dim", markup=False)


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
                table.add_row(str(part.value or ""), texts.render(f"score-{part.part}", part.args, match.names))
            console.print(table)
    winners = [match.names[seat] for seat in outcome.winners]
    key = "play-all-lose" if not winners else "play-winner" if len(winners) == 1 else "play-winners"
    console.print(own.render(key, {"players": list(winners)}), style="bold green")


class Effects:
    """What a seat's actions would bring, in the words of the game's terminal module."""

    def __init__(self, match: Match, seat: int, texts: Texts) -> None:
        self.match = match
        self.seat = seat
        self.texts = texts
        self.terminal = terminal_of(match)

    def one(self, number: int) -> str:
        """What an action would bring."""
        effects = self._of([number])
        tell = getattr(self.terminal, "tell_effect", None)
        return str(tell(effects[0], self.texts, self.match.names)) if tell and effects else ""

    def several(self, numbers: list[int]) -> str:
        """What a choice among these may bring, where the game can say."""
        effects = self._of(numbers)
        tell = getattr(self.terminal, "tell_effects", None)
        return str(tell(effects, self.texts, self.match.names)) if tell and effects else ""

    def _of(self, numbers: list[int]) -> list[Mapping[str, Any]]:
        game, state = self.match.game, self.match.state
        effects = [game.effect(state, self.seat, number) for number in numbers if number != HOLD]
        return [effect for effect in effects if effect is not None]


COMMANDS = {
    **{name: name for name in ("back", "undo", "hint", "why", "rules", "log", "board", "save", "help", "quit")},
    **{"b": "back", "u": "undo", "?": "help", "q": "quit"},
}


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
        self.told = [0] * match.game.players
        """How far each seat has been told what happened."""
        self.facing: int | None = None
        self.held: dict[int, int] = {}
        """The decision for which a volunteer last said nothing, by seat."""
        self.chooser = Chooser(match.game, self.texts, self.own, match.names)
        local = {self.own.render(f"play-word-{name}"): name for name in COMMANDS.values()}
        self.commands = COMMANDS | local
        """What can be typed, in English and in the language of the table -> the name of the command."""

    @classmethod
    def resume(cls, file: Path, language: str) -> Session:
        """Go on with a saved game; a damaged file is refused with its place and left as it is."""
        try:
            saved = json.loads(file.read_text(encoding="utf-8"))
            seats = saved["seats"]
            match = Match.resume(saved["snapshot"], log=_past(saved["snapshot"]["record"]))
        except OSError as error:
            raise ApprodoError(f"cannot read {file}: {error.strerror}") from None
        except (ValueError, KeyError, TypeError) as error:
            raise DamagedRecord(str(file), f"not a saved game ({error}); --new starts another") from None
        session = cls(match, seats, language, file)
        for at, (seat, _) in enumerate(match.entries):
            if seat >= 0:
                session.told[seat] = at
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
                if self.forced(seat):
                    self.match.play(seat, self.match.legal(seat).ids[0])
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
        """The person to be asked now: first those who may speak up and have not held back, then who is awaited."""
        for seat in self.match.volunteers:
            waits = self.bots[seat] is None and seat not in self.match.actors
            if waits and self.held.get(seat) != self.decision():
                return seat
        for seat in self.match.actors:
            if self.bots[seat] is None:
                return seat
        return None

    def decision(self) -> int:
        """How many decisions were made: what volunteers did meanwhile does not count."""
        first = self.match.game.space.volunteer_from
        return sum(number < first for _, number in self.match.entries)

    def forced(self, seat: int) -> bool:
        """True when the only person has one thing to do and nothing to take back: then it is done for him.
        Among several people, being asked or not would tell something."""
        alone = self.seats.count(None) == 1 and seat in self.match.actors
        return alone and len(self.match.legal(seat)) == 1 and not self.match.can_undo(seat)

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
        path = [offered]
        while len(path[-1]) > 1 or len(path) == 1:
            menu = self.chooser.menu(path[-1], Effects(self.match, seat, self.texts))
            self.show_menu(menu)
            answer = console.input("> ").strip()
            word, _, rest = answer.partition(" ")
            command = self.commands.get(word.lower())
            if chosen := menu.chosen(answer):
                path.append(chosen)
            elif command == "quit":
                return False
            elif command == "back" or not answer:
                path = path[:-1] or [offered]
            elif command == "undo":
                if self.undo(seat):
                    return True
            elif command:
                getattr(self, command)(seat, rest)
            elif found := self.chooser.typed(answer, path[-1]) or self.chooser.typed(answer, offered):
                path.append(found)
            elif not self.wish(seat, answer):
                console.print(self.own.render("play-unknown", {"word": answer}), style="yellow", markup=False)
        self.commit(seat, path[-1][0])
        return True

    def commit(self, seat: int, number: int) -> None:
        """Play the chosen action; a volunteer who holds is not asked again for this decision."""
        if number == HOLD:
            self.held[seat] = self.decision()
        else:
            self.match.play(seat, number)

    def undo(self, seat: int) -> bool:
        """Take back one's latest action; False when nothing can be."""
        try:
            self.match.undo(seat)
        except CannotUndo:
            console.print(self.own.render("play-nothing-to-undo"), style="yellow")
            return False
        console.print(self.own.render("play-undone"), style="green")
        return True

    def log(self, seat: int, rest: str) -> None:
        """All that happened."""
        tell_events(self.match, seat, 0, self.language)

    def board(self, seat: int, rest: str) -> None:
        """The table once more."""
        console.print(board_of(self.match, seat, self.language))

    def save(self, seat: int, rest: str) -> None:
        """Save now, too."""
        self.keep()
        console.print(self.own.render("play-saved", {"game": self.match.game.info.id}), style="green")

    def help(self, seat: int, rest: str) -> None:
        """What can be typed."""
        console.print(self.own.render("play-help"), style="dim", markup=False)

    def show(self, seat: int) -> None:
        """What happened since, the table, and what is asked."""
        console.print()
        tell_events(self.match, seat, self.told[seat], self.language)
        self.told[seat] = self.match.step
        console.print(board_of(self.match, seat, self.language))
        prompt = self.match.game.prompt(self.match.state, seat)
        if prompt is not None:
            text = Text(
                f"{self.match.names[seat]}: " + self.texts.render(prompt.key, prompt.args, self.match.names), "bold"
            )
            text.append("  § " + " ".join(prompt.rules), "dim")
            console.print(text)

    def show_menu(self, menu: Menu) -> None:
        """Numbered choices, in columns when they are short; too many of them are only counted."""
        entries = [text for text, _ in menu.entries]
        console.print(menu.title, style="cyan")
        if len(entries) > MANY:
            args: dict[str, Arg] = {"n": len(entries), "first": entries[0], "last": entries[-1]}
            console.print("  " + self.own.render("play-many", args), markup=False)
            return
        shown = [Text.assemble((f"{n:>3} ", "bold cyan"), text) for n, text in zip(menu.keys, entries, strict=True)]
        if len(shown) > 8 and max(len(text) for text in entries) < 24:
            console.print(Columns(shown, column_first=True, expand=False, padding=(0, 3)))
        else:
            for text in shown:
                console.print(text)

    def hint(self, seat: int, rest: str) -> None:
        """What a bot would do with what this seat knows, and why."""
        choice = make("greedy").choose(Perspective.of(self.match.game, self.match.state, seat), self.rng)
        console.print(
            self.own.render("play-hint", {"action": self.chooser.label(choice.action)}), style="green", markup=False
        )
        reasons = [f"{self.texts.arg(label)} {worth:+.1f}" for label, worth in choice.reasons() if round(worth, 1)]
        if reasons:
            console.print("  " + self.own.render("play-hint-because", {"reasons": ", ".join(reasons)}), markup=False)
        if choice.alternative is not None:
            second = self.chooser.label(choice.alternative)
            console.print(
                "  " + self.own.render("play-hint-alternative", {"action": second}), style="dim", markup=False
            )

    def why(self, seat: int, wish: str) -> None:
        """Why an action is not allowed; says how to write one if the words are none."""
        if not self.wish(seat, wish):
            offered = self.match.legal(seat).ids
            kinds = {self.match.game.space.kind_of(number): number for number in reversed(offered)}
            shown = [self.match.game.space.notation(number) for number in reversed(kinds.values())]
            console.print(self.own.render("play-why-how", {"examples": "; ".join(shown)}), style="yellow", markup=False)

    def wish(self, seat: int, words: str) -> bool:
        """Judge an action that somebody typed, with the paragraphs; False when the words are no action."""
        try:
            number = self.chooser.wish(words, self.match.game.decision(self.match.state).actions)
        except InvalidAction:
            return False
        refusal = self.match.explain(seat, number)
        if refusal is None:
            console.print(self.own.render("play-legal"), style="green")
            return True
        text = self.own.render("play-no", {"text": refusal.text(self.texts, self.match.names)})
        console.print(text, style="yellow", markup=False)
        book = self.match.game.info.rulebook(self.language)
        for id in refusal.rules:
            console.print(f"  {id}  {book[id].text}", style="dim", markup=False)
        return True

    def rules(self, seat: int, wanted: str) -> None:
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
        tell_events(self.match, viewer, 0 if viewer == SPECTATOR else self.told[viewer], self.language)
        console.print(board_of(self.match, viewer, self.language))
        tell_outcome(self.match, self.language)
        record = self.file.with_name(f"{self.match.game.info.id}.record.json")
        record.parent.mkdir(parents=True, exist_ok=True)
        record.write_text(self.match.record().to_json(), encoding="utf-8")
        self.file.unlink(missing_ok=True)
        console.print(self.own.render("play-record", {"file": str(record)}), style="dim", markup=False)
