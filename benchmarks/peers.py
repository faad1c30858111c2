"""Random play of our games and of peers, in one run, as ratios: machines are noisy, ratios less so.

Peers are optional: `pip install catanatron open_spiel 'pettingzoo[classic]' pgx`, then `python benchmarks/peers.py
[GAME ...]`; what is not installed is named and left out. Rounds are interleaved (ours, peer, ours, ...) and the median
of each is told in tables of Markdown. Counted are players' actions: for catanatron its action log, for OpenSpiel and
PettingZoo the decisions of players, chance apart. On a busy machine `--processor` counts the processor's time instead
of the clock's, and leaves out what runs on two threads.

rules  the readable rules from plain Python          kernel  random play inside the compiled kernel, one thread
batch  steps of many games seen from Python, with mask and observation (x games, / threads)
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import approdo
from approdo.cli.bench import measure

Measure = Callable[[float], float]
OPEN_SPIEL = ("backgammon", "gin_rummy", "chess", "hex", "connect_four", "python_tic_tac_toe", "python_kuhn_poker")
PETTINGZOO = ("connect_four_v3", "tictactoe_v3", "chess_v6", "texas_holdem_v4")
PGX = ("connect_four", "backgammon", "chess")
PGX_GAMES = 1024
SIZES = (1, 64, 1024, 16384)


def ours(id: str) -> dict[str, Measure]:
    """Our own rows for one game at its usual player number."""
    game = approdo.load(id)
    rows: dict[str, Measure] = {f"rules {id}": lambda seconds: measure(game, seconds)["actions_per_s"]}

    def kernel(what: str) -> Measure:
        def run(seconds: float) -> float:
            from approdo.fast.bench import random_play

            return random_play(game, seconds)[what]

        return run

    def batch(games: int, threads: int) -> Measure:
        def run(seconds: float) -> float:
            from approdo.fast.bench import batch_steps

            return batch_steps(game, seconds, games, threads=threads)

        return run

    if has_kernel(id):
        rows[f"kernel {id}"] = kernel("actions_per_s")
        rows[f"playouts {id}"] = kernel("playouts_per_s")
        for games in SIZES:
            rows[f"batch {id} x{games}"] = batch(games, 1)
        rows[f"batch {id} x{SIZES[-2]} /2"] = batch(SIZES[-2], 2)
    return rows


def has_kernel(id: str) -> bool:
    """Whether the game has a kernel that can be compiled here."""
    try:
        from approdo.fast import games_with_kernel, jit
    except approdo.ApprodoError:
        return False
    return jit.COMPILED and id in games_with_kernel()


def catanatron(seconds: float) -> float:
    """Actions per second of four random players at Catan."""
    from catanatron import Color, Game, RandomPlayer

    actions = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        actions += len(game.state.actions)
    return actions / spent


def open_spiel(name: str) -> Measure:
    """Decisions per second of random play through OpenSpiel's Python interface; `python_` games are written in it."""

    def play(seconds: float) -> float:
        import pyspiel

        if name.startswith("python_"):
            import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
        game = pyspiel.load_game(name)
        rng = random.Random(0)
        decisions = 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
        return decisions / spent

    return play


def pettingzoo(name: str) -> Measure:
    """Decisions per second of random play through PettingZoo's turn-based interface, mask and observation included."""

    def play(seconds: float) -> float:
        import numpy as np

        env = import_module(f"pettingzoo.classic.{name}").env()
        rng = np.random.default_rng(0)
        decisions = seed = 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            env.reset(seed=seed)
            seed += 1
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                else:
                    env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                    decisions += 1
        return decisions / spent

    return play


