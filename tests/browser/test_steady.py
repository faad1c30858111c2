"""The board stands still while one aims and plays: every game, measured with the Layout Instability API."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

import pytest
from tests.browser.test_table import message, new_table

Visit = Callable[..., Any]
PLAYERS = {"new-haven": 3, "terra-nova": 3, "new-england": 3, "neuland": 3, "new-salem": 4}
SIZES = ((1440, 900), (1024, 768), (768, 1024), (390, 844))
PROMPT = {1440: 80, 1024: 74, 768: 74, 390: 118}
#: Decisions of the viewer that are played, and how many things are pointed at in each.
DECISIONS, AIMS = 4, 6

WATCH = """
() => {
  window.shifts = [];
  const place = node => node?.nodeType === 1 ? node : node?.parentElement;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      for (const { node, previousRect: was, currentRect: is } of entry.sources) {
        const at = place(node);
        window.shifts.push({
          board: Boolean(at?.closest('.board')) && !at.closest('.below'),
          map: Boolean(at?.matches('.board, svg.map')),
          input: entry.hadRecentInput,
          what: `${at?.tagName}.${at?.getAttribute('class')}`,
          was: [was.x, was.y, was.width, was.height], is: [is.x, is.y, is.width, is.height],
        });
      }
  }).observe({ type: 'layout-shift', buffered: false });
}
"""
#: Each room by its name; a tab of its own has rooms of its own (an upright tablet shows the village or the map).
ROOMS = """
() => Object.fromEntries(['.prompt', '.board', '.board svg.map', '.caption', '.own', '.side'].map(name => {
  const found = document.querySelector(name), box = found?.getBoundingClientRect();
  const apart = name === '.own' && !document.querySelector('.board').checkVisibility();
  const shown = box && box.width ? [box.x, box.y, box.width, box.height].map(Math.round) : null;
  return [apart ? `${name} alone` : name, shown];
}))
"""
AIMED = ".board .legal, .own .legal, .board [data-cell], .own button:not([disabled])"


def _pairs() -> list[Any]:
    """Each game at one size in the fast run, at all of them in the deep one."""
    found = []
    for (nth, game), (place, size) in product(enumerate(PLAYERS), enumerate(SIZES)):
        fast = place == nth % len(SIZES)
        found.append(pytest.param(game, size, marks=[] if fast else [pytest.mark.deep], id=f"{game}-{size[0]}"))
    return found


def my_decision(page: Any, table: str) -> dict[str, Any] | None:
    """The view in which the viewer is asked; None when the game is over."""
    for _ in range(400):
        view: dict[str, Any] = message(page, table)["view"]
        if view["over"]:
            return None
        if view["legal"] and view["viewer"] in view["actors"]:
            return view
        waited_for = page.locator(".btn.primary.hear")
        if waited_for.count():
            waited_for.first.click()
        page.wait_for_timeout(50)
    raise AssertionError("it never was the viewer's turn")


def point_at_things(page: Any) -> None:
    targets = page.locator(AIMED)
    for n in range(min(AIMS, targets.count())):
        box = targets.nth(n * max(1, targets.count() // AIMS)).bounding_box()
        if box and box["width"] and 0 <= box["y"] < page.viewport_size["height"]:
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_timeout(30)


def click_one(page: Any) -> None:
    legal = page.locator(".board .legal").first
    if legal.count() and legal.is_visible():
        legal.click(force=True)
        page.wait_for_timeout(60)


@pytest.mark.parametrize(("game", "size"), _pairs())
def test_nothing_on_the_board_moves_while_one_aims_and_plays(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit("/", width=size[0], height=size[1])
    made = new_table(page, game, [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (PLAYERS[game] - 1)])
    table = str(made["table"])
    page.goto(page.url.rstrip("/") + f"/table/{table}")
    page.wait_for_selector(".board")
    page.wait_for_timeout(600)
    page.evaluate(WATCH)
    before: dict[str, Any] = {}
    for _ in range(DECISIONS):
        view = my_decision(page, table)
        if view is None:
            break
        page.wait_for_function(f"() => Number(document.querySelector('.prompt').dataset.step) >= {view['step']}")
        assert [s for s in page.evaluate("window.shifts") if s["map"]] == [], "the board moved while others played"
        page.evaluate("window.shifts.length = 0")
        for move in (page.bring_to_front, partial(point_at_things, page), partial(click_one, page)):
            move()
            for name, box in page.evaluate(ROOMS).items():
                assert box is None or before.setdefault(name, box) == box, f"{name} moved in step {view['step']}"
        assert [s for s in page.evaluate("window.shifts") if s["board"]] == [], "something moved under the pointer"
        page.evaluate("window.shifts.length = 0")
        now = message(page, table)
        if now["view"]["step"] == view["step"]:
            body = {"seat": 0, "decision": now["decision"], "action": now["view"]["legal"][0]["id"]}
            page.request.post(f"/api/tables/{table}/actions", data={**body, "client_id": f"steady-{view['step']}"})
    assert before[".prompt"][3] == PROMPT[size[0]]
