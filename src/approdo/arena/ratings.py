"""How strong bots are, from the games they played: Plackett-Luce ratings on the Elo scale, with intervals.

For two players this is Bradley-Terry. A game says only who won (winners share the win): in games where everything
but the win is noise, second and third places would mislead.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from approdo.arena.games import Played

ELO = 400 / math.log(10)
ROUNDS = 2_000
PRIOR = 0.5
"""Every bot wins and loses this much of a game against an average one: no rating runs away to infinity."""


@dataclass(frozen=True)
class Rating:
    """A bot's rating; the average of all bots is 0. It lies between `low` and `high` with 95 of 100 chances."""

    bot: str
    elo: float
    low: float
    high: float


@dataclass(frozen=True)
class _Results:
    """What the games say: wins by bot, and how often which bots sat together."""

    wins: tuple[float, ...]
    tables: dict[tuple[int, ...], int]


def rate(games: Sequence[Played]) -> list[Rating]:
    """All bots of some games, the strongest first."""
    bots = sorted({bot for game in games for bot in game.bots})
    results = _results(bots, games)
    strength = _fit(results)
    logs = [math.log(s) for s in strength]
    mean = sum(logs) / len(logs)
    errors = _errors(results, strength)
    ratings = [
        Rating(bot, ELO * (value - mean), ELO * (value - mean - 1.96 * error), ELO * (value - mean + 1.96 * error))
        for bot, value, error in zip(bots, logs, errors, strict=True)
    ]
    return sorted(ratings, key=lambda rating: -rating.elo)


def _results(bots: Sequence[str], games: Sequence[Played]) -> _Results:
    index = {bot: at for at, bot in enumerate(bots)}
    wins = [0.0] * len(bots)
    tables: dict[tuple[int, ...], int] = {}
    for game in games:
        seats = tuple(sorted(index[bot] for bot in game.bots))
        if len(set(seats)) < 2 or not game.winners:
            continue  # a bot against itself, or a game that everybody lost, tells nothing
        tables[seats] = tables.get(seats, 0) + 1
        for seat in game.winners:
            wins[index[game.bots[seat]]] += game.share(seat)
    return _Results(tuple(wins), tables)


def _fit(results: _Results) -> list[float]:
    """Strengths by minorization-maximization (Hunter 2004)."""
    strength = [1.0] * len(results.wins)
    for _ in range(ROUNDS):
        weight = [2 * PRIOR / (s + 1.0) for s in strength]
        for seats, times in results.tables.items():
            each = times / sum(strength[at] for at in seats)
            for at in seats:
                weight[at] += each
        new = [(won + PRIOR) / w for won, w in zip(results.wins, weight, strict=True)]
        moved = max(abs(math.log(a / b)) for a, b in zip(new, strength, strict=True))
        strength = new
        if moved < 1e-9:
            break
    return strength


def _errors(results: _Results, strength: Sequence[float]) -> list[float]:
    """Standard errors of the centred log-strengths, from the curvature of the likelihood."""
    n = len(strength)
    curvature = [[0.0] * n for _ in range(n)]
    for at, s in enumerate(strength):
        curvature[at][at] += 2 * PRIOR * s / (s + 1.0) ** 2
    for seats, times in results.tables.items():
        total = sum(strength[at] for at in seats)
        chance = [0.0] * n
        for at in seats:
            chance[at] += strength[at] / total
        for one in set(seats):
            for other in set(seats):
                curvature[one][other] += times * chance[one] * ((one == other) - chance[other])
    spread = _inverse(curvature)
    rows = [sum(row) / n for row in spread]
    whole = sum(rows) / n
    return [math.sqrt(max(0.0, spread[at][at] - 2 * rows[at] + whole)) for at in range(n)]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss-Jordan; the prior keeps the matrix regular."""
    n = len(matrix)
    work = [[*row, *(float(at == column) for column in range(n))] for at, row in enumerate(matrix)]
    for at in range(n):
        pivot = max(range(at, n), key=lambda row: abs(work[row][at]))
        work[at], work[pivot] = work[pivot], work[at]
        work[at] = [value / work[at][at] for value in work[at]]
        for row in range(n):
            if row != at and work[row][at]:
                factor = work[row][at]
                work[row] = [a - factor * b for a, b in zip(work[row], work[at], strict=True)]
    return [row[n:] for row in work]
