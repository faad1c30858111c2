"""All texts that people read: core, server, terminal, the page's shell, and of each game its texts and its board's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import approdo
from approdo.core.text import FALLBACK, Texts, parse_ftl, source

ROOT = Path(__file__).parents[2]
PACKAGES = {name: f"approdo.{name}" for name in ("core", "server", "cli")}
GAMES = {info.id: info for info in approdo.all_games()}
BOARDS = {f"{id} board": ROOT / "web" / "src" / "games" / id for id in GAMES}
SOURCES = (*PACKAGES, "page", *GAMES, *BOARDS)


def written(name: str, language: str) -> str:
    """A Fluent file as it is written; the English one where there is none yet."""
    if name in PACKAGES:
        return source(PACKAGES[name], language)
    if name in GAMES:
        return source(GAMES[name].package, language)
    own = folder_of(name) / f"{language}.ftl"
    return (own if own.exists() else own.with_stem(FALLBACK)).read_text(encoding="utf-8")


def folder_of(name: str) -> Path:
    """Where the page's own texts or those of a board lie."""
    return ROOT / "web" / "src" / "text" if name == "page" else BOARDS[name]


@cache
def own_texts(name: str, language: str) -> Texts:
    """The messages of one file alone."""
    return Texts(language, parse_ftl(written(name, language), f"{name} {language}"))


def sentences(name: str, language: str) -> Iterator[tuple[str, str]]:
    """Key and text as written, for every message of a file."""
    key = ""
    found: dict[str, list[str]] = {}
    for line in written(name, language).splitlines():
        if line.startswith("#"):
            continue
        head, equals, rest = line.partition(" =")
        if equals and line[:1].isalpha():
            key = head
            found[key] = [rest]
        elif key:
            found[key].append(line)
    for id, lines in found.items():
        yield id, " ".join(" ".join(lines).split())
