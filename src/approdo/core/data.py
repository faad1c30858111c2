"""Component data: TOML files inside a game's package, every table with its confidence grade."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from approdo.core.errors import BadData
from approdo.core.text import read_text

GRADES = {"C": "certain", "P": "probable", "R": "reconstructed", "U": "unknown"}


@cache
def data(package: str, name: str) -> dict[str, Any]:
    """A data file of a package, e.g. data("approdo.games.new_haven", "board")."""
    try:
        return tomllib.loads(read_text(package, "data", f"{name}.toml"))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{package}/data/{name}.toml: {error}") from error
