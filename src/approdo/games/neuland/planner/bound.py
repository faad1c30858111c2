"""What no way to a goal can undercut: lower bounds that say when a plan is surely the cheapest.

A world is reckoned in which everything is easier than it is: goods in hand are never used up, buildings are never
occupied, workers never run out, a mine yields every mineral that lies on it. What is used once a game (food marker,
wood marker, wheelbarrow) is used once here too, so all times are kept by the set of those pieces that may be used.
Two bounds are taken and the better one holds:

- as it stands, with the goods in hand; and from scratch, without them, less what each of them can save;
- each of these is the cheaper of two worlds: only goods that no usable building yields may come from new buildings,
  or any good may, and then at least one more building has been paid for.

What must be built in any case is paid for once. Minerals that are yet to be drawn do not exist here; with the mines
of the first edition, whose minerals are chosen, a new mine yields them all.
"""

from __future__ import annotations

from collections import defaultdict

from approdo.games.neuland.components import (
    COST,
    FOOD,
    GOODS,
    MINE,
    MINERALS,
    PRODUCTION,
    RECIPES,
    TERRAIN_OF,
    WOOD,
)
from approdo.games.neuland.hexes import DISTANCE, FARTHEST, HEX_OF, HEXES
from approdo.games.neuland.planner.plan import Goal
from approdo.games.neuland.rules.frames import PLACING, PRODUCING
from approdo.games.neuland.rules.offers import building_hexes
from approdo.games.neuland.rules.paying import Held, goods_held
from approdo.games.neuland.state import Position, minerals_on

NEVER = 1000
REACH = range(1, FARTHEST + 1)
AROUND: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(other for other in range(HEXES) if DISTANCE[hex][other] == far) for far in range(FARTHEST + 1))
    for hex in range(HEXES)
)
"""AROUND[hex][d]: the hexes exactly d away."""

FOOD_MARKER, WOOD_MARKER, WHEELBARROW = 1, 2, 4
MARKER_OF = {FOOD: FOOD_MARKER, WOOD: WOOD_MARKER}
PIECES = range(8)
"""Sets of the pieces that are used once a game, as bits."""

Times = list[int]
"""By set of pieces, the least time."""


def pieces_of(state: Position, seat: int) -> int:
    """The pieces that a seat has not used yet."""
    return state.food_marker[seat] | state.wood_marker[seat] << 1 | state.wheelbarrow[seat] << 2


class Bound:
    """Least times for one seat in one position."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        held = goods_held(state, seat)
        self.pieces = pieces_of(state, seat)
        easy = _Land(state, seat)
        nothing: Held = defaultdict(list)
        self.worlds = [_World(easy, held, self.pieces, more) for more in (False, True)]
        self.scratch = [_World(easy, nothing, self.pieces, more) for more in (False, True)]
        self.held = held

    def least(self, goal: Goal, pieces: bool) -> int:
        """No way to the goal takes less time, with the pieces that are left or without them."""
        may = self.pieces if pieces else 0
        as_it_stands = min(world.goal(goal)[may] for world in self.worlds)
        anew = min(world.goal(goal)[may] - self._savings(world, goal) for world in self.scratch)
        return max(as_it_stands, anew)

    def _savings(self, world: _World, goal: Goal) -> int:
        """What the goods in hand that can serve the goal save: making each anew where it stands would do as well."""
        goods = world.serving(goal)
        return sum(
            world.worth(good, HEX_OF[place]) for good, places in self.held.items() if good in goods for place in places
        )


class _Land:
    """Where each good can come from, whatever happens in this turn."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        closing = state.first_edition
        self.room = set(building_hexes(state))
        self.left = list(state.display)
        if closing:  # a mine that closes leaves its slot and its tile (nl.9.8)
            mines = [place for place, tile in enumerate(state.building) if tile == MINE + 1]
            self.room.update(HEX_OF[place] for place in mines)
            self.left[MINE] += len(mines)
        self.standing: list[set[tuple[int, int, int]]] = [set() for _ in GOODS]
        """By good (kind, recipe, hex) of the buildings that no rival blocks."""
        for place, tile in enumerate(state.building):
            if not 0 < tile <= PRODUCTION or state.worker[place] not in (0, seat + 1):
                continue
            kind, hex = tile - 1, HEX_OF[place]
            if kind == MINE:
                for mineral in minerals_on(state, place):
                    self.standing[MINERALS[mineral]].add((kind, 0, hex))
                continue
            for recipe, (_, output) in enumerate(RECIPES[kind]):
                self.standing[output].add((kind, recipe, hex))
        self.new: list[set[tuple[int, int, int]]] = [set() for _ in GOODS]
        for kind in range(PRODUCTION):
            if COST[kind] < 0 or not self.left[kind] or (kind == MINE and not closing):
                continue
            for recipe, (_, output) in enumerate(RECIPES[kind]):
                for good in (output,) if output >= 0 else MINERALS:
                    self.new[good].update((kind, recipe, hex) for hex in self.hexes(kind))

    def hexes(self, kind: int) -> list[int]:
        """Where a kind could be built."""
        return [hex for hex in self.room if self.state.terrain[hex] == TERRAIN_OF[kind]]


