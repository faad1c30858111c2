"""Who I am: devices, tokens, and how I am called."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from approdo.server.messages.common import InvitationOut
from approdo.server.tokens import Scope


class Me(BaseModel):
    """Who I am; null id before the first session."""

    id: str | None
    name: str | None
    account: bool


class TokenOut(BaseModel):
    """A token for a program, without the secret."""

    id: str
    name: str
    scopes: list[Scope]
    created: float
    expires: float
    used: float | None
    """When it was last used, to the minute."""


class NewTokenOut(TokenOut):
    """The same with the secret, which is shown this once."""

    token: str


class DeviceOut(BaseModel):
    """Where I am signed in; `device` such as "Firefox, Linux", where it is known."""

    id: str
    device: str | None
    created: float
    this: bool


class PassOut(InvitationOut):
    """A link for another device of mine, shown this once."""

    expires: float


class PassSeen(BaseModel):
    """Whose pass it is."""

    name: str


class PasskeyAsked(BaseModel):
    """What a browser needs to make a passkey or to sign with one (WebAuthn's options as JSON)."""

    options: dict[str, Any]


class PasskeyOut(BaseModel):
    """A passkey of mine: on which device it was made, and when it was last used."""

    id: str
    name: str | None
    created: float
    used: float | None


class WaysOut(BaseModel):
    """How this server can call people, and whether they can come in by a passkey."""

    mail: bool
    push: str | None
    """The key that a browser needs to subscribe."""
    passkeys: bool


class BrowserOut(BaseModel):
    """A browser of mine that is called."""

    id: str
    label: str
    created: float


class CallsOut(BaseModel):
    """How I am called."""

    ways: WaysOut
    email: str | None
    """Confirmed."""
    pending: str | None
    """An address that waits for its confirmation."""
    mail: bool
    push: bool
    soon: bool
    hook: str | None
    quiet: list[int] | None
    zone: str
    browsers: list[BrowserOut]
    hushed: list[str]
    """Tables that do not call me."""


class StoppedOut(BaseModel):
    """What an unsubscribe link did: the table that is quiet now, or null for all mail."""

    table: str | None
    on: bool
