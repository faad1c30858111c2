"""In which order can the steps of a plan be done? Buildings are occupied, mines have layers, workers are few."""

from __future__ import annotations

from approdo.games.neuland.components import MINE, MINERALS, PRODUCTION
from approdo.games.neuland.planner.plan import Step
from approdo.games.neuland.rules.paying import BUILDING, PRODUCING
from approdo.games.neuland.state import Neuland, minerals_on


LOOK_AT = 300
"""How many sets of steps are looked at before a tree counts as impossible to order."""


def find_order(state: Neuland, seat: int, steps: tuple[Step, ...]) -> tuple[int, ...] | None:
    """The numbers of the steps in an order that the rules allow, or None if there is none."""
    return _Order(state, seat, steps).search()


def can_be_ordered(steps: tuple[Step, ...]) -> bool:
    """A quick look at a partial plan: False when two uses of a building must each wait for the other."""
    at_site: dict[tuple[int, int, int], list[int]] = {}
    spender = {s.place: n for n, step in enumerate(steps) for s in step.sources if s.place >= 0}
    for number, step in enumerate(steps):
        if step.purpose == PRODUCING:
            at_site.setdefault((step.place, step.kind, step.hex), []).append(number)
    for (place, _, _), numbers in at_site.items():
        if place in spender:
            if any(spender[place] in _after(steps, number) for number in numbers):
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
    return step.place < 0 and (step.kind, step.hex) == (built.kind, built.hex)


class _Order:
    """What is occupied after a set of steps depends on the set alone, so every set is looked at once."""

    def __init__(self, state: Neuland, seat: int, steps: tuple[Step, ...]) -> None:
        self.state, self.seat, self.steps = state, seat, steps
        self.dead: set[int] = set()
        self.needs = [self._before(number) for number in range(len(steps))]
        self.spender = {s.place: n for n, step in enumerate(steps) for s in step.sources if s.place >= 0}
        self.preference = self._chain_by_chain()

    def _before(self, number: int) -> int:
        """The steps that must be done before this one, as a bit set."""
        step = self.steps[number]
        bits = sum(1 << source.step for source in step.sources if source.step >= 0)
        if step.purpose != BUILDING and step.place < 0:
            for other, built in enumerate(self.steps):
                if built.purpose == BUILDING and _at_new(step, built):
                    bits |= 1 << other
        return bits

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
        return [*order[:-1], *(n for root in late for n in self._chain(root)), *order[-1:]] if goal else [
            *order,
            *(n for root in late for n in self._chain(root)),
        ]

    def _chain(self, number: int) -> list[int]:
        """A step after all that it needs; the side that uses what would spoil, then the longer side, first."""
        sides = [self._chain(source.step) for source in self.steps[number].sources if source.step >= 0]
        sides.sort(key=lambda side: (-self._lying(side), -len(side)))
        return [*(n for side in sides for n in side), number]

    def _lying(self, numbers: list[int]) -> int:
        return sum(self.state.lying[s.place] for n in numbers for s in self.steps[n].sources if s.place >= 0)

    def search(self) -> tuple[int, ...] | None:
        """Depth first over the sets of steps done."""
        found: list[int] = []
        return tuple(found) if self._extend(0, found) else None

    def _extend(self, done: int, found: list[int]) -> bool:
        if len(found) == len(self.steps):
            return True
        if done in self.dead or len(self.dead) > LOOK_AT:
            return False
        for number in self.preference:
            if not done >> number & 1 and self.needs[number] & ~done == 0 and self._possible(number, done):
                found.append(number)
                if self._extend(done | 1 << number, found):
                    return True
                found.pop()
        self.dead.add(done)
        return False

    def _possible(self, number: int, done: int) -> bool:
        """True when the step's building is free, holds the right mineral, and a worker is there for it."""
        step = self.steps[number]
        if step.purpose != PRODUCING:
            return True
        freed = 0
        if step.place >= 0 and self.state.worker[step.place]:
            spender = self.spender.get(step.place)
            if spender is None or not done >> spender & 1:
                return False
            freed = 1
        for other, earlier in enumerate(self.steps):
            if done >> other & 1 and earlier.purpose == PRODUCING and _same_site(earlier, step):
                if earlier.user < 0 or not done >> earlier.user & 1:
                    return False
                freed += 1
        return self._mineral(step, freed) and self._workers(done) + self._returned(step) > 0

    def _mineral(self, step: Step, removed: int) -> bool:
        """True when the mine shows the wanted mineral after so many have gone; hopes are not checked."""
        if step.kind != MINE or step.place < 0:
            return True
        minerals = minerals_on(self.state, step.place)
        if removed >= len(minerals):
            return False
        return step.hopeful or MINERALS[minerals[removed]] == step.good

    def _workers(self, done: int) -> int:
        """Workers at home after the steps done."""
        free = self.state.free[self.seat]
        for number, step in enumerate(self.steps):
            if done >> number & 1:
                free += self._returned(step) - (step.purpose == PRODUCING)
        return free

    def _returned(self, step: Step) -> int:
        return sum(1 for source in step.sources if source.place >= 0 or source.step >= 0)


def _same_site(one: Step, other: Step) -> bool:
    return (one.place, one.kind, one.hex) == (other.place, other.kind, other.hex)
