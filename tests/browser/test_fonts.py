"""The fonts of the page: few bytes, asked for at once, and no line moves when they come late."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.conftest import BUILT

Visit = Callable[..., Any]
#: All of them together (bytes).
MOST = 120_000
#: How late they are (s): the first picture is painted without them.
LATE = 0.8
WATCH = """
window.moved = [];
new PerformanceObserver(list => window.moved.push(...list.getEntries().map(({ value, sources }) =>
  `${value.toFixed(4)} ${sources.map(({ node }) => node?.nodeName).join(' ')}`)))
  .observe({ type: 'layout-shift', buffered: true });
"""


def test_they_are_few_bytes_and_asked_for_before_the_program(visit: Visit) -> None:
    fonts = list((BUILT.parent / "assets").glob("*.woff2"))
    assert sum(font.stat().st_size for font in fonts) <= MOST
    page = visit("/")
    first = page.evaluate(
        "() => [...document.querySelectorAll('link[rel=preload][as=font]')].map(link => new URL(link.href).pathname)"
    )
    assert {path.rsplit("/", 1)[-1] for path in first} == {font.name for font in fonts}
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("['400 1em Vollkorn', '400 1em \"Source Sans 3\"'].every(font => document.fonts.check(font))")


@pytest.mark.parametrize("path", ["/", "/rules/new-haven", "/settings"])
def test_no_line_moves_when_they_come_late(visit: Visit, path: str) -> None:
    page = visit("/")
    session = page.context.browser.new_context(base_url=page.url, viewport=page.viewport_size)
    first = session.new_page()
    first.add_init_script(WATCH)

    def late(route: Any) -> None:
        time.sleep(LATE)
        route.continue_()

    first.route("**/*.woff2", late)
    first.goto(path)
    first.wait_for_selector("main h1")
    first.wait_for_load_state("networkidle")
    first.evaluate("document.fonts.ready.then(() => 0)")
    first.wait_for_timeout(300)
    moved = first.evaluate("window.moved")
    session.close()
    assert moved == []
