"""How much time every good costs, each on its own: lower bounds for the search, and a fast measure for bots.

An estimate forgets that goods are used up and that buildings are occupied. So a good in hand costs nothing as often as
one likes, and a real plan never costs less than its estimate. An estimate from scratch has no goods in hand: a real
plan never costs less than that, less what each good in hand can save once (`worth`).
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from approdo.games.neuland.components import COST, GOODS, MINE, MINERALS, PRODUCTION, RECIPES, TERRAIN_OF
from approdo.games.neuland.hexes import DISTANCE, FARTHEST, HEX_OF, HEXES
from approdo.games.neuland.rules.offers import building_hexes
from approdo.games.neuland.rules.paying import Held, goods_held, has_marker
from approdo.games.neuland.state import Position, minerals_on

NEVER = 1000
REACH = range(1, FARTHEST + 1)

DIG = 3
"""What a bot reckons for a layer of stone that it must dig away before the mineral it hopes for."""
LUCK = 3
"""What a bot reckons for hoping that three new minerals hold a certain one."""


@dataclass(frozen=True)
class Site:
    """A building that yields a good: one that stands at a place, or (place -1) one that would have to be built."""

    good: int
    kind: int
    recipe: int
    hex: int
    place: int
    extra: int = 0
    copy: int = 0
    """Which of several equal new buildings of a hex."""
    deep: bool = False
    """True for a mineral that does not lie on top: it must be dug for, or hoped for."""


class Estimate:
    """Least times for one seat in one position.

    With `build`, goods that no usable building yields may come from one that is built for them, and the goods `second`
    from a second building too. With `hope`, mines may yield what is yet to be drawn. With `pieces`, markers pay and the
    wheelbarrow helps, here as often as one likes.
    """

    def __init__(
        self,
        state: Position,
        seat: int,
        pieces: bool = False,
        build: bool = True,
        hope: bool = False,
        scratch: bool = False,
        second: frozenset[int] = frozenset(),
    ) -> None:
        self.state, self.seat, self.hope, self.second = state, seat, hope, second
        self.held: Held = defaultdict(list) if scratch else goods_held(state, seat)
        self.marker = [pieces and not scratch and has_marker(state, seat, good) for good in range(len(GOODS))]
        self.barrow = pieces and bool(state.wheelbarrow[seat])
        self.room = building_hexes(state)
        self.sites = self._standing()
        if build:
            self._add_missing()
        self.near: list[list[list[int]]] = []
        """near[good][hex][d]: least time to have the good within d of the hex."""
        self.make: dict[Site, int] = {}
        """Least time to have a site yield its good."""
        self._missing: list[int] = []
        """For every good the kinds that must be built before it can be made, as a bit set."""
        for good in range(len(GOODS)):  # in an order in which inputs come before outputs
            self._reckon(good)
            self._missing.append(self._missing_kinds(good))
        self._least = self._least_to_build()

    def _standing(self) -> list[list[Site]]:
        """By good, the buildings that no other player's worker blocks."""
        state, mine = self.state, self.seat + 1
        sites: list[list[Site]] = [[] for _ in GOODS]
        for place, tile in enumerate(state.building):
            if not 0 < tile <= PRODUCTION or state.worker[place] not in (0, mine):
                continue
            kind, hex = tile - 1, HEX_OF[place]
            if kind == MINE:
                stack = minerals_on(state, place)
                for mineral, good in enumerate(MINERALS):
                    extra = DIG * stack.index(mineral) if mineral in stack else DIG * len(stack) + LUCK
                    if self.hope or mineral in stack:
                        site = Site(good, kind, 0, hex, place, extra if self.hope else 0, deep=extra > 0)
                        sites[good].append(site)
                continue
            for recipe, (_, output) in enumerate(RECIPES[kind]):
                sites[output].append(Site(output, kind, recipe, hex, place))
        return sites

    def _add_missing(self) -> None:
        """Goods that no usable building yields: the buildings that would, wherever they could stand."""
        for kind in range(PRODUCTION):
            if COST[kind] < 0 or not self.state.display[kind] or (kind == MINE and not self.hope):
                continue
            hexes = [h for h in self.room if self.state.terrain[h] == TERRAIN_OF[kind]]
            for recipe, (_, output) in enumerate(RECIPES[kind]):
                for good in (output,) if output >= 0 else MINERALS:
                    if good not in self.second and self._stands(good):
                        continue
                    extra = LUCK if kind == MINE else 0
                    self.sites[good] += [Site(good, kind, recipe, h, -1, extra) for h in hexes]

    def _reckon(self, good: int) -> None:
        near = [[NEVER] * (FARTHEST + 1) for _ in range(HEXES)]
        for place in self.held[good]:
            for hex, distance in enumerate(DISTANCE[HEX_OF[place]]):
                near[hex][distance] = 0
        if self.marker[good]:
            for row in near:
                row[0] = 0
        for site in self.sites[good]:
            cost = self.making(site)
            self.make[site] = cost
            if site.place < 0 and self._stands(good):
                cost += self.building(site.kind, site.hex)
            for hex, distance in enumerate(DISTANCE[site.hex]):
                if cost < near[hex][distance]:
                    near[hex][distance] = cost
        for row in near:
            for distance in REACH:
                if row[distance - 1] < row[distance]:
                    row[distance] = row[distance - 1]
        self.near.append(near)

    def _stands(self, good: int) -> bool:
        """True when a usable building yields the good, so that another one is a matter of choice."""
        return any(site.place >= 0 and not site.deep for site in self.sites[good])

    def _missing_kinds(self, good: int) -> int:
        """What all ways to get the good have in common: buildings that do not stand yet."""
        if self.held[good] or self.marker[good]:
            return 0
        common = -1
        for site in self.sites[good]:
            needed = 0
            for earlier in RECIPES[site.kind][site.recipe][0]:
                needed |= self._missing[earlier]
            if site.place < 0:
                needed |= 1 << site.kind
                if COST[site.kind] < good:
                    needed |= self._missing[COST[site.kind]]
            common &= needed
        return max(common, 0)

    def missing_for(self, inputs: tuple[int, ...]) -> int:
        """The kinds that must be built before these inputs can be had, as a bit set."""
        kinds = 0
        for good in inputs:
            kinds |= self._missing[good]
        return kinds

    def _least_to_build(self) -> list[int]:
        """For every production kind the least time to build it anywhere, for want of a building elsewhere."""
        return [
            min((self.building(k, h) for h in self.room if self.state.terrain[h] == TERRAIN_OF[k]), default=NEVER)
            if COST[k] >= 0
            else NEVER
            for k in range(PRODUCTION)
        ]

    def to_build(self, kinds: int) -> int:
        """Least time to build all kinds of a bit set, one of each."""
        total, kind = 0, 0
        while kinds:
            if kinds & 1:
                total += self._least[kind]
            kinds >>= 1
            kind += 1
        return total

    def making(self, site: Site) -> int:
        """Least time until a site has yielded its good, without building it."""
        return self.using(RECIPES[site.kind][site.recipe][0], site.hex) + site.extra

    def using(self, inputs: tuple[int, ...], hex: int) -> int:
        """Least time to gather inputs and use a building in that hex (nl.5.3)."""
        if not inputs:
            return 1
        near = self.near
        least = min(distance + sum(near[good][hex][distance] for good in inputs) for distance in REACH)
        return min(least, 1 + sum(near[good][hex][FARTHEST] for good in inputs)) if self.barrow else least

    def building(self, kind: int, hex: int) -> int:
        """Least time to build a kind in a hex (nl.6.2)."""
        if COST[kind] >= len(self.near):
            return NEVER
        row = self.near[COST[kind]][hex]
        return row[FARTHEST] if self.barrow else min(distance - 1 + row[distance] for distance in REACH)

    def worth(self, good: int, place: int) -> int:
        """The most that a good in hand, or a marker (place -1), can save against an estimate from scratch.

        A good stands on a building that yields it, so making it there anew would do as well; a marker pays anywhere.
        """
        if place >= 0:
            return max(
                (cost for site, cost in self.make.items() if (site.good, site.place) == (good, place)), default=0
            )
        return max(min(distance - 1 + row[distance] for distance in REACH) for row in self.near[good])
