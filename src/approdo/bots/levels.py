"""Bots by name, with parameters: `random`, `greedy`, `greedy:worlds=4`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from approdo.bots.greedy import Greedy
from approdo.bots.random_bot import RandomBot
from approdo.core.errors import ApprodoError
from approdo.core.perspective import Bot

LEVELS: dict[str, Callable[..., Bot]] = {"random": RandomBot, "greedy": Greedy}
"""From the weakest to the strongest."""


def make(spec: str) -> Bot:
    """A bot from its specification; the error says which bots and parameters there are."""
    name, _, words = spec.partition(":")
    if name not in LEVELS:
        raise ApprodoError(f"no bot '{name}'; there are: {', '.join(LEVELS)}")
    parameters: dict[str, Any] = {}
    for word in filter(None, words.split(",")):
        key, _, value = word.partition("=")
        if not value.isdecimal():
            raise ApprodoError(f"bot '{spec}': parameters are written name=number, such as greedy:worlds=4")
        parameters[key] = int(value)
    try:
        return LEVELS[name](**parameters)
    except TypeError:
        raise ApprodoError(f"bot '{name}' has no parameters {', '.join(parameters)}") from None
