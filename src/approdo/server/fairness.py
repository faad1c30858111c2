"""Fair turns at something scarce: among those who wait, whoever has had the least of it goes first."""

from __future__ import annotations

import asyncio
from collections import Counter

Owner = tuple[str, str]
"""An address and somebody there: who comes as fifty guests has no more than who comes as one."""
REMEMBERED = 1000


class Shares:
    """How much each party has had; who comes anew begins where the others are."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._inside: Counter[str] = Counter()
        self._here: Counter[str] = Counter()
        """Turns that a party waits for or has."""

    def come(self, party: str) -> None:
        """Wants a turn."""
        if party not in self._used:
            self._used[party] = min(self._used.values(), default=0.0)
        self._here[party] += 1

    def admit(self, party: str) -> None:
        """Has the turn that it wanted."""
        self._inside[party] += 1

    def leave(self, party: str, seconds: float) -> None:
        """Gives a turn back."""
        self._used[party] += seconds
        self._inside[party] -= 1
        self.go(party)

    def go(self, party: str) -> None:
        """Wants it no more. Who is not here is not remembered, unless he has had more than the others."""
        self._here[party] -= 1
        if not self._here[party]:
            del self._here[party]
            least = min((used for who, used in self._used.items() if who != party), default=None)
            if least is None or self._used[party] <= least or len(self._used) > REMEMBERED:
                del self._used[party]

    def rank(self, party: str) -> float:
        """Who has the lowest goes first: what it has had, and a second for every turn that it has now."""
        return self._used[party] + self._inside[party]


class Turns:
    """So many may go at once. Time is shared among addresses, and at each of them among people."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._levels = (Shares(), Shares())
        self._waiting: list[tuple[Owner, asyncio.Future[None]]] = []

    async def enter(self, owner: Owner) -> None:
        """Wait for a place."""
        for level, party in zip(self._levels, owner, strict=True):
            level.come(party)
        if self._free and not self._waiting:
            self._admit(owner)
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((owner, place))
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():
                self.leave(owner, 0.0)  # it had just been given
            else:
                self._waiting.remove((owner, place))
                for level, party in zip(self._levels, owner, strict=True):
                    level.go(party)
            raise

    def leave(self, owner: Owner, seconds: float) -> None:
        """Give the place back after so many seconds; the one who has had least goes next."""
        self._free += 1
        for level, party in zip(self._levels, owner, strict=True):
            level.leave(party, seconds)
        waiting = [(at, who) for at, (who, place) in enumerate(self._waiting) if not place.cancelled()]
        if waiting:
            at, next_owner = min(waiting, key=lambda one: self._rank(one[1]))
            _, place = self._waiting.pop(at)
            self._admit(next_owner)
            place.set_result(None)

    def _admit(self, owner: Owner) -> None:
        self._free -= 1
        for level, party in zip(self._levels, owner, strict=True):
            level.admit(party)

    def _rank(self, owner: Owner) -> tuple[float, float]:
        first, second = (level.rank(party) for level, party in zip(self._levels, owner, strict=True))
        return first, second
