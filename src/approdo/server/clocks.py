"""Days, hours or minutes per move: a bot takes over the seat of a player whose time is up."""

from __future__ import annotations

import time

from approdo.server.consent import put_bot
from approdo.server.live import Live


async def time_is_up(live: Live) -> None:
    """Hand the seats of the awaited people to bots, if the deadline has really passed."""
    table = live.table
    if not live.playing or table.deadline is None or table.deadline > time.time():
        return
    for seat in live.actors:
        if table.seats[seat].human:
            put_bot(live, seat)
    await live.commit(seats=True)
