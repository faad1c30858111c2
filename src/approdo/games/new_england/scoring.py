"""Points as parts, tie-breaks, and why the game ended (ne.14)."""

from __future__ import annotations

from approdo.core.game import Outcome, Part, ranked
from approdo.games.new_england import components as c
from approdo.games.new_england.state import END_REASONS, KINDS, Position, leaders


def points(state: Position, seat: int) -> list[Part]:
    """The points of a seat if the game ended now: land cards, figure cards, three majorities (ne.14.1 - ne.14.6)."""
    played = state.played[seat * KINDS : seat * KINDS + KINDS]
    land = sum(number * card.points for number, card in zip(played, c.CARDS, strict=True) if card.figure < 0)
    figures = sum(number * card.points for number, card in zip(played, c.CARDS, strict=True) if card.figure >= 0)
    bonuses = [
        Part(f"most-{figure.id}", figure.bonus if leaders(state, kind) >> seat & 1 else 0)
        for kind, figure in enumerate(c.FIGURES)
    ]
    return [Part("land", land), Part("figures", figures), *bonuses]


def outcome(state: Position) -> Outcome:
    """Most points, then most money, then shared (ne.14.7 - ne.14.9)."""
    breakdown = tuple(tuple(points(state, seat)) for seat in range(state.players))
    scores = tuple(sum(part.value for part in parts) for parts in breakdown)
    ranking = ranked(list(zip(scores, state.money, strict=True)))
    return Outcome(scores, ranking, breakdown, END_REASONS[state.ended], ranking[0])
