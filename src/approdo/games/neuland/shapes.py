"""The shapes of what a viewer of Neuland gets: the board, the aids, and the effect of an action.

The names in the Literals are those of `data/*.toml`; a test holds them to it. Annotations are evaluated here, because
who reads the types at run time must find out which keys are required.
"""

from typing import Literal, NotRequired, TypedDict

Terrain = Literal["forest", "plain", "mountain"]
Good = Literal[
    "food", "wood", "stone", "wool", "cloth", "paper", "coal", "raw_iron", "raw_silver", "iron", "silver", "sword",
    "coins",
]  # fmt: skip
Mineral = Literal["coal", "raw_iron", "raw_silver"]
Production = Literal[
    "hunting_lodge", "woodcutter", "farm", "stonecutter", "mine", "smelter", "shepherd", "charcoal_burner",
    "weaving_mill", "paper_mill", "weapon_smith", "mint",
]  # fmt: skip
Possession = Literal[
    "chapel", "abbey", "commandery", "library", "alchemists_cave", "university", "theatre", "troubadours_hall", "opera",
    "guildhall", "town_hall", "palace", "training_ground", "castle", "fortress",
]  # fmt: skip
Building = Production | Possession
Family = Literal["religion", "science", "art", "society", "war"]
Grade = Literal["C", "P", "R", "U"]
Purpose = Literal["produce", "banners", "build"]
Piece = Literal["food_marker", "wood_marker", "wheelbarrow"]
"""What a player may use once a game."""
Overlooked = Literal["luck", "rivals", "spoiling", "detours"]
"""What the planner does not look at; `overlook-<name>` in the texts."""


class Slot(TypedDict):
    """A building on the land."""

    place: str
    building: Building
    grade: Grade
    family: Family | None
    worth: int
    """The banners that it shows."""
    worker: int | None
    """The seat whose worker stands there."""
    good: Good | None
    lying: bool
    minerals: list[Mineral]
    """On a mine, from the top."""
    banners: int
    owner: int | None
    """The seat whose banners these are."""


class Hex(TypedDict):
    """A hex with its three slots."""

    hex: str
    q: int
    r: int
    terrain: Terrain | None
    """None while no piece lies there."""
    piece: int
    """Which double piece it belongs to; 0 for the single one."""
    slots: list[Slot | None]


class Timeline(TypedDict):
    """The ring of time."""

    spaces: int
    marker: int
    at: list[int]
    spent: int
    room: int
    """The farthest space, counted from the marker, on which this turn may end."""


class Seat(TypedDict):
    """What a player has off the land."""

    workers: int
    banners: int
    wheelbarrow: bool
    food_marker: bool
    wood_marker: bool
    ahead: int
    """How far the player's worker is ahead of the time marker."""


class Stack(TypedDict):
    """A family of possessions: how many are built, and those left, the top one first."""

    built: int
    left: list[Possession]


Payment = TypedDict(
    "Payment",
    {
        "for": Purpose,
        "building": Building,
        "hex": str,
        "due": list[Good],
        "distance": int,
        "wheelbarrow": bool,
    },
)
"""An action that is being paid for: what is still due, and how far the farthest good was."""


class Board(TypedDict):
    """The whole table; everything is public."""

    hexes: list[Hex]
    doubles: list[int]
    """Double pieces that are not laid yet, by kind."""
    timeline: Timeline
    turn: int
    active: int
    start: int
    settled: int
    seats: list[Seat]
    display: dict[Production, int]
    stacks: dict[Family, Stack]
    bag: dict[Mineral, int]
    metal_markers: int
    """Those that lie in the display."""
    payment: Payment | None
    pending: list[list[int]]
    """The decisions that are pending, as the rules keep them."""


class Recipe(TypedDict):
    """A way to work; no output means the top mineral of a mine, or banners."""

    inputs: list[Good]
    output: Good | None


class Tile(TypedDict):
    """A kind of building as the player aid prints it."""

    terrain: Terrain
    cost: Good | None
    recipes: list[Recipe]
    banners: int
    family: Family | None
    grade: Grade


class Spoiling(TypedDict):
    """A good that is lost when this turn ends."""

    place: str
    good: Good


class End(TypedDict):
    """Where a turn may end: the space, its distance from the time marker, and who moves next."""

    space: int
    total: int
    next: int


class Paid(TypedDict):
    """A good that pays, and from where; None for a marker."""

    good: Good
    place: str | None


class PlanStep(TypedDict):
    """One action of a plan."""

    do: Purpose
    building: Building
    hex: str
    place: str | None
    """None while the building does not stand yet."""
    at: str
    """The place where it happens, also of a building that is yet to be built."""
    good: Good | None
    time: int
    pay: list[Paid]
    wheelbarrow: bool


class Way(TypedDict):
    """Steps to a goal, in an order in which the rules allow them."""

    time: int
    exact: bool
    """True when surely no way takes less time (see `Aids.overlooks`)."""
    this_turn: bool
    pieces: list[Piece]
    steps: list[PlanStep]


class Plan(Way):
    """The quickest way known to a good or to a possession's banners."""

    good: NotRequired[Good]
    possession: NotRequired[Possession]
    keeping: Way | None
    """If pieces are used: the quickest way known that keeps them, if there is one."""


class Aids(TypedDict):
    """Helps for the present turn."""

    tiles: dict[Building, Tile]
    spoils: list[Spoiling]
    ends: list[End]
    time_left: int
    plans: list[Plan]
    overlooks: list[Overlooked]


class PayWay(TypedDict):
    """One way to pay for an action."""

    time: int
    wheelbarrow: bool
    pay: list[Paid]


class Doing(PayWay):
    """The effect of an action: its best payment and the others."""

    alternatives: list[PayWay]
    banners: NotRequired[int]


class Handing(TypedDict):
    """The effect of handing over one good."""

    distance: int
    time: int
    spoils: bool
    """True when the good would be lost at the end of the turn anyway."""


Effect = Doing | Handing | End
