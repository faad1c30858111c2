"""The end page of all five games: the board as hero, the result first, nothing left of play, sound at every size."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.browser.looks import ANY, at_every_look, findings
from tests.browser.test_shell import arrive, go, message

from approdo import Record

Visit = Callable[..., Any]
RECORDS = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "records"
GAMES = ("new-haven", "terra-nova", "new-england", "neuland", "new-salem")
LEFT_OVER = (".own", ".prompt", ".moves", ".ne-offer", ".legal", ".caption", ".tabs")


@cache
def record(game: str) -> Record:
    return Record.from_json((RECORDS / f"{game}-over.json").read_bytes())


def ended(page: Any, game: str) -> str:
    """A table that was played to the end of a recorded game, all seats at this screen."""
    entries = record(game).entries
    last = max(n for n, line in enumerate(entries) if not line.startswith("*:"))
    others = [{"kind": "hotseat", "name": name} for name in record(game).seats[1:]]
    body = {"record": record(game).to_dict(), "step": last, "seats": [{"kind": "me"}, *others]}
    answer = page.request.post("/api/tables/fork", data=body)
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    now = message(page, table)
    action = {"seat": now["seat"], "decision": now["decision"], "client_id": "the-last-action"}
    answer = page.request.post(
        f"/api/tables/{table}/actions", data={**action, "action": entries[last].partition(":")[2]}
    )
    assert answer.ok, answer.text()
    assert message(page, table)["view"]["over"]
    return table


def see_the_end(page: Any, table: str) -> None:
    """Open it; a game that reveals its end first is let through."""
    go(page, f"/table/{table}")
    page.wait_for_selector(".ended, .prompt, .ns-scene")
    for _ in range(20):
        if page.locator(".ended").count():
            break
        page.keyboard.press("e")
        page.wait_for_timeout(150)
    page.wait_for_selector(".race-box svg")


@pytest.mark.parametrize("game", GAMES)
@at_every_look
def test_the_board_is_the_hero_of_the_end(visit: Visit, game: str, size: tuple[int, int], scheme: str) -> None:
    width, height = size
    page = arrive(visit, "Giulia", width=width, height=height, color_scheme=scheme, bypass_csp=True)
    table = ended(page, game)
    see_the_end(page, table)
    heading, board = page.locator(".verdict h1").bounding_box(), page.locator(".hero-room .board").bounding_box()
    assert heading["y"] + heading["height"] < board["y"] < height / 2, "the result, then the board"
    assert board["width"] >= min(width - 30, 0.5 * width), "half the width at least"
    assert board["height"] >= 0.35 * height
    assert [place for place in LEFT_OVER if page.locator(place).count()] == []
    assert page.locator("h1").count() == 1
    assert findings(page, f"end of {game}", ANY) == []
    scores = message(page, table)["view"]["outcome"]["scores"]
    assert sorted(int(text) for text in page.locator(".sources .total").all_inner_texts()) == sorted(scores)


def test_a_moment_and_the_race_show_their_position_on_the_board(visit: Visit) -> None:
    page = arrive(visit, "Giulia")
    table = ended(page, "new-england")
    see_the_end(page, table)
    before = page.locator(".hero-room svg.map").inner_html()
    page.locator(".moment").first.click()
    page.get_by_role("button", name="Back to the end").wait_for()
    assert page.locator(".hero-room svg.map").inner_html() != before
    page.get_by_role("button", name="Back to the end").click()
    slider = page.get_by_role("slider", name="The race")
    said, outcome = slider.get_attribute("aria-valuetext"), message(page, table)["view"]["outcome"]
    for name, score in zip(record("new-england").seats, outcome["scores"], strict=True):
        assert f"{name} {score}" in said
    slider.press("ArrowLeft")
    page.get_by_role("link", name="Review from here").click()
    page.wait_for_url("**/replay/*?at=*")
    page.wait_for_selector(".prompt.past")


def test_the_end_can_be_reviewed_shared_and_played_again(visit: Visit) -> None:
    page = arrive(visit, "Giulia")
    table = ended(page, "terra-nova")
    see_the_end(page, table)
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_role("textbox", name="Link to this game").input_value()
    assert f"/table/{table}#invite=" in link
    page.keyboard.press("Escape")
    friend = visit("/")
    friend.goto("about:blank")
    friend.goto(link)
    friend.wait_for_selector(".verdict h1")
    assert friend.get_by_role("button", name="Rematch").count() == 0, "who only looks has no rematch"
    page.get_by_role("button", name="Review", exact=True).click()
    page.wait_for_url(f"**/replay/{table}*")
    page.wait_for_selector(".prompt.past")


CUT = "found => found.filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.textContent)"


@at_every_look
def test_new_salem_s_end_tells_every_side_and_whole_names(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = arrive(visit, "Giulia", width=size[0], height=size[1], color_scheme=scheme)
    table = ended(page, "new-salem")
    see_the_end(page, table)
    sides = [known["side"] for known in message(page, table)["view"]["aids"]["known"]]
    assert page.locator(".hero-room .ns-secret").count() == len(sides)
    assert page.locator(".hero-room .ns-secret.witch").count() == sides.count("witch")
    assert page.locator(".hero-room .ns-head > span:not(.vh), .hero-room .ns-who b").evaluate_all(CUT) == []
