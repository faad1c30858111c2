"""What a program may do with a token: the scopes, and the operations that each opens; all others are closed to it."""

from __future__ import annotations

from typing import Literal, get_args

from starlette.requests import HTTPConnection

from approdo.server.errors import ApiError
from approdo.server.storage.people import User

Scope = Literal["look", "play", "talk"]
SCOPES: tuple[Scope, ...] = get_args(Scope)

_OPENED: dict[Scope, tuple[str, ...]] = {
    "look": (
        "me",
        "my_tables",
        "list_tables",
        "get_table",
        "socket",
        "events",
        "explain",
        "ahead",
        "history",
        "log",
        "draws",
        "story",
        "record",
    ),
    "play": (
        "act",
        "undo",
        "say_done",
        "set_auto_pass",
        "create_table",
        "fork_table",
        "join_table",
        "leave_table",
        "set_seat",
        "give_part",
        "start_table",
        "rematch",
        "claim_link",
        "propose",
        "answer_proposal",
        "resign",
        "reclaim",
    ),
    "talk": ("say",),
}
NEEDED: dict[str, Scope] = {operation: scope for scope, opened in _OPENED.items() for operation in opened}
"""By the operation's id; an operation that is not here takes no token at all."""
INVALID = {"WWW-Authenticate": 'Bearer error="invalid_token"'}


def bearer(connection: HTTPConnection) -> str | None:
    """The token that a request brings; other schemes are somebody else's, such as a proxy's."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else None


def check_scope(user: User, connection: HTTPConnection) -> None:
    """Refuse a token on an operation that it does not open."""
    route = connection.scope.get("route")
    operation = str(getattr(route, "operation_id", None) or getattr(route, "name", ""))
    needed = NEEDED.get(operation)
    if needed is None:
        raise ApiError("not-for-tokens", 403)
    if needed not in user.scopes:
        asked = f'Bearer error="insufficient_scope", scope="{needed}"'
        raise ApiError("token-scope", 403, headers={"WWW-Authenticate": asked}, scope=needed)
