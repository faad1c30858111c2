"""The application: parts put together, routes, and how errors look."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from approdo import __version__
from approdo.server.bots import BotPool
from approdo.server.calling.caller import Caller
from approdo.server.config import Config, read_config
from approdo.server.context import Server
from approdo.server.errors import ApiError
from approdo.server.hub import Hub
from approdo.server.identity import Identity
from approdo.server.keeper import Keeper
from approdo.server.metrics import Metrics
from approdo.server.quick import Quick
from approdo.server.quotas import Quotas
from approdo.server.routes import calls as call_routes
from approdo.server.routes import (
    consent,
    devices,
    games,
    learn,
    ops,
    passkeys,
    people,
    play,
    share,
    streams,
    tables,
    tokens,
)
from approdo.server.schema import described
from approdo.server.security import Shell, problem
from approdo.server.static import add_static
from approdo.server.storage.database import Database
from approdo.server.storage.lock import lock
from approdo.server.storage.migrate import check_schema, upgrade


def create_app(config: Config | None = None) -> FastAPI:
    """A server with its settings; the database is opened when it starts."""
    settings = config or read_config()
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        held = lock(settings.database)
        check_schema(settings.database)
        db = Database(settings.database)
        upgrade(db.engine)
        hub = Hub(settings, db, BotPool(settings.bot_workers, settings.bot_deadline), metrics)
        identity = Identity(settings, db)
        calls = Caller(hub)
        app.state.server = Server(
            settings,
            db,
            hub,
            identity,
            metrics,
            Quotas(settings),
            calls,
        )
        keeper = Keeper(hub, identity)
        await keeper.open()
        await calls.open()
        try:
            yield
        finally:
            await calls.close()
            await hub.close()
            await keeper.close()
            await hub.bots.close()
            db.close()
            if held is not None:
                held.close()

    app = FastAPI(
        title="Approdo",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    for routes in (play, consent, streams, tables, learn, people, call_routes, tokens, devices, passkeys, games, ops):
        app.include_router(routes.router)
    pages = (games.texts, games.files, people.texts, streams.events_router, share.router, share.codes, ops.texts)
    for plain in pages:
        app.include_router(plain)
    app.openapi = partial(described, app)  # type: ignore[method-assign]
    add_static(app)
    _handle_errors(app)
    app.add_middleware(Quick)
    app.add_middleware(Compressed, minimum_size=2000, compresslevel=5)
    app.add_middleware(Shell, config=settings, metrics=metrics)
    return app


class Compressed(GZipMiddleware):
    """Compresses what is fetched; answers to what is done are small."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        fetched = scope["type"] == "http" and scope["method"] == "GET"
        await (super().__call__ if fetched else self.app)(scope, receive, send)


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(ApiError)
    async def refused(request: Request, error: ApiError) -> JSONResponse:
        return problem(request.scope, error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
        return problem(request.scope, ApiError("invalid-request", 422, problem=f"{place}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 405:
            made = ApiError("method", 405, headers=error.headers, method=request.method)
        elif error.status_code == 404:
            made = ApiError("no-such-path", 404)
        else:
            made = ApiError("invalid-request", error.status_code, problem=str(error.detail))
        return problem(request.scope, made)

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        return problem(request.scope, ApiError("unavailable", 500))
