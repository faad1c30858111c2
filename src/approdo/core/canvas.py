"""Styled text for terminals, independent of any terminal library.

A game's `terminal.py` has `draw(view, texts, names) -> Canvas`: the board as one viewer sees it. Styles are words
that the command line understands: a colour, `bold`, `dim`, `underline`, `reverse`, `X on Y`. Colour never stands
alone: letters and shapes must say the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Span = tuple[str, str]
"""Text and its style ('' for plain)."""
Line = list[Span]
Canvas = list[Line]


def width(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(text) for text, _ in line)


_LIMIT: ContextVar[int | None] = ContextVar("limit", default=None)
_ROWS: ContextVar[int | None] = ContextVar("rows", default=None)


@contextmanager
def fitting(columns: int, rows: int | None = None) -> Iterator[None]:
    """While this lasts, canvases that would be wider than so many columns stand below each other instead.

    `rows` are those that are seen without scrolling, where somebody scrolls.
    """
    limit, seen = _LIMIT.set(columns), _ROWS.set(rows)
    try:
        yield
    finally:
        _LIMIT.reset(limit)
        _ROWS.reset(seen)


def cramped(lines: int) -> bool:
    """True where so many lines are more than is seen at once: then what is empty may be left out."""
    rows = _ROWS.get()
    return rows is not None and rows < lines


def room(taken: int, least: int) -> int:
    """How many columns are left when so many are taken, but so many at least; where nothing limits them, very many."""
    limit = _LIMIT.get()
    return max(least, 1_000 if limit is None else limit - taken)


def cut(name: str, columns: int) -> str:
    """A name that is too long, without its end; but a number that tells two of the same name apart stays."""
    if len(name) <= columns:
        return name
    number = name[name.rfind(" ") :] if name.split(" ")[-1].isdecimal() else ""
    return name[: columns - len(number)].rstrip() + number


def widest(canvas: Canvas) -> int:
    """How many columns a canvas takes."""
    return max(map(width, canvas), default=0)


def beside(left: Canvas, right: Canvas, gap: int = 3) -> Canvas:
    """Two canvases next to each other, or one below the other where they do not fit."""
    wide, limit = widest(left), _LIMIT.get()
    if limit is not None and wide + gap + widest(right) > limit:
        return [*left, [], *right]
    lines: Canvas = []
    for row in range(max(len(left), len(right))):
        first = left[row] if row < len(left) else []
        second = right[row] if row < len(right) else []
        lines.append([*first, (" " * (wide - width(first) + gap), ""), *second])
    return lines


def folded(canvas: Canvas, columns: int) -> Canvas:
    """Lines that are too long go on below, broken at spaces: for texts and lists, not for drawings."""
    lines: Canvas = []
    for line in canvas:
        lines += _fold(line, columns) if width(line) > columns else [line]
    return lines


def _fold(line: Line, columns: int) -> Canvas:
    words = [(word, style) for text, style in line for word in re.findall(r" *[^ ]+ *| +", text)]
    lines: Canvas = [[]]
    for word, style in words:
        if lines[-1] and width(lines[-1]) + len(word.rstrip()) > columns:
            lines.append([("    ", "")])
            word = word.lstrip()
        lines[-1].append((word, style))
    return [[*spans[:-1], (spans[-1][0].rstrip(), spans[-1][1])] for spans in lines]


def plain(canvas: Iterable[Line]) -> str:
    """The text without its styles."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in canvas)


# --- in colour, without any library ---

COLOURS = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")
"""The colours that a style may name, in the order of the terminals; others are written #rrggbb."""
INK, PAPER = "#ede2cb", "#161c22"
INKS = dict(
    zip(COLOURS, ("#241b13", "#c44a34", "#749e54", "#d6aa46", "#47758d", "#96608c", "#5f96a0", "#d6cdbe"), strict=True)
)
"""What they look like where we choose: those of the page."""
BRIGHT = dict(
    zip(COLOURS, ("#6e6458", "#eb8b78", "#93c79e", "#e2b75c", "#8fc0d4", "#c496be", "#96c8cd", "#fff6e6"), strict=True)
)
"""The same, bold."""
_ANSI = {"bold": "1", "dim": "2", "underline": "4", "reverse": "7"}
_CSS = {"bold": "font-weight:bold", "dim": "opacity:.6", "underline": "text-decoration:underline"}


def _parts(style: str) -> tuple[list[str], str, str]:
    """A style's words apart from its colour and its ground."""
    front, _, ground = f" {style}".partition(" on ")
    words = front.split()
    colour = next((word for word in words if word in COLOURS or word.startswith("#")), "")
    return [word for word in (*words, *ground.split()[1:]) if word in _ANSI], colour, ground.split(" ")[0]


def _ansi_colour(colour: str, base: int) -> str:
    if colour.startswith("#"):
        red, green, blue = bytes.fromhex(colour[1:])
        return f"{base + 8};2;{red};{green};{blue}"
    return str(base + COLOURS.index(colour))


def ansi(canvas: Canvas) -> str:
    """The text with the codes of a colour terminal."""

    def shown(text: str, style: str) -> str:
        words, colour, ground = _parts(style)
        codes = [_ANSI[word] for word in words]
        codes += [_ansi_colour(colour, 30)] if colour else []
        codes += [_ansi_colour(ground, 40)] if ground else []
        return f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if codes else text

    return "\n".join("".join(shown(*span) for span in line) for line in canvas)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def html(canvas: Canvas) -> str:
    """The text as HTML, for a notebook: it can be copied and read aloud."""

    def shown(text: str, style: str) -> str:
        words, colour, ground = _parts(style)
        colour, ground = INKS.get(colour, colour), INKS.get(ground, ground)
        if "reverse" in words:
            colour, ground = ground or PAPER, colour or INK
        css = [_CSS[word] for word in words if word in _CSS]
        css += [f"color:{colour}"] if colour else []
        css += [f"background:{ground}"] if ground else []
        return f'<span style="{";".join(css)}">{_escaped(text)}</span>' if css else _escaped(text)

    body = "\n".join("".join(shown(*span) for span in line) for line in canvas)
    look = f"color:{INK};background:{PAPER};padding:1em;line-height:1.25;overflow-x:auto;white-space:pre"
    return f'<pre style="{look};font-family:ui-monospace,Menlo,Consolas,monospace">{body}</pre>'
