"""One person on several devices: where he is signed in, and passes by which another device comes in."""

from __future__ import annotations

from typing import Annotated

import sqlalchemy as sa
from fastapi import APIRouter, Path, Request, Response

from approdo.server.addresses import drawn, for_friends
from approdo.server.context import Caller, TheServer
from approdo.server.messages import CodeOut, DeviceOut, Me, Ok, PassOut, PassSeen
from approdo.server.models import Id, LinkIn, PassIn
from approdo.server.routes.common import REFUSALS
from approdo.server.security import address
from approdo.server.storage import devices, processes
from approdo.server.storage.people import new_secret

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)
PASS_SECONDS = 300


@router.get("/me/devices", operation_id="my_devices")
async def my_devices(caller: Caller, server: TheServer, request: Request) -> list[DeviceOut]:
    """Where I am signed in."""
    here = server.identity.present(request)
    found = await server.db.read(lambda db: devices.sessions_of(db, caller.id))
    return [
        DeviceOut(id=row.hash[: devices.SHOWN], device=row.device, created=row.created, this=row.hash == here)
        for row in found
    ]


@router.delete("/me/devices/{device_id}", operation_id="sign_out_device")
async def sign_out_device(device_id: Annotated[Id, Path()], caller: Caller, server: TheServer) -> Ok:
    """Sign out another device of mine."""

    def work(db: sa.Connection) -> None:
        devices.drop_device(db, caller.id, device_id)
        processes.announce_user(db, caller.id)

    await server.db.write(work)
    server.identity.forget(caller.id)
    server.hub.send_home(caller.id)
    return Ok(ok=True)


@router.post("/me/devices", operation_id="make_pass", status_code=201)
async def make_pass(body: PassIn, caller: Caller, server: TheServer, request: Request) -> PassOut:
    """A link, also as a QR code, by which another device of mine comes in: once, and within five minutes."""
    server.quotas.secrets.check(caller.id, address(request.scope))
    secret = new_secret()
    expires = await server.db.write(lambda db: devices.add_pass(db, caller.id, secret, PASS_SECONDS))
    goal = f"&table={body.table}" if body.table else ""
    link = f"{for_friends(server.config, str(request.base_url))}/device#pass={secret}{goal}"
    side, path = drawn(link)
    return PassOut(link=link, code=CodeOut(side=side, path=path), expires=expires)


@router.post("/devices/look", operation_id="see_pass")
async def see_pass(body: LinkIn, server: TheServer, request: Request) -> PassSeen:
    """Who one would be by a pass; it is not used by that."""
    server.quotas.newcomers.check(address(request.scope))
    user = await server.db.read(lambda db: devices.pass_user(db, body.token))
    return PassSeen(name=user.name)


@router.post("/devices/claim", operation_id="use_pass")
async def use_pass(body: LinkIn, request: Request, response: Response, server: TheServer) -> Me:
    """This device comes in by a pass; what was played on it as a guest comes along. Sets a new cookie."""
    server.quotas.newcomers.check(address(request.scope))
    user, touched = await server.identity.come_in(request, response, lambda db: devices.use_pass(db, body.token))
    await server.hub.reload(touched)
    return Me(id=user.id, name=user.name, account=user.account)
