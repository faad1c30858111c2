"""What the kernels know of land and tiles, read off the game's own components: nothing is typed in again.

A set of places is one word, a bit for each. A set of hexes has the bit of each hex's first place, so that both go
together: the places of a hex are three bits from its own bit on.
"""

from __future__ import annotations

from typing import Any

from approdo.core.game import Game
from approdo.fast.jit import blank, ints
from approdo.fast.layout import Row, Shelf
from approdo.fast.protocol import CAMPAIGN, LINE
from approdo.games.neuland import actions as a
from approdo.games.neuland import components as c
from approdo.games.neuland import evaluate
from approdo.games.neuland import hexes as h
from approdo.games.neuland.meta import INFO
from approdo.games.neuland.planner import order
from approdo.games.neuland.rules import frames

SEATS = max(INFO.seats)
HEXES, PLACES, SLOTS, FARTHEST = h.HEXES, h.PLACES, h.SLOTS, h.FARTHEST
GOODS, KINDS, PRODUCTION = len(c.GOODS), len(c.KINDS), c.PRODUCTION
FAMILIES, STACK_HEIGHT = len(c.FAMILIES), c.STACK_HEIGHT
TERRAINS, DOUBLES, DEPTH_OF_MINE = len(c.TERRAINS), len(c.DOUBLES), c.MINE_DEPTH
FOOD, WOOD, STONE = c.FOOD, c.WOOD, c.STONE
LODGE, WOODCUTTER, MINE = c.LODGE, c.WOODCUTTER, c.MINE
FOREST, SINGLE_TERRAIN = c.TERRAIN_OF[c.LODGE], c.SINGLE_TERRAIN
TURNS_EACH = c.TURNS_EACH
BANNERS = ints(c.BANNERS.get(players, 0) for players in range(SEATS + 1))


# --- the land ---
def hex_set(hexes: list[int]) -> int:
    """Hexes as a set."""
    return sum(1 << SLOTS * hex for hex in hexes)


EVERY_HEX = hex_set(list(range(HEXES)))
HEX_OF = ints(h.HEX_OF)
DISTANCE = ints(steps for row in h.DISTANCE for steps in row).reshape(HEXES, HEXES)
NEAR = blank(HEXES, FARTHEST + 2)
"""NEAR[hex, d + 1]: the places at most d steps away from a hex; none for d = -1."""
AROUND = blank(HEXES, FARTHEST + 2)
"""The same as hexes."""
for _hex in range(HEXES):
    for _far in range(FARTHEST + 1):
        NEAR[_hex, _far + 1] = sum(1 << p for p in range(PLACES) if h.PLACE_DISTANCE[p][_hex] <= _far)
        AROUND[_hex, _far + 1] = hex_set([other for other in range(HEXES) if h.DISTANCE[_hex][other] <= _far])
SIDES = 6
NEIGHBOURS = blank(HEXES, SIDES, fill=-1)
for _hex in range(HEXES):
    NEIGHBOURS[_hex, : len(h.NEIGHBOURS[_hex])] = h.NEIGHBOURS[_hex]
SINGLE_WEIGHTS = ints(h.single_weights())
DOUBLE_TERRAINS = ints(terrain for pair in c.DOUBLES for terrain in pair).reshape(DOUBLES, 2)


def _tilings() -> list[tuple[int, int]]:
    """Every set of covered hexes that laying pieces can reach, with the number of ways to cover the rest."""
    found: dict[int, int] = {}
    open_sets = [1 << hex for hex in range(HEXES)]
    while open_sets:
        covered = open_sets.pop()
        if covered in found or not h.tilings(covered):
            continue
        found[covered] = h.tilings(covered)
        if covered != (1 << HEXES) - 1:
            first = h.first_open(covered)
            open_sets += [covered | 1 << first | 1 << other for other in h.partners(covered)]
    return sorted((hex_set([x for x in range(HEXES) if mask >> x & 1]), ways) for mask, ways in found.items())


_TILINGS = _tilings()
TILED = ints(covered for covered, _ in _TILINGS)
"""In ascending order, to be searched."""
TILINGS = ints(ways for _, ways in _TILINGS)
N_TILED = len(_TILINGS)

# --- buildings ---
MOST_WAYS = max(map(len, c.RECIPES))
assert MOST_WAYS == 2
WAYS = ints(map(len, c.RECIPES))
"""Recipes of each kind."""
INPUTS = blank(KINDS, MOST_WAYS, 2, fill=-1)
OUTPUT = blank(KINDS, MOST_WAYS, fill=-1)
FREE_HAND = 1 << GOODS
"""Beside the bits of the goods: a worker off the land, all that a building without inputs needs."""
NEEDED = blank(KINDS, MOST_WAYS, fill=1 << 62)
"""What a recipe needs, as a set of goods; nobody has what a recipe needs that does not exist."""
for _kind, _ways in enumerate(c.RECIPES):
    for _way, (_inputs, _output) in enumerate(_ways):
        INPUTS[_kind, _way, : len(_inputs)] = _inputs
        OUTPUT[_kind, _way] = _output
        NEEDED[_kind, _way] = sum(1 << good for good in set(_inputs)) or FREE_HAND
