"""The rules of Sample Game, paragraph by paragraph, and the contract that every game keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

import approdo
from approdo.core.registry import game_type
from approdo.testing import (
    check_lessons,
    check_match,
    check_position_walk,
    check_rulebooks_agree,
    check_texts_address,
    check_texts_agree,
    check_texts_complete,
    check_worlds_fair,
    option_sets,
    paragraphs_without_test,
)
from sample_game.rules import start, winner_of
from sample_game.state import ALL

INFO = approdo.info("sample-game")


def played(*rounds: tuple[int, ...], **options: object) -> approdo.Match:
    """A match with these bids, round by round."""
    match = approdo.Match(approdo.load("sample-game", len(rounds[0]), **options), seed=1)
    for bids in rounds:
        for seat, pebble in enumerate(bids):
            match.play(seat, f"bid {pebble}")
    return match


@pytest.mark.rule("sg.1.1", "sg.1.2")
def test_everybody_has_all_pebbles_and_no_shell_is_taken() -> None:
    for players in INFO.seats:
        state = start(players, ties_wait=False)
        assert state.hand == [ALL] * players
        assert state.shells == ALL


@pytest.mark.rule("sg.2.1")
def test_a_shell_lies_open_and_all_are_asked() -> None:
    match = approdo.Match(approdo.load("sample-game", 3), seed=1)
    board = match.view(0)["board"]
    assert board["prize"] in range(1, 7)
    assert board["prize"] not in board["left"]
    assert match.actors == (0, 1, 2)


@pytest.mark.rule("sg.2.2")
def test_a_pebble_is_held_out_in_secret_and_only_once() -> None:
    match = approdo.Match(approdo.load("sample-game", 2), seed=1)
    match.play(0, "bid 5")
    assert match.view(0)["board"]["bid"] == 5
    assert "5" not in str(match.events(1)[-1]["args"])
    match.play(1, "bid 2")
    with pytest.raises(approdo.IllegalAction, match="no longer have pebble 5"):
        match.play(0, "bid 5")


@pytest.mark.rule("sg.2.3")
@pytest.mark.parametrize(("shown", "winner"), [([5, 2], 0), ([6, 6, 1], 2), ([6, 6, 4, 3], 2), ([3, 3], None)])
def test_the_highest_pebble_that_stands_alone_wins(shown: list[int], winner: int | None) -> None:
    assert winner_of(shown) == winner


@pytest.mark.rule("sg.2.4")
def test_a_shell_that_nobody_wins_is_lost_or_waits() -> None:
    first = played((3, 3)).view(0)["board"]
    assert len(first["lost"]) == 1
    assert first["waiting"] == []
    waits = played((3, 3), ties="wait").view(0)["board"]
    assert len(waits["waiting"]) == 1
    assert len(played((3, 3), (5, 1), ties="wait").view(0)["board"]["won"][0]) == 2
    equal = [(n, n) for n in range(1, 7)]
    assert len(played(*equal, ties="wait").view(0)["board"]["lost"]) == 6


@pytest.mark.rule("sg.3.1", "sg.3.2")
def test_the_most_points_win_when_no_shell_is_left() -> None:
    match = played((6, 5), (5, 4), (4, 3), (3, 2), (2, 1), (1, 6))
    assert match.outcome is not None
    assert sum(match.outcome.scores) == 21
    assert match.outcome.winners == (0,)


@pytest.mark.parametrize("players", INFO.seats)
@pytest.mark.parametrize("options", option_sets(INFO), ids=str)
def test_the_contract(players: int, options: dict[str, object]) -> None:
    for seed in range(3):
        assert check_position_walk(approdo.load("sample-game", players, **options), seed, worlds_every=1) > 0
        check_match(approdo.load("sample-game", players, **options), seed)


@pytest.mark.parametrize("decisions", [0, 1, 4])
def test_worlds_are_fair(decisions: int) -> None:
    check_worlds_fair(approdo.load("sample-game", 3), viewer=0, decisions=decisions)


def test_texts_and_rulebooks() -> None:
    check_texts_agree(INFO)
    check_texts_address(INFO)
    check_texts_complete(game_type("sample-game"))
    check_rulebooks_agree(INFO)
    check_lessons(INFO)
    assert paragraphs_without_test(INFO, [Path(__file__)]) == []
