"""Boards, tiles and buildings from the data files, as numbers and precomputed tables.

The harvest board is kept as quadrants: four masks, one per resource, of 14 x 14 squares in rows of 16 bits,
so that a chain is found by shifting. A village is 30 spaces, `row * 5 + column`, the dearest row first.
"""

from __future__ import annotations

from functools import cache

from approdo.core.data import data
from approdo.games.new_haven.meta import INFO

_BOARD = data(INFO.package, "board")
_TILES = data(INFO.package, "tiles")
_BUILDINGS = data(INFO.package, "buildings")
_CHARTERS = data(INFO.package, "charters")

# --- resources and buildings (nh.0.9) ---

RESOURCES: tuple[str, ...] = tuple(row["name"] for row in _BUILDINGS["resource"])
LETTERS = "".join(row["letter"] for row in _BUILDINGS["resource"])
NUMBERS = 6
"""Buildings of a resource are numbered 1 to 6."""
BUILDINGS = tuple(f"{name}-{number}" for name in RESOURCES for number in range(1, NUMBERS + 1))
KINDS = len(BUILDINGS)
"""A kind of building is `resource * NUMBERS + number - 1`."""
COPIES: int = _BUILDINGS["buildings"]["copies"]
SETS_REMOVED: dict[int, int] = {row["players"]: row["sets_removed"] for row in _BUILDINGS["careful_harvest"]}
OPEN: int = _BOARD["board"]["open_buildings"]


def building(resource: int, number: int) -> int:
    """The kind of building: resource 0-3, number 1-6."""
    return resource * NUMBERS + number - 1


