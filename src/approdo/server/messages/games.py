"""The games on offer and their rulebooks."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel


class OptionOut(BaseModel):
    """An option of a game; texts are `option-<id>`, `option-<id>-help`, `option-<id>-<value>`."""

    id: str
    default: bool | int | str
    choices: list[bool | int | str]


class GameOut(BaseModel):
    """A game that can be played."""

    id: str
    names: dict[str, str]
    """By language, as are the taglines."""
    taglines: dict[str, str]
    rules: str
    seats: list[int]
    default_seats: int
    minutes: int
    credits: str
    prefix: str
    """The first part of its paragraph ids."""
    secrets: bool
    """False when all seats see the same: no curtain is needed between two at one screen."""
    picture: str | None
    """Where its picture is, if it brings one."""
    board: str | None
    """Where the ES module of its board is, if it brings one."""
    options: list[OptionOut]
    bots: list[str]
    """All levels: the crew from the weakest to the strongest, then those for research and of other packages."""
    crew: list[str]
    """Those of them that people play against."""
    usual_bot: str
    """The one for newcomers."""
    equals: dict[str, str]
    """Those of the crew that play it here no better than another, since the fast core is not installed."""
    uneven: dict[str, dict[int, int]]
    """Where sides are not in balance: level, players, how many of 100 games are won by the side that the game's text
    `sides-uneven` names."""


class ParagraphOut(BaseModel):
    """One paragraph of a rulebook; tag is "", "ruling", "option" or "note"."""

    id: str
    tag: str
    section: str
    text: str


class WordOut(BaseModel):
    """A word of a game's glossary: its name in the code, and what it is called, by language."""

    code: str
    words: dict[str, str]


class CaptionOut(BaseModel):
    """Where a figure stands, and its words."""

    figure: str
    after: str
    title: str
    text: str


class SummaryOut(BaseModel):
    """A part of the game on one page."""

    about: Literal["goal", "turn", "end", "score"]
    text: str


class RulebookOut(BaseModel):
    """The rules of a game in one language; the glossary in all of them."""

    title: str
    glossary: list[WordOut]
    paragraphs: list[ParagraphOut]
    summary: list[SummaryOut]
    captions: list[CaptionOut]


class FigureOut(BaseModel):
    """A position that the rulebook shows: the view, and what of it is meant."""

    id: str
    part: str
    """Which part of the board is drawn."""
    view: dict[str, Any]
    peek: int | None
    """The legal action whose effect is shown."""
    refused: list[str]
    """Cells where the rules forbid what the caption speaks of."""
    crop: list[str]
    """Cells that bound the picture; empty: all of it."""
    mark: list[str]
    """Cells that are pointed out."""
