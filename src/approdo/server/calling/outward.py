"""Requests to addresses that people gave us: to public ones only, without redirects, never to this network."""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Mapping, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0
READ = 1000
Networks = Sequence[IPv4Network | IPv6Network]


class Refused(Exception):
    """An address that nothing is sent to."""


def checked(url: str, own: Networks) -> SplitResult:
    """The parts of an address that could be used: https, or http within the networks that the host allows."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("this is no address") from None
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.username or port == 0:
        raise Refused("it must begin with https:// and name a host")
    if parts.scheme == "http" and not own:
        raise Refused("it must begin with https://")
    return parts


def public(address: str, own: Networks) -> bool:
    """True for an address of the public network, or of one that the host allows."""
    found = ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None)
    found = mapped or found
    return (found.is_global and not found.is_multicast) or any(found in network for network in own)


def _resolved(host: str, port: int, own: Networks) -> str:
    try:
        answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise OSError(f"{host} is not found") from error
    addresses = [str(answer[4][0]) for answer in answers]
    if not addresses or not all(public(address, own) for address in addresses):
        raise Refused(f"{host} is not on the public network")
    return addresses[0]


def post(url: str, body: bytes, headers: Mapping[str, str], own: Networks) -> int:
    """Send it and give the status. The name is looked up once: what was checked is what is connected to."""
    parts = checked(url, own)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    address = _resolved(host, port, own)
    if parts.scheme == "http" and not any(ip_address(address) in network for network in own):
        raise Refused("it must begin with https://")
    connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
    raw = socket.create_connection((address, port), timeout=SECONDS)
    try:
        secure = parts.scheme == "https"
        connection.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=host) if secure else raw
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {**headers, "User-Agent": "approdo", "Connection": "close"})
        answer = connection.getresponse()
        answer.read(READ)
        return answer.status
    except http.client.HTTPException as error:
        raise OSError(f"{host} gave no proper answer: {type(error).__name__}") from error
    finally:
        connection.close()
        raw.close()
