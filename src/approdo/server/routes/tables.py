"""Tables before and after the game: lobby, create, join, leave, seats, start, links, rematch, fork."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query

from approdo.server import seating
from approdo.server.context import Caller, TheServer, Visitor
from approdo.server.lobby import lobby
from approdo.server.messages import LinkOut, Ok, TableRef, TableShort
from approdo.server.models import ForkIn, JoinIn, LinkIn, SeatSettingsIn, TableIn
from approdo.server.routes.common import REFUSALS, TableId, changing
from approdo.server.storage import people
from approdo.server.storage.people import new_secret

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)
SeatPath = Annotated[int, Path(ge=0, le=15)]
LINK_SECONDS = 7 * 86400


@router.get("/tables", operation_id="list_tables")
async def list_tables(
    visitor: Visitor,
    server: TheServer,
    game: Annotated[str | None, Query(max_length=40)] = None,
    status: Literal["open", "playing", "finished"] = "open",
) -> list[TableShort]:
    """The lobby: public tables with open seats; with `status`, those to watch or to look back at."""
    user_id = visitor.id if visitor else None
    return await server.db.read(lambda db: lobby(db, user_id, game, status))


@router.post("/tables", operation_id="create_table", status_code=201)
async def create_table(body: TableIn, caller: Caller, server: TheServer) -> TableRef:
    """A new table; `start` begins at once when no seat is open ("play now")."""
    table = await seating.create(server.hub, caller, body)
    mine = table.seats_of(caller.id)
    return TableRef(table=table.id, seat=mine[0] if mine else None)


@router.post("/tables/fork", operation_id="fork_table", status_code=201)
async def fork_table(body: ForkIn, caller: Caller, server: TheServer) -> TableRef:
    """A new table that goes on from a step of a finished game, or of a record."""
    if body.table is not None:
        await changing(server, body.table, caller)
    table = await seating.fork(server.hub, caller, body)
    mine = table.seats_of(caller.id)
    return TableRef(table=table.id, seat=mine[0] if mine else None)


@router.post("/tables/{table_id}/join", operation_id="join_table")
async def join_table(table_id: TableId, body: JoinIn, caller: Caller, server: TheServer) -> TableRef:
    """Take an open seat."""
    live = await changing(server, table_id, caller, body.invite)
    return TableRef(table=table_id, seat=await live.do(seating.join, caller, body.seat))


@router.post("/tables/{table_id}/leave", operation_id="leave_table")
async def leave_table(table_id: TableId, caller: Caller, server: TheServer) -> Ok:
    """Get up before the game has begun."""
    live = await changing(server, table_id, caller)
    await live.do(seating.leave, caller)
    return Ok(ok=True)


@router.put("/tables/{table_id}/seats/{seat}", operation_id="set_seat")
async def set_seat(table_id: TableId, seat: SeatPath, body: SeatSettingsIn, caller: Caller, server: TheServer) -> Ok:
    """The host puts a bot or a friend on this screen on a seat, or opens it."""
    live = await changing(server, table_id, caller)
    await live.do(seating.set_seat, caller, seat, body)
    return Ok(ok=True)


@router.post("/tables/{table_id}/start", operation_id="start_table")
async def start_table(table_id: TableId, caller: Caller, server: TheServer) -> Ok:
    """The host begins the game."""
    live = await changing(server, table_id, caller)
    await live.do(seating.start, caller)
    return Ok(ok=True)


@router.post("/tables/{table_id}/rematch", operation_id="rematch")
async def rematch(table_id: TableId, caller: Caller, server: TheServer) -> TableRef:
    """The same game with the same people; they find it in `table.rematch` and join."""
    live = await changing(server, table_id, caller)
    return TableRef(table=await live.do(seating.rematch, caller), seat=None)


@router.post("/tables/{table_id}/seats/{seat}/link", operation_id="make_link")
async def make_link(table_id: TableId, seat: SeatPath, caller: Caller, server: TheServer) -> LinkOut:
    """A single-use link to a seat: for a friend (open seat, by the host) or for another device (one's own)."""
    live = await changing(server, table_id, caller)
    token = new_secret()
    await live.do(seating.make_link, caller, seat, token, LINK_SECONDS)
    return LinkOut(token=token, path=f"/seat#{token}")


@router.post("/links/claim", operation_id="claim_link")
async def claim_link(body: LinkIn, caller: Caller, server: TheServer) -> TableRef:
    """Take the seat of a link; it works once."""
    table_id, seat = await server.db.read(lambda db: people.find_link(db, body.token))
    live = await server.hub.get(table_id)
    await live.do(seating.take_by_link, caller, seat, body.token)
    return TableRef(table=table_id, seat=seat)
