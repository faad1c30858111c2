"""Whether data has exactly the shape that a type describes."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

import pytest

from approdo.testing.shapes import conforms


class Sample(TypedDict):
    number: int
    name: NotRequired[Literal["a", "b"]]
    more: list[dict[str, int | None]]


@pytest.mark.parametrize(
    ("value", "wrong"),
    [
        ({"number": 1, "more": []}, 0),
        ({"number": 1, "name": "a", "more": [{"x": None, "y": 2}]}, 0),
        ({"number": True, "more": []}, 1),
        ({"number": 1, "name": "c", "more": []}, 1),
        ({"number": 1}, 1),
        ({"number": 1, "more": [], "odd": 1}, 1),
        ({"number": "1", "more": [{"x": "y"}]}, 2),
        ([], 1),
    ],
)
def test_the_checker_finds_what_does_not_fit(value: object, wrong: int) -> None:
    assert len(conforms(value, Sample)) == wrong