class _World:
    """The least times of one easier world."""

    def __init__(self, land: _Land, held: Held, pieces: int, more: bool) -> None:
        self.land, self.held, self.pieces, self.more = land, held, pieces, more
        self.sets = [s for s in PIECES if not s & ~pieces]
        self.near: list[list[list[Times]]] = []
        """near[good][hex][d][pieces]: least time to have the good within d of the hex."""
        self.sources: list[set[tuple[int, int, int]]] = []
        self.made: list[dict[int, Times]] = []
        """made[good][hex]: least time to make it there."""
        self.missing: list[list[int]] = []
        """missing[good][with pieces]: the kinds that must be built before it can be had, as a bit set."""
        for good in range(len(GOODS)):
            here, new = land.standing[good], land.new[good]
            self.sources.append(here | new if more or not here else here)
            self._reckon(good)
            self.missing.append([self._missing(good, pieces) for pieces in (0, self.pieces)])
        self.builds = {
            kind: self._build_anywhere(kind) for kind in range(PRODUCTION) if land.left[kind] and COST[kind] >= 0
        }

    def _never(self) -> Times:
        return [NEVER] * len(PIECES)

    def _reckon(self, good: int) -> None:
        made: dict[int, Times] = {}
        for kind, recipe, hex in self.sources[good]:
            times = self.using(RECIPES[kind][recipe][0], hex)
            made[hex] = [min(pair) for pair in zip(times, made[hex], strict=True)] if hex in made else times
        self.made.append(made)
        there = {**made, **{HEX_OF[place]: [0] * len(PIECES) for place in self.held[good]}}
        marker = MARKER_OF.get(good, 0)
        near = []
        for hex in range(HEXES):
            row, so_far = [], [0 if s & marker else NEVER for s in PIECES]
            for ring in AROUND[hex]:
                for other in ring:
                    if other in there:
                        so_far = [x if x < y else y for x, y in zip(so_far, there[other], strict=True)]
                row.append(so_far)
            near.append(row)
        self.near.append(near)

    def using(self, inputs: tuple[int, ...], hex: int) -> Times:
        """Least time to gather inputs and use a building in that hex (nl.5.3, nl.8.1)."""
        if not inputs:
            return [1] * len(PIECES)
        rows = [self.near[good][hex] for good in inputs]
        at = [self._together(*(row[far] for row in rows)) for far in range(FARTHEST + 1)]
        times = self._never()
        for s in self.sets:
            times[s] = min(far + at[far][s] for far in REACH)
            if s & WHEELBARROW:
                times[s] = min(times[s], 1 + at[FARTHEST][s & ~WHEELBARROW])
        return times

    def building(self, kind: int, hex: int) -> Times:
        """Least time to build a kind in a hex (nl.6.2, nl.8.1)."""
        row = self.near[COST[kind]][hex]
        times = self._never()
        for s in self.sets:
            times[s] = min(far - 1 + row[far][s] for far in REACH)
            if s & WHEELBARROW:
                times[s] = min(times[s], row[FARTHEST][s & ~WHEELBARROW])
        return times

    def _together(self, *parts: Times) -> Times:
        """Several things at once: each piece serves one of them."""
        total = parts[0]
        for part in parts[1:]:
            if len(self.sets) == 1:
                joined = self._never()
                joined[0] = total[0] + part[0]
            else:
                joined = self._never()
                for s in self.sets:
                    joined[s] = min(total[s & ~own] + part[own] for own in self.sets if not own & ~s)
            total = joined
        return total

    def _missing(self, good: int, pieces: int) -> int:
        if self.held[good] or pieces & MARKER_OF.get(good, 0) or not self.sources[good]:
            return 0
        which = int(pieces > 0)
        common = -1
        standing = self.land.standing[good]
        for source in self.sources[good]:
            kind, recipe, _ = source
            needed = 0
            for earlier in RECIPES[kind][recipe][0]:
                needed |= self.missing[earlier][which]
            if source not in standing:
                needed |= 1 << kind
                if COST[kind] < good:
                    needed |= self.missing[COST[kind]][which]
            common &= needed
        return common

    def _build_anywhere(self, kind: int) -> Times:
        options = [self.building(kind, hex) for hex in self.land.hexes(kind)]
        return [min(column) for column in zip(*options, strict=True)] if options else self._never()

    def goal(self, goal: Goal) -> Times:
        """Least time to the goal, everything that must be built included."""
        if goal.purpose == PRODUCING:
            ways = list(self.made[goal.what].values())
            goods: tuple[int, ...] = (goal.what,)
        else:
            ways = self._serving_ways(goal.what)
            goods = RECIPES[goal.what][0][0]
            if self.land.state.building.find(goal.what + 1) < 0:
                goods = (*goods, COST[goal.what])
        if not ways:
            return self._never()
        least = [min(column) for column in zip(*ways, strict=True)]
        with_pieces = self._with_builds(least, goods, goal, 1)
        with_pieces[0] = self._with_builds(least, goods, goal, 0)[0]
        return with_pieces

    def _with_builds(self, least: Times, goods: tuple[int, ...], goal: Goal, which: int) -> Times:
        kinds = 0
        for good in goods:
            own = self._own_missing(good, which) if goal.purpose == PRODUCING else self.missing[good][which]
            kinds |= own
        parts = [least, *(self.builds.get(k, self._never()) for k in range(PRODUCTION) if kinds >> k & 1)]
        if self.more:
            parts.append(self._one_more(kinds))
        return self._together(*parts)

    def _own_missing(self, good: int, which: int) -> int:
        """As `missing`, for the good itself as the goal: having it already is no help."""
        common = -1
        for source in self.sources[good]:
            kind, recipe, _ = source
            needed = 0
            for earlier in RECIPES[kind][recipe][0]:
                needed |= self.missing[earlier][which]
            if source not in self.land.standing[good]:
                needed |= 1 << kind
                needed |= self.missing[COST[kind]][which] if COST[kind] < good else 0
            common &= needed
        return max(common, 0)

    def _one_more(self, forced: int) -> Times:
        """The cheapest building that is not needed in any case; nothing, if it might be one of those."""
        land = self.land
        optional = {kind for good, new in enumerate(land.new) if land.standing[good] for kind, _, _ in new}
        if any(forced >> kind & 1 for kind in optional):
            return [0] * len(PIECES)
        options = [self.builds[kind] for kind in optional]
        return [min(column) for column in zip(*options, strict=True)] if options else self._never()

    def _serving_ways(self, kind: int) -> list[Times]:
        inputs, place = RECIPES[kind][0][0], self.land.state.building.find(kind + 1)
        if place >= 0:
            return [self.using(inputs, HEX_OF[place])]
        return [self._together(self.using(inputs, hex), self.building(kind, hex)) for hex in self.land.hexes(kind)]

    def serving(self, goal: Goal) -> set[int]:
        """The goods that can have a part in reaching the goal."""
        goods: set[int] = set()
        if goal.purpose == PLACING:
            open_goods = {*RECIPES[goal.what][0][0], COST[goal.what]}
        else:
            open_goods = {g for k, r, _ in self.sources[goal.what] for g in (*RECIPES[k][r][0], COST[k]) if g >= 0}
        while open_goods:
            good = open_goods.pop()
            goods.add(good)
            for kind, recipe, _ in self.sources[good]:
                wanted = {*RECIPES[kind][recipe][0]}
                if COST[kind] >= 0:
                    wanted.add(COST[kind])
                open_goods |= wanted - goods
        return goods

    def worth(self, good: int, hex: int) -> int:
        """The time to make a good in a hex without any piece, with all that must be built for it."""
        kinds = self.missing[good][0]
        builds = sum(self.builds[kind][0] for kind in self.builds if kinds >> kind & 1)
        return self.made[good].get(hex, [NEVER])[0] + builds
