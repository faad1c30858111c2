"""What a player can do. Hexes are named as on the board: the letter of the row, then the place in it (c5)."""

from __future__ import annotations

from approdo.core.actions import Action, ActionSpace, Annotated, Names, Seat
from approdo.games.terra_nova.components import HEX_NAMES

HEX = Names(HEX_NAMES)


class ChooseFirst(Action):
    """Chance names the starting player (tn.1.8)."""

    seat: Annotated[int, Seat(4)]


class Place(Action):
    """Put one of your pioneers on an empty hex (tn.1.9)."""

    hex: Annotated[str, HEX]


class Move(Action):
    """Move a pioneer in a straight line (tn.3.1)."""

    source: Annotated[str, HEX]
    target: Annotated[str, HEX]


class Stone(Action):
    """Lay a border stone beside a pioneer that has moved (tn.4.1)."""

    hex: Annotated[str, HEX]


class EndTurn(Action):
    """Say that the turn is over (tn.2.5)."""


SPACE = ActionSpace((ChooseFirst, Place, Stone, EndTurn, Move))
CHOOSE_FIRST, PLACE, STONE, END_TURN, MOVE = map(SPACE.base, (ChooseFirst, Place, Stone, EndTurn, Move))
