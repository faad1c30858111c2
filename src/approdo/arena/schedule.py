"""Who plays whom: every combination of bots meets equally often, and every bot takes every seat of a deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, count

from approdo.arena.games import Seating
from approdo.core.errors import ApprodoError


def tables(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The line-ups: the bots as they are when they fill the table, all combinations when there are more.

    With fewer bots than seats the last one fills up, so `expert,greedy` at a table for three is one against two.
    """
    if not bots:
        raise ApprodoError("a tournament needs bots, such as --bots greedy,random")
    if len(bots) <= players:
        return [(*bots, *[bots[-1]] * (players - len(bots)))]
    return list(combinations(bots, players))


def schedule(bots: Sequence[str], players: int, games: int, seed: int) -> Iterator[Seating]:
    """Games in the order in which they are played: a deal is played once from every seat, then the next line-up."""
    lineups = tables(bots, players)
    number = 0
    for deal in count():
        lineup = lineups[deal % len(lineups)]
        for shift in range(players):
            if number == games:
                return
            seats = tuple(lineup[(seat - shift) % players] for seat in range(players))
            yield Seating(number, deal, seed + deal, seats)
            number += 1
