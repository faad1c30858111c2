"""What lies in the box, from the data files (ne.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from approdo.core.data import data
from approdo.games.new_england.meta import INFO


@dataclass(frozen=True, slots=True)
class Terrain:
    """A type of land: settlement, field or pasture (ne.1.3)."""

    id: str
    colour: str
    tiles: int
    grade: str


@dataclass(frozen=True, slots=True)
class Shape:
    """The figure of spaces that a land card develops; cells are (row, column)."""

    id: str
    cells: tuple[tuple[int, int], ...]
    grade: str


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of development card: a land card has terrain and shape, a figure card a figure; else -1."""

    id: str
    terrain: int
    shape: int
    figure: int
    points: int
    copies: dict[str, int]
    grade: str
    copies_grade: str


@dataclass(frozen=True, slots=True)
class Figure:
    """Pilgrim, barn or ship: how many there are, their bonus at the end, whether they move (ne.9, ne.14)."""

    id: str
    count: int
    bonus: int
    moves: bool
    coastal: bool
    grade: str


@dataclass(frozen=True, slots=True)
class Family:
    """The family of a seat."""

    id: str
    letter: str
    name: str
    grade: str


BOARD: dict[str, Any] = data(INFO.package, "board")
_CARDS, _LAND, _MONEY = (data(INFO.package, name) for name in ("cards", "land", "money"))

TERRAINS = tuple(Terrain(**row) for row in _LAND["terrain"])
FIGURES = tuple(Figure(**row) for row in _MONEY["figure"])
"""As many of each as there are cards for it (ne.1.10)."""
FAMILIES = tuple(Family(**row) for row in data(INFO.package, "families")["family"])
SHAPES = tuple(Shape(row["id"], tuple((r, c) for r, c in row["cells"]), row["grade"]) for row in _CARDS["shape"])


def _index(rows: tuple[Any, ...], key: str | None) -> int:
    """Where the row of that id stands, -1 for no id."""
    return -1 if key is None else [row.id for row in rows].index(key)


CARDS = tuple(
    Card(
        row["id"],
        _index(TERRAINS, row.get("terrain")),
        _index(SHAPES, row.get("shape")),
        _index(FIGURES, row.get("figure")),
        row["points"],
        row["copies"],
        row["grade"],
        row["copies_grade"],
    )
    for row in _CARDS["card"]
)

SETTLEMENT, FIELD, PASTURE = (_index(TERRAINS, key) for key in ("settlement", "field", "pasture"))
PILGRIM, BARN, SHIP = (_index(FIGURES, key) for key in ("pilgrim", "barn", "ship"))

# An item on offer is a small number: first the types of land, then the kinds of card.
TILES = len(TERRAINS)
ITEMS = TILES + len(CARDS)
ITEM_IDS = (*(terrain.id for terrain in TERRAINS), *(card.id for card in CARDS))

OFFER: dict[str, int] = BOARD["offer"]
ON_OFFER = OFFER["land"] + OFFER["either"] + OFFER["cards"]
LEAST_TILES: int = BOARD["announcement"]["least"]
MOST_TILES: int = BOARD["announcement"]["most"]
LOWEST: int = BOARD["markers"]["lowest"]
HIGHEST: int = BOARD["markers"]["highest"]
START_MONEY: int = _MONEY["money"]["start"]
INCOME: int = _MONEY["money"]["income"]
PER_PILGRIM: int = _MONEY["money"]["per_pilgrim"]
PURCHASES: int = _MONEY["money"]["purchases"]
BANK: int = _MONEY["bank"]["shillings"]
