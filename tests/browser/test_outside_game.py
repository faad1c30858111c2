"""A game from outside brings its picture, its words and its board; the page uses them as its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.browser.conftest import BUILT, UNHURRIED, Server, _do_without
from tests.test_new_game import installed, make


@pytest.fixture(scope="module")
def beach(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a machine where a game from the template is installed."""
    if not BUILT.is_file():
        _do_without("the built app: make web")
    game = tmp_path_factory.mktemp("games") / "stone-bridge"
    make("stone-bridge", "--into", str(game), "--prefix", "bridge7")
    running = Server(game / "approdo.sqlite", game / "src", installed(game))
    yield running
    running.stop()


def open_page(chromium: Any, server: Server, path: str) -> Any:
    context = chromium.new_context(base_url=server.url, locale="en-GB", viewport={"width": 1440, "height": 900})
    context.add_init_script(UNHURRIED)
    page = context.new_page()
    page.set_default_timeout(20_000)
    page.goto(server.url + path)
    return page


def test_its_picture_and_tagline_stand_on_the_shelf(chromium: Any, beach: Server) -> None:
    page = open_page(chromium, beach, "/")
    card = page.locator(".game", has_text="Stone Bridge")
    card.get_by_text("Bid in secret for shells on the beach.").wait_for()
    picture = card.locator("img.vignette")
    picture.scroll_into_view_if_needed()
    assert picture.get_attribute("src") == "/games/stone-bridge/picture.svg"
    page.wait_for_function("() => document.querySelector('img.vignette').naturalWidth > 0")


def test_it_is_played_to_its_end_on_its_own_board(chromium: Any, beach: Server) -> None:
    page = open_page(chromium, beach, "/new/stone-bridge")
    page.get_by_role("button", name="Start").click()
    page.locator("svg.map circle.shell").first.wait_for()
    for _ in range(6):
        page.get_by_role("button", name="Hold out pebble").first.click()
        page.wait_for_function(
            "() => document.querySelector('.ended') || document.querySelector('.own .btn[aria-label]')"
        )
    page.locator(".ended").wait_for()
    assert page.locator("svg.map circle.shell").count() >= 1


def test_a_board_that_cannot_be_read_leaves_the_list(chromium: Any, beach: Server) -> None:
    page = open_page(chromium, beach, "/")
    page.route("**/games/stone-bridge/board.js", lambda route: route.fulfill(status=200, body="export default 7("))
    page.goto(beach.url + "/new/stone-bridge")
    page.get_by_role("button", name="Start").click()
    page.locator(".fallback").wait_for()
    page.locator(".choice").first.wait_for()
