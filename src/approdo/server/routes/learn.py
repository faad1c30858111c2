"""Learning: the lessons there are, a table for one, and what the coach says at it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from approdo.server import coaching, seating, teaching
from approdo.server.context import Caller, Language, TheServer, Visitor
from approdo.server.messages import LessonOut, LessonRow, Ok, TableRef, WarningOut
from approdo.server.models import LearnIn, LessonIn
from approdo.server.routes.common import REFUSALS, TableId, changing, visible
from approdo.server.security import address

router = APIRouter(prefix="/api", tags=["learn"], responses=REFUSALS)


@router.get("/lessons", operation_id="list_lessons")
async def list_lessons(visitor: Visitor, server: TheServer, language: Language) -> list[LessonRow]:
    """All lessons, with how far I have come."""
    user_id = visitor.id if visitor else None
    rows = await server.db.read(lambda db: teaching.shelf(db, user_id, language))
    return [LessonRow.model_validate(row) for row in rows]


@router.post("/lessons", operation_id="begin_lesson", status_code=201)
async def begin_lesson(body: LearnIn, caller: Caller, server: TheServer, request: Request) -> TableRef:
    """A table that teaches: the lesson's game against its bots, begun at once."""
    server.quotas.tables.check(caller.id, address(request.scope))
    table = await seating.teach(server.hub, caller, teaching.find(body.game, body.lesson))
    return TableRef(table=table.id, seat=table.seats_of(caller.id)[0])


@router.get("/tables/{table_id}/lesson", operation_id="get_lesson")
async def get_lesson(table_id: TableId, caller: Caller, server: TheServer, language: Language) -> LessonOut:
    """The lesson in words, where I am in it, the move it suggests, and what the coach has to say."""
    live = await visible(server, table_id, caller, None)
    return LessonOut.model_validate(await coaching.told(live, caller, language))


@router.post("/tables/{table_id}/lesson", operation_id="follow_lesson")
async def follow_lesson(table_id: TableId, body: LessonIn, caller: Caller, server: TheServer) -> Ok:
    """I have read a step, heard the coach, or want to play on without him."""
    live = await changing(server, table_id, caller)
    if body.read is not None:
        await live.do(teaching.go_on, caller, body.read)
    if body.heard is not None:
        await live.do(teaching.hear, caller, body.heard)
    if body.leave:
        await live.do(teaching.leave, caller)
    return Ok(ok=True)


@router.get("/tables/{table_id}/lesson/warning", operation_id="lesson_warning")
async def lesson_warning(
    table_id: TableId,
    action: Annotated[int, Query(ge=0, le=2**53, description="the id of a legal action")],
    caller: Caller,
    server: TheServer,
    language: Language,
) -> WarningOut:
    """What the coach says before I do this; nothing, unless I would regret it."""
    live = await visible(server, table_id, caller, None)
    server.quotas.lookups.check(caller.id)
    return WarningOut.model_validate(await coaching.warning(live, caller, action, language))
