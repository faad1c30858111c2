"""The full-screen application: asks the sitting what to show and tells it what was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.terminal_theme import TerminalTheme
from rich.text import Text
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.screen import Screen as Page
from textual.theme import Theme
from textual.widgets import Input, OptionList, Static

from approdo.cli import saves
from approdo.cli.chooser import Menu, begins
from approdo.cli.screen.panes import (
    Board,
    Choices,
    Curtain,
    Keys,
    Line,
    Log,
    Question,
    Sheet,
    latest,
    scores,
    standings,
)
from approdo.cli.sitting import Hint, Sitting
from approdo.core.canvas import BRIGHT, INK, INKS, PAPER
from approdo.core.errors import ApprodoError
from approdo.core.game import SPECTATOR
from approdo.core.text import Arg

SMALLEST = (80, 24)
WIDE = 124
"""From so many columns on, players and log stand beside the table."""
BROAD = 150
"""From so many on, the log is broader."""
TALL = 36
SHORT = 28
"""Below so many rows the choices give one to the table: Terra Nova's island is then seen whole at 24."""
SHOWN = 60
"""So many choices are listed while one types."""
NIGHT = Theme(
    name="approdo",
    primary="#C24836",
    secondary="#8FC0D4",
    accent="#E2B75C",
    warning="#E2B75C",
    error="#EB8B78",
    success="#93C79E",
    foreground="#EDE2CB",
    background="#161C22",
    surface="#1F2830",
    panel="#33404B",
    dark=True,
)


def _rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


THEME = TerminalTheme(_rgb(PAPER), _rgb(INK), [*map(_rgb, INKS.values())], [*map(_rgb, BRIGHT.values())])
"""What the eight colours of a terminal look like here: those of the page."""


def forms(columns: int, rows: int) -> list[str]:
    """Which of the forms in the style sheet a window has: panels stack in a small one."""
    fits = {
        "narrow": columns < WIDE,
        "broad": columns >= BROAD,
        "tall": rows >= TALL,
        "short": rows < SHORT,
        "small": columns < SMALLEST[0] or rows < SMALLEST[1],
    }
    return [name for name, holds in fits.items() if holds]


