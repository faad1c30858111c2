"""What a learned value sees of a row: the features that `approdo.bots.features` reads from a position."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from approdo.bots.features import Features
from approdo.core.registry import info, load
from approdo.fast.jit import entry, kernel, popcount
from approdo.fast.layout import Ints, Layout, Sets
from approdo.fast.protocol import Kernel
from approdo.fast.stack import top

WORD, SIZE, TALLY, BIT, SAME, ABOVE, NONE = range(7)
"""How a feature is read from a row."""
PARTS = 128
"""Room for parts and for traits."""


def plan(features: Features, layout: Layout, players: int) -> NDArray[np.int64]:
    """Where each feature lies in a row, for each observer: (observer, feature, how | at | size or value | length)."""
    found = np.zeros((players, len(features.names), 4), np.int64)
    for seat in range(players):
        at = 0
        for entry_ in features.entries:
            for row in _readings(entry_, layout, players, features.most_seats, seat):
                found[seat, at] = row
                at += 1
    return found


def _readings(
    entry_: tuple[Any, ...], layout: Layout, players: int, most: int, seat: int
) -> list[tuple[int, int, int, int]]:
    how, field, *more = entry_
    start, slot = layout[field], cast("Any", layout.slots[field])
    each = more[0] if more else 1
    order = [(seat + i) % players if i < players else -1 for i in range(most)]
    if how == "table":
        return [(WORD, start + i, 0, 0) for i in range(each)]
    if how == "size":
        return [(SIZE, start, slot.size, 0)]
    if how == "tally" and hasattr(slot, "fields"):
        return [(SIZE, start + value - slot.first, 1, 0) for value in range(*more)]
    if how == "tally":
        length = 0 if isinstance(slot, Ints) and slot.most else slot.size
        return [(TALLY, start, value, length) for value in range(*more)]
    if how == "own":
        return [(WORD, start + seat * each + i, 0, 0) for i in range(each)]
    if how == "is":
        return [(SAME, start + seat, value, 0) for value in range(*more)]
    rows = []
    for other in order:
        if other < 0:
            rows += [(NONE, 0, 0, 0)] * (each if how in ("seats", "sizes", "above") else 1)
        elif how == "seats":
            rows += [(WORD, start + other * each + i, 0, 0) for i in range(each)]
        elif how == "above":
            rows += [(ABOVE, start + other * each + i, more[1], 0) for i in range(each)]
        elif how == "sizes":
            step = slot.bits.words if isinstance(slot, Sets) else 1
            rows += [(SIZE, start + (other * each + i) * step, step, 0) for i in range(each)]
        elif how == "mask":
            rows.append((BIT, start, other, 0))
        elif how == "seat":
            rows.append((SAME, start, other, 0))
        elif how == "marks":
            rows.append(_marks(slot, start, other))
    return rows


def _marks(slot: Any, start: int, other: int) -> tuple[int, int, int, int]:
    """How many places are marked with a seat: kept as masks by value (Neuland) or as a list."""
    if hasattr(slot, "fields"):
        return (SIZE, start + other + 1 - slot.first, 1, 0)
    return (TALLY, start, other + 1, slot.size)


@kernel
def reading(s: Any, how: int, at: int, size: int, length: int) -> int:
    """The number that a line of the plan reads from a row."""
    v = 0
    if how == WORD:
        v = s[at]
    elif how == SIZE:
        for k in range(size):
            v += popcount(s[at + k])
    elif how == TALLY:
        first = at
        if length == 0:
            length, first = s[at], at + 1
        for k in range(length):
            if s[first + k] == size:
                v += 1
    elif how == BIT:
        v = s[at] >> size & 1
    elif how == SAME:
        v = 1 if s[at] == size else 0
    elif how == ABOVE:
        v = 1 if s[at] > size else 0
    return v


def seeing(game: Kernel, judged: bool) -> Callable[..., None]:
    evaluate, parts_count = game.evaluate, len(game.parts)
    traits, traits_count = game.traits, game.traits_count
    seats, kinds = info(game.game).seats, _kinds(game.game)
    most, fewest = seats[-1], seats[0]
    shown = most if judged else 1

    @entry(game.game)
    def features(s: Any, t: Any, seat: int, players: int, plan: Any, scale: Any, parts: Any, x: Any) -> None:
        """What a seat may know of a position (or of a world), as numbers of about 1."""
        n = plan.shape[1]
        for i in range(n):
            v = reading(s, plan[seat, i, 0], plan[seat, i, 1], plan[seat, i, 2], plan[seat, i, 3])
            x[i] = v * scale[i]
        for i in range(n, x.shape[0]):
            x[i] = 0.0
        x[n + players - fewest] = 1.0
        n += most - fewest + 1
        if s[0]:
            frame = top(s)
            x[n + s[frame]] = 1.0
            mask = s[frame + 1]
            for i in range(players):
                if mask >> (seat + i) % players & 1:
                    x[n + kinds + i] = 1.0
            for i in range(2):
                if s[frame - 1] > 2 + i:
                    x[n + kinds + most + i] = s[frame + 2 + i] * scale[n + kinds + most + i]
        n += kinds + most + 2
        own = best = 0.0
        for i in range(min(shown, players)):
            total = evaluate(s, t, (seat + i) % players, parts)
            for k in range(parts_count):
                x[n + k] = parts[k] * scale[n + k]
            n += parts_count
            if traits_count:
                for k in range(traits_count):
                    parts[k] = 0.0
                traits(s, t, (seat + i) % players, parts)
                for k in range(traits_count):
                    x[n + k] = parts[k] * scale[n + k]
                n += traits_count
            if i == 0:
                own = total
            elif i == 1 or total > best:
                best = total
        n = x.shape[0] - 2
        x[n] = own * scale[n]
        x[n + 1] = (own - best) * scale[n + 1]

    return features


@cache
def _kinds(id: str) -> int:
    return len(load(id).decisions)


def showing(game: Kernel, features: Callable[..., None]) -> Callable[..., None]:
    @entry(game.game)
    def see(s: Any, t: Any, seat: int, players: int, plan: Any, scale: Any, x: Any) -> None:
        """The features of a row."""
        features(s, t, seat, players, plan, scale, np.zeros(PARTS), x)

    return see
