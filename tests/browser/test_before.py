"""Before the game: set-up on one screen, the waiting room, an address that leads a friend in, the curtain on return."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tests.browser.looks import ANY, at_every_look, findings
from tests.browser.test_shell import arrive, go, hot_seat, message, new_table

from approdo import all_games

Visit = Callable[..., Any]
GAMES = [info.id for info in all_games()]
FRIEND = ({"kind": "me"}, {"kind": "open"})


def start_in_view(page: Any) -> bool:
    box, window = page.locator(".start-bar .btn").bounding_box(), page.viewport_size
    return bool(box["y"] >= 0 and box["y"] + box["height"] <= window["height"])


@at_every_look
def test_set_up_is_one_screen_with_the_start_in_view(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = visit("/", width=size[0], height=size[1], color_scheme=scheme, bypass_csp=True)
    arrived = page.url.rstrip("/")
    for game in GAMES:
        page.goto(f"{arrived}/new/{game}")
        page.wait_for_selector(".start-bar .btn")
        assert start_in_view(page), game
        while page.locator(".add-seat").count():
            page.locator(".add-seat").click()
        for row in page.locator(".seat-rows > li").all()[1:]:
            row.get_by_role("radio", name="Here").check(force=True)
        assert start_in_view(page), f"{game} with every seat here"
        assert findings(page, f"set-up of {game}", ANY) == []
        assert page.locator("h1").count() == 1


def test_options_are_one_line_and_name_only_seats_that_exist(visit: Visit) -> None:
    page = visit("/new/new-england")
    line = page.locator(".options-fold .values")
    assert "drawn by lot" in line.inner_text()
    assert not page.locator(".options-fold .option").first.is_visible()
    page.locator(".options-fold summary").click()
    first = page.get_by_role("group", name="First player")
    assert first.get_by_role("radio").count() == 1 + page.locator(".seat-rows > li").count()
    first.get_by_role("radio", name="seat 3").press(" ")
    assert page.locator(".options-fold .values b").text_content() == "seat 3"
    page.get_by_role("button", name="Add a seat").click()
    assert first.get_by_role("radio").count() == 5
    first.get_by_role("radio", name="seat 4").press(" ")
    page.get_by_role("button", name="Remove seat 4").click()
    assert page.locator(".options-fold .values b").count() == 0, "a seat that is gone begins no game"


def test_play_now_stands_on_every_game_s_card(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector(".game")
    for game in GAMES:
        assert page.get_by_role("button", name=f"Play now: {name_of(game)}").count() == 1
    page.get_by_role("button", name="Play now: Terra Nova").click()
    page.wait_for_selector("svg.map")
    table = page.url.split("/table/")[1]
    assert message(page, table)["table"]["game"] == "terra-nova"


def name_of(game: str) -> str:
    return next(info.name("en") for info in all_games() if info.id == game)


def test_the_address_of_a_waiting_table_leads_a_friend_in_under_his_name(visit: Visit) -> None:
    ada, bruno = arrive(visit, "Ada"), visit("/")
    table = new_table(ada, "terra-nova", *FRIEND, start=False)
    go(ada, f"/table/{table}")
    ada.wait_for_selector(".qr path")
    link = ada.get_by_role("textbox", name="Link to this table").input_value()
    assert ada.url == link, "the address bar holds the invitation"
    assert ada.get_by_role("button", name="Start").get_attribute("aria-disabled") == "true"
    bruno.goto("about:blank")
    bruno.goto(ada.url)
    bruno.get_by_text("One seat is free: sit down and you play.").wait_for()
    assert bruno.locator(".invitation").count() == 0, "who came by the link is not told to send it on"
    bruno.get_by_role("textbox", name="Your name").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    bruno.get_by_text("Ada starts the game.").wait_for()
    assert bruno.locator(".invitation").count() == 0
    ada.get_by_text("Everyone is seated. You can start.").wait_for()
    assert message(ada, table)["table"]["seats"][1]["name"] == "Bruno"
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bruno):
        page.wait_for_selector("svg.map")


@at_every_look
def test_rooms_before_the_game_are_sound(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    look = {"width": size[0], "height": size[1], "color_scheme": scheme, "bypass_csp": True}
    ada = arrive(visit, "Ada", **look)
    table = new_table(ada, "new-salem", *FRIEND, {"kind": "open"}, start=False)
    found: list[str] = []
    go(ada, f"/table/{table}")
    ada.wait_for_selector(".qr path")
    found += findings(ada, "waiting room", ANY)
    guest = visit("/", **look)
    guest.wait_for_selector(".game .vignette *")
    found += findings(guest, "home", ANY)
    guest.goto("about:blank")
    guest.goto(ada.url)
    guest.wait_for_selector(".my-name")
    found += findings(guest, "at the door", ANY)
    assert guest.locator("h1").count() == 1
    assert found == []


def test_who_comes_without_an_invitation_is_told_what_to_ask_for(visit: Visit) -> None:
    ada, stranger = arrive(visit, "Ada"), arrive(visit, "Carla")
    table = new_table(ada, "terra-nova", *FRIEND, start=False)
    go(stranger, f"/table/{table}")
    stranger.get_by_role("heading", name="This door is closed").wait_for()
    assert "#invite=" in stranger.locator("main").inner_text()
    stranger.problems[:] = [line for line in stranger.problems if "404" not in line]


def test_the_curtain_falls_again_when_one_comes_back(visit: Visit) -> None:
    page = arrive(visit, "Ada")
    table = hot_seat(page, "new-haven")
    go(page, f"/table/{table}")
    lift = page.get_by_role("button", name="I am here")
    lift.click()
    page.wait_for_selector("svg.map")
    page.evaluate(
        """() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    page.wait_for_selector(".curtain")
    assert page.locator("svg.map").count() == 0
    lift.click()
    page.wait_for_selector("svg.map")
    page.get_by_role("link", name="Approdo").first.click()
    page.wait_for_selector(".game")
    page.go_back()
    page.wait_for_selector(".curtain")
    go(page, f"/replay/{table}")
    page.wait_for_selector(".curtain")
    assert page.locator("svg.map").count() == 0, "what a seat saw is behind the curtain too"


def test_a_paragraph_named_by_the_address_stands_out(visit: Visit) -> None:
    page = visit("/rules/new-haven#nh.0.6")
    page.wait_for_selector(".rule.named")
    assert page.locator(".rule.named").get_attribute("id") == "nh.0.6"
    page.locator("[id='nh.0.2'] .id").click()
    page.wait_for_function("() => document.querySelector('.rule.named')?.id === 'nh.0.2'")
    plain, note = (page.locator(f"[id='{id}']") for id in ("nh.0.5", "nh.0.1"))
    styles = [
        place.evaluate("e => getComputedStyle(e).border + getComputedStyle(e).boxShadow") for place in (plain, note)
    ]
    assert styles[0] == styles[1], "a note is no box of its own"
    assert re.search(r"nh\.0\.2$", page.url)
