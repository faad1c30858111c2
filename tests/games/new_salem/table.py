"""Small positions of New Salem for tests, and hands that play them."""

from __future__ import annotations

from typing import Any

import approdo
from approdo.core.events import Events
from approdo.core.game import CHANCE
from approdo.games.new_salem import components as c
from approdo.games.new_salem.invariants import sums
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.state import (
    HOPE_MASK,
    KIND,
    NO_PICK,
    ONE_DESPAIR,
    ONE_HOPE,
    TRIGGERING,
    Position,
)

PURITANS = [name for name, witch in zip(c.CHARACTERS, c.IS_WITCH, strict=True) if not witch]
WITCHES = [name for name, witch in zip(c.CHARACTERS, c.IS_WITCH, strict=True) if witch]

Card = str | tuple[str, int, int]


def kind(name: str) -> int:
    return c.BUILDINGS.index(name)


def event(name: str) -> int:
    return c.EVENTS.index(name)


def standing(card: Card) -> int:
    """A building on the table: 'tavern', or ('tavern', hope, despair)."""
    name, hope, despair = (card, 0, 0) if isinstance(card, str) else card
    return kind(name) + hope * ONE_HOPE + despair * ONE_DESPAIR


class Table:
    """A position and the game it belongs to; towns and hands are given by name.

    Cards and cubes always add up; that a whole game could lead here (as `invariants` wants) is not asked of it.
    """

    def __init__(
        self,
        *towns: list[Card],
        characters: list[str] | None = None,
        market: tuple[str, ...] = (),
        constable: int = 0,
        round: int = 1,
        hands: list[list[str]] | None = None,
        trials: tuple[int, ...] = (),
        badges: tuple[int, ...] | None = None,
        decision: int = f.CHOOSE_TRIGGER,
        **options: Any,
    ) -> None:
        n = len(towns)
        self.game = approdo.load("new-salem", n, **options)
        state = self.state = self.game.start()
        given = characters or [*PURITANS[: c.PURITANS[n]], *WITCHES][:n]
        state.characters = [c.CHARACTERS.index(name) for name in given]
        state.towns = [tuple(map(standing, town)) for town in towns]
        state.hope = [sum(b >> 5 & HOPE_MASK for b in town) for town in state.towns]
        state.despair = sum(b >> 14 for town in state.towns for b in town)
        state.hands = [tuple(sorted(map(kind, hand))) for hand in hands or [[]] * n]
        state.dealt = [()] * (n * (round - 1)) + list(state.hands)
        state.phase, state.round, state.constable = TRIGGERING, round, constable
        state.badges = sum(1 << s for s in (badges or (constable,)))
        state.trials = sum(1 << s for s in trials)
        state.trials_left -= len(trials)
        for b in (*(b & KIND for town in state.towns for b in town), *(k for hand in state.hands for k in hand)):
            state.deck[b] -= 1
        state.market = [event(name) for name in market]
        state.unseen &= ~sum(1 << e for e in state.market)
        awaited = (1 << n) - 1 if decision in (f.PICK, f.LAST_TWO) else 1 << constable
        state.stack = [(f.ROUND_END, 0), (decision, awaited)]
        if decision in (f.PICK, f.LAST_TWO):
            state.phase = 1
            state.stack[1:1] = [(f.OPEN_PHASE, 0), (f.OPEN_EVENT, 0)]
        assert list(sums(state)) == []

    def do(self, seat: int, *notations: str) -> Events:
        """Play actions by notation; each must be legal. The events of all of them."""
        out = Events()
        for notation in notations:
            number = self.game.space.number(notation)
            refusal = self.game.explain(self.state, seat, number)
            assert refusal is None, refusal
            self.game.apply(self.state, seat, number, out)
            assert list(sums(self.state)) == []
        return out

    def draw(self, *notations: str) -> Events:
        """Let chance draw these; each must be possible."""
        out = Events()
        for notation in notations:
            number = self.game.space.number(notation)
            assert number in self.game.outcomes(self.state)[0], notation
            self.game.apply(self.state, CHANCE, number, out)
            assert list(sums(self.state)) == []
        return out

    def pass_draw(self) -> None:
        """Let chance draw anything while it is its turn."""
        while self.game.chance_next(self.state):
            self.game.apply(self.state, CHANCE, self.game.outcomes(self.state)[0][0])

    def legal(self, seat: int, kinds: str = "") -> list[str]:
        """What a seat may do, by notation; only actions of some kind."""
        found = [self.game.space.notation(number) for number in self.game.legal(self.state, seat)]
        return [notation for notation in found if notation.startswith(kinds)]

    def played(self, seat: int) -> list[str]:
        """What a seat may do beside giving and talking."""
        space = self.game.space
        numbers = [n for n in self.game.legal(self.state, seat) if n < space.volunteer_from]
        return [space.notation(number) for number in numbers]

    def refused(self, seat: int, notation: str) -> str:
        """The code with which an action is refused."""
        refusal = self.game.explain(self.state, seat, self.game.space.number(notation))
        assert refusal is not None, f"{notation} is legal"
        return refusal.code

    def actors(self) -> tuple[int, ...]:
        return self.game.actors(self.state)

    def town(self, seat: int) -> list[tuple[str, int, int]]:
        return [(c.BUILDINGS[b & KIND], b >> 5 & HOPE_MASK, b >> 14) for b in self.state.towns[seat]]

    def deciding(self) -> str:
        return self.game.decision(self.state).name

    def seen(self, viewer: int) -> dict[str, Any]:
        return self.game.observe(self.state, viewer)


def fresh(players: int, **options: Any) -> tuple[Any, Position]:
    """A game and its very first position."""
    game = approdo.load("new-salem", players, **options)
    return game, game.start()


__all__ = ["NO_PICK", "PURITANS", "WITCHES", "Table", "event", "fresh", "kind"]
