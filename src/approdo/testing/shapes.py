"""Whether plain data has exactly the shape that a type describes: TypedDicts, lists, dicts, literals, unions."""

from __future__ import annotations

import types
from functools import cache
from typing import Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict


def conforms(value: object, wanted: Any, where: str = "value") -> list[str]:
    """What does not fit, each with its place; nothing when the value is exactly of that type.

    >>> conforms({"a": [1, "x"]}, dict[str, list[int]])
    ["value['a'][1]: 'x' is no int"]
    """
    origin, args = get_origin(wanted), get_args(wanted)
    if wanted is Any or wanted is object:
        return []
    if origin in (NotRequired, Required):
        return conforms(value, args[0], where)
    if origin in (Union, types.UnionType):
        tried = [conforms(value, choice, where) for choice in args]
        return [] if [] in tried else min(tried, key=len)
    if origin is Literal:
        fits = any(value == choice and type(value) is type(choice) for choice in args)
        return [] if fits else [f"{where}: {value!r} is none of {list(args)}"]
    if is_typeddict(wanted):
        return _record(value, wanted, where)
    if origin is list and isinstance(value, list):
        return [bad for n, item in enumerate(value) for bad in conforms(item, args[0], f"{where}[{n}]")]
    if origin is dict and isinstance(value, dict):
        keys = [bad for key in value for bad in conforms(key, args[0], f"{where} key")]
        return keys + [bad for key, item in value.items() for bad in conforms(item, args[1], f"{where}[{key!r}]")]
    plain = type(None) if wanted is None else origin or wanted
    return [] if type(value) is plain else [f"{where}: {value!r} is no {getattr(plain, '__name__', plain)}"]


@cache
def _hints(wanted: Any) -> dict[str, Any]:
    return get_type_hints(wanted, include_extras=True)


def _record(value: object, wanted: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is no {wanted.__name__}"]
    hints = _hints(wanted)
    missing = [
        f"{where}: {name!r} is missing" for name in sorted(hints.keys() - value.keys() - _optional(wanted, hints))
    ]
    unknown = [f"{where}: {name!r} is not in {wanted.__name__}" for name in value if name not in hints]
    known = [name for name in value if name in hints]
    return missing + unknown + [bad for n in known for bad in conforms(value[n], hints[n], f"{where}[{n!r}]")]


def _optional(wanted: Any, hints: dict[str, Any]) -> set[str]:
    """Keys that may be absent, also where annotations are kept as text and the class cannot tell itself."""
    marked = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
    needed = {name for name, hint in hints.items() if get_origin(hint) is Required}
    optional: frozenset[str] = wanted.__optional_keys__
    return (marked | optional) - needed
