"""A turn: order, time, end spaces, spoiling (nl.4)."""

import pytest

from approdo.core.match import Match
from approdo.core.registry import load

from .table import Table


@pytest.mark.rule("nl.4.1")
def test_the_time_marker_goes_to_the_first_worker() -> None:
    table = Table(0, players=3, ahead=[0, 7, 4])
    table.play(0, "end-turn 9")
    assert table.asked == ("act", 2)
    assert table.state.time == 3 + 4


@pytest.mark.rule("nl.4.1")
def test_who_stays_behind_the_others_plays_again() -> None:
    table = Table(0, ahead=[0, 7])
    table.play(0, "end-turn 6")
    assert table.asked == ("act", 0)


@pytest.mark.rule("nl.4.1")
def test_the_timeline_is_a_ring() -> None:
    table = Table(1, ahead=[14, 0])
    table.play(1, "end-turn 16")
    assert table.asked == ("act", 0)
    assert table.state.time == (3 + 14) % 18
    table.play(0, "end-turn 1")
    assert table.asked == ("act", 0), "the other one is two spaces on, beyond the start of the ring"


@pytest.mark.rule("nl.4.2")
def test_workers_lie_down_when_the_turn_begins_and_pay_like_standing_ones() -> None:
    table = Table(1, goods={0: "c3.1", 1: "d3.1"}, ahead=[2, 0])
    table.play(1, "end-turn 4")
    assert table.asked == ("act", 0)
    view = table.game.view(table.state, 0)
    assert view["aids"]["spoils"] == [{"place": "c3.1", "good": "food"}]
    slots = {s["place"]: s["lying"] for h in view["board"]["hexes"] for s in h["slots"] if s and s["good"]}
    assert slots == {"c3.1": True, "d3.1": False}
    table.play(0, "produce wood c3.2")
    assert table.goods(0) == {"c3.2": "wood"}


@pytest.mark.rule("nl.4.3")
def test_actions_in_any_order_and_the_same_again() -> None:
    table = Table(build={"b3": "stonecutter"})
    table.play(0, "produce food c3.1", "produce wood c3.2", "build farm b2", "produce food b2.1")
    table.play(0, "produce food c3.1", "produce stone b3.1")
    if table.asked[0] == "pay":
        table.play(0, "pay food c3.1")
    table.play(0, "produce food c3.1")
    assert table.state.spent == 6


@pytest.mark.rule("nl.4.4")
def test_time_spent_moves_the_worker_on_the_timeline() -> None:
    table = Table(goods={0: "c3.1"}, build={"c2": "stonecutter"})
    table.play(0, "produce stone c2.1")
    assert table.state.at[0] == table.state.time + 1
    table.play(0, "produce food c3.1")
    assert table.state.at[0] == table.state.time + 2


@pytest.mark.rule("nl.4.5")
def test_a_turn_has_one_time_less_than_the_timeline_has_spaces() -> None:
    table = Table(spent=16)
    assert table.ends(0) == {16, 17}
    assert table.refusal(0, "end-turn 2").args == {"most": 1, "steps": 2}
    table.play(0, "produce food c3.1")
    assert table.why(0, "produce food d3.1") == "no-time"
    assert table.ends(0) == {17}


@pytest.mark.rule("nl.4.5")
def test_an_action_that_would_pass_the_marker_is_refused() -> None:
    table = Table(goods={0: "c3.1"}, build={"a1": "stonecutter"}, spent=16)
    assert table.why(0, "produce stone a1.1") == "no-time"
    assert table.refusal(0, "produce stone a1.1").args == {"time": 2, "left": 1}


@pytest.mark.rule("nl.4.6")
def test_a_turn_ends_on_a_free_space() -> None:
    table = Table(players=3, ahead=[0, 4, 6], spent=3)
    assert table.ends(0) == set(range(3, 18)) - {4, 6}
    assert table.why(0, "end-turn 1") == "space-taken"


@pytest.mark.rule("nl.4.7")
def test_one_may_step_on_any_number_of_spaces_without_acting() -> None:
    table = Table(ahead=[0, 5])
    assert table.ends(0) == set(range(1, 18)) - {5}
    table.play(0, "end-turn 17")
    assert table.state.at[0] == (3 + 17) % 18


@pytest.mark.rule("nl.4.8")
def test_an_action_that_leaves_no_free_end_space_is_refused() -> None:
    table = Table(players=3, ahead=[0, 17, 16], spent=15)
    assert table.refusal(0, "produce food c3.1").code == "no-time"
    assert table.ends(0) == {15}


@pytest.mark.rule("nl.4.8")
def test_one_may_act_on_a_taken_space_and_step_on() -> None:
    table = Table(ahead=[0, 5], spent=4)
    table.play(0, "produce food c3.1")
    assert 5 not in table.ends(0)
    assert min(table.ends(0)) == 6
    table.play(0, "produce wood c3.2")
    assert table.state.spent == 6


@pytest.mark.rule("nl.4.8")
def test_the_last_banner_needs_no_free_end_space() -> None:
    spec = {"build": {"c2": "stonecutter stonecutter", "d2": "chapel"}, "goods": {0: "c2.1 c2.2"}}
    table = Table(**spec, ahead=[0, 17], spent=16, left={0: 2})
    table.play(0, "place-banners chapel")
    assert table.game.outcome(table.state).winners == (0,)
    table = Table(**spec, ahead=[0, 17], spent=16, left={0: 3})
    assert table.why(0, "place-banners chapel") == "no-time"


@pytest.mark.rule("nl.4.9")
def test_a_turn_moves_at_least_one_space() -> None:
    table = Table()
    assert table.why(0, "end-turn 0") == "must-move"
    table.play(0, "produce food c3.1")
    assert table.why(0, "end-turn 0") == "legal"


@pytest.mark.rule("nl.4.10")
def test_lying_workers_come_back_at_the_end_and_standing_ones_stay() -> None:
    table = Table(goods={0: "c3.1!"})
    table.play(0, "produce food d3.1")
    told = table.play(0, "end-turn 0")
    assert table.goods(0) == {"d3.1": "food"}
    assert table.state.free[0] == 6
    assert "spoil" in [event.kind for event in told]


@pytest.mark.rule("nl.4.10")
def test_a_good_lives_through_the_next_turn_even_if_it_follows_at_once() -> None:
    table = Table(ahead=[0, 12])
    table.play(0, "produce food c3.1", "end-turn 0")
    assert table.asked == ("act", 0)
    assert table.goods(0) == {"c3.1": "food"}
    table.play(0, "end-turn 1")
    assert table.goods(0) == {}


@pytest.mark.rule("nl.4.10")
def test_other_players_goods_do_not_spoil_in_my_turn() -> None:
    table = Table(goods={1: "d3.1!"})
    table.play(0, "end-turn 1")
    assert table.goods(1) == {"d3.1": "food"}


def test_undo_does_not_cross_the_end_of_a_turn_that_the_same_player_follows() -> None:
    match = Match(load("neuland", 2, first="1"), seed=1)
    match.play(0, "settle c3")
    match.play(0, "end-turn 1")
    match.play(1, "settle d3")
    match.play(1, "end-turn 9")
    assert match.actors == (0,)
    match.play(0, "end-turn 1")
    assert match.actors == (0,)
    assert not match.can_undo(0)
    match.play(0, "produce food c3.1")
    assert match.can_undo(0)


def test_all_seats_see_the_same_board() -> None:
    table = Table(goods={0: "c3.1"})
    boards = [table.game.observe(table.state, viewer) for viewer in (-2, 0, 1)]
    assert boards[0] == boards[1] == boards[2]
