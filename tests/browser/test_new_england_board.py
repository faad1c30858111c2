"""New England played to its end by clicking on its board."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.browser.looks import at_every_look, findings
from tests.browser.test_table import message, table_with_bots, wait_for_my_turn

Visit = Callable[..., Any]
RECORDS = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "records"

# One click of a player who uses the board alone: the map, the offer, a stored card, a button, the seal.
CLICK = """(turn) => {
  const all = selector => [...document.querySelectorAll(selector)];
  const press = element => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return element.getAttribute('aria-label') || element.textContent;
  };
  const moves = all('svg.map .legal').filter(e => /Take up|Move the/.test(e.getAttribute('aria-label')));
  const land = all('svg.map .legal').filter(e => !moves.includes(e));
  const offer = all('.item.can, .ne-stored.can');
  const buttons = all('.prompt .acts .btn:not(.quiet):not(.primary):not(.ne-start)');
  const announce = buttons.filter(b => !b.classList.contains('ne-ends'));
  const seal = document.querySelector('.prompt .btn.primary:not([aria-disabled=true])');
  const pick = list => list[turn % list.length];
  if (land.length) return press(pick(land));
  if (offer.length) return press(pick(offer));
  if (moves.length && turn % 5 === 0) return press(pick(moves));
  if (announce.length) return press(pick(announce));
  if (seal) return press(seal);
  return buttons.length ? press(pick(buttons)) : null;
}"""

#: What must have been offered by name in a whole game.
DEEDS = {"Start tile", "Take marker", "Buy", "Lay the tile"}


@pytest.mark.deep  # the chooser plays a whole game in every run
def test_a_whole_game_is_played_on_the_board(visit: Visit) -> None:
    page = visit("/new/new-england")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("svg.ne-map")
    done: set[str] = set()
    for turn in range(600):
        page.wait_for_function(
            """() => document.querySelector('.ended')
              || document.querySelector('svg.map .legal, .item.can, .prompt .acts .btn:not(.quiet)')""",
            timeout=30_000,
        )
        if page.locator(".ended").count():
            break
        said = page.evaluate(CLICK, turn)
        done |= {deed for deed in DEEDS if deed in str(said)}
        page.wait_for_timeout(10)
    assert page.locator(".ended").is_visible()
    assert done == DEEDS


@at_every_look
def test_the_board_fits_and_has_no_serious_accessibility_findings(
    visit: Visit, size: tuple[int, int], scheme: str
) -> None:
    page = visit("/", width=size[0], height=size[1], color_scheme=scheme, bypass_csp=True)
    table_with_bots(page, "new-england", players=3)
    page.wait_for_function("() => document.title.startsWith('●')", timeout=40_000)
    assert findings(page, "table") == []


def test_a_start_tile_takes_both_its_halves_with_at_most_six_keys(visit: Visit) -> None:
    page = visit("/")
    table_with_bots(page, "new-england", players=3)
    page.wait_for_function("() => document.title.startsWith('●')", timeout=40_000)
    step = page.locator(".prompt").get_attribute("data-step")
    # From the page to the board, one half, the neighbour below, the other half.
    keys = ["ArrowRight", "Enter", "ArrowDown", "Enter"]
    for key in keys:
        page.keyboard.press(key)
    page.wait_for_function(f"() => document.querySelector('.prompt')?.dataset.step !== '{step}'")
    assert len(keys) <= 6
    tree = page.locator("svg.map").aria_snapshot()
    assert len(re.findall(r'"[A-K][1-9]: \w+ of your family, \w+, start tile with [A-K][1-9]', tree)) == 2
    assert "Marker 10, free" in tree


def test_a_phone_shows_the_whole_offer(visit: Visit) -> None:
    page = visit("/", width=390, height=844)
    game = json.loads((RECORDS / "new-england-turn.json").read_bytes())
    others = [{"kind": "hotseat", "name": name} for name in game["seats"][1:]]
    page.request.post("/api/session", data={"name": "Giulia"})
    body = {"record": game, "step": len(game["entries"]), "seats": [{"kind": "me"}, *others]}
    made = page.request.post("/api/tables/fork", data=body).json()
    page.goto(page.url.rstrip("/") + f"/table/{made['table']}")
    page.wait_for_selector(".ne-offer .item")
    boxes = [item.bounding_box() for item in page.locator(".ne-offer .item").all()]
    caption = page.locator(".caption").bounding_box()
    assert len(boxes) >= 9
    for box in boxes:
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= caption["y"] and box["height"] >= 44


CROWDED = """() => {
  const prompt = document.querySelector('.prompt'), acts = prompt.querySelector('.acts');
  return {
    rows: new Set([...acts.children].map(button => Math.round(button.getBoundingClientRect().y))).size,
    within: acts.clientHeight <= prompt.clientHeight,
    smaller: Number(prompt.querySelector('.say').dataset.fit),
  };
}"""


def test_many_buttons_leave_the_sentence_its_room(visit: Visit) -> None:
    page = visit("/", lang="it-IT")
    table = table_with_bots(page, "new-england")
    for _ in range(40):
        wait_for_my_turn(page)
        if page.locator(".prompt .acts .btn").count() > 4:
            break
        now = message(page, table)
        body = {"seat": 0, "decision": now["decision"], "action": now["view"]["legal"][0]["id"]}
        step = now["view"]["step"]
        page.request.post(f"/api/tables/{table}/actions", data={**body, "client_id": f"room-for-it-{step}"})
        page.wait_for_function(f"() => document.querySelector('.prompt').dataset.step > {step}")
    seen = page.evaluate(CROWDED)
    assert (seen["rows"], seen["within"]) == (2, True)
    assert seen["smaller"] < 4, "the sentence is set in one line, not in its smallest letters"
