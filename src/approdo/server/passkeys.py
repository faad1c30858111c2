"""Passkeys (WebAuthn): a second way into an account, by a key that stays on one's device. An extra: `passkeys`."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from approdo.server.config import Config
from approdo.server.errors import ApiError
from approdo.server.storage.passkeys import Passkey
from approdo.server.storage.people import User

if TYPE_CHECKING:
    from webauthn.helpers.structs import AuthenticatorSelectionCriteria

SECONDS = 300
"""So long one may take to answer."""
MALFORMED = (ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError)
"""What bytes from outside may do to a parser."""


@dataclass(frozen=True)
class Place:
    """Where a passkey belongs: it works at this name and nowhere else."""

    name: str
    origin: str


@cache
def possible() -> bool:
    """Whether the library for them is installed."""
    return importlib.util.find_spec("webauthn") is not None


def check_possible() -> None:
    """Refuse where the server has no passkeys."""
    if not possible():
        raise ApiError("no-passkeys-here", 409)


def place(config: Config, connection: HTTPConnection) -> Place:
    """As people know this server; by its own address where it has no public one."""
    came = urlsplit(config.public_url or str(connection.base_url))
    return Place(came.hostname or "", f"{came.scheme}://{came.netloc}")


def to_add(user: User, known: list[str], where: Place) -> tuple[dict[str, Any], str]:
    """What a browser needs to make a passkey, with the challenge in it."""
    from webauthn import base64url_to_bytes, generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    asked = generate_registration_options(
        rp_id=where.name,
        rp_name="Approdo",
        user_name=user.name,
        user_id=user.id.encode(),
        timeout=SECONDS * 1000,
        authenticator_selection=_found_without_a_name(),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in known],
    )
    options = options_to_json_dict(asked)
    return options, str(options["challenge"])


def _found_without_a_name() -> AuthenticatorSelectionCriteria:
    """The device keeps whose key it is, and asks for a finger, a face or a code before it signs."""
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    return AuthenticatorSelectionCriteria(
        resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
    )


def to_sign(where: Place) -> tuple[dict[str, Any], str]:
    """What a browser needs to sign with a passkey, with the challenge in it."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import UserVerificationRequirement

    asked = generate_authentication_options(
        rp_id=where.name, timeout=SECONDS * 1000, user_verification=UserVerificationRequirement.REQUIRED
    )
    options = options_to_json_dict(asked)
    return options, str(options["challenge"])


def challenge_in(credential: dict[str, Any]) -> str:
    """The challenge that an answer says it is for; whether it was given is the database's to tell."""
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        data = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return bytes_to_base64url(parse_client_data_json(data).challenge)
    except (WebAuthnException, *MALFORMED) as error:
        raise ApiError("no-passkey", 403) from error


def added(credential: dict[str, Any], challenge: str, where: Place) -> Passkey:
    """A new passkey, if the answer is in order."""
    from webauthn import base64url_to_bytes, verify_registration_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=where.name,
            expected_origin=where.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, *MALFORMED) as error:
        raise ApiError("no-passkey", 403) from error
    key = bytes_to_base64url(found.credential_public_key)
    return Passkey(bytes_to_base64url(found.credential_id), key, found.sign_count)


def signed(credential: dict[str, Any], challenge: str, where: Place, passkey: Passkey) -> int:
    """How often the passkey was used by now, if it signed the challenge."""
    from webauthn import base64url_to_bytes, verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=where.name,
            expected_origin=where.origin,
            credential_public_key=base64url_to_bytes(passkey.key),
            credential_current_sign_count=passkey.signs,
            require_user_verification=True,
        )
    except (WebAuthnException, *MALFORMED) as error:
        raise ApiError("no-passkey", 403) from error
    return found.new_sign_count
