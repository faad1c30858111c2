"""Terra Nova played on its board: by mouse to the end, by keyboard, by touch, in every width and theme."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.looks import at_every_look, findings

Visit = Callable[..., Any]
MY_TURN = "() => document.title.startsWith('●') || document.querySelector('.ended')"
QUIET = "localStorage.setItem('approdo.settings', JSON.stringify({ hints: false, motion: 'off', pace: 'skip', confirm: 'never' }))"
#: The next hex of a player who closes what can be closed, else slides or lays at random; or 'seal', or 'over'.
NEXT = """() => {
  if (document.querySelector('.ended')) return 'over';
  if (document.querySelector('.prompt .btn.primary:not([aria-disabled=true])')) return 'seal';
  const cells = [...document.querySelectorAll('svg.map .legal')];
  const named = words => cells.filter(c => c.getAttribute('aria-label').includes(words));
  const pressed = state => cells.filter(c => c.getAttribute('aria-pressed') === state);
  const slides = pressed('true').length ? [named('closing stone'), named('slide here')] : [pressed('false')];
  const from = [named('it closes'), named('lay a stone'), ...slides, cells].find(list => list.length) ?? [];
  return from[Math.floor(Math.random() * from.length)]?.dataset.cell ?? null;
}"""
#: Whether a click has had its effect: another step, another pioneer in hand, or the end.
DONE = """([step, chosen]) => document.querySelector('.ended')
  || document.querySelector('.prompt').dataset.step !== step
  || document.querySelectorAll('svg.map [aria-pressed=true]').length !== chosen"""


def table_with_bots(page: Any, players: int = 2, bot: str = "greedy", **options: Any) -> str:
    page.add_init_script(QUIET)
    page.request.post("/api/session", data={"name": "Giulia"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (players - 1)]
    body = {"game": "terra-nova", "options": options, "seats": seats, "start": True}
    answer = page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    page.goto(f"/table/{table}")
    page.wait_for_selector("svg.map")
    page.wait_for_function(MY_TURN, timeout=40_000)
    return table


def view(page: Any, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()["view"]
    return found


def test_who_is_asked_answers_on_the_board(visit: Visit) -> None:
    """While "are you sure?" stands beside the board, another hex is asked about instead, and the same one confirms."""
    page = visit()
    table = table_with_bots(page, first="1")
    page.add_init_script(QUIET.replace("'never'", "'final'"))
    page.reload()
    page.wait_for_function(MY_TURN, timeout=40_000)
    asked = page.locator("dialog[open] .say")
    for hex in ("h9", "i8"):
        middle = page.locator(f'svg.map [data-cell="{hex}"]').bounding_box()
        x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
        page.mouse.click(x, y)
        page.wait_for_function("hex => document.querySelector('dialog[open] .say')?.innerText.includes(hex)", arg=hex)
    page.mouse.click(x, y)
    asked.wait_for(state="hidden")
    stands = "hex => /your pioneer/.test(document.querySelector(`[data-cell=\"${hex}\"]`).getAttribute('aria-label'))"
    page.wait_for_function(stands, arg="i8")
    placed = [hex["name"] for hex in view(page, table)["board"]["hexes"] if hex["pioneer"] == 0]
    assert placed == ["i8"]


def play_on_the_board(page: Any, until: str = "over", limit: int = 900) -> None:
    """Click on hexes and on the seal until the standings appear, or until the awaited decision is `until`."""
    for _ in range(limit):
        what = page.wait_for_function(NEXT, timeout=30_000).json_value()
        if what == "over" or (until != "over" and page.locator(".steps .on", has_text=until).count()):
            return
        step = page.locator(".prompt").get_attribute("data-step")
        chosen = page.locator("svg.map [aria-pressed=true]").count()
        target = ".prompt .btn.primary" if what == "seal" else f'svg.map [data-cell="{what}"]'
        page.locator(target).click(force=True)
        page.wait_for_function(DONE, arg=[step, chosen], timeout=40_000)
    raise AssertionError("the game did not end")


@pytest.mark.deep  # the fast run plays New Haven and New Salem to their end on their boards
def test_a_game_against_bots_is_played_to_its_end_by_clicks_on_the_map(visit: Visit) -> None:
    page = visit("/", bypass_csp=True)
    table = table_with_bots(page, players=4)
    play_on_the_board(page, until="Action 2")
    assert findings(page, "action 2") == []
    play_on_the_board(page)
    end = view(page, table)
    assert end["over"]
    assert findings(page, "end") == []
    assert page.locator(".plates li").count() == 4
    assert page.evaluate("document.querySelectorAll('svg.map *').length") < 2000


@pytest.mark.deep
def test_a_game_of_two_on_the_other_island_is_played_to_its_end(visit: Visit) -> None:
    page = visit("/", width=1024, height=768)
    table_with_bots(page, players=2, board="b", scoring="turn-end")
    play_on_the_board(page)
    assert page.locator(".plates li").count() == 2


def walk_to(page: Any, wanted: str) -> int:
    """Arrow keys until the focus is on a hex of which `wanted` is part of the name; how many were needed."""
    for pressed, key in enumerate(("ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowDown", "ArrowDown"), 1):
        page.keyboard.press(key)
        if wanted in (page.evaluate("document.activeElement.getAttribute('aria-label')") or ""):
            return pressed
    raise AssertionError(f"no hex '{wanted}' beside {page.evaluate('document.activeElement.dataset.cell')}")


MOST_KEYS = 6
"""Keys for a typical move from the pioneer on: take it up, walk to a slide, stop there."""


def test_a_turn_is_played_by_keyboard_alone_and_taken_back(visit: Visit) -> None:
    page = visit("/")
    table = table_with_bots(page, first="1")
    for _ in range(13):
        page.wait_for_function(MY_TURN)
        step = page.locator(".prompt").get_attribute("data-step")
        page.locator("svg.map [data-legal]").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function(f"() => document.querySelector('.prompt').dataset.step !== '{step}'")
    page.wait_for_function("() => document.querySelector('.tn-act.on') && document.title.startsWith('●')")
    start = page.locator(".prompt").get_attribute("data-step")
    for key in ("first", "second", "third"):
        step = page.locator(".prompt").get_attribute("data-step")
        page.locator("svg.map [data-own][data-legal]").last.focus()
        source = page.evaluate("document.activeElement.dataset.cell")
        page.keyboard.press("Enter")
        page.wait_for_selector("svg.map .legal[aria-pressed=true]")
        keys = 2 + walk_to(page, "slide here")
        target = page.evaluate("document.activeElement.dataset.cell")
        page.keyboard.press("Enter")
        page.wait_for_function(f"() => document.querySelector('.prompt').dataset.step !== '{step}'")
        assert keys <= MOST_KEYS + 2, "six arrow keys at the most lead to a slide beside the pioneer"
        assert page.evaluate("document.activeElement.dataset.cell") == target, f"the focus was lost in the {key} action"
        assert any(path[-1] == target for path in view(page, table)["board"]["turn"]["moved"]), source
    assert "End the turn" in page.locator(".prompt .btn.primary").inner_text()
    for _ in range(3):
        step = page.locator(".prompt").get_attribute("data-step")
        page.keyboard.press("u")
        page.wait_for_function(f"() => document.querySelector('.prompt').dataset.step !== '{step}'")
    assert page.locator(".prompt").get_attribute("data-step") == start
    assert view(page, table)["board"]["turn"]["done"] == 0


#: Points on a fine grid over the island that lie inside its coast and belong to no hex.
SEAMS = """() => {
  const hits = [...document.querySelectorAll('svg.map [data-cell] > .hit')].map(h => h.getBoundingClientRect());
  const rows = new Map();
  for (const { left, right, top, bottom } of hits) {
    const y = Math.round((top + bottom) / 2), row = rows.get(y) ?? [Infinity, -Infinity];
    rows.set(y, [Math.min(row[0], left), Math.max(row[1], right)]);
  }
  const lost = [];
  for (const [y, [left, right]] of rows)
    for (let x = left + 2; x < right - 2; x += 1.5)
      if (!document.elementFromPoint(x, y)?.closest('[data-cell]:has(> .hit)')) lost.push([x, y]);
  return lost;
}"""


def test_no_point_of_the_island_lies_between_two_hexes(visit: Visit) -> None:
    page = visit("/")
    table_with_bots(page, first="1")
    assert page.evaluate(SEAMS) == []


def test_the_accessibility_tree_tells_every_hex(visit: Visit) -> None:
    page = visit("/")
    table = table_with_bots(page, first="1")
    tree = page.locator("svg.map").aria_snapshot()
    for hex in view(page, table)["board"]["hexes"]:
        assert f'"{hex["name"]}, ' in tree


def test_a_touch_shows_and_the_seal_does(visit: Visit) -> None:
    page = visit("/", width=390, height=844, has_touch=True)
    table = table_with_bots(page, first="1")
    step = page.locator(".prompt").get_attribute("data-step")
    hex = page.locator('svg.map [data-cell="h8"] > .hit')
    hex.tap(force=True)
    page.get_by_text("The board is larger now").wait_for(state="attached")
    place = hex.bounding_box()
    hex.tap(force=True)
    page.get_by_role("button", name="Place here").wait_for()
    assert hex.bounding_box() == place, "the map moved under the finger"
    assert page.locator(".prompt").get_attribute("data-step") == step
    page.get_by_role("button", name="Place here").tap()
    page.wait_for_function(f"() => document.querySelector('.prompt').dataset.step !== '{step}'")
    assert next(h for h in view(page, table)["board"]["hexes"] if h["name"] == "h8")["pioneer"] == 0


def test_a_hex_that_cannot_be_taken_says_why_with_its_paragraph(visit: Visit) -> None:
    page = visit("/")
    table_with_bots(page)
    play_on_the_board(page, until="Action 1")
    page.locator("svg.map .legal[aria-pressed=false]").first.click(force=True)
    page.wait_for_selector("svg.map .legal[aria-pressed=true]")
    page.locator("svg.map [data-cell][aria-disabled=true]").first.click(force=True)
    page.wait_for_selector(".caption.why .para")
    assert page.locator("svg.map .legal[aria-pressed=true]").count() == 1, "the chosen pioneer was put down"


@at_every_look
def test_the_board_fits_and_has_no_serious_accessibility_findings(
    visit: Visit, size: tuple[int, int], scheme: str
) -> None:
    page = visit("/", width=size[0], height=size[1], color_scheme=scheme, bypass_csp=True)
    table_with_bots(page, players=3)
    found = findings(page, "table")
    page.keyboard.press("z")
    found += findings(page, "zones")
    assert found == []


def test_a_refused_seal_stays_readable_under_the_pointer(visit: Visit) -> None:
    page = visit("/")
    table_with_bots(page)
    seal = page.locator(".prompt .btn.primary[aria-disabled=true]")
    seal.hover(force=True)
    # What a button changes to under the pointer comes by degrees.
    seal.evaluate("e => Promise.all(e.getAnimations().map(one => one.finished))")
    assert seal.evaluate("e => e.matches(':hover') && getComputedStyle(e).backgroundColor") == "rgba(0, 0, 0, 0)"


#: Points of the island, and those of them that belong to no hex: a fine grid over all that the hexes cover.
DEAF = """() => {
  const svg = document.querySelector('svg.map'), hits = [...svg.querySelectorAll('[data-cell] > .hit')];
  const land = hits[0].cloneNode();
  land.setAttribute('d', hits.map(hit => hit.getAttribute('d')).join(''));
  land.style.pointerEvents = 'none';
  hits[0].parentNode.parentNode.append(land);
  const box = land.getBoundingClientRect(), inverse = land.getScreenCTM().inverse(), deaf = [];
  let points = 0;
  for (let y = box.top + 0.5; y < box.bottom; y += 2)
    for (let x = box.left + 0.5; x < box.right; x += 2) {
      if (!land.isPointInFill(new DOMPoint(x, y).matrixTransform(inverse))) continue;
      points += 1;
      const cell = document.elementFromPoint(x, y)?.closest('[data-cell]');
      if (!cell?.querySelector('.hit')) deaf.push([x, y]);
    }
  land.remove();
  return [points, deaf.slice(0, 9)];
}"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_every_point_of_the_island_takes_a_click(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", width=size[0], height=size[1])
    table_with_bots(page)
    page.wait_for_selector("svg.map [data-cell] > .hit")
    points, deaf = page.evaluate(DEAF)
    assert points > 10_000
    assert deaf == []
