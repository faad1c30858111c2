"""Games written down: versioned JSON with header, entries, hashes at intervals and the result.

An entry is a line such as `0:lay-tile RRST c3 1`, or `*:draw-building wheat-4` for chance, so that a record
replays without a random generator. Damage is refused with its place.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from approdo.core.errors import DamagedRecord

FORMAT = "approdo-record"
VERSION = 1
HASH_EVERY = 25
"""A fingerprint of the position is kept after every so many entries, and after the last one."""


@dataclass(frozen=True)
class Record:
    """A game from its first draw to where it stands."""

    game: str
    rules: str
    players: int
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    entries: tuple[str, ...]
    hashes: Mapping[int, str]
    """Entry count -> fingerprint of the position after so many entries."""
    result: Mapping[str, Any] | None = None
    notes: Mapping[str, Any] = field(default_factory=dict)
    """Whatever a host wants to keep with it (dates, table name); no part of the game."""

    def __repr__(self) -> str:
        end = f", {self.result['reason']}" if self.result else ""
        return f"<Record of {self.game}, rules {self.rules}: {', '.join(self.seats)}; {len(self.entries)} entries{end}>"

    def to_dict(self) -> dict[str, Any]:
        """The record as JSON-able data, sealed by a digest."""
        body = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": dict(self.options),
            "seats": list(self.seats),
            "entries": list(self.entries),
            "hashes": {str(at): value for at, value in sorted(self.hashes.items())},
            "result": self.result,
            "notes": dict(self.notes),
        }
        return {**body, "digest": _digest(body)}

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.to_dict(), ensure_ascii=False)

    def with_notes(self, **notes: Any) -> Record:
        """The same game with something written beside it."""
        return replace(self, notes={**self.notes, **notes})

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record; DamagedRecord names the place."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            place = f"line {error.lineno}, column {error.colno}"
            raise DamagedRecord(place, f"not JSON, or cut off ({error.msg})") from None
        except UnicodeDecodeError as error:
            raise DamagedRecord(f"byte {error.start}", "not UTF-8 text") from None
        return cls.from_dict(data)

    @classmethod
    def from_dict(cls, data: object) -> Record:
        """Read a record from JSON-able data, its digest included."""
        record = cls._read(data)
        assert isinstance(data, Mapping)
        body = {key: value for key, value in data.items() if key != "digest"}
        if data.get("digest") != _digest(body):
            raise DamagedRecord(_damaged_place(record), "changed after it was written (its digest does not fit)")
        return record

    @classmethod
    def _read(cls, data: object) -> Record:
        if not isinstance(data, Mapping):
            raise DamagedRecord("top level", f"a record is a JSON object, not {type(data).__name__}")
        if data.get("format") != FORMAT:
            raise DamagedRecord("format", f"expected {FORMAT!r}, found {data.get('format')!r}")
        if data.get("version") != VERSION:
            raise DamagedRecord("version", f"this program reads version {VERSION}, not {data.get('version')!r}")
        for key, kind in _FIELDS.items():
            if not isinstance(data.get(key), kind):
                raise DamagedRecord(key, f"missing or not {kind.__name__}")
        for at, entry in enumerate(data["entries"]):
            if not isinstance(entry, str) or ":" not in entry:
                raise DamagedRecord(f"entry {at + 1}", f"expected 'seat:action', found {entry!r}")
        if not all(isinstance(at, str) and at.isdecimal() for at in data["hashes"]):
            raise DamagedRecord("hashes", "keys must be entry counts")
        return cls(
            game=data["game"],
            rules=data["rules"],
            players=data["players"],
            options=dict(data["options"]),
            seats=tuple(map(str, data["seats"])),
            entries=tuple(data["entries"]),
            hashes={int(at): value for at, value in data["hashes"].items()},
            result=data.get("result"),
            notes=dict(data["notes"]),
        )


_FIELDS: dict[str, type] = {
    "game": str,
    "rules": str,
    "players": int,
    "options": dict,
    "seats": list,
    "entries": list,
    "hashes": dict,
    "notes": dict,
}


def _digest(body: Mapping[str, Any]) -> str:
    from hashlib import blake2b  # slow to load: nothing is hashed before the first move

    text = json.dumps(body, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _damaged_place(record: Record) -> str:
    """Where a record with a wrong digest goes wrong, found by playing it through."""
    from approdo.core.match import replay

    try:
        replay(record)
    except DamagedRecord as error:
        return error.place
    except Exception as error:  # whatever a forged header makes the loader say
        return f"header ({error})"
    return "header, notes or digest"
