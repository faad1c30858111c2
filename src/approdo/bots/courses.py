"""Setting one's mind on something: in games that name aims (`Game.aims`), a level that errs may choose a worse one.

It is a person's mistake: the plan is carried out well, for the rest of the turn, but there was a better one.
"""

from __future__ import annotations

import random

from approdo.bots.greedy import on_course
from approdo.core.perspective import Choice, Perspective
from approdo.core.state import State


def pursue(perspective: Perspective, world: State, stray: float, rng: random.Random) -> Choice | None:
    """What to do for what one has set one's mind on, earlier in the turn or just now; None where no aims are named.

    `stray` is how often any of the aims is chosen instead of the most promising.
    """
    game, seat, numbers = perspective.game, perspective.seat, list(perspective.legal.ids)
    aims = game.aims(world, seat)
    aim = perspective.memory.get("aim") if isinstance(perspective.memory, dict) else None
    if aims and aim not in aims:
        aim = rng.choice(aims) if rng.random() < stray else aims[0]
    left = game.toward(world, seat, numbers, aim) if aim is not None else numbers
    return on_course(perspective, world, left[0], aim, {"aim": aim}) if len(left) == 1 else None
