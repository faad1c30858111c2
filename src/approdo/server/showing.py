"""The complete message per viewer, built from what that viewer may see."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json

from approdo.core.game import SPECTATOR
from approdo.core.match import Match
from approdo.server.errors import ApiError
from approdo.server.live import Live
from approdo.server.storage.tables import OPEN, Table

LOG_SHOWN = 60
LINES_KEPT = 3 * LOG_SHOWN


async def shown(live: Live, user_id: str | None, seat: int | None = None) -> bytes:
    """The message for a user, after the last commit."""
    if live.match is not None and live.match.game.slow_views:
        return await live.do(_show_slowly, user_id, seat)
    return await live.ask(show, user_id, seat)


async def _show_slowly(live: Live, user_id: str | None, seat: int | None) -> bytes:
    """A view that takes long is made in a thread, while other tables go on."""
    viewer = _viewer(live, user_id, seat)
    if viewer not in live.views and live.match is not None:
        live.views[viewer] = await live.hub.in_thread(_written, live.match, viewer)
    return show(live, user_id, seat)


def show(live: Live, user_id: str | None, seat: int | None = None) -> bytes:
    """The message for a user; `seat` chooses among several seats of his."""
    table = live.table
    mine = table.seats_of(user_id)
    viewer = _viewer(live, user_id, seat)
    involved = user_id if user_id and (mine or user_id == table.host_id or _holds(table, user_id)) else None
    key = (involved, viewer)
    if key not in live.cache:
        live.cache[key] = _message(live, involved, mine, viewer)
    return live.cache[key]


def _viewer(live: Live, user_id: str | None, seat: int | None) -> int:
    """Through whose eyes a user looks."""
    mine = live.table.seats_of(user_id)
    if seat is None:
        return _shown_seat(live, mine)
    if seat not in mine:
        raise ApiError("not-your-seat", 403)
    return seat


def _shown_seat(live: Live, mine: list[int]) -> int:
    """Whose eyes a user with several seats looks through: the seat awaited, else the one that acted last."""
    if not mine:
        return SPECTATOR
    if live.match is None or len(mine) == 1:
        return mine[0]
    awaited = [seat for seat in live.actors if seat in mine]
    if awaited:
        return awaited[0]
    return next((by for by, _ in reversed(live.match.entries) if by in mine), mine[0])


def _holds(table: Table, user_id: str) -> bool:
    return any(seat.user_id == user_id for seat in table.seats)


def _message(live: Live, user_id: str | None, mine: list[int], viewer: int) -> bytes:
    table = live.table
    events = live.match.log if live.match else []
    start = max(0, len(events) - LOG_SHOWN)
    head = {
        "seq": table.seq,
        "decision": table.decision,
        "you": mine,
        "seat": viewer if viewer >= 0 else None,
        "table": describe(live, user_id),
        "log_from": start,
        "log_new": _log_new(live, mine),
        "chat": readable_chat(live, bool(mine)),
    }
    log, view = log_bytes(live, viewer, start), view_bytes(live, viewer)
    return b"".join((to_json(head)[:-1], b',"log":[', log, b'],"view":', view, b"}"))


def view_bytes(live: Live, viewer: int) -> bytes:
    """The game's view as JSON, made once per viewer and position."""
    if live.match is None:
        return b"null"
    if viewer not in live.views:
        live.views[viewer] = _written(live.match, viewer)
    return live.views[viewer]


def _written(match: Match, viewer: int) -> bytes:
    return to_json(match.view(viewer))


def log_bytes(live: Live, viewer: int, start: int) -> bytes:
    """The end of the log as JSON; a line is written once for all who may read the same."""
    known, shown = live.lines, []
    for index, (at, event) in enumerate(live.match.log[start:] if live.match else (), start):
        key = (index, viewer if viewer in event.private else SPECTATOR)
        line = known.get(key)
        if line is None or line[0] is not event:
            line = known[key] = (event, to_json({"n": at, **event.seen_by(viewer)}))
        shown.append(line[1])
    if len(known) > LINES_KEPT:
        live.lines = {key: line for key, line in known.items() if key[0] >= start}
    return b",".join(shown)


def log_lines(live: Live, viewer: int, start: int, end: int | None = None) -> list[dict[str, Any]]:
    """A part of the log as a viewer may read it."""
    events = live.match.log[start:end] if live.match else []
    return [{"n": at, **event.seen_by(viewer)} for at, event in events]


def _log_new(live: Live, mine: list[int]) -> int:
    if live.match is None or not mine:
        return 0
    entries = live.match.entries
    last = next((n for n in range(len(entries) - 1, -1, -1) if entries[n][0] in mine), -1)
    events = live.match.log
    at = len(events)
    while at and events[at - 1][0] > last:
        at -= 1
    return at


def readable_chat(live: Live, player: bool) -> list[dict[str, Any]]:
    """Players do not read the spectators' room before the end: nobody should be helped from outside."""
    if not player or not live.playing:
        return live.chat
    return [line for line in live.chat if line["room"] == "players"]


def describe(live: Live, user_id: str | None) -> dict[str, Any]:
    """The table around the game, as one user may see it."""
    table, presence = live.table, live.presence
    mine = table.seats_of(user_id)
    host = user_id is not None and user_id == table.host_id
    players = set(table.people())
    inside = host or (user_id in players)
    clock = None if table.move_seconds is None else {"move_seconds": table.move_seconds, "deadline": table.deadline}
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "status": table.status,
        "public": table.public,
        "spectators": table.spectators,
        "seats": describe_seats(table, user_id, presence.here),
        "host": table.host_name,
        "you_host": host,
        "invite": {"code": table.invite, "path": f"/table/{table.id}#invite={table.invite}"} if inside else None,
        "clock": clock,
        "stand_in": table.stand_in,
        "proposal": _proposal(table, user_id, mine),
        "rematch": table.rematch,
        "origin": table.origin,
        "watching": sum(1 for reader in presence.readers if reader.user_id not in players),
        "created": table.created,
    }


def describe_seats(table: Table, user_id: str | None, here: Any = None) -> list[dict[str, Any]]:
    """The seats as one user may see them; ids of users are never shown."""
    return [
        {
            "name": seat.name,
            "kind": seat.kind,
            "bot": seat.bot,
            "connected": bool(here and seat.human and here(seat.user_id)),
            "you": seat.human and user_id is not None and seat.user_id == user_id,
            "yours": user_id is not None and seat.user_id == user_id,
            "away": seat.away,
            "reserved": seat.kind == OPEN and seat.user_id is not None,
            "resigned": seat.resigned,
        }
        for seat in table.seats
    ]


def _proposal(table: Table, user_id: str | None, mine: list[int]) -> dict[str, Any] | None:
    asked = table.proposal
    if asked is None:
        return None
    agreed, wanted = set(asked["agreed"]), set(asked["wanted"])
    return {
        "kind": asked["kind"],
        "by": asked["by"],
        "step": asked.get("step"),
        "seat": asked.get("seat"),
        "agreed": [i for i, seat in enumerate(table.seats) if seat.human and seat.user_id in agreed],
        "waiting": [i for i, seat in enumerate(table.seats) if seat.human and seat.user_id in wanted - agreed],
        "your_answer_wanted": bool(mine) and user_id in wanted - agreed,
    }
