"""Playing: the message, actions, undo, explanations, history, log, chat, notes."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from approdo.server import hearing, hints, playing, seating
from approdo.server.context import Caller, Language, Server, TheServer, Visitor
from approdo.server.errors import ApiError
from approdo.server.fairness import Owner
from approdo.server.messages import (
    AheadOut,
    Done,
    DrawnGame,
    Explanation,
    HintOut,
    HistoryOut,
    LogPage,
    Message,
    NotesOut,
    Ok,
    StoryOut,
)
from approdo.server.models import ActionIn, AutoPassIn, ChatIn, HintIn, NotesIn, ReportIn, SpeechIn, UndoIn
from approdo.server.routes.common import REFUSALS, Invited, OwnSeat, TableId, changing, visible
from approdo.server.security import address
from approdo.server.showing import shown
from approdo.server.storage.people import User
from approdo.server.storage.schema import notes
from approdo.server.wire import to_json

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=REFUSALS)


@router.get("", operation_id="get_table", response_model=Message)
async def get_table(
    table_id: TableId, visitor: Visitor, server: TheServer, seat: OwnSeat = None, invite: Invited = None
) -> Response:
    """The complete message, the same that the WebSocket pushes."""
    live = await visible(server, table_id, visitor, invite)
    message = await shown(live, visitor.id if visitor else None, seat)
    return Response(message.whole(), media_type="application/json")


@router.post("/actions", operation_id="act", response_model=Done)
async def act(table_id: TableId, body: ActionIn, caller: Caller, server: TheServer) -> Response:
    """Play one action. Repeating the same request (same client_id) is safe."""
    return Response(await played(server, table_id, caller, body), media_type="application/json")


async def played(server: Server, table_id: str, user: User, wanted: ActionIn) -> bytes:
    """Have a table play an action; the answer, written (see also quick.py)."""
    begun = time.perf_counter()
    live = await changing(server, table_id, user)
    done = await live.do(playing.act, user, wanted)
    server.metrics.count("moves")
    server.metrics.move_seconds.observe(time.perf_counter() - begun)
    return to_json(done)


@router.post("/undo", operation_id="undo")
async def undo(table_id: TableId, body: UndoIn, caller: Caller, server: TheServer) -> Done:
    """Take back one's latest action, up to the last information barrier (`view.can_undo`)."""
    live = await changing(server, table_id, caller)
    return Done.model_validate(await live.do(playing.undo, caller, body))


@router.post("/done", operation_id="say_done")
async def say_done(table_id: TableId, body: SpeechIn, caller: Caller, server: TheServer) -> Ok:
    """I have nothing more to give or say before this decision (`table.hearing`), or I have after all."""
    live = await changing(server, table_id, caller)
    await live.do(hearing.say_done, caller, body)
    return Ok(ok=True)


@router.put("/seats/{seat}/auto-pass", operation_id="set_auto_pass")
async def set_auto_pass(
    table_id: TableId, seat: Annotated[int, Path(ge=0, le=15)], body: AutoPassIn, caller: Caller, server: TheServer
) -> Ok:
    """Let the server pass for me where I have no other choice (`table.can_auto_pass`); it answers on the bots' beat."""
    live = await changing(server, table_id, caller)
    await live.do(playing.set_auto_pass, caller, seat, body.on)
    return Ok(ok=True)


@router.post("/hint", operation_id="hint", response_model=HintOut)
async def hint(table_id: TableId, body: HintIn, caller: Caller, server: TheServer) -> Response:
    """What would a bot do in my place, and why? Where the table allows it (`table.hints`)."""
    live = await visible(server, table_id, caller, None)
    server.quotas.hints.check(caller.id)
    return Response(to_json(await hints.hint(live, caller, body)), media_type="application/json")


@router.get("/explain", operation_id="explain")
async def explain(
    table_id: TableId,
    seat: Annotated[int, Query(ge=0, le=15)],
    action: Annotated[str, Query(max_length=600, description="an id, notation, or a JSON object")],
    caller: Caller,
    server: TheServer,
    language: Language,
    ahead: bool = False,
) -> Explanation:
    """Why can't I? For any well-formed action, now or (`ahead`) as if my next turn began now."""
    live = await visible(server, table_id, caller, None)
    said = await live.do(playing.explain, caller, seat, _action(action), language, ahead)
    return Explanation.model_validate(said)


@router.get("/ahead", operation_id="ahead", response_model=AheadOut)
async def ahead(
    table_id: TableId, seat: Annotated[int, Query(ge=0, le=15)], caller: Caller, server: TheServer
) -> Response:
    """What could I do if my next turn began now? To think, or to prepare a move, while others play."""
    live = await visible(server, table_id, caller, None)
    server.quotas.lookups.check(caller.id)
    return Response(to_json(await live.do(playing.ahead, caller, seat)), media_type="application/json")


