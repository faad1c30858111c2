"""Spaces, neighbours and shapes: the tables against slow and obvious counting."""

import random

import pytest

from approdo.games.new_england import geometry as g
from approdo.games.new_england.components import SHAPES

SHAPE_IDS = [shape.id for shape in SHAPES]
BOARD = [(row, column) for row in range(9) for column in range(11) if (row, column) != (0, 10)]


def bit(cell: tuple[int, int]) -> int:
    return g.BIT[g.CELLS.index(cell)]


def cells(mask: int) -> set[tuple[int, int]]:
    return {g.CELLS[space] for space in g.spaces_of(mask)}


@pytest.mark.rule("ne.1.1")
def test_board_has_98_spaces_in_11_columns_and_9_rows_without_the_top_right_corner() -> None:
    assert cells(g.LAND) == set(BOARD)
    assert g.LAND.bit_count() == 98


@pytest.mark.rule("ne.1.2")
def test_eighteen_spaces_lie_on_the_coast_ten_above_and_eight_at_the_right() -> None:
    assert cells(g.COAST) == {(0, column) for column in range(10)} | {(row, 10) for row in range(1, 9)}
    assert g.COAST.bit_count() == 18


def test_spaces_are_called_by_column_and_row() -> None:
    assert (g.NAMES[0], g.NAMES[9], g.NAMES[10], g.NAMES[-1]) == ("A1", "J1", "A2", "K9")
    assert len(set(g.NAMES)) == 98
    assert "K1" not in g.NAMES
    assert g.names_of(g.mask_of(["C3", "A1", "K9"])) == ["A1", "C3", "K9"]


def test_neighbours_never_run_round_the_edge_of_the_board() -> None:
    for row, column in BOARD:
        edge = {(row + dr, column + dc) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))} & set(BOARD)
        touch = {(row + dr, column + dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1)} & set(BOARD)
        assert cells(g.beside(bit((row, column)))) == edge
        assert cells(g.around(bit((row, column)))) == touch


def test_start_tiles_lie_on_two_neighbouring_spaces_in_176_ways() -> None:
    assert g.places_on(g.LAND) == list(range(176))
    assert len(set(g.PLACES)) == 176
    for place in g.PLACES:
        (r1, c1), (r2, c2) = sorted(cells(place))
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
        start = rng.choice(g.PLACES) if rng.random() < 0.8 else 0
        free = sum(each for each in g.BIT if rng.random() < 0.35)
        free = free | start if rng.random() < 0.7 else free & ~start
        fits = g.fits(shape, free, start)
        masks = [g.FIT_MASKS[fit] for fit in fits]
        expected = by_hand(shape, cells(free), cells(start))
        assert len(masks) == len(set(masks)), "a fit is listed once"
        assert {frozenset(cells(mask)) for mask in masks} == expected
        assert g.has_fit(shape, free, start) == bool(expected)


def test_a_place_for_a_start_tile_is_found_where_there_is_one() -> None:
    rng = random.Random(1)
    for _ in range(200):
        free = sum(each for each in g.BIT if rng.random() < 0.08)
        assert g.has_place(free) == bool(g.places_on(free))


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
