"""A step of a plan in one word: games/neuland/planner/plan.py again. A site is the step that would be done there.

From the lowest bit: purpose, kind, recipe, hex, place + 1, good + 1, user + 1, whether it hopes, which copy of a new
building, two sources (place + 1, or FROM_STEP + step, or 0), cost.
"""

from __future__ import annotations

from approdo.fast.jit import kernel
from approdo.fast.neuland.tables import BUILDING, COST, GOODS, HEXES, INPUTS, KINDS, MOST_STEPS, PLACES

KIND, RECIPE, HEX, PLACE, THE_GOOD, USER, HOPEFUL, COPY, FIRST, SECOND, TIME = 2, 7, 8, 13, 19, 23, 29, 30, 31, 38, 45
FROM_STEP = 64
assert max(KINDS, HEXES) <= 32
assert max(PLACES, MOST_STEPS) < 63
assert GOODS < 16
SITE = 31 << KIND | 31 << HEX | 63 << PLACE | 1 << COPY
"""What tells a building, standing or new, from all others."""
NEW = 63 << PLACE
"""A building does not stand yet when none of these bits is set."""


@kernel
def step_of(purpose: int, kind: int, recipe: int, hex: int, place: int, good: int) -> int:
    """A step that nobody uses yet, without sources or cost."""
    return purpose | kind << KIND | recipe << RECIPE | hex << HEX | place + 1 << PLACE | good + 1 << THE_GOOD


@kernel
def purpose_of(step: int) -> int:
    """PRODUCING, PLACING or BUILDING."""
    return step & 3


@kernel
def kind_of(step: int) -> int:
    """The kind of building."""
    return step >> KIND & 31


@kernel
def recipe_of(step: int) -> int:
    """The way the building works."""
    return step >> RECIPE & 1


@kernel
def hex_of(step: int) -> int:
    """Where it happens."""
    return step >> HEX & 31


@kernel
def place_of(step: int) -> int:
    """The place of the building, -1 where it does not stand yet."""
    return (step >> PLACE & 63) - 1


@kernel
def good_of(step: int) -> int:
    """What it yields; -1 for banners and for building."""
    return (step >> THE_GOOD & 15) - 1


@kernel
def user_of(step: int) -> int:
    """The step that needs it; -1 for the goal itself and for building."""
    return (step >> USER & 63) - 1


@kernel
def cost_of(step: int) -> int:
    """Its time; of a site what must be reckoned for luck and digging."""
    return step >> TIME


@kernel
def source_of(step: int, number: int) -> int:
    """Where its first or second input comes from: 0, place + 1, or FROM_STEP + step."""
    return step >> (SECOND if number else FIRST) & 127


@kernel
def is_new(step: int) -> bool:
    """Whether its building does not stand yet."""
    return not step & NEW


@kernel
def input_for(step: int, number: int) -> int:
    """The first or second good that it needs; -1 if there is none."""
    if purpose_of(step) == BUILDING:
        return -1 if number else COST[kind_of(step)]
    return INPUTS[kind_of(step), recipe_of(step), number]
