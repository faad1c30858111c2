"""What happened, as the log tells it: a part for everyone and a part for each seat that saw more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from approdo.core.errors import DamagedRecord
from approdo.core.text import Arg


@dataclass(frozen=True, slots=True)
class Event:
    """One line of the log; the text is `event-<kind>`, or `event-<kind>-own` for a seat with a private part."""

    kind: str
    seat: int | None
    rules: tuple[str, ...]
    args: Mapping[str, Arg]
    private: Mapping[int, Mapping[str, Arg]] = field(default_factory=dict)

    def __repr__(self) -> str:
        """Kind, seat and arguments; of what only some may know, just who may."""
        seat = [] if self.seat is None else [f"seat={self.seat}"]
        args = [f"{name}={_short(value)}" for name, value in self.args.items() if name != "player"]
        more = [f"private for {sorted(self.private)}"] if self.private else []
        return f"<Event {', '.join([self.kind, *seat, *args, *more])}>"

    def seen_by(self, viewer: int) -> dict[str, Any]:
        """The event as one viewer may know it."""
        own = self.private.get(viewer)
        return {
            "kind": self.kind,
            "key": f"event-{self.kind}" if own is None else f"event-{self.kind}-own",
            "args": dict(self.args) if own is None else {**self.args, **own},
            "rules": list(self.rules),
            "seat": self.seat,
        }

    def to_json(self) -> dict[str, Any]:
        """The whole event, secrets included: for storage, never for a reader."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "rules": list(self.rules),
            "args": dict(self.args),
            "private": {str(seat): dict(args) for seat, args in self.private.items()},
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Event:
        """The event of `to_json`."""
        try:
            private = {int(seat): dict(args) for seat, args in data["private"].items()}
            return cls(data["kind"], data["seat"], tuple(data["rules"]), dict(data["args"]), private)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise DamagedRecord("event", f"cannot be read: {error!r}") from error


def _short(value: Arg) -> str:
    """An argument without its wrapping: a label by its key, a seat by its number."""
    if isinstance(value, list):
        return f"[{', '.join(map(_short, value))}]"
    if isinstance(value, dict):
        return f"seat {value['seat']}" if "seat" in value else str(value["label"])
    return repr(value)


class Events(list[Event]):
    """Where the rules write down what happens. Absent on the hot path: rules ask `if out is not None`."""

    barrier = False
    """True once something happened that an undo must not cross: a reveal, the end of a turn."""
    lingers = False
    """True when an action may be taken back although others are awaited now, as long as none of them has acted."""

    def add(
        self,
        kind: str,
        *rules: str,
        seat: int | None = None,
        private: Mapping[int, Mapping[str, Arg]] | None = None,
        **args: Arg,
    ) -> None:
        """Write one event; `player` is filled in as an argument when a seat did it."""
        if seat is not None:
            args.setdefault("player", {"seat": seat})
        self.append(Event(kind, seat, rules, args, private or {}))
