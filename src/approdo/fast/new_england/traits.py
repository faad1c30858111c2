"""What an experienced player sees in a family's position, as the reference's `traits`."""

from __future__ import annotations

from approdo.fast.jit import Numbers, Words, kernel, popcount
from approdo.fast.new_england.evaluate import (
    HOPE,
    LATE,
    SPARE,
    TILE_POINTS,
    card_points,
    gain,
    is_open,
    on_offer,
    rounds_left,
)
from approdo.fast.new_england.geometry import beside, has_fit
from approdo.fast.new_england.row import (
    BOUGHT,
    DECK,
    DEVELOPED,
    FIGURES_AT,
    LAND,
    MARKERS,
    MONEY,
    PLAYED,
    PLAYERS,
    STARTS,
    STORED,
    TAKEN,
)
from approdo.fast.new_england.settling import (
    SEAT_FIGURES,
    SEAT_TILES,
    count,
    empty_barns,
    figure_tiles,
    free_land,
    others_land,
)
from approdo.fast.new_england.tables import (
    BARN,
    BONUS,
    COAST_HI,
    COAST_LO,
    FIGURE_OF,
    FIGURES,
    ITEMS,
    K_LAY,
    K_TURN,
    K_USE,
    KINDS,
    LAND_HI,
    LAND_LO,
    PILGRIM,
    POINTS,
    PURCHASES,
    SHAPE_OF,
    SHIP,
    TERRAIN_OF,
    TILES,
)
from approdo.fast.stack import DEPTH, FIRST_FRAME, FRAME
from approdo.games.new_england import traits as reference

COUNT = reference.COUNT
AT_LAND = 3 + 2 * FIGURES + 5
AT_FITS = AT_LAND + 5 * TILES
AT_COPIES = AT_FITS + KINDS
AT_OFFER = AT_COPIES + KINDS
AT_HAND = AT_OFFER + ITEMS + 2
AT_RACE = AT_HAND + ITEMS + 1


