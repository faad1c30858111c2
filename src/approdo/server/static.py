"""The built browser app, served from inside the package."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from approdo.server.errors import ApiError
from approdo.server.routes.share import SHARED, head_of

HOME = Path(__file__).parent / "static"
_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.(js|css|svg|woff2)$")
_MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Approdo</title>
<h1>Approdo</h1><p>The server runs, but the browser app has not been built. In a checkout, with Node 20 or newer:
<pre>npm --prefix web ci &amp;&amp; npm --prefix web run build</pre>
<p>then install again. The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</html>
"""


def _file(home: Path, path: str) -> Path | None:
    """The file of that name, if there is one inside the app."""
    try:
        wanted = (home / path).resolve()
        return wanted if path and wanted.is_relative_to(home.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        raise ApiError("no-such-path", 404) from None


def add_static(app: FastAPI, home: Path = HOME) -> None:
    """Hashed assets are cached for a year; every other path that is no file is the app itself."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise ApiError("no-such-path", 404)
        index = home / "index.html"
        if not index.is_file():
            return HTMLResponse(_MISSING, headers={"cache-control": "no-store"})
        wanted = _file(home, path)
        if wanted is not None:
            kept = "public, max-age=31536000, immutable" if _HASHED.search(path) else "no-cache"
            return FileResponse(wanted, headers={"cache-control": kept})
        if path.startswith("assets/"):
            raise ApiError("no-such-path", 404)
        if SHARED.fullmatch(path):
            return HTMLResponse(await _with_head(index, request, path), headers={"cache-control": "no-cache"})
        return FileResponse(index, headers={"cache-control": "no-cache"})


async def _with_head(index: Path, request: Request, path: str) -> str:
    """The app with the words by which a messenger shows the link."""
    page = index.read_text(encoding="utf-8")
    try:
        return page.replace("</title>", f"</title>\n    {await head_of(request, path)}", 1)
    except ApiError:  # the database is away: the page says so itself
        return page
