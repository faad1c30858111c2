"""A process that thinks for bots: one question per line in, one answer per line out, ends with its input."""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from typing import Any

from approdo.bots import make
from approdo.core.perspective import Perspective
from approdo.core.registry import load


def answer(question: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A bot's choice, from what its seat may know."""
    game = load(question["game"], question["players"], **question["options"])
    perspective = Perspective(game, question["seat"], question["seen"], tuple(question["legal"]))
    return {"action": make(question["bot"]).choose(perspective, rng).action}


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
