"""What is pinned can be installed wherever README says that Approdo runs."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).parents[2]
OLDEST = re.search(r"\d+\.\d+", tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"])


def test_everything_that_is_pinned_takes_the_first_release_of_the_oldest_python() -> None:
    """Debian 12 has Python 3.11.2, and a package may leave out the first releases of 3.11."""
    assert OLDEST is not None
    wanted, looked_at, refuse = f"{OLDEST[0]}.0", 0, []
    for name in re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text(), re.MULTILINE):
        try:
            asks = metadata(name).get("Requires-Python")
        except PackageNotFoundError:
            continue  # wanted on another system only
        looked_at += 1
        if asks and not SpecifierSet(asks).contains(wanted):
            refuse.append(f"{name} asks for Python {asks}")
    assert looked_at > 50
    assert not refuse
