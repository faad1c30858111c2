"""Tokens by which programs play a person's seats: made, listed and revoked by the person alone."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Path, Request

from approdo.server.context import Caller, TheServer
from approdo.server.messages import NewTokenOut, Ok, TokenOut
from approdo.server.models import Id, TokenIn
from approdo.server.routes.common import REFUSALS
from approdo.server.security import address
from approdo.server.storage import processes, tokens
from approdo.server.tokens import SCOPES

router = APIRouter(prefix="/api/me/tokens", tags=["people"], responses=REFUSALS)
DAY = 86400


def _shown(row: sa.Row[Any]) -> dict[str, Any]:
    kept = {name: getattr(row, name) for name in ("id", "name", "created", "expires", "used")}
    return {**kept, "scopes": row.scopes.split()}


@router.get("", operation_id="my_tokens")
async def my_tokens(caller: Caller, server: TheServer) -> list[TokenOut]:
    """My tokens for programs, without their secrets."""
    found = await server.db.read(lambda db: tokens.tokens_of(db, caller.id))
    return [TokenOut(**_shown(row)) for row in found]


@router.post("", operation_id="make_token", status_code=201)
async def make_token(body: TokenIn, caller: Caller, server: TheServer, request: Request) -> NewTokenOut:
    """A token for a program that plays my seats; its secret is shown this once."""
    server.quotas.secrets.check(caller.id, address(request.scope))
    secret, scopes = tokens.new_token(), [scope for scope in SCOPES if scope in {*body.scopes, "look"}]
    row = await server.db.write(lambda db: tokens.add_token(db, caller.id, body.name, scopes, secret, body.days * DAY))
    return NewTokenOut(**_shown(row), token=secret)


@router.delete("/{token_id}", operation_id="revoke_token")
async def revoke_token(token_id: Annotated[Id, Path()], caller: Caller, server: TheServer) -> Ok:
    """A token of mine works no longer; programs that look on by it are sent home."""

    def work(db: sa.Connection) -> None:
        tokens.drop_token(db, caller.id, token_id)
        processes.announce_user(db, caller.id)

    await server.db.write(work)
    server.identity.forget(caller.id)
    server.hub.send_home(caller.id)
    return Ok(ok=True)
