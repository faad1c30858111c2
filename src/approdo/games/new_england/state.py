"""The position of a game of New England. Nothing in it is secret: the future order of bag and deck is not there."""

from __future__ import annotations

from dataclasses import dataclass, field

from approdo.core.state import State
from approdo.games.new_england import components as c
from approdo.games.new_england.geometry import LAND, PLACES, names_of

KINDS = len(c.CARDS)
RUNNING, SHORT_OF_TILES, SHORT_OF_CARDS = range(3)
"""Whether and why the game has ended (ne.13.1, ne.13.2)."""
END_REASONS = {SHORT_OF_TILES: "tiles", SHORT_OF_CARDS: "cards"}


@dataclass(slots=True)
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
    """Items in the order in which they came, nine and then those added; -1 - seat where one was bought."""
    gone: list[int] = field(default_factory=lambda: [0] * c.ITEMS)
    """Items that have left the game, by kind (ne.12.4, ne.13.5)."""
    markers: list[int] = field(default_factory=list)
    """The number each seat has taken, 0 for none."""
    money: list[int] = field(default_factory=list)
    land: list[int] = field(default_factory=list)
    """3 sets of spaces a seat: its land by type."""
    starts: list[int] = field(default_factory=list)
    """3 sets of spaces a seat: its start tiles by type, 0 before they are placed."""
    taken: int = 0
    """All spaces that have a tile; follows from `land`, kept for speed."""
    developed: int = 0
    """The set of developed spaces, whoever owns them."""
    figures: list[int] = field(default_factory=list)
    """3 sets of spaces a seat: its pilgrims, barns, ships. On a start tile a figure is on the first space."""
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


def owned(state: Position, seat: int) -> int:
    """All spaces of a family."""
    land = state.land
    return land[seat * 3] | land[seat * 3 + 1] | land[seat * 3 + 2]


def occupied(state: Position, seat: int) -> int:
    """The spaces where figures of a family stand."""
    figures = state.figures
    return figures[seat * 3] | figures[seat * 3 + 1] | figures[seat * 3 + 2]


def count(state: Position, seat: int, figure: int) -> int:
    """How many figures of a kind a family has on the board."""
    return state.figures[seat * 3 + figure].bit_count()


def figure_at(state: Position, seat: int, bit: int) -> int:
    """The kind of figure that a family has on a space, -1 for none."""
    for figure in range(len(c.FIGURES)):
        if state.figures[seat * 3 + figure] & bit:
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


def invariants(state: Position, deck: str, waiting: list[int]) -> list[str]:
    """What does not add up; `waiting` are the items bought and not yet laid, carried out or stored."""
    sizes = {"bag": c.TILES, "deck": KINDS, "gone": c.ITEMS, "markers": state.players, "money": state.players}
    sizes |= dict.fromkeys(("land", "starts", "figures"), 3 * state.players)
    sizes |= dict.fromkeys(("played", "stored"), KINDS * state.players)
    wrong = [f"'{name}' has not {size} entries" for name, size in sizes.items() if len(getattr(state, name)) != size]
    return wrong or [*_items(state, deck, waiting), *_money(state), *_board(state), *_figures(state)]


def _items(state: Position, deck: str, waiting: list[int]) -> list[str]:
    """Every tile and card is somewhere."""
    found = [*state.bag, *state.deck]
    for item in [item for item in state.offer if item >= 0] + waiting:
        found[item] += 1
    for item, number in enumerate(state.gone):
        found[item] += number
    for seat in range(state.players):
        for terrain in range(c.TILES):
            laid = state.land[seat * 3 + terrain] & ~state.starts[seat * 3 + terrain]
            found[terrain] += laid.bit_count()
        for kind in range(KINDS):
            found[c.TILES + kind] += state.played[seat * KINDS + kind] + state.stored[seat * KINDS + kind]
    box = [*(t.tiles for t in c.TERRAINS), *(card.copies[deck] for card in c.CARDS)]
    wrong = [
        f"{number} of '{id}' instead of {full}"
        for id, number, full in zip(c.ITEM_IDS, found, box, strict=True)
        if number != full
    ]
    counts = [*state.bag, *state.deck, *state.gone, *state.played, *state.stored]
    return wrong + (["a count is below zero"] if min(counts) < 0 else [])


def _money(state: Position) -> list[str]:
    wrong = []
    if sum(state.money) + state.bank != c.BANK:
        wrong.append(f"money: {sum(state.money)} with the players and {state.bank} in the bank are not {c.BANK}")
    if min(state.money) < 0:
        wrong.append(f"money below zero: {state.money}")
    taken = [number for number in state.markers if number]
    if len(taken) != len(set(taken)) or not all(c.LOWEST <= number <= c.HIGHEST for number in taken):
        wrong.append(f"markers {state.markers}")
    return wrong


def _board(state: Position) -> list[str]:
    """Nobody's land lies on another's, and each type is one stretch around its start tile (ne.1.5, ne.7.3)."""
    wrong = []
    laid = 0
    for mask in state.land:
        if laid & mask:
            wrong.append(f"two tiles on {names_of(laid & mask & LAND)}")
        laid |= mask
    if laid != state.taken:
        wrong.append("the spaces taken do not follow from the land")
    if laid & ~LAND:
        wrong.append("a tile off the board")
    for mask, start in zip(state.land, state.starts, strict=True):
        if start & ~mask or (mask and start not in PLACES):
            wrong.append(f"start tile on {names_of(start & LAND)}")
        elif start & state.developed not in (0, start):
            wrong.append(f"start tile on {names_of(start)} is half developed")
    if state.developed & ~laid:
        wrong.append("developed land without an owner")
    return wrong


def _figures(state: Position) -> list[str]:
    """Figures as cards say, one to a tile, on own undeveloped land; no more cards stored than barns (ne.9, ne.10.1)."""
    wrong = []
    for seat in range(state.players):
        here = occupied(state, seat)
        if here & ~owned(state, seat) or here & state.developed:
            wrong.append(f"seat {seat}: a figure off its undeveloped land")
        if sum(count(state, seat, figure) for figure in range(3)) != here.bit_count():
            wrong.append(f"seat {seat}: two figures on one tile")
        for start in state.starts[seat * 3 : seat * 3 + 3]:
            if here & start not in (0, start & -start):
                wrong.append(f"seat {seat}: figures on both spaces of the start tile, or not on its first")
        for kind, card in enumerate(c.CARDS):
            if card.figure >= 0 and state.played[seat * KINDS + kind] != count(state, seat, card.figure):
                wrong.append(f"seat {seat}: {card.id} cards and figures differ")
        if empty_barns(state, seat) < 0:
            wrong.append(f"seat {seat}: more stored cards than barns")
    return wrong
