"""A finished game, told."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from approdo.server.messages.view import PartOut


class GainOut(BaseModel):
    """What a moment changed in one seat's score."""

    seat: int
    points: int
    parts: list[PartOut]


class MomentOut(BaseModel):
    """A step that mattered: text `moment-<kind>` where the game has it, else `event-<kind>`."""

    step: int
    """The position after it."""
    chapter: int
    kind: str
    args: dict[str, Any]
    seat: int | None
    gains: list[GainOut]
    lead: int | None
    """The seat that was ahead from here to the end."""


class PointOut(BaseModel):
    """The scores from this step on, until the next point."""

    step: int
    chapter: int
    """The round or turn; 0 before the first."""
    scores: list[int]
    common: int | None
    """What all watch together (`story-common`), such as a town's despair."""


class StoryOut(BaseModel):
    """A finished game, told."""

    steps: int
    points: list[PointOut]
    moments: list[MomentOut]
    ties: list[list[PartOut]]
    """What breaks ties beside the outcome's own lines, by seat; their values are `args.n`."""
    goal: int | None
    """Where the common thing is lost or won."""
