"""What the events (ns.7) share when they tell what they do."""

from __future__ import annotations

from approdo.core.events import Events
from approdo.core.text import Arg, label
from approdo.games.new_salem import components as c
from approdo.games.new_salem.state import Position

PARAGRAPHS = {
    "remove": "ns.7.1",
    "trial": "ns.7.2",
    "see": "ns.7.3",
    "oath": "ns.7.4",
    "confess": "ns.7.5",
    "meet": "ns.7.6",
    "pray": "ns.7.8",
    "exorcise": "ns.7.9",
    "feast": "ns.7.10",
    "alms": "ns.7.11",
    "swap": "ns.7.12",
    "seize": "ns.7.13",
    "endow": "ns.7.14",
    "burn": "ns.7.15",
    "found": "ns.7.16",
    "rebuild": "ns.7.18",
    "famine": "ns.7.19",
    "pact": "ns.7.20",
    "pillory": "ns.7.21",
    "pardon": "ns.7.22",
    "retrial": "ns.7.23",
}
"""The paragraph of each effect."""


def rule_of(event: int) -> str:
    """The paragraph that an event follows."""
    return PARAGRAPHS[c.EFFECT[event]]


def card(event: int) -> Arg:
    """An event card as an argument of a text."""
    return label(f"event-card-{c.EVENTS[event]}")


def person(seat: int) -> Arg:
    """A player as an argument of a text."""
    return {"seat": seat}


def owned(owner: int, by: int) -> dict[str, Arg]:
    """Whose building it is, and whether that is the one who acts: nobody is named twice in a sentence."""
    return {"owner": person(owner), "own": "yes" if owner == by else "no"}


def no_effect(state: Position, event: int, out: Events | None) -> None:
    """An event that finds nothing to do still counts (ns.6.6)."""
    if out is not None:
        out.add("no-effect", "ns.6.6", event=card(event))
