"""Small positions on the land for first games, in names: `Table(build={"b3": "stonecutter"}, goods={0: "b3.1"})`.

    a1 M  a2 F  a3 P              The huts of seats 1 to 4 stand at c3, d3, b1 and b4: lodge in slot 1, woodcutter in 2.
  b1 F  b2 P  b3 M  b4 F          Nobody has a wheelbarrow or markers unless `kept` says so.
c1 P  c2 M  c3 F  c4 P  c5 P      A good is the place of a worker, with "!" if lying; a smelter says which: "b3.1=iron".
  d1 F  d2 P  d3 F  d4 M
    e1 M  e2 F  e3 P
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from approdo.core.events import Event, Events
from approdo.core.game import CHANCE, Refusal
from approdo.core.registry import load
from approdo.games.neuland.components import (
    BAG,
    GOOD,
    GOODS,
    KIND,
    KINDS,
    LODGE,
    MINE,
    MINERAL_NAMES,
    PRODUCTION,
    RECIPES,
    STACK_HEIGHT,
    WOODCUTTER,
)
from approdo.games.neuland.hexes import HEX_NAMES, PLACE_NAMES, SLOTS
from approdo.games.neuland.rules.offers import output_at
from approdo.games.neuland.rules.turn import begin_turn
from approdo.games.neuland.state import Position, free_slot, minerals_on, stacked

HUTS = ("c3", "d3", "b1", "b4")
LETTER = dict(zip("cis", range(3), strict=True))


class Table:
    """A position in the middle of a seat's turn; chance waits until the test says what it does."""

    def __init__(
        self,
        seat: int = 0,
        *,
        players: int = 2,
        build: Mapping[str, str] | None = None,
        goods: Mapping[int, str] | None = None,
        mines: Mapping[str, str] | None = None,
        kept: Mapping[int, str] | None = None,
        left: Mapping[int, int] | None = None,
        ahead: Sequence[int] = (),
        spent: int = 0,
        stacks: Sequence[int] = (),
        settled: int | None = None,
        edition: str = "second_edition",
    ) -> None:
        self.game = load("neuland", players, first=str(seat + 1), mines=edition)
        self.state: Position = self.game.start()
        state = self.state
        state.turn = players
        state.settled = players if settled is None else settled
        for name in HUTS[: state.settled]:
            for kind in (LODGE, WOODCUTTER):
                self._put(name, kind)
        for family, built in enumerate(stacks):
            state.stacks[family] = built
        for hex, kinds in (build or {}).items():
            for kind in kinds.split():
                self._put(hex, KIND[kind])
                self._leave_display(KIND[kind], bool(stacks))
        for place, letters in (mines or {}).items():
            state.mine[PLACE_NAMES.index(place)] = stacked([LETTER[letter] for letter in letters])
            for letter in letters:
                state.bag[LETTER[letter]] -= 1
        for owner, places in (goods or {}).items():
            for word in places.split():
                self._work(owner, word)
        for other in range(players):
            words = (kept or {}).get(other, "")
            state.wheelbarrow[other] = "wheelbarrow" in words
            state.food_marker[other] = "food" in words
            state.wood_marker[other] = "wood" in words
        for owner, count in (left or {}).items():
            state.left[owner] = count
        state.time = 3
        others = ahead or [0 if s == seat else 5 + s for s in range(players)]
        state.at = bytearray((3 + k) % state.spaces for k in others)
        lying = state.lying[:]
        state.stack.clear()
        begin_turn(state, seat, None)
        if spent:
            state.spent = spent
            state.at[seat] = (3 + spent) % state.spaces
        state.lying = lying

    def _put(self, hex: str, kind: int) -> None:
        place = free_slot(self.state, HEX_NAMES.index(hex))
        assert place >= 0, f"{hex} is full"
        self.state.building[place] = kind + 1

    def _leave_display(self, kind: int, stacks_given: bool) -> None:
        if kind < PRODUCTION:
            self.state.display[kind] -= 1
        elif not stacks_given:
            family, number = divmod(kind - PRODUCTION, STACK_HEIGHT)
            self.state.stacks[family] = max(self.state.stacks[family], number + 1)

    def _work(self, seat: int, word: str) -> None:
        where, _, named = word.rstrip("!").partition("=")
        place = PLACE_NAMES.index(where)
        kind = self.state.building[place] - 1
        good = GOOD[named] if named else output_at(self.state, place, RECIPES[kind][0][1])
        self.state.worker[place], self.state.good[place] = seat + 1, good + 1
        self.state.lying[place] = word.endswith("!")
        self.state.free[seat] -= 1

    # --- doing ---

    def play(self, seat: int, *texts: str) -> list[Event]:
        """Do legal things one after the other; what the last one told."""
        out = Events()
        for text in texts:
            out = Events()
            number = self.game.space.number(text)
            refusal = self.game.explain(self.state, seat, number)
            assert refusal is None, f"{text} is refused: {refusal}"
            self.game.apply(self.state, seat, number, out)
        return list(out)

    def chance(self, *texts: str) -> None:
        """Chance does this."""
        for text in texts:
            number = self.game.space.number(text)
            assert self.game.chance_next(self.state)
            assert number in self.game.outcomes(self.state)[0]
            self.game.apply(self.state, CHANCE, number)

    # --- asking ---

    def legal(self, seat: int, kind: str = "") -> set[str]:
        """What a seat may do, in notation, of one kind if named."""
        shown = {self.game.space.notation(number) for number in self.game.legal(self.state, seat)}
        return {text for text in shown if not kind or text.split()[0] == kind}

    def refusal(self, seat: int, text: str) -> Refusal:
        """Why something is refused."""
        refusal = self.game.explain(self.state, seat, self.game.space.number(text))
        assert refusal is not None, f"{text} is legal"
        return refusal

    def why(self, seat: int, text: str) -> str:
        """The code of a refusal, or 'legal'."""
        refusal = self.game.explain(self.state, seat, self.game.space.number(text))
        return "legal" if refusal is None else refusal.code

    @property
    def asked(self) -> tuple[str, int]:
        """The decision pending and who is awaited; -1 for chance."""
        actors = self.game.actors(self.state)
        return self.game.decision(self.state).name, actors[0] if actors else -1

    def goods(self, seat: int) -> dict[str, str]:
        """Place -> good of a seat's workers."""
        return {
            PLACE_NAMES[p]: GOODS[self.state.good[p] - 1]
            for p, worker in enumerate(self.state.worker)
            if worker == seat + 1
        }

    def buildings(self, hex: str) -> list[str]:
        """What stands in a hex."""
        start = HEX_NAMES.index(hex) * SLOTS
        return [KINDS[tile - 1] for tile in self.state.building[start : start + SLOTS] if tile]

    def minerals(self, place: str) -> list[str]:
        """What lies on a mine, from the top."""
        return [MINERAL_NAMES[m] for m in minerals_on(self.state, PLACE_NAMES.index(place))]

    def bag(self) -> dict[str, int]:
        """What is in the bag."""
        return dict(zip(MINERAL_NAMES, self.state.bag, strict=True))

    def ends(self, seat: int) -> set[int]:
        """Where the turn may end, counted from the time marker."""
        return {self.state.spent + int(text.split()[1]) for text in self.legal(seat, "end-turn")}


FULL_BAG = dict(zip(MINERAL_NAMES, BAG, strict=True))
MINE_TILE = MINE + 1
