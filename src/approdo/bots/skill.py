"""The levels `beginner` to `expert`: one way to choose, and numbers that say how well.

The lower three judge by the game's `evaluate`, as greedy does, and the lower two misjudge it a little: they take what
looks nearly as good. The upper two judge by the game's learned value, the highest to the end of its own turn. A game
without a learned value gets the hand-written one there, too. The numbers of a level may differ from game to game
(`data/bots.json` of its package).
"""

from __future__ import annotations

import random
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from statistics import pstdev
from typing import Any

from approdo.bots import answers, campaign
from approdo.bots.courses import pursue
from approdo.bots.playing_on import blend
from approdo.bots.search import is_compiled, weigher
from approdo.bots.value import Value, settings_of, value_of
from approdo.core.actions import HOLD
from approdo.core.game import CHANCE, Game
from approdo.core.perspective import Choice, Perspective
from approdo.core.state import State


@dataclass(frozen=True)
class Skill:
    """How well a level plays."""

    learned: bool = False
    """Judges by the learned value where the game has one."""
    noise: float = 0.0
    """How far it misjudges, in standard deviations of what its actions are worth."""
    slack: float = 1.0
    """It never takes an action that looks worse than the best by more than so many of them."""
    wander: float = 0.0
    """How often it overlooks the game's shortlist and looks at everything it might do."""
    worlds: int = 1
    """So many worlds that agree with what it knows; one where nothing is secret."""
    breadth: int = 300
    """It looks at no more actions than this."""
    focus: int = 40
    """So many of them, the best at first sight (one world, one action ahead), it looks at in earnest."""
    width: int = 1
    depth: int = 1
    """The beam over its own turn: so many lines, so many actions."""
    among: int = 0
    tries: int = 0
    """Of the actions that a turn may begin with it plays on so many, the best by then, to its next turn, so many times
    each (see `playing_on`)."""
    ends: int = 0
    """So many ends of its own turn it judges with the next player's answer, where no learned value judges."""
    answer: int = 1
    glance: int = 24
    """The beam over that answer: so many lines, so many actions looked at for each."""
    stray: float = 0.0
    """How often it sets its mind on any aim instead of the best, in a game that names aims."""
    effort: int = 0
    chances: int = 1
    """How long it plays games out to find what to go for, where it can, and each with so many different chances. Effort
    is counted in what was looked at, not in time, so that the same seed gives the same move."""
    weights: Mapping[str, float] = field(default_factory=dict)
    """How much more or less a part of `evaluate` weighs with it, where no learned value judges."""
    slowly: Mapping[str, Any] = field(default_factory=dict)
    """What is different where the kernels are not at hand: plain Python has time for a smaller search."""


SKILLS: Mapping[str, Skill] = {
    "beginner": Skill(noise=1.6, slack=2.0, wander=0.3),
    "easy": Skill(noise=0.8, slack=1.2, wander=0.1),
    "medium": Skill(worlds=2, focus=400),
    "hard": Skill(learned=True, worlds=2),
    "expert": Skill(learned=True, worlds=4, width=8, depth=8),
}
"""From the weakest to the strongest; as strong as these come, each answers within a second in plain Python."""


_ALONE = threading.RLock()
"""The room in which the kernels work belongs to the process: of several threads one thinks at a time."""


