"""What the routes share: documented refusals, and finding a table that the asker may see."""

from __future__ import annotations

import hmac
from typing import Annotated, Any

from fastapi import Path, Query

from approdo.server.context import Server
from approdo.server.errors import ApiError
from approdo.server.live import Live
from approdo.server.messages import Problem
from approdo.server.models import Id, Token
from approdo.server.storage.people import User
from approdo.server.storage.tables import Table

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 405, 409, 413, 421, 422, 429, 503)
}
TEXT_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
        "description": "refused",
    }
    for status in REFUSALS
}
"""The same for routes whose answer is not JSON."""
TableId = Annotated[Id, Path()]
Invited = Annotated[Token | None, Query(description="the invite code, at tables that are not public")]
OwnSeat = Annotated[int | None, Query(ge=0, le=15, description="which of my seats; chosen by the server if absent")]


async def visible(server: Server, table_id: str, user: User | None, invite: str | None) -> Live:
    """The live table, if the asker may see it: public, his own, or by its invite code."""
    live = await server.hub.get(table_id)
    check_visible(live.table, user.id if user else None, invite)
    return live


def check_visible(table: Table, user_id: str | None, invite: str | None) -> None:
    """Refuse who may not see a table, without telling whether it exists."""
    if user_id is not None and (user_id == table.host_id or any(seat.user_id == user_id for seat in table.seats)):
        return
    if not table.public and not (invite is not None and hmac.compare_digest(invite, table.invite)):
        raise ApiError("no-such-table", 404)
    if not table.spectators and table.status != "open":
        raise ApiError("no-spectators", 403)


async def changing(server: Server, table_id: str, user: User, invite: str | None = None) -> Live:
    """The same for something that changes the table: players and outsiders are counted apart."""
    live = await visible(server, table_id, user, invite)
    inside = user.id == live.table.host_id or user.id in live.table.holders()
    (server.quotas.at_table if inside else server.quotas.from_outside).check(table_id)
    return live
