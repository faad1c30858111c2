"""A process that thinks for bots: one question per line in, one answer per line out, ends with its input."""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from functools import cache
from typing import Any

from approdo.bots import make
from approdo.bots.greedy import Greedy
from approdo.core.actions import LegalActions
from approdo.core.perspective import Bot, Perspective
from approdo.core.reasons import Reason
from approdo.core.registry import load


@cache
def _bot(spec: str) -> Bot:
    """One object for all matches: a bot that is a program of its own is started once."""
    return make(spec)


def answer(question: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A bot's choice, why it chose so and what it wants to remember, from what its seat may know."""
    game = load(question["game"], question["players"], **question["options"])
    game.keeps_plans = True
    perspective = Perspective(
        game,
        question["seat"],
        question["seen"],
        LegalActions(game.space, tuple(question["legal"])),
        question.get("deadline"),
        question.get("memory"),
    )
    if "weigh" in question:
        return _weighed(perspective, question["weigh"], rng)
    choice = _bot(question["bot"]).choose(perspective, rng)
    reason = Reason.of(game, choice)
    return {"action": reason.action, "why": reason.to_json(game), "memory": choice.memory}


def _weighed(perspective: Perspective, number: int, rng: random.Random) -> dict[str, Any]:
    """What would have been better than an action, by how much and by what."""
    better, loss = Greedy().better(perspective, number, rng)
    reason = Reason.of(perspective.game, better)
    reasons = reason.to_json(perspective.game)["parts"]
    return {"action": reason.action, "loss": round(loss, 3), "reasons": reasons}


def main() -> None:
    """Answer until the input ends (the server has stopped, however it stopped)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    rng = random.Random()
    for line in sys.stdin.buffer:
        reply = json.dumps(answer(json.loads(line), rng)).encode() + b"\n"
        try:
            os.write(sys.stdout.fileno(), reply)
        except BrokenPipeError:
            return  # the server was killed meanwhile


if __name__ == "__main__":
    main()
