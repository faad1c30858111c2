"""The bot that plays anything."""

from __future__ import annotations

import random

from approdo.core.perspective import Choice, Perspective


class RandomBot:
    """Chooses among the legal actions with equal chance."""

    name = "random"

    def choose(self, perspective: Perspective, rng: random.Random) -> Choice:
        return Choice(rng.choice(perspective.legal.ids))
