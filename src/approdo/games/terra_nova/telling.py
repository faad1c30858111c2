"""What is told of a finished game of Terra Nova."""

from __future__ import annotations

from collections.abc import Mapping

from approdo.core.events import Event
from approdo.core.telling import Telling
from approdo.core.text import Arg
from approdo.games.terra_nova.state import Position


def _round(state: Position) -> int:
    """Rounds of turns; 0 while pioneers are placed."""
    return 0 if any(state.reserve) else state.turns // state.players + 1


def _hindsight(_: Position, event: Event) -> Mapping[str, Arg]:
    """Whose it is; where who closed it has it, that goes without saying."""
    owners = event.args["players"]
    if event.kind != "territory" or not isinstance(owners, list):
        return {}
    return {"owner": owners[0], "own": "yes" if owners == [{"seat": event.seat}] else "no"}


TELLING = Telling(moments={"territory": 0, "territory-tied": 0}, chapter=_round, hindsight=_hindsight)
