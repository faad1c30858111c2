"""What a plan is made of."""

from __future__ import annotations

from dataclasses import dataclass

from approdo.games.neuland.components import GOODS


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
    copy: int = 0
    """Which of several equal new buildings of a hex; always 0 where `place` is known."""
    barrow: bool = False
    """True when the wheelbarrow helps with it."""

    @property
    def site(self) -> tuple[int, int, int, int]:
        """The building at which it happens, standing or new."""
        return self.place, self.kind, self.hex, self.copy


@dataclass(frozen=True)
class Plan:
    """Steps in an order in which they can be done, and their time."""

    time: int
    steps: tuple[Step, ...]
    order: tuple[int, ...]
    """The numbers of the steps, in an order in which they can be done."""
    exact: bool = False
    """True when no way at all can be cheaper."""

    @property
    def pieces(self) -> tuple[str, ...]:
        """What is used once a game and this plan uses."""
        markers = {source.good for step in self.steps for source in step.sources if max(source.place, source.step) < 0}
        barrow = ["wheelbarrow"] if any(step.barrow for step in self.steps) else []
        return (*(f"{GOODS[good]}_marker" for good in sorted(markers)), *barrow)
