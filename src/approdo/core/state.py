"""A position as plain data: whole numbers, flat lists of them, and the stack of pending decisions.

A game's state is a dataclass with slots; its fields are `int`, `list[int]`, `bytearray` or a list of tuples.
From them follow a fast clone, a strict dict form and a hash, so that a position can be copied, saved,
compared and resumed between any two clicks.

A game that changes its fields raises `schema` and says in `upgrades` what turns the older dict form into the newer
one. The dict form carries the number under "schema", and a hash begins with it; without a number it is 1.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Self, get_origin, get_type_hints

from approdo.core.errors import BadState

Frame = tuple[int, ...]
"""A pending decision: (kind, mask of the seats awaited or 0 for chance, ...small ints)."""
OVER = -1
"""No kind of decision: nothing is asked any more."""
Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
"""Gets the fields of an older dict form (a copy: it may change it) and returns those of the next."""


@dataclass(slots=True)
class State:
    """What every position has; a game's own state adds its fields."""

    schema: ClassVar[int] = 1
    """The number of the dict form: rises when fields are added, removed, renamed or given another meaning."""
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}
    """Schema number -> what makes a dict of that number into one of the next."""

    stack: list[Frame] = field(default_factory=list)

    def __repr__(self) -> str:
        """Who is awaited and the fingerprint; a game's state keeps it with `@dataclass(repr=False)`."""
        mask = self.stack[-1][1] if self.stack else 0
        seats = ", ".join(str(seat) for seat in range(mask.bit_length()) if mask >> seat & 1)
        now = "over" if not self.stack else f"seat {seats} awaited" if mask else "chance awaited"
        game = type(self).__module__.split(".")[-2:][0]
        return f"<{type(self).__name__} of {game}: {now}, hash {self.hash()}>"

    @property
    def asked(self) -> int:
        """The kind of the decision that is asked; OVER when there is none."""
        return self.stack[-1][0] if self.stack else OVER

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        cls = type(self)
        copy: Self = (_CLONERS.get(cls) or _cloner(cls))(self)
        return copy

    def to_dict(self) -> dict[str, Any]:
        """The position as JSON-able data."""
        plain = {name: _PLAIN[shape](getattr(self, name)) for name, shape in _shapes(type(self)).items()}
        return plain if self.schema == 1 else {"schema": self.schema, **plain}

    @classmethod
    def from_dict(cls, data: object) -> Self:
        """The position of `to_dict`, of this schema or an older one; BadState names the field that does not fit."""
        if not isinstance(data, Mapping):
            raise BadState(f"a position is a JSON object, not {type(data).__name__}")
        data = _upgraded(cls, data)
        shapes = _shapes(cls)
        if data.keys() != shapes.keys():
            odd = sorted(map(str, data.keys() ^ shapes.keys()))
            raise BadState(f"a position of this game has exactly the fields {list(shapes)}; see {odd}")
        return cls(**{name: _shaped(name, data[name], shape) for name, shape in shapes.items()})

    def to_json(self) -> str:
        """The position as JSON text, always the same for the same position."""
        return _CANONICAL.encode(self.to_dict())

    def hash(self) -> str:
        """A fingerprint of the whole position."""
        return fingerprint(self.to_json(), self.schema)


def fingerprint(text: str, schema: int) -> str:
    """The hash of a position, given as its JSON text: hashes of different schemas are told apart at sight."""
    from hashlib import blake2b  # slow to load: nothing is hashed before the first move

    digest = blake2b(text.encode(), digest_size=12).hexdigest()
    return digest if schema == 1 else f"{schema}:{digest}"


def stored_hash(data: object) -> str:
    """The hash that a position had when its dict form was written, whatever its schema."""
    schema = data.get("schema", 1) if isinstance(data, Mapping) else 1
    return fingerprint(_CANONICAL.encode(data), schema)


def schema_of(hash: str) -> int:
    """The schema of the position that a hash was made of."""
    number, sign, _ = hash.partition(":")
    return int(number) if sign and number.isdecimal() else 1


def _upgraded(cls: type[State], data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The fields in the form of the present schema."""
    number = data.get("schema", 1)
    if type(number) is not int or not 1 <= number <= cls.schema:
        raise BadState(f"a position of schema {number!r}; this program reads 1 to {cls.schema}: a newer one wrote it")
    fields_then = {name: value for name, value in data.items() if name != "schema"}
    for older in range(number, cls.schema):
        step = cls.upgrades.get(older)
        if step is None:
            raise BadState(f"{cls.__module__}.{cls.__name__} has no upgrade from schema {older}")
        try:
            fields_then = step(fields_then)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise BadState(f"cannot be read as a position of schema {older}: {error!r}") from error
    return fields_then


_CANONICAL = json.JSONEncoder(separators=(",", ":"), sort_keys=True)
_PLAIN: dict[str, Callable[[Any], Any]] = {
    "int": lambda value: value,
    "ints": list,
    "bytes": list,
    "tuples": lambda value: [list(item) for item in value],
}
_SHAPES: dict[type, dict[str, str]] = {}
_CLONERS: dict[type, Callable[[Any], Any]] = {}


def _shapes(cls: type[Any]) -> dict[str, str]:
    """Field name -> 'int', 'ints', 'bytes' or 'tuples'."""
    if cls in _SHAPES:
        return _SHAPES[cls]
    hints = get_type_hints(cls)
    shapes = _SHAPES[cls] = {}
    for f in fields(cls):
        hint = hints[f.name]
        if hint is int:
            shapes[f.name] = "int"
        elif hint is bytearray:
            shapes[f.name] = "bytes"
        elif hint == list[int]:
            shapes[f.name] = "ints"
        elif get_origin(hint) is list and get_origin(hint.__args__[0]) is tuple:
            shapes[f.name] = "tuples"
        else:
            raise TypeError(
                f"{cls.__name__}.{f.name}: a state holds int, list[int], bytearray or list[tuple[int, ...]]"
            )
    return shapes


def _shaped(name: str, value: object, shape: str) -> Any:
    if shape == "int":
        if type(value) is int:
            return value
    elif isinstance(value, list):
        if shape == "tuples":
            if all(isinstance(item, list) and all(type(n) is int for n in item) for item in value):
                return [tuple(item) for item in value]
        elif all(type(n) is int for n in value):
            if shape == "ints":
                return list(value)
            if all(0 <= n < 256 for n in value):
                return bytearray(value)
    raise BadState(f"field '{name}' must be {_SHAPE_WORDS[shape]}")


_SHAPE_WORDS = {
    "int": "a whole number",
    "ints": "a list of whole numbers",
    "bytes": "a list of whole numbers 0..255",
    "tuples": "a list of lists of whole numbers",
}


def _cloner(cls: type[Any]) -> Callable[[Any], Any]:
    """A clone function written for the fields of one class, as dataclasses write their __init__."""
    lines = ["def clone(old):", "    new = make(cls)"]
    for name, shape in _shapes(cls).items():
        lines.append(f"    new.{name} = old.{name}{'' if shape == 'int' else '[:]'}")
    lines.append("    return new")
    scope: dict[str, Any] = {"cls": cls, "make": object.__new__}
    exec("\n".join(lines), scope)
    _CLONERS[cls] = scope["clone"]
    return _CLONERS[cls]
