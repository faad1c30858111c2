"""mcp: a seat for a language model."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from approdo.cli.style import Language
from approdo.core.errors import ApprodoError

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def register(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command()(mcp)


def mcp(
    server: Annotated[
        str | None, typer.Option(help="An Approdo server to play at; without it, tables with bots in this process.")
    ] = None,
    http: Annotated[bool, typer.Option("--http", help="Streamable HTTP instead of standard input and output.")] = False,
    host: Annotated[str, typer.Option(help="Address to listen on, with --http.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port, with --http; the path is /mcp.")] = 8765,
    lang: Language = None,
) -> None:
    """Let a language model play: the Model Context Protocol. A token for --server is read from APPRODO_TOKEN."""
    token = os.environ.get("APPRODO_TOKEN") or None
    if http and token and host not in LOOPBACK:
        raise ApprodoError(
            f"whoever reaches {host} would play with your token: unset APPRODO_TOKEN, and let every caller bring"
            " a token of his own (Authorization: Bearer ...), or listen on 127.0.0.1"
        )
    try:
        from approdo.mcp.server import build
    except ModuleNotFoundError as error:
        raise ApprodoError(
            f"this needs the extra 'mcp' ({error.name} is missing): pip install 'approdo[mcp]'"
        ) from None
    made = build(lang or "en", server, token)
    if http:
        made.run("streamable-http", host=host, port=port)
    else:
        made.run("stdio")
