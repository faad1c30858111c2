"""What clients receive: the shapes of the published API."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

Status = Literal["open", "playing", "finished", "abandoned"]


class Problem(BaseModel):
    """A refusal: its code, the reason in the reader's language, the paragraphs of the rulebook."""

    code: str
    text: str
    rules: list[str]


class OptionOut(BaseModel):
    """An option of a game; texts are `option-<id>`, `option-<id>-help`, `option-<id>-<value>`."""

    id: str
    default: bool | int | str
    choices: list[bool | int | str]


class GameOut(BaseModel):
    """A game that can be played."""

    id: str
    names: dict[str, str]
    rules: str
    seats: list[int]
    default_seats: int
    minutes: int
    credits: str
    options: list[OptionOut]
    bots: list[str]
    """Levels, from the weakest to the strongest."""


class ParagraphOut(BaseModel):
    """One paragraph of a rulebook; tag is "", "ruling", "option" or "note"."""

    id: str
    tag: str
    section: str
    text: str


class RulebookOut(BaseModel):
    """The rules of a game in one language."""

    title: str
    glossary: list[tuple[str, str, str]]
    paragraphs: list[ParagraphOut]


class Me(BaseModel):
    """Who I am; null id before the first session."""

    id: str | None
    name: str | None
    account: bool


class SeatOut(BaseModel):
    """A place at the table."""

    name: str | None
    kind: Literal["person", "bot", "open", "hotseat"]
    bot: str | None
    connected: bool
    you: bool
    away: bool
    """A bot stands in for the absent player."""
    yours: bool
    """Held by you, also while a bot stands in: you may reclaim it."""
    reserved: bool
    """An open seat kept for someone (rematch); `yours` says whether it is kept for you."""
    resigned: bool


class Invite(BaseModel):
    """How to let others in; shown to host and players only."""

    code: str
    path: str


class Clock(BaseModel):
    """Seconds per move, and when the present decision runs out (Unix time)."""

    move_seconds: int
    deadline: float | None


class ProposalOut(BaseModel):
    """What the table is being asked."""

    kind: Literal["take-back", "hand-over"]
    by: int | None
    step: int | None
    seat: int | None
    agreed: list[int]
    waiting: list[int]
    """Seats whose people have not answered."""
    your_answer_wanted: bool


class TableOut(BaseModel):
    """The table around the game."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    status: Status
    public: bool
    spectators: bool
    seats: list[SeatOut]
    host: str | None
    """The host's name."""
    you_host: bool
    invite: Invite | None
    clock: Clock | None
    stand_in: str
    proposal: ProposalOut | None
    rematch: str | None
    """The id of the rematch, once someone has asked for it."""
    origin: dict[str, Any] | None
    watching: int
    created: float


class LegalOut(BaseModel):
    """One legal action with its label and, in some games, its effect in short."""

    id: int
    action: dict[str, Any]
    label: dict[str, Any]
    effect: dict[str, Any] | None = None


class PromptOut(BaseModel):
    """What is to be done, or waited for."""

    key: str
    args: dict[str, Any]
    rules: list[str]


class PartOut(BaseModel):
    """One line of a score: text `score-<part>`."""

    part: str
    value: int
    args: dict[str, Any]


class OutcomeOut(BaseModel):
    """How the game ended: text `end-<reason>`."""

    scores: list[int]
    ranking: list[list[int]]
    breakdown: list[list[PartOut]]
    reason: str
    winners: list[int]


class ViewOut(BaseModel):
    """The game as one viewer may see it; `board`, `aids` and `effect` are the game's own."""

    step: int
    can_undo: bool
    game: str
    rules: str
    players: int
    options: dict[str, bool | int | str]
    viewer: int | None
    actors: list[int]
    volunteers: list[int]
    over: bool
    outcome: OutcomeOut | None
    board: dict[str, Any]
    aids: dict[str, Any]
    scores: list[list[PartOut]]
    prompt: PromptOut | None
    legal: list[LegalOut]


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


class TableRef(BaseModel):
    """The id of a table, and the seat taken there, if any."""

    table: str
    seat: int | None


class Ok(BaseModel):
    """Done."""

    ok: bool


class LinkOut(BaseModel):
    """A seat link, shown once: whoever opens it first has the seat."""

    token: str
    path: str


class TableShort(BaseModel):
    """A line of the lobby or of my games."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    status: Status
    public: bool
    host: str | None
    seats: list[SeatOut]
    open_seats: int
    your_turn: bool
    deadline: float | None
    updated: float


class Explanation(BaseModel):
    """Whether an action is legal now, and if not, why not."""

    legal: bool
    code: str | None
    text: str | None
    rules: list[str]


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
