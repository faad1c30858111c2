"""A game as one viewer may see it, and what bots think of it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel


class ReasonOut(BaseModel):
    """What speaks for a move, in the game's texts, and how much."""

    label: dict[str, Any]
    worth: float


class MoveOut(BaseModel):
    """An action and its label."""

    id: int
    label: dict[str, Any]


class WhyOut(BaseModel):
    """Why a bot chose an action."""

    action: MoveOut
    parts: list[ReasonOut]
    """What it gains, the weightiest first."""
    alternative: MoveOut | None
    """The best it did not choose."""
    loss: float | None
    """What the alternative falls behind by: in chances of winning where `expected` is given, else in points."""
    sure: Literal["only", "close", "better", "clear"]
    expected: float | None
    """The chance of winning that it sees, if it weighs chances."""
    goal: dict[str, Any] | None
    """What the move is a step to, in the game's texts, if the bot follows a plan."""


class HintOut(WhyOut):
    """What a bot would do in the asker's place."""

    bot: str
    decision: int


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


class Explanation(BaseModel):
    """Whether an action is legal now, and if not, why not."""

    legal: bool
    code: str | None
    text: str | None
    rules: list[str]


class AheadOut(BaseModel):
    """What a seat could do if its next turn began now; null where nothing can be said of it yet."""

    decision: int
    view: ViewOut | None
