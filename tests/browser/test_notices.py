"""Notices, clocks and my games in a real browser: settings, the service worker, set-up, search."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.conftest import Server
from tests.browser.test_table import wait_for_my_turn


@pytest.fixture
def page(visit: Callable[..., Any], server: Server) -> Any:
    """A visitor's page that can be sent to other addresses of the server."""
    opened = visit("/")
    go = opened.goto
    opened.goto = lambda path: go(f"{server.url}{path}")
    return opened


def _settings(page: Any) -> None:
    page.goto("/")
    page.evaluate(
        "fetch('/api/session', {method: 'POST', headers: {'content-type': 'application/json'}, body: '{\"name\": \"Ann\"}'})"
    )
    page.wait_for_timeout(300)
    page.goto("/settings")
    page.locator(".notices .way").first.wait_for()


def test_what_the_server_cannot_do_is_not_promised(page: Any) -> None:
    """This server has neither mail nor push: the switches cannot be set, and say why."""
    _settings(page)
    levers = page.locator(".notices .lever")
    assert levers.nth(0).is_disabled()
    assert levers.nth(1).is_disabled()
    page.goto("/new/new-haven?invite=1")
    page.locator(".paces label").nth(2).click()
    page.get_by_text(re.compile("neither mail nor notices|né posta né avvisi")).wait_for()


def test_quiet_hours_are_kept(page: Any) -> None:
    _settings(page)
    page.locator(".notices .way", has=page.locator(".lever")).nth(3).locator(".lever").click()
    page.locator(".hours input").nth(1).wait_for()
    page.locator(".hours input").nth(1).fill("07:30")
    page.wait_for_timeout(500)
    assert page.evaluate("fetch('/api/calls').then(r => r.json())")["quiet"] == [22 * 60, 7 * 60 + 30]


def test_the_service_worker_shows_what_is_pushed(whole_browser: Any, server: Server) -> None:
    page = whole_browser.new_context(base_url=server.url, permissions=["notifications"]).new_page()
    page.goto("/")
    page.evaluate(
        "navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => 1)"
    )
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.wait_for_timeout(500)
    assert found, "no service worker"
    note = '{"title": "Your turn in New Haven", "body": "Bob", "url": "/table/1", "tag": "turn"}'
    devtools.send("ServiceWorker.deliverPushMessage", {"origin": server.url, "registrationId": found[-1], "data": note})
    shown = """navigator.serviceWorker.ready.then(r => r.getNotifications()).then(all => all.map(n => [n.title, n.body, n.data.url]))"""
    for _ in range(40):
        notes = page.evaluate(shown)
        if notes:
            break
        page.wait_for_timeout(100)
    assert notes == [["Your turn in New Haven", "Bob", "/table/1"]]


def test_a_clock_is_chosen_and_shown(page: Any) -> None:
    page.goto("/new/new-haven?invite=1")
    page.locator(".paces label").nth(1).click()
    page.locator(".pill:has(input[name=times])").nth(0).click()
    page.locator(".pill:has(input[name=time-out])").nth(0).click()
    page.locator(".start-bar .btn").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2].partition("#")[0]
    clock = page.evaluate(f"fetch('/api/tables/{table}').then(r => r.json())")["table"]["clock"]
    assert (clock["main_seconds"], clock["increment"], clock["time_out"]) == (600, 10, "move")


def test_my_games_are_found(page: Any) -> None:
    page.goto("/")
    page.locator(".hero .btn.primary").click()
    page.wait_for_url("**/table/*")
    page.locator(".prompt").wait_for()
    wait_for_my_turn(page)
    page.goto("/my-games")
    page.locator(".mine-list li").first.wait_for()
    page.locator(".mine-filters select").select_option("neuland")
    page.locator(".mine-list .none").wait_for()
    page.locator(".mine-filters select").select_option("")
    page.locator(".mine-list li").first.wait_for()
    page.locator(".mine-filters input").fill("nobody of that name")
    page.locator(".mine-list .none").wait_for()
