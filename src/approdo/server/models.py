"""What clients send. Unknown fields are refused everywhere."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Any, Literal
from zoneinfo import available_timezones

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

from approdo.core.text import LANGUAGES
from approdo.server.names import clean
from approdo.server.tokens import SCOPES, Scope

OptionValue = bool | int | str


def _spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"must be one of {', '.join(LANGUAGES)}")
    return language


Language = Annotated[str, AfterValidator(_spoken), Field(json_schema_extra={"enum": [*LANGUAGES]})]
"""One that we have texts in."""


class Strict(BaseModel):
    """A body with no room for unknown fields, where everything is what it says: `true` is no number, "1" neither."""

    model_config = ConfigDict(extra="forbid", strict=True)


def _plain(text: str) -> str:
    if any(unicodedata.category(char) in ("Cc", "Cs") and char != "\n" for char in text):
        raise ValueError("must not contain control characters")
    return text.translate(_TURNING)


_TURNING = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
"""Characters that turn the direction of all text after them: they could make a line read otherwise."""
Name = Annotated[str, StringConstraints(min_length=1, max_length=100), AfterValidator(clean)]
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


class PasswordIn(Strict):
    """Another password for my account."""

    old: Annotated[str, StringConstraints(max_length=200)]
    new: Password


class GoodbyeIn(Strict):
    """Delete me; an account's password makes sure."""

    password: Annotated[str, StringConstraints(max_length=200)] | None = None


class AskPasskeyIn(Strict):
    """A passkey is to be made; the account's password makes sure."""

    password: Annotated[str, StringConstraints(max_length=200)]


class PasskeyIn(Strict):
    """What a browser answered (WebAuthn's credential as JSON)."""

    credential: dict[str, Any]


class TokenIn(Strict):
    """A token for a program: what it may do, and for how many days. Every token may look."""

    name: Name
    scopes: Annotated[set[Scope], Field(max_length=len(SCOPES), strict=False)] = {"look", "play"}
    days: Annotated[int, Field(ge=1, le=366)] = 30


class PassIn(Strict):
    """A pass for another device of mine, which may lead straight to a table."""

    table: Id | None = None


class ReportIn(Strict):
    """A complaint to the host of the server, about a seat or the whole table."""

    seat: Annotated[int, Field(ge=0, le=15)] | None = None
    text: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=1000), AfterValidator(_plain)
    ]


class SeatIn(Strict):
    """A place of a new table: for me, for a friend on this screen, for a bot, or open for whoever comes."""

    kind: Literal["me", "hotseat", "bot", "open"]
    name: Name | None = None
    bot: Level | None = None


def _known_zone(name: str) -> str:
    if name not in available_timezones():
        raise ValueError("must be the name of a time zone such as Europe/Rome")
    return name


Zone = Annotated[str, StringConstraints(max_length=64), AfterValidator(_known_zone)]
Weekday = Annotated[int, Field(ge=0, le=6)]
Minute = Annotated[int, Field(ge=0, lt=1440)]


