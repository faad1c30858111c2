"""The complete message per viewer, built from what that viewer may see."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from approdo.core.draws import SCHEME, commitment_to
from approdo.core.game import SPECTATOR, Decision
from approdo.core.match import Match
from approdo.core.registry import load
from approdo.server import hearing, teaching
from approdo.server.errors import ApiError
from approdo.server.live import Live
from approdo.server.storage.tables import OPEN, Table
from approdo.server.waits import ends
from approdo.server.wire import to_json

LOG_SHOWN = 60
LINES_KEPT = 3 * LOG_SHOWN


class Shown(NamedTuple):
    """A message in parts: the view, its largest, is kept once for all who see the same."""

    changes: int
    """Of which state of the table it is (`Live.changes`)."""
    head: bytes
    log: bytes
    view: bytes

    def whole(self) -> bytes:
        """The message as it is sent."""
        return b"".join((self.head[:-1], b',"log":[', self.log, b'],"view":', self.view, b"}"))


async def shown(live: Live, user_id: str | None, seat: int | None = None) -> Shown:
    """The message for a user, after the last commit."""
    if live.match is not None and live.match.game.slow_views:
        return await live.do(_show_slowly, user_id, seat)
    return await live.ask(show, user_id, seat)


async def _show_slowly(live: Live, user_id: str | None, seat: int | None) -> Shown:
    """A view that takes long is made in a thread, while other tables go on."""
    viewer = _viewer(live, user_id, seat)
    if viewer not in live.views and live.match is not None:
        live.views[viewer] = await live.hub.in_thread(_written, live.match, viewer)
    return show(live, user_id, seat)


def show(live: Live, user_id: str | None, seat: int | None = None) -> Shown:
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


def _message(live: Live, user_id: str | None, mine: list[int], viewer: int) -> Shown:
    table = live.table
    events = live.log
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
    return Shown(live.changes, to_json(head), log_bytes(live, viewer, start), view_bytes(live, viewer))


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
    for index, (at, event) in enumerate(live.log[start:], start):
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
    events = live.log[start:end]
    return [{"n": at, **event.seen_by(viewer)} for at, event in events]


def _log_new(live: Live, mine: list[int]) -> int:
    if live.match is None or not mine:
        return 0
    entries = live.match.entries
    last = next((n for n in range(len(entries) - 1, -1, -1) if entries[n][0] in mine), -1)
    events = live.log
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
    host = user_id is not None and user_id == table.host_id
    players = set(table.people())
    inside = host or (user_id in players)
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "status": table.status,
        "public": table.public,
        "spectators": table.spectators,
        "hints": table.hints,
        "seats": [
            {**seat, "why": _why(live, number)}
            for number, seat in enumerate(describe_seats(table, user_id, presence.here))
        ],
        "host": table.host_name,
        "you_host": host,
        "invite": {"code": table.invite, "path": invite_path(table)} if inside else None,
        "clock": _clock(table),
        "stand_in": table.stand_in,
        "proposal": _proposal(table, user_id),
        "hearing": hearing.describe(live),
        "rematch": table.rematch,
        "origin": table.origin,
        "watching": sum(1 for reader in presence.readers if reader.user_id not in players),
        "created": table.created,
        "draws": _draws(table),
        "can_auto_pass": _can_auto_pass(table.game, len(table.seats)),
        "lesson": teaching.describe(live, user_id),
    }


def _clock(table: Table) -> dict[str, Any] | None:
    if not table.timed:
        return None
    shown = ("move_seconds", "main_seconds", "increment", "days_off", "time_out", "deadline")
    return {
        **{name: getattr(table, name) for name in shown},
        "left": table.banks,
        "ends": None if table.banks is None else [ends(table, seat) for seat in range(len(table.seats))],
    }


def invite_path(table: Table) -> str:
    """Where the table's invite code leads to it; the code stays in the fragment, which no server logs."""
    return f"/table/{table.id}#invite={table.invite}"


def _draws(table: Table) -> dict[str, Any] | None:
    """The commitment from the first; the secret only when nothing is left to be drawn."""
    if table.draw_seed is None:
        return None
    return {
        "scheme": SCHEME,
        "commitment": commitment_to(table.id, table.draw_seed),
        "parts": table.draw_parts,
        "seed": table.draw_seed if table.over else None,
    }


@cache
def _can_auto_pass(game: str, players: int) -> bool:
    return any(isinstance(decision, Decision) and decision.forced_ok for decision in load(game, players).decisions)


def _why(live: Live, seat: int) -> dict[str, Any] | None:
    """Why a bot did what it did last; where seats have secrets its reasons would tell them, until the game is over."""
    if live.match is None or (live.match.game.info.secrets and not live.match.over):
        return None
    return live.reasons.get(seat)


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
            "auto_pass": seat.auto_pass and user_id is not None and seat.user_id == user_id,
        }
        for seat in table.seats
    ]


def _proposal(table: Table, user_id: str | None) -> dict[str, Any] | None:
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
        "waiting": [i for i, seat in enumerate(table.seats) if seat.user_id in wanted - agreed and not seat.resigned],
        "your_answer_wanted": user_id in wanted - agreed,
    }
