"""What bots think with, in compiled form: the modules of `approdo.fast`, where the extra is installed and warm.

They are found by name: nothing here needs them (see docs/FAST.md). What is missing may come while a process runs, since
a server that has just been installed compiles in the background; so it is looked for again from time to time.
"""

from __future__ import annotations

import importlib
import time
from typing import Any

from approdo.core.errors import ApprodoError

PATIENCE = 15.0
"""So many seconds pass before something that was missing is looked for again."""

_found: dict[tuple[object, ...], Any] = {}
_missed: dict[tuple[object, ...], float] = {}


def compiled(module: str, *what: object) -> Any:
    """A module that can answer at once what is asked of it (its `is_warm` of that says so), or None."""
    key = (module, *what)
    if key not in _found and time.monotonic() >= _missed.get(key, 0.0):
        try:
            fast = importlib.import_module(module)
        except (ImportError, ApprodoError):  # the second: the fast core says what it needs
            fast = None
        if fast is not None and fast.is_warm(*what):
            _found[key] = fast
        else:
            _missed[key] = time.monotonic() + PATIENCE
    return _found.get(key)


def forget() -> None:
    """Look again at once."""
    _found.clear()
    _missed.clear()
