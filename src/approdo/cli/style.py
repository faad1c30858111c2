"""How the command line speaks: consoles, canvases, errors, languages."""

from __future__ import annotations

import json
import locale
import os
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from approdo.core.canvas import Canvas
from approdo.core.game import SPECTATOR
from approdo.core.match import Match
from approdo.core.registry import all_games
from approdo.core.text import FALLBACK, LANGUAGES, Arg, Texts, seat_arg, texts

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def _chosen(value: str | None) -> str:
    if value is None:
        spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
        spoken = spoken.partition(".")[0].replace("_", "-")
        return next((known for known in (spoken, spoken[:2].lower()) if known in LANGUAGES), FALLBACK)
    if value not in LANGUAGES:
        raise typer.BadParameter(f"we speak {', '.join(LANGUAGES)}, not {value}")
    return value


Language = Annotated[
    str | None,
    typer.Option("--lang", callback=_chosen, help=f"{', '.join(LANGUAGES)}; your system's language by default."),
]


def complete_games(typed: str) -> list[str]:
    """Names of games, for the shell."""
    return [known.id for known in all_games() if known.id.startswith(typed)]


def complete_bots(typed: str) -> list[str]:
    """Names of bots, also behind a comma, for the shell."""
    from approdo.bots.crew import crew, others

    before, comma, last = typed.rpartition(",")
    return [f"{before}{comma}{name}" for name in (*crew(), *others()) if name.startswith(last)]


def complete_options(context: typer.Context, typed: str) -> list[str]:
    """name=value of the game on the line, for the shell; while the option has no value yet, its words are not read."""
    games = {known.id: known for known in all_games()}
    named = [word for word in (*context.args, context.params.get("game"), "new-haven") if word in games]
    every = [f"{o.id}={str(choice).lower()}" for o in games[named[0]].options for choice in o.choices]
    return [word for word in every if word.startswith(typed)]


GameName = Annotated[str, typer.Argument(help="Which game; see `approdo games`.", autocompletion=complete_games)]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def words(language: str | None) -> Texts:
    """The texts of the command line itself."""
    return texts("approdo.cli", language or "en")


def paint(canvas: Canvas) -> Text:
    """A canvas for the terminal."""
    return Text("\n").join(Text.assemble(*((text, style or "") for text, style in line)) for line in canvas)


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


def print_outcome(match: Match, language: str, names: Sequence[str] | None = None) -> None:
    """Standings with their breakdown."""
    outcome, names = match.outcome, match.names if names is None else names
    if outcome is None:
        return
    own, texts = words(language), match.game.info.texts(language)
    console.print()
    console.print(own.render("play-over", {"reason": texts.render(f"end-{outcome.reason}")}), style="bold")
    console.print(ranking(match, language, names), end="\n")
    console.print(verdict(match, language, names), style="bold green")


def ranking(match: Match, language: str, names: Sequence[str]) -> Text:
    """Every player's place and score, and what it is made of; what brought nothing and tells nothing is left out."""
    outcome, texts = match.outcome, match.game.info.texts(language)
    assert outcome is not None
    shown = Text()
    for rank, group in enumerate(outcome.ranking, start=1):
        for seat in group:
            shown.append(f"\n{rank}. {names[seat]}: {outcome.scores[seat]}\n", "bold")
            for part in (part for part in outcome.breakdown[seat] if part.value or part.args):
                shown.append(f"   {part.value or '':>3}  {texts.render(f'score-{part.part}', part.args, names)}\n")
    return shown


def verdict(match: Match, language: str, names: Sequence[str]) -> str:
    """Who has won, in a sentence; where others have as many points, in the log's last one, which says what decided."""
    outcome = match.outcome
    assert outcome is not None
    most = {outcome.scores[seat] for seat in outcome.winners}
    if any(outcome.scores[seat] in most for group in outcome.ranking[1:] for seat in group):
        last = match.events(SPECTATOR)[-1]
        return match.game.info.texts(language).render(last["key"], last["args"], names)
    winners: list[Arg] = [seat_arg(seat) for seat in outcome.winners]
    key = "play-all-lose" if not winners else "play-winner" if len(winners) == 1 else "play-winners"
    return words(language).render(key, {"players": winners}, names)
