"""Neuland played by clicking on its board, by keyboard alone, and looked at by axe-core."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.looks import at_every_look, findings
from tests.browser.test_table import table_with_bots

Visit = Callable[..., Any]

# One click of a player who uses the board alone: the land, the display, the planner, the ways of paying, the seal.
CLICK = """([turn, tired]) => {
  const all = selector => [...document.querySelectorAll(selector)];
  const press = element => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return element.getAttribute('aria-label') || element.textContent;
  };
  const land = all('svg.map .legal:not(.nl-end)'), ways = all('.prompt .nl-way'), piles = all('.nl-order');
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
READY = """() => document.querySelector('.panel.end')
  || document.querySelector('svg.map .legal, .nl-order, .prompt .acts .btn:not(.quiet)')"""
EAGER = 9
"""Clicks after which the player of these tests ends a turn."""


def play(page: Any, clicks: int) -> list[str]:
    """Click on until the standings appear or the clicks are used up; what was clicked."""
    done: list[str] = []
    since = 0
    for turn in range(clicks):
        page.wait_for_function(READY, timeout=30_000)
        if page.locator(".panel.end").count():
            break
        said = str(page.evaluate(CLICK, [turn, since >= EAGER]))
        since = 0 if said.startswith("End turn") else since + 1
        done.append(said)
        page.wait_for_timeout(10)
    return done


def test_a_whole_game_is_played_on_the_board(visit: Visit) -> None:
    page = visit("/")
    table_with_bots(page, "neuland", players=2)
    done = play(page, 700)
    assert page.locator(".panel.end").is_visible()
    words = {said.split()[0] for said in done}
    assert {"Found", "Produce", "Build", "Way", "Plan", "End"} <= words
    assert sum(said.startswith("End turn") for said in done) >= 3


def test_the_turn_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    table_with_bots(page, "neuland", players=2)
    page.wait_for_selector("svg.map .legal", timeout=30_000)
    page.locator("svg.map .legal").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("svg.map .legal[aria-label^='Produce food']")
    before = page.locator("svg.map .nl-end").count()
    page.locator("svg.map .legal[aria-label^='Produce food']").first.focus()
    assert "space" in page.locator(".prompt .sub").inner_text().lower()
    page.keyboard.press("Enter")
    page.wait_for_selector(".nl-goods li")
    assert page.locator("svg.map .nl-end").count() <= before
    page.keyboard.press("e")
    page.wait_for_function("() => document.querySelector('.log').textContent.includes('ends the turn')")


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
