"""The table by keyboard: one tab stop per place, straight to a cell, nothing lost by one press too many."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.test_table import message, new_table, table_with_bots, wait_for_my_turn

Visit = Callable[..., Any]
NAME = "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
STOPS = "place => document.querySelectorAll(`${place} [tabindex='0']`).length"


def with_settings(page: Any, **settings: Any) -> None:
    """As if the reader had chosen these; they hold from the next page on."""
    kept = {"pace": "skip", "confirm": "never", **settings}
    page.evaluate("kept => localStorage.setItem('approdo.settings', kept)", json.dumps(kept))
    page.context.add_init_script(f"localStorage.setItem('approdo.settings', {json.dumps(json.dumps(kept))})")
    page.reload()


def terra_nova(visit: Visit, **settings: Any) -> tuple[Any, str]:
    """A table at which it is the viewer's turn to place."""
    page = visit("/")
    with_settings(page, **settings)
    made = new_table(page, "terra-nova", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], first="1")
    page.goto(page.url.rstrip("/") + f"/table/{made['table']}")
    page.wait_for_selector("svg.map [data-legal], svg.map .legal")
    wait_for_my_turn(page)
    return page, str(made["table"])


def name(page: Any) -> str:
    return str(page.evaluate(NAME))


def test_a_board_is_one_tab_stop_and_its_cells_are_walked_to_jumped_to_and_called(visit: Visit) -> None:
    page, table = terra_nova(visit)
    assert page.evaluate(STOPS, ".board") == 1
    assert page.evaluate(STOPS, ".log") <= 1
    page.keyboard.press("n")
    first = name(page)
    page.keyboard.press("n")
    assert name(page) != first, "the next legal place is another one"
    page.keyboard.press("j")
    assert name(page) == first, "and the previous one the same again"
    for keys, cell in ((("Shift+H", "8"), "h8"), (("g", "c", "3"), "c3")):
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_function("cell => document.activeElement.ariaLabel?.startsWith(`${cell},`)", arg=cell)
    page.keyboard.press("End")
    assert name(page).startswith("c9,"), "End goes to the end of the row"
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    assert name(page)[0] == "d"
    assert page.evaluate(STOPS, ".board") == 1, "the present cell is the tab stop"
    step, cell = message(page, table)["view"]["step"], name(page)[:2]
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => Number(document.querySelector('.prompt').dataset.step) > {step}")
    assert name(page).startswith(cell), "the focus stays where one was when a new frame comes"
    page.keyboard.press("p")
    assert name(page).startswith(cell), "the one piece of one's own"


def test_f6_goes_through_the_parts_of_the_page_and_the_log_is_one_of_them(visit: Visit) -> None:
    page, _ = terra_nova(visit)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log .entry")
    parts = ["prompt", "board", "own", "others", "talk"]
    part = f"() => {json.dumps(parts)}.find(name => document.activeElement.closest(`.${{name}}`)) ?? 'none'"
    page.locator(".prompt").focus()
    for name in parts[1:]:
        page.keyboard.press("F6")
        page.wait_for_function(f"() => ({part})() === '{name}'")
    page.wait_for_selector(".log .entry:focus")
    page.keyboard.press("F6")
    page.wait_for_selector(".write input:focus")
    page.keyboard.press("Shift+F6")
    page.wait_for_selector(".log .entry:focus")


def test_enter_twice_ends_no_turn_while_moves_remain(visit: Visit) -> None:
    page = visit("/")
    with_settings(page, confirm="final")
    table = table_with_bots(page, "neuland", players=2)
    for _ in range(12):
        wait_for_my_turn(page)
        view = message(page, table)["view"]
        kinds = {one["action"]["kind"] for one in view["legal"]}
        page.wait_for_function(f"() => document.querySelector('.prompt').dataset.step === '{view['step']}'")
        if len(kinds) > 1 and any("end" in kind for kind in kinds):
            break
        page.request.post(
            f"/api/tables/{table}/actions",
            data={
                "seat": 0,
                "decision": message(page, table)["decision"],
                "action": view["legal"][0]["id"],
                "client_id": f"walk-{view['step']:08d}",
            },
        )
        page.wait_for_function(f"() => document.querySelector('.prompt').dataset.step !== '{view['step']}'")
    page.keyboard.press("ArrowRight")
    assert "End" not in name(page), "the focus does not begin on what ends the turn"
    page.keyboard.press("e")
    if page.locator("dialog[open]").count():
        page.keyboard.press("Enter")
    assert message(page, table)["view"]["actors"] == [0], "two presses ended the turn"


def test_the_list_of_actions_keeps_its_words_and_plays_nothing_by_chance(visit: Visit) -> None:
    page, table = terra_nova(visit)
    step = message(page, table)["view"]["step"]
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open] input:focus")
    page.keyboard.type("h1")
    page.wait_for_function("() => /^\\d+ actions/.test(document.querySelector('dialog [role=status]').textContent)")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open] .choice:focus")
    assert message(page, table)["view"]["step"] == step, "the first of several was played"
    chosen = name(page)
    page.request.post(f"/api/tables/{table}/chat", data={"text": "hello"})
    page.wait_for_selector(".talk-tabs .dot", state="attached")
    assert page.locator("dialog[open] input").input_value() == "h1", "a frame emptied the field"
    assert name(page) == chosen, "a frame took the focus away"
    page.locator("dialog[open] input").focus()
    page.keyboard.type(" xyz")
    page.wait_for_function("() => /Nothing/.test(document.querySelector('dialog [role=status]').textContent)")
    page.keyboard.press("Enter")
    assert message(page, table)["view"]["step"] == step


