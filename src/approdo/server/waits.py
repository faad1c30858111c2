"""Since when people are awaited, and what that takes from their clocks. Plain arithmetic on a table's columns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

from approdo.server.storage.tables import Table

DAY = 86400


def zone_of(name: str | None) -> tzinfo:
    """A time zone by its name; UTC where the name means nothing to this machine."""
    try:
        return ZoneInfo(name) if name else UTC
    except (ValueError, OSError, LookupError):
        return UTC


def later(start: float, seconds: float, days_off: Collection[int], zone: str | None) -> float:
    """`seconds` after `start`, where days off (Monday is 0) do not count."""
    if not days_off:
        return start + seconds
    there, moment, left = zone_of(zone), datetime.fromtimestamp(start, zone_of(zone)), seconds
    for _ in range(400):  # a limit is sixty days at the most
        midnight = datetime.combine(moment.date() + timedelta(days=1), time(), there)
        lasts = midnight.timestamp() - moment.timestamp()
        if moment.weekday() not in days_off:
            if left <= lasts:
                return moment.timestamp() + left
            left -= lasts
        moment = midnight
    return moment.timestamp()


def charge(table: Table, people: Sequence[int], acted: Collection[int], now: float, first_time: bool) -> bool:
    """Who is awaited from now on, and what those who acted or are awaited no more have spent. True if it changed.

    Whoever acts begins a new wait; the increment comes once a turn has passed, and not a second time after an undo
    (`first_time`).
    """
    clock, before = now - table.clock_shift, table.waits
    table.waits = {str(seat): clock if seat in acted else before.get(str(seat), clock) for seat in people}
    if table.banks is not None:
        banks = list(table.banks)
        for seat, began in ((int(key), began) for key, began in before.items()):
            if seat in people and seat not in acted:
                continue
            gained = table.increment if seat in acted and seat not in people and first_time else 0
            banks[seat] = max(0.0, banks[seat] - (clock - began)) + gained
        table.banks = banks
    return table.waits != before


def ends(table: Table, seat: int) -> float | None:
    """When the main time of an awaited seat is used up."""
    if table.banks is None or str(seat) not in table.waits:
        return None
    return table.waits[str(seat)] + table.clock_shift + table.banks[seat]
