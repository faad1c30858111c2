"""The table in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from approdo.core.canvas import Canvas
from approdo.core.text import Texts


def draw(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> Canvas:
    """The shell that is bid for, and everybody's pebbles and shells."""
    board = view["board"]
    lines: Canvas = [[(texts.render("table-shell", {"shell": board["prize"]}), "bold")]]
    for seat, name in enumerate(names):
        pebbles = " ".join(map(str, board["hands"][seat]))
        shells = " ".join(map(str, board["won"][seat])) or "-"
        sealed = " *" if board["sealed"][seat] else ""
        line = texts.render("table-seat", {"player": name, "pebbles": pebbles, "shells": shells})
        lines.append([(line + sealed, "")])
    return lines


def tell_effect(effect: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> str:
    """What a bid is for."""
    return texts.render("table-effect", {"points": effect["points"]})
