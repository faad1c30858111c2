"""The shapes of what leaves the rules for readers: the board that a viewer sees, the aids, the effect of an action.

A tile is written here, and as `tile` in events, clockwise from the top left square (`TL TR BR BL`), a letter a square:
S sheep, R stone, T timber, W wheat; people read it in rows (nh.0.17).
A quadrant is `row * 14 + column` on the whole board, from the top left.
"""

from typing import Literal, NotRequired, TypedDict

Resource = Literal["sheep", "stone", "timber", "wheat"]
CharterName = Literal["row", "column", "sheep", "stone", "timber", "wheat"]


class Amounts(TypedDict):
    """A number for every resource."""

    sheep: int
    stone: int
    timber: int
    wheat: int


class Space(TypedDict):
    """A space of the harvest board with what lies on it."""

    name: str
    kind: Literal["outside", "free", "tile", "pond", "shipment"]
    tile: NotRequired[str]
    """How a tile lies."""
    resource: NotRequired[Resource]
    """What a shipment was named."""
    building: NotRequired[str]
    """What lies on a clearing."""


class Built(TypedDict):
    """A building in a village; the number of one face down is None for all but its owner (nh.12.3)."""

    resource: Resource
    number: int | None
    up: bool


class Seat(TypedDict):
    """A player's village and hand; what others may not see of the hand is None (nh.12.1)."""

    name: str
    tiles: list[str] | None
    tile_count: int
    buildings: list[str] | None
    building_count: int
    known: list[str]
    """Buildings that everyone saw it take and that it must still hold (nh.12.4)."""
    shipment: bool
    village: list[Built | None]
    buried: list[Built]


class Board(TypedDict):
    """All that a viewer may know."""

    viewer: int
    stack: list[list[int]]
    """The pending decisions, see frames.py."""
    active: int
    turn: int
    turns: int
    spaces: list[Space]
    track: Amounts
    offer: list[str | None]
    bag: int
    pool: int
    charters: dict[CharterName, int | None]
    """The holder of each charter; empty when the table plays without them."""
    seats: list[Seat]


class Line(TypedDict):
    """A row or column of a village."""

    line: str
    colonists: int
    filled: int
    of: int
    doubled: bool
    """Whether it can still be doubled: nothing in it lies face down."""


class Plots(TypedDict):
    """Plots by resource."""

    sheep: list[str]
    stone: list[str]
    timber: list[str]
    wheat: list[str]


class Aids(TypedDict):
    """Helps for the present moment."""

    lines: list[list[Line]]
    costs: list[int]
    row_colonists: list[int]
    column_colonists: list[int]
    plots: list[str]
    terrains: list[Resource]
    plots_for: NotRequired[Plots]
    """Where the viewer could build now, by resource."""
    must_pass: NotRequired[bool]
    """Told to a viewer who is asked to build: whether passing is all that is left."""


class Effect(TypedDict, total=False):
    """What an action would bring: `harvest` to `claims` for a tile or shipment, the rest for a building."""

    harvest: Amounts
    lies: str
    """How the tile would lie."""
    joins: list[int]
    """The quadrants that chains link to the tile, its own four left out."""
    claims: str
    """The building on the clearing beneath."""
    cost: int
    resource: Resource
    completes: list[str]
    """Lines that would be complete, and were not."""
    doubles: list[str]
    """Lines that would be complete with all face up, and were not."""
    colonists: int
    """What the lines of the village would draw more than now; less than 0 when a doubling is lost."""
    charters: list[CharterName]
