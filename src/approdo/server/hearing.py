"""Hearing people out: while a decision is pending, who may still speak up without being awaited.

Where a game listens to its volunteers (New Salem: while the constable decides), every person who may give or
say something has a "done" of his own. A bot that is awaited waits for all of them; a person who is awaited is
told who may still speak. Nobody waits for ever: at a table with a clock the time of a move is the limit, at one
without a clock a person without a connection counts as done after a short while.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, NamedTuple

from approdo.core.state import State
from approdo.server.errors import ApiError
from approdo.server.models import SpeechIn
from approdo.server.storage.people import User
from approdo.server.storage.tables import BOT

if TYPE_CHECKING:
    from approdo.server.live import Live


class Moment(NamedTuple):
    """Before what people are heard out: a position, who is done, and whether it has just come up."""

    state: State
    done: Collection[int]
    new: bool


def present(live: Live) -> Moment | None:
    """The moment at which a table is, if it plays."""
    if live.match is None or not live.playing:
        return None
    return Moment(live.match.state, live.table.done, live.frame_is_new)


def volunteers(live: Live, moment: Moment | None = None) -> list[int]:
    """The people who may speak up before the decision that is awaited, whether they are done or not."""
    moment = moment or present(live)
    if moment is None or live.match is None or not live.match.game.listens(moment.state):
        return []
    game = live.match.game
    actors = game.actors(moment.state)
    return [seat for seat in game.volunteers(moment.state) if live.table.seats[seat].human and seat not in actors]


def speakers(live: Live, moment: Moment | None = None) -> list[int]:
    """Those of them who are waited for: who have not said that they are done, and are not gone."""
    moment = moment or present(live)
    if moment is None or _time_is_up(live, moment):
        return []
    return [seat for seat in volunteers(live, moment) if seat not in moment.done and _patience(live, seat) != 0]


def bot_is_awaited(live: Live, moment: Moment | None = None) -> bool:
    """True when a bot decides next."""
    moment = moment or present(live)
    if moment is None or live.match is None:
        return False
    return any(live.table.seats[seat].kind == BOT for seat in live.match.game.actors(moment.state))


def held(live: Live, moment: Moment | None = None) -> bool:
    """True while a bot that is awaited hears people out, now or at a moment to come."""
    return bot_is_awaited(live, moment) and bool(speakers(live, moment))


def patience(live: Live) -> float | None:
    """Seconds until the next person without a connection counts as done; None when all are here."""
    waits = [wait for seat in speakers(live) if (wait := _patience(live, seat)) is not None]
    return min(waits, default=None)


def _patience(live: Live, seat: int) -> float | None:
    """How long a seat is waited for; None: as long as it takes, or as the clock allows."""
    person = live.table.seats[seat].user_id
    if live.table.move_seconds is not None or person is None or live.presence.here(person):
        return None
    return max(0.0, live.hub.config.quiet_seconds - live.presence.absent_for(person))


def _time_is_up(live: Live, moment: Moment) -> bool:
    deadline = live.table.deadline
    return not moment.new and deadline is not None and deadline <= time.time()


def same_question(before: int, after: int, seat: int, spoke: bool) -> bool:
    """Whether the others are asked what they were asked: somebody spoke up, or made one of several sealed choices."""
    return spoke or (after != 0 and after == before & ~(1 << seat))


def describe(live: Live) -> dict[str, Any] | None:
    """For the message: who may still speak, and whether a bot waits for them."""
    people = volunteers(live)
    if not people:
        return None
    waiting = speakers(live)
    return {"waiting": waiting, "done": [seat for seat in people if seat not in waiting], "held": held(live)}


async def say_done(live: Live, user: User, wanted: SpeechIn) -> None:
    """A person has nothing more to say before this decision, or has after all."""
    table, seat = live.table, wanted.seat
    if seat not in table.seats_of(user.id):
        raise ApiError("not-your-seat", 403)
    live.playing_match()
    if not live.valid_since[seat] <= wanted.decision <= table.decision:
        raise ApiError("stale", 409)
    if seat not in volunteers(live):
        raise ApiError("nothing-to-say", 409)
    if wanted.done != (seat in table.done):
        table.done = sorted({*table.done, seat} if wanted.done else {*table.done} - {seat})
        await live.commit()
