"""Count who builds what in New Salem: `python benchmarks/new_salem_habits.py` writes data/habits.toml of the game.

Games of five `greedy`, and of one `expert` (one action ahead) among them, on the kernels; what the expert builds counts
three times. A building's log odds are against how often all build it in that round, with 20 such buildings beside.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from approdo.core.registry import info
from approdo.fast.levels import Crew
from approdo.games.new_salem import components as c
from approdo.games.new_salem.state import DRAFTED, KEPT

BESIDE = 20
THRICE = 3
KINDS = np.arange(c.KINDS)
OWN = np.array([[c.TYPE_OF[kind] in types for kind in KINDS] for types in c.COLLECTS], int)


def count(crew: Crew, first: str, games: int, built: Any, could: Any) -> None:
    """Add what was built, and how often it could have been, by side, own type, round and kind."""
    _, _, lasts = crew.play(first, "greedy", games)
    for game, row in enumerate(lasts):
        state: Any = crew.seat.kernel.layout.unpack(row, crew.game)
        for r, _, seat, kind, how in state.builds:
            if how in (DRAFTED, KEPT):
                who = state.characters[seat]
                times = THRICE if first != "greedy" and (seat + game) % crew.game.players == 0 else 1
                built[c.IS_WITCH[who] + 0, OWN[who, kind], r, kind] += times
                could[c.IS_WITCH[who] + 0, OWN[who], r, KINDS] += times


def main() -> None:
    """The command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=1000, help="of five greedy; twice as many with an expert")
    asked.add_argument("--out", type=Path, default=None)
    given = asked.parse_args()
    crew = Crew("new-salem", 5, seed=11)
    crew.search[:, 6] = 0  # nothing is played out
    built, could = (np.zeros((len(c.SIDES), 2, c.ROUNDS + 1, c.KINDS)) for _ in range(2))
    count(crew, "greedy", given.games, built, could)
    count(crew, "expert", 2 * given.games, built, could)
    usual = (built.sum((0, 1)) + 1) / (could.sum((0, 1)) + c.KINDS)
    odds = np.log((built + BESIDE * usual) / (could + BESIDE) / usual)
    lines = [
        "# How much more often than on average (log odds) one of a side builds each of the 18 buildings, by round and",
        "# by whether it is of a type that he collects (benchmarks/new_salem_habits.py).",
    ]
    for side, name in enumerate(c.SIDES):
        for own in range(2):
            for r in range(1, c.ROUNDS + 1):
                numbers = ", ".join(f"{one:.2f}" for one in odds[side, own, r])
                row = [f'side = "{name}"', f"own = {'true' if own else 'false'}", f"round = {r}", f"odds = [{numbers}]"]
                lines += ["", "[[habit]]", *row, 'grade = "C"']
    package = info("new-salem").package.rpartition(".")[2]
    out = given.out or Path(__file__).parents[1] / "src/approdo/games" / package / "data/habits.toml"
    out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
