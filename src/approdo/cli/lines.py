"""Line mode: for pipes, dumb terminals, and whoever likes it."""

from __future__ import annotations

import sys

from rich.columns import Columns
from rich.text import Text

from approdo.cli import saves
from approdo.cli.chooser import Menu
from approdo.cli.sitting import Sitting
from approdo.cli.style import console, paint, print_outcome
from approdo.core.errors import ApprodoError
from approdo.core.game import SPECTATOR
from approdo.core.text import Arg

MANY = 40
"""More choices than this would push the board off the screen: one types what one wants instead."""
COMMANDS = {
    **{name: name for name in ("back", "undo", "hint", "why", "rules", "log", "board", "save", "help", "quit")},
    **{"b": "back", "u": "undo", "?": "help", "q": "quit"},
}
YES = {"y", "s"}
"""How a yes begins, in either language."""
_WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what could be scrolled back to."""


class Lines:
    """A sitting, printed line by line."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.own = sitting.own
        local = {word: name for name in COMMANDS.values() for word in self.own.render(f"play-word-{name}").split()}
        self.commands = COMMANDS | local
        """What can be typed, in English and in the language of the table -> the name of the command."""
        self.hinted: int | None = None
        """What a bot would do now, if one was asked."""
        if console.is_dumb_terminal and sitting.seats.count(None) > 1 and self.match.game.info.secrets:
            name = self.match.game.info.name(sitting.language)
            raise ApprodoError(self.own.render("play-no-curtain", {"game": name}))

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        game = self.match.game.info.name(self.sitting.language)
        console.rule(self.own.render("play-welcome", {"game": game, "players": self.match.game.players}))
        console.print(self.own.render("play-help"), style="dim", markup=False)
        try:
            while not self.match.over:
                seat = self.sitting.advance()
                if seat is None:
                    continue
                self.curtain(seat)
                stay = self.ask(seat)
                self.sitting.keep()
                if not stay:
                    self.leave()
                    return
        except (KeyboardInterrupt, EOFError):
            self.sitting.keep()
            console.print()
            self.leave()
            return
        self.finish()

    def leave(self) -> None:
        """Say where the game is."""
        name = self.sitting.file.name.removesuffix(saves.SUFFIX)
        console.print(self.own.render("play-saved", {"game": self.match.game.info.id, "name": name}), style="green")

    def curtain(self, seat: int) -> None:
        """Between people who have secrets from each other, the screen is handed over blind, scrollback and all."""
        if self.sitting.hidden_from(seat):
            self._wipe()
            console.input(self.own.render("play-curtain", {"player": self.match.names[seat]}) + " ")
            self._wipe()
        self.sitting.facing = seat

    def _wipe(self) -> None:
        if console.is_terminal:
            sys.stdout.write(_WIPE)
            sys.stdout.flush()

    def ask(self, seat: int) -> bool:
        """Show the table and let a person choose once; False to leave."""
        sitting = self.sitting
        self.show(seat)
        self.hinted = None
        offered = sitting.offered(seat)
        path, shown = [offered], None
        while len(path[-1]) > 1 or len(path) == 1:
            menu = sitting.chooser.menu(path[-1], sitting.effects(seat))
            if shown != path[-1]:
                self.show_menu(menu)
                shown = path[-1]
            answer = console.input("> ").strip()
            word, _, rest = answer.partition(" ")
            command = self.commands.get(word.lower())
            if (chosen := menu.chosen(answer)) and len(menu.entries) <= MANY:
                path.append(chosen)
            elif command == "quit":
                return False
            elif command == "back" or not answer:
                path, shown = path[:-1] or [offered], None
            elif command == "undo":
                if self.undo(seat):
                    return True
            elif command:
                getattr(self, command)(seat, rest)
                shown = shown if command in ("why", "save") else None
            elif found := self.meant(answer, path[-1]) or self.meant(answer, offered):
                path.append(found)
            elif (judged := sitting.judge(seat, answer)) and judged.legal:
                path.append([judged.number])
            elif not self.wish(seat, answer):
                console.print(self.own.render("play-unknown", {"word": answer}), style="yellow", markup=False)
        if self.agreed(seat, path[-1][0]):
            sitting.play(seat, path[-1][0])
        return True

    def meant(self, answer: str, offered: list[int]) -> list[int]:
        """Which of these the words that were typed mean; one word stands for what was hinted, a number for no words."""
        if answer.lower() == self.own.render("learn-word-do") and self.hinted is not None:
            return [self.hinted] if self.hinted in offered else []
        return [] if answer.isdecimal() else self.sitting.chooser.typed(answer, offered)

    def agreed(self, seat: int, number: int) -> bool:
        """Whether a chosen action is meant."""
        return not self.sitting.ends_game(seat, number) or self.sure()

    def sure(self) -> bool:
        """Ask once more before an action that ends the game at once."""
        return console.input(self.own.render("play-ends") + " ", markup=False).strip().lower()[:1] in YES

    # --- commands: each is called as it is typed ---

    def undo(self, seat: int) -> bool:
        """Take back one's latest action; False when nothing can be."""
        done = self.sitting.undo(seat)
        key, style = ("play-undone", "green") if done else ("play-nothing-to-undo", "yellow")
        console.print(self.own.render(key), style=style)
        return done

    def log(self, seat: int, rest: str) -> None:
        """All that happened."""
        self._tell(self.sitting.log(seat))

    def board(self, seat: int, rest: str) -> None:
        """The table once more."""
        console.print(paint(self.sitting.board(seat, console.width)), end="\n\n")

    def save(self, seat: int, rest: str) -> None:
        """Save now, too."""
        self.sitting.keep()
        self.leave()

    def help(self, seat: int, rest: str) -> None:
        """What can be typed."""
        console.print(self.own.render("play-help"), style="dim", markup=False)

    def hint(self, seat: int, rest: str) -> None:
        """What a bot would do with what this seat knows, and why; a word does it."""
        hint = self.sitting.hint(seat)
        self.hinted = hint.number
        self._because([*hint.told, self.own.render("play-do")])

    def _because(self, lines: list[str]) -> None:
        first, *more = lines
        console.print(first, style="green", markup=False)
        for line in more:
            console.print(f"  {line}", style="dim", markup=False)

    def why(self, seat: int, wish: str) -> None:
        """Why an action is not allowed, or how to write one if the words are none; without any why the bots did it."""
        if not wish:
            for lines in self.sitting.reasons():
                self._because(lines)
        elif not self.wish(seat, wish):
            text = self.own.render("play-why-how", {"examples": self.sitting.examples(seat)})
            console.print(text, style="yellow", markup=False)

    def wish(self, seat: int, words: str) -> bool:
        """Judge an action that somebody typed; False when the words are no action."""
        judged = self.sitting.judge(seat, words)
        if judged is None:
            return False
        console.print(judged.text, style="green" if judged.legal else "yellow", markup=False)
        for paragraph in judged.paragraphs:
            console.print(f"  {paragraph.id}  {paragraph.text}", style="dim", markup=False)
        return True

    def rules(self, seat: int, wanted: str) -> None:
        """Paragraphs of the rulebook: those of the prompt, of an id, or with some words."""
        found = self.sitting.paragraphs(wanted)
        if not found:
            console.print(self.own.render("play-nothing-found"), style="yellow")
        for paragraph in found:
            console.print(f"  {paragraph.id}  {paragraph.text}", markup=False)

    # --- showing ---

    def show(self, seat: int) -> None:
        """What happened since, the table, and what is asked."""
        console.print()
        self._tell(self.sitting.news(seat))
        self.board(seat, "")
        asked = self.sitting.prompt(seat)
        if asked is not None:
            text = Text(asked[0], "bold")
            text.append("  § " + " ".join(asked[1].rules), "dim")
            console.print(text)

    def _tell(self, lines: list[str]) -> None:
        for line in lines:
            console.print(f"  · {line}", style="dim", markup=False)

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
                console.print(self._hanging(text))

    def _hanging(self, text: Text) -> Text:
        """A choice whose end has no room goes on below its beginning, not below its number."""
        if text.cell_len <= console.width:
            return text
        first, *more = text.wrap(console, console.width - 4)
        return Text("\n    ").join([first, *more])

    def finish(self) -> None:
        """Standings; the record stays, the save goes."""
        seats = self.sitting.seats
        viewer = seats.index(None) if None in seats else SPECTATOR
        since = 0 if viewer == SPECTATOR else self.sitting.told[viewer]
        self._tell(self.sitting.log(viewer, since))
        self.board(viewer, "")
        print_outcome(self.match, self.sitting.language, self.sitting.names)
        record = saves.finish(self.sitting.file, self.match)
        console.print(self.own.render("play-record", {"file": str(record)}), style="dim", markup=False)