def test_the_list_opened_again_at_once_stays_open(visit: Visit) -> None:
    page, table = terra_nova(visit)
    step = message(page, table)["view"]["step"]
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open] input:focus")
    for key in ("ArrowDown", "Enter", "/"):
        page.keyboard.press(key)
    page.wait_for_function(f"() => Number(document.querySelector('.prompt').dataset.step) > {step}")
    page.wait_for_selector("dialog[open] input:focus")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.locator("dialog[open]").count() == 1, "the first list's end closed the second"


def test_the_list_opens_as_soon_as_escape_has_given_the_focus_back(visit: Visit) -> None:
    page, _ = terra_nova(visit)
    page.keyboard.press("n")
    for key in ("/", "ArrowDown"):
        page.keyboard.press(key)
    page.wait_for_selector("dialog[open] .choice:focus")
    page.evaluate(
        """() => document.addEventListener('focusin', ({ target }) => {
             if (!target.closest('dialog')) target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
           }, { once: true })"""
    )
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open] input:focus")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.locator("dialog[open]").count() == 1, "the first list's end closed the second"


def test_one_escape_leaves_the_list_whatever_was_typed(visit: Visit) -> None:
    page, _ = terra_nova(visit)
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open] input:focus")
    page.keyboard.type("t")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def test_skip_link_page_titles_and_the_focus_on_a_new_page(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector("h1")
    titles = {page.title()}
    page.get_by_role("link", name="Settings").click()
    page.wait_for_function("() => document.activeElement.tagName === 'H1'")
    assert page.title() == "Settings · Approdo"
    titles.add(page.title())
    assert len(titles) == 2
    page.keyboard.press("Shift+Tab")
    page.evaluate("document.querySelector('.skip').focus()")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.tagName") == "H1"
    page, _ = terra_nova(visit)
    page.evaluate("document.querySelector('.skip').focus()")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('.board [data-cell]')")
    assert page.locator("h1").count() == 1
    assert page.locator("main").count() == 1


def test_a_table_that_is_entered_has_the_focus_on_its_heading_and_arrows_lead_to_the_board(visit: Visit) -> None:
    page = visit("/new/terra-nova")
    with_settings(page)
    start = page.get_by_role("button", name="Start", exact=True)
    start.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("svg.map [data-legal], svg.map .legal")
    wait_for_my_turn(page)
    page.wait_for_selector("h1:focus")
    assert name(page).startswith("Terra Nova")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(".board [data-cell]:focus")


def test_what_goes_away_leaves_the_focus_to_what_comes_next(visit: Visit) -> None:
    page = visit("/new/new-salem")
    page.get_by_role("button", name="Add a seat").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Remove seat 4").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".add-seat:focus")
    assert page.get_by_role("status").filter(has_text="3 of 8 seats").count() == 1, "and the seats are told"
    page.keyboard.press("Shift+Tab")
    page.wait_for_selector("input[type=radio]:focus")
    page.keyboard.press("Enter")
    assert page.title() == "New Salem: Set up · Approdo", "Enter on a choice began the game"
    table = new_table(page, "new-salem", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], start=False)["table"]
    page.goto(page.url.partition("/new/")[0] + f"/table/{table}")
    for free in (1, 0):
        page.get_by_role("button", name="Put a bot here: Sailor").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function(f"() => document.querySelectorAll('.add-bot').length === {free}")
        page.wait_for_function("() => document.activeElement.matches('button')")


def test_letter_keys_can_be_changed_asked_for_with_alt_or_switched_off(visit: Visit) -> None:
    page, _ = terra_nova(visit, letters="alt", keys={"next-legal": "y"})
    page.keyboard.press("y")
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("Alt+y")
    assert page.evaluate("document.activeElement.matches('[data-cell]')")
    page, _ = terra_nova(visit, letters="off")
    for key in ("n", "/", "?", "Alt+n"):
        page.keyboard.press(key)
    assert page.locator("dialog[open]").count() == 0
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('[data-cell]')"), "arrows always work"


@pytest.mark.parametrize("reduced", [False, True])
def test_pieces_travel_unless_the_reader_wants_no_motion(visit: Visit, reduced: bool) -> None:
    page = visit("/", reduced_motion="reduce" if reduced else "no-preference")
    table_with_bots(page, "terra-nova", players=2)
    wait_for_my_turn(page)
    page.evaluate(
        """() => {
          window.ways = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) {
            if (this.dataset.piece) window.ways += 1;
            return animate.apply(this, how);
          };
          // Whatever the board moves in the next frame: here a mark that hangs on the number of stones.
          const piece = document.createElement('i');
          piece.dataset.piece = 'test';
          piece.style.cssText = 'position:fixed;left:10px;top:300px;width:9px;height:9px';
          document.querySelector('.table').append(piece);
          new MutationObserver(() => { piece.style.left = '200px'; })
            .observe(document.querySelector('.prompt'), { attributes: true, attributeFilter: ['data-step'] });
        }"""
    )
    step = page.locator(".prompt").get_attribute("data-step")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => document.querySelector('.prompt').dataset.step !== '{step}'")
    page.wait_for_timeout(120)
    ways = page.evaluate("window.ways")
    assert ways == 0 if reduced else ways >= 1
