"""Counters in the Prometheus text format."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """One more measurement."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        """Its lines of text."""
        shown, total = [f"# TYPE {name} histogram"], 0
        for bound, count in zip((*BUCKETS, "+Inf"), self.counts, strict=True):
            total += count
            shown.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*shown, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """What a host watches."""

    def __init__(self) -> None:
        self.requests: dict[tuple[str, int], int] = {}
        self.request_seconds = Histogram()
        self.move_seconds = Histogram()
        self.bot_seconds = Histogram()
        self.counters = {"moves": 0, "views_sent": 0, "readers_dropped": 0, "refused": 0, "rate_limited": 0}

    def count(self, name: str, by: int = 1) -> None:
        """One more of something."""
        self.counters[name] += by

    def request(self, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self.requests[method, status] = self.requests.get((method, status), 0) + 1
        self.request_seconds.observe(seconds)

    def text(self, gauges: Mapping[str, float]) -> str:
        """All of it, for the scraper."""
        lines = ["# TYPE approdo_requests_total counter"]
        for (method, status), count in sorted(self.requests.items()):
            lines.append(f'approdo_requests_total{{method="{method}",status="{status}"}} {count}')
        for name, count in self.counters.items():
            lines += [f"# TYPE approdo_{name}_total counter", f"approdo_{name}_total {count}"]
        for name, value in gauges.items():
            lines += [f"# TYPE approdo_{name} gauge", f"approdo_{name} {value}"]
        for name in ("request", "move", "bot"):
            lines += getattr(self, f"{name}_seconds").lines(f"approdo_{name}_seconds")
        return "\n".join(lines) + "\n"
