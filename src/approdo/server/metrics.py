"""What a host watches, in the Prometheus format. Every process has its own numbers and is scraped on its own port."""

from __future__ import annotations

from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
COUNTED = {
    "moves": "actions that were committed",
    "views_sent": "messages pushed to readers",
    "readers_dropped": "readers who did not take a view in time",
    "rate_limited": "requests refused because an address sent too many",
}
MEASURED = {
    "live_tables": "tables in memory",
    "readers": "open sockets and event streams",
    "bot_workers_replaced": "bot processes that crashed or thought too long",
}


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter("approdo_requests", "requests answered", ["method", "status"], registry=self.registry)
        self._counters = {
            name: Counter(f"approdo_{name}", text, registry=self.registry) for name, text in COUNTED.items()
        }
        self._gauges = {name: Gauge(f"approdo_{name}", text, registry=self.registry) for name, text in MEASURED.items()}
        self.request_seconds = self._histogram("request", "from a request to its answer")
        self.move_seconds = self._histogram("move", "from an action to its commit")
        self.bot_seconds = self._histogram("bot", "thinking of the bots that were asked together")

    def _histogram(self, name: str, text: str) -> Histogram:
        return Histogram(f"approdo_{name}_seconds", text, buckets=BUCKETS, registry=self.registry)

    def count(self, name: str) -> None:
        """One more of something."""
        self._counters[name].inc()

    def request(self, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(method, str(status)).inc()
        self.request_seconds.observe(seconds)

    def text(self, gauges: Mapping[str, float]) -> bytes:
        """All of it, for the scraper."""
        for name, value in gauges.items():
            self._gauges[name].set(value)
        return generate_latest(self.registry)
