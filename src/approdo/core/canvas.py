"""Styled text for terminals, independent of any terminal library.

A game's `terminal.py` has `draw(view, texts, names) -> Canvas`: the board as one viewer sees it. Styles are words
that the command line understands: a colour, `bold`, `dim`, `reverse`, `X on Y`. Colour never stands alone:
letters and shapes must say the same.
"""

from __future__ import annotations

from collections.abc import Iterable

Span = tuple[str, str]
"""Text and its style ('' for plain)."""
Line = list[Span]
Canvas = list[Line]


def width(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(text) for text, _ in line)


def beside(left: Canvas, right: Canvas, gap: int = 3) -> Canvas:
    """Two canvases next to each other."""
    wide = max((width(line) for line in left), default=0)
    lines: Canvas = []
    for row in range(max(len(left), len(right))):
        first = left[row] if row < len(left) else []
        second = right[row] if row < len(right) else []
        lines.append([*first, (" " * (wide - width(first) + gap), ""), *second])
    return lines


def plain(canvas: Iterable[Line]) -> str:
    """The text without its styles."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in canvas)
