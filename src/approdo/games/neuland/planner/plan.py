"""What a plan is made of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Goal:
    """What is wanted: a good, banners on a possession, or a building of a kind."""

    purpose: int
    """PRODUCING: `what` is a good. PLACING or BUILDING: a kind of building."""
    what: int


@dataclass(frozen=True)
class Source:
    """Where an input comes from: a worker's place, a marker (both -1), or an earlier step."""

    good: int
    place: int = -1
    step: int = -1


@dataclass(frozen=True)
class Step:
    """One action of a plan. `place` is -1 where the building does not stand yet."""

    purpose: int
    kind: int
    recipe: int
    hex: int
    place: int
    good: int
    """What it yields; -1 for banners and for building."""
    user: int
    """The step that needs it; -1 for the goal itself."""
    sources: tuple[Source, ...] = ()
    cost: int = 0
    hopeful: bool = False
    """True when it counts on a mineral that does not lie on top."""


@dataclass(frozen=True)
class Plan:
    """Steps in an order in which they can be done, and their time."""

    time: int
    steps: tuple[Step, ...]
    order: tuple[int, ...]
    """The numbers of the steps, in an order in which they can be done."""
    exact: bool
    """True when no plan can be cheaper."""
