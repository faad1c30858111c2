"""A bot in a process of its own: `python -m approdo.bots.apart my_bot.py:Class`, asked over JSON lines (program.py).

So written as `own:my_bot.py:Class` it can neither hold up nor eat up whoever asks it.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from approdo.bots.levels import make
from approdo.core.actions import LegalActions
from approdo.core.perspective import Bot, Perspective
from approdo.core.registry import load


def answer(bot: Bot, question: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A bot's answer to a question of program.py; it says of its choice what a program can say."""
    game = load(question["game"], question["players"], **question["options"])
    legal = LegalActions(game.space, tuple(question["legal"]))
    seen = Perspective(game, question["seat"], question["seen"], legal, question["deadline"], question["memory"])
    choice = bot.choose(seen, rng)
    second = choice.alternative
    return {
        "action": game.space.number(choice.action),
        "reasons": dict(choice.parts),
        "alternative": None if second is None else game.space.number(second),
        "margin": choice.margin,
        "expected": choice.expected,
        "memory": choice.memory,
    }


def main() -> None:
    """Answer until the input ends."""
    bot, rng = make(sys.argv[1]), random.Random()
    out = sys.stdout
    sys.stdout = sys.stderr  # what a bot prints is no answer
    for line in sys.stdin:
        print(json.dumps(answer(bot, json.loads(line), rng)), file=out, flush=True)


if __name__ == "__main__":
    main()