COST, TERRAIN_OF, BANNERS_ON = ints(c.COST), ints(c.TERRAIN_OF), ints(c.BANNERS_ON)
MINERALS = ints(c.MINERALS)
N_MINERALS = len(c.MINERALS)
COSTS = ints(sorted({cost for cost in c.COST if cost >= 0}))
"""The goods that build something."""
N_COSTS = len(COSTS)

# --- decisions and ids of actions ---
K_SINGLE, K_DOUBLE, K_DEAL, K_START = frames.ASK_SINGLE, frames.ASK_DOUBLE, frames.ASK_DEAL, frames.ASK_START
K_SETTLE, K_ACT, K_PAY, K_FILL = frames.ASK_SETTLE, frames.ASK_ACT, frames.ASK_PAY, frames.ASK_FILL
K_DRAW, K_STACK, K_TAKE = frames.ASK_DRAW, frames.ASK_STACK, frames.ASK_TAKE
PRODUCING, PLACING, BUILDING = frames.PRODUCING, frames.PLACING, frames.BUILDING
A_SETTLE, A_PRODUCE, A_BANNERS, A_BUILD, A_PAY = a.SETTLE, a.PRODUCE, a.PLACE_BANNERS, a.BUILD, a.PAY
A_MARKER, A_BARROW, A_END, A_FILL, A_STACK = a.PAY_MARKER, a.USE_WHEELBARROW, a.END_TURN, a.FILL, a.STACK
A_TAKE, A_SINGLE, A_DOUBLE, A_DEAL = a.TAKE, a.LAY_SINGLE, a.LAY_DOUBLE, a.DEAL_DOUBLE
A_START, A_DRAW = a.START_PLAYER, a.DRAW

MOST_LEGAL = (
    sum(len(ways) for ways, tiles in zip(c.RECIPES, c.TILES, strict=True) for _ in range(tiles))
    + (PRODUCTION + FAMILIES) * HEXES
    + c.LONGEST_TIMELINE
)
"""Every recipe of every tile, every kind in every hex, every end."""

# --- room to work in, for estimates, the planner and its orders ---
LOOK_AT = evaluate.LOOK_AT
"""How many partial plans a bot's search looks at, so no more than so many wait in its queue."""
MOST_STEPS = 62
"""Steps of a plan, a bit for each; those of play are no more than half as many."""
MOST_SITES = PLACES + 2 * HEXES
"""Sites of a good: every place, and new buildings of two kinds in every hex."""
MOST_NODES = LOOK_AT + MOST_SITES
NODE = 4 + 2 * MOST_STEPS
OFFER = 8
MOST_OFFERS = c.WORKERS + 2 * MOST_SITES
PLAN = 2 + 2 * MOST_STEPS
MOST_DEAD = order.LOOK_AT
DEAD_SLOTS = 1 << (MOST_DEAD + MOST_STEPS).bit_length() + 1
"""Sets of steps that lead nowhere are found by their bits; a power of two, never more than half full."""
ROOM_FOR_A_ROW = 512
KNOWN = 1 << 13
"""So many doings, each found for a position and a course, are kept while campaigns are thought of; a power of two."""
MOST_NOTED = 46
"""Longer ones are not kept."""

SHELF = Shelf(
    second=1,
    stands=1,
    relevant=1,
    nodes_made=1,
    head=1,
    waiting=1,
    looked=1,
    haste=1,
    sites=GOODS * (1 + MOST_SITES),
    make=2 * GOODS * MOST_SITES,
    near=2 * GOODS * HEXES * (FARTHEST + 1),
    missing=2 * GOODS,
    least=2 * PRODUCTION,
    worth=PLACES,
    nodes=MOST_NODES * NODE,
    keys=LOOK_AT,
    loads=LOOK_AT,
    new=KINDS,
    new_in=HEXES,
    offers=2 * (1 + MOST_OFFERS * OFFER),
    needs=MOST_STEPS,
    length=MOST_STEPS,
    spoils=MOST_STEPS,
    chain=MOST_STEPS,
    open=MOST_STEPS,
    path=3 * (MOST_STEPS + 1),
    dead=2,
    dead_sets=2 * DEAD_SLOTS,
    plans=2 * PLAN,
    made=MOST_STEPS,
    hopes=2 * KINDS,
    goals=2 * (PRODUCTION + GOODS),
    row=ROOM_FOR_A_ROW,
    ids=MOST_LEGAL,
    weights=MOST_LEGAL,
    trial=ROOM_FOR_A_ROW,
    game=ROOM_FOR_A_ROW,
    line=LINE,
    first_line=LINE,
    served=CAMPAIGN,
    plain=CAMPAIGN,
    tried=CAMPAIGN,
    parent=CAMPAIGN,
    noted=1 + MOST_NOTED,
    known=KNOWN * (2 + MOST_NOTED),
)


def tables(game: Game[Any]) -> Row:
    """Options lie in the row itself, so there is only room to work in."""
    return SHELF.filled()
