"""Starting and stopping a server process."""

from __future__ import annotations

import gc
import io
import socket
from collections.abc import Callable

import segno
import sqlalchemy as sa
import uvicorn
from fastapi import FastAPI

from approdo.server.app import create_app
from approdo.server.config import BadConfig, Config
from approdo.server.storage.database import connect
from approdo.server.storage.lock import lock

GRACE_SECONDS = 2


class Process(uvicorn.Server):
    """A server process that says where it is, and sends its readers home as soon as it is asked to stop."""

    def __init__(self, config: Config, say: Callable[[str], None]) -> None:
        self.app = create_app(config)
        super().__init__(uvicorn_config(self.app, config))
        self.settings = config
        self.say = say

    @property
    def port(self) -> int:
        """The port that it listens on."""
        number: int = self.servers[0].sockets[0].getsockname()[1]
        return number

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is loaded by now stays; views come and go by the thousand and are seldom part of a cycle.
            gc.collect()
            gc.freeze()
            gc.set_threshold(50_000, 20, 20)
            self.say(welcome(self.settings, self.port))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.server.hub.say_goodbye()
        await super().shutdown(sockets)


def uvicorn_config(app: FastAPI, config: Config) -> uvicorn.Config:
    """The web server's settings."""
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=config.frame_limit,
        ws_per_message_deflate=False,  # a compressor per socket would cost more memory than the socket
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=75,
        proxy_headers=True,
        forwarded_allow_ips=config.trusted_proxies,
        h11_max_incomplete_event_size=32_768,
    )


def run(config: Config, say: Callable[[str], None]) -> None:
    """Serve until stopped; `say` prints the address and its QR code once people can come."""
    check_database(config)
    Process(config, say).run()


def check_database(config: Config) -> None:
    """Whether the database can be used at all, said in one line before anything starts."""
    held = lock(config.database)
    if held is not None:
        held.close()
    engine = connect(config.database)
    try:
        engine.connect().close()
    except sa.exc.SQLAlchemyError as error:
        shown = engine.url.render_as_string(hide_password=True)
        raise BadConfig(f"cannot open the database {shown}: {str(error).splitlines()[0]}") from None
    finally:
        engine.dispose()


def welcome(config: Config, port: int) -> str:
    """The address for this machine and for the local network, with a QR code for the latter."""
    here = f"http://localhost:{port}"
    if config.public_url:
        return f"{_qr(config.public_url)}\nApprodo is at {config.public_url}"
    if config.host in ("127.0.0.1", "localhost", "::1"):
        return f"Approdo is at {here}"
    there = f"http://{local_address()}:{port}"
    return f"{_qr(there)}\nApprodo is at {here}\nOn your network: {there}"


def _qr(text: str) -> str:
    out = io.StringIO()
    segno.make(text, error="m").terminal(out, compact=True, border=2)
    return out.getvalue()


def local_address() -> str:
    """The address of this machine on its network (no packet is sent to find it)."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
            return address
        except OSError:
            return "127.0.0.1"
