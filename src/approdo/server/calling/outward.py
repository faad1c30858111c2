"""Requests to addresses that people gave us: to public ones only, without redirects, never to this network."""

from __future__ import annotations

import http.client
import os
import socket
import ssl
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0
"""For each step of a request."""
WHOLE = 30.0
"""For all of it once connected: an answer that comes drop by drop would hold up what others are sent."""
READ = 1000
IPV6 = IPv6Network("2000::/3")
"""Where public addresses lie."""
NAT64 = IPv6Network("64:ff9b::/96")
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
    if isinstance(found, IPv6Address):
        found = _meant(found) or found
    usual = isinstance(found, IPv4Address) or found in IPV6
    return (usual and found.is_global and not found.is_multicast) or any(found in network for network in own)


def _meant(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address leads to."""
    through = IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else None
    return address.ipv4_mapped or address.sixtofour or through


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
        with _in_time(raw):
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


@contextmanager
def _in_time(raw: socket.socket) -> Iterator[None]:
    """The connection is ended when the whole takes too long, whatever wraps the socket by then."""
    late = threading.Event()

    def end() -> None:
        late.set()
        with suppress(OSError):  # the other side was quicker
            held.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(WHOLE, end)
    with socket.socket(fileno=os.dup(raw.fileno())) as held:
        timer.start()
        try:
            yield
        except (OSError, ValueError, http.client.HTTPException):
            if not late.is_set():
                raise
        finally:
            timer.cancel()
            timer.join()
    if late.is_set():
        raise TimeoutError("the answer takes too long")
