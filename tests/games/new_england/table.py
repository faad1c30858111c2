"""Small positions of New England built by hand, with every tile, card and coin accounted for."""

from __future__ import annotations

from typing import Any

import approdo
from approdo.core.events import Events
from approdo.core.game import CHANCE, Refusal
from approdo.games.new_england import components as c
from approdo.games.new_england import frames, invariants
from approdo.games.new_england.geometry import mask_of, names_of
from approdo.games.new_england.state import KINDS, Position

TERRAINS = [terrain.id for terrain in c.TERRAINS]
FIGURES = [figure.id for figure in c.FIGURES]
CARDS = [card.id for card in c.CARDS]

STARTS = (
    {"settlement": "B2+C2", "field": "B5+C5", "pasture": "B8+C8"},
    {"settlement": "F2+G2", "field": "F5+G5", "pasture": "F8+G8"},
    {"settlement": "J2+K2", "field": "J5+K5", "pasture": "J8+K8"},
)
"""Where the start tiles of three families lie unless a test says otherwise."""
HARBOURS = (
    {"settlement": "B1+C1", "field": "B4+C4", "pasture": "B8+C8"},
    {"settlement": "F1+G1", "field": "F4+G4", "pasture": "F8+G8"},
    {"settlement": "J2+K2", "field": "J5+K5", "pasture": "J8+K8"},
)
"""Where they lie when all but the third family begin at the coast."""


class Table:
    """A game of three at the beginning of a turn of seat 0 with marker 3, nothing on offer."""

    def __init__(self, starts: tuple[dict[str, str], ...] = STARTS, **options: Any) -> None:
        options.setdefault("first", "1")
        self.game = approdo.load("new-england", len(starts), **options)
        state = self.game.start()
        assert isinstance(state, Position)
        self.state = state
        state.round = 1
        for seat, tiles in enumerate(starts):
            for terrain, place in tiles.items():
                mask = mask_of(place.split("+"))
                state.starts[seat * 3 + TERRAINS.index(terrain)] = mask
                state.land[seat * 3 + TERRAINS.index(terrain)] = mask
                state.taken |= mask
        self.turn(0, 3)

    # --- building a position ---

    def turn(self, seat: int, marker: int, *others: int) -> Table:
        """It is this seat's turn with this marker; `others` are the markers of the seats after it, 0 for none."""
        players = self.state.players
        self.state.markers = [0] * players
        for after, number in enumerate((marker, *others)):
            self.state.markers[(seat + after) % players] = number
        self.state.stack = [frames.turn(seat)]
        return self

    def announce(self, seat: int = 0) -> Table:
        """The first player is asked for the offer."""
        self.state.markers = [0] * self.state.players
        self.state.first = seat
        self.state.stack = [frames.announce(seat)]
        return self

    def land(self, seat: int, terrain: str, spaces: str, developed: bool = False) -> Table:
        """More land of a family, out of the bag."""
        mask = mask_of(spaces.split())
        self.state.land[seat * 3 + TERRAINS.index(terrain)] |= mask
        self.state.taken |= mask
        self.state.bag[TERRAINS.index(terrain)] -= mask.bit_count()
        return self.developed(spaces) if developed else self

    def developed(self, spaces: str) -> Table:
        """These spaces lie on their developed side."""
        self.state.developed |= mask_of(spaces.split())
        return self

    def figures(self, seat: int, figure: str, spaces: str) -> Table:
        """Figures of a family, their cards played."""
        mask = mask_of(spaces.split())
        self.state.figures[seat * 3 + FIGURES.index(figure)] |= mask
        self.played(seat, figure, mask.bit_count())
        return self

    def played(self, seat: int, card: str, copies: int = 1) -> Table:
        """Cards that a family has carried out."""
        self.state.played[seat * KINDS + CARDS.index(card)] += copies
        self.state.deck[CARDS.index(card)] -= copies
        return self

    def stored(self, seat: int, card: str) -> Table:
        """A card that a family stored in an earlier round."""
        self.state.stored[seat * KINDS + CARDS.index(card)] += 1
        self.state.deck[CARDS.index(card)] -= 1
        return self

    def offer(self, *items: str) -> Table:
        """These items come on offer, out of bag and deck."""
        for id in items:
            item = c.ITEM_IDS.index(id)
            if item < c.TILES:
                self.state.bag[item] -= 1
            else:
                self.state.deck[item - c.TILES] -= 1
            self.state.offer.append(item)
        return self

    def money(self, *shillings: int) -> Table:
        """What each seat has, the rest is in the bank."""
        self.state.money = list(shillings)
        self.state.bank = c.BANK - sum(shillings)
        return self

    def left(self, bag: int, deck: int) -> Table:
        """So many tiles and cards are left; the others have left the game."""
        for counts, base, keep in ((self.state.bag, 0, bag), (self.state.deck, c.TILES, deck)):
            for kind in range(len(counts)):
                away = min(counts[kind], sum(counts) - keep)
                counts[kind] -= away
                self.state.gone[base + kind] += away
        return self

    # --- asking and doing ---

    @property
    def seat(self) -> int:
        return self.game.actors(self.state)[0]

    def legal(self, kind: str = "") -> list[str]:
        """What the awaited seat may do, as notation; of one kind, without its name."""
        self.check()
        numbers = self.game.legal(self.state, self.seat)
        texts = [self.game.space.notation(number) for number in numbers]
        return [text.removeprefix(f"{kind} ") for text in texts if text.split()[0] == kind] if kind else texts

    def refused(self, text: str) -> Refusal:
        """Why the awaited seat may not do this."""
        refusal = self.game.explain(self.state, self.seat, self.game.space.number(text))
        assert refusal is not None, f"{text} is legal"
        return refusal

    def why(self, text: str) -> tuple[str, str]:
        """Code and first paragraph of a refusal."""
        refusal = self.refused(text)
        return refusal.code, refusal.rules[0]

    def do(self, *texts: str) -> Events:
        """The awaited seat does these things one after the other; the events of the last."""
        out = Events()
        for text in texts:
            number = self.game.space.number(text)
            refusal = self.game.explain(self.state, self.seat, number)
            assert refusal is None, f"{text}: {refusal}"
            out = Events()
            self.game.apply(self.state, self.seat, number, out)
            self.check()
        return out

    def draw(self, *texts: str) -> None:
        """Chance decides so."""
        for text in texts:
            number = self.game.space.number(text)
            assert number in self.game.outcomes(self.state)[0], text
            self.game.apply(self.state, CHANCE, number)
            self.check()

    def check(self) -> None:
        wrong = invariants.accounted(self.state, str(self.game.options["deck"]))
        assert not wrong, wrong

    def land_of(self, seat: int, terrain: str) -> list[str]:
        return names_of(self.state.land[seat * 3 + TERRAINS.index(terrain)])

    def standing(self, seat: int, figure: str) -> list[str]:
        return names_of(self.state.figures[seat * 3 + FIGURES.index(figure)])

    def cards(self, seat: int) -> dict[str, int]:
        """Cards carried out."""
        own = self.state.played[seat * KINDS : seat * KINDS + KINDS]
        return {id: number for id, number in zip(CARDS, own, strict=True) if number}

    def in_barns(self, seat: int) -> dict[str, int]:
        """Cards stored."""
        own = self.state.stored[seat * KINDS : seat * KINDS + KINDS]
        return {id: number for id, number in zip(CARDS, own, strict=True) if number}

    def score(self, seat: int) -> dict[str, int]:
        """Points by part."""
        return {part.part: part.value for part in self.game.scores(self.state, seat)[seat]}
