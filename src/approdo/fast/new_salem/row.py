"""The row of a position of New Salem.

A hand is one word: its cards in order, CARD bits each, a card as its kind + 1. What was built, seen, said and laid
under the deck is one word for each entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from approdo.core.errors import BadState
from approdo.core.game import Game
from approdo.core.state import State
from approdo.fast.layout import Custom, Int, Ints, Layout, Row, Stack
from approdo.fast.new_salem.tables import (
    ALL_EVENTS,
    COPIES_FOR,
    DRAWS,
    FOUNDATION_CARDS,
    KINDS,
    MOST_BUILDS,
    MOST_CLAIMS,
    MOST_DEALT,
    MOST_FRAMES,
    MOST_IN_TOWN,
    MOST_LOOKS,
    MOST_UNDER,
    ROUNDS,
    SEATS,
    Growth,
    to_come,
)
from approdo.games.new_salem.actions import SPACE
from approdo.games.new_salem.state import Position

CARD, CARD_MASK = 5, 31
SITES = 1 + MOST_IN_TOWN
"""Words of a town: how many buildings, then each."""


def hand_word(hand: Iterable[int]) -> int:
    """A hand as one word."""
    return sum(kind + 1 << CARD * i for i, kind in enumerate(hand))


def hand_cards(word: int) -> list[int]:
    """The cards of a hand."""
    cards = []
    while word:
        cards.append((word & CARD_MASK) - 1)
        word >>= CARD
    return cards


def _write_towns(towns: list[tuple[int, ...]], game: Game[Any]) -> Sequence[int]:
    return [word for town in towns for word in (len(town), *town, *[0] * (MOST_IN_TOWN - len(town)))]


def _read_towns(words: list[int], game: Game[Any]) -> list[list[int]]:
    firsts = range(1, 1 + game.players * SITES, SITES)
    return [words[first : first + words[first - 1]] for first in firsts]


def _records(most: int, *shifts: int, add: int = 0) -> Custom:
    """Entries of several small numbers as one word each: every number is shifted, `add` makes the last one positive."""

    def write(entries: list[tuple[int, ...]], game: Game[Any]) -> Sequence[int]:
        return [
            len(entries),
            *(
                sum(value << shift for value, shift in zip(entry, shifts, strict=True)) + (add << shifts[-1])
                for entry in entries
            ),
        ]

    def read(words: list[int], game: Game[Any]) -> list[list[int]]:
        ends = [*shifts[1:], 62]
        found = [
            [word >> shift & (1 << end - shift) - 1 for shift, end in zip(shifts, ends, strict=True)]
            for word in words[1 : 1 + words[0]]
        ]
        return [[*entry[:-1], entry[-1] - add] for entry in found]

    return Custom(1 + most, write, read)


B_STEP, B_SEAT, B_KIND, B_HOW = 3, 6, 9, 14
"""Something built: round, passes, seat, kind, how."""
U_KNOWN, U_PACKET = 5, 5 + SEATS
"""A card under the deck: kind, who knows it, packet + 1."""
L_WHO, L_WHOSE = 3, 6
"""A look: round, who, whose."""
C_SEAT, C_NUMBER, C_LOOKS = 3, 6, 20
"""A claim: round, seat, id, looks until then."""
assert max(ROUNDS, SEATS - 1) < 1 << B_STEP
assert KINDS < 1 << CARD
assert SPACE.size < 1 << C_LOOKS - C_NUMBER


@cache
def _most(players: int, retrial: int, r: int, triggers: int) -> tuple[int, int, int, int]:
    """How many looks, builds, cards under the deck and buildings of a town leave room for those that may still come."""
    more = to_come(players, bool(retrial), r, triggers)
    in_round = Growth(players, bool(retrial), (MOST_DEALT,), DRAWS - triggers)
    town = MOST_IN_TOWN if KINDS * COPIES_FOR[players] <= MOST_IN_TOWN else MOST_IN_TOWN - more.town()
    return MOST_LOOKS - more.looks(), MOST_BUILDS - more.builds(), MOST_UNDER - in_round.under(), town


class _Layout(Layout):
    """A layout that takes in no position whose lists could outgrow the row: play reaches none, a hand may write one."""

    def pack(self, state: State, game: Game[Any], row: Row | None = None) -> Row:
        """A position of the reference as a row."""
        assert isinstance(state, Position)
        looks, builds, under, town = _most(state.players, state.retrial, max(state.round, 1), state.triggers)
        for name, size, most in (
            ("looks", len(state.looks), looks),
            ("builds", len(state.builds), builds),
            ("bottom", len(state.bottom), under),
            ("towns", max(map(len, state.towns)), town),
            ("hands", max(map(len, state.hands)), MOST_DEALT),
            ("dealt", max(map(len, state.dealt), default=0), MOST_DEALT),
        ):
            if size > most:
                raise BadState(
                    f"{name}: {size} entries are more than play can bring by round {state.round}; a row has room for "
                    f"{most} and for those that may still come"
                )
        return super().pack(state, game, row)


LAYOUT = _Layout(
    Position,
    stack=Stack(MOST_FRAMES),
    players=Int(),
    cubes_on_trial=Int(),
    retrial=Int(),
    phase=Int(),
    round=Int(),
    step=Int(),
    constable=Int(),
    badges=Int(),
    trials=Int(),
    trials_left=Int(),
    pillory=Int(),
    pillory_until=Int(),
    triggers=Int(),
    gifts=Int(),
    despair=Int(),
    unseen=Int(),
    hope=Ints(per_seat=1, seats=SEATS),
    claimed=Ints(per_seat=1, seats=SEATS),
    picks=Ints(per_seat=1, seats=SEATS),
    characters=Ints(per_seat=1, seats=SEATS),
    hands=Custom(
        SEATS,
        lambda hands, game: [hand_word(hand) for hand in hands],
        lambda words, game: [hand_cards(word) for word in words[: game.players]],
    ),
    market=Ints(most=ROUNDS),
    queue=Ints(most=ALL_EVENTS),
    deck=Ints(always=KINDS),
    drawn=Ints(most=FOUNDATION_CARDS),
    bottom=_records(MOST_UNDER, 0, U_KNOWN, U_PACKET, add=1),
    dealt=Custom(
        1 + ROUNDS * SEATS,
        lambda hands, game: [len(hands), *(hand_word(hand) for hand in hands)],
        lambda words, game: [hand_cards(word) for word in words[1 : 1 + words[0]]],
    ),
    looks=_records(MOST_LOOKS, 0, L_WHO, L_WHOSE),
    claims=_records(MOST_CLAIMS, 0, C_SEAT, C_NUMBER, C_LOOKS),
    builds=_records(MOST_BUILDS, 0, B_STEP, B_SEAT, B_KIND, B_HOW),
    towns=Custom(SEATS * SITES, _write_towns, _read_towns),
)
PLAYERS, CUBES_ON_TRIAL, RETRIAL = (LAYOUT[name] for name in ("players", "cubes_on_trial", "retrial"))
PHASE, ROUND, STEP, TRIGGERS = (LAYOUT[name] for name in ("phase", "round", "step", "triggers"))
CONSTABLE, BADGES, TRIALS, TRIALS_LEFT = (LAYOUT[name] for name in ("constable", "badges", "trials", "trials_left"))
PILLORY, PILLORY_UNTIL, GIFTS = (LAYOUT[name] for name in ("pillory", "pillory_until", "gifts"))
HOPES, ALL_DESPAIR, CLAIMED = (LAYOUT[name] for name in ("hope", "despair", "claimed"))
CHARACTER, HANDS, PICKS, DEALT = (LAYOUT[name] for name in ("characters", "hands", "picks", "dealt"))
DECK, BOTTOM, DRAWN = (LAYOUT[name] for name in ("deck", "bottom", "drawn"))
UNSEEN, MARKET, QUEUE = (LAYOUT[name] for name in ("unseen", "market", "queue"))
LOOKS, CLAIMS, BUILDS, TOWNS = (LAYOUT[name] for name in ("looks", "claims", "builds", "towns"))
