"""The position: what stands on each hex, the scores, and how far the turn has got."""

from __future__ import annotations

from dataclasses import dataclass, field

from approdo.core.state import State
from approdo.games.terra_nova.tables import Tables, tables

#: What stands on a hex: nothing, a stone, or a pioneer (1 + its seat).
EMPTY, STONE_ON = 0, 5

#: Whether and why a game has ended, in the order in which reasons are named when several hold (tn.6.8).
GOES_ON, DIVIDED, NO_PIONEERS, ONE_MOVER, STONES_USED_UP, NO_PROGRESS = range(6)
REASONS = ("divided", "no-pioneers", "one-mover", "stones", "idle")


@dataclass(slots=True, repr=False)
class Position(State):
    """A position of Terra Nova. Nothing in it is hidden from anybody."""

    #: The options: the number of the map (tables.number_of), scoring at the end of the turn, the strict ban on
    #: returning, and after how many rounds without a stone the game ends.
    map: int = 0
    turn_end: int = 0
    strict: int = 0
    idle_rounds: int = 3
    #: Who places and plays first.
    first: int = 0
    hexes: bytearray = field(default_factory=bytearray)
    #: The hexes that are neither under a stone nor in a scored territory, as a mask of the grid.
    open_land: int = 0
    scores: list[int] = field(default_factory=list)
    #: Pioneers that each player has still to place.
    reserve: list[int] = field(default_factory=list)
    stones_left: int = 0
    #: For each pioneer that has moved in this turn the hexes where it stood, the present one last.
    paths: list[tuple[int, ...]] = field(default_factory=list)
    #: 1 once a stone has been laid in this turn.
    laid: int = 0
    turns: int = 0
    #: Turns in a row without a stone (tn.6.7).
    idle: int = 0
    #: Scored territories: the first of the hexes, then the pioneers that each player had there.
    territories: list[tuple[int, ...]] = field(default_factory=list)
    #: GOES_ON, or why the game is over.
    ended: int = GOES_ON

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.scores)

    def tables(self) -> Tables:
        """The island's tables."""
        return tables(self.map)

    def reason(self) -> str | None:
        """Why the game is over, as the texts name it; None while it goes on."""
        return REASONS[self.ended - 1] if self.ended else None

    def pioneers(self, seat: int) -> list[int]:
        """Where a player's pioneers stand."""
        find, mine = self.hexes.find, seat + 1
        found = []
        at = find(mine)
        while at >= 0:
            found.append(at)
            at = find(mine, at + 1)
        return found

    def count(self, seat: int) -> int:
        """How many pioneers a player has on the island."""
        return self.hexes.count(seat + 1)
