"""The end of somebody's time: what was chosen at set-up happens."""

from __future__ import annotations

import time

from approdo.server.consent import give_up, put_bot
from approdo.server.live import Live
from approdo.server.waits import ends


async def time_is_up(live: Live) -> None:
    """A bot makes the move, takes the seat, or the player resigns, if the time has really run out.

    Only people who are awaited and have no time left are late; a bot that heard people out waits no longer.
    """
    table, now = live.table, time.time()
    if not live.playing or table.deadline is None or table.deadline > now:
        return
    awaited = [seat for seat in live.actors if table.seats[seat].human]
    late = [seat for seat in awaited if (ends(table, seat) or 0.0) <= now]
    if not late and table.awaits_bot:
        return  # people have been heard out, the bot is thinking
    for seat in late:
        _too_late(live, seat)
    if not table.holders():
        table.status = "abandoned"
    await live.commit(seats=bool(late))


def _too_late(live: Live, seat: int) -> None:
    if live.table.time_out == "resign":
        give_up(live, seat)
        live.remark("time-resigned", seat)
        return
    put_bot(live, seat)
    if live.table.time_out == "move":
        live.table.seats[seat].lent = True
        live.remark("time-for-a-move", seat)
    else:
        live.remark("time-is-up", seat)
