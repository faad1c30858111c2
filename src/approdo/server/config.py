"""Settings of a host: defaults, then a TOML file, then APPRODO_* variables; a bad value says what would be right."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from approdo.core.errors import ApprodoError

PREFIX = "APPRODO_"


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
    bot_workers: Annotated[int, Field(ge=1, le=64)] = 2
    bot_deadline: Annotated[float, Field(gt=0, le=120)] = 10.0
    """Seconds a bot may think before a random legal action is played for it."""
    bot_pace: Annotated[float, Field(ge=0, le=10)] = 0.7
    """Answers of bots come on the beat of so many seconds, so that their speed tells nothing."""
    idle_seconds: Annotated[float, Field(gt=0)] = 300.0
    """A match that nobody watches is unloaded after so long."""
    absent_seconds: Annotated[float, Field(ge=0)] = 60.0
    """A player counts as absent after so long without a connection."""
    session_days: Annotated[int, Field(ge=1, le=3650)] = 180
    body_limit: Annotated[int, Field(ge=1024, le=50_000_000)] = 65_536
    record_limit: Annotated[int, Field(ge=1024, le=50_000_000)] = 2_000_000
    """The size of a request that carries a record."""
    frame_limit: Annotated[int, Field(ge=64, le=1_000_000)] = 4096
    rate_per_address: Annotated[float, Field(gt=0)] = 50.0
    """Requests per second, in the long run; bursts of ten seconds' worth are fine."""
    rate_per_user: Annotated[float, Field(gt=0)] = 20.0
    rate_per_table: Annotated[float, Field(gt=0)] = 40.0
    rate_logins: Annotated[float, Field(gt=0)] = 0.2
    """Passwords tried, and guests and accounts made, per second and address."""
    sockets_per_address: Annotated[int, Field(ge=1)] = 400
    send_timeout: Annotated[float, Field(gt=0)] = 10.0
    """A reader who does not take a view within so many seconds is dropped."""
    webhook: str | None = None
    """Called with a small JSON object whenever a person's turn begins at a table with a clock."""
    metrics: bool = True
    log_level: str = "info"

    @field_validator("database")
    @classmethod
    def _database(cls, value: str) -> str:
        if not value.startswith(("sqlite:///", "postgresql://", "postgresql+psycopg://")):
            raise ValueError("must begin with sqlite:/// or postgresql://")
        return value.replace("postgresql://", "postgresql+psycopg://", 1)

    @field_validator("public_url", "webhook")
    @classmethod
    def _url(cls, value: str | None) -> str | None:
        if value is not None and not value.startswith(("http://", "https://")):
            raise ValueError("must begin with http:// or https://")
        return value.rstrip("/") if value else value

    @field_validator("log_level")
    @classmethod
    def _level(cls, value: str) -> str:
        if value not in ("debug", "info", "warning", "error"):
            raise ValueError("must be debug, info, warning or error")
        return value

    @property
    def sqlite(self) -> bool:
        """True when the data lies in one file."""
        return self.database.startswith("sqlite")


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
        if name.startswith(PREFIX):
            values[name.removeprefix(PREFIX).lower()] = value
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return Config.model_validate(values)
    except ValidationError as error:
        raise BadConfig("\n".join(_problem(e) for e in error.errors())) from None


def _problem(error: Any) -> str:
    name = ".".join(str(part) for part in error["loc"])
    if error["type"] == "extra_forbidden":
        return f"there is no setting '{name}'; there are: {', '.join(Config.model_fields)}"
    shown = "" if "://" in str(error["input"]) and "@" in str(error["input"]) else f", not {error['input']!r}"
    return f"setting '{name}' ({PREFIX}{name.upper()}): {error['msg']}{shown}"
