"""How the levels do against each other, on the kernels: `python -m approdo.fast.levels new-england --games 200`.

One of a level sits among others of the next lower one; seats go round. They play by what is published: the game's
value.json, skill.py and the game's bots.json. `approdo arena` plays the same with the bots themselves, slowly.
"""

from __future__ import annotations

import argparse
import os
from itertools import pairwise

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from approdo.bots.skill import SKILLS, Level, Skill
from approdo.bots.value import value_of
from approdo.core.errors import ApprodoError
from approdo.core.registry import info, load
from approdo.fast import jit
from approdo.fast.contests import BEAM, ERRING, PLAIN
from approdo.fast.minds import Seat, ended, mind

GREEDY = "greedy"


class Crew:
    """The levels of one game at one table."""

    def __init__(self, id: str, players: int, seed: int = 1) -> None:
        self.game = load(id, players)
        value = value_of(info(id).package)
        if value is None:
            raise ApprodoError(f"{id} has no learned value to measure")
        self.seat = Seat(self.game, value.features)
        self.mind = mind(id, value.features.judged)
        self.skills = {name: Level(name).skill(self.game) for name in SKILLS} | {GREEDY: Skill()}
        names = list(self.skills)
        size, hidden = value.features.size, value.hidden
        cuts = np.cumsum([size, size * hidden, hidden, hidden, size])
        self.scale, *net = np.split(np.frombuffer(value.weights, np.float32), cuts)
        net[0] = net[0].reshape(size, hidden)
        self.net = [np.ascontiguousarray(np.stack([part] * len(names))) for part in net]
        skills = self.skills.values()
        self.search = np.array(
            [(s.width, s.depth, s.worlds, s.noise, s.slack, s.among, s.tries) for s in skills], np.float64
        )
        self.slips = np.array([(s.noise, s.slack, s.wander) for s in skills], np.float64)
        self.ends = ended(value.winning, value.spread, value.veiled)
        self.rng = jit.streams(seed, 1)

    def mode(self, name: str) -> int:
        """How a contest knows a level."""
        place, skill = list(self.skills).index(name), self.skills[name]
        if skill.learned:
            return 1 + place + (BEAM if skill.depth > 1 else 0)
        return ERRING - place if skill.noise else PLAIN

    def contest(self, first: str, others: str, games: int) -> tuple[float, float, float]:
        """The share of one among others, and the points of both."""
        players = self.game.players
        modes = np.array([self.mode(first), *[self.mode(others)] * (players - 1)], np.int64)
        scores, wins = np.zeros((games, players), np.int64), np.zeros((games, players))
        breadth = min(self.skills[first].breadth, self.skills[others].breadth)
        self.mind.contest(
            self.seat.start, self.seat.tables, players, games, 0, modes, self.rng, 0, self.seat.plan,
            self.scale, *self.net, self.ends, self.search, self.slips, 0.0, breadth, 1.0, 0.0,
            np.zeros((1, len(self.scale)), np.float32), np.zeros(1, np.float32), scores, wins, np.zeros(4),
        )  # fmt: skip
        return float(wins[:, 0].mean()), float(scores[:, 0].mean()), float(scores[:, 1:].mean())


def main() -> None:
    """The command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--players", type=int, default=None)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--pairs", default=None, help="such as expert:greedy,hard:medium; default: all neighbours")
    given = asked.parse_args()
    players = given.players or load(given.game).players
    crew = Crew(given.game, players, given.seed)
    neighbours = [(upper, lower) for lower, upper in pairwise(SKILLS)]
    pairs = [tuple(pair.split(":")) for pair in given.pairs.split(",")] if given.pairs else [("expert", GREEDY)]
    for first, others in pairs if given.pairs else [*pairs, *reversed(neighbours)]:
        share, own, theirs = crew.contest(first, others, given.games)
        error = 2 * (share * (1 - share) / given.games) ** 0.5
        print(f"{first} : {others}  {share:.3f} ± {error:.3f} of {given.games} ({own:.1f} : {theirs:.1f})", flush=True)


if __name__ == "__main__":
    main()
