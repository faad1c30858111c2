"""Starting and stopping a server process."""

from __future__ import annotations

import gc
import io
import socket
import sys
from collections.abc import Callable

import segno
import sqlalchemy as sa
import uvicorn
from fastapi import FastAPI

from approdo.server.addresses import LOOPBACK, local_address
from approdo.server.app import create_app
from approdo.server.config import BadConfig, Config
from approdo.server.gate import protocols
from approdo.server.storage.database import connect
from approdo.server.storage.lock import lock
from approdo.server.storage.migrate import check_schema, upgrade_apart
from approdo.server.warming import Warming

GRACE_SECONDS = 2


class Process(uvicorn.Server):
    """A server process that says where it is, and sends its readers home as soon as it is asked to stop."""

    def __init__(self, config: Config, say: Callable[[str], None]) -> None:
        self.app = create_app(config)
        super().__init__(uvicorn_config(self.app, config))
        self.settings = config
        self.say = say
        self.warming = Warming()

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
            gc.set_threshold(50_000, 20, 1000)  # a whole collection takes a tenth of a second: the keeper sees to it
            sys.setswitchinterval(0.001)  # a game that is replayed in a thread must not hold up moves
            self.say(welcome(self.settings, self.port))
            if self.settings.warm_bots:
                self.warming.open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.server.hub.say_goodbye()
        await self.warming.close()
        await super().shutdown(sockets)


def uvicorn_config(app: FastAPI, config: Config) -> uvicorn.Config:
    """The web server's settings."""
    http, stream = protocols(config)
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http,
        ws=stream,
        ws_max_size=config.frame_limit,
        ws_per_message_deflate=False,  # a compressor per socket would cost more memory than the socket
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=75,
        proxy_headers=True,
        forwarded_allow_ips=config.trusted_proxies,
    )


def run(config: Config, say: Callable[[str], None]) -> None:
    """Serve until stopped; `say` prints the address and its QR code once people can come."""
    check_database(config)
    check_address(config)
    listener = dual_stack(config)
    Process(config, say).run([listener] if listener else None)


def dual_stack(config: Config) -> socket.socket | None:
    """For the host `::` a socket that takes IPv4 too; None when the host names one kind."""
    if config.host != "::":
        return None
    return socket.create_server((config.host, config.port), family=socket.AF_INET6, dualstack_ipv6=True, backlog=2048)


def check_address(config: Config) -> None:
    """Whether one can listen there at all, said in one line before anything starts."""
    try:
        found = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, _, _, place in found:
            with socket.socket(family, kind) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(place)
    except OSError as error:
        raise BadConfig(f"cannot listen at {config.host}, port {config.port}: {error.strerror}") from None


def check_database(config: Config) -> None:
    """Whether the database can be used at all, said in one line before anything starts; and bring it up to date."""
    held = lock(config.database)
    engine = connect(config.database)
    try:
        engine.connect().close()
        check_schema(config.database)
        upgrade_apart(config.database)
    except sa.exc.SQLAlchemyError as error:
        shown = engine.url.render_as_string(hide_password=True)
        raise BadConfig(f"cannot open the database {shown}: {str(error).splitlines()[0]}") from None
    finally:
        engine.dispose()
        if held is not None:
            held.close()


def welcome(config: Config, port: int) -> str:
    """The address for this machine and for the local network, with a QR code for the latter."""
    here = f"http://localhost:{port}"
    if config.public_url:
        return f"{_qr(config.public_url)}\nApprodo is at {config.public_url}"
    if config.host in LOOPBACK:
        return f"Approdo is at {here}"
    there = f"http://{local_address()}:{port}"
    return f"{_qr(there)}\nApprodo is at {here}\nOn your network: {there}"


def _qr(text: str) -> str:
    out = io.StringIO()
    segno.make(text, error="m").terminal(out, compact=True, border=2)
    return out.getvalue()
