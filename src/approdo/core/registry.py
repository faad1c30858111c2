"""Which games exist: every package under `approdo.games`, and any that an installed package announces.

There is no central list. A game's package has `meta.py` with INFO (light) and `game.py` with GAME.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from approdo.core.errors import UnknownGame
from approdo.core.game import Game, GameInfo

HOME = "approdo.games"
"""The package whose sub-packages are games."""
GROUP = "approdo.games"
"""The entry-point group through which an outside package announces a game's package."""


@cache
def games() -> tuple[GameInfo, ...]:
    """All games, by id."""
    home = import_module(HOME)
    packages = {f"{HOME}.{module.name}" for module in pkgutil.iter_modules(home.__path__) if module.ispkg}
    packages |= {point.value for point in entry_points(group=GROUP)}
    infos: list[GameInfo] = [import_module(f"{package}.meta").INFO for package in packages]
    return tuple(sorted(infos, key=lambda info: info.id))


def info(id: str) -> GameInfo:
    """One game by its id; UnknownGame lists what exists."""
    for known in games():
        if known.id == id:
            return known
    raise UnknownGame(f"no game '{id}'; there are: {', '.join(known.id for known in games())}")


def load(id: str, players: int | None = None, **options: object) -> Game[Any]:
    """A game with its player number and options settled."""
    found = info(id)
    game_type: type[Game[Any]] = import_module(f"{found.package}.game").GAME
    return game_type(found.default_seats if players is None else players, options)
