"""Token buckets: so many requests per second in the long run, ten seconds' worth (or a given number) at once."""

from __future__ import annotations

import math
import time
from collections import OrderedDict

from approdo.server.errors import ApiError

BURST_SECONDS = 10
KEPT = 20_000


class Limiter:
    """One bucket per key; the least recently used are forgotten (they would be full again)."""

    def __init__(self, per_second: float, burst: float | None = None) -> None:
        self.rate = per_second
        self.burst = max(3.0, per_second * BURST_SECONDS) if burst is None else max(burst, per_second)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float | None = None) -> float:
        """Take one token; 0.0 if there was one, else the seconds until there will be."""
        now = time.monotonic() if now is None else now
        level, at = self._buckets.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.rate)
        wait = 0.0 if level >= 1 else (1 - level) / self.rate
        self._buckets[key] = (level if wait else level - 1, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return wait

    def check(self, key: str) -> None:
        """Take one token or refuse."""
        wait = self.take(key)
        if wait:
            raise too_fast(wait)


def too_fast(wait: float, closing: bool = False) -> ApiError:
    """Refused for now, with the time to wait; `closing` ends the connection too."""
    seconds = math.ceil(wait)
    headers = {"Retry-After": str(seconds)} | ({"Connection": "close"} if closing else {})
    return ApiError("too-fast", 429, headers=headers, seconds=seconds)
