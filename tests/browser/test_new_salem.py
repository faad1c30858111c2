"""New Salem played to its end on its board; its secrets between two browsers; every width and theme."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.looks import at_every_look, findings

Visit = Callable[..., Any]
READY = ".ns-room"


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


# What is clicked, in this order, when it is there: buildings of a district that was opened because it has two alike,
# players to name, buildings, cards of the hand, events; then the prompt's buttons.
HAND = ".ns-hand .cards button[data-legal]"
CHOICES = (
    ".ns-opened .ns-building.legal",
    ".ns-town .ns-name, .ns-row .ns-name, .ns-mine .ns-name",
    ".ns-place.can, .ns-mine .ns-building.legal:not([aria-label*='Give the constable'])",
    HAND,
    ".ns-event.can",
)
LAID_DOWN = CHOICES[3:]
SEAL = ".prompt .btn.primary:not([aria-disabled=true])"
BUTTONS = ".prompt .acts .btn:not(.quiet):not([aria-disabled=true])"


DONE = ".prompt .hear.primary"


def wait_for_my_turn(page: Any) -> bool:
    """Wait until something can be done, telling bots that nothing is to be said; true when the game is over."""
    while True:
        page.wait_for_function(
            "([buttons, done]) => document.querySelector('.ns-final') || document.querySelector(done)"
            " || document.title.startsWith('●') && document.querySelector('.table [data-cell], ' + buttons)",
            arg=[BUTTONS, DONE],
            timeout=30_000,
        )
        if not page.locator(DONE).count():
            return bool(page.locator(".ns-final").count())
        step = page.locator(".prompt").get_attribute("data-step")
        page.locator(DONE).click()
        # The next decision may be heard at once: then the button is there again, for another step.
        page.wait_for_function(
            "([done, step]) => !document.querySelector(done) || document.querySelector('.prompt').dataset.step !== step",
            arg=[DONE, step],
        )


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
        if page.locator(CHOICES[0]).count() and choice != CHOICES[0]:
            continue  # two alike: the district lies open now
        if not moved and choice in (None, *LAID_DOWN):
            button = SEAL if page.locator(SEAL).count() else BUTTONS
            used.add(button)
            page.locator(button).first.click()
        moved_on = (
            f"document.querySelector('.ns-final') || document.querySelector('.prompt')?.dataset.step !== '{step}'"
        )
        page.wait_for_function(f"() => {moved_on}", timeout=40_000)
    raise AssertionError("the game did not end")


def test_new_salem_is_played_to_its_end_and_revealed_in_four_steps(visit: Visit) -> None:
    page = visit("/")
    table = table_with_bots(page)
    assert page.locator(".ns-mine .ns-me").is_visible(), "who I am is shown to me"
    used = play_on_the_board(page)
    assert HAND in used and SEAL in used
    final = page.locator(".ns-final")
    told = ".ended, .side, .moves, .prompt .who, .ns-final .claimed.true, .ns-final .points"
    for turned in range(4):
        page.wait_for_selector(f".ns-final[data-turned='{turned}']")
        assert page.locator(".ns-final .cast .shown").count() == turned
        assert not any(found.is_visible() for found in page.locator(told).all() if turned == 0), (
            "nothing is told before"
        )
        page.keyboard.press("e")
    for step in "234":
        page.wait_for_selector(f".ns-final[data-step='{step}']")
        assert page.locator(".ns-final .points").count() == (3 if step == "4" else 0), "the points wait for the verdict"
        if step != "4":
            page.keyboard.press("e")
    board = message(page, table)["view"]["board"]
    assert final.locator(".ns-night-sum b").inner_text().startswith(f"{board['final']['despair']} ")
    page.keyboard.press("e")
    page.wait_for_selector(".ended")
    assert page.locator(".ns-town").count() == 3, "the winner's district and one's own are in view"
    for town in (".ns-town.own-town", ".ns-town >> nth=0"):
        box = page.locator(town).bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 900
    assert page.locator(".board svg *, .own svg *").count() <= 2000


@pytest.mark.parametrize(("players", "size"), [(5, (1280, 720)), (5, (1280, 800)), (8, (1366, 768)), (8, (1440, 900))])
def test_on_a_low_screen_districts_are_rows_before_buildings_are_too_small(
    visit: Visit, players: int, size: tuple[int, int]
) -> None:
    page = visit("/", width=size[0], height=size[1])
    table_with_bots(page, players=players)
    page.wait_for_selector(".ns-towns .ns-gap, .ns-row .ns-bars")
    for gap in page.locator(".ns-towns .ns-gap").all():
        assert gap.bounding_box()["height"] >= 20
    cut = [one for one in page.locator(".ns-row b").all() if one.evaluate("n => n.scrollWidth > n.clientWidth + 1")]
    assert cut == [], "whole names"


def test_hand_talk_and_knowledge_have_one_place(visit: Visit) -> None:
    page = visit("/")
    table_with_bots(page, players=4)
    places = []
    for tab in ("Hand", "Hope and claims", "Known"):
        page.locator(".ns-sheet [role=tab]", has_text=tab).click()
        places.append([page.locator(part).bounding_box() for part in (".ns-sheet", ".ns-mine")])
    assert places[0] == places[1] == places[2]


@pytest.mark.deep
def test_new_salem_is_played_to_its_end_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    table_with_bots(page)
    for _ in range(300):
        if wait_for_my_turn(page):
            break
        step = page.locator(".prompt").get_attribute("data-step")
        if any(page.locator(choice).count() for choice in (*LAID_DOWN, SEAL)):
            for digit in "1234567":
                page.keyboard.press(digit)
            page.keyboard.press("e")
        else:
            page.locator(".ns-opened [data-legal], .board [data-legal], .own [data-legal]").first.focus()
            page.keyboard.press("Enter")
        page.wait_for_function(
            f"() => document.querySelector('.ns-final') || document.querySelector('.prompt')?.dataset.step !== '{step}'",
            timeout=40_000,
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


def accuse(page: Any, seat: int) -> None:
    """Say it in the sheet: the kind, then of whom."""
    page.get_by_role("button", name="“I accuse…”").click()
    names = page.locator(".ns-claim .options .btn")
    names.nth(seat - 1).click()


def build_for_hope(page: Any, table: str) -> None:
    """Seal the card with most hope, or remove the despair that is asked for."""
    view = message(page, table)["view"]
    if page.locator(HAND).count():
        hand, cards = view["board"]["hands"][view["viewer"]], view["aids"]["buildings"]
        best = max(range(len(hand)), key=lambda i: cards[hand[i]]["hope"])
        page.locator(".ns-hand .cards button").nth(best).click()
        page.locator(SEAL).click()
    else:
        for choice in (CHOICES[0], CHOICES[2]):
            if page.locator(choice).count():
                page.locator(choice).first.click(force=True)
                return


BUILT_BY_ME = """() => [...document.querySelectorAll('.ns-mine .ns-building')].map(building => {
  const { x, y, width, height } = building.getBoundingClientRect();
  return [x, y, width, height];
})"""


@pytest.mark.deep  # bots speak up meanwhile; tests/server/test_hearing.py steers them
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
    host.wait_for_selector(".ns-talk .ns-claim")
    accuse(host, 2)
    guest.wait_for_function("() => document.querySelectorAll('.ns-claims tr').length >= 2", timeout=40_000)
    said = [c["claim"]["kind"] for c in message(host, table)["view"]["board"]["claims"] if c["seat"] == 2]
    assert said and said[-1] in ("claim-side", "no-better-card", "accuse"), "the accused bot answers"
    before = message(host, table)["view"]["board"]
    if before["hope"][0]:
        host.locator(".ns-give .btn", has_text="Give 1").click()
        guest.locator(".log li", has_text=re.compile("Giulia.*speranz")).first.wait_for()
        after = message(host, table)["view"]["board"]
        assert after["hope"][0] == before["hope"][0] - 1
        assert after["gifts"] == before["gifts"] + 1
    host.get_by_role("button", name="“I am…”").click()
    host.locator(".ns-claim").get_by_role("button", name="Claim: I am a puritan").click()
    hangs = guest.locator(".ns-town", has_text="Giulia").locator(".ns-bubble", has_text="«Sto con i puritani»")
    hangs.wait_for()
    assert "«Sto con i puritani»" in guest.locator(".ns-claims").inner_text()
    built = guest.evaluate(BUILT_BY_ME)
    accuse(host, 1)
    guest.wait_for_selector(".ns-answer .btn")
    assert built
    assert guest.evaluate(BUILT_BY_ME) == built, "the own buildings stay where they are"
    guest.locator(".ns-answer .btn").first.click()
    guest.wait_for_selector(".ns-answer", state="detached")
    assert message(guest, table)["view"]["board"]["claims"][-1]["seat"] in (1, 2), "answered with one click"


def test_a_pick_is_sealed_and_neither_it_nor_a_character_reaches_the_other_browser(visit: Visit) -> None:
    host, guest, table = two_people_and_a_bot(visit)
    frames: list[str] = []
    guest.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    guest.reload()
    guest.wait_for_selector(HAND)
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
    host.wait_for_selector(HAND)
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
    page.wait_for_function("() => document.title.startsWith('●')", timeout=40_000)
    found = []
    for tab in ("me", "board") if size[0] < 700 else ("",):
        if tab:
            page.locator(f".tabs [data-tab={tab}]").click()
        found += findings(page, f"table {tab}")
    page.locator(".tabs [data-tab=me]").click() if size[0] < 700 else None
    page.locator(".ns-sheet [role=tab]").last.click()
    found += findings(page, "known")
    assert found == []


def test_one_s_role_is_turned_once_and_by_keyboard(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("localStorage.removeItem('approdo.salem-role')")
    table_with_bots(page)
    page.wait_for_selector(".ns-role .back")
    assert page.locator(".ns-role dl").count() == 0, "the card lies face down"
    page.keyboard.press("Enter")
    page.wait_for_selector(".ns-role .tell dl")
    assert "You are a" in page.locator(".ns-role h1").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector(".ns-role", state="detached")
    page.reload()
    page.wait_for_selector(HAND)
    assert page.locator(".ns-role").count() == 0
    page.keyboard.press("2")
    page.keyboard.press("e")  # a typical move takes two keys
    page.wait_for_function("() => document.querySelector('.ns-place, .ns-hand .sealed')")


COVERED = """
() => [...document.querySelectorAll('.ns-town, .ns-row, .ns-event, .ns-night, .ns-mine, .ns-hand .cards button')]
  .filter(part => part.checkVisibility()).flatMap(part => {
    const { x, y, width, height, right, bottom } = part.getBoundingClientRect(), name = part.className;
    const inside = x >= -1 && y >= 0 && right <= innerWidth + 1 && bottom <= innerHeight;
    const top = document.elementFromPoint(x + width / 2, y + height - 3);
    const free = top && (part.contains(top) || top.contains(part));
    return inside && free ? [] : part.closest('.ns-events') && innerWidth < 700 ? [] : [`${name} ${x} ${y} ${right} ${bottom} ${top?.className}`];
  })
