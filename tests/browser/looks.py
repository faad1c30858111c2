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
    """Every size and every scheme in the fast run, all pairs in the deep one."""
    found = []
    for (place, size), scheme in product(enumerate(SIZES), SCHEMES):
        fast = scheme == SCHEMES[place % 2]
        marks = [] if fast else [pytest.mark.deep]
        found.append(pytest.param(size, scheme, marks=marks, id=f"{size[0]}-{scheme}"))
    return found


at_every_look = pytest.mark.parametrize(("size", "scheme"), _looks())


def findings(page: Any, where: str) -> list[str]:
    """Serious and critical findings of axe-core, and a page that is wider than its window."""
    if not AXE.is_file():
        pytest.skip("needs axe-core (npm --prefix web ci)")
    page.add_script_tag(path=str(AXE))
    report = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    serious = [v for v in report["violations"] if v["impact"] in ("serious", "critical")]
    found = [
        f"{where}: {v['id']}: {n['html'][:150]}: {n.get('failureSummary', '')[:160]}"
        for v in serious
        for n in v["nodes"]
    ]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append(f"{where}: scrolls sideways")
    return found
