"""What a request needs: the server's parts, and who is asking."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.types import Scope

from approdo.server.calling.caller import Caller as Caller_
from approdo.server.config import Config
from approdo.server.errors import ApiError
from approdo.server.hub import Hub
from approdo.server.identity import Identity
from approdo.server.metrics import Metrics
from approdo.server.quotas import Quotas
from approdo.server.security import address, language_of
from approdo.server.storage.database import Database
from approdo.server.storage.people import User


@dataclass
class Server:
    """The parts of one running server."""

    config: Config
    db: Database
    hub: Hub
    identity: Identity
    metrics: Metrics
    quotas: Quotas
    calls: Caller_
    """Calls people who are awaited and away."""
    sockets: Counter[str] = field(default_factory=Counter)
    """Open streams by address."""


# Dependencies are resolved for every request, each at its price: so none depends on another.


async def _server(connection: HTTPConnection) -> Server:
    found: Server = connection.app.state.server
    return found


TheServer = Annotated[Server, Depends(_server)]


async def _visitor(connection: HTTPConnection) -> User | None:
    return await (await _server(connection)).identity.user(connection)


Visitor = Annotated[User | None, Depends(_visitor)]


async def _caller(connection: HTTPConnection) -> User:
    server = await _server(connection)
    visitor = await server.identity.user(connection)
    if visitor is None:
        raise ApiError("no-session", 401)
    admit(server, connection.scope, visitor)
    return visitor


def admit(server: Server, scope: Scope, user: User) -> None:
    """Count a request of somebody who is known, or refuse it."""
    server.quotas.requests.check(user.counted_as)
    server.hub.came_from(user.id, address(scope))


Caller = Annotated[User, Depends(_caller)]


async def _language(connection: HTTPConnection) -> str:
    return language_of(connection)


Language = Annotated[str, Depends(_language)]
