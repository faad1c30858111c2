"""Where people find this server, and the picture by which a phone goes there."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

import segno

from approdo.server.config import Config

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def local_address() -> str:
    """The address of this machine on its network (no packet is sent to find it)."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
            return address
        except OSError:
            return "127.0.0.1"


def for_friends(config: Config, asked: str) -> str:
    """The address to give to others; `asked` is the one by which the asker came.

    Who sits at the server's own machine comes by a name that leads nobody else here.
    """
    if config.public_url:
        return config.public_url
    came = urlsplit(asked)
    if came.hostname not in LOOPBACK or config.host in LOOPBACK:
        return f"{came.scheme}://{came.netloc}"
    port = f":{came.port}" if came.port else ""
    return f"{came.scheme}://{local_address()}{port}"


def drawn(text: str) -> tuple[int, str]:
    """A QR code as the side of its square and the path of its dark modules, for an SVG."""
    code = segno.make(text, error="m")
    rows = [bytes(row) for row in code.matrix]
    path = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return len(rows), path
