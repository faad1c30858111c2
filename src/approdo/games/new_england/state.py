"""The position of a game of New England. Nothing in it is secret: the future order of bag and deck is not there."""

from __future__ import annotations

from dataclasses import dataclass, field

from approdo.core.state import State
from approdo.games.new_england import components as c

TYPES = len(c.TERRAINS)
"""Entries a seat has in `land` and `starts`: a type of land is at seat * TYPES + terrain."""
FIGURE_KINDS = len(c.FIGURES)
"""Entries a seat has in `figures`: a kind is at seat * FIGURE_KINDS + figure."""
KINDS = len(c.CARDS)
"""Entries a seat has in `played` and `stored`: a kind of card is at seat * KINDS + kind."""
RUNNING, SHORT_OF_TILES, SHORT_OF_CARDS = range(3)
"""Whether and why the game has ended (ne.13.1, ne.13.2)."""
END_REASONS = {SHORT_OF_TILES: "tiles", SHORT_OF_CARDS: "cards"}


@dataclass(slots=True, repr=False)
class Position(State):
    """Everything on the table. Lists by seat hold so many entries for each seat, one seat after the other."""

    players: int = 3
    designer: int = 0
    """1 when start tiles may touch diagonally (ne.3.5)."""
    free_storing: int = 0
    """1 when a card need not be playable to be bought into a barn (ne.10.3)."""
    first: int = 0
    round: int = 0
    ended: int = RUNNING
    bank: int = c.BANK
    """What the coins of the box amount to less what players have; below 0 others are used (ne.1.11)."""
    bag: list[int] = field(default_factory=lambda: [terrain.tiles for terrain in c.TERRAINS])
    """Land tiles in the bag, by type."""
    deck: list[int] = field(default_factory=list)
    """Cards in the deck, by kind."""
    offer: list[int] = field(default_factory=list)
    """Items in the order in which they came, nine and then those added; `sold_to(seat)` where one was bought."""
    gone: list[int] = field(default_factory=lambda: [0] * c.ITEMS)
    """Items that have left the game, by kind (ne.12.4, ne.13.5)."""
    markers: list[int] = field(default_factory=list)
    """The number each seat has taken, 0 for none."""
    money: list[int] = field(default_factory=list)
    land: list[int] = field(default_factory=list)
    """TYPES sets of spaces a seat: its land by type."""
    starts: list[int] = field(default_factory=list)
    """TYPES sets of spaces a seat: its start tiles by type, 0 before they are placed."""
    taken: int = 0
    """All spaces that have a tile; follows from `land`, kept for speed."""
    developed: int = 0
    """The set of developed spaces, whoever owns them."""
    figures: list[int] = field(default_factory=list)
    """FIGURE_KINDS sets of spaces a seat: its pilgrims, barns, ships; on a start tile the first of its spaces."""
    played: list[int] = field(default_factory=list)
    """Cards carried out, by kind, for each seat."""
    stored: list[int] = field(default_factory=list)
    """Cards in barns, by kind, for each seat."""
    adders: int = 0
    """The mask of the seats that may still add an item in this round (ne.11)."""
    bought: int = 0
    """Purchases made in the present turn."""
    moved: int = 0
    """Where figures stand that have moved since the last other step of the turn (ne.9.12)."""
    fresh: list[int] = field(default_factory=list)
    """Cards stored in the present turn: they wait for a later round (ne.10.4)."""


def sold_to(seat: int) -> int:
    """What lies on a space of the offer whose item a seat has bought; read it back with `buyer`."""
    return -1 - seat


def buyer(slot: int) -> int:
    """The seat that bought what lay there, -1 while it is on offer."""
    return -1 - slot if slot < 0 else -1


def owned(state: Position, seat: int) -> int:
    """All spaces of a family."""
    base, land = seat * TYPES, state.land
    return land[base] | land[base + 1] | land[base + 2]


def occupied(state: Position, seat: int) -> int:
    """The spaces where figures of a family stand."""
    base, figures = seat * FIGURE_KINDS, state.figures
    return figures[base] | figures[base + 1] | figures[base + 2]


def count(state: Position, seat: int, figure: int) -> int:
    """How many figures of a kind a family has on the board."""
    return state.figures[seat * FIGURE_KINDS + figure].bit_count()


def figure_at(state: Position, seat: int, bit: int) -> int:
    """The kind of figure that a family has on a space, -1 for none."""
    for figure in range(len(c.FIGURES)):
        if state.figures[seat * FIGURE_KINDS + figure] & bit:
            return figure
    return -1


def income(state: Position, seat: int) -> int:
    """What a seat receives at the end of its turn (ne.12.1, ne.12.2)."""
    return c.INCOME + c.PER_PILGRIM * count(state, seat, c.PILGRIM)


def leaders(state: Position, figure: int) -> int:
    """The mask of the seats with most figures of a kind, at least one (ne.11.1, ne.14.5, ne.14.6)."""
    numbers = [count(state, seat, figure) for seat in range(state.players)]
    most = max(numbers)
    return sum(1 << seat for seat, number in enumerate(numbers) if number == most) if most else 0


def empty_barns(state: Position, seat: int) -> int:
    """Barns of a family that hold no card (ne.10.1)."""
    return count(state, seat, c.BARN) - sum(state.stored[seat * KINDS : seat * KINDS + KINDS])
