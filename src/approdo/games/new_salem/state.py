"""The position of a game of New Salem."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from approdo.core.state import State
from approdo.games.new_salem import components as c

SETUP, BUILDING, TRIGGERING, OVER = range(4)
"""The phases of the game."""
PHASES = ("setup", "building", "triggering", "over")

DRAFTED, KEPT, REDRAWN, FOUNDED, REBUILT = range(5)
"""How a building came to be built."""
HOW = ("drafted", "kept", "redrawn", "founded", "rebuilt")

# A building on the table is one number: its kind and its cubes.
KIND = 31
ONE_HOPE = 1 << 5
HOPE_MASK = 511
ONE_DESPAIR = 1 << 14

NO_PICK = -1
RETURNED_BOTH = c.KINDS
"""What `picks` holds for a seat that has not chosen, and for one that returned both cards."""
NO_PACKET = -1


@dataclass(slots=True)
class Position(State):
    """Everything on the table, secrets included."""

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


def invariants(state: Position) -> list[str]:
    """What does not add up: every card and cube is accounted for."""
    wrong = []
    n = state.players
    cards = state.deck[:]
    for kind in (
        *(b & KIND for town in state.towns for b in town),
        *(kind for hand in state.hands for kind in hand),
        *(kind for kind, _, _ in state.bottom),
        *state.drawn,
    ):
        cards[kind] += 1
    waiting = [kind for kind in state.picks if 0 <= kind < c.KINDS]
    in_hands = sum(map(len, state.hands))
    if waiting and not in_hands:  # drawn or kept, about to be revealed
        for kind in waiting:
            cards[kind] += 1
    if cards != [c.COPIES_FOR[n]] * c.KINDS or min(state.deck) < 0:
        wrong.append(f"buildings do not add up: {cards}")
    hope = [sum(b >> 5 & HOPE_MASK for b in town) for town in state.towns]
    if hope != state.hope:
        wrong.append(f"hope is {hope} on the buildings, {state.hope} in the count")
    despair = sum(b >> 14 for town in state.towns for b in town)
    if despair != state.despair:
        wrong.append(f"despair is {despair} on the buildings, {state.despair} in the count")
    if state.trials.bit_count() + state.trials_left != c.TRIALS[n]:
        wrong.append("trial cards are missing")
    events = [*state.market, *state.queue, *(e for e in range(len(c.EVENTS)) if state.unseen >> e & 1)]
    if state.pillory >= 0 and c.PILLORY not in events:
        events.append(c.PILLORY)
    if sum(1 << e for e in events) != c.event_deck(n, bool(state.retrial)) or len(set(events)) != len(events):
        wrong.append("event cards do not add up")
    known = [character for character in state.characters if character >= 0]
    if len(set(known)) != len(known) or sum(c.IS_WITCH[ch] for ch in known) > c.WITCHES[n]:
        wrong.append(f"these characters cannot be dealt: {known}")
    if state.phase != SETUP and not state.badges >> state.constable & 1:
        wrong.append("the constable has no badge")
    if state.stack and state.phase == OVER:
        wrong.append("a decision is pending after the end")
    return wrong
