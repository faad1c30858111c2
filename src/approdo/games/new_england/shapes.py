"""What board, aids and effects of New England hold: the description from which server and page take their types."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Terrain = Literal["settlement", "field", "pasture"]
FigureKind = Literal["pilgrim", "barn", "ship"]
CardKind = Literal[
    "settlement-pair",
    "settlement-angle",
    "settlement-row",
    "settlement-square",
    "field-pair",
    "field-angle",
    "field-row",
    "pasture-pair",
    "pasture-angle",
    "pasture-row",
    "pilgrim",
    "barn",
    "ship",
]
Item = Terrain | CardKind
Phase = Literal["start", "offer", "markers", "buying", "over"]
End = Literal["tiles", "cards"]
Grade = Literal["C", "P", "R", "U"]


class EmptySpace(TypedDict):
    """A space without a tile; rows and columns count from 1."""

    name: str
    row: int
    column: int
    coast: bool


class OwnedSpace(EmptySpace):
    """A space with a tile; the figure of a start tile stands on the first of its spaces."""

    seat: int
    terrain: Terrain
    developed: bool
    start: bool
    figure: FigureKind | None


class StartTile(TypedDict):
    """A start tile and its two spaces."""

    seat: int
    terrain: Terrain
    spaces: list[str]


class Slot(TypedDict):
    """A space of the offer: its item, or who bought it (ne.1.8)."""

    space: Literal["land", "either", "card", "added"]
    item: Item | None
    buyer: int | None


class Family(TypedDict):
    """What lies before a seat."""

    family: str
    letter: str
    money: int
    marker: int | None
    may_add: bool
    figures: dict[FigureKind, int]
    played: dict[CardKind, int]
    stored: dict[CardKind, int]
    stored_now: list[CardKind]
    empty_barns: int


class Turn(TypedDict):
    """What was done in the present turn of phase 3."""

    bought: int
    moved: list[str]


class Board(TypedDict):
    """The whole table, the same for all: nothing is secret (ne.1.12)."""

    stack: list[list[int]]
    phase: Phase
    round: int
    first: int
    ended: End | None
    bank: int
    bag: dict[Terrain, int]
    deck: dict[CardKind, int]
    gone: dict[Item, int]
    spaces: list[EmptySpace | OwnedSpace]
    starts: list[StartTile]
    offer: list[Slot]
    seats: list[Family]
    turn: Turn


class AnnounceEffect(TypedDict):
    """So many tiles and cards; `ends` names the end of the game that it would bring at once."""

    tiles: int
    cards: int
    ends: End | None


class MarkerEffect(TypedDict):
    """How many purchases a marker would let one pay, and the money left after none, one and two."""

    number: int
    purchases: int
    left: list[int]
    income: int


class StartEffect(TypedDict):
    """The two spaces of a start tile."""

    spaces: list[str]


class FigureEffect(TypedDict):
    """All spaces of the tile to which a figure comes."""

    tile: list[str]


class BuyEffect(TypedDict):
    """The price, the money left, and the points of a card once it is carried out."""

    price: int
    money: int
    points: int


class IncomeEffect(TypedDict):
    """What ending the turn brings, and the money after it."""

    income: int
    money: int


class DevelopEffect(TypedDict):
    """The spaces that would be developed, and the points of the card."""

    spaces: list[str]
    points: int


Effect = AnnounceEffect | MarkerEffect | StartEffect | FigureEffect | BuyEffect | IncomeEffect | DevelopEffect


class Why(TypedDict):
    """A refusal as a message."""

    key: str
    args: dict[str, Any]
    rules: list[str]


class Listed(TypedDict):
    """A line of the card list: its face, how many there are, where they went, how sure we are of them."""

    card: CardKind
    terrain: Terrain | None
    cells: list[list[int]]
    figure: FigureKind | None
    points: int
    copies: int
    left: int
    played: int
    grade: Grade
    copies_grade: Grade


class Majority(TypedDict):
    """The bonus for most figures of a kind, and who would receive it now."""

    bonus: int
    seats: list[int]


class Forbidden(TypedDict):
    """A space beside own land that other families forbid."""

    space: str
    by: list[int]


class TilePlaces(TypedDict):
    """Where a tile of a type may lie."""

    spaces: list[str]
    forbidden: list[Forbidden]


class Blocked(TypedDict):
    """A shape that only figures prevent, and where they stand."""

    spaces: list[str]
    figures: list[str]


class CardPlaces(TypedDict):
    """Where a land card can be carried out."""

    fits: list[list[str]]
    blocked: list[Blocked]


class FigurePlaces(TypedDict):
    """Where a figure can be placed; a start tile is there with both its spaces."""

    spaces: list[str]


class OfferHelp(TypedDict):
    """Whether the viewer could use an item on offer, and why it cannot be bought."""

    item: Item
    placeable: bool
    why: Why | None


class StoredHelp(TypedDict):
    """A card in a barn: whether it has waited long enough and can be carried out."""

    card: CardKind
    ready: bool
    usable: bool
    why: Why | None


class FigureHelp(TypedDict):
    """The viewer's figures of a kind, with all spaces of their tiles, and where they could go."""

    figure: FigureKind
    count: int
    tiles: list[list[str]]
    targets: list[str]


class Aids(TypedDict):
    """Helps for the present moment; those that are not always there are for the viewer's own family."""

    announcements: list[AnnounceEffect]
    tiles_left: int
    cards_left: int
    card_list: list[Listed]
    majorities: dict[FigureKind, Majority]
    order: list[int]
    incomes: list[int]
    tiles: NotRequired[dict[Terrain, TilePlaces]]
    cards: NotRequired[dict[CardKind, CardPlaces | FigurePlaces]]
    offer: NotRequired[list[OfferHelp | None]]
    stored: NotRequired[list[StoredHelp]]
    markers: NotRequired[list[MarkerEffect]]
    figures: NotRequired[list[FigureHelp]]
