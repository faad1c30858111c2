"""What every page is looked at for: axe-core's serious findings, and whether it fits its window."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = ((1440, 900), (1024, 768), (820, 1180), (390, 844))
SCHEMES = ("light", "dark")


def _looks() -> list[Any]:
    """The widest in light and the narrowest in dark in the fast run, all pairs in the deep one."""
    found = []
    for (place, size), scheme in product(enumerate(SIZES), SCHEMES):
        fast = (place, scheme) in ((0, "light"), (len(SIZES) - 1, "dark"))
        marks = [] if fast else [pytest.mark.deep]
        found.append(pytest.param(size, scheme, marks=marks, id=f"{size[0]}-{scheme}"))
    return found


at_every_look = pytest.mark.parametrize(("size", "scheme"), _looks())


GRAVE = ("serious", "critical")
ANY = ("minor", "moderate", *GRAVE)


def findings(page: Any, where: str, impacts: tuple[str, ...] = GRAVE) -> list[str]:
    """Findings of axe-core of these impacts, and a page that is wider than its window."""
    if not AXE.is_file():
        pytest.skip("needs axe-core (npm --prefix web ci)")
    page.add_script_tag(path=str(AXE))
    report = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    serious = [v for v in report["violations"] if v["impact"] in impacts]
    found = [
        f"{where}: {v['id']}: {n['html'][:150]}: {n.get('failureSummary', '')[:160]}"
        for v in serious
        for n in v["nodes"]
    ]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append(f"{where}: scrolls sideways")
    return found
