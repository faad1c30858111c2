"""What clients send. Unknown fields are refused everywhere."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

OptionValue = bool | int | str


class Strict(BaseModel):
    """A body with no room for unknown fields."""

    model_config = ConfigDict(extra="forbid")


def _printable(text: str) -> str:
    if any(unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for char in text):
        raise ValueError("must not contain control or invisible characters")
    return unicodedata.normalize("NFC", text)


def _plain(text: str) -> str:
    if any(unicodedata.category(char) in ("Cc", "Cs") and char != "\n" for char in text):
        raise ValueError("must not contain control characters")
    return text


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24), AfterValidator(_printable)]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Id = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{20}$")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
ClientId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Level = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,19}$")]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Count = Annotated[int, Field(ge=0, le=2**31 - 1)]


class GuestIn(Strict):
    """Play at once under a name."""

    name: Name


class AccountIn(Strict):
    """An account keeps your games."""

    name: Name
    password: Password


class SeatIn(Strict):
    """A place of a new table: for me, for a friend on this screen, for a bot, or open for whoever comes."""

    kind: Literal["me", "hotseat", "bot", "open"]
    name: Name | None = None
    bot: Level | None = None


class TableIn(Strict):
    """A new table."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[dict[str, OptionValue], Field(max_length=40)] = {}
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=16)]
    public: bool = False
    spectators: bool = True
    move_seconds: Annotated[int, Field(ge=30, le=60 * 86400)] | None = None
    """The limit per move; a bot takes over the seat of a player who exceeds it."""
    stand_in: Level = "greedy"
    """The bot that stands in for an absent player."""
    start: bool = False


class ForkIn(Strict):
    """A new table that goes on from a position of a finished game."""

    table: Id | None = None
    record: dict[str, Any] | None = None
    step: Count
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=16)]
    public: bool = False
    spectators: bool = True
    start: bool = True


class JoinIn(Strict):
    """Take an open seat; the invite code is needed at tables that are not public."""

    seat: SeatNumber | None = None
    invite: Token | None = None


class LinkIn(Strict):
    """A seat link as a credential."""

    token: Token


class SeatSettingsIn(Strict):
    """What the host puts on a seat before the game."""

    kind: Literal["hotseat", "bot", "open"]
    name: Name | None = None
    bot: Level | None = None


class ActionIn(Strict):
    """One action: its id, its JSON object or its notation; `decision` from the view it answers."""

    seat: SeatNumber
    decision: Count
    client_id: ClientId
    action: (
        Annotated[int, Field(ge=0, le=2**53)]
        | Annotated[str, StringConstraints(max_length=200)]
        | Annotated[dict[str, OptionValue], Field(max_length=20)]
    )


class UndoIn(Strict):
    """Take back one's latest action, up to the last information barrier."""

    seat: SeatNumber
    decision: Count
    client_id: ClientId


class SeatOnly(Strict):
    """Which of my seats."""

    seat: SeatNumber


class ProposalIn(Strict):
    """Ask the table: to go back before an entry (mine, or a given one), or to give an absent player's seat to a bot."""

    kind: Literal["take-back", "hand-over"]
    step: Count | None = None
    seat: SeatNumber | None = None


class AnswerIn(Strict):
    """Agree to what was proposed, or not."""

    agree: bool


class ChatIn(Strict):
    """A line of chat. Spectators talk among themselves."""

    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500), AfterValidator(_plain)]


class NotesIn(Strict):
    """Private notes at a table."""

    text: Annotated[str, StringConstraints(max_length=8000), AfterValidator(_plain)]
