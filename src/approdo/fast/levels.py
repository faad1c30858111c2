"""How the levels do against each other, on the kernels: `python -m approdo.fast.levels new-england --games 200`.

One of a level sits among others of the next lower one; seats go round. They play by what is published: the game's
value.json, skill.py and the game's bots.json. `approdo arena` plays the same with the bots themselves, slowly, and
levels that contests on the kernels do not know (see `beyond`).
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from approdo.bots.skill import SKILLS, Level, Skill
from approdo.bots.value import value_of
from approdo.core.errors import ApprodoError
from approdo.core.registry import info, load
from approdo.fast import jit
from approdo.fast.contests import BEAM, ERRING, PLAIN, Contest, Found, Players
from approdo.fast.minds import Seat, mind
from approdo.fast.nets import in_contest, judge_of

GREEDY = "greedy"
ROUND = 10
"""So many games are played and written down at a time, about; every seat is taken equally often."""


def beyond(skill: Skill) -> str | None:
    """The setting of a level that contests on the kernels do not know, if it has one."""
    return next((name for name in ("ends", "effort", "stray", "besides", "weights") if getattr(skill, name)), None)


class Result(NamedTuple):
    """What came of some games of one among others."""

    share: float
    """Of the wins, by the one."""
    points: tuple[float, float]
    """Of the one, and of the others."""
    reasons: dict[str, int]
    """How the games ended: in New Salem, which side got its way."""


class Crew:
    """The levels of one game at one table."""

    def __init__(self, id: str, players: int, seed: int = 1) -> None:
        self.game = load(id, players)
        self.value = value = value_of(info(id).package)
        self.seat = Seat(self.game, value.features if value is not None else None)
        self.mind = mind(id, value is None or value.features.judged)
        self.skills = {name: Level(name).skill(self.game) for name in SKILLS} | {GREEDY: Skill()}
        judge = judge_of(value, self.seat.tables, players, self.seat.plan)
        self.judges = in_contest(judge, [judge.weights] * len(self.skills))
        skills = self.skills.values()
        self.search = np.array(
            [(s.width, s.depth, s.worlds, s.noise, s.slack, s.among, s.tries, s.turns, s.sight) for s in skills],
            np.float64,
        )
        self.slips = np.array([(s.noise, s.slack, s.wander) for s in skills], np.float64)
        self.seed = seed

    def mode(self, name: str) -> int:
        """How a contest knows a level."""
        place, skill = list(self.skills).index(name), self.skills[name]
        unknown = beyond(skill) or ("depth" if self.value is None and skill.depth > 1 else None)
        if unknown:
            raise ApprodoError(
                f"{name} has {unknown} in {self.game.info.id}, which contests on the kernels do not know: "
                f"`approdo arena {self.game.info.id} --bots {name},...` lets the bots themselves play"
            )
        if skill.learned and self.value is not None:
            return 1 + place + (BEAM if skill.depth > 1 or skill.tries else 0)
        return ERRING - place if skill.noise else PLAIN

    def contest(self, first: str, others: str, games: int, round: int = 0) -> Result:
        """How one does among others. Every round has chances of its own."""
        scores, wins, lasts = self.play(first, others, games, round)
        ends = (self.game.outcome(self.seat.kernel.layout.unpack(row, self.game)).reason for row in lasts)
        points = float(scores[:, 0].mean()), float(scores[:, 1:].mean())
        return Result(float(wins[:, 0].mean()), points, dict(Counter(ends)))

    def play(self, first: str, others: str, games: int, round: int = 0) -> tuple[NDArray[Any], ...]:
        """Points and wins by player, the one first, and the rows in which the games end."""
        players = self.game.players
        modes = np.array([self.mode(first), *[self.mode(others)] * (players - 1)], np.int64)
        scores, wins = np.zeros((games, players), np.int64), np.zeros((games, players))
        lasts = np.zeros((games, len(self.seat.start)), np.int64)
        breadth = min(self.skills[first].breadth, self.skills[others].breadth)
        rng = jit.streams(self.seed + round, 1)
        xs, ys = np.zeros((1, len(self.judges.scale)), np.float32), np.zeros(1, np.float32)
        self.mind.contest(
            self.seat.start, self.judges, Players(modes, self.search, self.slips),
            Contest(games, turned=0, eps=0.0, limit=breadth, lam=1.0, keep=0.0), rng, 0,
            Found(xs, ys, scores, wins, lasts, np.zeros(4)),
        )  # fmt: skip
        return scores, wins, lasts


def measured(crew: Crew, first: str, others: str, games: int, out: Path | None = None) -> Iterator[dict[str, Any]]:
    """Rounds of a pairing, each told as soon as it is played; those that stand in the file are not played again."""
    players = crew.game.players
    piece = max(1, ROUND // players) * players
    wanted = {"game": crew.game.info.id, "players": players, "seed": crew.seed, "first": first, "others": others}
    known = [json.loads(line) for line in out.read_text().splitlines()] if out is not None and out.exists() else []
    done = {one["round"]: one for one in known if wanted.items() <= one.items()}
    for round in range(-(-games // piece)):
        if round not in done:
            done[round] = {
                **wanted,
                "round": round,
                "games": piece,
                **crew.contest(first, others, piece, round)._asdict(),
            }
            if out is not None:
                with out.open("a") as file:
                    file.write(json.dumps(done[round]) + "\n")
        yield done[round]


def main() -> None:
    """The command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--players", type=int, default=None)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--pairs", default=None, help="such as expert:greedy,hard:medium; default: all neighbours")
    asked.add_argument("--out", type=Path, default=None, help="JSON lines, one a round; goes on from there")
    given = asked.parse_args()
    crew = Crew(given.game, given.players or load(given.game).players, given.seed)
    neighbours = [(upper, lower) for lower, upper in pairwise(SKILLS)]
    pairs = [tuple(pair.split(":")) for pair in given.pairs.split(",")] if given.pairs else [("expert", GREEDY)]
    for first, others in pairs if given.pairs else [*pairs, *reversed(neighbours)]:
        try:
            rounds = list(measured(crew, first, others, given.games, given.out))
        except ApprodoError as error:
            print(f"{first} : {others}  {error}", flush=True)
            continue
        games, share = sum(one["games"] for one in rounds), float(np.mean([one["share"] for one in rounds]))
        error_of_it = 2 * (share * (1 - share) / games) ** 0.5
        own, theirs = np.mean([one["points"] for one in rounds], axis=0)
        reasons: Counter[str] = sum((Counter(one.get("reasons", {})) for one in rounds), Counter())
        told = f"{share:.3f} ± {error_of_it:.3f} of {games} ({own:.1f} : {theirs:.1f})"
        print(
            f"{first} : {others}  {told}; {', '.join(f'{n} {why}' for why, n in sorted(reasons.items()))}", flush=True
        )


if __name__ == "__main__":
    main()
