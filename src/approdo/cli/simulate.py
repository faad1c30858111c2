"""simulate: bots play whole games; results, statistics, records."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from approdo.bots import make, several
from approdo.cli.style import (
    AsJson,
    GameName,
    complete_bots,
    complete_options,
    console,
    errors,
    parse_options,
    print_json,
)
from approdo.core.errors import ApprodoError
from approdo.core.game import Game
from approdo.core.match import Match
from approdo.core.playing import play_bots
from approdo.core.registry import load


def register(app: typer.Typer) -> None:
    """Add this command."""
    app.command()(simulate)


@dataclass(frozen=True)
class Task:
    """One game to be played: plain data, so that another process can play it."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    shift: int
    """How many seats the bots have moved on."""

    def seated(self) -> list[int]:
        """Which bot sits at each seat."""
        return [(seat - self.shift) % self.players for seat in range(self.players)]


@dataclass(frozen=True)
class Played:
    """How it went, by bot and not by seat."""

    points: list[int]
    wins: list[float]
    reason: str
    record: str


def play_one(task: Task) -> Played:
    """Play a game; the same task gives the same game wherever it is played."""
    who = task.seated()
    table = load(task.game, task.players, **task.options)
    match = Match(table, seed=task.seed, names=[f"{task.bots[w]}-{w + 1}" for w in who])
    play_bots(match, [make(task.bots[w]) for w in who], random.Random(task.seed))
    outcome = match.outcome
    assert outcome is not None
    points, wins = [0] * task.players, [0.0] * task.players
    for seat, w in enumerate(who):
        points[w] = outcome.scores[seat]
        wins[w] = (seat in outcome.winners) / max(1, len(outcome.winners))
    return Played(points, wins, outcome.reason, match.record().with_notes(seed=task.seed).to_json())


def _play_elsewhere(task: Task) -> Played:
    """The same in another process, from which only plain errors come back."""
    try:
        return play_one(task)
    except ApprodoError as error:
        raise ApprodoError(str(error)) from None


def _play_all(tasks: list[Task], jobs: int) -> Iterator[Played]:
    """Every game in its order, one after the other or so many at once."""
    if jobs == 1:
        yield from map(play_one, tasks)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    # Started anew rather than forked: a fork would copy the threads' locks of whoever asked.
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_elsewhere, tasks, chunksize=max(1, min(16, len(tasks) // (4 * jobs))))


def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="Seats; the game's usual number by default.")] = None,
    bots: Annotated[
        str,
        typer.Option(
            help="One per seat, such as greedy,random or my_bot.py:Class,greedy; the last one fills up.",
            autocompletion=complete_bots,
        ),
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10,
    seed: Annotated[int, typer.Option(help="The first game's seed; the next ones follow.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option(help="name=value; may be repeated.", autocompletion=complete_options)
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Write the records here, one JSON a line.")] = None,
    rotate: Annotated[bool, typer.Option(help="Move every bot one seat on after each game.")] = True,
    jobs: Annotated[int, typer.Option(min=1, help="So many processes play at once; the results are the same.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots play, and tell how it went."""
    from rich.progress import track

    options = parse_options(option or [])
    table = load(game, players, **options)
    specs = _filled(several(bots), table)
    tasks = [
        Task(game, table.players, options, specs, seed + number, number % table.players if rotate else 0)
        for number in range(games)
    ]
    played = list(track(_play_all(tasks, jobs), game, total=games, console=errors, transient=True))
    if out is not None:
        _write(out, [one.record for one in played])
    wins = [sum(one.wins[i] for one in played) for i in range(table.players)]
    points = [sum(one.points[i] for one in played) for i in range(table.players)]
    reasons: dict[str, int] = {}
    for one in played:
        reasons[one.reason] = reasons.get(one.reason, 0) + 1
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


def _filled(specs: list[str], table: Game[Any]) -> tuple[str, ...]:
    """A bot for every seat; what cannot be made is told before anything is played."""
    if len(specs) > table.players:
        raise ApprodoError(f"{len(specs)} bots for {table.players} seats")
    for spec in dict.fromkeys(specs):
        make(spec)
    return (*specs, *[specs[-1]] * (table.players - len(specs)))


def _write(out: Path, lines: list[str]) -> None:
    try:
        out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise ApprodoError(f"cannot write {out}: {error.strerror}") from None
