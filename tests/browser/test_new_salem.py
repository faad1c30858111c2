"""New Salem played to its end on its board; its secrets between two browsers; every width and theme."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.looks import at_every_look, findings

Visit = Callable[..., Any]
READY = ".ns-towns"


def new_table(page: Any, seats: list[dict[str, Any]], start: bool = True, **options: str) -> str:
    """Open a table of New Salem through the API, with the page's own session."""
    page.request.post("/api/session", data={"name": "Giulia"})
    answer = page.request.post(
        "/api/tables", data={"game": "new-salem", "options": options, "seats": seats, "start": start}
    )
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def table_with_bots(page: Any, players: int = 3) -> str:
    table = new_table(page, [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)])
    page.goto(page.url.rstrip("/") + f"/table/{table}")
    page.wait_for_selector(READY, state="attached")
    return table


def message(page: Any, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return found


# What is clicked, in this order, when it is there: players to name, buildings, cards of the hand, events, the prompt's buttons.
CHOICES = (
    ".ns-town .ns-name, .ns-mine .ns-name",
    ".ns-town .legal, .ns-mine .legal:not([aria-label^='Give'])",
    ".ns-hand .cards button:not([disabled])",
    ".ns-event.can",
)
SEAL = ".prompt .btn.primary:not([aria-disabled=true])"
BUTTONS = ".prompt .acts .btn:not(.quiet):not([aria-disabled=true])"


def wait_for_my_turn(page: Any) -> bool:
    """Wait until something can be done; true when the game is over."""
    page.wait_for_function(
        "buttons => document.querySelector('.ns-final')"
        " || document.title.startsWith('●') && document.querySelector('.table [data-cell], ' + buttons)",
        arg=BUTTONS,
        timeout=30_000,
    )
    return bool(page.locator(".ns-final").count())


def play_on_the_board(page: Any, limit: int = 300) -> set[str]:
    """Click through the game until the final reveal; tells which ways of acting were used."""
    used: set[str] = set()
    for _ in range(limit):
        if wait_for_my_turn(page):
            return used
        step = page.locator(".prompt").get_attribute("data-step")
        choice = next((c for c in CHOICES if page.locator(c).count()), None)
        if choice:
            used.add(choice)
            page.locator(choice).first.click(force=True)
        moved = page.locator(".prompt").get_attribute("data-step") != step
        if not moved and choice in (None, *CHOICES[2:]):
            button = SEAL if page.locator(SEAL).count() else BUTTONS
            used.add(button)
            page.locator(button).first.click()
        page.wait_for_function(
            f"() => document.querySelector('.ns-final') || document.querySelector('.prompt')?.dataset.step !== '{step}'",
            timeout=20_000,
        )
    raise AssertionError("the game did not end")


def test_new_salem_is_played_to_its_end_and_revealed_in_four_steps(visit: Visit) -> None:
    page = visit("/")
    table = table_with_bots(page)
    assert page.locator(".ns-mine .ns-me").is_visible(), "who I am is shown to me"
    used = play_on_the_board(page)
    assert CHOICES[2] in used and SEAL in used
    assert not page.locator(".panel.end").is_visible(), "the standings wait for the verdict"
    units = page.locator(".others .score small")
    for step in "1234":
        assert page.locator(".ns-final").get_attribute("data-step") == step
        told = all("point" in text for text in units.all_inner_texts())
        assert told == (step == "4"), "the points wait for the verdict too"
        if step != "4":
            page.keyboard.press("e")
            page.wait_for_selector(f".ns-final[data-step='{int(step) + 1}']")
    view = message(page, table)["view"]
    assert page.locator(".ns-final .big").last.inner_text() == str(view["board"]["final"]["despair"])
    assert page.locator(".panel.end").is_visible()
    assert page.locator(".board svg *, .own svg *").count() <= 2000


@pytest.mark.deep
def test_new_salem_is_played_to_its_end_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    table_with_bots(page)
    for _ in range(300):
        if wait_for_my_turn(page):
            break
        step = page.locator(".prompt").get_attribute("data-step")
        if page.locator(CHOICES[2]).count() or page.locator(CHOICES[3]).count() or page.locator(SEAL).count():
            for digit in "1234567":
                page.keyboard.press(digit)
            page.keyboard.press("e")
        else:
            page.evaluate("document.activeElement?.blur()")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        page.wait_for_function(
            f"() => document.querySelector('.ns-final') || document.querySelector('.prompt')?.dataset.step !== '{step}'",
            timeout=20_000,
        )
    assert page.locator(".ns-final").is_visible()


def two_people_and_a_bot(visit: Visit, **options: str) -> tuple[Any, Any, str]:
    """A table of an English host, an Italian guest and a bot, opened through its invitation."""
    host, guest = visit("/"), visit("/", lang="it-IT")
    table = new_table(
        host, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}], start=False, **options
    )
    path = message(host, table)["table"]["invite"]["path"]
    home = host.url.rstrip("/")
    host.goto(home + path)
    guest.goto(home + path)
    guest.get_by_role("button", name="Siediti").click()
    host.get_by_role("button", name="Start").click()
    host.wait_for_selector(READY)
    guest.wait_for_selector(READY)
    return host, guest, table


