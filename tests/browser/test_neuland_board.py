"""Neuland played by clicking on its board, by keyboard alone, and looked at by axe-core."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.looks import at_every_look, findings
from tests.browser.test_table import new_table, table_with_bots

Visit = Callable[..., Any]

# One click of a player who uses the board alone: the land, the display, the planner, the ways of paying, the seal.
CLICK = """([turn, tired]) => {
  const all = selector => [...document.querySelectorAll(selector)];
  const press = element => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return element.getAttribute('aria-label') || element.textContent;
  };
  const land = all('svg.map .legal'), ways = all('.prompt .nl-way'), piles = all('.nl-order');
  const named = word => land.filter(e => e.getAttribute('aria-label').startsWith(word));
  const seal = document.querySelector('.prompt .btn.primary:not([aria-disabled=true])');
  if (piles.length) return press(piles[turn % piles.length]);
  if (ways.length) return 'Way ' + press(ways[0]);
  for (const word of ['Found', 'Hand', 'Fill', 'Place', 'Build']) {
    const found = named(word);
    if (found.length) return press(found[turn % found.length]);
  }
  const markers = all('.prompt .acts .btn:not(.quiet):not(.primary)');
  if (!seal && markers.length) return press(markers[0]);
  if (tired && seal) return press(seal);
  const go = document.querySelector('.nl-go button');
  const goals = all('.nl-goals button:not(.later):not([aria-pressed=true])');
  if (go && turn % 3) return 'Plan ' + press(go);
  const displays = all('.nl-work.can');
  if (displays.length && turn % 5 === 0) return 'Take ' + press(displays[turn % displays.length]);
  if (goals.length && turn % 2) return 'Goal ' + press(goals[goals.length - 1]);
  if (named('Produce').length) return press(named('Produce')[turn % named('Produce').length]);
  return seal ? press(seal) : null;
}"""
READY = """() => document.querySelector('.ended')
  || document.querySelector('svg.map .legal, svg.map .nl-end, .nl-order, .prompt .acts .btn:not(.quiet)')"""
EAGER = 9
"""Clicks after which the player of these tests ends a turn."""


def play(page: Any, clicks: int) -> list[str]:
    """Click on until the standings appear or the clicks are used up; what was clicked."""
    done: list[str] = []
    since = 0
    for turn in range(clicks):
        page.wait_for_function(READY, timeout=30_000)
        if page.locator(".ended").count():
            break
        said = str(page.evaluate(CLICK, [turn, since >= EAGER]))
        since = 0 if said.startswith("End turn") else since + 1
        done.append(said)
        page.wait_for_timeout(10)
    return done


@pytest.mark.deep  # the server plays whole games in every run
def test_a_whole_game_is_played_on_the_board(visit: Visit) -> None:
    page = visit("/")
    table_with_bots(page, "neuland", players=2)
    done = play(page, 700)
    assert page.locator(".ended").is_visible()
    words = {said.split()[0] for said in done}
    assert {"Found", "Produce", "Build", "Way", "Plan", "End"} <= words
    assert sum(said.startswith("End turn") for said in done) >= 3


def sit_first(page: Any) -> None:
    """At a table where a person founds before the bot does."""
    made = new_table(page, "neuland", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], first="1")
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector("svg.map [data-legal]", timeout=30_000)


MOST_KEYS = 10
"""Keys for a typical move of a player who does not see the board."""


def test_the_turn_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    sit_first(page)
    page.locator("svg.map [data-cell=c3]").press("Enter")
    page.wait_for_selector("svg.map .legal[aria-label*='Produce food']")
    before = page.locator("svg.map .nl-end").count()
    places = page.locator("svg.map [data-legal]")
    names = [str(places.nth(place).get_attribute("aria-label")) for place in range(places.count())]
    assert "Produce food" in names[0], "the first thing that can be done is the first on the way"
    assert not [name for name in names if "End the turn" in name], "ends are not on the way while deeds remain"
    assert len(names) < MOST_KEYS, "the farthest of them in so many keys, and one to do it"
    places.first.focus()
    assert "space" in page.locator(".prompt .sub").inner_text().lower()
    page.keyboard.press("Enter")
    page.wait_for_selector(".nl-goods li")
    assert page.locator("svg.map .nl-end").count() <= before
    page.keyboard.press("e")
    page.wait_for_function("() => document.querySelector('.log').textContent.includes('ends the turn')")


def test_the_accessibility_tree_tells_land_timeline_and_display(visit: Visit) -> None:
    page = visit("/")
    sit_first(page)
    page.locator("svg.map [data-cell=c3]").press("Enter")
    page.wait_for_selector("svg.map .legal[aria-label*='Produce food']")
    land, own = page.locator("svg.map").aria_snapshot(), page.locator(".own").aria_snapshot()
    for words in ("a1, mountain, 3 free slots", "c3.1, forest, hunting lodge, free", "c3, forest, one free slot"):
        assert words in land
    assert "End the turn on space 2" in land and "Timeline. Time marker on space 1" in land
    for words in ("mine, mountain, costs wood", "Wheelbarrow", "Cheapest way to"):
        assert words in own
    assert land.index("Produce food") < land.index("End the turn on space"), "ends come behind what can be done"


def test_the_planner_is_above_the_fold(visit: Visit) -> None:
    for width, height in ((1440, 900), (1024, 768), (768, 1024)):
        page = visit("/", width=width, height=height)
        sit_first(page)
        page.locator("svg.map [data-cell=c3]").press("Enter")
        goals = page.locator(".nl-goals").bounding_box()
        assert goals["y"] + goals["height"] <= height, (width, goals)


def test_a_finger_sees_before_it_does(visit: Visit) -> None:
    page = visit("/", width=390, height=844, has_touch=True)
    table_with_bots(page, "neuland", players=2)
    page.wait_for_selector("svg.map .legal", timeout=30_000)
    step = page.locator(".prompt").get_attribute("data-step")
    hex_ = page.locator("svg.map .legal").first
    hex_.tap()
    page.wait_for_selector("svg.map .legal[aria-pressed=true]")
    assert page.locator(".prompt").get_attribute("data-step") == step
    hex_.tap()
    page.wait_for_function(f"() => document.querySelector('.prompt').dataset.step !== '{step}'")


@at_every_look
def test_the_board_has_no_serious_barrier(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = visit("/", width=size[0], height=size[1], color_scheme=scheme, bypass_csp=True)
    table_with_bots(page, "neuland", players=3)
    play(page, 12)
    page.wait_for_function(READY, timeout=30_000)
    assert page.locator("svg.map *").count() < 2000
    assert findings(page, str(size)) == []
