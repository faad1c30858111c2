"""Approdo: five board games of settlers in a new land, completely and by the rulebook."""

from approdo import games
from approdo.core.actions import Action, LegalActions
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
    OtherRules,
    UnknownGame,
)
from approdo.core.events import Event
from approdo.core.game import CHANCE, SPECTATOR, Game, Outcome, Refusal
from approdo.core.info import GameInfo, Option
from approdo.core.match import Match, replay
from approdo.core.perspective import Bot, Choice, Perspective
from approdo.core.playing import play_bots
from approdo.core.record import Record
from approdo.core.registry import all_games, info, load
from approdo.core.showing import show, tell

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
    "LegalActions",
    "Match",
    "NotYourTurn",
    "Option",
    "OtherRules",
    "Outcome",
    "Perspective",
    "Record",
    "Refusal",
    "UnknownGame",
    "all_games",
    "games",
    "info",
    "load",
    "play_bots",
    "replay",
    "show",
    "tell",
]
__version__ = "0.2.0"
