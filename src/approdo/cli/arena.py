"""arena: tournaments between bots, with ratings and intervals."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from approdo.bots import make, several
from approdo.cli.style import AsJson, console, errors, parse_options, print_json
from approdo.core.errors import ApprodoError
from approdo.core.registry import load

if TYPE_CHECKING:
    from rich.table import Table

    from approdo.arena import Played, Rating, Seating, Sprt, Standing

PLOT = 41


def register(app: typer.Typer) -> None:
    """Add this command."""
    app.command()(arena)


def arena(
    game: str,
    bots: Annotated[str, typer.Option(help="Such as greedy,random,my_bot.py:Bot; more than seats: all combinations.")],
    players: Annotated[int | None, typer.Option(help="Seats; the game's usual number by default.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games; a multiple of the seats is fairest.")] = 100,
    seed: Annotated[int, typer.Option(help="The first deal's seed; the next ones follow.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="name=value; may be repeated.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="Write every game here, one JSON a line; goes on where it ended.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes; all cores by default.")] = os.cpu_count() or 1,
    stop: Annotated[
        str | None, typer.Option(help="low:high, shares of the first bot: stop when the games tell them apart (SPRT).")
    ] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other and rate them; seats rotate, deals are shared."""
    from rich.progress import Progress

    from approdo.arena import run, schedule

    options = parse_options(option or [])
    table = load(game, players, **options)
    names = several(bots)
    for name in names:
        make(name)
    test = _sprt(stop)
    what = {"game": game, "options": dict(table.options)}
    played = {one.number: one for one in _earlier(out, what)}
    wanted = list(schedule(names, table.players, games, seed))
    _check_earlier(played, wanted, out)

    def told() -> str | None:
        return test.first_verdict(_shares(_in_order(played), names[0])) if test else None

    verdict = told()
    with Progress(console=errors, transient=True) as progress:
        task = progress.add_task(game, total=games, completed=len(played))
        left = (seating for seating in wanted if seating.number not in played and not verdict)
        for one in run(game, options, left, jobs, ray):
            played[one.number] = one
            _append(out, what, one)
            progress.advance(task)
            verdict = told()
            if verdict:
                break
    done = [played[number] for number in sorted(played)]
    _tell(game, table.players, done, verdict, as_json)


def _sprt(text: str | None) -> Sprt | None:
    if text is None:
        return None
    from approdo.arena import Sprt

    low, _, high = text.partition(":")
    try:
        test = Sprt(float(low), float(high))
    except ValueError:
        raise ApprodoError(f"--stop takes two shares such as 0.5:0.6, not {text!r}") from None
    if not 0 < test.low < test.high < 1:
        raise ApprodoError(f"--stop takes two shares, the smaller first, such as 0.5:0.6, not {text!r}")
    return test


def _in_order(played: dict[int, Played]) -> Iterator[Played]:
    """The games up to the first that is still missing: what ends soonest must not weigh more in the test."""
    for number in count():
        if number not in played:
            return
        yield played[number]


def _shares(games: Iterable[Played], bot: str) -> list[float]:
    return [one.share(seat) for one in games for seat, name in enumerate(one.bots) if name == bot]


def _earlier(out: Path | None, what: dict[str, Any]) -> Iterator[Played]:
    """The games of a tournament that was interrupted; a last line that was cut off is played again."""
    if out is None or not out.exists():
        return
    from approdo.arena import Played

    lines = out.read_text(encoding="utf-8").splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        out.write_text("".join(lines[:-1]), encoding="utf-8")
        lines.pop()
    for number, line in enumerate(lines, start=1):
        try:
            told = json.loads(line)
            same = what == {name: told.pop(name, wanted) for name, wanted in what.items()}
            one = Played.from_json(told)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise ApprodoError(f"{out}:{number} is not a game of a tournament: {error}") from None
        if not same:
            raise ApprodoError(f"{out} holds games of another tournament (other game or options); name another file")
        yield one


def _check_earlier(played: dict[int, Played], wanted: list[Seating], out: Path | None) -> None:
    plan = {seating.number: seating for seating in wanted}
    if played and max(played) >= len(wanted):
        raise ApprodoError(f"{out} goes as far as game {max(played) + 1}: ask for as many, --games {max(played) + 1}")
    for number, one in played.items():
        if (plan[number].bots, plan[number].seed) != (one.bots, one.seed):
            raise ApprodoError(
                f"{out} holds games of another tournament (other bots, players or seed); name another file"
            )


def _append(out: Path | None, what: dict[str, Any], one: Played) -> None:
    if out is None:
        return
    try:
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(what | one.to_json()) + "\n")
    except OSError as error:
        raise ApprodoError(f"cannot write {out}: {error.strerror}") from None


def _tell(game: str, players: int, played: list[Played], verdict: str | None, as_json: bool) -> None:
    from approdo.arena import rate, standings

    table, ratings = standings(played), rate(played)
    if as_json:
        shown = [asdict(standing) for standing in table]
        rated = [asdict(rating) for rating in ratings]
        what = {"game": game, "players": players, "games": len(played), "bots": shown, "ratings": rated}
        print_json({**what, "verdict": verdict})
        return
    console.print(_standings(table))
    console.print(_plot(ratings))
    if verdict:
        console.print(f"stopped after {len(played)} games: the first bot's share is nearer the {verdict} bound")


def _standings(standings: list[Standing]) -> Table:
    from rich.table import Table

    shown = Table(box=None, pad_edge=False)
    for column in ("bot", "seats", "wins", "share", "95 %", "fair", "points", "ms", "slowest"):
        shown.add_column(column, justify="left" if column == "bot" else "right")
    for one in standings:
        shown.add_row(
            one.bot,
            str(one.seats),
            f"{one.wins:g}",
            f"{one.share:.3f}",
            f"{one.low:.3f}-{one.high:.3f}",
            f"{one.fair:.3f}",
            f"{one.points:.1f}",
            f"{one.seconds * 1000:.1f}",
            f"{one.slowest * 1000:.0f}",
        )
    return shown


def _plot(ratings: list[Rating]) -> Table:
    """Elo with its interval, drawn on one line a bot."""
    from rich.table import Table

    finite = [value for r in ratings for value in (r.elo, r.low, r.high) if math.isfinite(value)]
    least, most = min(finite), max(finite)

    def place(value: float) -> int:
        inside = min(max(value, least), most)
        return round((inside - least) / (most - least or 1) * (PLOT - 1))

    shown = Table(box=None, pad_edge=False)
    for column in ("bot", "Elo", "95 %", ""):
        shown.add_column(column, justify="right" if column == "Elo" else "left")
    for one in ratings:
        line = [" "] * PLOT
        line[place(one.low) : place(one.high) + 1] = "─" * (place(one.high) - place(one.low) + 1)
        line[place(one.elo)] = "●"
        shown.add_row(one.bot, f"{one.elo:+.0f}", f"{one.low:+.0f} to {one.high:+.0f}", "".join(line))
    return shown
