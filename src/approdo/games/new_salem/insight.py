"""Who most likely is who, by what each player built: for bots that play games out to the end in worlds of their own.

`belief.py` asks how much a building helps the witches. Here it is asked how often whom builds what in which round, as
counted in games of bots (`data/habits.toml`); so it also tells what a player collects.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import exp

from approdo.core.data import data
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.belief import Builds
from approdo.games.new_salem.meta import INFO
from approdo.games.new_salem.rules.building import character_weights
from approdo.games.new_salem.state import DRAFTED, KEPT, Position
from approdo.games.new_salem.view import knows_characters

ONE = 1 << 31
"""Numbers drawn are below it."""
DEALS = 6
"""So many deals of characters are drawn, and one of them is taken."""
HABITS = [[[(0.0,) * c.KINDS for _ in range(c.ROUNDS + 1)] for _own in range(2)] for _side in range(len(c.SIDES))]
"""Log odds of a building against the average, by side, whether it is of an own type, round and kind."""
for _row in data(INFO.package, "habits")["habit"]:
    HABITS[c.SIDES.index(_row["side"])][_row["own"]][_row["round"]] = tuple(map(float, _row["odds"]))


@lru_cache(maxsize=1 << 10)
def likelihoods(players: int, builds: Builds) -> tuple[tuple[float, ...], ...]:
    """For each seat, how likely its buildings are for one who has each character; 1 for the likeliest."""
    odds = [[0.0] * len(c.CHARACTERS) for _ in range(players)]
    for r, _, seat, kind, how in builds:
        if how in (DRAFTED, KEPT):
            for who, types in enumerate(c.COLLECTS):
                odds[seat][who] += HABITS[c.IS_WITCH[who]][c.TYPE_OF[kind] in types][r][kind]
    return tuple(tuple(exp(one - max(of)) for one in of) for of in odds)


def guess(state: Position, viewer: int, draw: Callable[[], int]) -> None:
    """Deal the characters that a viewer has not seen anew, likelier those that what was built speaks for.

    Seat by seat, and since that is not quite fair to the later ones, of some deals one by what they are worth.
    """
    likely = likelihoods(state.players, tuple(state.builds))
    known = knows_characters(state, viewer)
    total = 0.0
    taken = state.characters
    for _ in range(DEALS):
        dealt = [who if known >> seat & 1 else -1 for seat, who in enumerate(state.characters)]
        first, worth = draw() * state.players >> 31, 1.0
        for ahead in range(state.players):
            seat = (first + ahead) % state.players
            if not known >> seat & 1:
                numbers, weights = character_weights(state.players, dealt)
                chances = [w * likely[seat][n - a.CHARACTER] for n, w in zip(numbers, weights, strict=True)]
                left, at = draw() / ONE * sum(chances), 0
                while at < len(chances) - 1 and left >= chances[at]:
                    left -= chances[at]
                    at += 1
                dealt[seat] = numbers[at] - a.CHARACTER
                worth *= sum(chances) / sum(weights)
        total += worth
        if draw() / ONE * total <= worth:
            taken = dealt
    state.characters = taken
