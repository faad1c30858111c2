"""What the kernels know of the box, read off the game's own components: nothing is typed in again.

Most lists of a position have no end that the rules name, but the event deck gives them one: an event that was carried
out goes under the deck (ns.6.7), and comes back only when all the others were laid open. See `Growth`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from approdo.core.game import Game
from approdo.fast.jit import blank, ints
from approdo.fast.layout import Row, Shelf
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem import state as st
from approdo.games.new_salem.meta import INFO
from approdo.games.new_salem.rules import effects, frames, on_buildings, on_players, town

SEATS = max(INFO.seats)

# --- buildings ---
KINDS, TYPES, SET, COPIES = c.KINDS, len(c.TYPES), c.SET, c.COPIES
TYPE_OF = ints(c.TYPE_OF)
HOPE, DESPAIR, REMOVES = ints(c.HOPE), ints(c.DESPAIR), ints(c.REMOVE)
SET_DESPAIR = ints(c.SET_DESPAIR)
KIND, HOPE_SHIFT, HOPE_MASK, DESPAIR_SHIFT = st.KIND, st.HOPE_SHIFT, st.HOPE_MASK, st.DESPAIR_SHIFT
ONE_HOPE, ONE_DESPAIR = st.ONE_HOPE, st.ONE_DESPAIR
ANY, HAS_HOPE, HAS_DESPAIR = town.ANY, town.HAS_HOPE, town.HAS_DESPAIR
OWNED = a.OWNED


def by_players(known: dict[int, int]) -> Any:
    """A table of the reference by the number of players."""
    table = blank(SEATS + 1)
    for players, value in known.items():
        table[players] = value
    return table


COPIES_FOR = by_players(c.COPIES_FOR)

# --- characters ---
SIDES, CHARACTERS = len(c.SIDES), len(c.CHARACTERS)
PURITAN = c.SIDES.index("puritan")
IS_WITCH = ints(c.IS_WITCH)
COLLECTS = ints(sum(1 << t for t in types) for types in c.COLLECTS)
"""The types on each character, as a set."""
WITCHES, PURITANS, GOAL = by_players(c.WITCHES), by_players(c.PURITANS), by_players(c.GOAL)

# --- events ---
EVENTS = len(c.EVENTS)
COST, RED, AMOUNT, EVENT_DESPAIR = ints(c.COST), ints(c.RED), ints(c.AMOUNT), ints(c.EVENT_DESPAIR)
CLEANSING, TRIAL, PILLORY_CARD = c.CLEANSING, c.TRIAL, c.PILLORY
_NAMES = tuple(dict.fromkeys(c.EFFECT))
EFFECT_OF = ints(map(_NAMES.index, c.EFFECT))
"""By event, what it does; E_... are the effects."""
E_REMOVE, E_TRIAL, E_SEE, E_OATH = (_NAMES.index(name) for name in ("remove", "trial", "see", "oath"))
E_CONFESS, E_MEET, E_PRAY, E_EXORCISE = (_NAMES.index(name) for name in ("confess", "meet", "pray", "exorcise"))
E_FEAST, E_ALMS, E_SWAP, E_SEIZE = (_NAMES.index(name) for name in ("feast", "alms", "swap", "seize"))
E_ENDOW, E_BURN, E_FOUND, E_REBUILD = (_NAMES.index(name) for name in ("endow", "burn", "found", "rebuild"))
E_FAMINE, E_PACT, E_PILLORY = (_NAMES.index(name) for name in ("famine", "pact", "pillory"))
E_PARDON, E_RETRIAL = (_NAMES.index(name) for name in ("pardon", "retrial"))
ON_PLAYER = ints(name in on_players.ON_PLAYER and name != "endow" for name in _NAMES)
"""Effects that begin with a choice of a player; Endowment with one of a building."""
ON_SITE = ints(name in on_buildings.ON_SITE and name != "rebuild" for name in _NAMES)
FOUNDATION_CARDS, FAMINE_CUBES = effects.FOUNDATION_CARDS, effects.FAMINE_CUBES
TRIAL_DESPAIR = c.TRIAL_DESPAIR
ALL_EVENTS = sum(not red for red in c.RED)

# --- rounds and limits ---
ROUNDS, DEALT_IN = c.ROUNDS, ints(c.DEALT)
MOST_DEALT = max(c.DEALT)
MAX_CLAIMS, MAX_TRIGGERS, MAX_OFFER, MAX_GIFT = c.MAX_CLAIMS, c.MAX_TRIGGERS, c.MAX_OFFER, c.MAX_GIFT
BUILDING, TRIGGERING, OVER = st.BUILDING, st.TRIGGERING, st.OVER
PHASES = len(st.PHASES)
DRAFTED, KEPT, REDRAWN, FOUNDED, REBUILT = st.DRAFTED, st.KEPT, st.REDRAWN, st.FOUNDED, st.REBUILT
NO_PICK, RETURNED_BOTH, NO_PACKET = st.NO_PICK, st.RETURNED_BOTH, st.NO_PACKET

# --- decisions, steps and ids of actions ---
K_CHARACTER, K_FIRST, K_DEAL = frames.DEAL_CHARACTER, frames.DRAW_FIRST, frames.DEAL
K_PICK, K_LAST_TWO, K_DRAW_TOP, K_REMOVE = frames.PICK, frames.LAST_TWO, frames.DRAW_TOP, frames.REMOVE
K_OPEN_EVENT, K_TRIGGER, K_TAKE, K_PLACE = frames.OPEN_EVENT, frames.CHOOSE_TRIGGER, frames.TAKE, frames.PLACE
K_NAME, K_PLAYER, K_SITE, K_PRAY = frames.NAME, frames.CHOOSE_PLAYER, frames.CHOOSE_SITE, frames.PRAY
K_FAMINE, K_DRAW_FOUNDATION, K_FOUND = frames.FAMINE, frames.DRAW_FOUNDATION, frames.FOUND
DECISIONS = frames.INTERNAL
K_REVEAL_LAST, K_NEXT_STEP, K_OPEN_PHASE = frames.REVEAL_LAST, frames.NEXT_STEP, frames.OPEN_PHASE
K_EFFECT, K_DISPOSE, K_ROUND_END = frames.EFFECT, frames.DISPOSE, frames.ROUND_END
NOTHING = frames.NOTHING
CROSSROADS = sum(1 << kind for kind in frames.CROSSROADS)
A_BUILD, A_KEEP, A_RETURN_BOTH, A_REMOVE = a.BUILD, a.KEEP, a.RETURN_BOTH, a.REMOVE
A_SITE, A_TAKE, A_PLACE, A_TRIGGER, A_END_PHASE = a.CHOOSE_BUILDING, a.TAKE, a.PLACE, a.TRIGGER, a.END_PHASE
A_NAME, A_PLAYER, A_RETURN_HOPE, A_ACCEPT_DESPAIR = a.NAME, a.CHOOSE_PLAYER, a.RETURN_HOPE, a.ACCEPT_DESPAIR
A_CHARACTER, A_FIRST, A_CARD, A_EVENT = a.CHARACTER, a.FIRST, a.CARD, a.EVENT
A_GIVE, A_SIDE, A_TYPE, A_SAW, A_ACCUSE = a.GIVE, a.SIDE, a.TYPE, a.SAW, a.ACCUSE
A_NO_BETTER, A_NOMINATE, A_OFFER = a.NO_BETTER, a.NOMINATE, a.OFFER
VOLUNTEER_FROM, FIRST_CLAIM = a.SPACE.volunteer_from, a.CLAIM_IDS.start
assert (A_GIVE, A_GIVE + MAX_GIFT * OWNED) == (VOLUNTEER_FROM, FIRST_CLAIM)

# --- how long the lists of a position can get ---

DRAWS = 1 + MAX_TRIGGERS
"""Events that can be laid open in a round: one at its start, and one for each that is triggered."""


@dataclass(frozen=True)
class Growth:
    """What may still happen at a table: hands to choose from, by their size, and events to be laid open."""

    players: int
    retrial: bool
    hands: tuple[int, ...]
    draws: int

    def events(self, *effects: str) -> int:
        """How often events with one of these effects can be carried out.

        When one goes under the deck, the others but those that lie open or stand in the pillory are above it.
        """
        deck = c.event_deck(self.players, self.retrial)
        cards = sum(deck >> e & 1 and c.EFFECT[e] in effects for e in range(EVENTS))
        return cards * (1 + (self.draws - 1) // (deck.bit_count() - ROUNDS))

    def looks(self) -> int:
        """Characters seen."""
        return self.events("see", "confess") + 2 * self.events("oath") + self.players * self.events("meet")

    def chosen(self) -> int:
        """Buildings that each player chooses from hands."""
        return sum(size - 1 for size in self.hands)

    def builds(self) -> int:
        """Buildings built."""
        return self.players * self.chosen() + self.events("found", "rebuild")

    def town(self) -> int:
        """Buildings that come to one town: chosen, founded, seized or given; no more than there are cards."""
        return min(KINDS * c.COPIES_FOR[self.players], self.chosen() + self.events("found", "seize", "endow"))

    def under(self) -> int:
        """In one round, cards that come under the deck: returned, burnt, torn down, or left by founders."""
        returned = 2 * self.players if self.hands else 0
        return returned + self.events("burn", "rebuild") + (FOUNDATION_CARDS - 1) * self.events("found")


def to_come(players: int, retrial: bool, r: int, triggers: int) -> Growth:
    """What may still happen in a round and after it; a round under way counts as if it were to begin."""
    return Growth(players, retrial, c.DEALT[r : ROUNDS + 1], (ROUNDS + 1 - r) * DRAWS - triggers)


def _room(longest: Callable[[Growth], int], draws: int) -> int:
    """Room for all that play can bring, and once more for the round under way."""
    return max(
        longest(Growth(players, retrial, c.DEALT[1 : ROUNDS + 1], draws))
        + longest(Growth(players, retrial, (MOST_DEALT,), 1))
        for players in INFO.seats
        for retrial in (False, True)
    )


MOST_LOOKS, MOST_BUILDS = _room(Growth.looks, ROUNDS * DRAWS), _room(Growth.builds, ROUNDS * DRAWS)
MOST_IN_TOWN, MOST_UNDER = _room(Growth.town, ROUNDS * DRAWS), _room(Growth.under, DRAWS)
MOST_CLAIMS = MAX_CLAIMS * ROUNDS * SEATS
MOST_FRAMES = 4 + SEATS
"""The end of the round, events to open, and everybody in turn."""
TALK = SIDES + TYPES + SIDES * SEATS + SEATS + 1 + SEATS
"""Things to say but for promises."""
MOST_LEGAL = max(
    1 + MOST_IN_TOWN + MAX_GIFT * MOST_IN_TOWN + TALK + MAX_OFFER * (ROUNDS + 2),  # to rebuild one, give, or speak
    KINDS * COPIES + TALK,  # to remove despair, or speak
)

SHELF = Shelf(
    keys=SEATS,
    symbols=SEATS,
    places=MOST_IN_TOWN,
    most=MOST_IN_TOWN,
    packets=ROUNDS * SEATS,
    counts=KINDS,
    rest=KINDS,
    loose=KINDS,
    built=SEATS,
    odds=SEATS,
    believed=SEATS,
    free=SEATS,
    tried=SEATS,
    words=2 + MOST_LOOKS,
    likely=SEATS * CHARACTERS,
    dealt=SEATS,
)
"""Options lie in the row itself, so there is only room to work in."""
T_KEYS, T_SYMBOLS, T_PLACES, T_MOST = (SHELF[name] for name in ("keys", "symbols", "places", "most"))
T_PACKETS, T_COUNTS, T_REST, T_LOOSE = (SHELF[name] for name in ("packets", "counts", "rest", "loose"))
T_ODDS, T_BELIEVED, T_FREE, T_TRIED = (SHELF[name] for name in ("odds", "believed", "free", "tried"))
T_BUILT, T_WORDS, T_LIKELY, T_DEALT = (SHELF[name] for name in ("built", "words", "likely", "dealt"))


def tables(game: Game[Any]) -> Row:
    """The tables of one table."""
    return SHELF.filled()
