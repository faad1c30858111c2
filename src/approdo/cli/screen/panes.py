"""The parts of the screen."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from approdo.cli.sitting import Sitting
from approdo.cli.style import paint, ranking, verdict
from approdo.core.canvas import Canvas, cut

if TYPE_CHECKING:
    from rich.table import Table


class Board(VerticalScroll, can_focus=False):
    """The table as the person sees it; drawn anew when the place for it changes."""

    draw: Callable[[int, int], Canvas] | None = None
    place: Size | None = None
    """For which place it was drawn."""

    def compose(self) -> ComposeResult:
        yield Static(id="drawing")

    def show(self, draw: Callable[[int, int], Canvas]) -> None:
        """Draw this from now on."""
        self.draw = draw
        self.redraw()

    def redraw(self) -> None:
        """Draw it for the place there is."""
        self.place = self.size
        if self.draw is not None and self.size.width:
            drawn = self.draw(self.scrollable_content_region.width, self.size.height)
            self.query_one("#drawing", Static).update(paint(drawn))

    def on_resize(self, event: events.Resize) -> None:
        """Panels may fit beside each other now, or no longer."""
        if self.size != self.place:
            self.redraw()


class Log(VerticalScroll, can_focus=False):
    """What happened, the latest at the foot."""

    lines: Sequence[str] = ()
    old = 0
    """So many of them are known already."""

    def compose(self) -> ComposeResult:
        yield Static(id="told")

    def show(self, lines: Sequence[str], new: int) -> None:
        """Show these; all but so many at the end are known already."""
        self.lines, self.old = lines, len(lines) - new
        self.fill()

    def fill(self) -> None:
        """Write them for the width there is; what is too long goes on below its first word, not below its mark."""
        columns = max(20, self.scrollable_content_region.width)
        told = (textwrap.fill(line, columns, initial_indent="· ", subsequent_indent="  ") for line in self.lines)
        text = Text("\n").join(Text(line, "dim" if at < self.old else "") for at, line in enumerate(told))
        self.query_one("#told", Static).update(text)
        self.scroll_end(animate=False)

    def on_resize(self, event: events.Resize) -> None:
        """Lines break elsewhere now."""
        self.fill()


def latest(lines: Sequence[str], columns: int) -> str:
    """As much of the end of the log as has room in one line, each with a mark before it."""
    told = ""
    for line in reversed(lines):
        if told and len(told) + len(line) + 3 > columns:
            break
        told = f" · {line}{told}"
    return told if len(told) <= columns else told[: max(0, columns - 1)] + "…"


class Choices(OptionList, can_focus=False):
    """What can be chosen; the keys come from the line below it."""

    def offer(self, entries: Sequence[tuple[str, int | None]]) -> None:
        """Show these; the number is what is typed for it, where there is one."""
        self.clear_options()
        self.add_options(Option(self._entry(text, number)) for text, number in entries)
        self.highlighted = 0 if entries else None

    def _entry(self, text: str, number: int | None) -> Text | Table:
        """One choice; what does not fit into its line goes on below its beginning, not below its number."""
        mark = Text(f"{number:>3}" if number is not None else "   ", "bold")
        width = self.size.width or self.app.size.width  # nothing has a place yet when the first question comes
        if len(text) + 8 <= width:  # the number, the margins and a scroll bar
            return Text.assemble(mark, " ", text)
        from rich.table import Table

        hanging = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
        hanging.add_row(mark, Text(text))
        return hanging


class Line(Input):
    """Where one types; arrows move among the choices."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.move(-1)", show=False),
        Binding("down", "app.move(1)", show=False),
        Binding("pageup", "app.scroll_board(-1)", show=False),
        Binding("pagedown", "app.scroll_board(1)", show=False),
    ]


class Keys(Static):
    """What the keys do, in one line that can be clicked."""

    auto_links = False

    def show(self, keys: Sequence[tuple[str, str, str]], apart: int) -> None:
        """Show key, action and word of each, so far apart."""
        shown = Text(" ")
        for key, action, word in keys:
            name = "esc" if key == "escape" else key
            shown.append_text(Text.assemble((name, "bold yellow"), f" {word}").on(meta={"@click": f"app.{action}"}))
            shown.append(" " * apart)
        self.update(shown)


def scores(sitting: Sitting, viewer: int) -> Text:
    """Every player with the score so far as the viewer may know it; an arrow at whose turn it is."""
    match = sitting.match
    text = Text()
    known = match.game.scores(match.state, viewer)
    for seat, name in enumerate(sitting.names):
        awaited = seat in match.actors
        total = sum(part.value for part in known[seat])
        text.append("▶ " if awaited else "  ", "bold")
        text.append(f"{cut(name, 18):<18} {total:>4}\n", "bold" if awaited else "")
    return text


def standings(sitting: Sitting) -> Text:
    """How it ended, with every player's breakdown."""
    match = sitting.match
    assert match.outcome is not None
    text = Text()
    text.append(f"{verdict(match, sitting.language, sitting.names)}\n", "bold")
    text.append(sitting.texts.render(f"end-{match.outcome.reason}") + "\n")
    return text.append(ranking(match, sitting.language, sitting.names))


class Sheet(ModalScreen[bool]):
    """Something to read, closed by any of its keys."""

    DEFAULT_CSS = """
    Sheet { align: center middle; background: $background 70%; }
    #sheet {
        width: 76;
        max-width: 100%;
        height: auto;
        max-height: 100%;
        padding: 0 2;
        background: $surface;
        border: solid $primary;
    }
    #sheet-foot { dock: bottom; height: 1; }
    #sheet-body { margin-bottom: 1; }
    """
    """Here and not in the style sheet: what the first question does not show is not read for it."""
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,n,y,s", "answer(False)", show=False)]

    def __init__(self, title: str, body: str | Text, foot: str) -> None:
        super().__init__()
        self.title_text, self.body, self.foot = title, body, foot

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Static(Text(self.title_text, "bold"), id="sheet-title")
            yield Static(self.body if isinstance(self.body, Text) else Text(self.body), id="sheet-body")
            yield Static(Text(self.foot, "dim"), id="sheet-foot")

    def action_answer(self, answer: bool) -> None:
        """Close it."""
        self.dismiss(answer)


class Question(Sheet):
    """Asked before what cannot be undone: its letter alone says yes, not an Enter that was pressed too often."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("y,s", "answer(True)", show=False)]


class Curtain(Sheet):
    """Covers everything while the screen is handed over."""

    DEFAULT_CSS = "Curtain { background: $background; }"
