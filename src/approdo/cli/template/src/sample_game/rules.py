"""The rules: for every kind of decision what is legal and what happens."""

from __future__ import annotations

from approdo.core.events import Events
from approdo.core.game import Chance, Decision
from approdo.core.text import Arg
from sample_game.actions import BID, DRAW_SHELL, Bid, DrawShell
from sample_game.state import ALL, Position, numbers_of

DRAWING, BIDDING = range(2)
"""Kinds of frames: indexes of DECISIONS."""


def start(players: int, ties_wait: bool) -> Position:
    """Everybody has all pebbles, all shells are face down (sg.1.2)."""
    return Position(
        stack=[(DRAWING, 0)],
        players=players,
        ties_wait=int(ties_wait),
        shells=ALL,
        hand=[ALL] * players,
        bid=[0] * players,
        won=[0] * players,
    )


def shells(state: Position) -> tuple[list[int], list[int]]:
    """Each shell that is face down is equally likely (sg.2.1)."""
    ids = [DRAW_SHELL + shell - 1 for shell in numbers_of(state.shells)]
    return ids, [1] * len(ids)


def draw(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A shell is turned up, and all are asked for a pebble at once (sg.2.1, sg.2.2)."""
    state.prize = number - DRAW_SHELL + 1
    state.shells &= ~(1 << state.prize)
    state.stack[-1] = (BIDDING, (1 << state.players) - 1)
    if out is not None:
        out.add("shell", "sg.2.1", shell=state.prize)


def bids(state: Position, seat: int) -> list[int]:
    """Any pebble that one still has (sg.2.2)."""
    return [BID + pebble - 1 for pebble in numbers_of(state.hand[seat])]


def bid(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A sealed choice: what it is only its seat may know until all have chosen (sg.2.2, sg.2.3)."""
    kind, mask = state.stack[-1]
    state.bid[seat] = number - BID + 1
    if out is not None:
        out.add("sealed", "sg.2.2", seat=seat, private={seat: {"pebble": state.bid[seat]}})
    state.stack[-1] = (kind, mask & ~(1 << seat))
    if mask == 1 << seat:
        _show(state, out)


def _show(state: Position, out: Events | None) -> None:
    """All hands are opened: the highest pebble that nobody else shows wins (sg.2.3, sg.2.4)."""
    winner = winner_of(state.bid)
    prize = state.waiting | 1 << state.prize
    if out is not None:
        shown: list[Arg] = list(state.bid)
        out.add("shown", "sg.2.3", pebbles=shown)
    state.prize = state.waiting = 0
    if winner is not None:
        state.won[winner] |= prize
        if out is not None:
            out.add("won", "sg.2.3", seat=winner, points=sum(numbers_of(prize)))
    elif state.ties_wait and state.shells:
        state.waiting = prize
    else:
        state.lost |= prize
    for seat in range(state.players):
        state.hand[seat] &= ~(1 << state.bid[seat])
        state.bid[seat] = 0
    if state.shells:
        state.stack[-1] = (DRAWING, 0)
    else:
        state.stack.pop()  # sg.3.1


def winner_of(shown: list[int]) -> int | None:
    """The seat with the highest pebble that no other seat shows (sg.2.3); None when all are equal to another."""
    single = [pebble for pebble in shown if shown.count(pebble) == 1]
    return shown.index(max(single)) if single else None


DECISIONS = (
    Chance("draw", ("sg.2.1",), (DrawShell,), shells, draw),
    Decision("bid", ("sg.2.2",), (Bid,), bids, bid),
)
