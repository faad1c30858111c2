"""The kinds of frames on the stack, and the machine that runs those that need no answer.

A frame is (kind, mask, ...). Below INTERNAL are decisions of players and of chance, in the order of the
game's table; from INTERNAL on are steps of the rules that wait beneath them. `settle` runs what is on top
until somebody really has to choose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from approdo.core.events import Events
from approdo.core.game import Handler
from approdo.core.state import Frame
from approdo.games.new_salem.state import Position

(
    DEAL_CHARACTER,
    DRAW_FIRST,
    DEAL,
    PICK,
    LAST_TWO,
    DRAW_TOP,
    REMOVE,
    OPEN_EVENT,
    CHOOSE_TRIGGER,
    TAKE,
    PLACE,
    NAME,
    CHOOSE_PLAYER,
    CHOOSE_SITE,
    PRAY,
    FAMINE,
    DRAW_FOUNDATION,
    FOUND,
    INTERNAL,
) = range(19)

(
    REVEAL_LAST,
    NEXT_STEP,
    OPEN_PHASE,
    EFFECT,
    DISPOSE,
    ROUND_END,
) = range(INTERNAL, INTERNAL + 6)

CROSSROADS = frozenset((PICK, LAST_TWO, CHOOSE_TRIGGER, CHOOSE_PLAYER))
"""Decisions that weigh: what is built, which event, whom it strikes, and meanwhile what hope is given."""

FIELDS: dict[int, tuple[str, ...]] = {
    DEAL_CHARACTER: ("seat",),
    DRAW_FIRST: (),
    DEAL: ("dealt",),  # cards dealt so far
    PICK: (),
    LAST_TWO: (),
    DRAW_TOP: ("seat", "at_once"),  # at_once: built now, not revealed with the others
    REMOVE: ("seat", "cubes"),
    OPEN_EVENT: (),
    CHOOSE_TRIGGER: (),
    TAKE: ("seat", "cubes"),
    PLACE: ("seat", "cubes", "is_despair"),
    NAME: (),
    CHOOSE_PLAYER: ("event", "before"),  # before: what was chosen first, see `remembered`
    CHOOSE_SITE: ("seat", "event", "before"),
    PRAY: ("seat",),
    FAMINE: ("seat",),
    DRAW_FOUNDATION: ("left",),  # cards still to draw
    FOUND: (),
    REVEAL_LAST: ("redrew",),  # mask of those who returned both cards
    NEXT_STEP: (),
    OPEN_PHASE: (),
    EFFECT: ("event",),
    DISPOSE: ("event",),
    ROUND_END: (),
}
"""What a frame holds after its kind and the mask of the seats awaited."""


def fields(frame: Frame) -> dict[str, int]:
    """What a frame holds, by name: for everything but the rules themselves, which unpack frames."""
    return dict(zip(FIELDS[frame[0]], frame[2:], strict=True))


NOTHING = 0
"""In a frame: nothing was chosen before."""


def remembered(choice: int) -> int:
    """A first choice (a seat, or a building as owner * OWNED + place) as a frame keeps it."""
    return choice + 1


def recalled(before: int) -> int:
    """The first choice that a frame keeps."""
    return before - 1


Step = Callable[[Position, Frame, Events | None], bool]
_STEPS: dict[int, Step] = {}


def top(state: Position) -> int:
    """The kind of the decision that is asked; INTERNAL when the game is over."""
    return state.stack[-1][0] if state.stack else INTERNAL


def stacked(state: Position, kind: int) -> dict[str, int] | None:
    """What the topmost frame of a kind holds, wherever it waits; None if there is none."""
    return next((fields(frame) for frame in reversed(state.stack) if frame[0] == kind), None)


def awaits(state: Position, seat: int) -> bool:
    """Whether the decision that is asked awaits a seat."""
    return bool(state.stack) and state.stack[-1][1] >> seat & 1 == 1


def runs(kind: int) -> Callable[[Step], Step]:
    """Register what happens when a frame of this kind is on top; the step returns False to wait for an answer."""

    def register(step: Step) -> Step:
        _STEPS[kind] = step
        return step

    return register


def without_asking(state: Position, seat: int, choices: Sequence[int], take: Handler, out: Events | None) -> bool:
    """Ends the decision on top where there is no choice: a single one is taken, none is passed over."""
    if len(choices) > 1:
        return False
    if choices:
        take(state, seat, choices[0], out)
    else:
        state.stack.pop()
    return True


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
