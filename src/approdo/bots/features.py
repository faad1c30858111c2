"""What a learned value looks at: fields of the position named by data, the pending decision, and evaluate's parts.

Entries, `[how, field, ...]`; seats go round from the observer, and a seat that does not play counts 0:

table   n       the first n numbers of a field (a number, or a list of them)
size            how many bits of a mask are set
tally   lo hi   how often each of lo .. hi - 1 stands in a list
seats   n       n numbers of every seat
sizes   n       how many bits are set in n masks of every seat
above   n x     whether n numbers of every seat are above x
own     n       n numbers of the observer
is      lo hi   whether the observer's number is lo, .. hi - 1
mask            whether a seat's bit is set
seat            whether the field names the seat
marks           how often a list holds the seat's number + 1

Nothing here knows a game. What the seat may not know is drawn anew in the worlds that features are taken from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from approdo.core.game import Game
from approdo.core.state import State


class Features:
    """The features of one game, for every number of players."""

    def __init__(
        self,
        game: type[Game[Any]] | Game[Any],
        entries: Sequence[Sequence[Any]],
        judged: bool,
        parts: Sequence[str],
        traits: int,
    ) -> None:
        seats = game.info.seats
        self.entries = [tuple(entry) for entry in entries]
        self.judged = judged
        """Whether the position is also evaluated as the others would."""
        self.parts = tuple(parts)
        self.traits = traits
        self.fewest, self.most_seats = seats[0], seats[-1]
        self.kinds = len(game.decisions)
        self.names = [name for entry in self.entries for name in self._named(entry)]
        flags = self.most_seats - self.fewest + 1 + self.kinds + self.most_seats
        self.flags = slice(len(self.names), len(self.names) + flags)
        """How many play, the pending decision, who is awaited: 0 or 1, never scaled."""
        self.size = len(self.names) + flags + 2 + (len(self.parts) + traits) * (self.most_seats if judged else 1) + 2

    def _named(self, entry: tuple[Any, ...]) -> list[str]:
        how, field, *more = entry
        if how in ("tally", "is"):
            return [f"{field} {value}" for value in range(*more)]
        each = more[0] if more else 1
        if how in ("table", "own"):
            return [f"{field} {i}" for i in range(each)]
        if how == "size":
            return [field]
        return [f"{field} {i} of seat +{seat}" for seat in range(self.most_seats) for i in range(each)]

    def of(self, game: Game[Any], state: State, seat: int) -> list[float]:
        """The features of a position, not scaled yet; where the game is over no decision is pending."""
        players, most = game.players, self.most_seats
        order = [(seat + i) % players for i in range(players)]
        x: list[float] = []
        for entry in self.entries:
            x += _read(state, entry, order, most)
        present = [0.0] * (most - self.fewest + 1)
        present[players - self.fewest] = 1.0
        x += present
        kind, mask, *more = state.stack[-1] if state.stack else (-1, 0)
        x += [float(kind == which) for which in range(self.kinds)]
        x += [float(mask >> other & 1) for other in order]
        x += [0.0] * (most - players)
        x += [float(number) for number in (*more, 0, 0)[:2]]
        totals = []
        for other in order if self.judged else (seat,):
            judged = game.evaluate(state, other)
            x += [judged.get(part, 0.0) for part in self.parts]
            x += game.traits(state, other)
            totals.append(sum(judged.values()))
        x += [0.0] * (self.size - 2 - len(x))
        return [*x, totals[0], totals[0] - max(totals[1:], default=0.0)]


def _read(state: State, entry: tuple[Any, ...], order: list[int], most: int) -> list[float]:
    how, field, *more = entry
    value = getattr(state, field)
    absent = most - len(order)
    if how == "table":
        return [value] if isinstance(value, int) else list(value[: more[0]])
    if how == "size":
        return [value.bit_count()]
    if how == "tally":
        return [value.count(wanted) for wanted in range(*more)]
    if how == "mask":
        return [float(value >> seat & 1) for seat in order] + [0.0] * absent
    if how == "seat":
        return [float(value == seat) for seat in order] + [0.0] * absent
    if how == "marks":
        return [float(value.count(seat + 1)) for seat in order] + [0.0] * absent
    if how == "is":
        return [float(value[order[0]] == wanted) for wanted in range(*more)]
    each = more[0]
    if how == "own":
        return list(value[order[0] * each : order[0] * each + each])
    found: list[float] = []
    for seat in order:
        own = value[seat * each : seat * each + each]
        if how == "seats":
            found += own
        elif how == "sizes":
            found += [mask.bit_count() for mask in own]
        else:
            found += [float(number > more[1]) for number in own]
    return found + [0.0] * (absent * each)
