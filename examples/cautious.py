"""A bot in a file: keeps to the kind of action it used last, as long as it can, and says why.

approdo simulate terra-nova --bots examples/cautious.py:Cautious,random
"""

from __future__ import annotations

import random

from approdo import Choice, Perspective


class Cautious:
    """Looks one action ahead in one world, and remembers for the match what it did how often."""

    name = "cautious"

    def __init__(self, tries: int = 6) -> None:
        self.tries = tries

    def choose(self, perspective: Perspective, rng: random.Random) -> Choice:
        game, seat = perspective.game, perspective.seat
        used: dict[str, int] = dict(perspective.memory or {})
        if perspective.deadline is not None and perspective.deadline < 1:
            return Choice(rng.choice(perspective.legal), memory=used)
        world = perspective.world(rng)
        best, parts = perspective.legal.ids[0], {"habit": -1e9}
        for number in rng.sample(perspective.legal.ids, min(self.tries, len(perspective.legal))):
            trial = world.clone()
            if number:  # 0 is to say nothing
                game.apply(trial, seat, number)
            worth = {**game.evaluate(trial, seat), "habit": used.get(game.space.kind_of(number).kind, 0) / 100}
            if sum(worth.values()) > sum(parts.values()):
                best, parts = number, worth
        kind = game.space.kind_of(best).kind
        return Choice(best, parts, memory={**used, kind: used.get(kind, 0) + 1})
