"""Scoring, ties, and complete games (ne.14)."""

from __future__ import annotations

import random

import pytest

import approdo
from approdo.games.new_england.state import KINDS

from .table import CARDS, STARTS, Table


def finished(table: Table) -> approdo.Outcome:
    table.left(bag=0, deck=table.state.deck and sum(table.state.deck)).announce()
    table.do("announce 3")
    return table.game.outcome(table.state)


@pytest.mark.rule("ne.14.1")
def test_points_are_those_of_the_cards_carried_out() -> None:
    table = Table().played(0, "settlement-square").played(0, "field-pair", 2).played(0, "pasture-angle")
    assert table.score(0)["land"] == 10 + 3 + 3 + 6
    assert finished(table).scores == (22, 0, 0)


@pytest.mark.rule("ne.14.2", "ne.14.3", "ne.14.4")
@pytest.mark.parametrize(("figure", "bonus"), [("pilgrim", 4), ("barn", 3), ("ship", 2)])
def test_most_figures_of_a_kind_give_their_bonus(figure: str, bonus: int) -> None:
    table = Table().figures(2, figure, "J2 J5").figures(1, "barn" if figure != "barn" else "pilgrim", "F2")
    assert table.score(2)[f"most-{figure}"] == bonus
    assert table.score(1)[f"most-{figure}"] == 0
    assert finished(table).scores[2] == 2 + bonus


@pytest.mark.rule("ne.14.5")
def test_all_who_tie_get_the_full_bonus() -> None:
    table = Table().figures(0, "pilgrim", "B2").figures(2, "pilgrim", "J2")
    outcome = finished(table)
    assert outcome.scores == (5, 0, 5)


@pytest.mark.rule("ne.14.6")
def test_a_kind_that_nobody_has_gives_no_points() -> None:
    assert finished(Table()).scores == (0, 0, 0)


@pytest.mark.rule("ne.14.7")
def test_most_points_win() -> None:
    outcome = finished(Table().played(1, "field-pair").money(50, 0, 0))
    assert outcome.winners == (1,)
    assert outcome.ranking == ((1,), (0,), (2,))


@pytest.mark.rule("ne.14.8")
def test_equal_points_are_parted_by_money() -> None:
    outcome = finished(Table().played(1, "field-pair").played(2, "pasture-pair").money(0, 5, 6))
    assert outcome.ranking == ((2,), (1,), (0,))
    assert outcome.winners == (2,)


@pytest.mark.rule("ne.14.9")
def test_equal_points_and_money_share_the_place() -> None:
    outcome = finished(Table().played(1, "field-pair").played(2, "pasture-pair").money(0, 5, 5))
    assert outcome.ranking == ((1, 2), (0,))
    assert outcome.winners == (1, 2)


def test_the_log_tells_majorities_and_the_winner() -> None:
    table = Table().figures(0, "pilgrim", "B2").figures(2, "pilgrim", "J2").left(bag=0, deck=9).announce()
    events = table.do("announce 3")
    assert [event.kind for event in events] == ["announce", "end", "most-at-end", "winner"]
    assert events[2].args["players"] == [{"seat": 0}, {"seat": 2}]
    assert events[3].args == {"players": [{"seat": 0}, {"seat": 2}], "points": 5}


@pytest.mark.rule("ne.14.8")
def test_the_log_tells_when_money_decided() -> None:
    table = Table().played(1, "field-pair").played(2, "pasture-pair").money(0, 5, 6).left(bag=0, deck=9).announce()
    winner = table.do("announce 3")[-1]
    assert (winner.kind, winner.args["players"]) == ("winner-money", [{"seat": 2}])


def random_game(players: int, seed: int, **options: str) -> approdo.Match:
    match = approdo.Match(approdo.load("new-england", players, **options), seed=seed)
    rng = random.Random(seed)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat).ids))
    return match


@pytest.mark.rule("ne.4.4", "ne.13.2")
@pytest.mark.parametrize("deck", ["r1", "r0"])
def test_in_complete_games_every_card_comes_on_offer_and_every_end_occurs(deck: str) -> None:
    drawn: set[str] = set()
    played: set[str] = set()
    ends: set[str] = set()
    for seed in range(12):
        match = random_game(3 + seed % 2, seed, deck=deck)
        drawn |= {match.game.space.notation(n).split()[1] for by, n in match.entries if by == approdo.CHANCE}
        state = match.state
        played |= {CARDS[i % KINDS] for i, number in enumerate(state.played) if number}
        assert match.outcome is not None
        ends.add(match.outcome.reason)
        assert state.round <= 14, "13 rounds and the announcement that ends the game"
    wanted = {card for card in CARDS if deck == "r1" or not card.endswith("-row")}
    assert wanted <= drawn
    assert drawn & set(CARDS) == wanted
    assert {"pilgrim", "barn", "ship", "field-pair", "pasture-pair"} <= played
    assert ends == {"tiles", "cards"}


@pytest.mark.parametrize("tiles", [3, 6])
def test_always_the_same_announcement_gives_the_computed_number_of_rounds(tiles: int) -> None:
    match = approdo.Match(approdo.load("new-england", 3, first="1"), seed=4)
    while not match.over:
        seat = match.actors[0]
        kinds = {action.kind: action for action in match.legal(seat)}
        if "announce" in kinds:
            match.play(seat, f"announce {tiles}")
        elif "end-turn" in kinds:
            match.play(seat, "end-turn")
        else:
            match.play(seat, match.legal(seat)[0])
    rounds = match.state.round - 1
    assert rounds == {3: 9, 6: 10}[tiles]


def test_undo_goes_back_within_the_turn_but_not_over_an_added_item_or_the_end_of_the_turn() -> None:
    match = approdo.Match(approdo.load("new-england", 3, first="1"), seed=2)
    while match.game.prompt(match.state, match.actors[0]).key != "prompt-turn":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    seat = match.actors[0]
    before = match.state.hash()
    item = next(action for action in match.legal(seat) if action.kind == "buy")
    match.play(seat, item)
    match.play(seat, match.legal(seat)[0])
    match.undo(seat)
    match.undo(seat)
    assert match.state.hash() == before
    match.play(seat, "end-turn")
    assert not match.can_undo(seat)


def test_starts_of_the_test_table_are_legal() -> None:
    game = approdo.load("new-england", 3, first="1")
    match = approdo.Match(game, seed=1)
    for terrain in ("settlement", "field", "pasture"):
        for seat in (2, 1, 0):
            match.play(seat, f"place-start {terrain} {STARTS[seat][terrain]}")
