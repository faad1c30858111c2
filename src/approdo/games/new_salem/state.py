"""The position of a game of New Salem."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar

from approdo.core.state import State, Upgrade
from approdo.games.new_salem import components as c
from approdo.games.new_salem import older
from approdo.games.new_salem.shapes import HowName, PhaseName

SETUP, BUILDING, TRIGGERING, OVER = range(4)
"""The phases of the game."""
PHASES: tuple[PhaseName, ...] = ("setup", "building", "triggering", "over")

DRAFTED, KEPT, REDRAWN, FOUNDED, REBUILT = range(5)
"""How a building came to be built."""
HOW: tuple[HowName, ...] = ("drafted", "kept", "redrawn", "founded", "rebuilt")

# A building on the table is one number: its kind, then the hope and the despair on it.
KIND = 31
HOPE_SHIFT, HOPE_MASK = 5, 511
DESPAIR_SHIFT = 14
ONE_HOPE, ONE_DESPAIR = 1 << HOPE_SHIFT, 1 << DESPAIR_SHIFT

NO_PICK = -1
RETURNED_BOTH = c.KINDS
"""What `picks` holds for a seat that has not chosen, and for one that returned both cards."""
NO_PACKET = -1


def kind_of(building: int) -> int:
    """Which of the eighteen buildings it is."""
    return building & KIND


def hope_on(building: int) -> int:
    """The hope cubes on a building."""
    return building >> HOPE_SHIFT & HOPE_MASK


def despair_on(building: int) -> int:
    """The despair cubes on a building."""
    return building >> DESPAIR_SHIFT


def standing(kind: int, hope: int = 0, despair: int = 0) -> int:
    """A building on the table with its cubes."""
    return kind + hope * ONE_HOPE + despair * ONE_DESPAIR


@dataclass(slots=True, repr=False)
class Position(State):
    """Everything on the table, secrets included."""

    schema: ClassVar[int] = 2
    upgrades: ClassVar[Mapping[int, Upgrade]] = {1: older.from_schema_1}

    players: int = 4
    cubes_on_trial: int = 0
    """1 when buildings of a player on trial place cubes (ns.8.4)."""
    retrial: int = 0
    phase: int = SETUP
    round: int = 0
    step: int = 0
    """How often hands were passed in this round."""
    constable: int = -1
    badges: int = 0
    trials: int = 0
    trials_left: int = 0
    pillory: int = -1
    pillory_until: int = 0
    triggers: int = 0
    """Events triggered in this phase."""
    characters: list[int] = field(default_factory=list)
    looks: list[tuple[int, ...]] = field(default_factory=list)
    """(round, who looked, at whose character)."""
    towns: list[tuple[int, ...]] = field(default_factory=list)
    """Every player's buildings in the order they came."""
    gifts: int = 0
    """Hope given to the constable that is not on his buildings yet (ns.6.3)."""
    hope: list[int] = field(default_factory=list)
    """Every player's hope, which never runs out (ns.1.4); follows from `towns`, kept for speed."""
    despair: int = 0
    """All despair on buildings; follows from `towns`."""
    hands: list[tuple[int, ...]] = field(default_factory=list)
    picks: list[int] = field(default_factory=list)
    """Sealed choices; a chosen card stays in `hands` until all are revealed."""
    dealt: list[tuple[int, ...]] = field(default_factory=list)
    """The hands as dealt, one per player and round: a hand is known by whom it was dealt to (its packet)."""
    builds: list[tuple[int, ...]] = field(default_factory=list)
    """(round, step, seat, kind, how) of everything ever built."""
    deck: list[int] = field(default_factory=lambda: [0] * c.KINDS)
    """The shuffled part of the building deck, by kind."""
    bottom: list[tuple[int, ...]] = field(default_factory=list)
    """The cards under it in order: (kind, mask of those who know it, packet it came from)."""
    drawn: list[int] = field(default_factory=list)
    """The cards drawn for New Foundation."""
    unseen: int = 0
    """The events that have not been seen yet, as a mask."""
    market: list[int] = field(default_factory=list)
    """The open events beside the red ones."""
    queue: list[int] = field(default_factory=list)
    """The events under the event deck, in order."""
    claims: list[tuple[int, ...]] = field(default_factory=list)
    """(round, seat, action id, looks until then)."""
    claimed: list[int] = field(default_factory=list)
    """Claims of each seat in this round."""


def everybody(state: Position) -> int:
    """The mask of all seats."""
    return (1 << state.players) - 1


def clockwise(state: Position) -> Iterator[int]:
    """All seats, the constable first (ns.4.5, ns.7.24)."""
    for ahead in range(state.players):
        yield (state.constable + ahead) % state.players


def deck_size(state: Position) -> int:
    """Cards in the building deck."""
    return sum(state.deck) + len(state.bottom)


def packet_of(state: Position, seat: int) -> int:
    """Whose hand, as dealt, a seat holds now."""
    return (seat - state.step) % state.players


@cache
def have_seen(players: int, packet: int, passes: int) -> int:
    """The mask of those who have held a packet after so many passes (ns.12.2)."""
    return sum(1 << (packet + i) % players for i in range(min(passes + 1, players)))
