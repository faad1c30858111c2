"""The hex grid's tables agree with each other and with plain counting."""

import random

import pytest

from approdo.parts.hexgrid import DIRECTIONS, HexGrid


def hexagon(side: int) -> HexGrid:
    """A regular hexagon: rows side, side+1, ..., 2*side-1, ..., side."""
    cells = []
    for row in range(2 * side - 1):
        shift = abs(row - side + 1)
        cells += [(row, shift + 2 * i) for i in range(2 * side - 1 - shift)]
    return HexGrid(cells)


GRID = hexagon(4)


def slow_flood(grid: HexGrid, seed: int, within: set[int]) -> set[int]:
    seen, todo = set(), [seed]
    while todo:
        cell = todo.pop()
        if cell in within and cell not in seen:
            seen.add(cell)
            todo += grid.neighbours[cell]
    return seen


def test_a_hexagon_of_side_four_has_37_cells_and_six_corners_with_three_neighbours():
    counts = [len(n) for n in GRID.neighbours]
    assert (len(GRID.cells), counts.count(3), counts.count(4), counts.count(6)) == (37, 6, 12, 19)


def test_neighbours_are_mutual_and_in_opposite_directions():
    for cell, ring in enumerate(GRID.around):
        for direction, other in enumerate(ring):
            if other >= 0:
                assert GRID.around[other][(direction + 3) % 6] == cell


def test_directions_run_clockwise_from_the_upper_right():
    centre = GRID.index[3, 6]
    assert [GRID.cells[n] for n in GRID.around[centre]] == [(2, 7), (3, 8), (4, 7), (4, 5), (3, 4), (2, 5)]
    assert len(DIRECTIONS) == 6


def test_a_ray_runs_straight_to_the_edge():
    assert [GRID.cells[c] for c in GRID.rays[GRID.index[3, 0]][1]] == [(3, x) for x in range(2, 13, 2)]
    assert GRID.rays[GRID.index[3, 0]][4] == ()


def test_a_ray_stops_at_a_gap_in_the_land():
    grid = HexGrid([(0, 0), (0, 2), (0, 6)])
    assert grid.rays[0][1] == (1,)


def test_members_gives_back_the_cells_of_a_mask():
    chosen = [0, 5, 17, 36]
    assert list(GRID.members(GRID.mask(chosen))) == chosen


def test_grow_adds_exactly_the_neighbours():
    for cell in range(len(GRID.cells)):
        grown = GRID.grow(GRID.bit[cell]) & GRID.all
        assert set(GRID.members(grown)) == {cell, *GRID.neighbours[cell]}


@pytest.mark.parametrize("seed", range(20))
def test_flood_and_split_agree_with_a_search_cell_by_cell(seed):
    within = {c for c in range(37) if random.Random(seed * 100 + c).random() < 0.6}
    parts = GRID.split(GRID.mask(within))
    assert sorted(c for part in parts for c in GRID.members(part)) == sorted(within)
    for part in parts:
        cells = set(GRID.members(part))
        assert cells == slow_flood(GRID, min(cells), within)


def test_flood_does_not_leap_from_one_row_end_to_the_next_row():
    grid = HexGrid([(0, 0), (0, 2), (0, 4), (1, -1), (1, 1), (1, 3), (2, 0)])
    assert set(grid.members(grid.flood(grid.bit[2], grid.bit[2] | grid.bit[3]))) == {2}


def test_distance_counts_steps():
    start = 0
    reached, frontier, steps = {start}, {start}, 0
    while frontier:
        assert all(GRID.distance(start, c) == steps for c in frontier)
        frontier = {n for c in frontier for n in GRID.neighbours[c]} - reached
        reached |= frontier
        steps += 1


def test_rows_that_do_not_interlock_are_refused():
    with pytest.raises(ValueError, match="shifted by one"):
        HexGrid([(0, 0), (1, 0)])