class Level:
    """A bot of the crew."""

    def __init__(self, name: str, **changed: Any) -> None:
        self.name = name
        self._changed = changed
        replace(SKILLS[name], **changed)  # a name that is none is refused here, with a TypeError

    def skill(self, game: Game[Any], slowly: bool = False) -> Skill:
        """How well it plays a game: on the kernels, or in plain Python."""
        skill = replace(SKILLS[self.name], **settings_of(game.info.package).get(self.name, {}))
        return replace(skill, **{**(skill.slowly if slowly else {}), **self._changed})

    def choose(self, perspective: Perspective, rng: random.Random) -> Choice:
        with _ALONE:
            return self._choose(perspective, rng)

    def _choose(self, perspective: Perspective, rng: random.Random) -> Choice:
        game, seat, numbers = perspective.game, perspective.seat, list(perspective.legal.ids)
        if len(numbers) == 1:
            return Choice(numbers[0])
        skill = self.skill(game)
        if skill.slowly and not is_compiled(game, self._value(game, skill)):
            skill = self.skill(game, slowly=True)
        worlds = [perspective.world(rng) for _ in range(skill.worlds if game.info.secrets else 1)]
        if numbers[0] == HOLD:
            word = game.answer(worlds[0], seat)
            if word is not None and word in perspective.legal.ids:
                return Choice(word)
        if skill.effort:
            planned = campaign.pursue(perspective, worlds[0], skill.effort, skill.chances, rng)
            if planned is not None:
                return planned
        if skill.stray:
            pursued = pursue(perspective, worlds[0], skill.stray, rng)
            if pursued is not None:
                return pursued
        if not skill.wander or rng.random() >= skill.wander:
            numbers = game.shortlist(worlds[0], seat, numbers)
        if len(numbers) > skill.breadth:
            numbers = sorted(rng.sample(numbers, skill.breadth))
        if len(numbers) == 1:
            return Choice(numbers[0])
        if len(numbers) > skill.focus and (skill.depth > 1 or len(worlds) > 1):
            glance = self._weigh(game, worlds[:1], seat, numbers, replace(skill, depth=1, ends=0), rng)
            best_first = sorted(range(len(numbers)), key=lambda i: -glance[i])
            numbers = [numbers[i] for i in sorted(best_first[: skill.focus])]
        values = self._weigh(game, worlds, seat, numbers, skill, rng)
        if skill.tries and worlds[0].asked == game.opening:
            numbers, values = self._tried(perspective, numbers, values, skill, rng)
        best, second = _pick(numbers, values, skill, rng)
        one, other = (values[numbers.index(number)] for number in (best, second))
        parts = _difference(game, worlds[0], seat, best, second)
        value = self._value(game, skill)
        if value is None:
            return Choice(best, parts, second, one - other)
        expected = value.chance(one)
        return Choice(best, parts, second, expected - value.chance(other), expected=expected)

    @staticmethod
    def _value(game: Game[Any], skill: Skill) -> Value | None:
        return value_of(game.info.package) if skill.learned else None

    @classmethod
    def _tried(
        cls, perspective: Perspective, numbers: list[int], values: list[float], skill: Skill, rng: random.Random
    ) -> tuple[list[int], list[float]]:
        """The best actions, and what they are worth with what comes of them."""
        game, value = perspective.game, cls._value(perspective.game, skill)
        if value is None:
            return numbers, values
        best = sorted(range(len(numbers)), key=lambda i: -values[i])[: skill.among]
        worlds = [perspective.world(rng) for _ in range(skill.tries)]
        seeds = [rng.getrandbits(63) for _ in worlds]
        tried = [numbers[i] for i in best]
        chances = weigher(game, value).try_out(game, worlds, seeds, perspective.seat, tried)
        return tried, [blend(values[i], chance, skill.tries) for i, chance in zip(best, chances, strict=True)]

    @classmethod
    def _weigh(
        cls, game: Game[Any], worlds: list[State], seat: int, numbers: list[int], skill: Skill, rng: random.Random
    ) -> list[float]:
        value = cls._value(game, skill)
        if value is None and skill.ends:
            look = answers.Look(skill.width, skill.depth, skill.ends, skill.answer, skill.glance)
            return answers.weigher(game)(game, worlds, seat, numbers, look)
        if value is not None or skill.depth > 1:
            return weigher(game, value)(game, worlds, seat, numbers, skill.width, skill.depth)
        return [
            sum(_sum(_after(game, world, seat, number, rng), skill.weights) for world in worlds) / len(worlds)
            for number in numbers
        ]


def _sum(parts: Mapping[str, float], weights: Mapping[str, float]) -> float:
    return sum(worth * weights.get(part, 1.0) for part, worth in parts.items())


def _after(game: Game[Any], world: State, seat: int, number: int, rng: random.Random) -> dict[str, float]:
    """The hand-written judgement of an action, once chance has run."""
    trial = world.clone()
    if number != HOLD:
        game.apply(trial, seat, number)
        while game.chance_next(trial):
            game.apply(trial, CHANCE, game.draw(trial, rng))
    return game.evaluate(trial, seat)


def _pick(numbers: list[int], values: list[float], skill: Skill, rng: random.Random) -> tuple[int, int]:
    """The action taken, and the best that was not."""
    order = sorted(range(len(numbers)), key=lambda i: (-values[i], rng.random()))
    taken = order[0]
    if skill.noise:
        unit = pstdev(values) or 1.0
        near = [i for i in order if values[i] >= values[order[0]] - skill.slack * unit]
        taken = max(near, key=lambda i: values[i] + rng.gauss(0.0, skill.noise * unit))
    second = next(i for i in order if i != taken)
    return numbers[taken], numbers[second]


def _difference(game: Game[Any], world: State, seat: int, best: int, second: int) -> dict[str, float]:
    """What one action has over another by the hand-written parts: the words of explanation."""
    rng = random.Random(0)  # the same chances for both
    one, other = (_after(game, world, seat, number, rng) for number in (best, second))
    return {part: one.get(part, 0.0) - other.get(part, 0.0) for part in one | other}
