"""Sets of spaces in two words, and where shapes fit on them: games/new_england/geometry.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest, popcount
from approdo.fast.new_england.tables import (
    ANCHORS,
    FIT_AT,
    FITS,
    LAND_HI,
    LAND_LO,
    LOW,
    OVER,
    PLACE_AT,
    SIZES,
    SPACE_AT,
    SPLIT,
    STEPS,
    STRIDE,
    TURNS,
)

UP = SPLIT - STRIDE
"""How far the lowest row of the high word lies from the row under it."""


@kernel
def beside(lo: int, hi: int) -> tuple[int, int]:
    """The spaces that share an edge with one of the set."""
    return (
        (lo << 1 | lo >> 1 | lo << STRIDE | lo >> STRIDE | hi << UP) & LAND_LO,
        (hi << 1 | hi >> 1 | hi << STRIDE | hi >> STRIDE | lo >> UP) & LAND_HI,
    )


@kernel
def around(lo: int, hi: int) -> tuple[int, int]:
    """The set and all that it touches, even diagonally."""
    lo = (lo | lo << 1 | lo >> 1) & LOW
    hi = hi | hi << 1 | hi >> 1
    return (
        (lo | lo << STRIDE | lo >> STRIDE | hi << UP) & LAND_LO,
        (hi | hi << STRIDE | hi >> STRIDE | lo >> UP) & LAND_HI,
    )


@kernel
def has_place(lo: int, hi: int) -> bool:
    """Whether a start tile has a place on these spaces."""
    below = lo >> STRIDE | hi << UP
    return (lo & (lo >> 1 | below)) | (hi & (hi >> 1 | hi >> STRIDE)) != 0


@kernel
def list_spaces(lo: int, hi: int, base: int, out: Words, n: int) -> int:
    """The ids of the spaces of a set, in reading order."""
    while lo:
        out[n] = base + SPACE_AT[0, lowest(lo)]
        lo &= lo - 1
        n += 1
    while hi:
        out[n] = base + SPACE_AT[1, lowest(hi)]
        hi &= hi - 1
        n += 1
    return n


@kernel
def list_places(lo: int, hi: int, base: int, out: Words, n: int) -> int:
    """The ids of the places of a start tile on these spaces: lying ones first."""
    beyond_lo, beyond_hi = lo >> 1, hi >> 1
    for turn in range(2):
        here_lo, here_hi = lo & beyond_lo, hi & beyond_hi
        while here_lo:
            out[n] = base + PLACE_AT[turn, SPACE_AT[0, lowest(here_lo)]]
            here_lo &= here_lo - 1
            n += 1
        while here_hi:
            out[n] = base + PLACE_AT[turn, SPACE_AT[1, lowest(here_hi)]]
            here_hi &= here_hi - 1
            n += 1
        beyond_lo, beyond_hi = lo >> STRIDE | hi << UP, hi >> STRIDE
    return n


@kernel
def place_of(lo: int, hi: int) -> int:
    """The place of a start tile, given as its two spaces."""
    if lo:
        at = lowest(lo)
        return PLACE_AT[0 if lo >> at & 2 else 1, SPACE_AT[0, at]]
    at = lowest(hi)
    return PLACE_AT[0 if hi >> at & 2 else 1, SPACE_AT[1, at]]


@kernel
def holds(lo: int, hi: int, part_lo: int, part_hi: int) -> bool:
    """Whether a set contains another one."""
    return part_lo & ~lo | part_hi & ~hi == 0


@kernel
def anchors(shape: int, turn: int, lo: int, hi: int) -> tuple[int, int]:
    """Where the first space of a turned shape may lie on free land."""
    here_lo = lo & ANCHORS[shape, turn, 0]
    here_hi = hi & ANCHORS[shape, turn, 1]
    for i in range(SIZES[shape] - 1):
        step = STEPS[shape, turn, i]
        here_lo &= lo >> step | hi << SPLIT - step
        here_hi &= hi >> step
    return here_lo, here_hi


@kernel
def list_fits(shape: int, lo: int, hi: int, start_lo: int, start_hi: int, base: int, out: Words, n: int) -> int:
    """Where a shape lies on free land so that the start tile is covered whole or not at all (ne.8.3, ne.8.5)."""
    if start_lo | start_hi and holds(lo, hi, start_lo, start_hi):
        place = place_of(start_lo, start_hi)
        i = 0
        while OVER[shape, place, i] >= 0:
            fit = OVER[shape, place, i]
            if holds(lo, hi, FITS[fit, 0], FITS[fit, 1]):
                out[n] = base + fit
                n += 1
            i += 1
    lo &= ~start_lo
    hi &= ~start_hi
    for turn in range(TURNS[shape]):
        here_lo, here_hi = anchors(shape, turn, lo, hi)
        while here_lo:
            out[n] = base + FIT_AT[shape, turn, SPACE_AT[0, lowest(here_lo)]]
            here_lo &= here_lo - 1
            n += 1
        while here_hi:
            out[n] = base + FIT_AT[shape, turn, SPACE_AT[1, lowest(here_hi)]]
            here_hi &= here_hi - 1
            n += 1
    return n


@kernel
def has_fit(shape: int, lo: int, hi: int, start_lo: int, start_hi: int) -> bool:
    """Whether `list_fits` would find any."""
    if popcount(lo) + popcount(hi) < SIZES[shape]:
        return False
    if start_lo | start_hi and holds(lo, hi, start_lo, start_hi):
        place = place_of(start_lo, start_hi)
        i = 0
        while OVER[shape, place, i] >= 0:
            fit = OVER[shape, place, i]
            if holds(lo, hi, FITS[fit, 0], FITS[fit, 1]):
                return True
            i += 1
    lo &= ~start_lo
    hi &= ~start_hi
    for turn in range(TURNS[shape]):
        here_lo, here_hi = anchors(shape, turn, lo, hi)
        if here_lo | here_hi:
            return True
    return False
