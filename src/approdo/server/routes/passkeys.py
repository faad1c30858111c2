"""Passkeys of an account: made, listed, dropped; and coming in by one."""

from __future__ import annotations

from typing import Annotated

import sqlalchemy as sa
from fastapi import APIRouter, Path, Request, Response

from approdo.server import passkeys
from approdo.server.context import Caller, TheServer
from approdo.server.devices import device_name
from approdo.server.errors import ApiError
from approdo.server.messages import Me, Ok, PasskeyAsked, PasskeyOut
from approdo.server.models import AskPasskeyIn, Id, PasskeyIn
from approdo.server.names import account_key
from approdo.server.routes.common import REFUSALS
from approdo.server.security import address
from approdo.server.storage import passkeys as stored
from approdo.server.storage.people import User

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)


@router.get("/me/passkeys", operation_id="my_passkeys")
async def my_passkeys(caller: Caller, server: TheServer) -> list[PasskeyOut]:
    """My passkeys, the latest first."""
    found = await server.db.read(lambda db: stored.of_person(db, caller.id))
    return [PasskeyOut(id=row.id, name=row.name, created=row.created, used=row.used) for row in found]


@router.post("/me/passkeys/ask", operation_id="ask_passkey")
async def ask_passkey(body: AskPasskeyIn, caller: Caller, request: Request, server: TheServer) -> PasskeyAsked:
    """What my browser needs to make a passkey for my account."""
    passkeys.check_possible()
    if not caller.account:
        raise ApiError("no-account", 409)
    server.quotas.logins.check(account_key(caller.name))
    await server.identity.check_password(caller, body.password)
    known = [row.credential for row in await server.db.read(lambda db: stored.of_person(db, caller.id))]
    options, challenge = passkeys.to_add(caller, known, passkeys.place(server.config, request))
    await server.db.write(lambda db: stored.add_challenge(db, challenge, caller.id, passkeys.SECONDS))
    return PasskeyAsked(options=options)


@router.post("/me/passkeys", operation_id="add_passkey", status_code=201)
async def add_passkey(body: PasskeyIn, caller: Caller, request: Request, server: TheServer) -> Ok:
    """The passkey that my browser made opens my account from now on."""
    passkeys.check_possible()
    challenge = passkeys.challenge_in(body.credential)
    made = passkeys.added(body.credential, challenge, passkeys.place(server.config, request))
    name = device_name(request.headers.get("user-agent", ""))

    def work(db: sa.Connection) -> None:
        stored.use_challenge(db, challenge, caller.id)
        stored.add(db, caller.id, made, name)

    await server.db.write(work)
    return Ok(ok=True)


@router.delete("/me/passkeys/{passkey_id}", operation_id="drop_passkey")
async def drop_passkey(passkey_id: Annotated[Id, Path()], caller: Caller, server: TheServer) -> Ok:
    """A passkey of mine opens nothing any more."""
    await server.db.write(lambda db: stored.drop(db, caller.id, passkey_id))
    return Ok(ok=True)


@router.post("/login/passkey/ask", operation_id="ask_login_passkey")
async def ask_login(request: Request, server: TheServer) -> PasskeyAsked:
    """What a browser needs to come in by a passkey; whose is for its device to know."""
    passkeys.check_possible()
    server.quotas.newcomers.check(address(request.scope))
    options, challenge = passkeys.to_sign(passkeys.place(server.config, request))
    await server.db.write(lambda db: stored.add_challenge(db, challenge, None, passkeys.SECONDS))
    return PasskeyAsked(options=options)


@router.post("/login/passkey", operation_id="login_passkey")
async def login(body: PasskeyIn, request: Request, response: Response, server: TheServer) -> Me:
    """Into an account by a passkey; what was played as a guest comes along. Sets a new cookie."""
    passkeys.check_possible()
    server.quotas.newcomers.check(address(request.scope))
    challenge = passkeys.challenge_in(body.credential)
    passkey = await server.db.read(lambda db: stored.find(db, str(body.credential.get("id"))))
    signs = passkeys.signed(body.credential, challenge, passkeys.place(server.config, request), passkey)

    def find(db: sa.Connection) -> User:
        stored.use_challenge(db, challenge, None)
        return stored.use(db, passkey, signs)

    user, touched = await server.identity.come_in(request, response, find)
    await server.hub.reload(touched)
    return Me(id=user.id, name=user.name, account=user.account)
