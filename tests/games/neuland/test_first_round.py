"""The first round (nl.3)."""

import pytest

from approdo.core.match import Match
from approdo.core.registry import load

from .table import Table

FORESTS = {"a2", "b1", "b4", "c3", "d1", "d3", "e2"}


def begun(players: int, first: str = "1") -> Match:
    return Match(load("neuland", players, first=first), seed=1)


@pytest.mark.rule("nl.3.1")
def test_the_first_round_goes_clockwise_from_the_start_player_and_the_marker_stays() -> None:
    match = begun(3, first="3")
    for seat, hex, steps in ((2, "c3", 9), (0, "d3", 2), (1, "b1", 5)):
        assert match.actors == (seat,)
        assert match.state.time == 0
        match.play(seat, f"settle {hex}")
        match.play(seat, f"end-turn {steps}")
    assert match.actors == (0,), "only now the marker looks for the first worker"
    assert match.state.time == 2


@pytest.mark.rule("nl.3.2")
def test_both_huts_go_into_one_forest_hex_before_anything_else() -> None:
    match = begun(2)
    assert {action.hex for action in match.legal(0)} == FORESTS
    match.play(0, "settle c3")
    board = match.view(0)["board"]
    slots = next(hex["slots"] for hex in board["hexes"] if hex["hex"] == "c3")
    assert [slot and slot["building"] for slot in slots] == ["hunting_lodge", "woodcutter", None]


@pytest.mark.rule("nl.3.2")
def test_the_huts_need_forest_with_two_free_slots() -> None:
    match = begun(2)
    refusal = match.explain(0, "settle c2")
    assert refusal is not None
    assert refusal.code == "not-forest"
    match.play(0, "settle c3")
    match.play(0, "end-turn 1")
    refusal = match.explain(1, "settle c3")
    assert refusal is not None
    assert refusal.code == "no-room-for-huts"


@pytest.mark.rule("nl.3.3")
def test_a_normal_turn_follows_the_huts() -> None:
    match = begun(2)
    match.play(0, "settle c3")
    assert match.actors == (0,)
    match.play(0, "produce food c3.1")
    assert match.state.spent == 1


def test_a_player_may_act_only_after_the_huts() -> None:
    match = begun(2)
    refusal = match.explain(0, "end-turn 1")
    assert refusal is not None
    assert refusal.code == "other-decision"


@pytest.mark.rule("nl.3.4")
def test_nothing_may_take_the_room_that_later_starters_need() -> None:
    """Two players have not started, and just b1 and d1 have room for huts."""
    full = {"b4": "paper_mill paper_mill", "a2": "weapon_smith weapon_smith", "e2": "charcoal_burner charcoal_burner"}
    stone = {"build": {**full, "b3": "stonecutter"}, "goods": {0: "b3.1"}, "players": 4}
    table = Table(**stone, settled=2)
    assert "build mint b2" in table.legal(0)
    assert "build weapon_smith d1" in table.legal(0), "three free slots: two are left"
    assert "build weapon_smith c3" in table.legal(0), "one free slot is of no use to a starter"
    table.play(0, "build weapon_smith d1")
    tight = Table(**{**stone, "build": {**full, "b3": "stonecutter", "d1": "charcoal_burner"}}, settled=2)
    assert tight.why(0, "build paper_mill d1") == "room-for-starters"
    assert "build paper_mill b1" in tight.legal(0), "still two forests with two free slots"
    tight.state.settled = 3
    assert "build paper_mill d1" in tight.legal(0), "one starter less"
