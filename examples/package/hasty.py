"""A bot that another package brings: it takes the first action that looks better than doing nothing special."""

from __future__ import annotations

import random

from approdo import Choice, Perspective


class Hasty:
    """Tries actions in one world until one is worth more than the first it tried."""

    name = "hasty"

    def choose(self, perspective: Perspective, rng: random.Random) -> Choice:
        game, seat = perspective.game, perspective.seat
        tried = rng.sample(perspective.legal.ids, min(8, len(perspective.legal)))
        first, least = tried[0], None
        for number in tried:
            world = perspective.world(rng)
            if number:  # 0 is to say nothing
                game.apply(world, seat, number)
            worth = sum(game.evaluate(world, seat).values())
            if least is not None and worth > least:
                return Choice(number, {"haste": worth - least}, first, worth - least)
            least = worth if least is None else least
        return Choice(first)
