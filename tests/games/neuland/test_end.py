"""The end of the game (nl.10)."""

import pytest

from approdo.games.neuland.components import TURNS_EACH

from .table import Table

CHAPEL = {"c2": "stonecutter stonecutter", "d2": "chapel"}


@pytest.mark.rule("nl.10.1")
def test_the_last_banner_ends_the_game_at_once() -> None:
    table = Table(build=CHAPEL, goods={0: "c2.1 c2.2 c3.1!"}, left={0: 2, 1: 1})
    told = table.play(0, "place-banners chapel")
    assert [event.kind for event in told] == ["banners", "win"]
    assert not table.state.stack
    assert table.legal(0) == table.legal(1) == set()
    outcome = table.game.outcome(table.state)
    assert outcome.reason == "banners"
    assert outcome.winners == (0,)
    assert table.why(1, "end-turn 1") == "game-over"


@pytest.mark.rule("nl.10.1")
def test_one_banner_left_is_not_the_end() -> None:
    table = Table(build=CHAPEL, goods={0: "c2.1 c2.2"}, left={0: 3})
    table.play(0, "place-banners chapel")
    assert table.asked == ("act", 0)


@pytest.mark.rule("nl.10.2")
def test_the_others_are_ranked_by_banners_placed() -> None:
    table = Table(players=4, build=CHAPEL, goods={0: "c2.1 c2.2"}, left={0: 2, 1: 6, 2: 4, 3: 6})
    table.play(0, "place-banners chapel")
    outcome = table.game.outcome(table.state)
    assert outcome.scores == (9, 3, 5, 3)
    assert outcome.ranking == ((0,), (2,), (1, 3))
    assert [(part.part, part.value) for part in outcome.breakdown[0]] == [("possession", 2)]


@pytest.mark.rule("nl.10.3")
def test_after_fifty_turns_each_the_game_ends_without_a_winner() -> None:
    assert TURNS_EACH == 50
    table = Table(left={0: 1})
    table.state.turn = 99
    table.play(0, "end-turn 1")
    assert table.asked == ("act", 0)
    told = table.play(0, "end-turn 1")
    assert [event.kind for event in told] == ["end-turn", "limit"]
    outcome = table.game.outcome(table.state)
    assert outcome.reason == "limit"
    assert outcome.winners == ()
    assert outcome.ranking == ((0, 1),)