@kernel
def traits(s: Words, t: Words, seat: int, out: Numbers) -> None:
    """The numbers, in the order of the reference; `out` is blank."""
    rounds = rounds_left(s)
    late = min(1.0, rounds / LATE)
    free_lo, free_hi = free_land(s, seat)
    marker, money = s[MARKERS + seat], s[MONEY + seat]
    acting = s[FIRST_FRAME] == K_TURN and s[FIRST_FRAME + 1] == 1 << seat
    waiting = not marker and s[FIRST_FRAME] != K_TURN
    purchases = min(PURCHASES - (s[BOUGHT] if acting else 0), money // marker) if marker else 0
    out[0] = 1.0 if acting else 0.0
    out[1] = 1.0 if waiting else 0.0
    out[2] = float(purchases)
    for figure in range(FIGURES):
        own = count(s, seat, figure)
        best = 0
        for other in range(s[PLAYERS]):
            if other != seat:
                best = max(best, count(s, other, figure))
        out[3 + 2 * figure] = float(max(-3, min(3, own - best)))
        out[4 + 2 * figure] = float(BONUS[figure]) if own and own >= best else 0.0
    for terrain in range(TILES):
        of_land(s, seat, terrain, late, out)
    at = 3 + 2 * FIGURES
    out[at] = float(empty_barns(s, seat))
    for kind in range(KINDS):
        points = s[STORED + seat * KINDS + kind] * POINTS[kind]
        out[at + 1] += points
        if FIGURE_OF[kind] >= 0 or out[AT_COPIES + kind]:
            out[at + 2] += points
        out[AT_COPIES + kind] *= s[DECK + kind]
    if free_lo & COAST_LO | free_hi & COAST_HI:
        out[at + 3] = float(min(3, figure_tiles(s, seat, SHIP, free_lo, free_hi)))
    out[at + 4] = float(popcount(free_lo) + popcount(free_hi))
    if purchases or waiting:
        for item in range(ITEMS):
            if on_offer(s, item) and is_open(s, seat, item, free_lo, free_hi):
                out[AT_OFFER + item] = 1.0
    if acting:
        in_hand(s, seat, rounds, out)
    out[AT_OFFER + ITEMS + 1] = money * min(1.0, rounds / 4.0)
    race(s, seat, rounds, out)
    out[AT_RACE + 7] = 1.0 if marker else 0.0
    out[AT_RACE + 8] = 1.0 if purchases > 0 else 0.0
    for other in range(s[PLAYERS]):
        if s[MARKERS + other] > marker > 0:
            out[AT_RACE + 9] += 1.0


@kernel
def in_hand(s: Words, seat: int, rounds: float, out: Numbers) -> None:
    """What was bought, or taken from a barn, and is not yet settled."""
    for frame in range(FIRST_FRAME, FIRST_FRAME + s[DEPTH] * FRAME, FRAME):
        if s[frame] == K_LAY or s[frame] == K_USE:
            item = s[frame + 2] + (TILES if s[frame] == K_USE else 0)
            out[AT_OFFER + ITEMS] += gain(s, seat, item, rounds)
            out[AT_HAND + item] += 1.0
            if s[frame] == K_USE and s[frame + 3]:
                out[AT_HAND + ITEMS] = 1.0


@kernel
def race(s: Words, seat: int, rounds: float, out: Numbers) -> None:
    """How far the end is, and how one stands."""
    best = 0
    for other in range(s[PLAYERS]):
        if other != seat:
            best = max(best, card_points(s, PLAYED, other))
    lead = float(card_points(s, PLAYED, seat) - best)
    out[AT_RACE] = rounds
    out[AT_RACE + 1] = 1.0 if rounds < 2.0 else 0.0
    out[AT_RACE + 2] = 1.0 if rounds < 3.5 else 0.0
    out[AT_RACE + 3] = max(0.0, 1.0 - rounds / 4.0)
    out[AT_RACE + 4] = lead
    out[AT_RACE + 5] = lead * max(0.0, 1.0 - rounds / 6.0)
    out[AT_RACE + 6] = count(s, seat, PILGRIM) * rounds


@kernel
def of_land(s: Words, seat: int, terrain: int, late: float, out: Numbers) -> None:
    """One type: free of barns and development, near, behind, what may be hoped for; which cards fit."""
    barred_lo, barred_hi = others_land(s, seat, terrain)
    barred_lo, barred_hi = beside(barred_lo, barred_hi)
    empty_lo = LAND_LO & ~s[TAKEN] & ~barred_lo
    empty_hi = LAND_HI & ~s[TAKEN + 1] & ~barred_hi
    own = seat * SEAT_TILES + terrain * 2
    near_lo, near_hi = beside(s[LAND + own], s[LAND + own + 1])
    near_lo &= empty_lo
    near_hi &= empty_hi
    ring_lo, ring_hi = beside(near_lo, near_hi)
    ring_lo &= empty_lo & ~near_lo
    ring_hi &= empty_hi & ~near_hi
    barns = FIGURES_AT + seat * SEAT_FIGURES + BARN * 2
    lo = s[LAND + own] & ~s[DEVELOPED] & ~s[barns]
    hi = s[LAND + own + 1] & ~s[DEVELOPED + 1] & ~s[barns + 1]
    if s[STARTS + own] & s[barns] | s[STARTS + own + 1] & s[barns + 1]:
        lo &= ~s[STARTS + own]
        hi &= ~s[STARTS + own + 1]
    hoped = 0.0
    if lo | hi:
        for kind in range(KINDS):
            if TERRAIN_OF[kind] == terrain and has_fit(SHAPE_OF[kind], lo, hi, s[STARTS + own], s[STARTS + own + 1]):
                out[AT_FITS + kind] = late
                out[AT_COPIES + kind] = 1.0
                hoped += POINTS[kind] * min(1.0, HOPE * (s[DECK + kind] + on_offer(s, TILES + kind)))
    at = AT_LAND + 5 * terrain
    size = float(popcount(lo) + popcount(hi))
    out[at] = size
    out[at + 1] = float(popcount(near_lo) + popcount(near_hi))
    out[at + 2] = float(popcount(ring_lo) + popcount(ring_hi))
    out[at + 3] = hoped
    out[at + 4] = (min(hoped, TILE_POINTS * size) + SPARE * size) * late
