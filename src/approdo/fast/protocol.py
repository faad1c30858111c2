"""What a game's kernel is made of: data that says where things lie, and functions that follow the rules.

A package `approdo.fast.<game>` (named like the game's own package) has one name for others, KERNEL.
All functions get the row `s` and the tables `t` of the table; they change nothing but the row they are given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from approdo.core.game import Game
from approdo.fast.jit import Numbers, Words, kernel
from approdo.fast.layout import Layout, Row


class Observation:
    """What a seat may know as one flat array made of named pieces, e.g. Observation(land=(4, 3, 98), money=(4,))."""

    def __init__(self, **pieces: tuple[int, ...]) -> None:
        self.pieces = pieces
        self.at: dict[str, int] = {}
        self.size = 0
        for name, shape in pieces.items():
            self.at[name] = self.size
            self.size += prod(shape)

    def __getitem__(self, name: str) -> int:
        return self.at[name]

    def split(self, observed: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The named pieces of one observation or of many; views, not copies."""
        outer = observed.shape[:-1]
        return {
            name: observed[..., at : at + prod(shape)].reshape(*outer, *shape)
            for name, shape in self.pieces.items()
            for at in [self.at[name]]
        }


LINE = 200
"""Room for a line of actions: how many, whether it is still being written, then their ids."""
CAMPAIGN = 16
"""Room for a campaign, whatever its numbers mean to a game; all 0 is none."""

OBSERVED = np.int16
"""The type of the numbers in an observation."""


@kernel
def nobody(s: Words, t: Words) -> int:
    """No volunteers: the mask of a game whose seats speak only when they are asked."""
    return 0


@kernel
def not_graded(s: Words, t: Words, seat: int, points: Words) -> float:
    """`graded` for a game that is never played out."""
    return 0.5


@kernel
def no_secrets(s: Words, t: Words, seat: int) -> None:
    """`hide` for a game without secrets."""


@kernel
def nothing_to_deal(s: Words, t: Words, seat: int, rng: Words, i: int) -> None:
    """`deal` for a game without secrets."""


@kernel
def no_traits(s: Words, t: Words, seat: int, out: Numbers) -> None:
    """`traits` for a game that has none."""


@dataclass(frozen=True)
class Kernel:
    """One game's fast form. The readable rules are the law; `rules` is the version of them that this follows."""

    game: str
    rules: str
    layout: Layout
    tables: Callable[[Game[Any]], Row]
    """What the kernels look up at one table (its options, its own map), and room to work in: one flat array, whose
    places a Shelf names. Every thread has its own."""
    most_legal: int
    """No legal list and no list of outcomes is longer."""
    legal: Callable[[Words, Words, int, Words], int]
    """(s, t, seat, out) -> how many: the ids of all that a seat may do, in the order of Game.legal."""
    apply: Callable[[Words, Words, int, int], None]
    """(s, t, seat, id): carry out an action or an outcome of chance (seat -1)."""
    outcomes: Callable[[Words, Words, Words, Words], int]
    """(s, t, out, weights) -> how many: what chance may bring, as Game.outcomes."""
    outcome: Callable[[Words, Words, Words, Words], int]
    """(s, t, points, ranks) -> mask of the winners, as Game.outcome; ranks count from 0, equals share one.
    Points also tell the score of a game without secrets that still goes on."""
    observation: Observation
    observe: Callable[[Words, Words, int, Words], None]
    """(s, t, seat, out): what a seat may know. Seats go round from the observer."""
    encode: Callable[[Game[Any], Mapping[str, Any], int], NDArray[Any]]
    """(game, seen, seat): the same from Game.observe and nothing else: the proof that nothing leaks."""
    parts: tuple[str, ...]
    """The names of the parts of Game.evaluate."""
    evaluate: Callable[[Words, Words, int, Numbers], float]
    """(s, t, seat, parts) -> their sum, as Game.evaluate; a part that does not apply is 0."""
    shortlist: Callable[[Words, Words, int, Words, int, Words], int]
    """(s, t, seat, ids, n, out) -> how many: the ids worth a look, as Game.shortlist."""
    tried: tuple[Mapping[str, object], ...] = ()
    """Options that the proof tries beside those that GameInfo lists."""
    volunteers: Callable[[Words, Words], int] = nobody
    """(s, t) -> mask: who may act without being awaited."""
    hide: Callable[[Words, Words, int], None] = no_secrets
    """(s, t, seat): take out of the row what the seat does not know: equal observations leave equal rows."""
    deal: Callable[[Words, Words, int, Words, int], None] = nothing_to_deal
    """(s, t, seat, rng, i): fill what was hidden with a draw that agrees with what the seat knows."""
    traits: Callable[[Words, Words, int, Numbers], None] = no_traits
    """(s, t, seat, out): what an experienced player sees in a seat's position, as Game.traits."""
    traits_count: int = 0
    campaign: Callable[..., int] | None = None
    """(s, t, seat, kept, effort, chances, rng, i, best, line, other, report) -> games played out: a search for what to
    go for, see approdo.fast.campaigns; 0 where there is nothing to plan. `kept` is the campaign it begins with, `best`
    the one it finds, `line` what that does first, `other` the best line that begins otherwise, report[0] and report[1]
    what these come to."""
    follow: Callable[[Words, int, Words, Words, int, Words], None] | None = None
    """(was, then, s, t, seat, out): as `observe`, where `out` tells what seat `then` saw of the row `was`; a row of
    nothing but 0 was not seen, and `out` is all 0 then."""
    opening: int = -1
    """The kind of decision that a turn begins with, as Game.opening; -1: none."""
    crossroads: int = 0
    """The kinds of decisions, as a mask, at which bots play games out to their end, as Game.crossroads."""
    givers: Callable[[Words, Words], int] = nobody
    """(s, t) -> mask: those of the volunteers that have anything to weigh (see `shortlist`)."""
    guess: Callable[[Words, Words, int, Words, int], None] = nothing_to_deal
    """(s, t, seat, rng, i): in a world, draw anew what a seat can guess better than by lot, as Game.guess."""
    graded: Callable[[Words, Words, int, Words], float] = not_graded
    """(s, t, seat, points) -> how near a finished game came to be won by a seat, as Game.graded."""
