"""Ranks from keys, for every game."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel


@kernel
def rank(keys: Words, ranks: Words, players: int) -> int:
    """The rank of each seat from 0 by the greatest key, equals sharing one (core.game.ranked); the first as a mask."""
    winners = 0
    for seat in range(players):
        ranks[seat] = 0
        for other in range(players):
            if keys[other] > keys[seat]:
                first = True  # of its equals
                for before in range(other):
                    if keys[before] == keys[other]:
                        first = False
                if first:
                    ranks[seat] += 1
        if ranks[seat] == 0:
            winners |= 1 << seat
    return winners
