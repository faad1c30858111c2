"""Guests, accounts, sessions, my games."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from approdo.server.context import Caller, TheServer, Visitor
from approdo.server.lobby import my_tables
from approdo.server.messages import Me, Ok, TableShort
from approdo.server.models import AccountIn, GuestIn
from approdo.server.routes.common import REFUSALS
from approdo.server.security import address
from approdo.server.storage.people import User

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)


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
    server.logins.check(address(request.scope))
    return _me(await server.identity.guest(request, response, body.name))


@router.post("/account", operation_id="register")
async def register(body: AccountIn, request: Request, response: Response, server: TheServer) -> Me:
    """Make an account; a guest keeps all his games. Sets a new cookie."""
    server.logins.check(address(request.scope))
    user = await server.identity.register(request, response, body.name, body.password)
    await server.hub.reload_tables_of(user.id)
    return _me(user)


@router.post("/login", operation_id="login")
async def login(body: AccountIn, request: Request, response: Response, server: TheServer) -> Me:
    """Log into an account; what was played as a guest comes along. Sets a new cookie."""
    server.logins.check(address(request.scope))
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


@router.get("/me/tables", operation_id="my_tables")
async def mine(caller: Caller, server: TheServer) -> list[TableShort]:
    """My games: those that wait for me first, then the running ones, then the finished ones."""
    return await server.db.read(lambda db: my_tables(db, caller.id))
