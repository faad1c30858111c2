"""The ends of the game and the result (tn.6)."""

import pytest

import approdo
from approdo.games.terra_nova.board import board

from .table import Table, fenced

COAST = "a1 a2 a3 a4 a5 a6 a7"


def all_but(region: str) -> str:
    """Stones on the whole island but for a region."""
    return " ".join(name for name in board("a").names if name not in region.split())


#: Six hexes in a row with four terrains: meadow d3, steppe e3 f3 f4, mountain f5, forest g5.
STRIP = "d3 e3 f3 f4 f5 g5"


@pytest.mark.rule("tn.6.1")
def test_the_end_is_looked_at_only_after_the_turn():
    table = Table(red="a3", yellow="k3 k5", stones=fenced(COAST, "b8"))
    table.play("move a3 a7", "stone b8")
    assert not table.match.over  # red has no pioneer left, but the turn is not completed
    table.play("end-turn")
    assert table.match.over


@pytest.mark.rule("tn.6.1")
def test_nobody_gets_a_turn_to_make_up():
    table = Table(red="a3", yellow="k3", blue="h8", stones=fenced(COAST, "b8"))
    table.play("move a3 a7", "stone b8", "end-turn")
    assert table.match.actors == ()
    assert table.match.outcome.winners == (0,)


@pytest.mark.rule("tn.6.2", "tn.6.8")
def test_the_game_ends_when_all_land_is_divided():
    table = Table(red="d3", yellow="g5", stones=all_but(STRIP))
    table.play("move d3 e3", "move e3 f4", "stone f5", "end-turn")
    assert not table.state.open_land
    assert table.match.outcome.reason == "divided"  # named before the missing pioneers


@pytest.mark.rule("tn.6.3")
def test_the_game_ends_when_a_player_has_no_pioneer_left():
    table = Table(red="a3", yellow="k3", blue="h8", stones=fenced(COAST, "b8"))
    table.play("move a3 a7", "stone b8", "end-turn")
    assert table.match.outcome.reason == "no-pioneers"


@pytest.mark.rule("tn.6.4")
def test_the_game_ends_when_only_one_player_can_move():
    table = Table(red="a2 k3", yellow="a1", stones="b1")
    table.play("move a2 b2", "stone a2", "move k3 k4", "end-turn")
    assert table.match.outcome.reason == "one-mover"


@pytest.mark.rule("tn.6.4")
def test_two_players_who_can_move_keep_a_third_in_the_game():
    table = Table(red="a2 k3", yellow="a1", blue="h8", stones="b1 b2")
    table.play("move k3 k4", "move k4 k5", "move k5 k6", "end-turn")
    assert not table.match.over
    assert table.mover == "blue"


@pytest.mark.rule("tn.6.5")
def test_the_game_ends_when_nobody_can_move():
    table = Table(red="f3", yellow="d3 f4 f5 g5", stones=all_but(STRIP))
    table.play("move f3 e3", "stone f3")
    assert table.legal() == {"end-turn"}  # the strip is full of pioneers, yet open land
    table.play("end-turn")
    assert table.state.open_land
    assert table.match.outcome.reason == "one-mover"


@pytest.mark.rule("tn.6.6")
def test_the_game_ends_after_the_turn_that_used_the_last_stone():
    table = Table(red="d5 k3", yellow="h8 h9", left=1)
    table.play("move d5 d6", "stone d7")
    assert not table.match.over
    table.play("move d6 e6", "end-turn")
    assert table.match.outcome.reason == "stones"


def shuffle_about(table: Table, turns: int) -> None:
    for _ in range(turns):
        for _ in range(3):
            table.play(sorted(table.legal("move"))[0])
        table.play("end-turn")
        if table.match.over:
            return


@pytest.mark.rule("tn.6.7")
@pytest.mark.parametrize("rounds", [1, 3, 5])
def test_the_game_ends_after_so_many_rounds_without_a_stone(rounds):
    table = Table(red="d5", yellow="h8", idle_rounds=rounds)
    shuffle_about(table, 2 * rounds - 1)
    assert not table.match.over
    shuffle_about(table, 1)
    assert table.match.outcome.reason == "idle"


