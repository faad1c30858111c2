"""Small positions, written the way people draw them on paper.

A village is six rows from cost 6 down to cost 1, parted by '/': '.' is empty, a capital letter a building
face up, a small letter one face down (with a number that is not the plot's). Tiles on the board are written
as they lie, clockwise from the top left.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from approdo.core.events import Event, Events
from approdo.core.game import Refusal
from approdo.core.match import Match
from approdo.core.registry import load
from approdo.core.text import texts
from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames, invariants
from approdo.games.new_haven.state import DOWN, POND, TILED, Position

EMPTY = "..... / ..... / ..... / ..... / ..... / ....."
DECISION = {"lay": frames.LAY, "build": frames.BUILD, "draw": frames.DRAW}
LETTERS = {"s": 0, "r": 1, "t": 2, "w": 3}


class Table:
    """A position and its game; chance waits until the test says what it does."""

    def __init__(
        self,
        decision: str,
        seat: int = 0,
        *draw: int,
        players: int = 2,
        active: int | None = None,
        board: Mapping[str, str] | None = None,
        ponds: str = "",
        clearings: Mapping[str, str] | None = None,
        tiles: Mapping[int, str] | None = None,
        hands: Mapping[int, str] | None = None,
        villages: Mapping[int, str] | None = None,
        offer: str = "sheep-1 stone-2 timber-3 wheat-4 wheat-5",
        track: str = "",
        **options: object,
    ) -> None:
        self.game = load("new-haven", players, first="1", **options)
        state: Position = self.game.start()
        self.state = state
        state.stack = [(DECISION[decision], 1 << seat, *draw)]
        state.active = seat if active is None else active
        state.turn = 1
        for space, quadrants in (board or {}).items():
            self.put(space, quadrants)
        for space in ponds.split():
            state.spaces[c.SPACE[space]] = POND
        for space, name in (clearings or {}).items():
            state.clearings[c.SPACE[space]] = self.from_bag(name) + 1
        for owner, names in (tiles or {}).items():
            for slot, name in enumerate(names.split()):
                kind = c.TILE_OF[name][0]
                state.pool[kind] -= 1
                state.tiles[owner * c.TILE_SLOTS + slot] = kind
        for owner, names in (hands or {}).items():
            for name in names.split():
                state.hand[owner * c.KINDS + self.from_bag(name)] += 1
        for owner, drawing in (villages or {}).items():
            self.stand(owner, drawing)
        state.offer = [-1] * c.OPEN
        for slot, name in enumerate(offer.split()):
            state.offer[slot] = self.from_bag(name)
        words = track.split()
        for name, amount in zip(words[::2], words[1::2], strict=True):
            state.track[c.RESOURCES.index(name)] = int(amount)
        wrong = invariants.pieces(state)  # the position is small on purpose, so it cannot have been reached in play
        assert wrong == [], wrong

    # --- setting up ---

    def from_bag(self, name: str) -> int:
        """Take a building out of the bag for somewhere else."""
        kind = c.BUILDINGS.index(name)
        self.state.bag[kind] -= 1
        return kind

    def put(self, space: str, quadrants: str) -> None:
        """Lay a tile as part of the position."""
        at = c.SPACE[space]
        self.state.spaces[at] = TILED
        self.state.pool[c.TILE_OF[quadrants][0]] -= 1
        for resource, mask in enumerate(c.tile_masks(quadrants, at)):
            self.state.ground[resource] |= mask

    def stand(self, owner: int, drawing: str) -> None:
        """Fill a village from its drawing."""
        cells = "".join(drawing.replace("/", "").split())
        assert len(cells) == c.PLOTS, drawing
        for plot, letter in enumerate(cells):
            if letter == ".":
                continue
            resource, cost = LETTERS[letter.lower()], c.COST[plot]
            number = cost if letter.isupper() else cost % 6 + 1
            kind = self.from_bag(f"{c.RESOURCES[resource]}-{number}")
            self.state.village[owner * c.PLOTS + plot] = kind + 1 + (0 if letter.isupper() else DOWN)
            self.state.colours[owner * 4 + resource] |= 1 << plot

    def cover_all_but(self, *free: str) -> None:
        """Fill the playing area with tiles of the pool, but for these spaces."""
        for at in c.AREA[self.state.players]:
            if self.state.spaces[at] == 1 and c.SPACES[at] not in free:
                self.put(c.SPACES[at], next(t for t, n in zip(c.TILES, self.state.pool, strict=True) if n))

    def empty_bag(self, into: int) -> None:
        """All that is in the bag goes into a hand."""
        for kind, count in enumerate(self.state.bag):
            self.state.hand[into * c.KINDS + kind] += count
        self.state.bag = [0] * c.KINDS

    # --- asking ---

    @property
    def waits(self) -> tuple[str, int | None]:
        """What is decided next, and by whom (None: by chance)."""
        actors = self.game.actors(self.state)
        return self.game.decision(self.state).name, actors[0] if actors else None

    @property
    def track(self) -> dict[str, int]:
        """The markers that are not on 0."""
        return {name: n for name, n in zip(c.RESOURCES, self.state.track, strict=True) if n}

    def legal(self, seat: int, kind: str = "") -> set[str]:
        """All that a seat may do, in notation, of one kind if named."""
        found = {self.game.space.notation(number) for number in self.game.legal(self.state, seat)}
        return {text for text in found if text.startswith(kind)}

    def plots(self, seat: int, building: str, face: str = "down") -> set[str]:
        """The plots where a building may go with that face."""
        return {text.split()[2] for text in self.legal(seat, f"build {building} ") if text.endswith(f" {face}")}

    def why(self, seat: int, text: str) -> str:
        """The code with which something is refused; its text must exist in both languages."""
        refusal: Refusal | None = self.game.explain(self.state, seat, self.game.space.number(text))
        assert refusal is not None, f"{text} is legal"
        for language in ("en", "it"):
            assert f"refusal-{refusal.code}" in texts(self.game.info.package, language)
            assert "{" not in refusal.text(self.game.info.texts(language), ("Ada", "Bea", "Cio", "Dea"))
        return refusal.code

    def hand(self, seat: int) -> list[str]:
        """The buildings a seat holds."""
        counts = self.state.hand[seat * c.KINDS : seat * c.KINDS + c.KINDS]
        return [name for name, count in zip(c.BUILDINGS, counts, strict=True) for _ in range(count)]

    def view(self, viewer: int) -> dict[str, Any]:
        """What a viewer sees of the position."""
        return self.game.observe(self.state, viewer)

    def scores(self) -> list[int]:
        """The colonists of every village."""
        return [sum(part.value for part in parts) for parts in self.game.scores(self.state, 0)]

    # --- doing ---

    def play(self, seat: int, text: str) -> list[Event]:
        """A seat does something legal; what happened."""
        number = self.game.space.number(text)
        assert number in self.game.legal(self.state, seat), f"{text}: {self.game.explain(self.state, seat, number)}"
        return self._apply(seat, number)

    def lay(self, seat: int, quadrants: str, space: str) -> list[Event]:
        """A seat lays a tile of its hand so that it lies as written."""
        kind, turn = c.TILE_OF[quadrants]
        return self.play(seat, f"lay-tile {c.TILES[kind]} {space} {turn}")

    def chance(self, text: str) -> list[Event]:
        """Chance does something possible."""
        number = self.game.space.number(text)
        assert number in self.game.outcomes(self.state)[0], text
        return self._apply(-1, number)

    def end_turn(self, until: str = "", seed: int = 1) -> None:
        """All stop building, the active player takes open buildings, chance does its part, until someone
        is to lay a tile or the decision named here is reached."""
        rng = random.Random(seed)
        while self.state.stack and self.waits[0] not in ("lay", until):
            name, seat = self.waits
            if seat is None:
                self._apply(-1, self.game.draw(self.state, rng))
            else:
                self.play(seat, "stop-building" if name == "build" else min(self.legal(seat, "take-open")))

    def match(self, seed: int = 1) -> Match:
        """The position as a match, for undo and views."""
        match = Match(self.game, seed=seed)
        match.state, match.entries, match.log = self.state, [], []
        match._open_segment()
        return match

    def _apply(self, seat: int, number: int) -> list[Event]:
        out = Events()
        self.game.apply(self.state, seat, number, out)
        assert invariants.pieces(self.state) == []
        return list(out)
