"""The kinds of frames on the stack, and the machine that runs those that need no answer.

A frame is (kind, mask, ...). Below INTERNAL are decisions of players and of chance, in the order of the
game's table; from INTERNAL on are steps of the rules that wait beneath them. `settle` runs what is on top
until somebody really has to choose.
"""

from __future__ import annotations

from collections.abc import Callable

from approdo.core.events import Events
from approdo.core.game import Handler
from approdo.core.state import Frame
from approdo.games.new_salem.state import Position

(
    DEAL_CHARACTER,  # (seat)
    DRAW_FIRST,
    DEAL,  # (cards dealt so far)
    PICK,
    LAST_TWO,
    DRAW_TOP,  # (seat, 1 if it is built at once)
    REMOVE,  # (seat, cubes)
    OPEN_EVENT,
    CHOOSE_TRIGGER,
    TAKE,  # (seat, cubes)
    PLACE,  # (seat, cubes, 1 if despair)
    NAME,
    CHOOSE_PLAYER,  # (event, what was chosen before)
    CHOOSE_SITE,  # (seat, event, what was chosen before)
    PRAY,  # (seat)
    FAMINE,  # (seat)
    DRAW_FOUNDATION,  # (cards still to draw)
    FOUND,
    INTERNAL,
) = range(19)

(
    REVEAL_LAST,  # (mask of those who returned both)
    NEXT_STEP,
    OPEN_PHASE,
    EFFECT,  # (event)
    DISPOSE,  # (event)
    ROUND_END,
) = range(INTERNAL, INTERNAL + 6)

Step = Callable[[Position, Frame, Events | None], bool]
_STEPS: dict[int, Step] = {}


def runs(kind: int) -> Callable[[Step], Step]:
    """Register what happens when a frame of this kind is on top; the step returns False to wait for an answer."""

    def register(step: Step) -> Step:
        _STEPS[kind] = step
        return step

    return register


def settle(state: Position, out: Events | None) -> None:
    """Run the steps on top of the stack until a choice is to be made."""
    stack = state.stack
    while stack:
        step = _STEPS.get(stack[-1][0])
        if step is None or not step(state, stack[-1], out):
            return


def settled(handler: Handler) -> Handler:
    """A handler that also runs the steps after it."""

    def apply(state: Position, seat: int, number: int, out: Events | None) -> None:
        handler(state, seat, number, out)
        settle(state, out)

    return apply
