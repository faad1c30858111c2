"""New Haven played to its end by clicking on its board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Visit = Callable[..., Any]


def play_on_the_board(page: Any, limit: int = 400) -> None:
    """Lay on the first space, build what can be built, take what is open, until the standings appear."""
    for _ in range(limit):
        page.wait_for_selector(
            ".panel.end, .table .legal, .prompt .btn.primary:not([aria-disabled=true])", timeout=20_000
        )
        if page.locator(".panel.end").count():
            return
        step = page.locator(".prompt").get_attribute("data-step")
        if page.locator(".tag .legal").count():
            page.locator(".tag .legal").first.click(force=True)
        elif page.locator("svg.village .legal").count():
            page.locator("svg.village .legal").first.click(force=True)
            if page.locator(".tag .legal").count():
                page.locator(".tag .legal").first.click(force=True)
        elif page.locator(".discs .legal").count():
            page.locator(".discs .legal").first.click(force=True)
            page.wait_for_selector("svg.village .legal")
            continue
        elif page.locator("svg.map .legal").count():
            page.locator("svg.map .legal").first.click(force=True)
            seal = page.locator(".prompt .btn.primary:not([aria-disabled=true])")
            if page.locator(".prompt").get_attribute("data-step") == step and seal.count():
                seal.click()
        else:
            page.locator(".prompt .btn.primary:not([aria-disabled=true])").click()
        page.wait_for_function(f"() => document.querySelector('.prompt')?.dataset.step !== '{step}'", timeout=15_000)
    raise AssertionError("the game did not end")


def test_a_guest_is_in_a_game_two_clicks_after_the_door_and_plays_it_to_the_end(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("svg.map")
    play_on_the_board(page)
    assert page.locator(".panel.end").is_visible()
    assert page.get_by_role("button", name="Rematch").is_visible()
