"""A plan made shorter with the markers and the wheelbarrow, each used once where it saves most."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from approdo.games.neuland.components import FOOD, WOOD
from approdo.games.neuland.hexes import DISTANCE, HEX_OF
from approdo.games.neuland.planner.carry import carry_out
from approdo.games.neuland.planner.order import find_order
from approdo.games.neuland.planner.plan import Plan, Source, Step
from approdo.games.neuland.rules.frames import BUILDING
from approdo.games.neuland.rules.paying import has_marker, time_cost
from approdo.games.neuland.state import Position

Steps = tuple[Step, ...]


def shortened(state: Position, seat: int, plan: Plan) -> Plan | None:
    """The plan with the pieces that are left put to their best use; None where they save nothing."""
    found = sorted(_variants(state, seat, plan), key=lambda steps: sum(step.cost for step in steps))
    for steps in found:
        time = sum(step.cost for step in steps)
        if time >= plan.time:
            return None
        order = find_order(state, seat, steps)
        if order is not None:
            shorter = Plan(time, steps, order)
            if carry_out(state, seat, shorter) is not None:
                return shorter
    return None


def _variants(state: Position, seat: int, plan: Plan) -> Iterator[Steps]:
    """Every way to let markers pay for one input each, and then the wheelbarrow help with one step."""
    places = [[None, *_payable(plan, good)] if has_marker(state, seat, good) else [None] for good in (FOOD, WOOD)]
    for replaced in product(*places):
        steps = _rebuilt(plan.steps, {where for where in replaced if where is not None})
        yield steps
        if state.wheelbarrow[seat]:
            for number, step in enumerate(steps):
                cost = time_cost(step.purpose, 0)
                if _distance(steps, step) > 1:
                    yield (*steps[:number], replace(step, barrow=True, cost=cost), *steps[number + 1 :])


def _payable(plan: Plan, good: int) -> list[tuple[int, int]]:
    """(step, number of the input) wherever the plan hands over that good."""
    return [(n, i) for n, step in enumerate(plan.steps) for i, s in enumerate(step.sources) if s.good == good]


def _rebuilt(steps: Steps, marked: set[tuple[int, int]]) -> Steps:
    """The steps that are still needed when markers pay for the marked inputs."""
    changed = [
        replace(step, sources=tuple(Source(s.good) if (n, i) in marked else s for i, s in enumerate(step.sources)))
        for n, step in enumerate(steps)
    ]
    kept: list[int] = []
    wanted = [n for n, step in enumerate(changed) if step.user < 0 and step.purpose != BUILDING]
    while wanted:
        number = wanted.pop()
        if number in kept:
            continue
        kept.append(number)
        step = changed[number]
        wanted += [source.step for source in step.sources if source.step >= 0]
        if step.place < 0 and step.purpose != BUILDING:
            wanted += [n for n, other in enumerate(changed) if other.purpose == BUILDING and other.site == step.site]
    kept.sort()
    new = {old: n for n, old in enumerate(kept)}
    moved = tuple(
        replace(
            changed[old],
            user=new.get(changed[old].user, -1),
            sources=tuple(replace(s, step=new.get(s.step, -1)) for s in changed[old].sources),
        )
        for old in kept
    )
    return tuple(replace(step, cost=time_cost(step.purpose, _distance(moved, step))) for step in moved)


def _distance(steps: Steps, step: Step) -> int:
    """How far the farthest good of a step is away."""
    from_hexes = [
        steps[s.step].hex if s.step >= 0 else HEX_OF[s.place] for s in step.sources if max(s.step, s.place) >= 0
    ]
    return max((DISTANCE[hex][step.hex] for hex in from_hexes), default=0)
