"""Carrying out a plan by the rules themselves: only what runs in its time is offered as a plan."""

from __future__ import annotations

from dataclasses import dataclass

from approdo.core.state import OVER
from approdo.games.neuland import actions as a
from approdo.games.neuland.components import MINE
from approdo.games.neuland.planner.plan import Plan, Step
from approdo.games.neuland.rules.frames import (
    ASK_ACT,
    ASK_DRAW,
    ASK_FILL,
    ASK_PAY,
    ASK_STACK,
    ASK_TAKE,
    BUILDING,
    PLACING,
    Paying,
)
from approdo.games.neuland.rules.mines import draw_outcomes, fill, fill_legal, stack_legal, take_legal
from approdo.games.neuland.rules.offers import act_legal, output_at
from approdo.games.neuland.rules.paying import pay_legal, time_left
from approdo.games.neuland.rules.turn import act, draw_mineral, pay_on, stack_minerals, take_mineral
from approdo.games.neuland.state import Position, free_slot

LONG = 200
"""A timeline on which any plan fits: for plans that go beyond this turn."""


@dataclass(frozen=True)
class Done:
    """A step as it went: where, and which places paid (-1 for a marker)."""

    place: int
    paid: tuple[int, ...]


def fits(state: Position, seat: int, plan: Plan) -> bool:
    """True when the whole plan can be done in this turn: a last banner needs no free space afterwards (nl.4.8)."""
    last = plan.steps[plan.order[-1]]
    before = plan.time - last.cost <= state.room - state.spent
    return before and plan.time <= time_left(state, seat, last.purpose, last.kind)


def carry_out(state: Position, seat: int, plan: Plan) -> list[Done] | None:
    """Do the steps one after the other by the rules, in this turn or, if it is too short, in as long a one as needed.

    None when a step is refused or costs another time. What a mine yields after it is filled is left to luck: a plan
    does not count on it.
    """
    after = state.clone()
    if not fits(state, seat, plan):
        after.spaces, after.room = LONG, LONG - 1
    new: dict[tuple[int, int, int, int], int] = {}
    made: dict[int, int] = {}
    done = []
    for number in plan.order:
        step = plan.steps[number]
        place = free_slot(after, step.hex) if step.purpose == BUILDING else new.get(step.site, step.place)
        if step.purpose == BUILDING:
            new[step.site] = place
        paid = tuple(made[s.step] if s.step >= 0 else s.place for s in step.sources)
        if not _do(after, seat, step, place, paid):
            return None
        made[number] = place
        done.append(Done(place, paid))
    return done


def _do(after: Position, seat: int, step: Step, place: int, paid: tuple[int, ...]) -> bool:
    if not after.stack or place < 0:
        return False
    number = _action(after, step, place)
    if number is None or number not in act_legal(after, seat):
        return False
    spent, workers = after.spent, [after.worker[p] for p in paid if p >= 0]
    if any(worker != seat + 1 for worker in workers):
        return False
    pieces = _pieces(after, seat)
    act(after, seat, number, None)
    if not _pay(after, seat, step, paid):
        return False
    _fill(after, seat)
    gone = all(not after.worker[p] or p == place for p in paid if p >= 0)
    used = pieces - _pieces(after, seat)
    return gone and used == step.barrow + paid.count(-1) and after.spent - spent == step.cost


def _pieces(state: Position, seat: int) -> int:
    return state.wheelbarrow[seat] + state.food_marker[seat] + state.wood_marker[seat]


def _action(state: Position, step: Step, place: int) -> int | None:
    if step.purpose == BUILDING:
        return a.build(step.kind, step.hex)
    if step.purpose == PLACING:
        return a.serve(step.kind)
    if step.kind == MINE and output_at(state, place, -1) != step.good:
        return None
    return a.produce(step.good, place)


def _pay(after: Position, seat: int, step: Step, paid: tuple[int, ...]) -> bool:
    """Answer the questions of a payment as the plan says; False when it cannot be paid so."""
    while after.asked == ASK_PAY:
        doing = Paying.read(after.stack[-1])
        wanted = [a.pay(doing.due, p) if p >= 0 else a.pay_marker(doing.due) for p in sorted(paid)]
        if step.barrow and not doing.barrow:
            wanted = [a.USE_WHEELBARROW]
        offered = pay_legal(after, seat)
        choice = next((number for number in wanted if number in offered), None)
        if choice is None:
            return False
        pay_on(after, seat, choice, None)
    return True


def _fill(after: Position, seat: int) -> None:
    """Mines that ran out are filled somehow."""
    while after.asked not in (ASK_ACT, OVER):
        asked = after.asked
        if asked == ASK_FILL:
            fill(after, seat, fill_legal(after, seat)[0], None)
        elif asked == ASK_DRAW:
            draw_mineral(after, seat, draw_outcomes(after)[0][0], None)
        elif asked == ASK_STACK:
            stack_minerals(after, seat, stack_legal(after, seat)[0], None)
        else:
            assert asked == ASK_TAKE
            take_mineral(after, seat, take_legal(after, seat)[0], None)
