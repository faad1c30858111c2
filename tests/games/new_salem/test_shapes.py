"""The names in the shapes of a view are those of the data."""

from __future__ import annotations

from typing import get_args

from approdo.games.new_salem import components as c
from approdo.games.new_salem import shapes, state


def test_names_in_the_types_are_those_of_the_data() -> None:
    for names, of_data in (
        (shapes.TypeName, c.TYPES),
        (shapes.Colour, c.COLOURS),
        (shapes.BuildingName, c.BUILDINGS),
        (shapes.CharacterName, c.CHARACTERS),
        (shapes.EventName, c.EVENTS),
        (shapes.SideName, c.SIDES),
        (shapes.PhaseName, state.PHASES),
        (shapes.HowName, state.HOW),
    ):
        assert get_args(names) == of_data
