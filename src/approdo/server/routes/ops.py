"""For the host: health and metrics."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import PlainTextResponse

from approdo.server.context import TheServer
from approdo.server.errors import ApiError
from approdo.server.messages import Ok
from approdo.server.routes.common import REFUSALS, TEXT_REFUSALS
from approdo.server.storage import processes

router = APIRouter(tags=["operations"], responses=REFUSALS)
texts = APIRouter(tags=["operations"], responses=TEXT_REFUSALS)


@router.get("/healthz", operation_id="healthz")
async def healthz() -> Ok:
    """The process is alive: should this fail, start it again."""
    return Ok(ok=True)


@router.get("/readyz", operation_id="readyz")
async def readyz(server: TheServer) -> Ok:
    """The server can keep moves: its database answers and can be written to. 503 while it cannot."""
    if server.hub.closing:
        raise ApiError("restarting", 503)
    await server.db.write(processes.probe)
    return Ok(ok=True)


@texts.get("/metrics", operation_id="metrics", response_class=PlainTextResponse)
async def metrics(server: TheServer) -> PlainTextResponse:
    """Counters in the Prometheus text format."""
    if not server.config.metrics:
        raise ApiError("no-such-path", 404)
    lives = server.hub.lives.values()
    gauges = {
        "live_tables": len(lives),
        "readers": sum(len(live.presence.readers) for live in lives),
        "bot_workers_replaced": server.hub.bots.replaced,
    }
    return PlainTextResponse(server.metrics.text(gauges), media_type="text/plain; version=0.0.4")
