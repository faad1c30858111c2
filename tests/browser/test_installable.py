"""The app among the others on a device: installable by Chromium's own criteria, and readable without a server."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import FLAGS, WHOLE, Server


@pytest.fixture
def own_server(server: Server, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop, besides the one of all."""
    running = Server(tmp_path / "approdo.sqlite")
    yield running
    if running.process.poll() is None:
        running.stop()


@pytest.fixture
def page(chromium: Any, own_server: Server) -> Iterator[Any]:
    context = chromium.new_context(base_url=own_server.url, locale="en-GB")
    opened = context.new_page()
    opened.set_default_timeout(20_000)
    yield opened
    context.close()


def _in_charge(page: Any) -> None:
    """Wait until the worker has the app's files and answers for the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_chromium_would_install_it(chromium: Any, server: Server, tmp_path: Path) -> None:
    # A context of its own profile: nothing is installed from a private window, which the others are.
    context = chromium.browser_type.launch_persistent_context(tmp_path, executable_path=WHOLE, args=FLAGS)
    page = context.new_page()
    page.goto(server.url)
    _in_charge(page)
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    context.close()


def test_every_icon_has_the_size_it_says(page: Any) -> None:
    page.goto("/")
    sizes = page.evaluate("""async () => {
      const icons = (await (await fetch('/manifest.webmanifest')).json()).icons;
      return Promise.all(icons.map(async icon => {
        const image = new Image();
        image.src = icon.src;
        await image.decode();
        return [icon.sizes, `${image.naturalWidth}x${image.naturalHeight}`, icon.purpose];
      }));
    }""")
    assert all(said in ("any", real) for said, real, _ in sizes)
    assert {purpose for _, _, purpose in sizes} == {"any", "maskable"}


def _until(page: Any, true: str, arg: Any = None) -> None:
    """Ask until a promise brings true; Playwright's own waiting takes any promise for true."""
    until = time.monotonic() + 60
    while not page.evaluate(true, arg):
        assert time.monotonic() < until, f"it did not come: {true}"
        page.wait_for_timeout(100)


def _finish(page: Any) -> str:
    """A game played to its end by one person on two seats."""
    table: str = page.evaluate("""async () => {
      const post = (path, body) => fetch('/api' + path, { method: 'POST', body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' } }).then(answer => answer.json());
      await post('/session', { name: 'Ann' });
      const seats = [{ kind: 'me' }, { kind: 'hotseat', name: 'Bea' }];
      const { table } = await post('/tables', { game: 'new-haven', seats, start: true });
      for (let n = 0; ; n++) {
        const { seat, decision, view, table: info } = await fetch(`/api/tables/${table}`).then(a => a.json());
        if (info.status !== 'playing') return table;
        const action = view.legal[n % view.legal.length].id;
        await post(`/tables/${table}/actions`, { seat, decision, action, client_id: `client-${n}` });
      }
    }""")
    return table


def test_rules_lessons_and_finished_games_are_read_without_a_server(page: Any, own_server: Server) -> None:
    page.goto("/")
    _in_charge(page)
    table = _finish(page)
    page.goto(f"/replay/{table}?at=5")
    page.wait_for_selector("[data-cell]")
    kept = "([name, most]) => caches.open(name).then(c => c.keys()).then(k => k.length > most)"
    _until(page, kept, ["approdo-games", 25])
    _until(page, kept, ["approdo-books", 10])
    lesson = page.request.post("/api/lessons", data={"game": "terra-nova", "lesson": "first"}).json()
    page.goto(f"/table/{lesson['table']}")
    _until(page, kept, ["approdo-lessons", 0])
    own_server.stop()
    page.goto("/")
    page.get_by_role("heading", name="No connection").wait_for()
    page.get_by_role("link", name=re.compile("New Salem")).first.click()
    page.wait_for_selector('[id="ns.1.1"]', state="attached")
    page.goto("/")
    page.locator("details.lesson summary", has_text="Terra Nova").click()
    assert page.locator("details.lesson section p").first.inner_text(), "the words of a lesson that was opened"
    page.get_by_role("link", name=re.compile("New Haven.*Ann, Bea")).click()
    page.wait_for_selector("[data-cell]")
    own_server.start()
    page.goto("/")
    assert page.get_by_role("heading", name="No connection").count() == 0


def test_what_was_not_sent_survives_the_page(visit: Callable[..., Any]) -> None:
    page = visit("/")
    table = page.evaluate("""async () => {
      const post = (path, body) => fetch('/api' + path, { method: 'POST', body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' } }).then(answer => answer.json());
      await post('/session', { name: 'Ann' });
      const seats = [{ kind: 'me' }, { kind: 'hotseat' }];
      return (await post('/tables', { game: 'terra-nova', seats, start: true })).table;
    }""")
    page.goto(f"/table/{table}")
    page.locator("#talk-chat").click()
    page.locator("form.write input").fill("not sent yet")
    page.reload()
    page.locator("#talk-chat").click()
    assert page.locator("form.write input").input_value() == "not sent yet"
    page.locator("form.write button").click()
    page.wait_for_selector("ul.chat >> text=not sent yet")
    page.reload()
    page.locator("#talk-chat").click()
    assert page.locator("form.write input").input_value() == ""