def build_for_hope(page: Any, table: str) -> None:
    """Seal the card with most hope, or remove the despair that is asked for."""
    view = message(page, table)["view"]
    if page.locator(CHOICES[2]).count():
        hand, cards = view["board"]["hands"][view["viewer"]], view["aids"]["buildings"]
        best = max(range(len(hand)), key=lambda i: cards[hand[i]]["hope"])
        page.locator(".ns-hand .cards button").nth(best).click()
        page.locator(SEAL).click()
    elif page.locator(CHOICES[1]).count():
        page.locator(CHOICES[1]).first.click(force=True)


def test_hope_is_given_to_the_constable_and_a_claim_is_read_by_all(visit: Visit) -> None:
    host, guest, table = two_people_and_a_bot(visit, first="2")
    for _ in range(40):
        view = message(host, table)["view"]
        if view["board"]["phase"] == "triggering" and view["actors"] == [1]:
            break
        for page, seat in ((host, 0), (guest, 1)):
            if seat in view["actors"]:
                build_for_hope(page, table)
        host.wait_for_timeout(150)
    before = message(host, table)["view"]["board"]
    host.wait_for_selector(".ns-talk .ns-claim")
    if before["hope"][0]:
        host.locator(".ns-give .btn", has_text="Give 1").click()
        guest.wait_for_function("() => /Giulia/.test([...document.querySelectorAll('.log li')].at(-1).textContent)")
        after = message(host, table)["view"]["board"]
        assert after["hope"][0] == before["hope"][0] - 1
        assert after["gifts"] == before["gifts"] + 1
    host.get_by_role("button", name="“I am…”").click()
    host.get_by_role("button", name="Claim: I am a puritan").click()
    guest.wait_for_selector(".ns-claims tr")
    assert "«Sono puritano»" in guest.locator(".ns-claims tr").first.inner_text()


def test_a_pick_is_sealed_and_neither_it_nor_a_character_reaches_the_other_browser(visit: Visit) -> None:
    host, guest, table = two_people_and_a_bot(visit)
    frames: list[str] = []
    guest.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    guest.reload()
    guest.wait_for_selector(".ns-hand .cards button:not([disabled])")
    host.locator(".ns-hand .cards button").first.click()
    host.locator(SEAL).click()
    host.wait_for_selector(".ns-hand .sealed .ns-shut")
    guest.wait_for_function(
        "() => [...document.querySelectorAll('.ns-town')].some(t => /sigillata/.test(t.textContent))"
    )
    mine, seen = message(host, table)["view"]["board"], message(guest, table)["view"]["board"]
    assert mine["picks"][0] is not None and seen["picks"][0] is None
    assert mine["hands"][0] is not None and seen["hands"][0] is None
    assert mine["characters"][0] is not None and seen["characters"][0] is None
    assert host.locator(".ns-town .ns-secret").count() == 0
    assert frames, "the guest's socket brought nothing"
    for frame in frames:
        shown = json.loads(frame).get("view")
        if shown:
            board = shown["board"]
            assert (board["picks"][0], board["hands"][0], board["characters"][0], shown["aids"]["known"][0]) == (
                None,
            ) * 4
    host.keyboard.press("u")
    host.wait_for_selector(".ns-hand .cards button:not([disabled])")
    guest.locator(".ns-hand .cards button").first.click()
    guest.locator(SEAL).click()
    host.locator(".ns-hand .cards button").first.click()
    host.locator(SEAL).click()
    guest.wait_for_selector(".ns-town .ns-new")


@at_every_look
def test_the_table_fits_its_width_and_has_no_serious_accessibility_findings(
    visit: Visit, size: tuple[int, int], scheme: str
) -> None:
    page = visit("/", width=size[0], height=size[1], color_scheme=scheme, bypass_csp=True)
    table_with_bots(page, 4)
    page.wait_for_function("() => document.title.startsWith('●')", timeout=20_000)
    found = []
    for tab in ("me", "board") if size[0] < 700 else ("",):
        if tab:
            page.locator(f".tabs [data-tab={tab}]").click()
        found += findings(page, f"table {tab}")
    page.locator(".tabs [data-tab=me]").click() if size[0] < 700 else None
    page.locator(".ns-sheet nav button").last.click()
    found += findings(page, "known")
    assert found == []
