"""A real server and a real browser. Skipped where Chromium, Playwright or the built app is missing."""

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
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
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
                rate_logins=50, rate_per_user=500, rate_per_table=500, rate_per_address=1000)
uvicorn.run(create_app(config), host="127.0.0.1", port=port, log_level="warning")
"""


class Server:
    """A server in its own process that can be stopped and started again on the same port and database."""

    def __init__(self, database: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.database = database
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, str(self.port), str(self.database)], env=env)
        for _ in range(150):
            try:
                urllib.request.urlopen(f"{self.url}/api/games", timeout=2).read()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not BUILT.is_file():
        pytest.skip("needs the built app: npm --prefix web run build")
    running = Server(tmp_path_factory.mktemp("server") / "approdo.sqlite")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    api = pytest.importorskip("playwright.sync_api")
    if not CHROMIUM:
        pytest.skip("needs Chromium")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """Open a page as a new visitor; the test fails if its console shows an error."""
    contexts: list[Any] = []
    problems: list[str] = []

    def open_page(path: str = "/", *, lang: str = "en-GB", width: int = 1440, height: int = 900, **more: Any) -> Any:
        context = chromium.new_context(
            base_url=server.url, locale=lang, viewport={"width": width, "height": height}, **more
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
        page.problems = problems
        page.goto(server.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []
