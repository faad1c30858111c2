"""How a level comes to its action: what it looks at, how it weighs that, and what it takes."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from statistics import pstdev
from typing import Any

from approdo.bots import answers, campaign
from approdo.bots.courses import pursue
from approdo.bots.greedy import on_course, word_of
from approdo.bots.playing_on import better_half, bias_of, blend, heats, tries_out
from approdo.bots.search import is_compiled, weigher
from approdo.bots.skill import Level, Skill
from approdo.bots.value import Value, value_of
from approdo.core.actions import HOLD
from approdo.core.game import CHANCE, Game
from approdo.core.perspective import Choice, Perspective
from approdo.core.state import State


def choose(level: Level, perspective: Perspective, rng: random.Random) -> Choice:
    """What a level does."""
    game, seat, numbers = perspective.game, perspective.seat, list(perspective.legal.ids)
    if len(numbers) == 1:
        return Choice(numbers[0])
    skill = level.skill(game)
    if skill.slowly and not is_compiled(game, _value(game, skill)):
        skill = level.skill(game, slowly=True)
    worlds = [perspective.world(rng) for _ in range(skill.worlds if game.info.secrets else 1)]
    word = word_of(perspective, worlds[0])
    if word is not None:
        return Choice(word)
    if skill.effort:
        planned = campaign.pursue(perspective, worlds[0], skill.effort, skill.chances, rng)
        if planned is not None:
            return planned
    if skill.stray:
        pursued = pursue(perspective, worlds[0], skill.stray, rng)
        if pursued is not None:
            return pursued
    unasked = numbers[0] == HOLD
    if unasked and skill.noise and not game.listens(worlds[0]):
        return Choice(HOLD)  # who errs easily would do something that comes too late to be heard
    if unasked or not skill.wander or rng.random() >= skill.wander:
        numbers = game.shortlist(worlds[0], seat, numbers)
    else:  # it overlooks the shortlist, but nobody blurts out just anything
        numbers = [number for number in numbers if number < game.space.volunteer_from]
    if len(numbers) > skill.breadth:
        numbers = _noticed(game, numbers, skill.breadth, rng)
    if len(numbers) == 1:
        return on_course(perspective, worlds[0], numbers[0])
    if len(numbers) > skill.focus and (skill.depth > 1 or len(worlds) > 1):
        glance = _weigh(game, worlds[:1], seat, numbers, replace(skill, depth=1, ends=0), rng)
        best_first = sorted(range(len(numbers)), key=lambda i: -glance[i])
        numbers = [numbers[i] for i in sorted(best_first[: skill.focus])]
    values = _weigh(game, worlds, seat, numbers, skill, rng)
    if skill.tries and tries_out(game, worlds[0]):
        numbers, values = _tried(perspective, numbers, values, skill, rng)
    best, second = _pick(numbers, values, skill, rng)
    one, other = (values[numbers.index(number)] for number in (best, second))
    parts = _difference(game, worlds[0], seat, best, second, skill.besides)
    value = _value(game, skill)
    if value is None:
        return Choice(best, parts, second, one - other)
    expected = value.chance(one)
    return Choice(best, parts, second, expected - value.chance(other), expected=expected)


def _value(game: Game[Any], skill: Skill) -> Value | None:
    return value_of(game.info.package) if skill.learned else None


def _tried(
    perspective: Perspective, numbers: list[int], values: list[float], skill: Skill, rng: random.Random
) -> tuple[list[int], list[float]]:
    """The best actions, and what they are worth with what comes of them; what is given up is left out."""
    game, value = perspective.game, _value(perspective.game, skill)
    if value is None:
        return numbers, values
    left = sorted(range(len(numbers)), key=lambda i: -values[i])[: skill.among]
    sums, worths, begun = [0.0] * len(numbers), list(values), 0
    for tried in heats(skill.tries):
        worlds = [perspective.world(rng) for _ in range(tried - begun)]
        for world in worlds:
            game.guess(world, perspective.seat, lambda: rng.getrandbits(31))
        seeds = [rng.getrandbits(63) for _ in worlds]
        best = [numbers[i] for i in left]
        found = weigher(game, value).try_out(game, worlds, seeds, perspective.seat, best, skill.turns)
        for i, chance in zip(left, found, strict=True):
            sums[i] += chance * len(worlds)
            worths[i] = blend(values[i], sums[i] / tried, tried, skill.sight, bias_of(value, game))
        begun = tried
        if tried < skill.tries:
            left = better_half(left, worths)
    return [numbers[i] for i in left], [worths[i] for i in left]


def _weigh(
    game: Game[Any], worlds: list[State], seat: int, numbers: list[int], skill: Skill, rng: random.Random
) -> list[float]:
    value = _value(game, skill)
    if value is None and skill.ends:
        look = answers.Look(skill.width, skill.depth, skill.ends, skill.answer, skill.glance)
        return answers.weigher(game)(game, worlds, seat, numbers, look)
    if value is not None or skill.depth > 1:
        return weigher(game, value)(game, worlds, seat, numbers, skill.width, skill.depth)
    return [
        sum(_sum(_after(game, world, seat, number, rng, skill.besides), skill.weights) for world in worlds)
        / len(worlds)
        for number in numbers
    ]


def _noticed(game: Game[Any], numbers: list[int], breadth: int, rng: random.Random) -> list[int]:
    """So many of the actions, by lot; every kind has its share, so that what is rare is not overlooked altogether."""
    kinds: dict[Any, list[int]] = {}
    for number in numbers:
        kinds.setdefault(game.space.kind_of(number), []).append(number)
    noticed: set[int] = set()
    for left, alike in zip(range(len(kinds), 0, -1), sorted(kinds.values(), key=len), strict=True):
        noticed.update(rng.sample(alike, min(len(alike), (breadth - len(noticed)) // left)))
    return sorted(noticed)


def _sum(parts: Mapping[str, float], weights: Mapping[str, float]) -> float:
    return sum(worth * weights.get(part, 1.0) for part, worth in parts.items())


def _after(
    game: Game[Any], world: State, seat: int, number: int, rng: random.Random, besides: bool
) -> dict[str, float]:
    """The hand-written judgement of an action, once chance has run."""
    trial = world.clone()
    if number != HOLD:
        game.apply(trial, seat, number)
        while game.chance_next(trial):
            game.apply(trial, CHANCE, game.draw(trial, rng))
    return {**game.evaluate(trial, seat), **(game.besides(trial, seat) if besides else {})}


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


def _difference(game: Game[Any], world: State, seat: int, best: int, second: int, besides: bool) -> dict[str, float]:
    """What one action has over another by the hand-written parts: the words of explanation."""
    rng = random.Random(0)  # the same chances for both
    one, other = (_after(game, world, seat, number, rng, besides) for number in (best, second))
    return {part: one.get(part, 0.0) - other.get(part, 0.0) for part in one | other}
