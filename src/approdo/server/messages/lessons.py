"""Lessons, and what the coach says."""

from __future__ import annotations

from pydantic import BaseModel


class LessonRow(BaseModel):
    """A lesson on the shelf, and how far I have come."""

    game: str
    lesson: str
    goal: str
    minutes: int
    titles: list[str]
    """The names of its steps."""
    step: int
    """How many of them I have done."""
    table: str | None
    """Where I can go on."""


class LessonStepOut(BaseModel):
    """One step in words, and what it points at: names of cells (`a4`, `own/a4`) or parts of the page (`@own`)."""

    id: str
    title: str
    say: str
    why: str
    read: bool
    """Reading it is all; else something is to be done."""
    point: list[str]


class TopicOut(BaseModel):
    """What the coach says once, when it first matters."""

    id: str
    say: str
    point: list[str]


class LessonOut(BaseModel):
    """A lesson in words, and where I am in it."""

    id: str
    step: int
    ready: bool
    """False while the step waits for a decision of mine that has not come up."""
    followed: bool
    """Everybody has played the lesson's own line so far: its words about the position hold."""
    move: int | None
    """The id of the action that is suggested."""
    action: str | None
    """The same in words."""
    steps: list[LessonStepOut]
    topic: TopicOut | None


class WarningOut(BaseModel):
    """What the coach says before an action; all null when there is nothing to say."""

    better: int | None
    action: str | None
    text: str | None
