"""Moves and sockets go straight to their table: the framework's way costs more time, and memory while a socket is open.

What is odd in any way (another content type, a body that is not one, nobody's cookie; a socket's address with more to
it than the table) is handed to the framework as it came, so that there is one place where it is refused. Both ways end
in `routes.play.played` and `routes.streams.socket`.
"""

from __future__ import annotations

import re

from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from approdo.server.context import Server, admit
from approdo.server.errors import ApiError
from approdo.server.models import ActionIn
from approdo.server.routes import play, streams
from approdo.server.security import problem

_PATH = re.compile(r"/api/tables/([0-9a-f]{20})/actions")
_SOCKET_PATH = re.compile(r"/api/tables/([0-9a-f]{20})/socket")
_SOCKET = next(route for route in streams.router.routes if getattr(route, "name", None) == "socket")
_ROUTE = next(route for route in play.router.routes if getattr(route, "operation_id", None) == "act")
_JSON = b"application/json"


class Quick:
    """Stands before the framework."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        found = _PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None or (b"content-type", _JSON) not in scope["headers"]:
            await self.app(scope, receive, send)
            return
        taken = [await receive()]
        while taken[-1].get("more_body"):
            taken.append(await receive())
        whole = taken[-1]["type"] == "http.request"  # and not hung up, or too much
        body = b"".join(message.get("body", b"") for message in taken) if whole else b""
        try:
            answer = await _answer(scope, found[1], body)
        except ApiError as error:
            await problem(scope, error)(scope, receive, send)
            return
        if answer is None:
            await self.app(scope, _again(taken, receive), send)
            return
        headers = [(b"content-length", b"%d" % len(answer)), (b"content-type", _JSON)]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _SOCKET_PATH.fullmatch(scope["path"])
        if found is None or scope["query_string"]:
            await self.app(scope, receive, send)
            return
        scope["route"] = _SOCKET  # for what a token may do
        await streams.socket(WebSocket(scope, receive, send), found[1], scope["app"].state.server)


async def _answer(scope: Scope, table_id: str, body: bytes) -> bytes | None:
    """What the move did; None when the framework shall say what is wrong with the request."""
    try:
        wanted = ActionIn.model_validate_json(body)
    except ValidationError:
        return None
    scope["route"] = _ROUTE  # for the log, and for what a token may do
    server: Server = scope["app"].state.server
    user = await server.identity.user(HTTPConnection(scope))
    if user is None:
        return None
    admit(server, scope, user)
    return await play.played(server, table_id, user, wanted)


def _again(taken: list[Message], receive: Receive) -> Receive:
    """What was read already, and then the rest."""
    waiting = iter(taken)

    async def replay() -> Message:
        return next(waiting, None) or await receive()

    return replay
