"""The typed actions of New Haven and their ids."""

from __future__ import annotations

from typing import Annotated

from approdo.core.actions import Action, ActionSpace, Names, Range, Seat
from approdo.games.new_haven.components import (
    BUILDINGS,
    NUMBERS,
    PLOT_NAMES,
    PLOTS,
    RESOURCES,
    SIZE,
    SPACES,
    TILES,
    TURNS,
)

TileName = Annotated[str, Names(TILES, label="tile")]
SpaceName = Annotated[str, Names(SPACES)]
BuildingName = Annotated[str, Names(BUILDINGS, label="building")]
Turn = Annotated[int, Range(TURNS)]


class LayTile(Action):
    """Lay a harvest tile of the hand, turned by so many quarters to the right (nh.1.1, nh.1.3)."""

    tile: TileName
    space: SpaceName
    turn: Turn


class LayShipment(Action):
    """Lay the shipment and name its resource (nh.1.5, nh.1.6)."""

    space: SpaceName
    resource: Annotated[str, Names(RESOURCES, label="resource")]


class Build(Action):
    """Build on a space of the village, face up or face down (nh.3.1 - nh.3.7)."""

    building: BuildingName
    plot: Annotated[str, Names(PLOT_NAMES)]
    face: Annotated[str, Names(("up", "down"), label="face")]


class StopBuilding(Action):
    """Build no more, or pass (nh.3.8, nh.4.3)."""


class TakeOpen(Action):
    """Take one of the open buildings (nh.5.2, nh.5.3)."""

    building: BuildingName


class DrawFromBag(Action):
    """Draw a building unseen (nh.5.3)."""


class ChooseFirst(Action):
    """Chance: who begins (nh.0.15)."""

    seat: Annotated[int, Seat(4)]


class DrawBuilding(Action):
    """Chance: a building comes out of the bag."""

    building: BuildingName


class DrawTile(Action):
    """Chance: a harvest tile comes from the pool."""

    tile: TileName


class TurnUp(Action):
    """Chance: a tile is turned up on the board, in some orientation (nh.6.2, nh.6.3, nh.8.3)."""

    tile: TileName
    turn: Turn


class Settle(Action):
    """Chance: what is shuffled onto a settlement: a pond with its mark, or a harvest tile (nh.8.2)."""

    what: Annotated[str, Names(("pond-2", "pond-3", "pond-4", "tile"))]


SPACE = ActionSpace(
    (
        LayTile,
        LayShipment,
        Build,
        StopBuilding,
        TakeOpen,
        DrawFromBag,
        ChooseFirst,
        DrawBuilding,
        DrawTile,
        TurnUp,
        Settle,
    )
)

LAY = SPACE.base(LayTile)  # + tile * PER_TILE + space * TURNS + turn
SHIP = SPACE.base(LayShipment)  # + space * RESOURCES + resource
BUILD = SPACE.base(Build)  # + building * PER_BUILDING + plot * FACES + face
STOP = SPACE.base(StopBuilding)
TAKE = SPACE.base(TakeOpen)  # + building
BAG = SPACE.base(DrawFromBag)
FIRST = SPACE.base(ChooseFirst)  # + seat
BUILDING = SPACE.base(DrawBuilding)  # + building
TILE = SPACE.base(DrawTile)  # + tile
TURN_UP = SPACE.base(TurnUp)  # + tile * TURNS + turn
SETTLE = SPACE.base(Settle)  # + 0-2 a pond, 3 a tile
SETTLE_TILE = 3

PER_TILE = SIZE * TURNS
"""Ways to lay one tile; the ways to lay a shipment are as many, since there are as many resources as rotations."""
FACES = 2
PER_BUILDING = PLOTS * FACES
PER_RESOURCE = NUMBERS * PER_BUILDING


def laid(number: int) -> tuple[int, int, int]:
    """Tile, space and turn of a LayTile."""
    tile, place = divmod(number - LAY, PER_TILE)
    return tile, *divmod(place, TURNS)


def shipped(number: int) -> tuple[int, int]:
    """Space and resource of a LayShipment."""
    return divmod(number - SHIP, len(RESOURCES))


def built(number: int) -> tuple[int, int, int]:
    """Building, plot and face (1: down) of a Build."""
    kind, place = divmod(number - BUILD, PER_BUILDING)
    return kind, *divmod(place, FACES)


def turned_up(number: int) -> tuple[int, int]:
    """Tile and turn of a TurnUp."""
    return divmod(number - TURN_UP, TURNS)
