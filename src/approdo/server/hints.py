"""Hints: a player asks what a bot would do in his place, and why.

Only at tables that were set up so, for all to see (`table.hints`). The bot is shown what the seat may know and nothing
else, as when it plays itself; its process, deadline and share of time are those of the table's other bots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from approdo.bots.crew import wise
from approdo.server.bots import Question, asked_of
from approdo.server.errors import ApiError
from approdo.server.models import HintIn
from approdo.server.storage.people import User

if TYPE_CHECKING:
    from approdo.server.live import Live


async def hint(live: Live, user: User, wanted: HintIn) -> dict[str, Any]:
    """What a bot would do on this seat, and why; thought out beside the table's task, which plays on."""
    question = await live.ask(_question, user, wanted)
    await live.hub.bots.choose(question)
    if "why" not in question.said:  # it failed twice
        raise ApiError("no-hint", 503)
    return {"bot": question.level, "decision": question.since, **question.said["why"]}


def _question(live: Live, user: User, wanted: HintIn) -> Question:
    table, seat = live.table, wanted.seat
    if seat not in table.seats_of(user.id):
        raise ApiError("not-your-seat", 403)
    if not table.hints:
        raise ApiError("hints-off", 403)
    match = live.playing_match()
    if not live.valid_since[seat] <= wanted.decision <= table.decision:
        raise ApiError("stale", 409)
    if seat not in match.actors and seat not in match.volunteers:
        raise ApiError("nothing-to-decide", 409)
    return asked_of(live, seat, wise(), volunteer=seat not in match.actors)
