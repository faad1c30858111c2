"""Games kept between sessions: each has a name of its own, so that starting another never writes over one."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from approdo.core.errors import ApprodoError, DamagedRecord
from approdo.core.events import Event
from approdo.core.match import Match, replay
from approdo.core.record import Record

SUFFIX = ".save.json"


@dataclass(frozen=True)
class Save:
    """A game that can be gone on with."""

    file: Path
    game: str
    players: tuple[str, ...]
    seats: list[str | None]
    """The bots, None for people."""
    moves: int
    """What players did; what was drawn does not count."""
    when: datetime

    @property
    def name(self) -> str:
        """What it is called, as in `--resume NAME`."""
        return self.file.name.removesuffix(SUFFIX)


def folder() -> Path:
    """Where the games are kept."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(home) / "approdo"


def new_file(game: str) -> Path:
    """A name that no game has yet: the game and the minute it began."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    for n in range(1, 1000):
        file = folder() / f"{stem}{f'-{n}' if n > 1 else ''}{SUFFIX}"
        if not file.exists():
            return file
    raise ApprodoError(f"a thousand games of {game} were begun within a minute; see `approdo play --list`")


def saves(game: str | None = None) -> list[Save]:
    """What is kept, the latest first; damaged files are not among it."""
    found = [one for one in map(_look, folder().glob(f"*{SUFFIX}")) if one and game in (None, one.game)]
    return sorted(found, key=lambda one: one.when, reverse=True)


def damaged() -> list[Path]:
    """Files that should hold a saved game and do not."""
    return sorted(file for file in folder().glob(f"*{SUFFIX}") if _look(file) is None)


def _look(file: Path) -> Save | None:
    try:
        saved = json.loads(file.read_text(encoding="utf-8"))
        record = saved["snapshot"]["record"]
        when = datetime.fromtimestamp(file.stat().st_mtime)
        moves = sum(not entry.startswith("*") for entry in record["entries"])
        return Save(file, record["game"], tuple(record["seats"]), saved["seats"], moves, when)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def file_of(name: str) -> Path:
    """The file of a save, by its name or its path; the error says what there is."""
    for file in (folder() / f"{name}{SUFFIX}", Path(name)):
        if file.is_file():
            return file
    known = ", ".join(one.name for one in saves()) or "none"
    raise ApprodoError(f"no saved game '{name}'; there are: {known}")


def read(file: Path) -> tuple[Match, list[str | None]]:
    """A saved game and who sits where; a damaged file is refused with its place and left as it is."""
    try:
        saved = json.loads(file.read_text(encoding="utf-8"))
        seats = saved["seats"]
        return Match.resume(saved["snapshot"], log=_past(saved["snapshot"]["record"])), seats
    except DamagedRecord as error:
        raise type(error)(f"{file}: {error.place}", error.problem) from None
    except OSError as error:
        raise ApprodoError(f"cannot read {file}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError) as error:
        raise DamagedRecord(str(file), f"not a saved game ({error}); --new starts another") from None


def write(file: Path, match: Match, seats: list[str | None]) -> None:
    """Save; written beside and moved over, so that a save is never half there."""
    data = {"seats": seats, "snapshot": match.snapshot()}
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(".new")
        fresh.write_text(json.dumps(data), encoding="utf-8")
        fresh.replace(file)
    except OSError as error:
        raise ApprodoError(f"cannot save to {file}: {error.strerror}") from None


def finish(file: Path, match: Match) -> Path:
    """A game is over: its record stays, the save goes."""
    record = file.with_name(file.name.removesuffix(SUFFIX) + ".record.json")
    try:
        record.parent.mkdir(parents=True, exist_ok=True)
        record.write_text(match.record().to_json(), encoding="utf-8")
    except OSError as error:
        raise ApprodoError(f"cannot write {record}: {error.strerror}") from None
    file.unlink(missing_ok=True)
    return record


def _past(record: Mapping[str, Any]) -> list[tuple[int, Event]]:
    """The log of a saved game, which its snapshot does not hold; empty if the rules have changed since."""
    try:
        return replay(Record.from_dict(record)).log
    except DamagedRecord:
        return []
