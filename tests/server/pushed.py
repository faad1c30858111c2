"""A push service and a webhook of our own on loopback, and a browser's end of a subscription."""

from __future__ import annotations

import base64
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Service:
    """Takes POST requests; `answers` are given first, then 201."""

    def __init__(self) -> None:
        service = self
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status = service.answers.pop(0) if service.answers else 201
                if status < 300:
                    service.requests.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(status)
                if status in (301, 307):
                    self.send_header("location", f"http://127.0.0.1:{service.port}/elsewhere")
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port: int = self._server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def wait(self, path: str, count: int = 1, seconds: float = 30) -> list[tuple[dict[str, str], bytes]]:
        deadline = time.monotonic() + seconds
        while len(found := self.at(path)) < count:
            assert time.monotonic() < deadline, f"{len(found)} of {count} at {path}"
            time.sleep(0.02)
        return found

    def at(self, path: str) -> list[tuple[dict[str, str], bytes]]:
        return [(headers, body) for where, headers, body in self.requests if where == path]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """What a browser does with a push subscription."""

    def __init__(self, service: Service, path: str) -> None:
        self.path = path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": f"{service.url}{path}",
            "keys": {"p256dh": _text(public), "auth": _text(self._auth)},
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """The note, as only this browser can read it."""
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        note: dict[str, Any] = json.loads(plain)
        return note


def signed_by(headers: dict[str, str], key: str) -> bool:
    """Whether the server's key signed the request (VAPID)."""
    return key in headers["authorization"] and Vapid02.verify(headers["authorization"])
