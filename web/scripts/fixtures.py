"""Recorded table messages for component tests and for looking at boards; run it from the root."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import approdo
from approdo.bots.levels import make
from approdo.core.actions import HOLD
from approdo.core.match import Match
from approdo.core.perspective import Perspective

NAMES = ("Giulia", "Marco", "Anna", "Teo", "Elsa", "Luca", "Bea", "Rita")
OUT = Path(__file__).parent.parent / "tests" / "fixtures"


def message(match: Match, viewer: int) -> dict[str, Any]:
    """What the server sends to one viewer of a table."""
    seat = {"connected": True, "you": False, "away": False, "yours": False, "reserved": False, "resigned": False}
    seats = [
        {
            **seat,
            "name": name,
            "kind": "bot" if s == 3 else "person",
            "bot": "greedy" if s == 3 else None,
            "you": s == viewer,
        }
        for s, name in enumerate(match.names)
    ]
    lines = ((1, "Marco", "tutta quella pietra a sinistra…"), (2, "Anna", "lasciane un po’ anche a noi!"))
    chat = [{"id": i, "room": "players", "seat": i, "name": name, "text": text, "at": 0.0} for i, name, text in lines]
    table = {
        "id": "sample",
        "game": match.game.info.id,
        "options": dict(match.game.options),
        "status": "finished" if match.over else "playing",
        "public": False,
        "spectators": True,
        "seats": seats,
        "host": "Giulia",
        "you_host": True,
        "invite": None,
        "clock": None,
        "stand_in": "greedy",
        "proposal": None,
        "rematch": None,
        "origin": None,
        "watching": 0,
        "created": 0.0,
    }
    log = match.events(viewer)
    return {
        "seq": match.step,
        "decision": match.step,
        "table": table,
        "view": match.view(viewer),
        "log": log[-40:],
        "log_from": max(0, len(log) - 40),
        "log_new": len(log) - 6,
        "chat": chat,
        "you": [viewer],
        "seat": viewer,
    }


def record(
    name: str,
    game: str,
    players: int,
    seed: int,
    wanted: str | None,
    after: int,
    least: int = 1,
    effect: str = "",
    **options: Any,
) -> None:
    """Play with the bots until seat 0 is asked for `wanted` (None: to the end), and write it down.

    With `effect`, one of the legal actions must have it.
    """
    match = Match(approdo.load(game, players=players, **options), seed=seed, names=NAMES[:players])
    bot, rng, asked = make("greedy"), random.Random(seed), -1
    while not match.over:
        if match.volunteers and asked < match.step:
            asked = match.step + 12
            for speaker in set(match.volunteers) - {0, *match.actors}:
                answer = bot.choose(Perspective.of(match.game, match.state, speaker), rng).action
                if answer != HOLD:
                    match.play(speaker, answer)
        seat = match.actors[0]
        if (
            wanted
            and match.step >= after
            and seat == 0
            and match.view(0)["prompt"]["key"] == wanted
            and len(match.legal(0)) >= least
            and (not effect or any((offer.get("effect") or {}).get(effect) for offer in match.view(0)["legal"]))
        ):
            break
        match.play(seat, bot.choose(Perspective.of(match.game, match.state, seat), rng).action)
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / f"{name}.json").write_text(json.dumps(message(match, 0), ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    record("new-haven-lay", "new-haven", 4, 7, "prompt-lay", 320)
    record("new-haven-build", "new-haven", 4, 7, "prompt-build", 320, least=8)
    record("new-haven-draw", "new-haven", 3, 5, "prompt-draw", 120, side="B")
    record("new-haven-over", "new-haven", 3, 5, None, 0)
    record("new-salem-pick", "new-salem", 5, 3, "prompt-pick", 110)
    record("new-salem-trigger", "new-salem", 5, 4, "prompt-trigger", 100, least=26)
    record("new-salem-over", "new-salem", 5, 3, None, 0)
    record("terra-nova-place", "terra-nova", 3, 3, "prompt-place", 14)
    record("terra-nova-begin", "terra-nova", 3, 3, "prompt-begin", 130, effect="stones")
    record("terra-nova-act", "terra-nova", 3, 4, "prompt-act", 249, effect="closes")
    record("terra-nova-end", "terra-nova", 2, 5, "prompt-end", 60)
    record("terra-nova-over", "terra-nova", 4, 3, None, 0, board="b")
    record("new-england-start", "new-england", 4, 3, "prompt-start", 0)
    record("new-england-marker", "new-england", 4, 3, "prompt-marker", 100)
    record("new-england-turn", "new-england", 4, 3, "prompt-turn", 170, least=6)
    record("new-england-lay", "new-england", 4, 3, "prompt-lay", 120)
    record("new-england-use", "new-england", 4, 3, "prompt-use", 120)
    record("neuland-settle", "neuland", 3, 3, "prompt-settle", 0)
    record("neuland-act", "neuland", 3, 3, "prompt-act", 180, least=50)
    record("neuland-pay", "neuland", 3, 3, "prompt-pay", 170, least=3)
    record("neuland-stack", "neuland", 3, 3, "prompt-stack", 0)
