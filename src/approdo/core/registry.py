"""Which games exist: every package under `approdo.games`, and any that an installed package announces.

There is no central list. A game's package has `meta.py` with INFO (light) and `game.py` with GAME.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from approdo.core.errors import UnknownGame
from approdo.core.game import Game
from approdo.core.info import GameInfo

HOME = "approdo.games"
"""The package whose sub-packages are games."""
GROUP = "approdo.games"
"""The entry-point group through which an outside package announces a game's package."""


@cache
def all_games() -> tuple[GameInfo, ...]:
    """All games, by id."""
    import pkgutil
    from importlib.metadata import entry_points  # slow to import, and to look: not for those who want one of ours

    home = import_module(HOME)
    own = {f"{HOME}.{module.name}" for module in pkgutil.iter_modules(home.__path__) if module.ispkg}
    packages = own | {point.value for point in entry_points(group=GROUP)}
    return tuple(sorted(map(_info, packages), key=lambda info: info.id))


def _info(package: str) -> GameInfo:
    found: GameInfo = import_module(f"{package}.meta").INFO
    return found


def info(id: str) -> GameInfo:
    """One game by its id; UnknownGame lists what exists."""
    name = id.replace("-", "_")
    ours = name.isidentifier() and not name.startswith("_") and find_spec(f"{HOME}.{name}")
    if ours and (found := _info(ours.name)).id == id:
        return found
    for known in all_games():
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
