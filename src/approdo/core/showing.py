"""A position and what happened in it, for people: drawn and in words, in the reader's language.

The board is drawn by the game's `terminal.py`, as `approdo play` shows it.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from approdo.core.canvas import Canvas, ansi, fitting, folded, html, plain
from approdo.core.events import Event
from approdo.core.game import SPECTATOR, Game
from approdo.core.info import GameInfo
from approdo.core.registry import info
from approdo.core.text import NamesFor

NARROWEST = 79
"""Every game's drawing fits into so many columns, which a window of 80 with a scroll bar has: below it lines are not
folded, or maps would be."""


def terminal_of(game: GameInfo) -> Any:
    """The drawing module of a game."""
    return import_module(f"{game.package}.terminal")


def draw(view: Mapping[str, Any], names: Sequence[str], language: str, width: int, rows: int | None = None) -> Canvas:
    """A table as the view's viewer sees it, its panels beside each other as far as the width allows.

    Where only so many rows are seen at once, a game may draw it closer together.
    """
    game = info(view["game"])
    with fitting(width, rows):
        canvas: Canvas = terminal_of(game).draw(view, game.texts(language), names)
    return folded(canvas, max(width, NARROWEST))


def _described(view: Mapping[str, Any], names: Sequence[str], language: str, width: int | None) -> Canvas:
    """The table, and below it what is asked or how it ended."""
    texts = info(view["game"]).texts(language)
    names = names or default_names(view["players"])
    columns = shutil.get_terminal_size((NARROWEST, 24)).columns if width is None else width
    if view["over"]:
        told = texts.render(f"end-{view['outcome']['reason']}")
    else:
        told = texts.render(view["prompt"]["key"], view["prompt"]["args"], names)
    return [*draw(view, names, language, columns), *folded([[(told, "bold")]], columns)]


def show(
    view: Mapping[str, Any],
    names: Sequence[str] = (),
    language: str = "en",
    width: int | None = None,
    colour: bool = False,
) -> str:
    """A view in words: the table as the terminal draws it, and what its viewer is asked.

    `width` is how many columns there are, by default those of the terminal; `colour` adds a terminal's codes.
    """
    canvas = _described(view, names, language, width)
    return ansi(canvas) if colour else plain(canvas)


def show_html(view: Mapping[str, Any], names: Sequence[str] = (), language: str = "en") -> str:
    """The same for a notebook."""
    return html(_described(view, names, language, NARROWEST))


def tell(
    event: Event | Mapping[str, Any],
    game: Game[Any] | GameInfo | str,
    names: Sequence[str] = (),
    viewer: int = SPECTATOR,
    language: str = "en",
) -> str:
    """An event in words, as a viewer may know it: one that `Match.play` returned, or one of `Match.events`.

    A viewer with a seat is spoken to: "You build", not "P1 builds".
    """
    known = info(game) if isinstance(game, str) else game if isinstance(game, GameInfo) else game.info
    seen = event.seen_by(viewer) if isinstance(event, Event) else event
    return known.texts(language).render(seen["key"], seen["args"], NamesFor(names or default_names(8), viewer))


def default_names(players: int) -> tuple[str, ...]:
    """What players are called who have no names."""
    return tuple(f"P{seat + 1}" for seat in range(players))


def in_colour() -> bool:
    """Whether what is printed now reaches a terminal that shows colours."""
    return sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb" and not os.environ.get("NO_COLOR")
