"""Fair turns at something scarce: among those who wait, whoever has had the least of it goes first."""

from __future__ import annotations

import asyncio


class Turns:
    """So many may go at once. Time is counted per owner; who comes anew begins where the others are."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._used: dict[str, float] = {}
        self._inside: dict[str, int] = {}
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []

    async def enter(self, owner: str) -> None:
        """Wait for a place."""
        if owner not in self._used:
            self._used[owner] = min(self._used.values(), default=0.0)
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
            raise

    def leave(self, owner: str, seconds: float) -> None:
        """Give the place back after so many seconds; the one who has had least goes next."""
        self._free += 1
        self._used[owner] += seconds
        self._inside[owner] -= 1
        self._waiting = [(who, place) for who, place in self._waiting if not place.cancelled()]
        if self._waiting:
            ranks = ((self._used[who] + self._inside.get(who, 0), at) for at, (who, _) in enumerate(self._waiting))
            next_owner, place = self._waiting.pop(min(ranks)[1])
            self._admit(next_owner)
            place.set_result(None)
        self._forget(owner)

    def _admit(self, owner: str) -> None:
        self._free -= 1
        self._inside[owner] = self._inside.get(owner, 0) + 1

    def _forget(self, owner: str) -> None:
        """Who neither waits nor is inside is not remembered, unless he has had more than the others."""
        if not self._inside.get(owner) and all(who != owner for who, _ in self._waiting):
            self._inside.pop(owner, None)
            least = min((used for who, used in self._used.items() if who != owner), default=None)
            if least is None or self._used[owner] <= least or len(self._used) > 1000:
                del self._used[owner]
