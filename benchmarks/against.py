"""Random play of two checkouts, turn by turn: `python benchmarks/against.py OTHER_CHECKOUT [--games ...]`.

Each checkout plays in a process of its own; they take turns within fractions of a second and count processor time,
so that a noisy machine slows both alike. Told is the median of the paired ratios, new to old, with its quartiles.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1]
PLAYOUTS = 12
PLAYER = f"""
import random, sys, time
from approdo.core.playing import playout
from approdo.core.registry import load

game = load(sys.argv[1])
for seed in sys.stdin:
    rng, begin = random.Random(int(seed)), time.process_time()
    actions = sum(playout(game, game.start(), rng)[0] for _ in range({PLAYOUTS}))
    print(actions / (time.process_time() - begin), flush=True)
"""


def player(checkout: Path, game: str) -> subprocess.Popen[str]:
    """A process that plays with the rules of a checkout: a seed in, actions per second out."""
    return subprocess.Popen(
        [sys.executable, "-c", PLAYER, game],
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def ask(process: subprocess.Popen[str], seed: int) -> float:
    """One answer of a player."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(f"{seed}\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def main() -> None:
    """Compare game by game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path)
    games = ["new-haven", "terra-nova", "new-england", "neuland", "new-salem"]
    parser.add_argument("--games", nargs="*", default=games)
    parser.add_argument("--rounds", type=int, default=80)
    args = parser.parse_args()
    if not (args.other / "src" / "approdo").is_dir():
        parser.error(f"{args.other} holds no src/approdo")
    for game in args.games:
        with player(args.other, game) as old, player(HERE, game) as new:
            rates = [(ask(old, seed), ask(new, seed)) for seed in range(args.rounds)]
            for process in (old, new):
                process.kill()
        low, middle, high = statistics.quantiles([b / a for a, b in rates], n=4)
        print(f"{game:12} {middle:.2f} ({low:.2f} to {high:.2f}); here {statistics.median(b for _, b in rates):,.0f}/s")


if __name__ == "__main__":
    main()
