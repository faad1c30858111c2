"""The outer shell of every request: headers, origin, sizes, rates, and one line of log without secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from functools import lru_cache, partial
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, QueryParams
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from approdo.server.config import Config
from approdo.server.errors import ApiError, pick_language
from approdo.server.limits import Limiter, too_fast
from approdo.server.metrics import Metrics

log = logging.getLogger("approdo.access")

REFUSED = "approdo.refused"
"""Where the code of a refusal is noted for the log."""
LOCAL_NAMES = (".local", ".localhost", ".lan", ".home.arpa", ".internal")
"""Names that nobody can register: no stranger's page can be made to have them."""
_HOST = re.compile(r"([a-z0-9_.-]{0,253}|\[[0-9a-f:.]+\])(:[0-9]*)?", re.IGNORECASE)
"""How a host can be written: links and pictures are made of it."""
SAFE = ("GET", "HEAD", "OPTIONS")
BIG_PATHS = ("/api/tables/fork",)
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def known_host(config: Config, host: str) -> bool:
    """False for a name that is not ours, such as a stranger's that he makes point here (DNS rebinding)."""
    try:
        place = urlsplit(f"//{host}")
        if not _HOST.fullmatch(host) or place.port == 0:
            return False
        name = (place.hostname or "").rstrip(".").lower()
        return "." not in name or name.endswith(LOCAL_NAMES) or name in config.hosts() or bool(ip_address(name))
    except ValueError:  # neither a name of ours nor an address, or no port
        return False


def same_origin(headers: Headers, config: Config) -> bool:
    """False when a browser says that another site sent this. Programs that send neither header may pass."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    allowed = {f"http://{headers.get('host', '')}", f"https://{headers.get('host', '')}"}
    if config.public_url:
        parts = urlsplit(config.public_url)
        allowed.add(f"{parts.scheme}://{parts.netloc}")
    return origin in allowed


class Shell:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.addresses = Limiter(config.rate_per_address)
        self.known_host = lru_cache(1000)(partial(known_host, config))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers, safe: bool) -> None:
        if not self.known_host(headers.get("host", "")):
            raise ApiError("foreign-host", 421)
        if not safe and not same_origin(headers, self.config):
            raise ApiError("foreign-origin", 403)
        wait = self.addresses.take(address(scope))
        if wait:
            self.metrics.count("rate_limited")
            raise too_fast(wait, closing=True)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope, Headers(scope=scope), safe=False)
        except ApiError as error:
            await receive()
            log.info("socket refused", extra={"refused": error.code})
            await send({"type": "websocket.close", "code": 4429 if error.status == 429 else 4403})
            return
        await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        headers = Headers(scope=scope)
        status = 500
        head = scope["method"] == "HEAD"
        scope = {**scope, "method": "GET" if head else scope["method"], REFUSED: []}
        body: _Body | None = None

        async def sending(message: Message) -> None:
            nonlocal status
            if body is not None and body.exceeded:
                return  # whatever the application makes of half a body
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message, scope)
            elif head and body is not None:
                message = {"type": "http.response.body"}
                body.exceeded = True  # nothing more is sent; an endless stream sees the asker gone
            await send(message)
            if head and body is not None and body.exceeded:
                body.gone.set()

        try:
            self._check(scope, headers, scope["method"] in SAFE)
            body = _Body(receive, headers, self._limit(scope["path"]))
            await self.app(scope, body, sending)
            if body.exceeded and not head:
                raise ApiError("too-big", 413, limit=body.limit)
        except ApiError as error:
            body = None
            await problem(scope, error)(scope, receive, sending)
        finally:
            seconds = time.perf_counter() - begun
            self.metrics.request(scope["method"], status, seconds)
            spent = round(seconds * 1e3, 1)
            method = "HEAD" if head else scope["method"]
            said = {"method": method, "path": _route(scope), "status": status, "ms": spent}
            if scope[REFUSED]:
                said["refused"] = scope[REFUSED][-1]
            log.info("request", extra=said)

    def _limit(self, path: str) -> int:
        return self.config.record_limit if path in BIG_PATHS else self.config.body_limit


class _Body:
    """A request body that stops being read when it is too big."""

    def __init__(self, receive: Receive, headers: Headers, limit: int) -> None:
        self.receive = receive
        self.limit = limit
        self.read = 0
        self.exceeded = False
        self.gone = asyncio.Event()
        announced = headers.get("content-length", "0")
        if announced.isdecimal() and int(announced) > limit:
            raise ApiError("too-big", 413, limit=limit)

    async def __call__(self) -> Message:
        if self.gone.is_set():
            return {"type": "http.disconnect"}
        message = await self.receive()
        if message["type"] == "http.request":
            self.read += len(message.get("body", b""))
            if self.read > self.limit:
                self.exceeded = True
                return {"type": "http.disconnect"}
        return message


_RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_NOT_KEPT = (b"cache-control", b"no-store")
_HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


def _add_headers(message: Message, scope: Scope) -> None:
    wanted = list(_RAW_HEADERS)
    if scope["path"].startswith("/api/"):
        wanted.append(_NOT_KEPT)
    if scope.get("scheme") == "https":
        wanted.append(_HTTPS_ONLY)
    given = list(message.get("headers", ()))
    names = {name for name, _ in given}
    message["headers"] = given + [header for header in wanted if header[0] not in names]


def _route(scope: Scope) -> str:
    """The pattern of the path, so that no id or secret gets into the log."""
    route = scope.get("route")
    return getattr(route, "path", None) or ("/api/*" if scope["path"].startswith("/api/") else "/*")


def address(scope: Scope) -> str:
    """Where a request comes from; a whole /64 counts as one in IPv6."""
    client = scope.get("client")
    return home_of(client[0] if client else "unknown")


def home_of(host: str) -> str:
    """The part of an address that one household has."""
    return ":".join(host.split(":")[:4]) if host.count(":") > 1 else host


def language_of(connection: HTTPConnection) -> str:
    """The reader's language."""
    return pick_language(connection.query_params.get("lang"), connection.headers.get("accept-language"))


class Refusal(JSONResponse):
    """Quotes what was sent, whatever it was: also half a character, which UTF-8 cannot say."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode(errors="replace")


def problem(scope: Scope, error: ApiError) -> JSONResponse:
    """A refusal as the client receives it."""
    query = QueryParams(scope.get("query_string", b"").decode("latin-1"))
    language = pick_language(query.get("lang"), Headers(scope=scope).get("accept-language"))
    scope.get(REFUSED, []).append(error.code)
    return Refusal(error.to_json(language), error.status, error.headers)
