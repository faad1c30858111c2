"""New Salem played to its end on its board; its secrets between two browsers; every width and theme."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Visit = Callable[..., Any]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = ((1440, 900), (1024, 768), (390, 844))
READY = ".ns-towns"


def new_table(page: Any, seats: list[dict[str, Any]], start: bool = True) -> str:
    """Open a table of New Salem through the API, with the page's own session."""
    page.request.post("/api/session", data={"name": "Giulia"})
    answer = page.request.post("/api/tables", data={"game": "new-salem", "options": {}, "seats": seats, "start": start})
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def table_with_bots(page: Any, players: int = 3) -> str:
    table = new_table(page, [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)])
    page.goto(page.url.rstrip("/") + f"/table/{table}")
    page.wait_for_selector(READY)
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


def play_on_the_board(page: Any, limit: int = 300) -> set[str]:
    """Click through the game until the final reveal; tells which ways of acting were used."""
    used: set[str] = set()
    for _ in range(limit):
        page.wait_for_function(
            "() => document.querySelector('.ns-final') || document.title.startsWith('●')", timeout=30_000
        )
        if page.locator(".ns-final").count():
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
    for step in "1234":
        assert page.locator(".ns-final").get_attribute("data-step") == step
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
        page.wait_for_function(
            "() => document.querySelector('.ns-final') || document.title.startsWith('●')", timeout=30_000
        )
        if page.locator(".ns-final").count():
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


def test_a_pick_is_sealed_and_neither_it_nor_a_character_reaches_the_other_browser(visit: Visit) -> None:
    host, guest = visit("/"), visit("/", lang="it-IT")
    table = new_table(host, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}], start=False)
    path = message(host, table)["table"]["invite"]["path"]
    home = host.url.rstrip("/")
    host.goto(home + path)
    guest.goto(home + path)
    guest.get_by_role("button", name="Siediti").click()
    host.get_by_role("button", name="Start").click()
    host.wait_for_selector(READY)
    guest.wait_for_selector(READY)
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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
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


def findings(page: Any, where: str) -> list[str]:
    """Serious and critical findings of axe-core, and a page that is wider than its window."""
    page.add_script_tag(path=str(AXE))
    report = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    serious = [v for v in report["violations"] if v["impact"] in ("serious", "critical")]
    found = [
        f"{where}: {v['id']}: {n['html'][:150]}: {n.get('failureSummary', '')[:160]}"
        for v in serious
        for n in v["nodes"]
    ]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append(f"{where}: scrolls sideways")
    return found
