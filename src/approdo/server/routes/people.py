"""Guests, accounts, sessions, my games."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import PlainTextResponse

from approdo.server import accounts
from approdo.server.context import Caller, TheServer, Visitor
from approdo.server.errors import ApiError
from approdo.server.lobby import Kind, my_games, my_records, my_tables
from approdo.server.messages import Me, MineOut, Ok, TableShort
from approdo.server.models import AccountIn, GoodbyeIn, GuestIn, PasswordIn
from approdo.server.names import account_key
from approdo.server.routes.common import REFUSALS, TEXT_REFUSALS
from approdo.server.security import address
from approdo.server.storage.people import User

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)
texts = APIRouter(prefix="/api", tags=["people"], responses=TEXT_REFUSALS)


def _me(user: User | None) -> Me:
    if user is None:
        return Me(id=None, name=None, account=False)
    return Me(id=user.id, name=user.name, account=user.account)


@router.get("/me", operation_id="me")
async def me(visitor: Visitor) -> Me:
    """Who I am."""
    return _me(visitor)


@router.post("/session", operation_id="guest")
async def guest(body: GuestIn, request: Request, response: Response, server: TheServer) -> Me:
    """Play at once under a name (a guest may change it the same way). Sets the cookie."""
    server.quotas.newcomers.check(address(request.scope))
    return _me(await server.identity.guest(request, response, body.name))


@router.post("/account", operation_id="register")
async def register(body: AccountIn, request: Request, response: Response, server: TheServer) -> Me:
    """Make an account; a guest keeps all his games. Sets a new cookie."""
    server.quotas.newcomers.check(address(request.scope))
    user = await server.identity.register(request, response, body.name, body.password)
    await server.hub.reload_tables_of(user.id)
    return _me(user)


@router.post("/login", operation_id="login")
async def login(body: AccountIn, request: Request, response: Response, server: TheServer) -> Me:
    """Log into an account; what was played as a guest comes along. Sets a new cookie."""
    home = address(request.scope)
    server.quotas.newcomers.check(home)
    server.quotas.logins.check(f"{account_key(body.name)} {home}")  # nobody locks another out from elsewhere
    user, touched = await server.identity.login(request, response, body.name, body.password)
    await server.hub.reload(touched)
    return _me(user)


@router.post("/logout", operation_id="logout")
async def logout(request: Request, response: Response, visitor: Visitor, server: TheServer) -> Ok:
    """End the session and its sockets."""
    await server.identity.logout(request, response)
    if visitor is not None:
        server.hub.send_home(visitor.id)
    return Ok(ok=True)


@router.post("/logout/everywhere", operation_id="logout_everywhere")
async def logout_everywhere(caller: Caller, server: TheServer) -> Ok:
    """End all sessions of mine, this one too."""
    await server.identity.logout_everywhere(caller)
    server.hub.send_home(caller.id)
    return Ok(ok=True)


@router.post("/account/password", operation_id="change_password")
async def change_password(body: PasswordIn, request: Request, caller: Caller, server: TheServer) -> Ok:
    """Change the password of my account; all other sessions end."""
    if not caller.account:
        raise ApiError("no-account", 409)
    server.quotas.logins.check(account_key(caller.name))
    await server.identity.change_password(request, caller, body.old, body.new)
    server.hub.send_home(caller.id)
    return Ok(ok=True)


@router.post("/account/delete", operation_id="delete_me")
async def delete_me(body: GoodbyeIn, caller: Caller, server: TheServer) -> Ok:
    """Delete me: seats are given up, finished games stay without my name, everything else goes."""
    server.quotas.logins.check(account_key(caller.name))
    await server.identity.check_password(caller, body.password)
    await accounts.delete(server.hub, caller)
    server.identity.forget(caller.id)
    server.hub.send_home(caller.id)
    return Ok(ok=True)


@router.get("/me/export", operation_id="export_me")
async def export_me(caller: Caller, server: TheServer) -> dict[str, Any]:
    """All that the server keeps of me, as JSON."""
    return await server.db.read(lambda db: accounts.export(db, caller))


@router.get("/me/tables", operation_id="my_tables")
async def mine(caller: Caller, server: TheServer) -> list[TableShort]:
    """My games: those that wait for me first, then the running ones, then the finished ones."""
    return await server.db.read(lambda db: my_tables(db, caller.id))


@router.get("/me/games", operation_id="my_games")
async def games(
    caller: Caller,
    server: TheServer,
    kind: Kind = "turn",
    game: Annotated[str | None, Query(max_length=40)] = None,
    name: Annotated[str | None, Query(max_length=40, description="letters of another player's name")] = None,
    start: Annotated[int, Query(ge=0, le=10**6)] = 0,
) -> MineOut:
    """My games of one kind, a page at a time: waiting for me (the most urgent first), running, open, over."""
    return await server.db.read(lambda db: my_games(db, caller.id, kind, game, name, start))


@texts.get("/me/records", operation_id="my_records", response_class=PlainTextResponse)
async def records(caller: Caller, server: TheServer) -> PlainTextResponse:
    """All my finished games as records, one JSON object a line."""
    server.quotas.lookups.check(caller.id)
    found = await server.db.read(lambda db: my_records(db, caller.id))
    headers = {"content-disposition": 'attachment; filename="approdo-games.jsonl"'}
    return PlainTextResponse(found, headers=headers)
