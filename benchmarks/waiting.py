"""How long a player waits for two bots: from the end of one's own turn to the next prompt.

    python benchmarks/waiting.py neuland --turns 5 --games 2

Starts a server on an empty database, takes a seat and ends every turn as late as it may end. A line per wait: the bots'
answers, the frames that came over the socket, seconds by the clock, processor time of server and bots.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

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


async def play(url: str, pid: int, game: str, turns: int) -> None:
    """Some turns of a game against two bots."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await http.post("/api/session", json={"name": "Giulia"})
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
        body: dict[str, Any] = {"game": game, "options": {}, "seats": seats, "start": True}
        table = (await http.post("/api/tables", json=body)).json()["table"]
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
        async with connect(
            f"ws{url[4:]}/api/tables/{table}/socket", additional_headers=headers, max_size=None
        ) as stream:
            message, _ = await until_my_turn(stream)
            for _ in range(turns):
                step, begun, used = message["view"]["step"], time.monotonic(), processor_time(pid)
                body = {"seat": 0, "decision": message["decision"], "action": last_end(message)}
                answer = await http.post(f"/api/tables/{table}/actions", json={**body, "client_id": uuid.uuid4().hex})
                answer.raise_for_status()
                message, frames = await until_my_turn(stream)
                seconds, spent = time.monotonic() - begun, processor_time(pid) - used
                answers = message["view"]["step"] - step
                print(f"{answers:4} answers {frames:4} frames {seconds:7.2f} s {spent:7.2f} s of processor", flush=True)
                if message["view"]["over"]:
                    return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="neuland")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--games", type=int, default=2)
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
                asyncio.run(play(url, server.pid, given.game, given.turns))
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
