"""New Haven played to its end by clicking on its board; by keys; by what a screen reader hears."""

from __future__ import annotations

import itertools
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError
from tests.browser.test_table import message, new_table, table_with_bots, wait_for_my_turn

Visit = Callable[..., Any]


def shown(page: Any) -> str | None:
    """The step that the prompt is about; None where there is no prompt any more."""
    step: str | None = page.evaluate("document.querySelector('.prompt')?.dataset.step ?? null")
    return step


def one_thing(page: Any, step: str | None) -> None:
    """Lay on the first space, build what can be built, take what is open; else what the prompt proposes."""
    if page.locator("svg.village .legal").count():
        page.locator("svg.village .legal").first.click(force=True)
        page.get_by_role("button", name="Build:").click()
    elif page.locator(".discs .legal:not([aria-pressed=true])").count():
        page.locator(".discs .legal:not([aria-pressed=true])").first.click(force=True)
        page.wait_for_selector("svg.village .legal")
        return
    elif page.locator("svg.map .legal").count():
        page.locator("svg.map .legal").first.click(force=True)
        seal = page.locator(".prompt .btn.primary:not([aria-disabled=true])")
        if shown(page) == step and seal.count():
            seal.click()
    else:
        page.locator(".prompt .btn.primary:not([aria-disabled=true])").click()
    page.wait_for_function(f"() => document.querySelector('.prompt')?.dataset.step !== '{step}'")


def play_on_the_board(page: Any, seconds: float = 600) -> None:
    """Until the standings appear. A frame may come between a look and a click: then one looks again."""
    page.set_default_timeout(3_000)
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        page.wait_for_selector(".ended, .table .legal, .prompt .btn.primary:not([aria-disabled=true])", timeout=40_000)
        if page.locator(".ended").count():
            return
        with suppress(TimeoutError):
            one_thing(page, shown(page))
    raise AssertionError("the game did not end")


def test_a_guest_is_in_a_game_two_clicks_after_the_door_and_plays_it_to_the_end(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_selector("svg.map")
    play_on_the_board(page)
    assert page.locator(".ended").is_visible()
    assert page.get_by_role("button", name="Rematch").is_visible()


def my_first_turn(page: Any) -> str:
    """A table at which the viewer begins."""
    made = new_table(page, "new-haven", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], first="1")
    page.goto(page.url.rstrip("/") + f"/table/{made['table']}")
    page.wait_for_selector("svg.map")
    wait_for_my_turn(page)
    return str(made["table"])


def lay_something(page: Any, table: str) -> None:
    """The first lay that is legal, without the page's help: then it is the time to build."""
    found = message(page, table)
    lay = next(one for one in found["view"]["legal"] if one["action"]["kind"] == "lay-tile")
    body = {"seat": 0, "decision": found["decision"], "action": lay["id"], "client_id": "first-lay"}
    assert page.request.post(f"/api/tables/{table}/actions", data=body).ok
    page.wait_for_function("() => document.querySelector('.prompt .steps .on')?.textContent === 'Build'")


IN_VIEW = """() => {
  const seen = selector => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return Boolean(box) && box.width > 40 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  };
  const plot = document.querySelector('svg.village [data-cell=c3]').getBoundingClientRect();
  const own = document.querySelector('.own'), upright = innerWidth < innerHeight; // there the map is a picture
  return {
    village: seen('svg.village'), hand: seen('.discs'), resources: seen('.own .nh-stock') || seen('svg.map'),
    board: innerWidth < 700 || (upright ? seen('.nh-thumb svg')
      : seen('svg.map') && document.querySelector('svg.map').clientHeight > 300),
    scrolls: own.scrollHeight > own.clientHeight + 1, plot: Math.round(plot.width),
  };
}"""


@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (1024, 768), (1366, 768)], ids=lambda size: str(size[0]))
def test_village_hand_and_resources_are_in_view_together_to_build(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", width=size[0], height=size[1])
    table = my_first_turn(page)
    lay_something(page, table)
    page.wait_for_selector("svg.village")
    seen = page.evaluate(IN_VIEW)
    assert seen.pop("plot") >= (42 if size[0] == 768 else 32), "too small to be touched"
    assert seen == {"village": True, "hand": True, "resources": True, "board": True, "scrolls": False}


def test_a_tile_is_laid_with_at_most_eight_keys(visit: Visit) -> None:
    page = visit("/")
    my_first_turn(page)
    step = page.locator(".prompt").get_attribute("data-step")
    keys = ["ArrowRight", "r"]
    for key in keys:
        page.keyboard.press(key)
    while not page.evaluate("document.activeElement.hasAttribute('data-legal')"):
        keys.append("ArrowRight" if len(keys) % 2 else "ArrowDown")
        page.keyboard.press(keys[-1])
        assert len(keys) < 7
    for key in ("Enter", "Enter"):
        keys.append(key)
        page.keyboard.press(key)
    page.wait_for_function(f"() => document.querySelector('.prompt')?.dataset.step !== '{step}'")
    assert len(keys) <= 8


def test_the_accessibility_tree_holds_board_village_and_hand_in_words(visit: Visit) -> None:
    page = visit("/")
    my_first_turn(page)
    tree = page.locator("svg.map").aria_snapshot()
    assert re.search(r'"b2: (above \w+ and \w+, below \w+ and \w+|free|\d+ \w+)', tree), tree
    assert "Open building 1 of 5: " in tree
    assert "Resource track: " in tree
    own = page.locator(".own").aria_snapshot()
    assert "Harvest tile 1: above " in own
    assert '"a6: free, cost 6"' in own
    assert "Row 6: 0 of 5 built, 6 colonists, can be doubled" in own
    assert not re.search(r"\b[RSTW]{2}/[RSTW]{2}\b|\b[RSTW]{4}\b", tree + own)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_open_buildings_lie_beside_each_other(visit: Visit, players: int) -> None:
    page = visit("/")
    table_with_bots(page, "new-haven", players)
    places = [page.locator(f"svg.map [data-cell={name}]") for name in (*(f"open-{n}" for n in range(1, 6)), "bag")]
    boxes = [place.bounding_box() for place in places]
    for above, below in itertools.pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"] + 2
