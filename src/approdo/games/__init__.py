"""One package per game; found by scanning. `approdo.games.new_haven` is there as soon as somebody asks for it."""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from approdo.core.info import GameInfo


def __getattr__(name: str) -> ModuleType:
    """A game's package, imported when it is first asked for."""
    if name.startswith("_") or find_spec(f"{__name__}.{name}") is None:
        raise AttributeError(f"no game's package is called {name!r}; approdo.all_games() lists them")
    return import_module(f"{__name__}.{name}")


class _Callable(ModuleType):
    """Until version 0.3 `approdo.games()` listed the games, and hid this package by its name."""

    def __call__(self) -> tuple[GameInfo, ...]:
        from approdo.core.registry import all_games

        warnings.warn("approdo.games() is now approdo.all_games()", DeprecationWarning, stacklevel=2)
        return all_games()


sys.modules[__name__].__class__ = _Callable
