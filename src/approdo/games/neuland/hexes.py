"""The land as pure geometry: nineteen hexes in rows of 3-4-5-4-3, their distances, and tilings by double pieces."""

from __future__ import annotations

from functools import cache

RADIUS = 2

AXIAL: tuple[tuple[int, int], ...] = tuple(
    (q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1)
)
"""Axial coordinates of the hexes, row by row from the top, each row from the left."""

HEXES = len(AXIAL)
HEX_AT: dict[tuple[int, int], int] = {at: h for h, at in enumerate(AXIAL)}


def _names() -> tuple[str, ...]:
    row_starts = {r: min(q for q, rr in AXIAL if rr == r) for _, r in AXIAL}
    return tuple(f"{'abcde'[r + RADIUS]}{q - row_starts[r] + 1}" for q, r in AXIAL)


HEX_NAMES = _names()
"""a1 a2 a3 / b1 .. b4 / c1 .. c5 / d1 .. d4 / e1 e2 e3."""

SLOTS = 3
PLACES = HEXES * SLOTS
HEX_OF: tuple[int, ...] = tuple(place // SLOTS for place in range(PLACES))
PLACE_NAMES: tuple[str, ...] = tuple(f"{HEX_NAMES[p // SLOTS]}.{p % SLOTS + 1}" for p in range(PLACES))


def _steps(a: tuple[int, int], b: tuple[int, int]) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


DISTANCE: tuple[tuple[int, ...], ...] = tuple(tuple(_steps(a, b) for b in AXIAL) for a in AXIAL)
"""Hex steps: the same hex 0, a neighbour 1 (nl.2.8)."""

FARTHEST = max(map(max, DISTANCE))

NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(b for b in range(HEXES) if DISTANCE[a][b] == 1) for a in range(HEXES)
)

PLACE_DISTANCE: tuple[tuple[int, ...], ...] = tuple(
    tuple(DISTANCE[HEX_OF[a]][h] for h in range(HEXES)) for a in range(PLACES)
)
"""From a place to a hex."""


@cache
def tilings(covered: int) -> int:
    """In how many ways double pieces fill the hexes that the bit set `covered` leaves open."""
    if covered == (1 << HEXES) - 1:
        return 1
    first = first_open(covered)
    return sum(tilings(covered | 1 << first | 1 << other) for other in partners(covered))


def first_open(covered: int) -> int:
    """The first hex, in reading order, that no piece covers yet."""
    return (~covered & (covered + 1)).bit_length() - 1


def partners(covered: int) -> list[int]:
    """Open neighbours of the first open hex: where the other half of its double piece may lie."""
    return [h for h in NEIGHBOURS[first_open(covered)] if not covered >> h & 1]


def single_weights() -> list[int]:
    """For every hex, how many tilings leave it to the single piece."""
    return [tilings(1 << h) for h in range(HEXES)]


def double_weights(covered: int) -> list[int]:
    """For every hex, how many tilings of the open land join it to the first open hex in one double piece."""
    weights = [0] * HEXES
    first = first_open(covered)
    for other in partners(covered):
        weights[other] = tilings(covered | 1 << first | 1 << other)
    return weights
