"""What a bot answers when it is accused: words that follow from the open table alone, so that they tell nothing.

A witch and a puritan answer alike. Whoever was accused, or said to have been seen as a witch, and has not spoken
since says one thing that it has not said before (ns.9.2, ns.9.3). Whoever is on trial and has not spoken in this
round says who it is, once in the game.
"""

from __future__ import annotations

from collections.abc import Iterator

from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.state import Position

WITCH = c.SIDES.index("witch")
PURITAN_ID = a.SIDE + c.SIDES.index("puritan")


def answer(state: Position, seat: int) -> int | None:
    """The id of the claim to make, if anybody waits for one."""
    said = {number for _, who, number, _ in state.claims if who == seat}
    accuser = _accuser(state, seat)
    if accuser is not None:
        return next((word for word in _words(state, seat, accuser) if word not in said), None)
    silent = all(r != state.round or who != seat for r, who, *_ in state.claims)
    return PURITAN_ID if silent and state.trials >> seat & 1 and PURITAN_ID not in said else None


def _accuser(state: Position, seat: int) -> int | None:
    """Who accused the seat last in this round, unless the seat has spoken since."""
    for r, who, number, _ in reversed(state.claims):
        if r != state.round or who == seat:
            return None
        if number in (a.ACCUSE + seat, a.SAW + seat * len(c.SIDES) + WITCH):
            return who
    return None


def _words(state: Position, seat: int, accuser: int) -> Iterator[int]:
    """What can be said, in this order: who I am, an excuse for despair just built, the accusation given back."""
    yield PURITAN_ID
    latest = next((kind for _, _, who, kind, _ in reversed(state.builds) if who == seat), None)
    if latest is not None and c.DESPAIR[latest]:
        yield a.NO_BETTER
    yield a.ACCUSE + accuser
