"""What comes while one plays: the message per viewer, log, chat, past positions."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from approdo.server.messages.table import TableOut
from approdo.server.messages.view import ViewOut


class LogOut(BaseModel):
    """One line of the log: entry number, text key and arguments, paragraphs, the seat that did it."""

    n: int
    kind: str
    key: str
    args: dict[str, Any]
    rules: list[str]
    seat: int | None


class ChatOut(BaseModel):
    """One line of chat."""

    id: int
    room: Literal["players", "spectators"]
    seat: int | None
    name: str
    text: str
    at: float


class Message(BaseModel):
    """The complete message per viewer: the same by GET, WebSocket and SSE."""

    seq: int
    decision: int
    """Send it back with an action or undo."""
    table: TableOut
    view: ViewOut | None
    """Null before the game has begun."""
    log: list[LogOut]
    """The latest events; the older ones by GET .../log."""
    log_from: int
    """How many events lie before the first of `log`."""
    log_new: int
    """The event number from which everything happened after the viewer's own latest action."""
    chat: list[ChatOut]
    you: list[int]
    """The seats that this session controls."""
    seat: int | None
    """The seat whose view this is; null for a spectator."""


class Done(BaseModel):
    """An action or undo was committed; `duplicate` when it had been before."""

    seq: int
    decision: int
    duplicate: bool


class HistoryOut(BaseModel):
    """A past position as the viewer saw it."""

    step: int
    steps: int
    view: ViewOut
    log: list[LogOut]
    seat: int | None


class LogPage(BaseModel):
    """A part of the log, from event number `log_from` on."""

    log: list[LogOut]
    log_from: int
    total: int


class NotesOut(BaseModel):
    """My private notes at a table."""

    text: str
