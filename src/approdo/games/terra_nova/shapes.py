"""The shapes of what leaves the rules for readers: the board, the aids, the effect of an action. Nothing is hidden."""

from typing import Literal, NotRequired, TypedDict

Terrain = Literal["lake", "mountain", "forest", "meadow", "field", "prairie", "steppe", "hills"]
Grade = Literal["C", "P", "R", "U"]
Colour = Literal["red", "yellow", "blue", "green"]
DecisionName = Literal["first", "place", "begin", "act", "end"]
Reason = Literal["divided", "no-pioneers", "one-mover", "stones", "idle"]


class TerrainOnMap(TypedDict):
    """A terrain with its letter on maps, how sure we are of its name, and how many hexes it has."""

    name: Terrain
    letter: str
    grade: Grade
    hexes: int


class Hex(TypedDict):
    """A hex: where it lies (`x` in half hexes) and what is on it."""

    name: str
    row: int
    x: int
    terrain: Terrain
    stone: bool
    pioneer: int | None
    closed: bool


class Seat(TypedDict):
    """A player's pieces and points."""

    colour: Colour
    score: int
    pioneers: int
    reserve: int
    of: int


class Stones(TypedDict):
    """The supply of border stones."""

    left: int
    of: int


class Turn(TypedDict):
    """How far the game and the present turn have got."""

    number: int
    round: int
    decision: DecisionName | None
    seat: int | None
    first: int
    done: int
    of: int
    stone_laid: bool
    moved: list[list[str]]
    """For each pioneer that has moved in this turn the hexes where it stood, the present one last."""


class Idle(TypedDict):
    """Turns in a row without a stone, and how many end the game (tn.6.7)."""

    turns: int
    limit: int


class TerrainPart(TypedDict):
    """How many hexes of a piece of land have a terrain."""

    name: Terrain
    hexes: int


class Land(TypedDict):
    """A piece of land: its hexes, who is how strong there, and what it is worth if it is closed."""

    hexes: list[str]
    size: int
    terrains: list[TerrainPart]
    value: int
    pioneers: list[int]
    winners: list[int]
    points: int


class Zone(Land):
    """Land that is not yet scored."""

    open: bool


class Board(TypedDict):
    """The position, the same for every viewer."""

    map: str
    grade: Grade
    terrains: list[TerrainOnMap]
    hexes: list[Hex]
    seats: list[Seat]
    stones: Stones
    turn: Turn
    idle: Idle
    territories: list[Land]
    ended: Reason | None


class Threat(TypedDict):
    """A stone that would close something, and who could lay it after a single move."""

    hex: str
    by: list[int]
    step: NotRequired[str]
    """Where the pioneer that stands on the hex steps to, so that the stone can be laid behind it."""
    closes: list[Land]
    gains: list[int]


class Aids(TypedDict):
    """What saves the players arithmetic."""

    zones: list[Zone]
    threats: list[Threat]


class ClosingStone(TypedDict):
    """A stone that a move allows, with the points for every seat."""

    hex: str
    gains: list[int]


class Effect(TypedDict, total=False):
    """What an action would bring: `closes` and `gains` for a stone, the rest for a move."""

    closes: list[Land]
    gains: list[int]
    steps: int
    terrain: Terrain
    stones: list[ClosingStone]
