"""Spaces, neighbours and shapes: the tables against slow and obvious counting."""

import random

import pytest

from approdo.games.new_england import geometry as g
from approdo.games.new_england.components import SHAPES

SHAPE_IDS = [shape.id for shape in SHAPES]
BOARD = [(row, column) for row in range(9) for column in range(11) if (row, column) != (0, 10)]


def number(cell: tuple[int, int]) -> int:
    return cell[0] * g.STRIDE + cell[1]


def cells(mask: int) -> set[tuple[int, int]]:
    return {divmod(space, g.STRIDE) for space in g.spaces_of(mask)}


@pytest.mark.rule("ne.1.1")
def test_board_has_98_spaces_in_11_columns_and_9_rows_without_the_top_right_corner() -> None:
    assert cells(g.LAND) == set(BOARD)
    assert g.LAND.bit_count() == 98


@pytest.mark.rule("ne.1.2")
def test_eighteen_spaces_lie_on_the_coast_ten_above_and_eight_at_the_right() -> None:
    assert cells(g.COAST) == {(0, column) for column in range(10)} | {(row, 10) for row in range(1, 9)}
    assert g.COAST.bit_count() == 18


def test_spaces_are_called_by_column_and_row_and_found_again() -> None:
    assert g.name_of(number((0, 0))) == "A1"
    assert g.name_of(number((8, 10))) == "K9"
    assert all(g.space_named(g.name_of(space)) == space for space in g.spaces_of(g.LAND))


@pytest.mark.parametrize("name", ["K1", "L3", "A0", "A10", "9"])
def test_a_name_off_the_board_is_refused_with_the_name(name: str) -> None:
    with pytest.raises(ValueError, match=name if name != "9" else "9|invalid"):
        g.space_named(name)


def test_neighbours_never_run_round_the_edge_of_the_board() -> None:
    for row, column in BOARD:
        edge = {(row + dr, column + dc) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))} & set(BOARD)
        touch = {(row + dr, column + dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1)} & set(BOARD)
        assert cells(g.beside(1 << number((row, column)))) == edge
        assert cells(g.around(1 << number((row, column)))) == touch


def test_double_tiles_lie_on_two_neighbouring_spaces_in_176_ways() -> None:
    places = g.double_places(g.LAND)
    assert len(places) == len(set(places)) == 176
    for place in places:
        (r1, c1), (r2, c2) = sorted(cells(g.DOUBLES[place]))
        assert abs(r1 - r2) + abs(c1 - c2) == 1


def by_hand(shape: int, free: set[tuple[int, int]], start: set[tuple[int, int]]) -> set[frozenset[tuple[int, int]]]:
    """All ways a shape lies on free land, the start tile whole or not at all: tried space by space."""
    found = set()
    figure = list(SHAPES[shape].cells)
    for _ in range(4):
        figure = [(column, -row) for row, column in figure]
        for row in range(-3, 12):
            for column in range(-3, 14):
                here = frozenset((row + r, column + c) for r, c in figure)
                if here <= free and len(here & start) in (0, len(start)):
                    found.add(here)
    return found


@pytest.mark.rule("ne.8.3", "ne.8.5")
@pytest.mark.parametrize("shape", range(len(SHAPES)), ids=SHAPE_IDS)
def test_fits_are_exactly_those_found_by_trying_every_space_and_rotation(shape: int) -> None:
    rng = random.Random(shape)
    for _ in range(60):
        start = g.DOUBLES[rng.choice(g.double_places(g.LAND))] if rng.random() < 0.8 else 0
        free = sum(1 << space for space in g.spaces_of(g.LAND) if rng.random() < 0.35)
        free = free | start if rng.random() < 0.7 else free & ~start
        fits = g.fits(shape, free, start)
        masks = [g.fit_mask(shape, fit) for fit in fits]
        expected = by_hand(shape, cells(free), cells(start))
        assert len(masks) == len(set(masks)), "a fit is listed once"
        assert {frozenset(cells(mask)) for mask in masks} == expected
        assert g.has_fit(shape, free, start) == bool(expected)


@pytest.mark.parametrize(("shape", "rotations"), [("pair", 2), ("angle", 4), ("row", 2), ("square", 1)])
def test_each_shape_has_its_number_of_different_rotations(shape: str, rotations: int) -> None:
    assert len(g.TURNED[SHAPE_IDS.index(shape)]) == rotations


@pytest.mark.rule("ne.8.9")
def test_no_shape_of_the_deck_differs_from_its_mirror_image() -> None:
    for shape in SHAPES:
        mirrored = tuple((row, -column) for row, column in shape.cells)
        assert set(g.rotations(shape.cells)) == set(g.rotations(mirrored))


def test_a_shape_is_not_mirrored() -> None:
    snake = ((0, 0), (0, 1), (1, 1), (1, 2))
    mirrored = ((0, 1), (0, 2), (1, 0), (1, 1))
    assert not set(g.rotations(snake)) & set(g.rotations(mirrored))
