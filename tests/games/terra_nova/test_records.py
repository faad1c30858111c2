"""Complete games as they were played: one for every reason to end, and a shared win. They must replay for ever."""

from pathlib import Path

import pytest

import approdo
from approdo.games.terra_nova.actions import SPACE
from approdo.games.terra_nova.state import REASONS

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_result(path):
    match = approdo.replay(path.read_text())
    assert match.over
    if path.stem in REASONS:
        assert match.outcome.reason == path.stem
    assert match.game.invariants(match.state) == []


def test_the_records_show_every_end_every_action_and_every_way_to_score():
    matches = [approdo.replay(path.read_text()) for path in RECORDS]
    assert {match.outcome.reason for match in matches} == set(REASONS)
    played = {SPACE.kind_of(number).kind for match in matches for _, number in match.entries}
    assert played == {kind.kind for kind in SPACE.kinds} - {"hold"}
    events = {event.kind for match in matches for _, event in match.log}
    assert {"territory", "territory-tied", "territory-empty"} <= events


@pytest.mark.rule("tn.6.12")
def test_a_recorded_game_was_won_by_both():
    match = approdo.replay((Path(__file__).parent / "records" / "shared-win.json").read_text())
    assert match.outcome.scores == (81, 81)
    assert match.outcome.winners == (0, 1)
