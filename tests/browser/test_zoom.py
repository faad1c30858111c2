"""Enlarged to 200 and 400 percent: the board keeps a height and the page scrolls; forced colours; targets to touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.looks import AXE
from tests.browser.test_ends import ended, see_the_end
from tests.browser.test_shell import arrive
from tests.browser.test_table import table_with_bots, wait_for_my_turn

Visit = Callable[..., Any]
PLAYERS = {"new-haven": 3, "terra-nova": 3, "new-england": 3, "neuland": 3, "new-salem": 4}
#: 1280 x 800 at 200 %, and 1280 x 1024 at 400 %.
SIZES = ((640, 400), (320, 256))
LEAST_BOARD = 240
FINGER = 24
TARGETS = """
() => [...document.querySelectorAll('.table button, .table [role=tab], .table summary')]
  .map(e => [e.getBoundingClientRect(), e])
  .filter(([box]) => box.width && (box.width < 24 || box.height < 24))
  .map(([box, e]) => `${e.className} ${e.textContent.slice(0, 20)} ${Math.round(box.width)}x${Math.round(box.height)}`)
"""


def violations(page: Any) -> list[str]:
    """Everything that axe-core finds, of whatever impact."""
    if not AXE.is_file():
        pytest.skip("needs axe-core (npm --prefix web ci)")
    page.add_script_tag(path=str(AXE))
    report = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [f"{v['impact']} {v['id']}: {n['html'][:140]}" for v in report["violations"] for n in v["nodes"]]


def _games() -> list[Any]:
    fast = ("terra-nova",)
    return [pytest.param(game, marks=[] if game in fast else [pytest.mark.deep]) for game in PLAYERS]


@pytest.mark.parametrize("game", _games())
def test_enlarged_the_board_is_whole_and_the_page_scrolls(visit: Visit, game: str) -> None:
    page = visit("/", width=1280, height=800, bypass_csp=True)
    table_with_bots(page, game, players=PLAYERS[game])
    wait_for_my_turn(page)
    found = violations(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_role("tab", name="Board").click()
        board = page.locator(".board").bounding_box()
        assert board["height"] >= LEAST_BOARD, f"{width}x{height}: the board is {board['height']} px high"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "scrolls sideways"
        assert page.evaluate("document.documentElement.scrollHeight > innerHeight"), "the page does not scroll"
        page.locator(".prompt").scroll_into_view_if_needed()
        assert page.evaluate(TARGETS) == []
        found += violations(page)
    assert found == []


def test_enlarged_the_end_is_read_by_scrolling_down(visit: Visit) -> None:
    width, height = SIZES[-1]
    page = arrive(visit, "Giulia", width=width, height=height)
    see_the_end(page, ended(page, "new-england"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "scrolls sideways"
    assert page.evaluate("document.documentElement.scrollHeight > innerHeight"), "the page does not scroll"
    assert page.locator(".hero-room .board").bounding_box()["height"] >= LEAST_BOARD - 40


def test_enlarged_the_own_village_can_be_read(visit: Visit) -> None:
    width, height = SIZES[-1]
    page = visit("/", width=width, height=height)
    table_with_bots(page, "new-haven", players=2)
    page.get_by_role("tab", name="Me").click()
    assert page.locator("svg.village").bounding_box()["height"] >= LEAST_BOARD


def test_a_long_summary_begins_with_its_first_words_and_is_scrolled(visit: Visit) -> None:
    page = visit("/", width=320, height=640)
    table_with_bots(page, "new-haven", players=2)
    wait_for_my_turn(page)
    page.keyboard.press("w")
    note = page.locator(".note.told")
    note.wait_for()
    assert note.evaluate("e => e.scrollHeight > e.clientHeight"), "short enough to be seen whole"
    above = note.evaluate("e => e.getBoundingClientRect().top - e.querySelector('p').getBoundingClientRect().top")
    assert above < 0, f"{above} pixels of it lie above its upper edge"


def test_forced_colours_keep_the_board_and_show_what_is_chosen(visit: Visit) -> None:
    page = visit("/", forced_colors="active", bypass_csp=True)
    table_with_bots(page, "terra-nova", players=2)
    wait_for_my_turn(page)
    shown = page.evaluate("getComputedStyle(document.querySelector(\".pace [aria-pressed='true']\")).outlineStyle")
    assert shown == "solid"
    assert page.evaluate("getComputedStyle(document.querySelector('svg.map')).forcedColorAdjust") == "none"
    assert violations(page) == []


def test_a_zoomed_board_follows_the_focus(visit: Visit) -> None:
    page = visit("/", width=390, height=844)
    table_with_bots(page, "terra-nova", players=2)
    page.wait_for_selector("svg.map .legal")
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    for key in ("n", "Control+End", "Control+Home"):
        page.keyboard.press(key)
        inside = page.evaluate(
            """() => {
              const seen = document.querySelector('svg.map').getBoundingClientRect();
              const { left, right, top, bottom } = document.activeElement.getBoundingClientRect();
              const x = (left + right) / 2, y = (top + bottom) / 2;
              return x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
            }"""
        )
        assert inside, f"after {key} the focus is outside of what is shown"


#: What can be chosen on the map and lies within the window: the least side of it, and how many there are.
LEAST = """
() => {
  const map = document.querySelector('svg.map').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('svg.map :is([data-legal], .legal[data-cell])')]
    .map(e => e.getBoundingClientRect())
    .filter(b => b.left >= map.left && b.right <= map.right && b.top >= map.top && b.bottom <= map.bottom);
  return [Math.min(...boxes.map(b => Math.min(b.width, b.height))), boxes.length];
}
"""


@pytest.mark.parametrize("game", _games())
def test_a_finger_finds_places_of_24_pixels_at_320(visit: Visit, game: str) -> None:
    page = visit("/", width=320, height=640, has_touch=True, is_mobile=True)
    table_with_bots(page, game, players=PLAYERS[game])
    wait_for_my_turn(page)
    page.get_by_role("tab", name="Board").click()
    least, places = page.evaluate(LEAST)
    if not places:
        return  # what is to be chosen lies in the own area, whose controls are measured above
    step = page.locator(".prompt").get_attribute("data-step")
    if least < FINGER:
        page.locator("svg.map :is([data-legal], .legal[data-cell])").nth(places // 2).tap(force=True)
        page.get_by_text("The board is larger now").wait_for(state="attached")
        assert page.locator(".prompt").get_attribute("data-step") == step, "the touch that enlarges does nothing else"
        least, places = page.evaluate(LEAST)
    assert places
    assert least >= FINGER
