"""A device that holds passkeys, written after the standard (WebAuthn) and not after the server's library."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One key on a curve, for one place."""

    def __init__(self, origin: str, name: str) -> None:
        self.origin, self.name = origin, name
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.user = b""
        self.signs = 0

    def make(self, options: dict[str, Any], flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        self.user = base64.urlsafe_b64decode(options["user"]["id"] + "==")
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        data = self._data(flags | ATTESTED) + bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(attestationObject=encoded(attested), clientDataJSON=self._told("create", options))

    def sign(self, options: dict[str, Any], flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.signs += 1
        told, data = self._told("get", options), self._data(flags)
        known = hashlib.sha256(base64.urlsafe_b64decode(told + "==")).digest()
        signature = self.key.sign(data + known, ec.ECDSA(hashes.SHA256()))
        return self._answer(
            authenticatorData=encoded(data),
            clientDataJSON=told,
            signature=encoded(signature),
            userHandle=encoded(self.user),
        )

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.name.encode()).digest() + bytes([flags]) + struct.pack(">I", self.signs)

    def _told(self, what: str, options: dict[str, Any]) -> str:
        told = {"type": f"webauthn.{what}", "challenge": options["challenge"], "origin": self.origin}
        return encoded(json.dumps(told).encode())

    def _answer(self, **response: str) -> dict[str, Any]:
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response}
