"""The names in the shapes of a view are those of the data."""

from __future__ import annotations

from typing import get_args

from approdo.games.neuland import components, shapes
from approdo.games.neuland.planner import OVERLOOKS


def test_the_names_of_the_shapes_are_those_of_the_data() -> None:
    assert get_args(shapes.Terrain) == components.TERRAINS
    assert get_args(shapes.Good) == components.GOODS
    assert get_args(shapes.Mineral) == components.MINERAL_NAMES
    assert get_args(shapes.Production) == components.KINDS[: components.PRODUCTION]
    assert get_args(shapes.Possession) == components.KINDS[components.PRODUCTION :]
    assert get_args(shapes.Family) == components.FAMILIES
    assert set(get_args(shapes.Grade)) >= set(components.GRADES)
    assert set(get_args(shapes.Overlooked)) == set(OVERLOOKS)
