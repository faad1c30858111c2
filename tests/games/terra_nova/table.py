"""Small positions on the real board, and playing on them in notation."""

from __future__ import annotations

from typing import Any

import approdo
from approdo.core.events import Event
from approdo.core.game import Refusal
from approdo.games.terra_nova.frames import beginning
from approdo.games.terra_nova.state import STONE_ON, Position
from approdo.games.terra_nova.zones import is_territory

COLOURS = ("red", "yellow", "blue", "green")


class Table:
    """A game in the middle: `Table(red="d5 e5", yellow="k3", stones="a1 b1", mover="yellow")`.

    Land that the stones close from the start counts as scored long ago. Hexes are named as on the board.
    """

    def __init__(self, *, stones: str = "", mover: str = "red", left: int = 40, **given: Any) -> None:
        pioneers = {colour: given.pop(colour, "") for colour in COLOURS}
        players = given.pop("players", max(2, 4 - [bool(pioneers[c]) for c in reversed(COLOURS)].index(True)))
        self.match = approdo.Match(approdo.load("terra-nova", players, first="1", **given), names=COLOURS[:players])
        self.game = self.match.game
        state = self.state
        self.board = state.tables().board
        state.reserve = [0] * players
        state.stones_left = left
        state.stack = [beginning(COLOURS.index(mover))]
        for name in stones.split():
            state.hexes[self.hex(name)] = STONE_ON
        for seat in range(players):
            for name in pioneers[COLOURS[seat]].split():
                assert not state.hexes[self.hex(name)], f"{name} is taken"
                state.hexes[self.hex(name)] = seat + 1
        grid = self.board.grid
        state.open_land = grid.all & ~grid.mask(map(self.hex, stones.split()))
        for zone in grid.split(state.open_land):
            if is_territory(self.board, zone):
                state.open_land &= ~zone
                state.territories.append((next(grid.members(zone)), *[0] * players))

    @property
    def state(self) -> Position:
        state = self.match.state
        assert isinstance(state, Position)
        return state

    def hex(self, name: str) -> int:
        return self.board.names.index(name)

    def names(self, mask: int) -> set[str]:
        return {self.board.names[h] for h in self.board.grid.members(mask)}

    @property
    def mover(self) -> str | None:
        return COLOURS[self.match.actors[0]] if self.match.actors else None

    @property
    def decision(self) -> str | None:
        return self.game.decision(self.state).name if self.state.stack else None

    def play(self, *actions: str) -> list[Event]:
        """Actions of whoever is to act; the events of all of them."""
        return [event for action in actions for event in self.match.play(self.match.actors[0], action)]

    def legal(self, kind: str = "") -> set[str]:
        """What may be done, in notation."""
        numbers = self.match.legal(self.match.actors[0]).ids
        return {text for n in numbers if (text := self.game.space.notation(n)).startswith(kind)}

    def moves(self, source: str) -> set[str]:
        """Where the pioneer on a hex may go."""
        return {text.split()[2] for text in self.legal(f"move {source} ")}

    def stones(self) -> set[str]:
        """Where a stone may be laid."""
        return {text.split()[1] for text in self.legal("stone")}

    def why(self, action: str) -> Refusal:
        """Why something may not be done."""
        refusal = self.match.explain(self.match.actors[0], action)
        assert refusal is not None, f"{action} is legal"
        return refusal

    def on(self, name: str) -> str:
        """What stands on a hex."""
        what = self.state.hexes[self.hex(name)]
        return "stone" if what == STONE_ON else COLOURS[what - 1] if what else ""

    def score(self, colour: str) -> int:
        return self.state.scores[COLOURS.index(colour)]


def fence(region: str, board: str = "a") -> list[str]:
    """The hexes round a region, in order: stones on all of them cut it off."""
    from approdo.games.terra_nova.board import board as load_board

    island = load_board(board)
    inside = island.grid.mask(island.names.index(name) for name in region.split())
    return [island.names[h] for h in island.grid.members(island.grid.grow(inside) & island.grid.all & ~inside)]


def fenced(region: str, gap: str, board: str = "a") -> str:
    """Stones all round a region but for one gap."""
    names = fence(region, board)
    assert gap in names
    return " ".join(name for name in names if name != gap)
