"""simulate: bots play whole games; results, statistics, records."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table

from approdo.bots import make
from approdo.cli.style import AsJson, console, errors, parse_options, print_json
from approdo.core.errors import ApprodoError
from approdo.core.match import Match
from approdo.core.playing import play_bots
from approdo.core.registry import load


def register(app: typer.Typer) -> None:
    """Add this command."""
    app.command()(simulate)


def simulate(
    game: str,
    players: Annotated[int | None, typer.Option(help="Seats; the game's usual number by default.")] = None,
    bots: Annotated[str, typer.Option(help="One per seat, such as greedy,random; the last one fills up.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10,
    seed: Annotated[int, typer.Option(help="The first game's seed; the next ones follow.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="name=value; may be repeated.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the records here, one JSON a line.")] = None,
    rotate: Annotated[bool, typer.Option(help="Move every bot one seat on after each game.")] = True,
    as_json: AsJson = False,
) -> None:
    """Let bots play, and tell how it went."""
    table = load(game, players, **parse_options(option or []))
    specs = bots.split(",")
    if len(specs) > table.players:
        raise ApprodoError(f"{len(specs)} bots for {table.players} seats")
    specs += [specs[-1]] * (table.players - len(specs))
    wins = [0.0] * len(specs)
    points = [0] * len(specs)
    reasons: dict[str, int] = {}
    lines = []
    for number in track(range(games), f"{game}", console=errors, transient=True):
        shift = number % table.players if rotate else 0
        who = [(seat - shift) % table.players for seat in range(table.players)]
        match = Match(table, seed=seed + number, names=[f"{specs[w]}-{w + 1}" for w in who])
        play_bots(match, [make(specs[w]) for w in who], random.Random(seed + number))
        outcome = match.outcome
        assert outcome is not None
        reasons[outcome.reason] = reasons.get(outcome.reason, 0) + 1
        for seat, w in enumerate(who):
            points[w] += outcome.scores[seat]
            wins[w] += (seat in outcome.winners) / max(1, len(outcome.winners))
        lines.append(match.record().with_notes(seed=seed + number).to_json())
    if out is not None:
        _write(out, lines)
    results = [
        {"bot": spec, "wins": wins[i], "share": wins[i] / games, "points": points[i] / games}
        for i, spec in enumerate(specs)
    ]
    if as_json:
        print_json({"game": game, "players": table.players, "games": games, "bots": results, "reasons": reasons})
        return
    shown = Table(box=None, pad_edge=False)
    for column in ("bot", "wins", "share", "points"):
        shown.add_column(column, justify="left" if column == "bot" else "right")
    for spec, won, total in zip(specs, wins, points, strict=True):
        shown.add_row(spec, f"{won:g}", f"{won / games:.0%}", f"{total / games:.1f}")
    console.print(shown)
    console.print("ends: " + ", ".join(f"{reason} {count}" for reason, count in sorted(reasons.items())), style="dim")


def _write(out: Path, lines: list[str]) -> None:
    try:
        out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise ApprodoError(f"cannot write {out}: {error.strerror}") from None
