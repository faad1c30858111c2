"""What people have of every release is still read: records play through, games that were saved go on."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

import approdo
from approdo.core.registry import game_type
from approdo.core.versions import is_older, readable

HERE = Path(__file__).parent


def kept(ending: str) -> list[ParameterSet]:
    return [
        pytest.param(line, id=f"{file.parent.name}-{file.stem}-{number}")
        for file in sorted(HERE.glob(f"*/*{ending}"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
    ]


@pytest.mark.parametrize("line", kept(".jsonl"))
def test_a_record_of_a_release_plays_through(line: str) -> None:
    record = approdo.Record.from_json(line)
    match = approdo.replay(record, forgiving=True)
    assert match.step == len(record.entries)
    if not is_older(record.rules, match.game):
        assert match.departures == []
        assert match.outcome is not None


@pytest.mark.parametrize("line", kept(".snapshots"))
def test_a_game_saved_under_a_release_goes_on_to_its_end(line: str) -> None:
    match = approdo.Match.resume(json.loads(line), seed=1)
    rng = random.Random(1)
    assert match.game.invariants(match.state) == []
    while not match.over:
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat).ids))
    again = approdo.Match.resume(json.loads(json.dumps(match.snapshot())))
    assert again.outcome == match.outcome
    assert again.rules == json.loads(line)["record"]["rules"]


@pytest.mark.parametrize("line", kept(".jsonl"))
def test_reading_a_record_twice_changes_it_once(line: str) -> None:
    """Stored games hold entries of both forms once they have gone on: a step leaves alone what it has made."""
    record = approdo.Record.from_json(line)
    once = readable(record, game_type(record.game))
    assert readable(once, game_type(record.game)) == once


@pytest.mark.parametrize("info", approdo.all_games(), ids=lambda info: info.id)
def test_every_older_schema_of_a_game_has_its_upgrade(info: approdo.GameInfo) -> None:
    position = approdo.load(info.id).state_type()
    assert sorted(position.upgrades) == list(range(1, position.schema))


def test_every_game_of_every_release_is_kept() -> None:
    for folder in filter(Path.is_dir, HERE.glob("[0-9]*")):
        games = {file.stem for file in folder.glob("*.jsonl")}
        assert games == {file.stem for file in folder.glob("*.snapshots")}
        assert games <= {info.id for info in approdo.all_games()}
