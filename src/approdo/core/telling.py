"""What a game says about itself so that its finished games can be told (core/story.py)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from approdo.core.events import Event
from approdo.core.text import Arg

if TYPE_CHECKING:
    from approdo.core.game import Part


def _nothing(state: Any, event: Event) -> Mapping[str, Arg]:
    return {}


def _no_ties(state: Any) -> list[list[Part]]:
    return []


def _uncounted(state: Any) -> int:
    return 0


@dataclass(frozen=True)
class Telling:
    """What a game's story is made of."""

    moments: Mapping[str, int] = field(default_factory=dict)
    """Kinds of events that may be told, with their weight beside the points that they moved.

    The text is `moment-<kind>` where a game has it, else the event's own.
    """
    together: Collection[str] = ()
    """Kinds that happen to several seats in one step: each is told with what it brought its own seat."""
    chapter: Callable[[Any], int] = _uncounted
    """The round or turn of a position; 0 before the first, or where a game counts none."""
    ties: Callable[[Any], list[list[Part]]] = _no_ties
    """What breaks ties and is not among the parts of the outcome, for every seat."""
    parts: Callable[[Any], list[list[Part]]] | None = None
    """The scores of a position when nothing is secret any more; left out: those that a spectator sees."""
    common: Callable[[Any], int] | None = None
    """What all watch together beside their points, such as a town's despair (`story-common`)."""
    goal: Callable[[Any], int] = _uncounted
    """Where that is lost or won; the step that settled it is told as `moment-tide`."""
    hindsight: Callable[[Any, Event], Mapping[str, Arg]] = _nothing
    """What the last position adds to an event: values for its `moment-` text."""
    leader_wins: bool = True
    """False where another thing than points decides first: who leads is then not worth telling."""