class Screen(App[str]):
    """A sitting on the whole screen. Returns what is to be said after leaving."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f10,ctrl+q,ctrl+c", "leave", priority=True)]
    """Leaving works everywhere, also while something is read; all is saved by then."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.set_reactive(App.ansi_theme_dark, THEME)
        self.register_theme(NIGHT)
        self.theme = "approdo"
        self.stylesheet.set_variables(self.get_css_variables())
        self.sitting = sitting
        self.own = sitting.own
        self.seat: int | None = None
        """The person who is asked; None while bots think."""
        self.path: list[list[int]] = []
        """How far the choice is narrowed: every step's actions."""
        self.entries: list[tuple[str, list[int]]] = []
        """What the list shows, and the actions behind each line."""
        self.menu = Menu("", [])
        """What can be chosen at this step, before anything is typed."""
        self.hinted: int | None = None
        """What a bot would do here, if one was asked: it heads the list."""
        self.news: list[str] = []
        """What happened, for windows in which the log has no place."""
        self.end = Text()
        """How the game ended."""
        self.window = Size(0, 0)
        """What all was fitted to: while that changes, the application itself still has the size that it had."""
        for key, action, word in _KEYS[:-1]:
            self.bind(key, action, description=self.own.render(f"screen-key-{word}"))

    def get_css_variables(self) -> dict[str, str]:
        """Those of our theme alone: what is asked before it is set is asked again."""
        return super().get_css_variables() if self.theme == NIGHT.name else {}

    def refresh_css(self, animate: bool = True) -> None:
        """Nothing: there is one theme, and all was painted in it from the beginning."""

    def get_default_screen(self) -> Page[object]:
        """The page, in the form that the window wants: styling it a second time would delay the first question."""
        return Page(id="_default", classes=" ".join(forms(*self.size)))

    def compose(self) -> ComposeResult:
        yield Static(id="strip")
        with Horizontal(id="middle"):
            yield Board(id="board")
            with Vertical(id="side"):
                yield Static(id="scores")
                yield Log(id="log")
        yield Static(id="prompt")
        with Vertical(id="answers"):
            yield Static(id="said")
            yield Choices(id="choices")
        yield Line(id="line")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        """Begin; whoever is asked first is asked by the first thing painted."""
        self.query_one(Line).focus()
        seat = self.sitting.person()
        if seat is None or self.sitting.forced(seat):
            self.go_on()
        else:
            self.face(seat)

    def on_resize(self, event: events.Resize) -> None:
        """Panels may stack now, or no longer; a window that is too small says so."""
        if event.size == self.window:  # told twice at the start
            return
        self.window = event.size
        log = ["log"] if self.default_screen.has_class("log") else []
        self.default_screen.set_classes([*forms(*event.size), *log])  # at once: each change styles all anew
        if self.default_screen.has_class("small"):
            self.show_small()
        keys = [(key, action, self.own.render(f"screen-key-{word}")) for key, action, word in _KEYS]
        self.query_one(Keys).show(keys, apart=1 if self.window.width < WIDE else 3)
        self.show_strip()
        if self.seat is not None:
            self.show_prompt(self.seat)
            self.show_how()

    # --- the course of the game ---

    @work(thread=True, exclusive=True)
    def go_on(self) -> None:
        """Let bots play until a person is asked or the game is over; they think beside the screen."""
        sitting = self.sitting
        while not sitting.match.over:
            seat = sitting.advance()
            if seat is not None:
                self.call_from_thread(self.face, seat)
                return
            self.call_from_thread(self.wait)
        self.call_from_thread(self.finish)

    def wait(self) -> None:
        """Show the table while bots play; what only one of several people may see stays hidden."""
        self.seat = None
        sitting = self.sitting
        names = ", ".join(sitting.match.names[seat] for seat in sitting.match.actors if sitting.bots[seat])
        self.show_table(self.viewer())
        told = self.own.render("screen-thinking", {"players": names}) if names else ""
        self.query_one("#prompt", Static).update(Text(told))
        self.offer([])

    def viewer(self) -> int:
        """Whose eyes the screen has between decisions."""
        seats = self.sitting.seats
        return seats.index(None) if seats.count(None) == 1 else SPECTATOR

    def face(self, seat: int) -> None:
        """A person is asked; among several, the screen is handed over first."""
        if self.sitting.hidden_from(seat):
            self.show_table(SPECTATOR)
            name = self.sitting.match.names[seat]
            title = self.own.render("play-curtain", {"player": name})
            self.push_screen(Curtain(title, "", ""), lambda _: self.ask(seat))
        else:
            self.ask(seat)

    def ask(self, seat: int) -> None:
        """Show a person the table and what can be chosen."""
        self.sitting.facing = self.seat = seat
        self.path = []
        self.show_table(seat)
        self.show_prompt(seat)
        self.sitting.told[seat] = self.sitting.match.step
        self.step(self.sitting.offered(seat))

    def step(self, *further: list[int]) -> None:
        """Offer what is left to choose among, after one step more, or one less."""
        assert self.seat is not None
        self.path += further
        self.hinted = None
        self.menu = self.sitting.chooser.menu(self.path[-1], self.sitting.effects(self.seat))
        self.show_how()
        self.narrow()

    def choose(self, numbers: list[int]) -> None:
        """One line was chosen: narrow further, or do it."""
        if len(numbers) > 1:
            self.step(numbers)
        elif self.seat is not None and self.sitting.ends_game(self.seat, numbers[0]):
            yes, no = self.own.render("screen-yes"), self.own.render("screen-no")
            question = Question(
                self.own.render("play-ends").partition("[")[0], "", f"{yes}: {yes[0].lower()}   {no}: Esc"
            )
            self.push_screen(question, lambda sure: self.do(numbers[0]) if sure else None)
        else:
            self.do(numbers[0])

    def do(self, number: int) -> None:
        """Carry out an action and go on."""
        assert self.seat is not None
        self.sitting.play(self.seat, number)
        self.say("")
        self.keep()
        self.seat, self.path = None, []
        self.show_how()
        self.go_on()

    def keep(self) -> None:
        """Save; what prevents it is told."""
        try:
            self.sitting.keep()
        except ApprodoError as error:
            self.say(str(error))

    def finish(self) -> None:
        """The end: the table, the standings, and where the record is."""
        self.seat = None
        record = saves.finish(self.sitting.file, self.sitting.match)
        self.show_table(self.viewer())
        self.end = standings(self.sitting)
        self.end.append("\n" + self.own.render("play-record", {"file": str(record)}), "dim")
        self.query_one("#prompt", Static).update(self.end.split("\n")[0])
        self.offer([])
        self.query_one(Line).placeholder = self.own.render("screen-end-line")
        self.show_end()

    def show_end(self) -> None:
        """How the game ended; Enter shows it again."""
        self.push_screen(Sheet(self.own.render("play-over", {"reason": ""}).strip(), self.end, self._close))

    # --- showing ---

    def show_table(self, viewer: int) -> None:
        """The table, the players and the log as a viewer may see them."""
        sitting = self.sitting
        self.query_one(Board).show(lambda width, rows: sitting.board(viewer, width, rows))
        self.query_one("#scores", Static).update(scores(sitting, viewer))
        since = sitting.told[viewer] if viewer >= 0 else 0
        self.news = sitting.log(viewer)
        self.query_one(Log).show(self.news, new=len(sitting.log(viewer, since)))
        self.show_strip()

    def show_strip(self) -> None:
        """Which game this is; where the log is not beside the table, also what happened last."""
        game = self.sitting.match.game
        args: dict[str, Arg] = {"game": game.info.name(self.sitting.language), "players": game.players}
        text = Text(self.own.render("play-welcome", args), "bold")
        if self.default_screen.has_class("narrow"):
            room = self.window.width - len(text) - 2
            text.append(latest(self.news, room), "not bold")
        self.query_one("#strip", Static).update(text)

    def show_small(self) -> None:
        """How large the window is, and should be."""
        columns, rows = self.window
        told = self.own.render("screen-small", {"columns": columns, "rows": rows})
        if shown := self.default_screen.query("#small"):
            shown.only_one(Static).update(told)
        else:
            self.default_screen.mount(Static(told, id="small"))

    def show_prompt(self, seat: int) -> None:
        """What is asked, with its paragraphs where they cost no line: F4 shows them."""
        asked = self.sitting.prompt(seat)
        text = Text(asked[0] if asked else "")
        if asked is not None:
            rules = "  § " + " ".join(asked[1].rules)
            fits = not self.default_screen.has_class("narrow") or len(text) + len(rules) <= self.window.width - 2
            text.append(rules if fits else "", "dim")
        self.query_one("#prompt", Static).update(text)

    def show_how(self) -> None:
        """Below the list: how to choose, and after the first step what is chosen and how to go back."""
        how = "screen-filter" if self.default_screen.has_class("tall") else "screen-filter-short"
        deeper = len(self.path) > 1
        told = self.own.render("screen-step", {"title": self.menu.title}) if deeper else self.own.render(how)
        self.query_one(Line).placeholder = told

    def say(self, text: str, good: bool = False) -> None:
        """A line above the choices, until something is typed."""
        said = self.query_one("#said", Static)
        said.update(Text(text))
        said.display = bool(text)
        said.set_class(good, "good")

    def narrow(self, words: str | None = None) -> None:
        """List the choices of this step, or those that have the typed words."""
        if self.seat is None:
            return
        chooser, effects, menu = self.sitting.chooser, self.sitting.effects(self.seat), self.menu
        typed = (self.query_one(Line).value if words is None else words).strip()
        if typed and menu.chosen(typed):
            self.offer(menu.entries, menu.keys)
            self.query_one(Choices).highlighted = menu.keys.index(int(typed))
        elif not typed and self.hinted is not None:
            best = (chooser.label(self.hinted, effects), [self.hinted])
            self.offer([best, *menu.entries], [None, *menu.keys])
        elif not typed:
            self.offer(menu.entries, menu.keys)
        else:
            listed, fit = self.listed(typed, menu), chooser.beginning(typed, self.path[-1])
            if not (listed or fit) and len(self.path) > 1:  # not of this step: somebody thinks again
                listed = self.listed(typed, chooser.menu(self.path[0], effects))
                fit = chooser.beginning(typed, self.path[0])
            groups = [(text, more) for text, more in listed if len(more) > 1 or not fit]
            self.offer([*groups, *((chooser.label(number, effects), [number]) for number in fit[:SHOWN])])
            if typed.isdecimal():  # a number that is not offered is not the first one with such a digit: 1 is not 10
                self.query_one(Choices).highlighted = None
            self.say("" if self.entries else self.own.render("screen-none"))

    def listed(self, typed: str, menu: Menu) -> list[tuple[str, list[int]]]:
        """The lines of a menu that have the typed words, also in what they tell of an effect."""
        return [(text, numbers) for text, numbers in menu.entries if begins(typed, text)]

    def offer(self, entries: list[tuple[str, list[int]]], keys: Sequence[int | None] = ()) -> None:
        """Fill the list."""
        self.entries = entries
        numbers = keys or [None] * len(entries)
        self.query_one(Choices).offer([(text, n) for (text, _), n in zip(entries, numbers, strict=True)])

    # --- keys and mouse ---

    @on(Input.Changed, "#line")
    def typed(self, event: Input.Changed) -> None:
        """Something was typed: the list follows."""
        self.say("")
        self.narrow(event.value)

    @on(Input.Submitted, "#line")
    def entered(self, event: Input.Submitted) -> None:
        """Enter: the highlighted line, or a judgement of words that fit none; who types faster goes on typing."""
        at = self.query_one(Choices).highlighted
        line = self.query_one(Line)
        if self.sitting.match.over and self.end:
            self.show_end()
        elif self.seat is None:
            return
        elif at is not None and self.entries:
            line.value = line.value.removeprefix(event.value)
            self.choose(self.entries[at][1])
        else:
            self.judge(event.value)

    @on(OptionList.OptionSelected, "#choices")
    def clicked(self, event: OptionList.OptionSelected) -> None:
        """A line was clicked."""
        self.query_one(Line).value = ""
        if self.seat is not None:
            self.choose(self.entries[event.option_index][1])

    def judge(self, words: str) -> None:
        """Do what was typed as a sentence, or say why it is not possible."""
        assert self.seat is not None
        judged = self.sitting.judge(self.seat, words)
        line = self.query_one(Line)
        if judged is not None and judged.legal:
            line.value = ""
            self.choose([judged.number])
            return
        line.select_all()  # what one types next stands for itself; arrows still mend what was written
        if judged is None:
            self.say(self.own.render("screen-how", {"examples": self.sitting.examples(self.seat)}))
        else:
            rules = " ".join(paragraph.id for paragraph in judged.paragraphs)
            self.say(f"{judged.text}  § {rules}" if rules else judged.text)

    def action_move(self, by: int) -> None:
        """Another line of the list."""
        choices = self.query_one(Choices)
        if self.entries:
            choices.highlighted = min(max((choices.highlighted or 0) + by, 0), len(self.entries) - 1)

    def action_scroll_board(self, pages: int) -> None:
        """See the rest of a table that is larger than the window."""
        board = self.query_one(Board)
        board.scroll_relative(y=pages * max(1, board.size.height - 2), animate=False)

    def action_step_back(self) -> None:
        """Empty the line, or go one step back."""
        line = self.query_one(Line)
        if line.value:
            line.value = ""
        elif len(self.path) > 1:
            self.path.pop()
            self.step()
        elif self.hinted is not None:
            self.hinted = None
            self.narrow()

    def action_undo(self) -> None:
        """Take back one's latest action."""
        if self.seat is None:
            return
        if self.sitting.undo(self.seat):
            self.keep()
            self.ask(self.seat)
            self.say(self.own.render("play-undone"), good=True)
        else:
            self.say(self.own.render("play-nothing-to-undo"))

    def action_hint(self) -> None:
        """What a bot would do, and why; it thinks beside the screen, for a second or more."""
        if self.seat is not None:
            self.say(self.own.render("screen-weighing"), good=True)
            self.weigh(self.seat, self.sitting.match.step)

    @work(thread=True, exclusive=True, group="hint")
    def weigh(self, seat: int, step: int) -> None:
        """Ask the bot; an answer that comes after the person has moved is not told any more."""
        self.call_from_thread(self.advise, seat, step, self.sitting.hint(seat))

    def advise(self, seat: int, step: int, hint: Hint) -> None:
        """Tell what the bot would do, if that is still the question; who is choosing meanwhile is not disturbed."""
        if (self.seat, self.sitting.match.step) != (seat, step):
            return
        line = self.query_one(Line)
        if not self.entries or not (line.value or self.query_one(Choices).highlighted):
            self.hinted = hint.number
            with line.prevent(Input.Changed):
                line.value = ""
            self.narrow()
        self.say("\n".join(hint.told), good=True)

    def action_reasons(self) -> None:
        """Why the bots did what they did last."""
        told = "\n\n".join("\n  ".join(lines) for lines in self.sitting.reasons())
        self.push_screen(Sheet(self.own.render("screen-key-reasons"), told, self._close))

    def action_log(self) -> None:
        """In small windows: the log in place of the table, and back."""
        self.default_screen.toggle_class("log")

    def action_rules(self) -> None:
        """The paragraphs of the moment, or with the typed words."""
        wanted = self.query_one(Line).value.strip()
        text = Text()
        for paragraph in self.sitting.paragraphs(wanted) if not self.sitting.match.over else ():
            text.append(f"{paragraph.id}  ", "bold")
            text.append(f"{paragraph.text}\n\n")
        body = text if text else Text(self.own.render("play-nothing-found"))
        self.push_screen(Sheet(self.own.render("screen-key-rules"), body, self._close))

    def action_help(self) -> None:
        """What the keys do."""
        self.push_screen(Sheet(self.own.render("screen-key-help"), self.own.render("screen-help"), self._close))

    @property
    def _close(self) -> str:
        return f"{self.own.render('screen-key-close')}: Esc"

    def action_leave(self) -> None:
        """Save and leave."""
        if self.sitting.match.over:
            told = self.end.plain.splitlines()
            self.exit(f"{told[0]}\n{told[-1]}")
            return
        self.keep()
        name = self.sitting.file.name.removesuffix(saves.SUFFIX)
        self.exit(self.own.render("play-saved", {"game": self.sitting.match.game.info.id, "name": name}))


_KEYS = (
    ("f1", "help", "help"),
    ("f2", "hint", "hint"),
    ("f3", "log", "log"),
    ("f4", "rules", "rules"),
    ("f5", "reasons", "reasons"),
    ("escape", "step_back", "back"),
    ("f8", "undo", "undo"),
    ("f10", "leave", "leave"),
)
"""Key, what it does, and the word for it in the texts."""
