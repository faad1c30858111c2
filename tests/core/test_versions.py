"""Positions and records of earlier versions: upgrades of fields, records of older rules, and what is refused."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, ClassVar

import pytest

import approdo
from approdo.core.errors import BadState
from approdo.core.state import State, schema_of
from approdo.core.versions import readable
from approdo.games.terra_nova import meta
from approdo.games.terra_nova.game import TerraNova


@dataclass(slots=True)
class First(State):
    coins: list[int] = None  # type: ignore[assignment]


def renamed(old: dict[str, Any]) -> dict[str, Any]:
    old["gold"] = old.pop("coins")
    return old


@dataclass(slots=True)
class Third(State):
    schema: ClassVar[int] = 3
    upgrades: ClassVar[Any] = {1: renamed, 2: lambda old: {**old, "round": 1}}
    gold: list[int] = None  # type: ignore[assignment]
    round: int = 0


def test_an_older_position_is_read_through_all_its_upgrades() -> None:
    old = First(stack=[(0, 1)], coins=[3, 4])
    new = Third.from_dict(json.loads(old.to_json()))
    assert (new.gold, new.round, new.stack) == ([3, 4], 1, [(0, 1)])


def test_a_position_carries_its_number_and_its_hash_too() -> None:
    assert "schema" not in First(coins=[]).to_dict()
    new = Third(gold=[1])
    assert new.to_dict()["schema"] == 3
    assert Third.from_dict(new.to_dict()) == new
    assert (schema_of(First(coins=[]).hash()), schema_of(new.hash())) == (1, 3)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"schema": 4, "stack": [], "gold": [], "round": 1}, "reads 1 to 3: a newer one wrote it"),
        ({"schema": "2", "stack": [], "gold": []}, "schema '2'"),
        ({"stack": []}, "schema 1: KeyError"),
    ],
)
def test_a_position_that_cannot_be_upgraded_says_why(data: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadState, match=problem):
        Third.from_dict(data)


def test_a_missing_step_names_the_class() -> None:
    @dataclass(slots=True)
    class Forgetful(State):
        schema: ClassVar[int] = 2

    with pytest.raises(BadState, match="Forgetful has no upgrade from schema 1"):
        Forgetful.from_dict({"stack": []})


# --- a game whose rules have moved on ---

NOW = int(meta.INFO.rules)


class Stricter(TerraNova):
    """The next rules of Terra Nova: what is legal last is legal no more."""

    info = replace(meta.INFO, rules=str(NOW + 1))

    def legal(self, state: Any, seat: int) -> list[int]:
        numbers = super().legal(state, seat)
        return numbers[:-1] if len(numbers) > 1 else numbers


class Renamed(TerraNova):
    info = replace(meta.INFO, rules=str(NOW + 2))
    older_rules: ClassVar[Any] = {
        str(NOW): lambda record: replace(record, entries=tuple(e.replace("go-there", "go") for e in record.entries)),
        str(NOW + 1): lambda record: replace(record, options={k: v for k, v in record.options.items() if k != "gone"}),
    }


@pytest.fixture
def record() -> approdo.Record:
    rng = random.Random(3)
    match = approdo.Match(approdo.load("terra-nova", 2), seed=3)
    while not match.over:
        match.play(match.actors[0], rng.choice(match.legal(match.actors[0]).ids))
    return match.record()


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[TerraNova]], None]:
    """Make this program play other rules of Terra Nova."""

    def use(game: type[TerraNova]) -> None:
        monkeypatch.setattr(import_module("approdo.games.terra_nova.meta"), "INFO", game.info)
        monkeypatch.setattr(import_module("approdo.games.terra_nova.game"), "GAME", game)

    return use


def test_what_the_present_rules_forbid_is_carried_out_and_noted_only_when_asked(now: Any, record: Any) -> None:
    now(Stricter)
    with pytest.raises(approdo.OtherRules, match=f"begun under rules {NOW}; these are {NOW + 1}"):
        approdo.replay(record.to_json())
    match = approdo.replay(record.to_json(), forgiving=True)
    assert match.departures
    assert match.over
    assert match.rules == str(NOW)
    assert match.record().rules == str(NOW)


def test_forgiving_does_not_help_a_record_of_the_present_rules(now: Any, record: Any) -> None:
    now(Stricter)
    with pytest.raises(approdo.DamagedRecord, match="not legal"):
        approdo.replay(replace(record, rules=str(NOW + 1)).to_json(), forgiving=True)


def test_a_record_is_read_through_the_steps_of_its_game(now: Any, record: Any) -> None:
    now(Renamed)
    old = replace(record, options={**record.options, "gone": True})
    match = approdo.replay(old)
    assert match.departures == []
    assert match.outcome is not None
    snapshot = approdo.replay(old, upto=20).snapshot()
    assert approdo.Match.resume(snapshot).state.hash() == approdo.replay(old, upto=20).state.hash()


def test_a_step_may_not_change_the_number_of_entries(record: Any) -> None:
    class Losing(TerraNova):
        info = replace(meta.INFO, rules=str(NOW + 1))
        older_rules: ClassVar[Any] = {str(NOW): lambda record: replace(record, entries=record.entries[1:])}

    with pytest.raises(approdo.OtherRules, match="changes their number"):
        readable(record, Losing)


def test_hashes_of_another_schema_are_not_compared(record: Any) -> None:
    other = replace(record, hashes={at: f"2:{value}" for at, value in record.hashes.items()})
    assert approdo.replay(other).outcome is not None
    damaged = replace(record, hashes=dict.fromkeys(record.hashes, "0" * 24))
    with pytest.raises(approdo.DamagedRecord, match="another hash"):
        approdo.replay(damaged)
