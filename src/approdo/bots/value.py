"""A learned value: features, a hidden layer and the chance of winning that follows. Weights are a file of the game.

`data/value.json` of a game's package holds what it looks at, the weights (32-bit floats in base64: the scale of the
features, then w1, b1, w2, the linear way past the hidden layer, b2) and the record of its training; see
`approdo.fast.train`. Plain Python answers: only the features that an action changed are reckoned anew, and all sums of
the hidden layer at once, as lanes of one large whole number.
"""

from __future__ import annotations

import base64
import json
import sys
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import compress
from math import exp, log
from operator import ne
from struct import Struct
from typing import Any

from approdo.bots.features import Features
from approdo.core.errors import ApprodoError
from approdo.core.game import Game
from approdo.core.registry import load
from approdo.core.state import State
from approdo.core.text import inside

LANE = 64
"""Bits of a lane: a sum of the hidden layer, in units of 2^-(FINE + SHARP), HALF above 0."""
FINE, SHARP = 20, 24
"""A feature counts in units of 2^-FINE, its weight in units of 2^-SHARP."""
HALF = 1 << LANE - 1


def lanes(numbers: Iterable[int]) -> int:
    """Whole numbers, side by side in one."""
    return sum(number << LANE * place for place, number in enumerate(numbers))


class Value:
    """What a position is worth to a seat: a sum, and the chance of winning that follows from it."""

    def __init__(self, data: dict[str, Any]) -> None:
        game = load(data["game"])
        self.features = Features(game, data["features"], data["judged"], data["parts"], data["traits"])
        self.hidden: int = data["hidden"]
        self.winning: float = data["winning"]
        self.spread: float = data["spread"]
        self.veiled: bool = data.get("veiled", False)
        """Whether a finished game is judged like any other position: who won hangs on what the seat has not seen."""
        self.steepness, self.bias = data["chance"]
        self.record: dict[str, Any] = data["record"]
        numbers = array("f", base64.b64decode(data["weights"]))
        if sys.byteorder == "big":
            numbers.byteswap()
        size, hidden = self.features.size, self.hidden
        if len(numbers) != size * (hidden + 2) + 2 * hidden + 1:
            raise ApprodoError(
                f"the value of {data['game']} has {len(numbers)} weights, its {size} features ask for "
                f"{size * (hidden + 2) + 2 * hidden + 1}: train it anew (python -m approdo.fast.train {data['game']})"
            )
        self.weights = numbers
        values = numbers.tolist()
        scale, values = values[:size], values[size:]
        rows = [values[i * hidden : (i + 1) * hidden] for i in range(size)]
        values = values[size * hidden :]
        bias, self.out = values[:hidden], values[hidden : 2 * hidden]
        past, first = values[2 * hidden : 2 * hidden + size], values[-1]
        # The way past the hidden layer is a lane more.
        self.rows = [
            lanes(round(times * weight * (1 << SHARP)) for weight in (*row, way))
            for times, row, way in zip(scale, rows, past, strict=True)
        ]
        self.bias_lanes = lanes(HALF + round(weight * (1 << FINE + SHARP)) for weight in (*bias, first))
        self.unpack = Struct(f"<{hidden + 1}Q").unpack

    def judge(self, game: Game[Any]) -> Judge:
        """To be asked about several positions that differ little."""
        return Judge(self, game)

    def chance(self, worth: float) -> float:
        """The chance of winning that a sum stands for, fitted to wins: the net is taught the lead in points, too."""
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, self.steepness * worth + self.bias))))

    def ended(self, game: Game[Any], state: State, seat: int) -> float:
        """A finished game, as the net was taught it: the win, and the lead in points."""
        outcome = game.outcome(state)
        won = (seat in outcome.winners) / max(1, len(outcome.winners))
        lead = outcome.scores[seat] - max(points for s, points in enumerate(outcome.scores) if s != seat)
        y = self.winning * won + (1.0 - self.winning) / (1.0 + exp(-lead / self.spread))
        y = min(0.999, max(0.001, y))
        return log(y / (1.0 - y))


class Judge:
    """A value at one decision: the first position is reckoned whole, the others by what differs from it."""

    def __init__(self, value: Value, game: Game[Any]) -> None:
        self.value = value
        self.game = game
        self._base: Sequence[float] = [0.0] * value.features.size
        self._sums = value.bias_lanes
        self._begun = False

    def __call__(self, state: State, seat: int) -> float:
        """The sum for a seat; above 0 means more likely won than not."""
        value = self.value
        if not state.stack and not value.veiled:
            return value.ended(self.game, state, seat)
        x, base, sums, rows = value.features.of(self.game, state, seat), self._base, self._sums, value.rows
        for i in compress(range(len(x)), map(ne, x, base)):
            sums += round((x[i] - base[i]) * (1 << FINE)) * rows[i]
        if not self._begun:
            self._base, self._sums, self._begun = x, sums, True
        *hidden, past = value.unpack(sums.to_bytes(LANE // 8 * (len(value.out) + 1), "little"))
        worth: float = past - HALF + sum(out * (s - HALF) for out, s in zip(value.out, hidden, strict=True) if s > HALF)
        return worth / (1 << FINE + SHARP)


@cache
def value_of(package: str) -> Value | None:
    """The learned value that a game's package brings, or None."""
    data = _data(package, "value.json")
    return Value(data) if data is not None else None


@cache
def settings_of(package: str) -> dict[str, dict[str, Any]]:
    """What a game's package changes in the levels (`data/bots.json`): level -> parameter -> value."""
    return _data(package, "bots.json") or {}


def _data(package: str, name: str) -> dict[str, Any] | None:
    file = inside(package, "data", name)
    if not file.is_file():
        return None
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found
