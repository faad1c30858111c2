"""How long a player waits for the bots: from the end of one's own turn to the next prompt.

    python benchmarks/waiting.py neuland --turns 5 --games 2
    python benchmarks/waiting.py neuland --turns 3 --page fast
    python benchmarks/waiting.py new-salem --players 8 --turns 8 --page skip

Starts a server on an empty database, takes a seat and ends every turn as late as it may end; where the table waits for
a "done" it is said at once. A line per wait: the bots' answers, the frames that came over the socket or were painted,
seconds by the clock from the end of one's turn to the next, and the longest of them at once (between a "done" of one's
own and the next question), processor time of server and bots. With `--page` a browser sits there at that pace, and a
wait ends when the page shows the prompt: what the clock says then wants an idle machine, processor time and the rounds
of bots that were asked (each takes a beat of 0.05 s where there are secrets) hardly do.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import ClientConnection, connect


def processor_time(pid: int) -> float:
    """Seconds that a process and its children have used so far."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    ticks = 0
    for one in [str(pid), *children]:
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def last_end(message: dict[str, Any]) -> int:
    """The latest end of the turn, or the first thing that can be done."""
    legal = message["view"]["legal"]
    ends = [one for one in legal if one["action"]["kind"] == "end-turn"]
    return int((ends[-1] if ends else legal[0])["id"])


async def until_my_turn(stream: ClientConnection) -> tuple[dict[str, Any], int]:
    """The message that asks me or ends the game, and how many came."""
    frames = 0
    while True:
        message = json.loads(await stream.recv())
        frames += 1
        if message["view"]["over"] or 0 in message["view"]["actors"]:
            return message, frames


def opened(game: str, players: int) -> dict[str, Any]:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
    return {"game": game, "options": {}, "seats": seats, "start": True}


def told(answers: int, frames: int, rounds: int, seconds: tuple[float, float], spent: float) -> None:
    waited = "{:7.2f} s, at once {:5.2f} s".format(*seconds)
    print(
        f"{answers:4} answers in {rounds:3} rounds {frames:4} frames {waited} {spent:7.2f} s of processor", flush=True
    )


def rounds_of(metrics: str) -> int:
    """How often bots have been asked so far."""
    found = re.search(r"^approdo_bot\w*_count (\S+)", metrics, re.MULTILINE)
    return int(float(found.group(1))) if found else 0


async def play(url: str, pid: int, game: str, players: int, turns: int) -> None:
    """Some turns of a game against bots."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await http.post("/api/session", json={"name": "Giulia"})
        body: dict[str, Any] = opened(game, players)
        table = (await http.post("/api/tables", json=body)).json()["table"]
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
        async with connect(
            f"ws{url[4:]}/api/tables/{table}/socket", additional_headers=headers, max_size=None
        ) as stream:
            message, _ = await until_my_turn(stream)
            for _ in range(turns):
                asked = rounds_of((await http.get("/metrics")).text)
                step, begun, used = message["view"]["step"], time.monotonic(), processor_time(pid)
                body = {"seat": 0, "decision": message["decision"], "action": last_end(message)}
                answer = await http.post(f"/api/tables/{table}/actions", json={**body, "client_id": uuid.uuid4().hex})
                answer.raise_for_status()
                message, frames = await until_my_turn(stream)
                seconds, spent = time.monotonic() - begun, processor_time(pid) - used
                asked = rounds_of((await http.get("/metrics")).text) - asked
                told(message["view"]["step"] - step, frames, asked, (seconds, seconds), spent)
                if message["view"]["over"]:
                    return


#: Counts the frames that the page paints, says "done" wherever it is asked for, and notes when one's own turn is shown,
#: and the longest time between a word of one's own and the next question to one ("done?" or the turn).
WATCH = """step => new Promise(shown => {
  const began = performance.now();
  let frames = 0, still = 0, last = document.querySelector(".prompt")?.dataset.step;
  let word = began, longest = 0, done = null;
  const asked = () => { longest = Math.max(longest, performance.now() - word); word = performance.now(); };
  const look = () => {
    const now = document.querySelector(".prompt, .ended, .ns-scene"), at = now?.dataset.step;
    if (at !== last) { frames += 1; last = at; }
    const hear = document.querySelector(".btn.primary.hear");
    if (hear && done !== at) asked();
    done = hear ? at : null;
    hear?.click();
    const mine = document.title.startsWith("●") && !document.querySelector(".btn.hear");
    still = mine && Number(at) > step ? still + 1 : 0;
    if (!now?.matches(".prompt") || still > 2) {
      asked();
      shown([frames, (performance.now() - began) / 1000, longest / 1000]);
    }
    else requestAnimationFrame(look);
  };
  look();
})"""


def play_page(url: str, pid: int, game: str, players: int, turns: int, speed: str) -> None:
    """The same before a page, at a pace of the reader's."""
    from playwright.sync_api import sync_playwright
    from tests.browser.conftest import CHROMIUM, FLAGS

    settings = json.dumps({"pace": speed, "confirm": "never"})
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(base_url=url, viewport={"width": 1440, "height": 900})
        page.set_default_timeout(120_000)
        page.add_init_script(f"localStorage.setItem('approdo.settings', '{settings}')")
        page.add_init_script("localStorage.setItem('approdo.salem-role', 'never')")
        page.goto("/")
        page.request.post("/api/session", data={"name": "Giulia"})
        table = page.request.post("/api/tables", data=opened(game, players)).json()["table"]
        page.goto(f"/table/{table}")
        page.wait_for_selector(".prompt")
        page.evaluate(WATCH, -1)
        for _ in range(turns):
            message = page.request.get(f"/api/tables/{table}").json()
            asked = rounds_of(page.request.get("/metrics").text())
            step, used = message["view"]["step"], processor_time(pid)
            body = {"seat": 0, "decision": message["decision"], "action": last_end(message)}
            page.request.post(f"/api/tables/{table}/actions", data={**body, "client_id": uuid.uuid4().hex})
            frames, *seconds = page.evaluate(WATCH, step)
            message = page.request.get(f"/api/tables/{table}").json()
            asked = rounds_of(page.request.get("/metrics").text()) - asked
            told(message["view"]["step"] - step, frames, asked, tuple(seconds), processor_time(pid) - used)
            if message["view"]["over"]:
                break
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="neuland")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--page", choices=("normal", "fast", "skip"), help="the pace before a page")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "APPRODO_DATABASE": f"sqlite:///{home}/waiting.sqlite",
            "APPRODO_HOST": "127.0.0.1",
            "APPRODO_PORT": "0",
        }
        program = "from approdo.cli.main import main; main()"
        command = [sys.executable, "-c", program, "serve"]
        server = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        try:
            assert server.stdout is not None
            url = next(line for line in server.stdout if "Approdo is at" in line).split()[-1]
            for _ in range(given.games):
                if given.page:
                    play_page(url, server.pid, given.game, given.players, given.turns, given.page)
                else:
                    asyncio.run(play(url, server.pid, given.game, given.players, given.turns))
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
