"""What nobody may learn: checks that two positions which look equal to a viewer also sound equal to him.

`told_alike` compares what actions tell, `refused_alike` what refusals say, and `check_worlds_fair` whether the worlds
drawn from an observation are spread as the hidden truth is.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from approdo.core.actions import HOLD
from approdo.core.events import Events
from approdo.core.game import CHANCE, SPECTATOR, Game
from approdo.core.state import State

RARE = 10
"""Values that occur less often are counted together."""
SURE = 6.0
"""So many standard deviations are no accident."""
Feature = tuple[str, tuple[int, ...]]


def viewers(game: Game[Any]) -> tuple[int, ...]:
    """Everybody who may look."""
    return (SPECTATOR, *range(game.players))


def spelled(shown: object) -> str:
    """What a reader gets, letter by letter: the order of names tells as well, and so does a 1 that is not `true`."""
    return json.dumps(shown)


class Aftermath:
    """What one action leads to, at once and when chance has drawn what it brings about."""

    def __init__(self, game: Game[Any], state: State, seat: int, number: int) -> None:
        self.game = game
        self.name = game.space.notation(number)
        self.state, self.out = state.clone(), Events()
        game.apply(self.state, seat, number, self.out)
        self.undo = (self.out.barrier, self.out.lingers)
        self.position = self.state.hash()
        self.later, self.drawn, self.steps = self.state.clone(), Events(), 1
        self._seen: dict[tuple[int, bool], dict[str, Any]] = {}
        rng = random.Random(0)
        while game.chance_next(self.later):
            game.apply(self.later, CHANCE, game.draw(self.later, rng), self.drawn)
            self.steps += 1

    def seen(self, viewer: int, later: bool = False) -> dict[str, Any]:
        """What a viewer sees of it, at once or later: looked at once for all comparisons."""
        if (viewer, later) not in self._seen:
            self._seen[viewer, later] = self.game.observe(self.later if later else self.state, viewer)
        return self._seen[viewer, later]

    def told_apart(self, other: Aftermath, viewer: int) -> str:
        """How somebody to whom both look equal could tell them apart all the same; empty: not at all.

        By the events, by what can still be undone, or by the number of steps, which every view holds.
        """
        if self.seen(viewer) == other.seen(viewer):
            mine, theirs = (told(after.out, viewer) for after in (self, other))
            if spelled(mine) != spelled(theirs):
                return f"the events tell it: {first_difference(mine, theirs)}"
            if self.undo != other.undo:
                return "one of them can be undone and the other cannot"
        if self.steps == other.steps or self.seen(viewer, later=True) != other.seen(viewer, later=True):
            return ""
        mine, theirs = (told(after.out, viewer) + told(after.drawn, viewer) for after in (self, other))
        return f"the number of steps tells it: {self.steps} against {other.steps}" if mine == theirs else ""


def told(events: Events, viewer: int) -> list[dict[str, Any]]:
    """The events as a viewer may read them."""
    return [event.seen_by(viewer) for event in events]


def told_alike(game: Game[Any], state: State, seat: int, numbers: Sequence[int]) -> list[str]:
    """Where two of these actions by one seat look equal to a viewer afterwards, and yet are told apart to him.

    Actions that lead to one and the same position hide nothing, whatever was said of them.
    """
    problems = []
    for one, other in combinations([Aftermath(game, state, seat, number) for number in numbers], 2):
        if one.position == other.position:
            continue
        for viewer in viewers(game):
            how = one.told_apart(other, viewer) if viewer != seat else ""
            if how:
                alike = f"viewer {viewer} sees no difference between {one.name} and {other.name} by seat {seat}"
                problems.append(f"{alike}, but {how}")
    return problems


def first_difference(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> str:
    """Where two tellings of the same part, in words."""
    for mine, theirs in zip(one, other, strict=False):
        if spelled(mine) != spelled(theirs):
            return f"{mine} against {theirs}"
    return f"{len(one)} events against {len(other)}"


def refused_alike(game: Game[Any], truth: State, world: State, seat: int, numbers: Iterable[int]) -> list[str]:
    """Where a refusal says something in a world that it does not say in truth, though both look equal to a seat."""
    problems = []
    for number in numbers:
        mine, other = game.explain(truth, seat, number), game.explain(world, seat, number)
        if mine != other or (mine and other and spelled(mine.args) != spelled(other.args)):
            name = game.space.notation(number)
            problems.append(f"the refusal of {name} by seat {seat} tells a secret: {mine} against {other} in a world")
    return problems


# --- worlds ---


def check_worlds_fair(
    game: Game[Any],
    viewer: int,
    decisions: int = 0,
    samples: int = 250,
    seed: int = 0,
    unordered: Mapping[str, int] | None = None,
) -> int:
    """Worlds are spread as the truth is: play `samples` random games to their n-th decision and compare.

    For every number of the position that a viewer cannot know, the values in truth and those in worlds drawn from
    his observations are compared by chi-square over all games; a card that never lies where it could, or lies there
    too often, is found. From one observation different worlds must come. `unordered` names fields whose order means
    nothing, with the number of places that belong together. How many numbers were hidden.
    """
    truths: list[dict[Feature, int]] = []
    worlds: list[dict[Feature, int]] = []
    open_positions = same_again = 0
    for number in range(samples):
        rng = random.Random(f"{seed} {number}")
        state = _played_to(game, decisions, rng)
        seen = game.observe(state, viewer)
        world, again = (game.world(seen, random.Random(rng.random())) for _ in range(2))
        truths.append(features(state, unordered or {}))
        worlds.append(features(world, unordered or {}))
        if world.hash() != state.hash():
            open_positions += 1
            same_again += world.hash() == again.hash()
    where = f"{game.info.id} x{game.players} {dict(game.options)} viewer {viewer}, decision {decisions}"
    assert game.info.secrets or not open_positions, f"{where}: a game without secrets has worlds that are not the truth"
    assert 2 * same_again <= open_positions, f"{where}: the same world is drawn again and again from one observation"
    hidden = _hidden(truths, worlds)
    for feature in sorted(hidden):
        mine, others = [t.get(feature, -1) for t in truths], [w.get(feature, -1) for w in worlds]
        place = f"{feature[0]}{list(feature[1])}"
        assert disparity(mine, others) < SURE, f"{where}: worlds are biased in {place}: {_shares(mine, others)}"
    return len(hidden)


def _played_to(game: Game[Any], decisions: int, rng: random.Random) -> State:
    """A random game at its n-th decision of players (0: the first), or at its end."""
    state: State = game.start()
    while state.stack:
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
            continue
        if decisions == 0:
            break
        decisions -= 1
        seat = rng.choice(game.actors(state))
        game.apply(state, seat, rng.choice([n for n in game.legal(state, seat) if n != HOLD]))
    return state


def features(state: State, unordered: Mapping[str, int]) -> dict[Feature, int]:
    """Every number of a position by its place: field and index; -1 for the length of a list."""
    found: dict[Feature, int] = {}

    def walk(name: str, value: Any, path: tuple[int, ...]) -> None:
        if isinstance(value, list):
            found[name, (*path, -1)] = len(value)
            for index, item in enumerate(value):
                walk(name, item, (*path, index))
        else:
            found[name, path] = value

    for name, value in state.to_dict().items():
        if name in unordered:
            together = unordered[name]
            value = [sorted(value[at : at + together]) for at in range(0, len(value), together)]
        walk(name, value, ())
    return found


def _hidden(truths: list[dict[Feature, int]], worlds: list[dict[Feature, int]]) -> set[Feature]:
    hidden: set[Feature] = set()
    for truth, world in zip(truths, worlds, strict=True):
        hidden |= {key for key in truth.keys() | world.keys() if truth.get(key) != world.get(key)}
    return hidden


def disparity(mine: Sequence[int], others: Sequence[int]) -> float:
    """How unlike two samples of the same size are, by chi-square, in standard deviations of a normal variable."""
    one, two = Counter(mine), Counter(others)
    rare = {value for value in one | two if one[value] + two[value] < RARE}
    rows = [(one[value], two[value]) for value in (one | two).keys() - rare]
    if rare:
        rows.append((sum(one[v] for v in rare), sum(two[v] for v in rare)))
    rows = [row for row in rows if sum(row)]
    if len(rows) < 2:
        return 0.0
    chi = sum((a - b) ** 2 / (a + b) for a, b in rows)
    free = len(rows) - 1
    # Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal.
    spread = 2 / (9 * free)
    return float(((chi / free) ** (1 / 3) - (1 - spread)) / spread**0.5)


def _shares(mine: Sequence[int], others: Sequence[int]) -> str:
    return f"in truth {dict(Counter(mine).most_common(6))}, in worlds {dict(Counter(others).most_common(6))}"