def _action(text: str) -> Any:
    if text.isdecimal() and len(text) < 16:
        return int(text)
    if not text.startswith("{"):
        return text
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise ApiError("invalid-action", 422, problem=str(error)) from None


@router.get("/history/{step}", operation_id="history", response_model=HistoryOut)
async def history(
    table_id: TableId,
    step: Annotated[int, Path(ge=0, le=10**6)],
    visitor: Visitor,
    server: TheServer,
    request: Request,
    seat: OwnSeat = None,
    invite: Invited = None,
) -> Response:
    """The position after `step` entries, as the viewer saw it then."""
    live = await visible(server, table_id, visitor, invite)
    user_id = visitor.id if visitor else None
    asker = _looking_up(server, visitor, request)
    return Response(to_json(await playing.history(live, asker, user_id, step, seat)), media_type="application/json")


def _looking_up(server: Server, visitor: User | None, request: Request) -> Owner:
    """Count somebody who has a game played through anew, or refuse; who shares the time for it with others."""
    home = address(request.scope)
    server.quotas.lookups.check(visitor.id if visitor else home)
    return home, visitor.id if visitor else home


@router.get("/log", operation_id="log")
async def log(
    table_id: TableId,
    visitor: Visitor,
    server: TheServer,
    since: Annotated[int, Query(ge=0, le=10**6)] = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
    seat: OwnSeat = None,
    invite: Invited = None,
) -> LogPage:
    """A part of the log, from event number `since` on."""
    live = await visible(server, table_id, visitor, invite)
    user_id = visitor.id if visitor else None
    return LogPage.model_validate(await live.do(playing.log_page, user_id, since, limit, seat))


@router.post("/chat", operation_id="say")
async def say(
    table_id: TableId, body: ChatIn, caller: Caller, server: TheServer, request: Request, invite: Invited = None
) -> Ok:
    """A line of chat: players in their room, spectators in theirs."""
    live = await changing(server, table_id, caller, invite)
    server.quotas.talk.check(caller.id, address(request.scope))
    await live.do(playing.say, caller, body.text)
    return Ok(ok=True)


@router.post("/report", operation_id="report")
async def report(
    table_id: TableId, body: ReportIn, caller: Caller, server: TheServer, request: Request, invite: Invited = None
) -> Ok:
    """Complain to the host of the server about a seat, or the whole table."""
    server.quotas.reports.check(caller.id, address(request.scope))
    live = await visible(server, table_id, caller, invite)
    await live.do(playing.report, caller, body.seat, body.text)
    return Ok(ok=True)


@router.get("/notes", operation_id="get_notes")
async def get_notes(table_id: TableId, caller: Caller, server: TheServer, invite: Invited = None) -> NotesOut:
    """My private notes at this table."""
    await visible(server, table_id, caller, invite)
    mine = sa.select(notes.c.text).where(notes.c.table_id == table_id, notes.c.user_id == caller.id)
    text: str | None = await server.db.read(lambda db: db.execute(mine).scalar())
    return NotesOut(text=text or "")


@router.put("/notes", operation_id="set_notes")
async def set_notes(table_id: TableId, body: NotesIn, caller: Caller, server: TheServer, invite: Invited = None) -> Ok:
    """Keep my private notes at this table."""
    await changing(server, table_id, caller, invite)
    here = (notes.c.table_id == table_id) & (notes.c.user_id == caller.id)

    def work(db: sa.Connection) -> None:
        if db.execute(notes.update().where(here).values(text=body.text)).rowcount == 0:
            db.execute(notes.insert().values(table_id=table_id, user_id=caller.id, text=body.text))

    await server.db.write(work)
    return Ok(ok=True)


@router.get("/draws", operation_id="draws")
async def draws(
    table_id: TableId, visitor: Visitor, server: TheServer, request: Request, invite: Invited = None
) -> DrawnGame:
    """Every draw with the opened seed, when the game is over: to be recomputed by whoever doubts it."""
    live = await visible(server, table_id, visitor, invite)
    return await live.do(seating.all_draws, _looking_up(server, visitor, request))


@router.get("/story", operation_id="story", response_model=StoryOut)
async def story(
    table_id: TableId, visitor: Visitor, server: TheServer, request: Request, invite: Invited = None
) -> Response:
    """A finished game, told: points after every step, and the moments that mattered."""
    live = await visible(server, table_id, visitor, invite)
    asker = _looking_up(server, visitor, request)
    return Response(to_json(await playing.story(live, asker)), media_type="application/json")


@router.get("/record", operation_id="record")
async def record(table_id: TableId, visitor: Visitor, server: TheServer, invite: Invited = None) -> Response:
    """The whole game as a record, when it is over."""
    live = await visible(server, table_id, visitor, invite)
    found = await live.do(seating.finished_record)
    headers = {"content-disposition": f'attachment; filename="{found.game}-{table_id}.json"'}
    return Response(found.to_json(), media_type="application/json", headers=headers)
