"""bench: how fast the rules are on this machine."""

from __future__ import annotations

import platform
import random
import time
from typing import Annotated, Any

import typer
from rich.table import Table

from approdo.cli import fast as kernels
from approdo.cli.style import AsJson, console, errors, print_json
from approdo.core.game import Game
from approdo.core.playing import playout
from approdo.core.registry import all_games, info, load


def register(app: typer.Typer) -> None:
    """Add this command."""
    app.command()(bench)


def measure(game: Game[Any], seconds: float, seed: int = 0) -> dict[str, float]:
    """Random play for so long: players' actions and steps per second, playouts per second, clone in microseconds."""
    rng = random.Random(seed)
    actions = steps = playouts = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        done, taken = playout(game, game.start(), rng)
        actions, steps, playouts = actions + done, steps + taken, playouts + 1
    state = game.start()
    playout_half(game, state, rng)
    begin = time.perf_counter()
    for _ in range(2000):
        state.clone()
    clone = (time.perf_counter() - begin) / 2000 * 1e6
    return {
        "actions_per_s": actions / spent,
        "steps_per_s": steps / spent,
        "playouts_per_s": playouts / spent,
        "clone_us": clone,
    }


def playout_half(game: Game[Any], state: Any, rng: random.Random) -> None:
    """Bring a position to the middle of a game, where it is full."""
    from approdo.core.game import CHANCE

    for _ in range(150):
        if not state.stack:
            return
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
        else:
            seat = game.actors(state)[0]
            game.apply(state, seat, rng.choice(game.legal(state, seat)))


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Games to measure; all of them by default.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each.")] = 2.0,
    fast: Annotated[bool, typer.Option("--fast", help="The compiled kernels beside the rules.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure random play of each game, from plain Python; with --fast that of the kernels too."""
    rows: list[dict[str, Any]] = []
    for id in games or [known.id for known in all_games()]:
        players = info(id).default_seats
        with errors.status(f"{id} x{players}"):
            rows.append({"game": id, "players": players, **measure(load(id, players), seconds)})
            if fast:
                rows[-1]["fast"] = kernels.measure(load(id, players), seconds)
    if as_json:
        print_json({"python": platform.python_version(), "machine": platform.machine(), "games": rows})
        return
    table = Table(box=None, pad_edge=False)
    for column in ("game", "players", "actions/s", "steps/s", "playouts/s", "clone us"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for row in rows:
        table.add_row(
            str(row["game"]),
            str(row["players"]),
            f"{row['actions_per_s']:,.0f}",
            f"{row['steps_per_s']:,.0f}",
            f"{row['playouts_per_s']:,.1f}",
            f"{row['clone_us']:.1f}",
        )
    console.print(table)
    if fast:
        console.print(_fast_table(rows))


def _fast_table(rows: list[dict[str, Any]]) -> Table:
    """The kernels: random play, and steps of a batch with mask and observation seen from Python."""
    table = Table(box=None, pad_edge=False, title="kernels", title_justify="left")
    for column in ("game", "actions/s", "x rules", "playouts/s", "steps/s x 1", "x 64", "x 1024"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for row in rows:
        found = row["fast"]
        if found is None:
            table.add_row(str(row["game"]), "no kernel yet")
            continue
        table.add_row(
            str(row["game"]),
            f"{found['actions_per_s']:,.0f}",
            f"{found['actions_per_s'] / row['actions_per_s']:.0f}",
            f"{found['playouts_per_s']:,.0f}",
            *(f"{rate:,.0f}" for rate in found["batch_steps_per_s"].values()),
        )
    return table
