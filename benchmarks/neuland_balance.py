"""How Neuland goes between our own bots: whether games end by banners, how long they take, what is built and used.

    python benchmarks/neuland_balance.py --games 30

The data of the tiles is partly reconstructed (grade R); these figures say whether a possession is ever worth it.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from dataclasses import dataclass, field

import approdo
from approdo.bots import make
from approdo.core.match import Match
from approdo.core.playing import play_bots
from approdo.games.neuland.components import BANNERS, BANNERS_ON, KIND, KINDS, POSSESSIONS


@dataclass
class Figures:
    """What was counted over some games."""

    games: int = 0
    by_banners: int = 0
    turns: int = 0
    winner_time: int = 0
    winner_banners: int = 0
    built: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)


def count(match: Match, into: Figures) -> None:
    """Add one finished game."""
    assert match.outcome is not None
    winner = match.outcome.winners[0]
    into.games += 1
    into.by_banners += match.outcome.reason == "banners"
    into.winner_banners += BANNERS[match.game.players]
    for _, event in match.log:
        if event.kind == "turn":
            into.turns += 1
        elif event.kind in ("produce", "banners", "build", "end-turn") and event.seat == winner:
            into.winner_time += event.args["steps" if event.kind == "end-turn" else "time"]
        for key, counter in (("possession", into.used), ("building", into.built)):
            named = event.args.get(key)
            kind = str(named["label"]).removeprefix("building-") if isinstance(named, dict) else ""
            if event.kind in ("banners", "build") and KIND.get(kind, 0) in POSSESSIONS:
                counter[kind] += 1


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30, help="per number of players")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    every = Figures()
    for players in (2, 3, 4):
        here = Figures()
        game = approdo.load("neuland", players)
        for number in range(args.games):
            match = Match(game, seed=args.seed + number)
            play_bots(match, [make(args.bot)] * players, random.Random(args.seed + number))
            count(match, here)
            print(f"\r{players} players: {number + 1} of {args.games}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        each = here.turns / here.games / players
        per_banner = here.winner_time / here.winner_banners
        print(
            f"{players} players: {here.by_banners} of {here.games} by banners; {each:.1f} turns each; "
            f"winner's time {here.winner_time / here.games:.0f}, {per_banner:.1f} per banner"
        )
        every.games += here.games
        every.built += here.built
        every.used += here.used
    print(f"possessions in {every.games} games: banners, built, used")
    for kind in POSSESSIONS:
        name = KINDS[kind]
        print(f"  {name:<18}{BANNERS_ON[kind]:>2}{every.built[name]:>5}{every.used[name]:>5}")


if __name__ == "__main__":
    main()
