"""Values of the command line that are what they look like.

Typer checks every value that is not a flag with pydantic, whose import takes longer than that of all our rules. A text
is a text and digits are a number without it; whatever else is typed is read, or refused, by typer as before.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any


def read_plainly(parameters: Iterable[Any]) -> None:
    """Let these arguments and options of typer take plain values as they are."""
    for parameter in parameters:
        parameter.process_value = partial(_value, parameter, parameter.process_value)


def _value(parameter: Any, usual: Any, context: Any, typed: Any) -> Any:
    kind = getattr(parameter, "type_descriptor", None)
    several = parameter.multiple or parameter.nargs != 1
    if typed is None and not parameter.required:
        value: Any = () if several else None
    elif kind is None or parameter.required:
        return usual(context, typed)
    elif (kind.annotation is str and isinstance(typed, str)) or kind.annotation == list[str]:
        value = typed
    elif kind.annotation is int and _bare(kind) and isinstance(typed, str) and typed.isdecimal():
        value = int(typed)
    else:
        return usual(context, typed)
    return parameter.callback(context, parameter, value) if parameter.callback else value


def _bare(kind: Any) -> bool:
    """Whether every number will do."""
    return kind.parameter_info.min is None and kind.parameter_info.max is None
