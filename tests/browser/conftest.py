"""A real server and a real browser. Where one is missing the tests are skipped, under CI they fail."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
#: A whole browser: the only one that shows notices and can install an app.
WHOLE = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
#: The headless shell paints the same pages without a window's toolbars, at a fraction of the work.
CHROMIUM = shutil.which("chromium-headless-shell") or WHOLE
BUILT = ROOT / "src" / "approdo" / "server" / "static" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SERVE = """
import sys, uvicorn
from approdo.server.app import create_app
from approdo.server.config import Config
port, database = int(sys.argv[1]), sys.argv[2]
config = Config(host="127.0.0.1", port=port, database=f"sqlite:///{database}", bot_workers=1, bot_pace=0, absent_seconds=0,
                rate_logins=50, rate_per_user=500, rate_per_table=500, rate_per_address=1000, rate_hints=50)
uvicorn.run(create_app(config), host="127.0.0.1", port=port, log_level="warning")
"""


#: A test that is about something else neither watches the others move nor is asked twice, nor shown its role.
UNHURRIED = """
if (location.protocol.startsWith('http') && !localStorage.getItem('approdo.settings')) {
  localStorage.setItem('approdo.settings', JSON.stringify({ pace: 'skip', confirm: 'never' }));
  localStorage.setItem('approdo.salem-role', 'never');
}
"""

#: Looks at a server that starts, ten in a second: a busy machine takes its time.
STARTS = 600


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Here, and nowhere else, a test that fails gets a second try, and the summary names it (R): a machine with two
    cores for three browsers and their servers now and then takes longer than any wait. Twice in a row is a fault."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.flaky(reruns=1))


class Server:
    """A server in its own process that can be stopped and started again on the same port and database."""

    def __init__(self, database: Path, *packages: Path) -> None:
        """`packages` are folders to import games from, besides our own."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.database = database
        self.path = os.pathsep.join(map(str, (*packages, ROOT / "src")))
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        env = {**os.environ, "PYTHONPATH": self.path}
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, str(self.port), str(self.database)], env=env)
        for _ in range(STARTS):
            try:
                urllib.request.urlopen(f"{self.url}/api/games", timeout=2).read()
                return
            except OSError:
                time.sleep(0.1)
        self.stop()
        raise RuntimeError("the server did not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


def _do_without(what: str) -> None:
    (pytest.fail if os.environ.get("CI") else pytest.skip)(f"needs {what}")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not BUILT.is_file():
        _do_without("the built app: make web")
    running = Server(tmp_path_factory.mktemp("server") / "approdo.sqlite")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    api = pytest.importorskip("playwright.sync_api")
    if not CHROMIUM:
        _do_without("Chromium")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def whole_browser(chromium: Any) -> Iterator[Any]:
    """For what the headless shell lacks."""
    if not WHOLE:
        _do_without("Chromium with notices")
    browser = chromium.browser_type.launch(executable_path=WHOLE, args=FLAGS)
    yield browser
    browser.close()


def told(line: Any) -> str:
    """A line of the console with what it is about."""
    return f"{line.text} {line.location['url']}"


def late(line: Any) -> bool:
    """A browser's part of the draws that came when the game had begun already: it is played without it."""
    return "409" in line.text and bool(line.location["url"].endswith("/part"))


@pytest.fixture
def visit(chromium: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """Open a page as a new visitor; the test fails if its console shows an error."""
    contexts: list[Any] = []
    problems: list[str] = []

    def open_page(path: str = "/", *, lang: str = "en-GB", width: int = 1440, height: int = 900, **more: Any) -> Any:
        context = chromium.new_context(
            base_url=server.url, locale=lang, viewport={"width": width, "height": height}, **more
        )
        context.add_init_script(UNHURRIED)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on(
            "console", lambda line: problems.append(told(line)) if line.type == "error" and not late(line) else None
        )
        page.problems = problems
        page.goto(server.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []
