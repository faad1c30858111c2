"""Stopping early: a sequential probability ratio test between two hypotheses about one bot's share of wins."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Sprt:
    """Is the first bot's share nearer `low` or `high`? Wrong at most about `error` of the time either way.

    Wald's test of one Bernoulli chance against another; a shared win counts its part as won and the rest as lost.
    """

    low: float
    high: float
    error: float = 0.05

    @property
    def bound(self) -> float:
        """The log-likelihood ratio at which the test ends."""
        return math.log((1 - self.error) / self.error)

    def ratio(self, shares: list[float]) -> float:
        """The log-likelihood ratio of `high` against `low`."""
        won = sum(shares)
        lost = len(shares) - won
        return won * math.log(self.high / self.low) + lost * math.log((1 - self.high) / (1 - self.low))

    def verdict(self, shares: list[float]) -> str | None:
        """ "high", "low", or None while the games do not say."""
        ratio = self.ratio(shares)
        if abs(ratio) < self.bound:
            return None
        return "high" if ratio > 0 else "low"

    def first_verdict(self, shares: list[float]) -> str | None:
        """The verdict that was reached first when the games are counted one by one."""
        for games in range(1, len(shares) + 1):
            verdict = self.verdict(shares[:games])
            if verdict:
                return verdict
        return None
