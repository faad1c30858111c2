"""A real screen reader: Orca on a screen that nobody sees, its speech as text. Where it is not installed: skipped."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import FLAGS, Server
from tests.browser.test_table import new_table

TOOLS = ("chromium", "Xvfb", "openbox", "dbus-daemon", "gdbus", "xdotool", "orca")
BUS = Path("/usr/libexec/at-spi-bus-launcher")
#: What is spoken is noted by Orca itself; the speech service would wait for a sound card.
SILENT = """
import orca.speechdispatcherfactory as factory
factory.SpeechServer._send_command = lambda self, command, *args, **kwargs: None
"""
SPOKEN = "SPEECH OUTPUT: "
PATIENCE = 40

pytestmark = [
    pytest.mark.deep,
    pytest.mark.skipif(not (all(map(shutil.which, TOOLS)) and BUS.exists()), reason=f"needs {', '.join(TOOLS)}"),
]


class Orca:
    """The screen, the buses and the screen reader, in an environment of their own."""

    def __init__(self, home: Path) -> None:
        self.home, self.log = home, home / "orca.log"
        self.running: list[Any] = []
        numbers = (n for n in range(70, 99) if not Path(f"/tmp/.X11-unix/X{n}").exists())
        self.env = {**os.environ, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "DISPLAY": f":{next(numbers)}"}
        words = home / ".local/share/orca"
        words.mkdir(parents=True)
        (words / "orca-customizations.py").write_text(SILENT)

    def start(self) -> None:
        self.run("Xvfb", self.env["DISPLAY"], "-screen", "0", "1400x900x24")
        until(lambda: Path(f"/tmp/.X11-unix/X{self.env['DISPLAY'][1:]}").exists())
        bus = self.run("dbus-daemon", "--session", "--nofork", "--print-address=1", stdout=subprocess.PIPE)
        self.env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().decode().strip()
        self.run("openbox")
        self.run(str(BUS), "--launch-immediately")
        enabled = ("org.a11y.Status", "ScreenReaderEnabled", "<true>")
        asked = ("--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus")
        call = ("gdbus", "call", *asked, "--method", "org.freedesktop.DBus.Properties.Set", *enabled)
        until(lambda: subprocess.run(call, env=self.env, capture_output=True).returncode == 0)
        self.run("orca", "--debug", f"--debug-file={self.log}")
        self.hears("Screen reader on")

    def run(self, *command: str, stdout: Any = subprocess.DEVNULL) -> Any:
        started = subprocess.Popen(command, env=self.env, stdout=stdout, stderr=subprocess.DEVNULL)
        self.running.append(started)
        return started

    def press(self, key: str) -> None:
        subprocess.run(("xdotool", "key", key), env=self.env, check=True)

    def hears(self, words: str) -> None:
        """Wait until this has been said."""
        until(lambda: any(words in line for line in self.said()), lambda: str(self.said()[-20:]))

    def said(self) -> list[str]:
        lines = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        return [line.partition(SPOKEN)[2] for line in lines if SPOKEN in line]

    def stop(self) -> None:
        for one in reversed(self.running):
            one.terminate()
            one.wait(10)
        for service in self.home.glob("speech-dispatcher/**/*.pid"):  # Orca starts it and leaves it
            os.kill(int(service.read_text()), signal.SIGTERM)


def until(true: Callable[[], bool], what: Callable[[], str] = lambda: "it did not come about") -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            pytest.fail(what())
        time.sleep(0.2)


@pytest.fixture
def orca(tmp_path: Path) -> Iterator[Orca]:
    reader = Orca(tmp_path)
    try:
        reader.start()
        yield reader
    finally:
        reader.stop()


def test_orca_speaks_a_cell_what_can_be_done_and_the_page_s_voice(chromium: Any, server: Server, orca: Orca) -> None:
    shown = [*FLAGS, "--force-renderer-accessibility"]
    browser = chromium.browser_type.launch(
        executable_path=shutil.which("chromium"), headless=False, args=shown, env=orca.env
    )
    page = browser.new_context(base_url=server.url, locale="en-GB", no_viewport=True).new_page()
    page.goto(server.url)
    made = new_table(page, "terra-nova", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], first="1")
    page.goto(f"{server.url}/table/{made['table']}")
    orca.hears("Place one of your pioneers on an empty hex")
    page.bring_to_front()
    page.locator(".prompt .say").click()  # from the address bar, where a new window begins, into the page
    page.locator("svg.map [data-legal]").first.focus()
    orca.hears("place a pioneer push button")
    orca.press("w")
    orca.hears("choices. Place a pioneer on")
    browser.close()
