"""What a host should know before friends come: each check says what is wrong and what would help."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from approdo.core.registry import all_games
from approdo.core.text import LANGUAGES
from approdo.server.config import Config
from approdo.server.static import HOME
from approdo.server.storage.database import connect, for_reading
from approdo.server.storage.migrate import check_schema, current


@dataclass(frozen=True)
class Check:
    """One thing looked at."""

    name: str
    good: bool
    text: str


def examine(config: Config) -> Iterator[Check]:
    """All checks, in the order in which one would mend."""
    checks: tuple[tuple[str, Callable[[Config], str]], ...] = (
        ("python", _python),
        ("games", _games),
        ("browser app", _static),
        ("database", _database),
        ("disk", _disk),
        ("port", _port),
        ("bots", _bots),
    )
    for name, look in checks:
        try:
            yield Check(name, True, look(config))
        except Exception as error:
            yield Check(name, False, str(error).splitlines()[0] if str(error) else type(error).__name__)


def _python(_: Config) -> str:
    return sys.version.split()[0]


def _games(_: Config) -> str:
    for game in all_games():
        for language in LANGUAGES:
            game.texts(language)
            game.rulebook(language)
    return ", ".join(game.id for game in all_games())


def _static(_: Config) -> str:
    if not (HOME / "index.html").is_file():
        raise RuntimeError("not built; in a checkout run: npm --prefix web ci && npm --prefix web run build")
    return str(HOME)


def _database(config: Config) -> str:
    file = _file(config)
    if file is not None and not file.exists():
        with tempfile.TemporaryFile(dir=file.resolve().parent):
            return f"{file} will be made at the first start"
    engine = connect(config.database)
    try:
        with for_reading(engine).connect() as db:
            if config.sqlite:
                said = db.execute(sa.text("PRAGMA quick_check")).scalar()
                if said != "ok":
                    raise RuntimeError(f"the file is damaged ({said}); restore a backup")
        version = current(engine)
        check_schema(config.database)
        return f"reachable, schema {version or 'empty'}"
    finally:
        engine.dispose()


def _file(config: Config) -> Path | None:
    name = sa.make_url(config.database).database if config.sqlite else None
    return Path(name) if name else None


def _disk(config: Config) -> str:
    file = _file(config)
    free = shutil.disk_usage(file.resolve().parent if file else Path.cwd()).free // 2**20
    if free < 200:
        raise RuntimeError(f"only {free} MB free; make room")
    return f"{free} MB free"


def _port(config: Config) -> str:
    with socket.socket(socket.AF_INET6 if ":" in config.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((config.host, config.port))
        except OSError as error:
            if _answers(config):
                return f"an Approdo server is running at port {config.port}"
            raise RuntimeError(f"{config.host}:{config.port}: {error.strerror}; choose another with --port") from None
    return f"{config.host}:{config.port} is free"


def _answers(config: Config) -> bool:
    """True when the one who has the port is Approdo itself."""
    host = "localhost" if config.host in ("0.0.0.0", "::") else config.host
    shown = f"[{host}]" if ":" in host else host
    try:
        with urllib.request.urlopen(f"http://{shown}:{config.port}/api/openapi.json", timeout=20) as answer:
            return bool(json.load(answer)["info"]["title"] == "Approdo")
    except (OSError, ValueError, KeyError):
        return False


def _bots(_: Config) -> str:
    ended = subprocess.run(
        [sys.executable, "-m", "approdo.server.bot_worker"], input=b"", capture_output=True, timeout=30, check=False
    )
    if ended.returncode:
        raise RuntimeError(f"a bot process does not start: {ended.stderr.decode(errors='replace')[-200:]}")
    return "bot processes start"
