"""The typed actions of New England and their ids."""

from __future__ import annotations

from typing import Annotated

from approdo.core.actions import Action, ActionSpace, Names, Range, Seat
from approdo.games.new_england import components as c
from approdo.games.new_england.geometry import FIT_NAMES, NAMES, NUMBER, PLACE_NAMES


class Spaces(Names):
    """Spaces by name, several of them joined by +; read in any order and in small letters too."""

    def parse(self, word: str) -> str:
        names = [name for name in word.upper().split("+") if name in NUMBER]
        return "+".join(sorted(names, key=NUMBER.__getitem__)) or word


SpaceName = Annotated[str, Spaces(NAMES)]
TerrainName = Annotated[str, Names(c.ITEM_IDS[: c.TILES], label="item")]
CardName = Annotated[str, Names(c.ITEM_IDS[c.TILES :], label="item")]


class PlaceStart(Action):
    """Place a start tile on two spaces (ne.3.3)."""

    terrain: TerrainName
    place: Annotated[str, Spaces(PLACE_NAMES)]


class Announce(Action):
    """Say how many land tiles come on offer (ne.4.2)."""

    tiles: Annotated[int, Range(c.MOST_TILES - c.LEAST_TILES + 1, c.LEAST_TILES)]


class TakeMarker(Action):
    """Take a bid marker (ne.5.1)."""

    number: Annotated[int, Range(c.HIGHEST - c.LOWEST + 1, c.LOWEST)]


class AddItem(Action):
    """Having most ships, add an item to the offer (ne.11.1)."""

    source: Annotated[str, Names(("bag", "deck"), label="source")]


class Buy(Action):
    """Buy a land tile or a card (ne.6.2)."""

    item: Annotated[str, Names(c.ITEM_IDS, label="item")]


class PlayStored(Action):
    """Carry out a card from a barn (ne.10.4)."""

    card: CardName


class Store(Action):
    """Store the card just bought in a barn (ne.10.1)."""


class EndTurn(Action):
    """End the turn and collect income (ne.6.8, ne.12.1)."""


class LayTile(Action):
    """Lay the land tile just bought (ne.7.1)."""

    space: SpaceName


class PlaceFigure(Action):
    """Place a figure on own land; a start tile goes by either of its spaces (ne.9.1, ne.9.3)."""

    space: SpaceName


class Develop(Action):
    """Develop land in the shape of the card (ne.8.3)."""

    land: Annotated[str, Spaces(FIT_NAMES)]


class Move(Action):
    """Move a pilgrim or a ship; a start tile goes by either of its spaces (ne.9.7, ne.9.10)."""

    origin: SpaceName
    target: SpaceName


class ChooseFirst(Action):
    """Chance: who is first player (ne.2.4)."""

    seat: Annotated[int, Seat(len(c.FAMILIES))]


class DrawTile(Action):
    """Chance: a land tile comes out of the bag (ne.4.3)."""

    terrain: TerrainName


class DrawCard(Action):
    """Chance: a card comes from the deck (ne.4.4)."""

    card: CardName


SPACE = ActionSpace(
    (
        PlaceStart,
        Announce,
        TakeMarker,
        AddItem,
        Buy,
        PlayStored,
        Store,
        EndTurn,
        LayTile,
        PlaceFigure,
        Develop,
        Move,
        ChooseFirst,
        DrawTile,
        DrawCard,
    )
)

START = SPACE.base(PlaceStart)  # + terrain * places + place
ANNOUNCE = SPACE.base(Announce) - c.LEAST_TILES  # + tiles
MARKER = SPACE.base(TakeMarker) - c.LOWEST  # + number
ADD = SPACE.base(AddItem)  # + 0 bag, 1 deck
BUY = SPACE.base(Buy)  # + item
PLAY = SPACE.base(PlayStored)  # + card
STORE = SPACE.base(Store)
END = SPACE.base(EndTurn)
LAY = SPACE.base(LayTile)  # + space
FIGURE = SPACE.base(PlaceFigure)  # + space
DEVELOP = SPACE.base(Develop)  # + fit
MOVE = SPACE.base(Move)  # + origin * spaces + target
FIRST = SPACE.base(ChooseFirst)  # + seat
TILE = SPACE.base(DrawTile)  # + terrain
CARD = SPACE.base(DrawCard)  # + card
