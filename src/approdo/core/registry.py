"""Which games exist: every package under `approdo.games`, and any that an installed package announces.

There is no central list. A game's package has `meta.py` with INFO (light) and `game.py` with GAME.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from approdo.core.errors import UnknownGame
from approdo.core.game import Game
from approdo.core.info import GameInfo

HOME = "approdo.games"
"""The package whose sub-packages are games."""
GROUP = "approdo.games"
"""The entry-point group through which an outside package announces a game's package."""


@cache
def _own() -> tuple[GameInfo, ...]:
    """Those of this package."""
    home = import_module(HOME)
    return _infos({f"{HOME}.{module.name}" for module in pkgutil.iter_modules(home.__path__) if module.ispkg})


@cache
def all_games() -> tuple[GameInfo, ...]:
    """All games, by id."""
    from importlib.metadata import entry_points  # slow to import, and to look: not for those who want one of ours

    outside = {point.value for point in entry_points(group=GROUP)} - {info.package for info in _own()}
    return tuple(sorted((*_own(), *_infos(outside)), key=lambda info: info.id))


def _infos(packages: set[str]) -> tuple[GameInfo, ...]:
    return tuple(import_module(f"{package}.meta").INFO for package in packages)


def info(id: str) -> GameInfo:
    """One game by its id; UnknownGame lists what exists."""
    for listed in (_own, all_games):
        for known in listed():
            if known.id == id:
                return known
    raise UnknownGame(f"no game '{id}'; there are: {', '.join(known.id for known in all_games())}")


def game_type(id: str) -> type[Game[Any]]:
    """The class of a game, its rules loaded."""
    found: type[Game[Any]] = import_module(f"{info(id).package}.game").GAME
    return found


def load(id: str, players: int | None = None, **options: object) -> Game[Any]:
    """A game with its player number and options settled."""
    return game_type(id)(info(id).default_seats if players is None else players, options)
