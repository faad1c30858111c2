"""What the reader needs is in view: the map of a watcher, the seal of who has many choices on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.browser.sheets import SETTINGS, State, deciding, recorded, watched


@pytest.fixture
def open_at(chromium: Any, server: Any) -> Iterator[Any]:
    """Opens a state of a recorded game at a size."""
    contexts: list[Any] = []

    def opened(state: State, width: int, height: int) -> Any:
        context = chromium.new_context(base_url=server.url, viewport={"width": width, "height": height})
        contexts.append(context)
        context.add_init_script(SETTINGS.replace("LANG", "en"))
        context.add_cookies(state.cookies)
        page = context.new_page()
        page.goto(state.path)
        page.wait_for_selector(state.ready)
        return page

    yield opened
    for context in contexts:
        context.close()


def test_a_watcher_has_the_map_large_on_an_upright_tablet(chromium: Any, server: Any, open_at: Any) -> None:
    page = open_at(watched(chromium, server.url, "new-haven"), 768, 1024)
    assert page.locator("svg.map").bounding_box()["height"] > 600
    page.get_by_role("tab", name="Table").click()
    page.wait_for_selector(".nh-village", state="visible")


def test_on_a_phone_the_seal_stays_in_view_beside_many_choices(chromium: Any, server: Any, open_at: Any) -> None:
    step = len(recorded("neuland-act").entries)
    page = open_at(deciding(chromium, server.url, "act", "neuland-act", step), 390, 844)
    page.locator("svg.map [data-cell='b2.1'][data-legal]").click(force=True)
    page.wait_for_function("() => document.querySelectorAll('.prompt .acts .nl-way').length > 1")
    seal = page.locator(".prompt .btn.primary").bounding_box()
    assert seal["x"] + seal["width"] <= 390, "choices pass beneath it"
    assert seal["width"] > 100
