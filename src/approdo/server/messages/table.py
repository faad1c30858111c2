"""The table around the game: seats, clock, proposals, draws."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from approdo.server.messages.view import WhyOut

Status = Literal["open", "playing", "finished", "abandoned"]


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
    auto_pass: bool
    """You let the server pass for you where you have no other choice; of others' seats nothing is told."""
    why: WhyOut | None = None
    """Of the bot that played last here; not while secrets could be guessed from it."""


class Invite(BaseModel):
    """How to let others in; shown to host and players only."""

    code: str
    path: str


class Clock(BaseModel):
    """A limit per move, or main time with an increment; moments are Unix time."""

    move_seconds: int | None
    main_seconds: int | None
    increment: int
    days_off: list[int]
    time_out: Literal["move", "seat", "resign"]
    deadline: float | None
    """When the first of those awaited runs out of time."""
    left: list[float] | None
    """The main time of every seat, without what is running now."""
    ends: list[float | None] | None
    """When the main time of an awaited seat runs out."""


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


class HearingOut(BaseModel):
    """Who may speak up before the decision that is awaited, without being awaited."""

    waiting: list[int]
    """Seats of people who may still give or say something."""
    done: list[int]
    """Seats of people who have nothing more to say, or are gone."""
    held: bool
    """True while a bot waits for them before it decides."""


class DrawsOut(BaseModel):
    """How the draws of a table can be checked (docs/FAIRNESS.md)."""

    scheme: str
    commitment: str
    parts: list[str] | None
    """What the players added, by seat; null before the start."""
    seed: str | None
    """The secret, opened when the game is over."""


class DrawnOut(BaseModel):
    """One draw: its number, the entry of the record, what could have come with which weights, and what came."""

    n: int
    entry: int
    options: list[str]
    weights: list[int]
    drawn: int


class DrawnGame(BaseModel):
    """Every draw of a finished game."""

    scheme: str
    table: str
    commitment: str
    parts: list[str]
    seed: str
    draws: list[DrawnOut]


class LessonShort(BaseModel):
    """A lesson that a table gives, and how far its learner is (GET .../lesson tells all of it)."""

    id: str
    step: int
    steps: int


class TableOut(BaseModel):
    """The table around the game."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    status: Status
    public: bool
    spectators: bool
    hints: bool
    """Players may ask a bot what it would do (POST .../hint)."""
    seats: list[SeatOut]
    host: str | None
    """The host's name."""
    you_host: bool
    invite: Invite | None
    clock: Clock | None
    stand_in: str
    proposal: ProposalOut | None
    hearing: HearingOut | None
    """Null where nobody can speak up, or nobody listens."""
    rematch: str | None
    """The id of the rematch, once someone has asked for it."""
    origin: dict[str, Any] | None
    watching: int
    created: float
    draws: DrawsOut | None
    """Null at tables whose draws cannot be recomputed: forks, and games begun under earlier versions."""
    can_auto_pass: bool
    """The game has decisions where a seat may have its only choice made for it (PUT .../seats/{n}/auto-pass)."""
    lesson: LessonShort | None
    """What is taught here, to its learner alone; null at an ordinary table, and when he plays on freely."""


class TableRef(BaseModel):
    """The id of a table, and the seat taken there, if any."""

    table: str
    seat: int | None


class LinkOut(BaseModel):
    """A seat link, shown once: whoever opens it first has the seat."""

    token: str
    path: str


class ResultOut(BaseModel):
    """How a finished game ended for me, at the best of my seats."""

    won: bool
    place: int
    of: int
    score: int
    best: int
    """The highest score of the others."""


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
    pace: Literal["live", "clock", "days"]
    """Without a clock, by minutes, or a day or more for a move."""
    updated: float
    result: ResultOut | None
    """Null while it runs, and for who did not play."""


class MineOut(BaseModel):
    """A page of my games, and how many there are in all of each kind (without the search)."""

    tables: list[TableShort]
    more: bool
    counts: dict[str, int]
