"""The position: numbers and flat lists of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from approdo.core.state import State
from sample_game.actions import PEBBLES


@dataclass(slots=True, repr=False)
class Position(State):
    """Sets of pebbles and shells are bit masks: bit n for number n."""

    players: int = 2
    ties_wait: int = 0
    """Option `ties`: 1 when a shell that nobody won waits for the next bid."""
    shells: int = 0
    """Shells that are still face down."""
    prize: int = 0
    """The shell that is bid for now; 0 for none."""
    waiting: int = 0
    """Shells that lie beside it because of ties."""
    hand: list[int] = field(default_factory=list)
    """The pebbles that each seat still has."""
    bid: list[int] = field(default_factory=list)
    """The pebble each seat holds out; 0 for none. It leaves the hand when all are shown."""
    won: list[int] = field(default_factory=list)
    """Shells of each seat."""
    lost: int = 0
    """Shells that nobody gets."""


def numbers_of(mask: int) -> list[int]:
    """The numbers in a set, lowest first."""
    return [number for number in range(1, PEBBLES + 1) if mask >> number & 1]


ALL = sum(1 << number for number in range(1, PEBBLES + 1))


def invariants(state: Position) -> list[str]:
    """What is wrong with a position: every shell is somewhere, every pebble held out is in its hand."""
    wrong = []
    places = [state.shells, state.waiting, state.lost, *state.won, 1 << state.prize if state.prize else 0]
    if sum(places) != ALL:
        wrong.append(f"shells do not add up: {places}")
    wrong += [
        f"seat {seat} holds out {bid}, which it does not have"
        for seat, bid in enumerate(state.bid)
        if bid and not state.hand[seat] >> bid & 1
    ]
    return wrong
