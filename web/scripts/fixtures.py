"""Recorded table messages for component tests and for looking at boards: `python web/scripts/fixtures.py` from the root."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import approdo
from approdo.bots.levels import make
from approdo.core.match import Match
from approdo.core.perspective import Perspective

NAMES = ("Giulia", "Marco", "Anna", "Teo", "Elsa", "Luca", "Bea", "Rita")
OUT = Path(__file__).parent.parent / "tests" / "fixtures"


def message(match: Match, viewer: int) -> dict[str, Any]:
    """What the server sends to one viewer of a table."""
    seats = [
        {"seat": s, "name": name, "bot": "medium" if s == 3 else None, "person": f"p{s}", "here": True}
        for s, name in enumerate(match.names)
    ]
    chat = [
        {"n": 1, "seat": 1, "name": "Marco", "text": "tutta quella pietra a sinistra…", "at": "2026-01-01T10:00:00Z"},
        {"n": 2, "seat": 2, "name": "Anna", "text": "lasciane un po’ anche a noi!", "at": "2026-01-01T10:01:00Z"},
    ]
    table = {
        "id": "sample",
        "game": match.game.info.id,
        "status": "over" if match.over else "playing",
        "owner": "Giulia",
        "options": dict(match.game.options),
        "seats": seats,
        "you": [viewer] if viewer >= 0 else [],
        "chat": chat,
        "pace": "live",
    }
    return {"seq": match.step, "table": table, "view": match.view(viewer), "log": match.events(viewer)[-40:]}


def record(name: str, game: str, players: int, seed: int, wanted: str | None, after: int, least: int = 1, **options: Any) -> None:
    """Play with the bots until seat 0 is asked for `wanted` after so many steps (None: to the end), and write it down."""
    match = Match(approdo.load(game, players=players, **options), seed=seed, names=NAMES[:players])
    bot, rng = make("greedy"), random.Random(seed)
    while not match.over:
        seat = match.actors[0]
        if wanted and match.step >= after and seat == 0 and match.view(0)["prompt"]["key"] == wanted and len(match.legal(0)) >= least:
            break
        match.play(seat, bot.choose(Perspective.of(match.game, match.state, seat), rng).action)
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / f"{name}.json").write_text(json.dumps(message(match, 0), ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    record("new-haven-lay", "new-haven", 4, 7, "prompt-lay", 320)
    record("new-haven-build", "new-haven", 4, 7, "prompt-build", 320, least=8)
    record("new-haven-draw", "new-haven", 3, 5, "prompt-draw", 120, side="B")
    record("new-haven-over", "new-haven", 3, 5, None, 0)
