"""Ids, typed actions, JSON and notation; positions as plain data."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

import approdo
from approdo.core.actions import HOLD, ActionSpace, Hold
from approdo.core.errors import BadState, InvalidAction
from approdo.core.playing import playout
from approdo.core.state import State
from approdo.games.new_haven.actions import SPACE, Build, LayTile

GAMES = [pytest.param(info, id=info.id) for info in approdo.all_games()]


@pytest.mark.parametrize("info", GAMES)
@given(data=st.data())
def test_every_id_survives_all_its_forms(info: approdo.GameInfo, data: st.DataObject) -> None:
    space = approdo.load(info.id).space
    number = data.draw(st.integers(0, space.size - 1))
    action = space.decode(number)
    assert space.encode(action) == number
    assert space.from_json(space.to_json(number)) == action
    assert space.parse(space.notation(number)) == action
    assert space.number(action) == space.number(space.notation(number)) == space.number(space.to_json(number)) == number


def test_id_zero_is_holding_in_every_game() -> None:
    assert SPACE.decode(HOLD) == Hold()


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        ({"kind": "fly"}, "no action of kind 'fly'; this game has lay-tile"),
        ({"kind": "lay-tile", "tile": "RRRS"}, "has the fields"),
        ({"kind": "lay-tile", "tile": "RRRS", "space": "z9", "turn": 0}, "field 'space' must be one of a1"),
        ({"kind": "lay-tile", "tile": "RRRS", "space": "c3", "turn": 4}, "whole number 0..3"),
        ({"kind": "lay-tile", "tile": "RRRS", "space": "c3", "turn": True}, "whole number 0..3"),
        ("lay-tile RRRS c3", "followed by 3 words"),
        ("lay-tile RRRS c3 x", "must be a whole number"),
        ("", "no action of kind ''"),
        (10**9, "action ids of this game are"),
        (-1, "action ids of this game are"),
        (["lay-tile"], "action ids of this game are"),
    ],
)
def test_what_is_no_action_is_refused_with_what_would_be_right(bad: object, says: str) -> None:
    with pytest.raises(InvalidAction, match=says):
        SPACE.number(bad)  # type: ignore[arg-type]


def test_an_action_of_another_game_is_refused() -> None:
    with pytest.raises(InvalidAction, match="Build is not an action"):
        ActionSpace((LayTile,)).encode(Build("wheat-4", "c4", "up"))


@pytest.mark.parametrize("info", GAMES)
def test_a_clone_shares_nothing_that_can_change(info: approdo.GameInfo) -> None:
    game = approdo.load(info.id)
    state = game.start()
    before = state.hash()
    playout(game, state.clone(), random.Random(1))
    assert state.hash() == before


def test_a_position_that_does_not_fit_is_refused_with_the_field() -> None:
    game = approdo.load("new-haven")
    good = approdo.Match(game, seed=1).state.to_dict()
    for change, says in [
        ({"track": [1, 2, "x", 0]}, "field 'track' must be a list of whole numbers"),
        ({"village": [300]}, "field 'village' must be a list of whole numbers 0..255"),
        ({"active": True}, "field 'active' must be a whole number"),
        ({"stack": [1]}, "field 'stack' must be a list of lists"),
        ({"extra": 1}, "has exactly the fields"),
        ({"bag": [9] * 24}, "buildings do not add up"),
    ]:
        with pytest.raises(BadState, match=says):
            game.state_from_dict({**good, **change})
    with pytest.raises(BadState, match="JSON object"):
        game.state_from_dict([1, 2])


def test_a_state_holds_plain_data_only() -> None:
    @dataclass(slots=True)
    class Wrong(State):
        names: dict[str, int] = field(default_factory=dict)

    with pytest.raises(TypeError, match=r"Wrong.names"):
        Wrong().clone()
