"""When and why the game ends (ne.13), points as parts, and tie-breaks (ne.14)."""

from __future__ import annotations

from approdo.core.events import Events
from approdo.core.game import Outcome, Part, decided_at, ranked
from approdo.core.text import Arg, label
from approdo.games.new_england import components as c
from approdo.games.new_england.labels import players_of
from approdo.games.new_england.state import (
    END_REASONS,
    KINDS,
    RUNNING,
    SHORT_OF_CARDS,
    SHORT_OF_TILES,
    Position,
    leaders,
)


def shortage(state: Position, tiles: int) -> int:
    """Why announcing so many tiles would end the game, or RUNNING (ne.13.1, ne.13.2)."""
    if sum(state.bag) < tiles:
        return SHORT_OF_TILES
    if sum(state.deck) < c.ON_OFFER - tiles:
        return SHORT_OF_CARDS
    return RUNNING


def end_game(state: Position, out: Events | None) -> None:
    """Stored cards leave the game (ne.13.5); the log tells majorities and winners (ne.14)."""
    for index, number in enumerate(state.stored):
        state.gone[c.TILES + index % KINDS] += number
        state.stored[index] = 0
    if out is None:
        return
    short = "ne.13.1" if state.ended == SHORT_OF_TILES else "ne.13.2"
    out.add("end", short, "ne.13.3", "ne.13.4", "ne.13.5", why=label(f"end-{END_REASONS[state.ended]}"))
    for kind, figure in enumerate(c.FIGURES):
        if most := leaders(state, kind):
            rules = (f"ne.14.{2 + kind}", "ne.14.5", "ne.14.6")
            shown = label(f"item-{figure.id}")
            out.add("most-at-end", *rules, figure=shown, players=players_of(most), points=figure.bonus)
    result = outcome(state)
    winners: list[Arg] = [{"seat": seat} for seat in result.winners]
    points = result.scores[result.winners[0]]
    by_money = decided_at(list(zip(result.scores, state.money, strict=True)))
    told = "winner-money" if by_money else "winner"
    out.add(told, "ne.14.1", "ne.14.7", "ne.14.8", "ne.14.9", players=winners, points=points)


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
