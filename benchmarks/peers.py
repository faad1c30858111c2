"""Random play of our games and of two peers, in one run, as ratios: machines are noisy, ratios less so.

Peers are optional: `pip install catanatron open_spiel`, then `python benchmarks/peers.py [GAME ...]`.
Rounds are interleaved (ours, peer, ours, ...) and the median of each is compared. Counted are players' actions:
for catanatron its action log, for OpenSpiel the decisions of players, chance apart.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

import approdo
from approdo.cli.bench import measure

Measure = Callable[[float], float]


def ours(id: str) -> Measure:
    """Actions per second of one of our games at its usual player number."""
    game = approdo.load(id)
    return lambda seconds: measure(game, seconds)["actions_per_s"]


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
    """Decisions per second of random play through OpenSpiel's Python interface."""

    def play(seconds: float) -> float:
        import pyspiel

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


def main() -> None:
    """Measure in turns and print medians and ratios to catanatron."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=[info.id for info in approdo.games()])
    parser.add_argument("--seconds", type=float, default=1.0, help="per measurement")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    measures: dict[str, Measure] = {id: ours(id) for id in chosen.games}
    measures |= {"catanatron": catanatron}
    measures |= {f"openspiel:{name}": open_spiel(name) for name in ("backgammon", "gin_rummy")}
    measures = available(measures)
    results: dict[str, list[float]] = {name: [] for name in measures}
    for number in range(chosen.rounds):
        for name, run in measures.items():
            results[name].append(run(chosen.seconds))
        print(f"round {number + 1} of {chosen.rounds} done", flush=True)
    base = statistics.median(results["catanatron"]) if "catanatron" in results else None
    for name, rates in results.items():
        median = statistics.median(rates)
        ratio = f"  {median / base:5.1f} x catanatron" if base else ""
        print(f"{name:<24}{median:>12,.0f} actions/s{ratio}")


if __name__ == "__main__":
    main()
