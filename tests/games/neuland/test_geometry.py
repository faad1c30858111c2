"""Distances and tilings."""

import pytest

from approdo.games.neuland.hexes import (
    AXIAL,
    DISTANCE,
    HEX_NAMES,
    HEXES,
    NEIGHBOURS,
    double_weights,
    first_open,
    single_weights,
    tilings,
)


def at(name: str) -> int:
    return HEX_NAMES.index(name)


@pytest.mark.rule("nl.1.1")
def test_nineteen_hexes_in_rows_of_three_to_five() -> None:
    assert [sum(1 for _, r in AXIAL if r == row) for row in range(-2, 3)] == [3, 4, 5, 4, 3]
    assert len(set(AXIAL)) == HEXES == 19


@pytest.mark.rule("nl.2.8")
def test_distance_counts_steps_from_hex_to_hex() -> None:
    assert DISTANCE[at("c3")][at("c3")] == 0
    assert {HEX_NAMES[h] for h in NEIGHBOURS[at("c3")]} == {"b2", "b3", "c2", "c4", "d2", "d3"}
    assert {HEX_NAMES[h] for h in NEIGHBOURS[at("a1")]} == {"a2", "b1", "b2"}
    assert DISTANCE[at("a1")][at("c3")] == 2
    assert DISTANCE[at("c1")][at("c5")] == 4
    assert DISTANCE[at("a1")][at("e3")] == 4


def test_distance_is_what_a_walk_over_neighbours_finds() -> None:
    for start in range(HEXES):
        reached, steps = {start: 0}, 0
        while len(reached) < HEXES:
            steps += 1
            for hex in [h for h, d in reached.items() if d == steps - 1]:
                for other in NEIGHBOURS[hex]:
                    reached.setdefault(other, steps)
        assert [reached[h] for h in range(HEXES)] == list(DISTANCE[start])


def every_tiling(covered: int) -> int:
    """Counted again without memory."""
    if covered == (1 << HEXES) - 1:
        return 1
    first = first_open(covered)
    count = 0
    for other in NEIGHBOURS[first]:
        if not covered >> other & 1:
            count += every_tiling(covered | 1 << first | 1 << other)
    return count


@pytest.mark.rule("nl.1.3")
def test_weights_make_every_tiling_equally_likely() -> None:
    assert single_weights() == [every_tiling(1 << h) for h in range(HEXES)]
    assert sum(single_weights()) == 2288
    covered = 1 << at("c3")
    weights = double_weights(covered)
    assert sum(weights) == tilings(covered)
    assert {HEX_NAMES[h] for h, w in enumerate(weights) if w} == {"a2", "b1", "b2"}
