"""The shell around the games in a real browser: one screen for two, watching, asking the table, coming back, replay."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from approdo import Match, Record, all_games, load

Visit = Callable[..., Any]
HOME = re.compile(r"^https?://[^/]+")


def go(page: Any, path: str) -> None:
    """Open a path as if it was typed; a new hash alone would not load the page again."""
    page.goto("about:blank")
    page.goto(page.home + path)


def arrive(visit: Visit, name: str, **more: Any) -> Any:
    """A visitor with a name."""
    page = visit("/", **more)
    found = HOME.match(page.url)
    assert found
    page.home = found.group()
    assert page.request.post("/api/session", data={"name": name}).ok
    return page


def new_table(page: Any, game: str, *seats: dict[str, Any], start: bool = True) -> str:
    answer = page.request.post("/api/tables", data={"game": game, "options": {}, "seats": list(seats), "start": start})
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def message(page: Any, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return found


def act(page: Any, table: str, now: dict[str, Any]) -> None:
    """Play the first legal action of the seat shown, without the browser."""
    body = {
        "seat": now["seat"],
        "decision": now["decision"],
        "action": now["view"]["legal"][-1]["id"],
        "client_id": f"test-{now['seq']:08d}",
    }
    answer = page.request.post(f"/api/tables/{table}/actions", data=body)
    assert answer.ok, answer.text()


def hot_seat(page: Any, game: str) -> str:
    return new_table(page, game, {"kind": "me"}, {"kind": "hotseat", "name": "Bruno"})


@functools.cache
def played() -> Record:
    """A whole game of New Haven for two, played by the engine alone."""
    match, dice = Match(load("new-haven", 2), seed=3), random.Random(3)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match.record()


def near_the_end(page: Any, *seats: dict[str, Any]) -> str:
    """A table that goes on from that game a few entries before its end."""
    entries = played().entries
    last = max(n for n, line in enumerate(entries) if not line.startswith("*:"))
    body = {"record": played().to_dict(), "step": last, "seats": list(seats)}
    answer = page.request.post("/api/tables/fork", data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def play_to_the_end(table: str, *pages: Any) -> None:
    for _ in range(60):
        shown = [(page, message(page, table)) for page in pages]
        if shown[0][1]["view"]["over"]:
            return
        page, now = next((page, now) for page, now in shown if now["view"]["legal"])
        act(page, table, now)
    raise AssertionError("the game did not end")


def finished(page: Any) -> str:
    """A finished game of two at one screen."""
    table = near_the_end(page, {"kind": "me"}, {"kind": "hotseat", "name": "Bruno"})
    play_to_the_end(table, page)
    return table


def two_at_a_table(visit: Visit, opened: Callable[..., str] | None = None) -> tuple[Any, Any, str]:
    """Ada, who opened the table, and Bruno, who came by her link; the game is on."""
    ada, bruno = arrive(visit, "Ada"), arrive(visit, "Bruno")
    seats = ({"kind": "me"}, {"kind": "open"})
    table = opened(ada, *seats) if opened else new_table(ada, "new-haven", *seats, start=False)
    path = message(ada, table)["table"]["invite"]["path"]
    go(ada, path)
    go(bruno, path)
    bruno.get_by_role("button", name="Sit down").click()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bruno):
        page.wait_for_selector("svg.map")
    return ada, bruno, table


def wait_for_step(page: Any, step: int) -> None:
    page.wait_for_function(f"() => document.querySelector('.prompt')?.dataset.step === '{step}'")


def open_menu(page: Any) -> None:
    page.get_by_role("button", name="The table").click()
    page.wait_for_selector("dialog[open] .menu")


def test_a_curtain_falls_between_two_people_with_secrets_at_one_screen(visit: Visit) -> None:
    page = arrive(visit, "Ada")
    table = hot_seat(page, "new-haven")
    go(page, f"/table/{table}")
    first = message(page, table)["seat"]
    names = ["Ada", "Bruno"]
    for turn in range(2):
        expected = names[first] if turn == 0 else names[1 - first]
        page.wait_for_selector(f".curtain h2:has-text('{expected}')")
        for hidden in (".table", ".own", "svg.map", ".log"):
            assert page.locator(hidden).count() == 0, f"{hidden} is behind the curtain"
        page.get_by_role("button", name="I am here").click()
        page.wait_for_selector("svg.map")
        now = message(page, table)
        assert page.locator(".prompt").get_attribute("data-step") == str(now["view"]["step"])
        while turn == 0 and now["seat"] == first:
            act(page, table, now)
            now = message(page, table)


def test_the_past_a_player_looked_at_does_not_stay_for_the_next_one(visit: Visit) -> None:
    page = arrive(visit, "Ada")
    table = hot_seat(page, "new-haven")
    now = message(page, table)
    act(page, table, now)
    go(page, f"/table/{table}")
    page.get_by_role("button", name="I am here").click()
    page.wait_for_selector("svg.map")
    seat = message(page, table)["seat"]
    page.keyboard.press("[")
    page.get_by_role("button", name="Back to now").wait_for()
    while (now := message(page, table))["seat"] == seat:
        act(page, table, now)
    page.get_by_role("button", name="I am here").click()
    wait_for_step(page, now["view"]["step"])
    assert page.get_by_role("button", name="Back to now").count() == 0


@pytest.mark.parametrize("game", [info.id for info in all_games() if not info.secrets and 2 in info.seats])
def test_no_curtain_where_nothing_is_secret(visit: Visit, game: str) -> None:
    page = arrive(visit, "Ada")
    table = hot_seat(page, game)
    go(page, f"/table/{table}")
    page.wait_for_selector("svg.map")
    first = message(page, table)["seat"]
    for _ in range(40):
        now = message(page, table)
        if now["seat"] != first:
            break
        act(page, table, now)
    assert now["seat"] != first
    wait_for_step(page, now["view"]["step"])
    assert page.locator(".curtain").count() == 0


def test_who_watches_sees_the_moves_and_no_secret(visit: Visit) -> None:
    page, watcher = arrive(visit, "Ada"), arrive(visit, "Carla")
    table = hot_seat(page, "new-haven")
    now = message(page, table)
    frames: list[str] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    go(watcher, now["table"]["invite"]["path"])
    watcher.wait_for_selector("svg.map")
    act(page, table, now)
    step = message(page, table)["view"]["step"]
    wait_for_step(watcher, step)
    assert watcher.locator(".table .legal").count() == 0
    assert watcher.locator(".prompt .btn.primary").count() == 0
    seen = watcher.request.get(f"/api/tables/{table}?invite={now['table']['invite']['code']}").json()
    assert seen["seat"] is None
    for seat in seen["view"]["board"]["seats"]:
        assert seat["tiles"] is None
        assert seat["buildings"] is None
    assert frames
    assert not any('"tiles":[' in frame.replace(" ", "") for frame in frames)


@pytest.mark.parametrize("agree", [True, False])
def test_going_back_needs_the_others_consent(visit: Visit, agree: bool) -> None:
    ada, bruno, table = two_at_a_table(visit)
    pages = [ada, bruno]
    now = next(m for m in (message(p, table) for p in pages) if m["view"]["legal"])
    asker, other, before = pages[now["seat"]], pages[1 - now["seat"]], now["view"]["step"]
    act(asker, table, now)
    after = message(asker, table)["view"]["step"]
    for page in pages:
        wait_for_step(page, after)
    open_menu(asker)
    asker.locator("dialog[open]").get_by_role("button", name="Ask to go back").click()
    asker.get_by_text("to answer").wait_for()
    other.get_by_text("asks to go back").wait_for()
    other.get_by_role("button", name="Agree" if agree else "No", exact=True).click()
    for page in pages:
        page.wait_for_selector(".note[role=alert]", state="detached")
        wait_for_step(page, before if agree else after)


def test_a_bot_stands_in_for_who_is_gone_until_he_comes_back(visit: Visit) -> None:
    ada, bruno, table = two_at_a_table(visit)
    where = bruno.url
    bruno.goto("about:blank")
    ada.get_by_text("away", exact=True).wait_for()
    open_menu(ada)
    ada.get_by_role("button", name="Ask for a bot in place of Bruno").click()
    ada.wait_for_selector("dialog[open]", state="detached")
    assert message(ada, table)["table"]["seats"][1]["away"]
    bruno.goto(where)
    bruno.get_by_role("button", name="Take my seat again").click()
    bruno.get_by_role("button", name="Take my seat again").wait_for(state="detached")
    seat = message(bruno, table)["table"]["seats"][1]
    assert seat["you"]
    assert not seat["away"]


def test_who_gives_up_is_asked_first_and_a_bot_plays_on(visit: Visit) -> None:
    ada, bruno, table = two_at_a_table(visit)
    open_menu(bruno)
    bruno.get_by_role("button", name="Give up").click()
    bruno.get_by_role("button", name="Yes, give up").click()
    bruno.wait_for_selector("dialog[open]", state="detached")
    seat = message(ada, table)["table"]["seats"][1]
    assert seat["resigned"]
    assert seat["kind"] == "bot"
    assert bruno.get_by_role("button", name="Take my seat again").count() == 0
    ada.locator(".pl .name:has-text('Bruno') small svg").wait_for()


def test_replay_slider_keys_link_and_playing_on_from_there(visit: Visit) -> None:
    page = arrive(visit, "Ada")
    table = finished(page)
    go(page, f"/replay/{table}")
    wait_for_step(page, 0)
    page.keyboard.press("]")
    wait_for_step(page, 1)
    slider = page.get_by_role("slider")
    slider.focus()
    slider.fill("20")
    wait_for_step(page, 20)
    page.wait_for_url("**/replay/*?at=20")
    page.reload()
    wait_for_step(page, 20)
    assert page.locator(".table .legal").count() == 0
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("svg.map")
    forked = page.url.split("/table/")[1]
    assert forked != table
    now = message(page, forked)
    assert now["table"]["status"] == "playing"
    assert now["view"]["step"] >= 20


def test_end_page_key_moments_rematch_and_my_games(visit: Visit) -> None:
    page = arrive(visit, "Ada")
    table = finished(page)
    go(page, f"/table/{table}")
    page.wait_for_selector(".sources tbody tr >> nth=1")
    page.locator(".moment").first.click()
    page.get_by_role("button", name="Back to the end").click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function(f"() => !location.pathname.includes('{table}')")
    page.wait_for_selector(".curtain")
    go(page, "/my-games")
    page.locator(".mine-list[aria-label='Your turn'] li").wait_for()
    page.locator(".mine-kinds label", has_text="Finished").click()
    page.locator(".mine-list[aria-label='Finished'] li").wait_for()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/replay/{table}*")
    page.wait_for_selector("svg.map")


def test_the_other_one_finds_the_rematch_at_the_old_table(visit: Visit) -> None:
    ada, bruno, table = two_at_a_table(visit, near_the_end)
    play_to_the_end(table, ada, bruno)
    for page in (ada, bruno):
        page.wait_for_selector(".sources tbody tr")
    ada.get_by_role("button", name="Rematch").click()
    ada.wait_for_function(f"() => !location.pathname.includes('{table}')")
    bruno.get_by_role("button", name="Join the rematch").click()
    bruno.get_by_role("button", name="Sit down").click()
    for page in (ada, bruno):
        page.wait_for_selector("svg.map")


SETTINGS = (
    ("Theme", "dark"),
    ("Motion", "none"),
    ("Sounds", "off"),
    ("Ask before each action", "always"),
    ("Hints", "off"),
)


def setting(page: Any, name: str, value: str) -> Any:
    return page.get_by_role("group", name=name, exact=True).get_by_role("radio", name=value, exact=True)


def test_language_theme_and_settings_are_kept(visit: Visit) -> None:
    page = visit("/settings", lang="it-IT", color_scheme="light")
    page.get_by_role("heading", name="Impostazioni").wait_for()
    page.get_by_role("button", name="EN", exact=True).click()
    page.get_by_role("heading", name="Settings").wait_for()
    for name, value in SETTINGS:
        setting(page, name, value).press(" ")
    page.reload()
    page.get_by_role("heading", name="Settings").wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.dataset.motion") == "off"
    assert page.evaluate("document.documentElement.lang") == "en"
    for name, value in SETTINGS:
        assert setting(page, name, value).is_checked(), name
    page.get_by_role("button", name="Switch between light and dark").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


def test_asking_before_each_action_is_obeyed(visit: Visit) -> None:
    page = arrive(visit, "Ada")
    go(page, "/settings")
    setting(page, "Ask before each action", "always").press(" ")
    table = new_table(page, "terra-nova", {"kind": "me"}, {"kind": "hotseat", "name": "Bruno"})
    go(page, f"/table/{table}?list=1")
    step = message(page, table)["view"]["step"]
    page.locator(".own .choice").first.click()
    page.wait_for_selector("dialog[open]")
    assert message(page, table)["view"]["step"] == step
    page.locator("dialog[open] .btn.primary").click()
    wait_for_step(page, step + 1)


def test_a_phone_shows_the_hint_beside_its_map_and_never_above_it(visit: Visit) -> None:
    page = arrive(visit, "Ada", width=390, height=844)
    table = new_table(page, "new-haven", {"kind": "me"}, {"kind": "bot", "bot": "random"})
    go(page, f"/table/{table}")
    page.get_by_role("tab", name="Board").click()
    strip = page.locator(".caption.hint")
    strip.wait_for()
    board, hint = page.locator("svg.map").bounding_box(), strip.bounding_box()
    assert board["y"] + board["height"] <= hint["y"] + 1
    assert board["height"] > 200
    assert hint["y"] + hint["height"] <= page.locator(".prompt").bounding_box()["y"] + 1
    rule = strip.inner_text()
    strip.get_by_role("button", name="Got it").click()
    page.wait_for_function("rule => document.querySelector('.caption.hint')?.innerText !== rule", arg=rule)
    assert page.locator("svg.map").bounding_box() == board, "the map moved when the hint went"


def test_an_account_is_changed_taken_along_and_deleted(visit: Visit) -> None:
    page = visit("/account")
    name = f"Ada{page.evaluate('Date.now()') % 10**8}"

    def fill(form: str, **fields: str) -> None:
        place = page.locator("form", has=page.get_by_role("heading", name=form))
        for field, text in fields.items():
            place.locator(f"input[name={field}]").fill(text)
        place.get_by_role("button", name=form).click()

    fill("Create an account", login=name, password="gannet-harbour-42")
    page.get_by_role("heading", name=f"Signed in as {name}").wait_for()
    fill("Change the password", old="not-this-one", new="curlew-on-the-sand-7")
    page.get_by_role("alert").wait_for()
    fill("Change the password", old="gannet-harbour-42", new="curlew-on-the-sand-7")
    page.get_by_role("status").get_by_text("The password is changed").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download all that is kept of me").click()
    assert name in download.value.path().read_text()
    page.get_by_role("button", name="Sign out on all devices").click()
    page.get_by_role("button", name="I already have an account").click()
    fill("Sign in", login=name, password="curlew-on-the-sand-7")
    fill("Delete the account", password="curlew-on-the-sand-7")
    page.wait_for_url("**/")
    page.goto(page.url + "account")
    page.get_by_role("button", name="I already have an account").click()
    fill("Sign in", login=name, password="curlew-on-the-sand-7")
    page.get_by_role("alert").wait_for()
    page.problems[:] = [text for text in page.problems if "status of 40" not in text]  # the three that were meant
