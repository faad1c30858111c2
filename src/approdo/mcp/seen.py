"""What a seat is told, the whole of it: everything that a model reads is made of this and of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from approdo.core.actions import HOLD
from approdo.core.errors import ApprodoError


@dataclass(frozen=True)
class Seen:
    """A table as one seat sees it."""

    table: str
    game: str
    seat: int | None
    """None for somebody who only watches."""
    names: Sequence[str]
    status: str
    decision: int
    view: Mapping[str, Any] | None
    """None before the game has begun."""
    log: Sequence[Mapping[str, Any]]
    log_from: int
    """How many lines came before the first of `log`."""
    chat: Sequence[Mapping[str, Any]] = ()
    heard: bool = False
    """A bot waits for what this seat may still say."""
    invite: str | None = None
    """The link by which others come to a table that has not begun."""

    @property
    def asked(self) -> bool:
        """True when this seat may do something now."""
        return self.view is not None and (self.seat in self.view["actors"] or self.heard)

    @property
    def over(self) -> bool:
        """True when nothing more happens here."""
        return self.status in ("finished", "abandoned")


@dataclass(frozen=True)
class Verdict:
    """Whether an action would be legal, and if not, why not."""

    legal: bool
    text: str
    rules: Sequence[str]


class Table(Protocol):
    """A seat at a table, wherever the table is."""

    id: str

    def seen(self) -> Seen:
        """What the seat sees now."""
        ...

    def play(self, action: int, decision: int) -> None:
        """Do something that was offered at that decision."""
        ...

    def done(self, decision: int) -> None:
        """Say nothing more before the others decide."""
        ...

    def undo(self, decision: int) -> None:
        """Take back the latest action."""
        ...

    def talk(self, text: str) -> None:
        """Say something to the others."""
        ...

    def why_not(self, action: int | str, language: str) -> Verdict:
        """Judge an action in words or by its id."""
        ...


class NotNow(ApprodoError):
    """Something that cannot be done at this table, or not at this moment."""


def notation(action: Mapping[str, Any]) -> str:
    """An offered action as it is written down."""
    return " ".join(str(part) for part in action.values())


def offered(seen: Seen) -> list[Mapping[str, Any]]:
    """What the seat may do, without the word for doing nothing, which has a tool of its own."""
    return [] if seen.view is None else [choice for choice in seen.view["legal"] if choice["id"] != HOLD]
