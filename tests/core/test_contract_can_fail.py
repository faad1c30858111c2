"""The contract suite finds what it is there to find: games broken on purpose do not pass it."""

from __future__ import annotations

from typing import Any

import pytest

import approdo
from approdo.games.new_haven import components as c
from approdo.games.new_haven.game import NewHaven
from approdo.games.new_haven.state import Position
from approdo.testing import check_position_walk


def walk(broken: type[NewHaven]) -> None:
    check_position_walk(broken(2), seed=3, worlds_every=2)


def test_a_view_that_shows_a_rivals_hand_is_found() -> None:
    class Leaky(NewHaven):
        def aids(self, state: Position, viewer: int) -> dict[str, Any]:
            return {"rival": state.hand[24 * (1 - max(viewer, 0)) : 24 * (2 - max(viewer, 0))]}

    with pytest.raises(AssertionError, match=r"view\.aids.* leaks"):
        walk(Leaky)


def test_a_count_of_the_bag_that_tells_more_than_its_size_is_found() -> None:
    class Leaky(NewHaven):
        def effect(self, state: Position, seat: int, number: int) -> dict[str, Any] | None:
            return {"wheat_in_bag": sum(state.bag[18:])}

    with pytest.raises(AssertionError, match=r"view\.legal.* leaks"):
        walk(Leaky)


def test_a_handler_that_loses_a_building_is_found() -> None:
    class Lossy(NewHaven):
        def apply(self, state: Position, seat: int, number: int, out: Any = None) -> None:
            super().apply(state, seat, number, out)
            if seat >= 0 and state.offer[0] >= 0:
                state.offer[0] = -1

    with pytest.raises(AssertionError, match="buildings do not add up"):
        walk(Lossy)


def test_a_clone_that_shares_a_list_is_found() -> None:
    class Shared(NewHaven):
        def start(self) -> Position:
            state = super().start()
            state.__class__ = _SharingPosition
            return state

    with pytest.raises(AssertionError):
        walk(Shared)


class _SharingPosition(Position):
    __slots__ = ()

    def clone(self) -> Position:  # type: ignore[override]
        copy = super().clone()
        copy.track = self.track
        copy.hand = self.hand
        return copy


def test_a_refusal_without_a_paragraph_is_found() -> None:
    class Silent(NewHaven):
        def refusal(self, state: Position, seat: int, action: approdo.Action) -> approdo.Refusal:
            return approdo.Refusal("bag-empty", ())

    with pytest.raises(AssertionError, match="cites no paragraph"):
        walk(Silent)


def test_a_game_that_never_ends_is_found() -> None:
    class Endless(NewHaven):
        bound = 60

    with pytest.raises(AssertionError, match="not over within the bound"):
        walk(Endless)


def test_the_sound_game_passes() -> None:
    assert check_position_walk(NewHaven(2), seed=3, worlds_every=2) > len(c.SPACES)