"""


@pytest.mark.deep
@pytest.mark.parametrize("players", [3, 8])
def test_nothing_is_hidden_in_the_last_round_at_any_size(visit: Visit, players: int) -> None:
    page = visit("/")
    table = table_with_bots(page, players)
    for _ in range(200):
        wait_for_my_turn(page)
        view = message(page, table)["view"]
        if view["board"]["round"] == 5 and view["board"]["phase"] == "building":
            break
        asked = [a for a in view["legal"] if a["action"]["kind"] not in ("give-hope", "offer")]
        if 0 in view["actors"]:
            page.request.post(
                f"/api/tables/{table}/actions",
                data={"seat": 0, "decision": message(page, table)["decision"], "action": asked[0]["id"]},
            )
            page.wait_for_timeout(100)
    hidden = {}
    for width, height in ((1440, 900), (1366, 768), (1024, 768), (768, 1024), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        if width < 700:
            page.locator(".tabs [data-tab=board]").click()
        page.wait_for_timeout(300)
        hidden[width] = page.evaluate(COVERED)
    assert not any(hidden.values()), hidden


def test_the_menu_and_the_notices_are_reached_with_the_mouse_where_the_districts_are_the_players(visit: Visit) -> None:
    page = visit("/")
    table_with_bots(page)
    panel = page.locator(".others")
    assert panel.locator(".pl").first.is_hidden()
    panel.get_by_role("button", name="The table").click()
    page.wait_for_selector("dialog[open] .menu")
