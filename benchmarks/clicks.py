"""What pointing and clicking cost the page, and how long it is from a click to the painted frame, per game.

    python benchmarks/clicks.py new-haven terra-nova new-england

Starts a server and a browser, waits for a decision with several places on the map, points at up to eight of them and
clicks. The cost is processor time of the browser's rendering process, which hardly depends on what else the machine
does; the time to the painted frame is the browser's own (Event Timing, in steps of 8 ms) and wants an idle machine.
Motion is off, so that nothing but the answer to the pointer is counted.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, UNHURRIED, Server

GAMES = ("new-haven", "terra-nova", "new-england", "neuland", "new-salem")
PLAYERS = {"new-salem": 4}
#: Where something can be done; New Salem has no map, its cards are clicked.
LEGAL, CARDS = "svg.map [data-legal]", ".ns-hand .cards button[data-legal]"
PLACES, TRIES = 4, 8
MIDDLES = """places => [...document.querySelectorAll(places)].map(place => {
  const { x, y, width, height } = place.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""
PAINTS = """
window.paints = [];
new PerformanceObserver(list => {
  for (const { name, duration } of list.getEntries())
    if (name === "click" || name === "pointerup") paints.push(duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""


def spent(browser: Any) -> float:
    """Milliseconds that the rendering processes have used so far."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    ticks = 0
    for one in told:
        if one["type"] == "renderer":
            fields = Path(f"/proc/{one['id']}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks * 1000 / os.sysconf("SC_CLK_TCK")


def places_of(game: str) -> tuple[str, int]:
    """What is pointed at, and how many there must be more than."""
    return (CARDS, 1) if game == "new-salem" else (LEGAL, PLACES)


def seated(page: Any, game: str) -> None:
    """A table with bots, at a decision with several places on the map."""
    legal, least = places_of(game)
    page.goto("/")
    page.request.post("/api/session", data={"name": "Giulia"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (PLAYERS.get(game, 3) - 1)]
    body = {"game": game, "options": {}, "seats": seats, "start": True}
    table = page.request.post("/api/tables", data=body).json()["table"]
    page.goto(f"/table/{table}")
    for _ in range(60):
        page.wait_for_function("() => document.title.startsWith('●')", timeout=60_000)
        if page.locator(legal).count() > least:
            break
        now = page.request.get(f"/api/tables/{table}").json()
        if now["view"]["legal"]:
            action = {"seat": 0, "decision": now["decision"], "action": now["view"]["legal"][-1]["id"]}
            name = {"client_id": f"clicks-{now['decision']}-{table}"}
            page.request.post(f"/api/tables/{table}/actions", data={**action, **name})
        page.wait_for_timeout(200)
    page.wait_for_timeout(2000)


def clicks(browser: Any, page: Any, legal: str) -> tuple[list[float], list[float]]:
    """What it cost to point at a place, and to click there."""
    pointed, clicked = [], []
    for n in range(TRIES):
        places = page.evaluate(MIDDLES, legal)
        if not places:
            break
        before = spent(browser)
        page.mouse.move(*places[(n * 5 + 2) % len(places)])
        page.wait_for_timeout(400)
        pointed.append(spent(browser) - before)
        before = spent(browser)
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(500)
        clicked.append(spent(browser) - before)
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    return pointed, clicked


def told(times: list[float]) -> str:
    return f"{statistics.median(times):.0f} ms (at most {max(times):.0f})"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "approdo.sqlite")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for game in sys.argv[1:] or GAMES:
                page = browser.new_page(
                    base_url=server.url, viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
                )
                page.add_init_script(UNHURRIED)
                page.add_init_script(PAINTS)
                page.set_default_timeout(60_000)
                seated(page, game)
                pointed, clicked = clicks(browser, page, places_of(game)[0])
                nodes = page.locator(".board svg *").count()
                paints = page.evaluate("paints") or [16.0]
                print(
                    f"{game}: {nodes} nodes; {len(clicked)} tries; pointing {told(pointed)}, click {told(clicked)}; "
                    f"click to painted frame {told(paints)}",
                    flush=True,
                )
                page.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
