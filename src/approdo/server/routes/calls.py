"""How people are called: settings, address, browsers, tables; unsubscribing; a lost password."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Path, Request, Response
from starlette.responses import RedirectResponse

from approdo.server import passkeys
from approdo.server.calling import outward
from approdo.server.context import Caller, Language, Server, TheServer
from approdo.server.errors import ApiError
from approdo.server.messages import BrowserOut, CallsOut, Me, Ok, StoppedOut, WaysOut
from approdo.server.models import BrowserIn, CallsIn, EmailIn, HushIn, Id, LinkIn, LostIn, RecoverIn, StopIn, StopToken
from approdo.server.names import account_key
from approdo.server.routes.common import REFUSALS, TableId, changing
from approdo.server.security import address
from approdo.server.storage import calls, contacts

router = APIRouter(prefix="/api", tags=["calls"], responses=REFUSALS)


def _ways(server: Server) -> WaysOut:
    return WaysOut(mail=server.calls.ways.mail, push=server.calls.push_key, passkeys=passkeys.possible())


@router.get("/ways", operation_id="ways")
async def ways(server: TheServer) -> WaysOut:
    """How this server can call people who are awaited and away, and whether it knows passkeys."""
    return _ways(server)


@router.get("/calls", operation_id="my_calls")
async def my_calls(caller: Caller, server: TheServer) -> CallsOut:
    """How I am called."""
    return await server.db.read(lambda db: _shown(db, server, caller.id))


def _shown(db: sa.Connection, server: Server, user_id: str) -> CallsOut:
    mine = contacts.contact_of(db, user_id)
    quiet = None if mine.quiet_from is None or mine.quiet_to is None else [mine.quiet_from, mine.quiet_to]
    return CallsOut(
        ways=_ways(server),
        email=mine.email,
        pending=calls.pending_address(db, user_id),
        mail=mine.mail,
        push=mine.push,
        soon=mine.soon,
        hook=mine.hook,
        quiet=quiet,
        zone=mine.zone,
        browsers=[
            BrowserOut(id=b["id"], label=b["label"], created=b["created"]) for b in contacts.browsers_of(db, [user_id])
        ],
        hushed=sorted(contacts.hushed_tables(db, user_id)),
    )


@router.put("/calls", operation_id="set_calls")
async def set_calls(body: CallsIn, caller: Caller, server: TheServer, language: Language) -> CallsOut:
    """Change how I am called."""
    given: dict[str, Any] = {"language": language} | body.model_dump(exclude_none=True, exclude={"quiet", "hook"})
    if body.quiet is not None:
        both = (None, None) if body.quiet == "none" else tuple(body.quiet)
        given["quiet_from"], given["quiet_to"] = both
    if body.hook is not None:
        given["hook"] = _target(server, body.hook) if body.hook else None

    def work(db: sa.Connection) -> CallsOut:
        contacts.set_contact(db, caller.id, **given)
        return _shown(db, server, caller.id)

    return await server.db.write(work)


def _target(server: Server, url: str) -> str:
    try:
        outward.checked(url, server.config.own_targets())
    except outward.Refused as error:
        raise ApiError("bad-target", 422, problem=str(error)) from None
    return url


@router.put("/calls/email", operation_id="set_email")
async def set_email(body: EmailIn, caller: Caller, server: TheServer, request: Request, language: Language) -> Ok:
    """An address to be called at; it counts when the link in the mail that is sent there is opened."""
    if not server.calls.ways.mail:
        raise ApiError("no-mail", 409)
    if caller.account:
        server.quotas.logins.check(account_key(caller.name))
        await server.identity.check_password(caller, body.password)
    server.quotas.letters.check(caller.id, address(request.scope))
    server.quotas.letters_to.check(body.email)
    asked = contacts.Contact(caller.id, language)
    await server.db.write(lambda db: calls.ask_address(db, asked, body.email))
    return Ok(ok=True)


@router.delete("/calls/email", operation_id="drop_email")
async def drop_email(caller: Caller, server: TheServer) -> Ok:
    """No address any more; one that waits for its confirmation is forgotten too."""
    await server.db.write(lambda db: calls.forget_address(db, caller.id))
    return Ok(ok=True)


@router.post("/calls/email/confirm", operation_id="confirm_email")
async def confirm_email(body: LinkIn, server: TheServer) -> Ok:
    """The link of the mail was opened: the address is its owner's."""
    await server.db.write(lambda db: calls.confirm(db, body.token))
    return Ok(ok=True)


@router.post("/calls/browsers", operation_id="add_browser")
async def add_browser(body: BrowserIn, caller: Caller, server: TheServer, language: Language) -> CallsOut:
    """This browser may be called (a push subscription)."""
    if server.calls.push_key is None:
        raise ApiError("no-push", 409)
    _target(server, body.endpoint)

    def work(db: sa.Connection) -> CallsOut:
        contacts.set_contact(db, caller.id, push=True, language=language)
        contacts.add_browser(db, caller.id, body.endpoint, body.keys.p256dh, body.keys.auth, body.label)
        return _shown(db, server, caller.id)

    return await server.db.write(work)


@router.delete("/calls/browsers/{browser}", operation_id="drop_browser")
async def drop_browser(browser: Annotated[Id, Path()], caller: Caller, server: TheServer) -> CallsOut:
    """A browser of mine is not called any more."""

    def work(db: sa.Connection) -> CallsOut:
        contacts.drop_browser(db, browser, caller.id)
        return _shown(db, server, caller.id)

    return await server.db.write(work)


@router.post("/calls/test", operation_id="test_calls")
async def test_calls(caller: Caller, server: TheServer, request: Request) -> Ok:
    """Send me a trial by every way that I have switched on."""
    server.quotas.letters.check(caller.id, address(request.scope))
    await server.db.write(lambda db: calls.put_trial(db, caller.id, server.calls.ways))
    return Ok(ok=True)


@router.put("/tables/{table_id}/calls", operation_id="hush_table")
async def hush_table(table_id: TableId, body: HushIn, caller: Caller, server: TheServer) -> Ok:
    """Whether this table may call me."""
    await changing(server, table_id, caller)
    await server.db.write(lambda db: contacts.hush(db, caller.id, table_id, body.on))
    return Ok(ok=True)


# --- without signing in ---


@router.post("/calls/stop", operation_id="stop_calls")
async def stop_calls(body: StopIn, server: TheServer) -> StoppedOut:
    """The page of an unsubscribe link: no more mail about a table, or at all; `on` undoes it."""
    return await _stop(server, body.token, body.on)


@router.post("/calls/stop/{token}", operation_id="stop_calls_at_once")
async def stop_at_once(token: Annotated[StopToken, Path()], server: TheServer) -> StoppedOut:
    """What a mail program asks for when one presses its "unsubscribe" (RFC 8058)."""
    return await _stop(server, token, on=False)


@router.get("/calls/stop/{token}", operation_id="open_stop_link", response_class=RedirectResponse, status_code=303)
async def open_stop_link(token: Annotated[StopToken, Path()]) -> RedirectResponse:
    """The same address in a browser: a program that only looks at links stops nothing."""
    return RedirectResponse(f"/stop#{token}", 303)


async def _stop(server: Server, token: str, on: bool) -> StoppedOut:
    user_id, table_id = contacts.read_stop_token(server.calls.secret, token)
    await server.db.write(lambda db: calls.stop(db, user_id, table_id, on))
    return StoppedOut(table=table_id, on=on)


@router.post("/account/recovery", operation_id="lost_password")
async def lost_password(body: LostIn, server: TheServer, request: Request) -> Ok:
    """I lost my password: a mail with a link is sent, if an account has this address. The answer is always the same."""
    if not server.calls.ways.mail:
        raise ApiError("no-mail", 409)
    home = address(request.scope)
    server.quotas.letters.check(body.email, home)
    server.hub.spawn(server.db.write(lambda db: calls.put_recovery(db, body.email)))  # the asker does not wait for it
    return Ok(ok=True)


@router.post("/account/recover", operation_id="recover")
async def recover(body: RecoverIn, request: Request, response: Response, server: TheServer) -> Me:
    """A new password by the link of a mail; all other sessions end. Sets a new cookie."""
    server.quotas.newcomers.check(address(request.scope))
    user = await server.identity.recover(request, response, body.token, body.password)
    server.hub.send_home(user.id)
    return Me(id=user.id, name=user.name, account=user.account)