def pgx(name: str) -> Measure:
    """Steps per second of a vectorised batch of pgx games on the processor, compiled by JAX."""
    ready: dict[str, Any] = {}

    def prepare() -> None:
        import jax
        import pgx as peer
        from pgx.experimental import auto_reset

        env = peer.make(name)

        def advance(state: Any, key: Any) -> Any:
            scores = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            choose, follow = jax.random.split(key)
            action = jax.random.categorical(choose, scores, axis=-1)
            return jax.vmap(auto_reset(env.step, env.init))(state, action, jax.random.split(follow, PGX_GAMES))

        ready["step"] = jax.jit(advance)
        ready["key"] = jax.random.PRNGKey(0)
        ready["split"] = jax.random.split
        ready["state"] = jax.jit(jax.vmap(env.init))(jax.random.split(ready["key"], PGX_GAMES))
        ready["state"] = ready["step"](ready["state"], ready["key"])

    def play(seconds: float) -> float:
        if not ready:
            prepare()
        steps = 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            ready["key"], key = ready["split"](ready["key"])
            ready["state"] = ready["step"](ready["state"], key)
            ready["state"].current_player.block_until_ready()
            steps += PGX_GAMES
        return steps / spent

    return play


def available(measures: dict[str, Measure]) -> dict[str, Measure]:
    """Those that can run here; the others are named."""
    found = {}
    for name, run in measures.items():
        try:
            run(0.05)
            found[name] = run
        except ImportError as error:
            print(f"left out {name}: {error}")
    return found


def markdown(medians: dict[str, float], games: list[str]) -> Iterator[str]:
    """The lines of the two tables in docs/PERFORMANCE.md; a row or a ratio that was not measured is a dash."""
    base = medians.get("catanatron")

    def cells(*names: str) -> str:
        return " | ".join(f"{medians[name]:,.0f}" if name in medians else "-" for name in names)

    def ratio(name: str) -> str:
        return f"{medians[name] / base:.1f}" if base and name in medians else "-"

    sizes = [f"x{games:d}" for games in SIZES]
    heads = ["game", "readable rules", "x catanatron", "kernel", "x catanatron", "playouts/s"]
    heads += [*(f"batch {size}" for size in sizes), f"x{SIZES[-2]} on two threads"]
    yield f"| {' | '.join(heads)} |"
    yield "|---" * len(heads) + "|"
    for id in games:
        rules, kernel, batch = f"rules {id}", f"kernel {id}", f"batch {id}"
        steps = cells(f"playouts {id}", *(f"{batch} {size}" for size in sizes), f"{batch} x{SIZES[-2]} /2")
        yield f"| {id} | {cells(rules)} | {ratio(rules)} | {cells(kernel)} | {ratio(kernel)} | {steps} |"
    yield ""
    yield "| peer | actions/s | x catanatron |"
    yield "|---|---|---|"
    for name in medians:
        if not name.startswith(("rules ", "kernel ", "playouts ", "batch ")):
            yield f"| {name} | {cells(name)} | {ratio(name)} |"


def main() -> None:
    """Measure in turns and print medians and ratios to catanatron."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=[info.id for info in approdo.all_games()])
    parser.add_argument("--seconds", type=float, default=1.0, help="per measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--peers", choices=("all", "catanatron"), default="all")
    parser.add_argument("--processor", action="store_true", help="count the processor's time, not the clock's")
    chosen = parser.parse_args()
    measures: dict[str, Measure] = {}
    for id in chosen.games:
        measures |= ours(id)
    measures["catanatron"] = catanatron
    if chosen.peers == "all":
        measures |= {f"openspiel {name}": open_spiel(name) for name in OPEN_SPIEL}
        measures |= {f"pettingzoo {name}": pettingzoo(name) for name in PETTINGZOO}
        measures |= {f"pgx {name} x{PGX_GAMES}": pgx(name) for name in PGX}
    if chosen.processor:
        time.perf_counter = time.process_time  # all that is measured here asks this module
        measures = {name: run for name, run in measures.items() if not name.endswith(" /2")}
    measures = available(measures)
    results: dict[str, list[float]] = {name: [] for name in measures}
    for number in range(chosen.rounds):
        for name, run in measures.items():
            results[name].append(run(chosen.seconds))
        print(f"round {number + 1} of {chosen.rounds} done", flush=True)
    print("", *markdown({name: statistics.median(rates) for name, rates in results.items()}, chosen.games), sep="\n")


if __name__ == "__main__":
    main()
