"""Approdo: five board games of settlers in a new land, completely and by the rulebook."""

# The package of that name is loaded first: the name `approdo.games` then belongs to the function below.
import approdo.games  # noqa: F401  # isort: skip
from approdo.core.actions import Action
from approdo.core.errors import (
    ApprodoError,
    BadOption,
    BadPlayers,
    BadState,
    CannotUndo,
    DamagedRecord,
    IllegalAction,
    InvalidAction,
    NotYourTurn,
    UnknownGame,
)
from approdo.core.events import Event
from approdo.core.game import CHANCE, SPECTATOR, Game, GameInfo, Option, Outcome, Refusal
from approdo.core.match import Match, replay
from approdo.core.perspective import Bot, Choice, Perspective
from approdo.core.record import Record
from approdo.core.registry import games, info, load

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Action",
    "ApprodoError",
    "BadOption",
    "BadPlayers",
    "BadState",
    "Bot",
    "CannotUndo",
    "Choice",
    "DamagedRecord",
    "Event",
    "Game",
    "GameInfo",
    "IllegalAction",
    "InvalidAction",
    "Match",
    "NotYourTurn",
    "Option",
    "Outcome",
    "Perspective",
    "Record",
    "Refusal",
    "UnknownGame",
    "games",
    "info",
    "load",
    "replay",
]
__version__ = "0.1.0"
