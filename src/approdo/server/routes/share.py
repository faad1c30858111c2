"""What goes with a shared link: its picture, and its words in the head of the page."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from html import escape
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from approdo.server import cards
from approdo.server.addresses import drawn, for_friends
from approdo.server.context import Language, Server, TheServer
from approdo.server.errors import ApiError, server_texts
from approdo.server.live import Live
from approdo.server.messages import CodeOut, InvitationOut
from approdo.server.routes.common import REFUSALS, TEXT_REFUSALS, TableId, check_visible
from approdo.server.security import address, language_of

router = APIRouter(prefix="/api/tables/{table_id}", tags=["share"], responses=TEXT_REFUSALS)
codes = APIRouter(prefix="/api", tags=["share"], responses=REFUSALS)
SHARED = re.compile(r"(?:table|replay)/([0-9a-f]{20})")
"""Pages whose links have a picture."""
KEPT = 60
_painting = asyncio.Semaphore(1)
_painted: OrderedDict[str, bytes] = OrderedDict()
_FRESH = {"cache-control": "public, max-age=60"}


async def _public(server: Server, table_id: str) -> Live | None:
    """The table, if anybody may look at it; the invite code of a link is in its fragment and never comes here."""
    try:
        live = await server.hub.get(table_id)
        check_visible(live.table, None, None)
    except ApiError as error:
        if error.status >= 500:
            raise
        return None
    return live


async def _card(server: Server, table_id: str, language: str) -> str:
    live = await _public(server, table_id)
    return cards.house_card(language) if live is None else cards.table_card(live, language)


@router.get("/card.svg", operation_id="card_svg", response_class=Response)
async def card_svg(table_id: TableId, server: TheServer, language: Language, request: Request) -> Response:
    """A table's public position as a picture; the house's own card where strangers may not look."""
    server.quotas.lookups.check(address(request.scope))
    return Response(await _card(server, table_id, language), media_type="image/svg+xml", headers=_FRESH)


@router.get("/card.png", operation_id="card_png", response_class=Response)
async def card_png(table_id: TableId, server: TheServer, language: Language, request: Request) -> Response:
    """The same for messengers, which want PNG (with the extra 'share')."""
    server.quotas.lookups.check(address(request.scope))
    if not cards.PAINTS:
        raise ApiError("no-such-path", 404)
    svg = await _card(server, table_id, language)
    async with _painting:  # a hundredth of a second of a core: one at a time, beside the moves
        if svg not in _painted:
            _painted[svg] = await asyncio.to_thread(cards.painted, svg)
            if len(_painted) > KEPT:
                _painted.popitem(last=False)
        return Response(_painted[svg], media_type="image/png", headers=_FRESH)


@codes.get("/code", operation_id="code_for")
async def code_for(
    path: Annotated[
        str,
        Query(
            pattern=r"^/([A-Za-z0-9_?#.-][A-Za-z0-9_/?&=#.-]*)?$", max_length=300, description="a page of this server"
        ),
    ],
    server: TheServer,
    request: Request,
) -> InvitationOut:
    """A page of this server as others on the network can open it, also as a QR code."""
    server.quotas.lookups.check(address(request.scope))
    link = f"{for_friends(server.config, str(request.base_url))}{path}"
    side, drawn_path = drawn(link)
    return InvitationOut(link=link, code=CodeOut(side=side, path=drawn_path))


async def head_of(request: Request, path: str) -> str:
    """The words of a shared page for whoever shows its link."""
    server: Server = request.app.state.server
    language = language_of(request)
    home = for_friends(server.config, str(request.base_url))
    found = SHARED.fullmatch(path)
    live = await _public(server, found[1]) if found else None
    title = "Approdo" if live is None else cards.title_of(live, language)
    picture = f"{home}/icons/icon-512.png"
    size = ("512", "512")
    if found and cards.PAINTS:
        picture, size = f"{home}/api/tables/{found[1]}/card.png?lang={language}", (str(cards.WIDTH), str(cards.HEIGHT))
    told = {
        "og:site_name": "Approdo",
        "og:type": "website",
        "og:title": title,
        "og:description": server_texts(language).render("card-house" if live is None else f"card-{live.table.status}"),
        "og:url": f"{home}/{path}",
        "og:image": picture,
        "og:image:width": size[0],
        "og:image:height": size[1],
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])