RESOURCE_OF = tuple(kind // NUMBERS for kind in range(KINDS))
NUMBER_OF = tuple(kind % NUMBERS + 1 for kind in range(KINDS))


# --- harvest tiles (nh.0.8) ---

TURNS = 4
"""Orientations of a tile."""
TILE_SLOTS = 3
"""Harvest tiles that a hand has room for; the third is used in Careful Harvest alone (nh.10.1)."""
TILES: tuple[str, ...] = tuple(kind for row in _TILES["tile"] for kind in row["kinds"])
TILE_COPIES: tuple[int, ...] = tuple(row["copies"] for row in _TILES["tile"] for _ in row["kinds"])


def in_rows(quadrants: str) -> str:
    """A tile as people read it: the upper row, then the lower one (nh.0.17)."""
    return f"{quadrants[:2]}/{quadrants[3]}{quadrants[2]}"


def turned(tile: str, turn: int) -> str:
    """The quadrants clockwise from the top left after so many quarter turns to the right."""
    return tile[-turn:] + tile[:-turn] if turn else tile


TILE_OF: dict[str, tuple[int, int]] = {
    turned(tile, turn): (kind, turn) for kind, tile in enumerate(TILES) for turn in range(TURNS)
}
"""Quadrants as they lie -> kind and turn."""

# --- the harvest board (nh.0.5, nh.0.6) ---

SPACES = tuple(f"{column}{row}" for row in range(1, 8) for column in "abcdefg")
SPACE = {name: index for index, name in enumerate(SPACES)}
SIZE = len(SPACES)
SIDE = 7
AREA: dict[int, tuple[int, ...]] = {
    players: tuple(sorted(SPACE[name] for row in _BOARD["area"] if row["players"] <= players for name in row["spaces"]))
    for players in INFO.seats
}
PRINTED: tuple[tuple[int, str], ...] = tuple((SPACE[row["space"]], row["tile"]) for row in _BOARD["side_a"]["printed"])
SETTLEMENTS: tuple[int, ...] = tuple(SPACE[name] for name in _BOARD["side_b"]["settlements"]["spaces"])
MARKS = (2, 3, 4)
"""What a pond may ask for: at least so many players (nh.8.4)."""
SETTLED_TILES: int = _BOARD["side_b"]["settlements"]["harvest_tiles"]
POND_MARKS: tuple[int, ...] = tuple(row["players"] for row in _BOARD["side_b"]["ponds"] for _ in range(row["copies"]))
CLEARINGS: dict[int, tuple[int, ...]] = {
    players: tuple(
        SPACE[name] for row in _BOARD["side_b"]["clearings"] if row["players"] <= players for name in row["spaces"]
    )
    for players in INFO.seats
}

WIDTH = 16
"""Bits in a row of quadrants: 14 and two that are never set, so that shifting never wraps round."""


def _quadrants(space: int) -> tuple[int, int, int, int]:
    row, column = divmod(space, SIDE)
    top_left = 2 * row * WIDTH + 2 * column
    return 1 << top_left, 1 << top_left + 1, 1 << top_left + 1 + WIDTH, 1 << top_left + WIDTH


QUADRANTS = tuple(_quadrants(space) for space in range(SIZE))
"""The four bits of a space, clockwise from the top left."""


BEYOND = tuple(~sum(bits) for bits in QUADRANTS)
"""All quadrants but those of a space."""
QUADRANT_OF = tuple(bit // WIDTH * 2 * SIDE + bit % WIDTH for bit in range(2 * SIDE * WIDTH))
"""A bit of a mask as readers count quadrants: row * 14 + column."""


def tile_masks(quadrants: str, space: int) -> tuple[int, int, int, int]:
    """What a tile puts on a space: one mask per resource."""
    masks = [0, 0, 0, 0]
    for letter, bit in zip(quadrants, QUADRANTS[space], strict=True):
        masks[LETTERS.index(letter)] |= bit
    return masks[0], masks[1], masks[2], masks[3]


_CORNER = tuple(corners[0].bit_length() - 1 for corners in QUADRANTS)


@cache
def _in_the_corner(tile: int, turn: int) -> tuple[int, int, int, int]:
    return tile_masks(turned(TILES[tile], turn), 0)


class _Laid(dict[int, tuple[int, int, int, int]]):
    """Masks of a tile as laid, by (tile * SIZE + space) * TURNS + turn; each is made when it is first asked for."""

    def __missing__(self, laid: int) -> tuple[int, int, int, int]:
        placed, turn = divmod(laid, TURNS)
        tile, space = divmod(placed, SIZE)
        by = _CORNER[space]
        sheep, stone, timber, wheat = _in_the_corner(tile, turn)
        self[laid] = masks = sheep << by, stone << by, timber << by, wheat << by
        return masks


LAID = _Laid()

# --- the village (nh.0.11) ---

ROWS = 6
COLUMNS: int = _BOARD["village"]["columns"]
ROW_COLONISTS: tuple[int, ...] = tuple(_BOARD["village"]["row_colonists"])
COLUMN_COLONISTS: tuple[int, ...] = tuple(_BOARD["village"]["column_colonists"])
PLOTS = ROWS * COLUMNS
COST: tuple[int, ...] = tuple(cost for cost in _BOARD["village"]["row_costs"] for _ in range(COLUMNS))
PLOT_NAMES = tuple(f"{'abcde'[plot % COLUMNS]}{COST[plot]}" for plot in range(PLOTS))
ALL_PLOTS = (1 << PLOTS) - 1
AFFORDABLE = tuple(sum(1 << p for p in range(PLOTS) if COST[p] <= have) for have in range(7))
"""Plots that cost at most so much."""
OF_COST = tuple(sum(1 << p for p in range(PLOTS) if COST[p] == cost) for cost in range(7))
VILLAGES: tuple[str, ...] = tuple(_BOARD["village_names"]["names"])


_NOT_FIRST = sum(1 << p for p in range(PLOTS) if p % COLUMNS)
_NOT_LAST = sum(1 << p for p in range(PLOTS) if p % COLUMNS != COLUMNS - 1)


def around(mask: int) -> int:
    """All plots that share an edge with one of these."""
    return (mask << COLUMNS | mask >> COLUMNS | (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1) & ALL_PLOTS


LINES: tuple[tuple[int, int, str], ...] = (
    *(
        (sum(1 << r * COLUMNS + c for c in range(COLUMNS)), ROW_COLONISTS[r], str(COST[r * COLUMNS]))
        for r in range(ROWS)
    ),
    *((sum(1 << r * COLUMNS + c for r in range(ROWS)), COLUMN_COLONISTS[c], "abcde"[c]) for c in range(COLUMNS)),
)
"""Mask, colonists and name of each line: six rows, then five columns."""

# --- charters (nh.11) ---

CHARTERS: tuple[str, ...] = tuple(row["name"] for row in _CHARTERS["charter"])
CHARTER_COLONISTS: tuple[int, ...] = tuple(row["colonists"] for row in _CHARTERS["charter"])
CHARTER_BUILDINGS: int = next(row["buildings"] for row in _CHARTERS["charter"] if "buildings" in row)
MOST_CHARTERS: int = _CHARTERS["most_charters"]["colonists"]