class TableIn(Strict):
    """A new table."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[dict[str, OptionValue], Field(max_length=40)] = {}
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=16)]
    public: bool = False
    spectators: bool = True
    move_seconds: Annotated[int, Field(ge=30, le=60 * 86400)] | None = None
    """The limit per move; at its end happens what `time_out` says."""
    main_seconds: Annotated[int, Field(ge=60, le=86400)] | None = None
    """The time that each player has for the whole game, instead of a limit per move."""
    increment: Annotated[int, Field(ge=0, le=600)] = 0
    """Seconds added to the main time after each turn."""
    days_off: Annotated[list[Weekday], Field(max_length=6)] = []
    """Weekdays on which a limit per move does not run (Monday is 0), in the time zone `zone`."""
    zone: Zone | None = None
    time_out: Literal["move", "seat", "resign"] = "seat"
    """When time is up: a bot makes the move, a bot takes the seat until its player comes back, or he resigns."""
    stand_in: Level | None = None
    """The bot that stands in for an absent player; null: a middling one."""
    hints: bool = False
    """Whether players may ask a bot what it would do."""
    start: bool = False

    @model_validator(mode="after")
    def _one_clock(self) -> TableIn:
        if self.move_seconds is not None and self.main_seconds is not None:
            raise ValueError("give either move_seconds or main_seconds")
        if len(set(self.days_off)) > 6:
            raise ValueError("at least one weekday must not be a day off")
        return self


class LearnIn(Strict):
    """A lesson of a game."""

    game: Annotated[str, StringConstraints(max_length=40)]
    lesson: Annotated[str, StringConstraints(max_length=40)] = "first"


class LessonIn(Strict):
    """A step that I have read, something that I have heard of the coach, or that I want to play on without him."""

    read: Count | None = None
    heard: Annotated[str, StringConstraints(max_length=40)] | None = None
    leave: bool = False


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


class SpeechIn(Strict):
    """I have nothing more to give or say before this decision; `done` false: I have after all."""

    seat: SeatNumber
    decision: Count
    done: bool = True


class HintIn(Strict):
    """What would a bot do on this seat? `decision` from the view it is about."""

    seat: SeatNumber
    decision: Count


class SeatOnly(Strict):
    """Which of my seats."""

    seat: SeatNumber


class AutoPassIn(Strict):
    """Whether the server shall pass for me where I have no other choice."""

    on: bool


class PartIn(Strict):
    """What a player's browser adds to the draws: 16 to 32 random bytes in hexadecimal."""

    part: Annotated[str, Field(pattern=r"^[0-9a-f]{32,64}$")]


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


def _address(text: str) -> str:
    if (
        not re.fullmatch(r"[^@\s<>,;:\"()\[\]\\]+@[^@\s<>,;:\"()\[\]\\]+\.[^@\s.<>,;:\"()\[\]\\]+", text)
        or not text.isascii()
    ):
        raise ValueError("must be an address such as ann@example.org")
    return text.lower()


Email = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=254), AfterValidator(_address)]
Url = Annotated[str, StringConstraints(strip_whitespace=True, min_length=8, max_length=500)]
BrowserKey = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,100}=*$")]


class CallsIn(Strict):
    """How I want to be called; what is left out stays as it is."""

    mail: bool | None = None
    push: bool | None = None
    soon: bool | None = None
    """Also when the time for a slow move is running out."""
    hook: Url | Literal[""] | None = None
    """A webhook of my own; empty: none."""
    quiet: Annotated[list[Minute], Field(min_length=2, max_length=2)] | Literal["none"] | None = None
    """Quiet hours as minutes of the day, from and to."""
    zone: Zone | None = None
    language: Language | None = None


class EmailIn(Strict):
    """An address to be called at; an account's password makes sure."""

    email: Email
    password: Annotated[str, StringConstraints(max_length=200)] | None = None


class LostIn(Strict):
    """I have lost my password; this is my address."""

    email: Email


class RecoverIn(Strict):
    """A new password, by the link of a mail."""

    token: Token
    password: Password


class BrowserKeysIn(Strict):
    """The keys of a browser's push subscription."""

    p256dh: BrowserKey
    auth: BrowserKey


class BrowserIn(Strict):
    """A browser's push subscription, as it gives it."""

    endpoint: Annotated[str, StringConstraints(min_length=8, max_length=1000)]
    keys: BrowserKeysIn
    label: Annotated[str, StringConstraints(max_length=60), AfterValidator(_plain)] = ""


class HushIn(Strict):
    """Whether this table may call me."""

    on: bool


StopToken = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{20}-([0-9a-f]{20}|all)-[0-9a-f]{32}$")]


class StopIn(Strict):
    """The token of an unsubscribe link; `on` true: I clicked by mistake."""

    token: StopToken
    on: bool = False
