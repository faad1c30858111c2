"""In which order can the steps of a plan be done? Buildings are occupied, mines have layers, workers are few."""

from __future__ import annotations

from approdo.games.neuland.components import MINE, MINERALS, PRODUCTION
from approdo.games.neuland.planner.plan import Step
from approdo.games.neuland.rules.frames import BUILDING, PRODUCING
from approdo.games.neuland.state import Position, minerals_on

LOOK_AT = 300
"""How many sets of steps are looked at before a tree counts as impossible to order."""


def find_order(state: Position, seat: int, steps: tuple[Step, ...]) -> tuple[int, ...] | None:
    """The numbers of the steps in an order that the rules allow, or None if there is none."""
    return _Order(state, seat, steps).search()


def can_be_ordered(steps: tuple[Step, ...]) -> bool:
    """A quick look at a partial plan: False when two uses of a building must each wait for the other."""
    at_site: dict[tuple[int, int, int, int], list[int]] = {}
    spender = {s.place: n for n, step in enumerate(steps) for s in step.sources if s.place >= 0}
    for number, step in enumerate(steps):
        if step.purpose == PRODUCING:
            at_site.setdefault(step.site, []).append(number)
    for (place, *_), numbers in at_site.items():
        if place in spender and any(spender[place] in _after(steps, number) for number in numbers):
            return False
        for i, one in enumerate(numbers):
            for other in numbers[:i]:
                if steps[one].user in _after(steps, other) and steps[other].user in _after(steps, one):
                    return False
    return True


def _after(steps: tuple[Step, ...], number: int) -> set[int]:
    """The steps that can only be done after this one; -1, the use of the goal's own good, is after all."""
    found: set[int] = {-1}
    open_steps = [number]
    while open_steps:
        step = steps[open_steps.pop()]
        if step.user >= 0:
            later = [step.user]
        elif step.purpose == BUILDING:
            later = [n for n, s in enumerate(steps) if s.purpose != BUILDING and _at_new(s, step)]
        else:
            later = []
        open_steps += [n for n in later if n not in found]
        found.update(later)
    return found


def _at_new(step: Step, built: Step) -> bool:
    return step.site == built.site


class _Order:
    """What is occupied after a set of steps depends on the set alone, so every set is looked at once."""

    def __init__(self, state: Position, seat: int, steps: tuple[Step, ...]) -> None:
        self.state, self.seat, self.steps = state, seat, steps
        self.dead: set[int] = set()
        self.spender = {s.place: n for n, step in enumerate(steps) for s in step.sources if s.place >= 0}
        self.needs = [self._before(number) for number in range(len(steps))]
        self.returned = [sum(1 for s in step.sources if s.place >= 0 or s.step >= 0) for step in steps]
        self.together = [self._at_same_site(number) for number in range(len(steps))]

    def _before(self, number: int) -> int:
        """The steps that must be done before this one, as a bit set; -1 when its building is never free."""
        step = self.steps[number]
        bits = sum(1 << source.step for source in step.sources if source.step >= 0)
        if step.purpose != BUILDING and step.place < 0:
            for other, built in enumerate(self.steps):
                if built.purpose == BUILDING and _at_new(step, built):
                    bits |= 1 << other
        if step.purpose == PRODUCING and step.place >= 0 and self.state.worker[step.place]:
            if step.place not in self.spender:
                return -1
            bits |= 1 << self.spender[step.place]
        return bits

    def _at_same_site(self, number: int) -> list[tuple[int, int]]:
        """Other uses of the building: (bit of the step, bit of the step that takes its good away)."""
        step = self.steps[number]
        if step.purpose != PRODUCING:
            return []
        return [
            (1 << n, 1 << other.user if other.user >= 0 else 0)
            for n, other in enumerate(self.steps)
            if n != number and other.purpose == PRODUCING and _same_site(step, other)
        ]

    def _chain_by_chain(self) -> list[int]:
        """Each good is made right before it is used, so that few workers are out at a time.

        What would spoil is used early; a possession is built late, so that nobody else can serve it.
        """
        builds = [n for n, step in enumerate(self.steps) if step.purpose == BUILDING]
        late = [n for n in builds if self.steps[n].kind >= PRODUCTION]
        goal = [n for n, step in enumerate(self.steps) if step.user < 0 and step.purpose != BUILDING]
        order = [n for root in reversed(builds) if root not in late for n in self._chain(root)]
        order += [n for root in goal for n in self._chain(root)]
        # The possession's own chain goes just before its use.
        return (
            [*order[:-1], *(n for root in late for n in self._chain(root)), *order[-1:]]
            if goal
            else [
                *order,
                *(n for root in late for n in self._chain(root)),
            ]
        )

    def _chain(self, number: int) -> list[int]:
        """A step after all that it needs; the side that uses what would spoil, then the longer side, first."""
        sides = [self._chain(source.step) for source in self.steps[number].sources if source.step >= 0]
        sides.sort(key=lambda side: (-self._lying(side), -len(side)))
        return [*(n for side in sides for n in side), number]

    def _lying(self, numbers: list[int]) -> int:
        return sum(self.state.lying[s.place] for n in numbers for s in self.steps[n].sources if s.place >= 0)

    def search(self) -> tuple[int, ...] | None:
        """Depth first over the sets of steps done."""
        if -1 in self.needs:
            return None
        self.preference = self._chain_by_chain()
        found: list[int] = []
        return tuple(found) if self._extend(0, self.state.free[self.seat], found) else None

    def _extend(self, done: int, workers: int, found: list[int]) -> bool:
        if len(found) == len(self.steps):
            return True
        if done in self.dead or len(self.dead) > LOOK_AT:
            return False
        for number in self.preference:
            if done >> number & 1 or self.needs[number] & ~done:
                continue
            left = workers + self.returned[number]
            if self.steps[number].purpose == PRODUCING:
                left -= 1
                if left < 0 or not self._free(number, done):
                    continue
            found.append(number)
            if self._extend(done | 1 << number, left, found):
                return True
            found.pop()
        self.dead.add(done)
        return False

    def _free(self, number: int, done: int) -> bool:
        """True when the step's building has no worker and, if it is a mine, shows the right mineral."""
        removed = 0
        for used, taken in self.together[number]:
            if used & done:
                if not taken & done:
                    return False
                removed += 1
        step = self.steps[number]
        if step.kind != MINE or step.place < 0:
            return True
        minerals = minerals_on(self.state, step.place)
        removed += bool(self.state.worker[step.place])
        if removed >= len(minerals):
            return False
        return step.hopeful or MINERALS[minerals[removed]] == step.good


def _same_site(one: Step, other: Step) -> bool:
    return one.site == other.site
