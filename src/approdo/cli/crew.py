"""The bots as people meet them in the terminal: listed, chosen, and called by their rank."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import typer

from approdo.bots import balance, crew
from approdo.cli.style import AsJson, Language, console, print_json, words
from approdo.core.registry import info
from approdo.core.text import LANGUAGES, texts

if TYPE_CHECKING:
    from rich.table import Table

PERSON, OTHER = "person", "bot"


def register(app: typer.Typer) -> None:
    """Add this command."""
    app.command()(bots)


def bots(as_json: AsJson = False, lang: Language = None) -> None:
    """List the bots: whom one plays against, and those for research."""
    language = lang or "en"
    if as_json:
        print_json([_told(level, language) for level in (*crew.crew(), *crew.others())])
        return
    console.print(_table(language))
    console.print(words(language).render("bots-how"), style="dim", markup=False)


def _told(level: str, language: str) -> dict[str, object]:
    known = level in crew.CREW
    strength = crew.CREW.index(level) + 1 if known else None
    return {
        "id": level,
        "name": name_of(level, language),
        "about": about(level, language),
        "strength": strength,
        "usual": level == crew.usual(),
    }


def name_of(level: str, language: str) -> str:
    """What a bot is called: its rank, or its id where it has none."""
    return _said(f"level-{level}", language) or level


def about(level: str, language: str, game: str | None = None, players: int | None = None) -> str:
    """Its temperament in a sentence; of a game, whom it plays like here, and whether sides are out of balance with it.

    Empty for bots of other packages.
    """
    told = [_said(f"level-{level}-about", language)]
    if game is not None:
        if like := crew.equals(game).get(level):
            told.append(words(language).render("level-like", {"name": name_of(like, language)}))
        if players is not None and (won := balance.uneven(game).get(level, {}).get(players)) is not None:
            own = texts(info(game).package, language)
            told.append(own.render("sides-uneven", {"n": players, "won": won}))
    return " ".join(told)


def _said(key: str, language: str) -> str:
    own = words(language)
    return own.render(key) if key in own.messages else ""


def _pips(level: str) -> str:
    strength = crew.CREW.index(level) + 1
    return "◆" * strength + "◇" * (len(crew.CREW) - strength)


def _table(language: str, game: str | None = None, players: int | None = None) -> Table:
    """The crew to choose from for a game, or everybody."""
    from rich.table import Table

    shown = Table(box=None, pad_edge=False, show_header=False)
    for number, level in enumerate(crew.crew(), start=1):
        first = [str(number)] if game is not None else []
        shown.add_row(*first, name_of(level, language), _pips(level), level, about(level, language, game, players))
    if game is not None:
        return shown
    for level in crew.others():
        shown.add_row(name_of(level, language), words(language).render("bots-research"), level, about(level, language))
    return shown


def ask(game: str, language: str, players: int) -> str:
    """Whom a person wants to play a game against; Enter takes the one for newcomers."""
    offered = crew.crew()
    if len(offered) < 2:
        return crew.usual()
    own = words(language)
    console.print(_table(language, game, players))
    usual = offered.index(crew.usual()) + 1
    while True:
        asked = own.render("bots-ask", {"most": len(offered), "usual": usual})
        answer = console.input(asked + " ", markup=False).strip().lower()
        if not answer:
            return crew.usual()
        if answer.isdecimal() and 1 <= int(answer) <= len(offered):
            return offered[int(answer) - 1]
        if answer in offered:
            return answer


def names_of(specs: list[str | None], language: str) -> list[str]:
    """What players are called: bots by their rank, with a number where there are several of it."""
    kinds = [PERSON if spec is None else spec if spec in crew.CREW else OTHER for spec in specs]
    met: Counter[str] = Counter()
    names = []
    for kind in kinds:
        met[kind] += 1
        numbered = kind == OTHER or kinds.count(kind) > 1
        names.append(_name(kind, met[kind] if numbered else None, language))
    return names


def renamed(names: Sequence[str], specs: list[str | None], language: str) -> list[str]:
    """What players of a saved game are called who were named as above in any language; other names stay."""
    ours = any(list(names) == names_of(specs, spoken) for spoken in LANGUAGES)
    return names_of(specs, language) if ours else list(names)


def _name(kind: str, n: int | None, language: str) -> str:
    own = words(language)
    if kind in crew.CREW:
        return name_of(kind, language) if n is None else f"{name_of(kind, language)} {n}"
    if n is None:
        return own.render("play-you")
    return own.render("play-person" if kind == PERSON else "play-bot", {"n": n})
