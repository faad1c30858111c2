"""Web push: notes encrypted for one browser, signed with the server's key (RFC 8291, RFC 8292)."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from approdo.server.calling import outward

if TYPE_CHECKING:  # the process that sends does without it
    from approdo.server.config import Config

TTL = 2 * 86400
LASTS = 12 * 3600


def installed() -> bool:
    """True where the extra `push` is installed."""
    try:
        import py_vapid  # noqa: F401
        import pywebpush  # noqa: F401
    except ImportError:
        return False
    return True


def possible(config: Config) -> bool:
    """True when this server can call browsers: push services want to know whom to ask about it."""
    return config.push and bool(config.public_url or config.mail_from) and installed()


def new_key() -> str:
    """A private key for this server, as text."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_key(private: str) -> str:
    """What a browser must know of the server's key to let it call."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    key = Vapid02.from_pem(private.encode()).public_key
    raw = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def subject(config: Config) -> str:
    """Whom a push service may ask about the calls."""
    if config.mail_from and not (config.public_url or "").startswith("https:"):
        return f"mailto:{config.mail_from.rpartition('<')[2].rstrip('>')}"
    return config.public_url or ""


def send(private: str, asked: str, browser: Mapping[str, Any], note: Mapping[str, Any], own: outward.Networks) -> int:
    """Hand a note to the browser's push service; its status. `asked` is whom it may ask about it."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    keys = {"p256dh": browser["p256dh"], "auth": browser["auth"]}
    encoded = WebPusher({"endpoint": browser["endpoint"], "keys": keys}).encode(json.dumps(note).encode())
    where = urlsplit(browser["endpoint"])
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time.time()) + LASTS, "sub": asked}
    signed = Vapid02.from_pem(private.encode()).sign(claims)
    headers = {
        "Authorization": str(signed["Authorization"]),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL),
        "Urgency": "normal",
        "Topic": str(note["tag"]),
    }
    return outward.post(browser["endpoint"], encoded["body"], headers, own)
