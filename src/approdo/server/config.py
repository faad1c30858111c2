"""Settings of a host: defaults, then a TOML file, then APPRODO_* variables; a bad value says what would be right."""

from __future__ import annotations

import os
import re
import socket
import tomllib
from collections.abc import Mapping
from email.utils import parseaddr
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from approdo.core.errors import ApprodoError

PREFIX = "APPRODO_"
ELSEWHERE = ("cache", "fast")
"""What other parts of Approdo read from the environment under the same prefix."""
_ADDRESS = re.compile(r"[^@\s<>,;]+@[^@\s<>,;]+")
_HOST = re.compile(r"[\w.-]+")


class BadConfig(ApprodoError):
    """A setting that cannot be used."""


class Config(BaseModel):
    """All that a host may set. Every field is also the variable APPRODO_<FIELD> and a key of the TOML file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    host: str = "0.0.0.0"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    database: str = "sqlite:///approdo.sqlite"
    """sqlite:///file, or postgresql://user@host/name for several server processes."""
    public_url: str | None = None
    """The address people use when a proxy stands in front, such as https://games.example.org."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded-* headers are believed, separated by commas."""
    allowed_hosts: str = ""
    """Other names that people may use for this server, separated by commas; needed only without public_url."""
    bot_workers: Annotated[int, Field(ge=1, le=64)] = 2
    bot_deadline: Annotated[float, Field(gt=0, le=120)] = 10.0
    """Seconds a bot may think before a random legal action is played for it."""
    bot_pace: Annotated[float, Field(ge=0, le=10)] = 0.05
    """In games with secrets answers of bots come on the beat of so many seconds, late ones on every eighth: their speed
    tells nothing."""
    warm_bots: bool = True
    """Where numba is installed, what bots think with is compiled beside the server, once and at the lowest priority."""
    idle_seconds: Annotated[float, Field(gt=0)] = 300.0
    """A match that nobody watches is unloaded after so long."""
    absent_seconds: Annotated[float, Field(ge=0)] = 60.0
    """A player counts as absent after so long without a connection."""
    quiet_seconds: Annotated[float, Field(ge=0)] = 15.0
    """At a table without a clock, a bot hears out a player without a connection no longer than this."""
    stale_days: Annotated[int, Field(ge=0, le=36500)] = 90
    """Tables that nobody touched for so long are removed (never begun) or closed (running); 0 keeps them for ever."""
    session_days: Annotated[int, Field(ge=1, le=3650)] = 180
    body_limit: Annotated[int, Field(ge=1024, le=50_000_000)] = 65_536
    record_limit: Annotated[int, Field(ge=1024, le=50_000_000)] = 2_000_000
    """The size of a request that carries a record."""
    frame_limit: Annotated[int, Field(ge=64, le=1_000_000)] = 4096
    rate_per_address: Annotated[float, Field(gt=0)] = 50.0
    """Requests per second, in the long run; bursts of ten seconds' worth are fine."""
    rate_per_user: Annotated[float, Field(gt=0)] = 20.0
    rate_per_table: Annotated[float, Field(gt=0)] = 40.0
    rate_newcomers: Annotated[float, Field(gt=0)] = 0.5
    """Guests and accounts made, and logins, per second and address; a class room of sixty may come at once."""
    rate_logins: Annotated[float, Field(gt=0)] = 0.1
    """Passwords tried per second for one account from one address; five at once."""
    rate_tables: Annotated[float, Field(gt=0)] = 0.05
    """Tables made per second and person, twenty at once; ten times as many per address."""
    rate_forks: Annotated[float, Field(gt=0)] = 0.02
    """Games gone on with from a record or a finished table, ten at once; ten times as many per address."""
    rate_lookups: Annotated[float, Field(gt=0)] = 10.0
    """Past positions asked for per second and person."""
    rate_talk: Annotated[float, Field(gt=0)] = 1.0
    """Lines of chat per second and person, twenty at once; ten times as many per address."""
    rate_hints: Annotated[float, Field(gt=0)] = 0.5
    """Hints asked for per second and person; five at once."""
    tables_per_user: Annotated[int, Field(ge=1)] = 60
    """Unfinished tables that one person may host."""
    sockets_per_address: Annotated[int, Field(ge=1)] = 400
    connections_per_address: Annotated[int, Field(ge=1)] = 600
    """Open connections of any kind; trusted proxies are not counted."""
    send_timeout: Annotated[float, Field(gt=0)] = 10.0
    """A reader who does not take a view within so many seconds is dropped."""
    webhook: str | None = None
    """Called with a small JSON object whenever a person's turn begins at a table with a clock."""
    mail_server: str | None = None
    """Where mail is handed in: smtp://user:password@host:587 (STARTTLS where offered) or smtps://...:465."""
    mail_from: str | None = None
    """The sender, such as Approdo <play@games.example.org>."""
    push: bool = True
    """Web push to browsers, where the extra `push` is installed and public_url or mail_from is given."""
    call_after: Annotated[float, Field(ge=0)] = 60.0
    """A person who is awaited and has no connection is called after so many seconds."""
    mail_after: Annotated[float, Field(ge=0)] = 300.0
    """Mail waits so much longer: who comes meanwhile gets none."""
    mail_gap: Annotated[float, Field(ge=0)] = 3600.0
    """Between two calls by mail to one person; what comes meanwhile is told together."""
    private_targets: str = ""
    """Networks that people's webhooks and push addresses may lie in though they are not public, by commas."""
    metrics: bool = True
    log_level: str = "info"

    @field_validator("database")
    @classmethod
    def _database(cls, value: str) -> str:
        if not value.startswith(("sqlite:///", "postgresql://", "postgresql+psycopg://")):
            raise ValueError("must begin with sqlite:/// or postgresql://")
        if not _has_good_port(value):
            raise ValueError("must look like postgresql://user@host/name or postgresql://user@host:5432/name")
        return value.replace("postgresql://", "postgresql+psycopg://", 1)

    @field_validator("public_url", "webhook")
    @classmethod
    def _url(cls, value: str | None) -> str | None:
        if value is not None and not value.startswith(("http://", "https://")):
            raise ValueError("must begin with http:// or https://")
        return value.rstrip("/") if value else value

    @field_validator("public_url")
    @classmethod
    def _no_path(cls, value: str | None) -> str | None:
        parts = urlsplit(value or "")
        if value and (parts.path or parts.query or not parts.hostname or not _has_good_port(value)):
            raise ValueError("must be a whole host such as https://games.example.org, without a path")
        return value

    @field_validator("allowed_hosts")
    @classmethod
    def _names(cls, value: str) -> str:
        if not all(_HOST.fullmatch(name.strip()) for name in value.split(",") if name.strip()):
            raise ValueError("must be names such as games.example.org, separated by commas, without https:// or port")
        return value

    def hosts(self) -> set[str]:
        """The names under which people may come, besides addresses and local names."""
        given = {name.strip().lower() for name in self.allowed_hosts.split(",") if name.strip()}
        own = (urlsplit(self.public_url).hostname or "") if self.public_url else ""
        return given | {own, socket.gethostname().lower()}

    @field_validator("log_level")
    @classmethod
    def _level(cls, value: str) -> str:
        if value not in ("debug", "info", "warning", "error"):
            raise ValueError("must be debug, info, warning or error")
        return value

    @field_validator("mail_server")
    @classmethod
    def _mail(cls, value: str | None) -> str | None:
        if value is None:
            return None
        parts = urlsplit(value)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not _has_good_port(value):
            raise ValueError("must be smtp://host:port or smtps://host:port, with user:password@ where needed")
        return value

    @field_validator("mail_from")
    @classmethod
    def _sender(cls, value: str | None) -> str | None:
        if value is not None and (not _ADDRESS.fullmatch(parseaddr(value)[1]) or "\n" in value):
            raise ValueError("must be an address such as Approdo <play@games.example.org>")
        return value

    @model_validator(mode="after")
    def _whole_mail(self) -> Config:
        if self.mail_server and not (self.mail_from and self.public_url):
            raise ValueError("mail_server needs mail_from (the sender) and public_url (where links lead)")
        return self

    @field_validator("trusted_proxies", "private_targets")
    @classmethod
    def _proxies(cls, value: str) -> str:
        _networks(value)
        return value

    def proxies(self) -> list[IPv4Network | IPv6Network]:
        """The networks of the trusted proxies."""
        return _networks(self.trusted_proxies)

    def own_targets(self) -> list[IPv4Network | IPv6Network]:
        """The networks that messages may be sent to though they are not public."""
        return _networks(self.private_targets)

    @property
    def sqlite(self) -> bool:
        """True when the data lies in one file."""
        return self.database.startswith("sqlite")


def _has_good_port(url: str) -> bool:
    """Whether the port of an address, if there is one, is a number that ports can have."""
    try:
        return urlsplit(url).port != 0
    except ValueError:
        return False


def _networks(text: str) -> list[IPv4Network | IPv6Network]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    if names == ["*"]:
        names = ["0.0.0.0/0", "::/0"]
    try:
        return [ip_network(name) for name in names]
    except ValueError:
        raise ValueError("must be addresses such as 127.0.0.1 or 10.0.0.0/8, separated by commas, or *") from None


def read_config(file: Path | None = None, environment: Mapping[str, str] | None = None, **given: Any) -> Config:
    """The settings from all sources; what the command line gives wins."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values |= tomllib.loads(file.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadConfig(f"cannot read {file}: {error.strerror}") from None
        except tomllib.TOMLDecodeError as error:
            raise BadConfig(f"{file} is not TOML: {error}") from None
    for name, value in (os.environ if environment is None else environment).items():
        setting = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and setting not in ELSEWHERE:
            values[setting] = value
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return Config.model_validate(values)
    except ValidationError as error:
        raise BadConfig("\n".join(_problem(e) for e in error.errors())) from None


def _problem(error: Any) -> str:
    name = ".".join(str(part) for part in error["loc"])
    if not name:  # several settings together; their values may hold passwords
        return str(error["msg"]).removeprefix("Value error, ")
    if error["type"] == "extra_forbidden":
        return f"there is no setting '{name}'; there are: {', '.join(Config.model_fields)}"
    shown = "" if "://" in str(error["input"]) and "@" in str(error["input"]) else f", not {error['input']!r}"
    return f"setting '{name}' ({PREFIX}{name.upper()}): {error['msg']}{shown}"
