"""The kinds of pending decision, and names for what their frames hold.

A frame is a plain tuple (kind, mask of the seats awaited, ...), as every state keeps them. The rules unpack it where
it is hot; whoever only looks reads it by name: `Paying.read(state.stack[-1]).target`.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from approdo.core.state import Frame
from approdo.games.neuland.components import COST, RECIPES
from approdo.games.neuland.hexes import HEX_OF

ASK_SINGLE = 0
"""Chance: where the single piece lies."""
ASK_DOUBLE = 1
"""Chance: which hexes the next double piece covers."""
ASK_DEAL = 2
"""Chance: which double piece lies there (`Dealing`)."""
ASK_START = 3
"""Chance: who begins; a seat that the table named may follow the mask."""
ASK_SETTLE = 4
ASK_ACT = 5
ASK_PAY = 6
"""The goods of an action (`Paying`)."""
ASK_FILL = 7
"""Which empty mine is filled first; the mines follow the mask."""
ASK_DRAW = 8
"""Chance: the next mineral (`Drawing`)."""
ASK_STACK = 9
"""In which order three drawn minerals lie (`Stacking`)."""
ASK_TAKE = 10
"""Minerals of choice, from the top down (`Stacking`, as far as it has come)."""

PRODUCING, PLACING, BUILDING = range(3)
"""What is being paid for. The target is a place; when building, a hex."""

HEAD = 2
"""Every frame begins with its kind and its mask."""


def inputs_of(purpose: int, kind: int, recipe: int) -> tuple[int, ...]:
    """The goods to hand over."""
    return (COST[kind],) if purpose == BUILDING else RECIPES[kind][recipe][0]


class Paying(NamedTuple):
    """ASK_PAY: how far the payment of an action has come."""

    kind: int
    mask: int
    purpose: int
    building: int
    """The kind of building that is used or built."""
    target: int
    recipe: int
    paid: int
    """How many inputs are paid."""
    far: int
    """The greatest distance so far."""
    barrow: int
    """1 once the wheelbarrow is used."""
    last: int
    """The place that paid last; -1 at first."""

    @classmethod
    def read(cls, frame: Frame) -> Self:
        """The names of a frame."""
        return cls._make(frame)

    @property
    def hex(self) -> int:
        """Where the action happens."""
        return self.target if self.purpose == BUILDING else HEX_OF[self.target]

    @property
    def inputs(self) -> tuple[int, ...]:
        """All goods of the action."""
        return inputs_of(self.purpose, self.building, self.recipe)

    @property
    def due(self) -> int:
        """The good that is to be handed over next."""
        return self.inputs[self.paid]


class Dealing(NamedTuple):
    """ASK_DEAL: the two hexes of the next double piece."""

    kind: int
    mask: int
    first: int
    second: int

    @classmethod
    def read(cls, frame: Frame) -> Self:
        """The names of a frame."""
        return cls._make(frame)


class Drawing(NamedTuple):
    """ASK_DRAW: for whom and for which mine, and the minerals drawn so far."""

    seat: int
    mine: int
    drawn: tuple[int, ...]

    @classmethod
    def read(cls, frame: Frame) -> Self:
        """The names of a frame."""
        _, _, seat, mine, *drawn = frame
        return cls(seat, mine, tuple(drawn))


class Stacking(NamedTuple):
    """ASK_STACK and ASK_TAKE: the mine and its minerals, all three of them or those taken so far."""

    mine: int
    minerals: tuple[int, ...]

    @classmethod
    def read(cls, frame: Frame) -> Self:
        """The names of a frame."""
        _, _, mine, *minerals = frame
        return cls(mine, tuple(minerals))
