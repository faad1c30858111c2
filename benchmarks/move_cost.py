"""Processor time of a move in one process: from the request to both players' messages, transaction included.

    python benchmarks/move_cost.py --moves 1000
    python benchmarks/move_cost.py --against OTHER_CHECKOUT/src --rounds 5
    python benchmarks/move_cost.py --profile moves.prof
    python benchmarks/move_cost.py --game neuland --moves 800 --quarters [--bare]

No network and no other process takes part, so the figure says something on a busy machine too; with `--against` the two
source trees take turns, each in processes of its own. `--quarters` plays one game and shows whether a move costs more
late than early; the cost of views is the position's, so `--bare` leaves them out to show that of the length alone.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from statistics import mean, median
from typing import Any

import httpx

WARM = 100
"""Moves that are not counted: what is made once is made by then."""
_HEAD = re.compile(rb'\{"seq":(\d+),"decision":(\d+)')
_ACTORS = re.compile(rb'"actors":\[(\d+)')
_OFFER = re.compile(rb'\{"id":(\d+),"action":')


class Table:
    """Two people at a table, who read what they would be sent."""

    def __init__(self, app: Any, game: str) -> None:
        self.app = app
        self.game = game
        self.frames = [b"", b""]
        self.news = asyncio.Event()

    async def open(self) -> None:
        from approdo.server.routes import streams

        transport = httpx.ASGITransport(app=self.app)
        people = [httpx.AsyncClient(transport=transport, base_url="http://localhost") for _ in range(2)]
        for person in people:
            (await person.post("/api/session", json={"name": "P"})).raise_for_status()
        places = [{"kind": "me"}, {"kind": "open"}]
        made = await people[0].post("/api/tables", json={"game": self.game, "seats": places, "public": True})
        self.id = made.raise_for_status().json()["table"]
        (await people[1].post(f"/api/tables/{self.id}/join", json={})).raise_for_status()
        (await people[0].post(f"/api/tables/{self.id}/start")).raise_for_status()
        live = await self.app.state.server.hub.get(self.id)

        async def read(seat: int, user_id: str) -> None:
            async for message in streams._messages(live, live.presence.enter(user_id), None, None):
                self.frames[seat] = message
                self.news.set()

        ids = [(await person.get("/api/me")).json()["id"] for person in people]
        self.cookies = [f"approdo={person.cookies['approdo']}".encode() for person in people]
        self.readers = [asyncio.create_task(read(seat, user_id)) for seat, user_id in enumerate(ids)]
        await self._until(1)

    async def _until(self, seq: int) -> None:
        while not all((head := _HEAD.match(frame)) and int(head[1]) >= seq for frame in self.frames):
            self.news.clear()
            await self.news.wait()

    async def move(self, rng: random.Random) -> bool:
        """A random move; False when the game is over."""
        actors = _ACTORS.search(self.frames[0])
        if actors is None:
            for reader in self.readers:
                reader.cancel()
            return False
        seat = int(actors[1])
        head = _HEAD.match(self.frames[seat])
        assert head is not None
        action = int(rng.choice(_OFFER.findall(self.frames[seat])))
        body = {"seat": seat, "decision": int(head[2]), "client_id": uuid.uuid4().hex, "action": action}
        await self._until((await self._post(json.dumps(body).encode(), self.cookies[seat]))["seq"])
        return True

    async def _post(self, body: bytes, cookie: bytes) -> Any:
        """A request as the web server hands it over."""
        path, sent = f"/api/tables/{self.id}/actions", list[dict[str, Any]]()

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        headers = [
            (b"host", b"localhost"),
            (b"cookie", cookie),
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "POST",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "scheme": "http",
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
        }
        await self.app(scope, receive, send)
        assert sent[0]["status"] == 200, sent
        return json.loads(b"".join(message.get("body", b"") for message in sent))


def leave_views_out() -> None:
    """Send only who is awaited and what is legal."""
    from approdo.server import showing
    from approdo.server.wire import to_json

    def bare(match: Any, viewer: int) -> bytes:
        legal = match.legal(viewer).ids if viewer >= 0 else ()
        return to_json({"actors": match.actors, "legal": [{"id": number, "action": None} for number in legal]})

    showing._written = bare


async def measure(args: argparse.Namespace) -> list[float]:
    """Milliseconds of processor time of each move."""
    from approdo.server.app import create_app
    from approdo.server.config import Config

    rates = ("per_address", "per_user", "per_table", "newcomers", "tables")
    limits: dict[str, Any] = {f"rate_{name}": 10**6 for name in rates}
    with tempfile.TemporaryDirectory() as home:
        app = create_app(Config(database=f"sqlite:///{home}/moves.sqlite", log_level="warning", **limits))
        async with app.router.lifespan_context(app):
            rng, spent, profile = random.Random(args.seed), list[float](), cProfile.Profile(time.thread_time)
            table = Table(app, args.game)
            await table.open()
            for number in range(WARM + args.moves):
                if args.profile and number == WARM:
                    profile.enable()
                begun = time.process_time()
                if not await table.move(rng):
                    table = Table(app, args.game)
                    await table.open()
                elif number >= WARM:
                    spent.append((time.process_time() - begun) * 1000)
            if args.profile:
                profile.disable()
                profile.dump_stats(args.profile)
            for reader in table.readers:
                reader.cancel()
        return spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--game", default="new-haven")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--against", help="the source folder of another version, to take turns with")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--profile", help="where to write a profile of the event loop")
    parser.add_argument("--quarters", action="store_true", help="by quarters of one game")
    parser.add_argument("--bare", action="store_true", help="leave the views out")
    args = parser.parse_args()
    if args.bare:
        leave_views_out()
    if not args.against:
        found = asyncio.run(measure(args))
        quarter = len(found) // 4
        parts = [found[at * quarter : (at + 1) * quarter] for at in range(4)] if args.quarters else [found]
        print(*(f"{mean(part):.2f} ms" for part in parts))
        return
    own = str(Path(__file__).parents[1] / "src")
    trees: dict[str, list[float]] = {own: [], args.against: []}
    words = [sys.executable, __file__, "--moves", str(args.moves), "--game", args.game, "--seed", str(args.seed)]
    for _ in range(args.rounds):
        for tree, figures in trees.items():
            environment = {**os.environ, "PYTHONPATH": tree}
            done = subprocess.run(words, env=environment, check=True, capture_output=True, text=True)
            figures.append(float(done.stdout.split()[0]))
    for tree, figures in trees.items():
        print(f"{median(figures):.2f} ms  ({', '.join(f'{figure:.2f}' for figure in figures)})  {tree}")


if __name__ == "__main__":
    main()
