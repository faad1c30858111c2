"""What the table decides together, resigning and coming back."""

from __future__ import annotations

from fastapi import APIRouter

from approdo.server import consent
from approdo.server.context import Caller, TheServer
from approdo.server.messages import Ok
from approdo.server.models import AnswerIn, ProposalIn, SeatOnly
from approdo.server.routes.common import REFUSALS, TableId, changing

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=REFUSALS)


@router.post("/proposal", operation_id="propose")
async def propose(table_id: TableId, body: ProposalIn, caller: Caller, server: TheServer) -> Ok:
    """Ask the table to go back (`take-back`), or to give an absent player's seat to a bot (`hand-over`)."""
    live = await changing(server, table_id, caller)
    await live.do(consent.propose, caller, body)
    return Ok(ok=True)


@router.post("/proposal/answer", operation_id="answer_proposal")
async def answer(table_id: TableId, body: AnswerIn, caller: Caller, server: TheServer) -> Ok:
    """Agree, or not; withdrawing one's own proposal is disagreeing."""
    live = await changing(server, table_id, caller)
    await live.do(consent.answer, caller, body.agree)
    return Ok(ok=True)


@router.post("/resign", operation_id="resign")
async def resign(table_id: TableId, body: SeatOnly, caller: Caller, server: TheServer) -> Ok:
    """Give up; a bot plays on for the others."""
    live = await changing(server, table_id, caller)
    await live.do(consent.resign, caller, body.seat)
    return Ok(ok=True)


@router.post("/reclaim", operation_id="reclaim")
async def reclaim(table_id: TableId, body: SeatOnly, caller: Caller, server: TheServer) -> Ok:
    """Come back to a seat of mine where a bot stood in."""
    live = await changing(server, table_id, caller)
    await live.do(consent.reclaim, caller, body.seat)
    return Ok(ok=True)
