"""The table page in a real browser: secrets, keyboard, reconnecting, looking back, every width and theme."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.looks import at_every_look, findings

Visit = Callable[..., Any]


def new_table(page: Any, game: str, seats: list[dict[str, Any]], start: bool = True, **options: Any) -> dict[str, Any]:
    """Open a table through the API, with the page's own session."""
    body = {"game": game, "options": options, "seats": seats, "start": start}
    page.request.post("/api/session", data={"name": "Giulia"})
    answer = page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def table_with_bots(page: Any, game: str = "new-haven", players: int = 3) -> str:
    made = new_table(page, game, [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)])
    page.goto(page.url.rstrip("/") + f"/table/{made['table']}")
    page.wait_for_selector("svg.map", state="attached")  # a phone shows the village where one builds
    return str(made["table"])


def message(page: Any, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return found


def wait_for_my_turn(page: Any) -> None:
    page.wait_for_function("() => document.title.startsWith('●') || document.querySelector('.ended')", timeout=40_000)


def test_two_people_see_each_others_moves_and_never_each_others_secrets(visit: Visit) -> None:
    host, guest = visit("/"), visit("/", lang="it-IT")
    made = new_table(host, "new-haven", [{"kind": "me"}, {"kind": "open"}], start=False)
    path = message(host, made["table"])["table"]["invite"]["path"]
    home = host.url.rstrip("/")
    host.goto(home + path)
    guest.goto(home + path)
    guest.get_by_role("button", name="Siediti").click()
    host.get_by_role("button", name="Start").click()
    host.wait_for_selector("svg.map")
    guest.wait_for_selector("svg.map")
    frames: list[str] = []
    guest.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    guest.reload()
    guest.wait_for_selector("svg.map")
    secret = message(host, made["table"])["view"]["board"]["seats"][0]
    actor = host if message(host, made["table"])["view"]["actors"] == [0] else guest
    other = guest if actor is host else host
    wait_for_my_turn(actor)
    actor.locator("svg.map .legal").first.click(force=True)
    actor.locator(".prompt .btn.primary").click()
    other.wait_for_function("() => /lays|posa/.test(document.querySelector('.log').textContent)")
    seen = message(guest, made["table"])["view"]["board"]["seats"][0]
    assert secret["tiles"]
    assert seen["tiles"] is None
    assert seen["buildings"] is None
    assert frames, "the guest's socket brought nothing"
    for frame in frames:
        shown = json.loads(frame)
        if shown.get("view"):
            assert shown["view"]["board"]["seats"][0]["tiles"] is None


def walk_to_a_legal_place(page: Any) -> None:
    """The next legal place; or by arrow keys to the board, to its first corner, then row by row."""
    rows = [key for way in ("ArrowRight", "ArrowLeft") * 4 for key in (*[way] * 8, "ArrowDown")]
    for key in ("n", "ArrowRight", *["ArrowUp"] * 7, *["ArrowLeft"] * 9, *rows):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.matches('svg.map [data-legal]')"):
            return
    raise AssertionError("no way by keys to what can be done")


def answer_by_keys(page: Any, view: dict[str, Any]) -> None:
    """Do one thing of those that New Haven asks for, without a mouse."""
    if view["prompt"]["key"] == "prompt-lay":
        walk_to_a_legal_place(page)
        for key in ("r", "Enter", "Enter"):
            page.keyboard.press(key)
    elif view["prompt"]["key"] == "prompt-build":
        page.keyboard.press("e")
    else:
        page.keyboard.press("/")
        page.wait_for_selector("dialog[open] input:focus")
        page.keyboard.type("take")
        page.keyboard.press("Enter")
        if page.locator("dialog[open]").count():  # several: Enter went to the list
            page.wait_for_selector("dialog[open] .choice:focus")
            page.keyboard.press("Enter")


@pytest.mark.deep  # its board is played to the end by clicks in every run
def test_new_haven_is_played_to_its_end_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    table = table_with_bots(page, players=2)
    for _ in range(200):
        wait_for_my_turn(page)
        view = message(page, table)["view"]
        if view["over"]:
            break
        page.wait_for_function(f"() => document.querySelector('.prompt')?.dataset.step === '{view['step']}'")
        if 0 not in view["actors"]:
            continue
        answer_by_keys(page, view)
        page.wait_for_function(f"() => document.querySelector('.prompt')?.dataset.step !== '{view['step']}'")
    assert page.locator(".ended").is_visible()


def choose_what_some_plot_refuses(page: Any) -> None:
    """One building in hand after the other: one may fit everywhere, and a click may come while it still moves."""
    discs = page.locator(".discs .why, .discs .legal")
    for i in range(20):
        discs.nth(i % discs.count()).click(force=True)
        page.wait_for_timeout(500)
        if page.locator("svg.village .why").count():
            return
    raise AssertionError("no building in hand is refused by any plot")


def test_undo_takes_back_and_why_not_answers_with_the_paragraph(visit: Visit) -> None:
    page = visit("/")
    table = table_with_bots(page, players=2)
    wait_for_my_turn(page)
    while message(page, table)["view"]["prompt"]["key"] != "prompt-lay":
        page.keyboard.press("e")
        page.wait_for_timeout(300)
        wait_for_my_turn(page)
    step = page.locator(".prompt").get_attribute("data-step")
    page.locator("svg.map .legal").first.click(force=True)
    page.locator(".prompt .btn.primary").click()
    page.wait_for_function(f"() => document.querySelector('.prompt')?.dataset.step !== '{step}'")
    view = message(page, table)["view"]
    if view["can_undo"] and view["prompt"]["key"] == "prompt-build":
        choose_what_some_plot_refuses(page)
        page.locator("svg.village .why").first.click(force=True)
        page.wait_for_selector(".caption.why .para")
        page.keyboard.press("u")
        page.wait_for_function(f"() => document.querySelector('.prompt')?.dataset.step === '{step}'")


def test_looking_back_shows_the_past_and_offers_nothing(visit: Visit) -> None:
    page = visit("/")
    table_with_bots(page, players=2)
    wait_for_my_turn(page)
    now = page.locator(".prompt").get_attribute("data-step")
    page.keyboard.press("[")
    page.wait_for_function(f"() => document.querySelector('.prompt')?.dataset.step !== '{now}'")
    assert page.locator(".table .legal").count() == 0
    page.get_by_role("button", name="Back to now").click()
    page.wait_for_function(f"() => document.querySelector('.prompt')?.dataset.step === '{now}'")


def test_nothing_is_lost_when_the_server_restarts(visit: Visit, server: Any) -> None:
    page = visit("/")
    table = table_with_bots(page, players=2)
    wait_for_my_turn(page)
    server.stop()
    page.wait_for_selector(".note.lost", timeout=40_000)
    server.start()
    page.wait_for_selector(".note.lost", state="detached", timeout=30_000)
    page.problems.clear()  # the browser itself reports the refused connections
    assert message(page, table)["view"]["step"] == int(page.locator(".prompt").get_attribute("data-step"))


@at_every_look
def test_pages_fit_their_width_and_have_no_serious_accessibility_findings(
    visit: Visit, size: tuple[int, int], scheme: str
) -> None:
    page = visit("/", width=size[0], height=size[1], color_scheme=scheme, bypass_csp=True)
    home, found = page.url.rstrip("/"), []
    page.wait_for_selector(".game .vignette")
    found += findings(page, "home")
    for path in ("/new/new-haven", "/rules/new-haven", "/settings", "/account", "/my-games"):
        page.goto(home + path)
        page.wait_for_selector("h1, h2")
        page.wait_for_timeout(300)
        found += findings(page, path)
    page.goto(home + "/")
    table_with_bots(page)
    wait_for_my_turn(page)
    found += findings(page, "table")
    assert found == []
