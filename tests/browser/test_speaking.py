"""What the table says: summaries by key, one voice, the past as the past, others that wait, what concerns one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.blind import LISTEN, Blind
from tests.browser.test_ends import ended, see_the_end
from tests.browser.test_shell import arrive
from tests.browser.test_sound import build_until_events
from tests.browser.test_table import message, new_table, wait_for_my_turn
from tests.browser.test_walking import terra_nova, with_settings

Visit = Callable[..., Any]


def test_summaries_are_spoken_shown_and_listed_in_the_help(visit: Visit) -> None:
    page, _ = terra_nova(visit)
    page.evaluate(LISTEN)
    blind = Blind(page)
    said = {key: blind.ask(key) for key in ("t", "w", "o", "m", "b", "s")}
    assert "It is your turn" in said["t"]
    assert "choices" in said["w"]
    assert "points" in said["o"]
    assert all(len(text) > 10 for text in said.values()), said
    assert page.locator(".note.told").inner_text().strip() == said["s"].replace("\u00a0", "").strip()
    assert blind.ask("l").strip("\u00a0 ") == said["s"].strip("\u00a0 "), "the last thing again"
    page.keyboard.press("Escape")
    page.wait_for_selector(".note.told", state="detached")
    page.keyboard.press("?")
    keys = page.locator("dialog[open] .keys").inner_text()
    for line in ("say what I can do", "next place where you can do something", "next part of the page"):
        assert line in keys


def test_while_the_server_is_asked_nothing_is_said_that_may_be_over(visit: Visit) -> None:
    page, _ = terra_nova(visit)
    held: list[Any] = []
    page.route("**/actions", lambda route: held.append(route))
    page.evaluate(LISTEN)
    blind = Blind(page)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('svg.map [data-legal]')")
    assert "One moment" in blind.ask("t")
    assert "One moment" in blind.ask("w")
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open] input[type=search]:focus")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector("dialog[open] .choice:focus")
    blind.heard()
    page.keyboard.press("Enter")
    assert "One moment" in blind.listen(), "a press that does nothing says so"
    for route in held:
        route.continue_()
    page.wait_for_function("() => document.querySelector('svg.map [data-legal]')")
    assert "It is your turn" in blind.ask("t")


def test_news_and_prompt_are_one_announcement_and_nothing_is_said_twice(visit: Visit) -> None:
    page, table = terra_nova(visit)
    page.wait_for_timeout(600)
    page.evaluate(LISTEN)
    step = message(page, table)["view"]["step"]
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => Number(document.querySelector('.prompt').dataset.step) >= {step + 2}")
    page.wait_for_timeout(5500)
    said = page.evaluate("window.announced")
    assert len(said) == len(set(said)), said
    assert sum("Place one of your pioneers" in one for one in said) == 1, said
    assert sum("(you)" in one or "You place" in one for one in said) == 1, said
    live = page.evaluate(
        "[...document.querySelectorAll('[aria-live], [role=status], [role=alert]')].map(e => e.ariaAtomic)"
    )
    assert set(live) == {"true"}


def test_the_past_is_announced_as_the_past_and_has_a_slider_with_the_turns(visit: Visit) -> None:
    page, table = terra_nova(visit)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.log .entry').length >= 2")
    wait_for_my_turn(page)
    page.evaluate(LISTEN)
    blind = Blind(page)
    assert "The past, move" in blind.ask("[")
    assert "In the past" in blind.ask("t")
    slider = page.get_by_role("slider")
    assert slider.count() == 1
    assert "Position" in (slider.get_attribute("aria-valuetext") or "")
    assert page.locator(".scrubber .line > span").count() >= 1
    blind.heard()
    page.keyboard.press("Escape")
    assert "Back to now" in blind.listen()
    assert message(page, table)["view"]["step"] == int(page.locator(".prompt").get_attribute("data-step"))


def test_the_others_wait_until_the_reader_says_go(visit: Visit) -> None:
    page = visit("/")
    with_settings(page, waits=True, pace="fast")
    made = new_table(page, "terra-nova", [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2], first="1")
    table = str(made["table"])
    page.goto(page.url.rstrip("/") + f"/table/{table}")
    page.wait_for_selector("svg.map [data-legal], svg.map .legal")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Go on").wait_for()
    held = int(page.locator(".prompt").get_attribute("data-step"))
    page.wait_for_timeout(900)
    assert int(page.locator(".prompt").get_attribute("data-step")) == held
    assert message(page, table)["view"]["step"] > held, "the bots have moved long ago"
    page.keyboard.press("c")
    page.wait_for_function(f"() => Number(document.querySelector('.prompt').dataset.step) > {held}")
    wait_for_my_turn(page)
    assert page.get_by_role("button", name="Go on").count() == 0


def test_a_line_of_the_log_lights_its_cells(visit: Visit) -> None:
    page, _ = terra_nova(visit)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_function("() => /places|place /.test(document.querySelector('.log').textContent)")
    page.locator(".log .entry:has-text('a pioneer on')").last.hover()
    page.wait_for_selector(".lit-cells i")
    assert page.locator(".lit-cells i").count() == 1
    page.mouse.move(5, 5)
    page.wait_for_selector(".lit-cells i", state="detached")


def test_an_undo_says_what_it_took_back_and_a_press_that_does_nothing_says_so(visit: Visit) -> None:
    page = visit("/")
    with_settings(page)
    made = new_table(page, "new-haven", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], first="1")
    page.goto(page.url.rstrip("/") + f"/table/{made['table']}")
    page.wait_for_selector(".board [data-legal]")
    page.evaluate(LISTEN)
    blind = Blind(page)
    call(page, "a1", ".own")
    assert "Nothing can be done here now" in blind.ask("Enter")
    call(page, "c3", ".board")  # the village has a c3 as well, but nothing can be done there now
    for key in ("/", "ArrowDown", "Enter"):
        page.keyboard.press(key)
        page.wait_for_timeout(300)
    page.wait_for_function("() => /You harvest/.test(document.querySelector('.log').textContent)")
    page.wait_for_selector(".prompt .acts .btn:not([aria-disabled=true]):has-text('Undo')")
    if page.locator(".own [data-legal]").count():
        call(page, "c3", ".own")
    blind.heard()
    page.keyboard.press("u")
    said = ""
    while "Undone" not in said:
        said = blind.listen(20_000)
        assert said, "an undo is said"
    assert "You lay tile" in said
    assert "You harvest" in said


def call(page: Any, cell: str, place: str) -> None:
    """Go to a cell by its name: it is in this place."""
    page.keyboard.press(f"Shift+{cell[0].upper()}")
    page.keyboard.press(cell[1])
    page.wait_for_selector(f"{place} [data-cell={cell}]:focus")


def test_the_card_of_a_role_is_read_out_by_its_dialog_and_the_focus_goes_on_to_the_table(visit: Visit) -> None:
    page = visit("/")
    page.context.add_init_script("localStorage.removeItem('approdo.salem-role')")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    made = new_table(page, "new-salem", seats)
    page.goto(page.url.rstrip("/") + f"/table/{made['table']}")
    page.wait_for_selector(".ns-role .btn.primary:focus")
    told = page.locator(".ns-role [role=status]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ns-role .cardspot.turned")
    assert "You are" in told.inner_text()
    assert "How to win" in told.inner_text()
    page.keyboard.press("Enter")
    page.wait_for_selector(".table :is([data-cell], .prompt):focus")


def test_a_sealed_choice_is_not_taken_back_and_what_all_did_then_is_told_again(visit: Visit) -> None:
    page = visit("/")
    with_settings(page)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    made = new_table(page, "new-salem", seats)
    page.goto(page.url.rstrip("/") + f"/table/{made['table']}")
    page.wait_for_selector(".own [data-legal]")
    page.evaluate(LISTEN)
    blind = Blind(page)
    page.keyboard.press("n")
    assert "Seal it with E" in blind.ask("Enter")
    assert "E: Seal" in blind.ask("t")
    said = blind.ask("e")
    while "You build" not in said:
        more = blind.listen(20_000)
        assert more, f"what was built is said: {said}"
        said += more
    assert "taken back" not in said
    assert "builds the" in blind.ask("s"), "what the others built in the same moment"


def test_who_is_waited_for_hears_it_and_done_is_answered(visit: Visit) -> None:
    page = visit("/")
    with_settings(page)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    made = new_table(page, "new-salem", seats)
    page.context.add_init_script(LISTEN)
    page.goto(page.url.rstrip("/") + f"/table/{made['table']}")
    page.wait_for_selector(".own [data-legal]")
    blind = Blind(page)
    build_until_events(page, made["table"])
    said = blind.heard()
    while "The others wait for you" not in said:
        more = blind.listen(20_000)
        assert more, f"nobody said that the others wait: {said}"
        said += more
    assert page.title().startswith("●"), "whoever looks at another tab sees that the others wait"
    assert "Done" in blind.ask("e")


def test_who_comes_to_a_table_hears_the_first_keys_and_whose_turn_it_is(visit: Visit) -> None:
    page, _ = terra_nova(visit)
    heading = page.get_by_role("heading", level=1)
    assert page.title() == "● Terra Nova: your turn · Approdo"
    described = "id => document.getElementById(id).textContent"
    told = page.evaluate(described, heading.get_attribute("aria-describedby"))
    assert told.endswith("W says what you can do, slash lists all actions, question mark lists all keys.")
    page, _ = terra_nova(visit, letters="off")
    told = page.evaluate(described, page.get_by_role("heading", level=1).get_attribute("aria-describedby"))
    assert told == "", "no keys are told that do nothing"


def test_the_end_is_walked_through_and_told_by_the_same_keys(visit: Visit) -> None:
    page = arrive(visit, "Giulia")
    see_the_end(page, ended(page, "new-haven"))
    page.evaluate(LISTEN)
    blind = Blind(page)
    page.get_by_role("heading", level=1).focus()
    for part in ("board", "sources", "moments", "talk", "talk", "verdict-bar"):
        page.keyboard.press("F6")
        page.wait_for_function("part => document.activeElement.closest(`.${part}`)", arg=part)
    assert "wins" in blind.ask("t") or "win" in blind.ask("t")
    assert "Turn 30 of 30" in blind.ask("b")
    assert "colonists" in blind.ask("o")
    assert page.locator(".note.told").count() == 0, "nothing lies over the end"
    page.locator("svg.map [data-cell=b2]").focus()
    assert "above" in blind.focused().name, "the land says what lies there"
    page.keyboard.press("ArrowRight")
    assert blind.focused().name.startswith("c2")
