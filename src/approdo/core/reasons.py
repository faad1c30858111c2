"""Why a bot chose what it chose: one object that page and terminal put into words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from approdo.core.game import Game
from approdo.core.perspective import Choice

PARTS = 3
"""So many named parts are told, the weightiest."""
BOUNDS = (0.3, 1.5)
"""In the points of `evaluate`: up to the first two moves are about as good, from the second on one is far better."""
BOUNDS_OF_CHANCE = (0.01, 0.05)
"""The same where the bot weighs chances of winning."""
ONLY, CLOSE, BETTER, CLEAR = "only", "close", "better", "clear"


@dataclass(frozen=True)
class Reason:
    """What a move gains by named parts, what was nearly chosen and what that loses, how sure, and what is expected."""

    action: int
    parts: tuple[tuple[str, float], ...]
    alternative: int | None
    loss: float | None
    """What the alternative falls behind by; in chances of winning where `expected` is given, else in points."""
    sure: str
    """`only`: there was nothing else worth a thought; `close`, `better` or `clear`."""
    expected: float | None
    """The chance of winning that the bot sees, where it weighs chances."""
    goal: Mapping[str, Any] | None = None
    """What the move is a step to, as a label, where the bot follows a plan."""

    @classmethod
    def of(cls, game: Game[Any], choice: Choice) -> Reason:
        """The reason that a choice gives."""
        number = game.space.number
        second = None if choice.alternative is None else number(choice.alternative)
        if second is None:
            return cls(number(choice.action), _heaviest(choice), None, None, ONLY, choice.expected, choice.goal)
        close, clear = BOUNDS if choice.expected is None else BOUNDS_OF_CHANCE
        # A bot that errs on purpose may have taken what it thought the weaker: then the two are close to it.
        loss = max(0.0, choice.margin)
        sure = CLOSE if loss <= close else CLEAR if loss >= clear else BETTER
        return cls(number(choice.action), _heaviest(choice), second, loss, sure, choice.expected, choice.goal)

    def to_json(self, game: Game[Any]) -> dict[str, Any]:
        """As it travels: actions with their labels, parts as labels."""

        def told(number: int) -> dict[str, Any]:
            return {"id": number, "label": game.space.describe(number)}

        return {
            "action": told(self.action),
            "parts": [{"label": {"label": f"reason-{name}"}, "worth": round(worth, 3)} for name, worth in self.parts],
            "alternative": None if self.alternative is None else told(self.alternative),
            "loss": None if self.loss is None else round(self.loss, 3),
            "sure": self.sure,
            "expected": None if self.expected is None else round(self.expected, 3),
            "goal": None if self.goal is None else dict(self.goal),
        }


def tells(why: Mapping[str, Any] | None) -> bool:
    """Whether a reason says anything: a move without a choice has none of its own."""
    if why is None:
        return False
    return bool(why["parts"] or why["alternative"] or why["goal"] or why["expected"] is not None)


def _heaviest(choice: Choice) -> tuple[tuple[str, float], ...]:
    heavy = sorted(choice.parts.items(), key=lambda item: -abs(item[1]))
    return tuple((name, worth) for name, worth in heavy[:PARTS] if round(worth, 2))