@pytest.mark.rule("tn.6.7")
def test_three_rounds_are_the_usual_number():
    assert approdo.load("terra-nova", 2).options["idle_rounds"] == 3


@pytest.mark.rule("tn.6.7")
def test_a_stone_starts_the_count_again():
    table = Table(red="d5", yellow="h8", idle_rounds=1)
    shuffle_about(table, 1)
    table.play("move h8 h9", "stone h10", "stone h8", "end-turn")
    assert not table.match.over
    shuffle_about(table, 2)
    assert table.match.outcome.reason == "idle"


@pytest.mark.rule("tn.6.7")
def test_passes_count_as_turns_without_a_stone():
    table = Table(red="a2 k3", yellow="a1", blue="h8", stones="b1 b2", idle_rounds=1)
    table.play("move k3 k4", "move k4 k5", "move k5 k6", "end-turn")  # yellow passes
    assert table.mover == "blue"
    table.play("move h8 h9", "move h9 h10", "move h10 h11", "end-turn")
    assert table.match.outcome.reason == "idle"


@pytest.mark.rule("tn.6.8")
def test_a_player_without_pioneers_is_named_before_a_single_mover_and_used_up_stones():
    table = Table(red="a3", yellow="k3", stones=fenced(COAST, "b8"), left=1)
    table.play("move a3 a7", "stone b8", "end-turn")
    assert (table.state.stones_left, table.match.outcome.reason) == (0, "no-pioneers")


@pytest.mark.rule("tn.6.8")
def test_a_single_mover_is_named_before_used_up_stones_and_these_before_idleness():
    table = Table(red="a2 k3", yellow="a1", stones="b1", left=1)
    table.play("move a2 b2", "stone a2", "move k3 k4", "end-turn")
    assert table.match.outcome.reason == "one-mover"
    table = Table(red="d5 k3", yellow="h8 h9", left=0, idle_rounds=1)
    shuffle_about(table, 2)
    assert table.match.outcome.reason == "stones"


@pytest.mark.rule("tn.6.9")
def test_open_land_gives_nothing_at_the_end():
    table = Table(red="d5 d7 k3", yellow="h8", idle_rounds=1)
    shuffle_about(table, 2)
    assert table.match.outcome.scores == (0, 0)


@pytest.mark.rule("tn.6.9")
def test_a_territory_closed_in_the_last_turn_is_scored_also_when_scoring_waits():
    table = Table(red="a3", yellow="k3", stones=fenced(COAST, "b8"), scoring="turn-end")
    table.play("move a3 a7", "stone b8", "move a7 a6", "end-turn")
    assert table.match.outcome.reason == "no-pioneers"
    assert table.match.outcome.scores == (21, 0)


@pytest.mark.rule("tn.6.10")
def test_open_land_without_pioneers_prevents_the_end_by_division_only():
    # Everybody stands on the coast; when it is closed, no stone can be laid in the rest of the island any more.
    table = Table(red="a3 a4", yellow="a1", stones=fenced(COAST, "b8"))
    table.play("move a4 a7", "stone b8", "end-turn")
    assert table.state.open_land
    assert table.match.outcome.reason == "no-pioneers"


@pytest.mark.rule("tn.6.11")
def test_the_highest_score_wins_with_its_breakdown():
    table = Table(red="a3", yellow="k3 k4", blue="h8", stones=fenced(COAST, "b8"))
    table.play("move a3 a7", "stone b8", "end-turn")
    outcome = table.match.outcome
    assert (outcome.scores, outcome.winners, outcome.ranking) == ((21, 0, 0), (0,), ((0,), (1, 2)))
    assert [(part.part, part.value) for part in outcome.breakdown[0]] == [("territory", 21)]


@pytest.mark.rule("tn.6.12")
def test_equal_scores_share_the_win():
    table = Table(red="a3", yellow="a1", blue="h8 h9", stones=fenced(COAST, "b8"))
    table.play("move a3 a7", "stone b8", "end-turn")
    outcome = table.match.outcome
    assert (outcome.scores, outcome.winners) == ((10, 10, 0), (0, 1))
    assert outcome.breakdown[1][0].part == "territory-tied"
