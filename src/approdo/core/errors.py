"""Errors for the person who reads them: what was wrong, with the value, and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from approdo.core.game import Refusal


class ApprodoError(Exception):
    """The root of every error that this library raises on purpose."""


class UnknownGame(ApprodoError):
    """There is no game of that name."""


class BadOption(ApprodoError):
    """An option, its value, or a combination of options that the game does not have."""


class BadPlayers(ApprodoError):
    """The game is not played by that many people."""


class InvalidAction(ApprodoError):
    """Not an action of this game at all: wrong kind, field, value or id."""


class IllegalAction(ApprodoError):
    """A well-formed action that the rules forbid now, with the paragraphs that forbid it."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        super().__init__(text)
        self.refusal = refusal
        self.code = refusal.code
        self.text = text
        self.paragraphs = refusal.rules


class NotYourTurn(IllegalAction):
    """The seat is neither awaited nor allowed to speak up."""


class CannotUndo(ApprodoError):
    """Nothing of one's own lies after the last information barrier."""


class DamagedRecord(ApprodoError):
    """A record or snapshot that cannot be trusted; `place` says where it is damaged."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


class OtherRules(DamagedRecord):
    """A record of other rules than this program plays, at the place where the two part."""


class BadState(ApprodoError):
    """A position that does not fit the game: wrong fields, values or counts."""


class BadData(ApprodoError):
    """A data, text or rulebook file of a game that cannot be read; names file and line."""
