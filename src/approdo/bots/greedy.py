"""The bot that looks one action ahead, in worlds that agree with what it has seen."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from approdo.core.actions import HOLD
from approdo.core.game import CHANCE, Game
from approdo.core.perspective import Choice, Perspective
from approdo.core.state import State


class Greedy:
    """Tries every action worth a look in a few sampled worlds and takes the one with the best evaluation."""

    name = "greedy"

    def __init__(self, worlds: int = 2, breadth: int = 400) -> None:
        self.worlds = worlds
        self.breadth = breadth

    def choose(self, perspective: Perspective, rng: random.Random) -> Choice:
        game, seat = perspective.game, perspective.seat
        if len(perspective.legal) == 1:
            return Choice(perspective.legal.ids[0])
        # Without secrets every world is the same one.
        worlds = [perspective.world(rng) for _ in range(self.worlds if game.info.secrets else 1)]
        word = word_of(perspective, worlds[0])
        if word is not None:
            return Choice(word)
        numbers = game.shortlist(worlds[0], seat, list(perspective.legal.ids))[: self.breadth]
        if len(numbers) == 1:
            return on_course(perspective, worlds[0], numbers[0])
        totals = {number: _worth(game, seat, number, worlds, rng) for number in numbers}
        ranking = sorted(numbers, key=lambda n: (-sum(totals[n].values()), rng.random()))
        best = ranking[0]
        second = ranking[1] if len(ranking) > 1 else None
        margin = sum(totals[best].values()) - sum(totals[second].values()) if second is not None else 0.0
        # What the choice is worth is told against the average of what else could be done.
        mean: dict[str, float] = {part: sum(totals[n][part] for n in numbers) / len(numbers) for part in totals[best]}
        return Choice(best, {part: worth - mean[part] for part, worth in totals[best].items()}, second, margin)

    def better(self, perspective: Perspective, number: int, rng: random.Random) -> tuple[Choice, float]:
        """What this bot would do instead of an action, how much more that is worth, and by which parts."""
        game, seat = perspective.game, perspective.seat
        best = self.choose(perspective, rng)
        chosen = game.space.number(best.action)
        if chosen == number:
            return best, 0.0
        worlds = [perspective.world(rng) for _ in range(self.worlds if game.info.secrets else 1)]
        mine, its = (_worth(game, seat, one, worlds, rng) for one in (number, chosen))
        gains = {part: its.get(part, 0.0) - mine.get(part, 0.0) for part in {*its, *mine}}
        return Choice(chosen, gains), sum(gains.values())


def on_course(
    perspective: Perspective, world: State, number: int, aim: int | None = None, memory: Any = None
) -> Choice:
    """The only action worth a look, with the plan that it is a step of where the game follows one."""
    goal, parts = perspective.game.course(world, perspective.seat, aim) or (None, {})
    return Choice(number, parts, memory=memory, goal=goal)


def word_of(perspective: Perspective, world: State) -> int | None:
    """What a bot says before it does anything, where it may speak."""
    allowed = perspective.legal.ids
    if allowed[-1] < perspective.game.space.volunteer_from:
        return None
    word = perspective.game.answer(world, perspective.seat)
    return word if word in allowed else None


def _worth(
    game: Game[Any], seat: int, number: int, worlds: Sequence[State], rng: random.Random
) -> defaultdict[str, float]:
    """What an action leads to, by the parts of the game's evaluation, over all worlds."""
    parts: defaultdict[str, float] = defaultdict(float)
    for world in worlds:
        trial = world.clone()
        if number != HOLD:
            game.apply(trial, seat, number)
            while game.chance_next(trial):
                game.apply(trial, CHANCE, game.draw(trial, rng))
        for part, worth in game.evaluate(trial, seat).items():
            parts[part] += worth / len(worlds)
    return parts
