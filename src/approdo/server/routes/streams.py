"""Pushing: the complete message by WebSocket, or by server-sent events where sockets do not get through."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request, WebSocket, WebSocketDisconnect
from starlette.responses import StreamingResponse

from approdo.server.context import Server, TheServer, Visitor
from approdo.server.errors import ApiError
from approdo.server.live import Live
from approdo.server.presence import Reader
from approdo.server.routes.common import REFUSALS, TEXT_REFUSALS, Invited, OwnSeat, TableId, check_visible, visible
from approdo.server.security import address
from approdo.server.showing import shown
from approdo.server.storage.people import User

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=REFUSALS)
events_router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=TEXT_REFUSALS)
PING_SECONDS = 20.0
WORDS = ("ping", "skip", "follow")
TRY_AGAIN = 1013


@router.websocket("/socket")
async def socket(
    websocket: WebSocket,
    table_id: TableId,
    server: TheServer,
    seat: OwnSeat = None,
    invite: Invited = None,
) -> None:
    """Pushes the complete message after every commit.

    The client sends nothing but "ping", and "skip" or "follow": whether what others do may come in one message.
    """
    home = address(websocket.scope)
    try:
        _check_count(server, home)
        visitor = await server.identity.user(websocket)
        user_id = visitor.id if visitor else None
        live = await visible(server, table_id, visitor, invite)
        await shown(live, user_id, seat)
    except ApiError as error:
        await websocket.accept()  # only an accepted socket can tell a browser why it is closed
        await websocket.close(_closing(error), error.code)
        return
    await websocket.accept()
    server.sockets[home] += 1
    reader = _enter(live, visitor)
    pushing = asyncio.create_task(_push(websocket, server, live, reader, seat, invite))
    try:
        while (word := (frame := await websocket.receive()).get("text")) in WORDS:
            if word == "ping":
                await websocket.send_text('{"pong":true}')
            else:
                reader.skips = word == "skip"
        if frame["type"] == "websocket.receive":
            await websocket.close(1008, "nothing-but-ping")
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        pushing.cancel()
        _leave(live, reader)
        _one_less(server, home)


def _closing(error: ApiError) -> int:
    """The code that a socket is closed with: come back later, or do not."""
    return TRY_AGAIN if error.status >= 500 else 4000 + error.status


def _check_count(server: Server, home: str) -> None:
    if server.sockets[home] >= server.config.sockets_per_address:
        raise ApiError("too-many-sockets", 429)


def _one_less(server: Server, home: str) -> None:
    server.sockets[home] -= 1
    if not server.sockets[home]:
        del server.sockets[home]


def _enter(live: Live, visitor: User | None) -> Reader:
    user_id = visitor.id if visitor else None
    known = live.presence.here_now(user_id)
    reader = live.presence.enter(user_id, visitor.until if visitor else math.inf)
    if not known:
        live.refresh()
        live.hub.came_or_left(live, user_id)
    return reader


def _leave(live: Live, reader: Reader) -> None:
    live.presence.leave(reader)
    if not live.presence.here_now(reader.user_id):
        live.refresh()
        live.hub.came_or_left(live, reader.user_id)


async def _push(
    websocket: WebSocket, server: Server, live: Live, reader: Reader, seat: int | None, invite: str | None
) -> None:
    """Send the latest message whenever there is news; a reader who does not take it in time is dropped."""
    try:
        async for message in _messages(live, reader, seat, invite):
            async with asyncio.timeout(server.config.send_timeout):
                await websocket.send_text(message.decode())
            del message  # hundreds wait here, and nobody needs what he has got
            server.metrics.count("views_sent")
        await websocket.close(1012, "restarting")
    except TimeoutError:
        server.metrics.count("readers_dropped")
        await websocket.close(1013, "too-slow")
    except ApiError as error:
        await websocket.close(_closing(error), error.code)
    except (WebSocketDisconnect, RuntimeError):
        pass


async def _messages(live: Live, reader: Reader, seat: int | None, invite: str | None) -> AsyncIterator[bytes]:
    last = -1
    while True:
        await reader.news.wait()
        reader.news.clear()
        if reader.closed:
            return
        if reader.until < time.time():
            raise ApiError("token-expired", 401)
        check_visible(live.table, reader.user_id, invite)  # a table may close its doors while one looks on
        message = await shown(live, reader.user_id, seat)
        if live.presence.served(reader):
            live.drop_views()
        if message.changes != last:
            last = message.changes
            yield message.whole()
        del message


@events_router.get("/events", operation_id="events", response_class=StreamingResponse)
async def events(
    table_id: TableId,
    request: Request,
    visitor: Visitor,
    server: TheServer,
    seat: OwnSeat = None,
    invite: Invited = None,
) -> StreamingResponse:
    """The same messages as server-sent events, for networks that let no WebSocket through."""
    home = address(request.scope)
    _check_count(server, home)
    live = await visible(server, table_id, visitor, invite)
    user_id = visitor.id if visitor else None
    await shown(live, user_id, seat)

    async def stream() -> AsyncIterator[bytes]:
        server.sockets[home] += 1
        reader = _enter(live, visitor)
        messages = _messages(live, reader, seat, invite)
        waiting = asyncio.ensure_future(anext(messages))
        try:
            while True:
                done, _ = await asyncio.wait({waiting}, timeout=PING_SECONDS)
                if not done:
                    yield b": still here\n\n"
                    continue
                yield b"data: " + waiting.result() + b"\n\n"
                server.metrics.count("views_sent")
                waiting = asyncio.ensure_future(anext(messages))
        except (StopAsyncIteration, ApiError):
            return
        finally:
            waiting.cancel()
            _leave(live, reader)
            _one_less(server, home)

    return StreamingResponse(stream(), media_type="text/event-stream", headers={"x-accel-buffering": "no"})
