"""What a player of Neuland can do, and what chance decides."""

from __future__ import annotations

from typing import Annotated

from approdo.core.actions import Action, ActionSpace, Names, Range, Seat
from approdo.games.neuland.components import (
    DOUBLES,
    GOODS,
    KINDS,
    LONGEST_TIMELINE,
    MINERAL_NAMES,
    PRODUCTION,
    TERRAINS,
    WOOD,
)
from approdo.games.neuland.hexes import HEX_NAMES, HEXES, PLACE_NAMES, PLACES

DOUBLE_NAMES = tuple(f"{TERRAINS[a]}-{TERRAINS[b]}" for a, b in DOUBLES)

HEX = Names(HEX_NAMES)
PLACE = Names(PLACE_NAMES)
GOOD_NAME = Names(GOODS, label="good")
MINERAL_NAME = Names(MINERAL_NAMES, label="good")


class Settle(Action):
    """Put both huts into a forest hex (nl.3.2)."""

    hex: Annotated[str, HEX]


class Produce(Action):
    """Put a worker on a building for a good (nl.5.1); a smelter offers two."""

    good: Annotated[str, GOOD_NAME]
    place: Annotated[str, PLACE]


class PlaceBanners(Action):
    """Use a possession that stands on the land (nl.7.1)."""

    possession: Annotated[str, Names(KINDS[PRODUCTION:], label="building")]


class Build(Action):
    """Put a building from the display into a hex (nl.6.1)."""

    building: Annotated[str, Names(KINDS, label="building")]
    hex: Annotated[str, HEX]


class Pay(Action):
    """Hand over a good of one's own (nl.5.2)."""

    good: Annotated[str, GOOD_NAME]
    place: Annotated[str, PLACE]


class PayMarker(Action):
    """Pay with the food or the wood marker (nl.8.2)."""

    marker: Annotated[str, Names(("food", "wood"), label="good")]


class UseWheelbarrow(Action):
    """The action under way costs as if its goods were in its hex (nl.8.1)."""


class EndTurn(Action):
    """Step on by this many spaces and end the turn (nl.4.6, nl.4.7)."""

    steps: Annotated[int, Range(LONGEST_TIMELINE)]


class Fill(Action):
    """Choose the empty mine that is filled first (nl.9.6)."""

    place: Annotated[str, PLACE]


class Stack(Action):
    """Stack three drawn minerals on a mine (nl.9.1)."""

    top: Annotated[str, MINERAL_NAME]
    middle: Annotated[str, MINERAL_NAME]
    bottom: Annotated[str, MINERAL_NAME]


class Take(Action):
    """Choose the next mineral for a new mine, from the top down (first edition, nl.9.7)."""

    mineral: Annotated[str, MINERAL_NAME]


class LaySingle(Action):
    """Chance: where the single land piece lies (nl.1.3)."""

    hex: Annotated[str, HEX]


class LayDouble(Action):
    """Chance: which hex shares a double piece with the first open hex (nl.1.3)."""

    hex: Annotated[str, HEX]


class DealDouble(Action):
    """Chance: which double piece lies there, and which way round (nl.1.3)."""

    piece: Annotated[str, Names(DOUBLE_NAMES, label="piece")]
    turned: Annotated[int, Range(2)]


class StartPlayer(Action):
    """Chance: who begins (nl.1.11)."""

    player: Annotated[int, Seat(4)]


class Draw(Action):
    """Chance: a mineral leaves the bag (nl.9.1)."""

    mineral: Annotated[str, MINERAL_NAME]


SPACE = ActionSpace(
    (
        Settle, Produce, PlaceBanners, Build, Pay, PayMarker, UseWheelbarrow, EndTurn, Fill, Stack, Take,
        LaySingle, LayDouble, DealDouble, StartPlayer, Draw,
    )
)  # fmt: skip

SETTLE, PRODUCE, PLACE_BANNERS, BUILD = (SPACE.base(k) for k in (Settle, Produce, PlaceBanners, Build))
PAY, PAY_MARKER, USE_WHEELBARROW = (SPACE.base(k) for k in (Pay, PayMarker, UseWheelbarrow))
END_TURN, FILL, STACK, TAKE = (SPACE.base(k) for k in (EndTurn, Fill, Stack, Take))
LAY_SINGLE, LAY_DOUBLE, DEAL_DOUBLE = (SPACE.base(k) for k in (LaySingle, LayDouble, DealDouble))
START_PLAYER, DRAW = SPACE.base(StartPlayer), SPACE.base(Draw)


# --- ids, read and written by their parts ---


def produce(good: int, place: int) -> int:
    """The id of producing a good at a place."""
    return PRODUCE + good * PLACES + place


def producing(number: int) -> tuple[int, int]:
    """Good and place of a `Produce`."""
    return divmod(number - PRODUCE, PLACES)


def serve(kind: int) -> int:
    """The id of placing banners on a possession."""
    return PLACE_BANNERS + kind - PRODUCTION


def serving(number: int) -> int:
    """The possession of a `PlaceBanners`, as a kind of building."""
    return number - PLACE_BANNERS + PRODUCTION


def build(kind: int, hex: int) -> int:
    """The id of building a kind in a hex."""
    return BUILD + kind * HEXES + hex


def building(number: int) -> tuple[int, int]:
    """Kind and hex of a `Build`."""
    return divmod(number - BUILD, HEXES)


def pay(good: int, place: int) -> int:
    """The id of handing over a good."""
    return PAY + good * PLACES + place


def paying_place(number: int) -> int:
    """The place of a `Pay`."""
    return (number - PAY) % PLACES


def pay_marker(good: int) -> int:
    """The id of paying with the marker of food or wood."""
    return PAY_MARKER + (good == WOOD)


def stack(minerals: tuple[int, ...]) -> int:
    """The id of stacking three minerals, given from the top down."""
    top, middle, bottom = minerals
    return STACK + (top * len(MINERAL_NAMES) + middle) * len(MINERAL_NAMES) + bottom


def stacking(number: int) -> tuple[int, ...]:
    """The minerals of a `Stack`, from the top down."""
    rest, bottom = divmod(number - STACK, len(MINERAL_NAMES))
    return (*divmod(rest, len(MINERAL_NAMES)), bottom)
