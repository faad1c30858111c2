"""Tables before and after the game: lobby, create, join, leave, seats, start, links, rematch, fork."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request

from approdo.server import seating
from approdo.server.addresses import drawn, for_friends
from approdo.server.context import Caller, TheServer, Visitor
from approdo.server.errors import ApiError
from approdo.server.lobby import lobby
from approdo.server.messages import CodeOut, InvitationOut, LinkOut, Ok, TableRef, TableShort
from approdo.server.models import ForkIn, JoinIn, LinkIn, PartIn, SeatSettingsIn, TableIn
from approdo.server.routes.common import REFUSALS, TableId, changing, visible
from approdo.server.security import address
from approdo.server.showing import invite_path
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
async def create_table(body: TableIn, caller: Caller, server: TheServer, request: Request) -> TableRef:
    """A new table; `start` begins at once when no seat is open ("play now")."""
    server.quotas.tables.check(caller.id, address(request.scope))
    table = await seating.create(server.hub, caller, body)
    mine = table.seats_of(caller.id)
    return TableRef(table=table.id, seat=mine[0] if mine else None)


@router.post("/tables/fork", operation_id="fork_table", status_code=201)
async def fork_table(body: ForkIn, caller: Caller, server: TheServer, request: Request) -> TableRef:
    """A new table that goes on from a step of a finished game, or of a record."""
    server.quotas.forks.check(caller.id, address(request.scope))
    if body.table is not None:
        await changing(server, body.table, caller)
    table = await seating.fork(server.hub, caller, body)
    mine = table.seats_of(caller.id)
    return TableRef(table=table.id, seat=mine[0] if mine else None)


@router.put("/tables/{table_id}/seats/{seat}/part", operation_id="give_part")
async def give_part(table_id: TableId, seat: SeatPath, body: PartIn, caller: Caller, server: TheServer) -> Ok:
    """My own random part of the draws, sent after the commitment (`table.draws`) was seen; fixed at the start."""
    live = await changing(server, table_id, caller)
    await live.do(seating.give_part, caller, seat, body.part)
    return Ok(ok=True)


@router.post("/tables/{table_id}/join", operation_id="join_table")
async def join_table(table_id: TableId, body: JoinIn, caller: Caller, server: TheServer) -> TableRef:
    """Take an open seat."""
    live = await visible(server, table_id, caller, body.invite)  # counted per person: nobody keeps another out
    return TableRef(table=table_id, seat=await live.do(seating.join, caller, body.seat))


@router.get("/tables/{table_id}/invitation", operation_id="invitation")
async def invitation(table_id: TableId, caller: Caller, server: TheServer, request: Request) -> InvitationOut:
    """The link that brings others to this table, also as a QR code; for those who sit at it."""
    table = (await visible(server, table_id, caller, None)).table
    if caller.id != table.host_id and caller.id not in table.people():
        raise ApiError("not-seated", 403)
    link = f"{for_friends(server.config, str(request.base_url))}{invite_path(table)}"
    side, path = drawn(link)
    return InvitationOut(link=link, code=CodeOut(side=side, path=path))


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
async def rematch(table_id: TableId, caller: Caller, server: TheServer, request: Request) -> TableRef:
    """The same game with the same people; they find it in `table.rematch` and join."""
    live = await changing(server, table_id, caller)
    server.quotas.tables.check(caller.id, address(request.scope))
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
