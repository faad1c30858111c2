"""The built browser app, served from inside the package."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from approdo.server.errors import ApiError

HOME = Path(__file__).parent / "static"
_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.(js|css|svg|woff2)$")
_MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Approdo</title>
<h1>Approdo</h1><p>The server runs, but the browser app has not been built. In a checkout, with Node 20 or newer:
<pre>npm --prefix web ci &amp;&amp; npm --prefix web run build</pre>
<p>then install again. The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</html>
"""


def add_static(app: FastAPI, home: Path = HOME) -> None:
    """Hashed assets are cached for a year; every other path that is no file is the app itself."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise ApiError("no-such-path", 404)
        index = home / "index.html"
        if not index.is_file():
            return HTMLResponse(_MISSING, headers={"cache-control": "no-store"})
        wanted = (home / path).resolve()
        if path and wanted.is_relative_to(home.resolve()) and wanted.is_file():
            kept = "public, max-age=31536000, immutable" if _HASHED.search(path) else "no-cache"
            return FileResponse(wanted, headers={"cache-control": kept})
        if path.startswith("assets/"):
            raise ApiError("no-such-path", 404)
        return FileResponse(index, headers={"cache-control": "no-cache"})
