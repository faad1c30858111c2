"""How the command line speaks: consoles, canvases, errors, languages."""

from __future__ import annotations

import json
import locale
import os
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from approdo.core.canvas import Canvas
from approdo.core.text import LANGUAGES, Texts, texts

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def _chosen(value: str | None) -> str:
    if value is None:
        spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
        return "it" if spoken.lower().startswith("it") else "en"
    if value not in LANGUAGES:
        raise typer.BadParameter(f"we speak {' and '.join(LANGUAGES)}, not {value}")
    return value


Language = Annotated[
    str | None, typer.Option("--lang", callback=_chosen, help="it or en; your system's language by default.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def words(language: str | None) -> Texts:
    """The texts of the command line itself."""
    return texts("approdo.cli", language or "en")


def paint(canvas: Canvas) -> Text:
    """A canvas for the terminal."""
    shown = Text()
    for line in canvas:
        for text, style in line:
            shown.append(text, style or None)
        shown.append("\n")
    return shown


def print_json(data: Any) -> None:
    """JSON on standard output, one document."""
    print(json.dumps(data, ensure_ascii=False))


def parse_options(pairs: list[str]) -> dict[str, str]:
    """`--option side=B --option redevelop=true` as a dict."""
    options = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise typer.BadParameter(f"options are written name=value, such as side=B; found '{pair}'")
        options[key] = value
    return options
