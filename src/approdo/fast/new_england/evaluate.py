"""How good a position is for a seat, and what is worth a look: games/new_england/evaluate.py again."""

from __future__ import annotations

import numpy as np

from approdo.fast.jit import Numbers, Words, kernel, lowest, popcount
from approdo.fast.new_england.geometry import beside, has_fit, list_fits
from approdo.fast.new_england.legality import in_bag, in_deck
from approdo.fast.new_england.row import (
    BOUGHT,
    DECK,
    DEVELOPED,
    FIGURES_AT,
    LAND,
    MARKERS,
    MONEY,
    OFFER,
    PLAYED,
    PLAYERS,
    STARTS,
    STORED,
    TAKEN,
)
from approdo.fast.new_england.rules import outcome
from approdo.fast.new_england.settling import (
    SEAT_FIGURES,
    SEAT_TILES,
    can_use,
    count,
    figure_tiles,
    free_land,
    leaders,
    occupied,
    others_land,
    ready,
    tile_spaces,
)
from approdo.fast.new_england.tables import (
    A_DEVELOP,
    A_FIGURE,
    A_FIRST,
    A_MOVE,
    BARN,
    BIT,
    BONUS,
    COAST_HI,
    COAST_LO,
    FAMILIES,
    FIGURE_OF,
    FIGURES,
    FITS,
    K_LAY,
    K_MARKERS,
    K_TURN,
    K_USE,
    KINDS,
    LAND_HI,
    LAND_LO,
    LOWEST,
    ON_OFFER,
    PILGRIM,
    POINTS,
    PURCHASES,
    SHAPE_OF,
    SHIP,
    SIZES,
    SPACE_AT,
    SPACES,
    T_IDS,
    T_POINTS,
    T_RANKS,
    TERRAIN_OF,
    TILES,
)
from approdo.fast.stack import DEPTH, FIRST_FRAME, FRAME, top
from approdo.games.new_england import evaluate as reference

PARTS = ("result", "points", "majorities", "land", "room", "income", "money", "stored", "rivals", "plans")
SHILLING, SAVINGS, TILE_POINTS, HOPE = reference.SHILLING, reference.SAVINGS, reference.TILE_POINTS, reference.HOPE
SPARE, LATE, LAND_COST, TAKEN_BEFORE = reference.SPARE, reference.LATE, reference.LAND_COST, reference.TAKEN
USUAL_PRICE = reference.USUAL_PRICE
LITTLE, SOME, MUCH = reference.TILE_GAINS
OFFERS = ON_OFFER + FAMILIES


@kernel
def evaluate(s: Words, t: Words, seat: int, parts: Numbers) -> float:
    """The parts and their sum."""
    for i in range(10):
        parts[i] = 0.0
    if not s[DEPTH]:
        winners = outcome(s, t, t[T_POINTS:T_RANKS], t[T_RANKS:])
        parts[0] = 200.0 / popcount(winners) if winners >> seat & 1 else -200.0
        return parts[0]
    rounds = rounds_left(s)
    free_lo, free_hi = free_land(s, seat)
    parts[1] = float(card_points(s, PLAYED, seat))
    parts[2] = majorities(s, seat, rounds)
    for terrain in range(TILES):
        parts[3] += land(s, seat, terrain, rounds)
    parts[4] = room(s, seat, free_lo, free_hi) * min(1.0, rounds / 8.0)
    parts[5] = SHILLING * count(s, seat, PILGRIM) * max(0.0, rounds - 1.0)
    parts[6] = shilling(rounds) * min(float(s[MONEY + seat]), 6.0 + SAVINGS * rounds)
    parts[7] = 0.4 * card_points(s, STORED, seat)
    best = 0
    for other in range(s[PLAYERS]):
        if other != seat:
            best = max(best, card_points(s, PLAYED, other))
    parts[8] = -0.3 * best
    parts[9] = plans(s, t, seat, rounds, free_lo, free_hi)
    total = 0.0
    for i in range(10):
        total += parts[i]
    return total


@kernel
def rounds_left(s: Words) -> float:
    """Rounds that bag and deck still give, the present one included."""
    left = (in_bag(s) + in_deck(s)) / ON_OFFER
    going_on = s[OFFER] >= ON_OFFER
    for seat in range(s[PLAYERS]):
        if s[MARKERS + seat]:
            going_on = True
    return left + (1.0 if going_on else 0.0)


@kernel
def shilling(rounds: float) -> float:
    """What a shilling is worth with so many rounds to spend it in."""
    return SHILLING * min(1.0, rounds / 4.0)


@kernel
def card_points(s: Words, at: int, seat: int) -> int:
    """The points of a seat's cards, carried out or stored."""
    points = 0
    for kind in range(KINDS):
        points += s[at + seat * KINDS + kind] * POINTS[kind]
    return points


@kernel
def majorities(s: Words, seat: int, rounds: float) -> float:
    """The three bonuses, the surer the nearer the end; the ships' extra item besides."""
    sure = 1.0 - 0.5 * min(1.0, rounds / 8.0)
    worth = 0.0
    for figure in range(FIGURES):
        own = count(s, seat, figure)
        best = 0
        for other in range(s[PLAYERS]):
            if other != seat:
                best = max(best, count(s, other, figure))
        if own and own >= best:
            worth += BONUS[figure] * min(1.0, sure + 0.15 * (own - best))
        elif best - own == 1:
            worth += BONUS[figure] * (1.0 - sure) * 0.5
    return worth + (0.15 * rounds if leaders(s, SHIP) >> seat & 1 else 0.0)


@kernel
def land(s: Words, seat: int, terrain: int, rounds: float) -> float:
    """What undeveloped land may bring: cards that fit and may still come, no more than the land can hold."""
    own = seat * SEAT_TILES + terrain * 2
    barns = FIGURES_AT + seat * SEAT_FIGURES + BARN * 2
    lo = s[LAND + own] & ~s[DEVELOPED] & ~s[barns]
    hi = s[LAND + own + 1] & ~s[DEVELOPED + 1] & ~s[barns + 1]
    if s[STARTS + own] & s[barns] | s[STARTS + own + 1] & s[barns + 1]:
        lo &= ~s[STARTS + own]
        hi &= ~s[STARTS + own + 1]
    if not lo | hi:
        return 0.0
    hoped = 0.0
    for kind in range(KINDS):
        if TERRAIN_OF[kind] != terrain:
            continue
        copies = s[DECK + kind] + on_offer(s, TILES + kind)
        if copies and has_fit(SHAPE_OF[kind], lo, hi, s[STARTS + own], s[STARTS + own + 1]):
            hoped += POINTS[kind] * min(1.0, HOPE * copies)
    size = popcount(lo) + popcount(hi)
    return (min(hoped, TILE_POINTS * size) + SPARE * size) * min(1.0, rounds / LATE)


@kernel
def on_offer(s: Words, item: int) -> int:
    """How many copies of an item are on offer."""
    copies = 0
    for i in range(s[OFFER]):
        if s[OFFER + 1 + i] == item:
            copies += 1
    return copies


@kernel
def room(s: Words, seat: int, free_lo: int, free_hi: int) -> float:
    """Spaces to grow into: next to one's land, and the ring behind; a harbour counts too."""
    worth = 0.0
    for terrain in range(TILES):
        barred_lo, barred_hi = others_land(s, seat, terrain)
        barred_lo, barred_hi = beside(barred_lo, barred_hi)
        empty_lo = LAND_LO & ~s[TAKEN] & ~barred_lo
        empty_hi = LAND_HI & ~s[TAKEN + 1] & ~barred_hi
        own = LAND + seat * SEAT_TILES + terrain * 2
        near_lo, near_hi = beside(s[own], s[own + 1])
        near_lo &= empty_lo
        near_hi &= empty_hi
        ring_lo, ring_hi = beside(near_lo, near_hi)
        ring_lo &= empty_lo & ~near_lo
        ring_hi &= empty_hi & ~near_hi
        near = popcount(near_lo) + popcount(near_hi)
        ring = popcount(ring_lo) + popcount(ring_hi)
        worth += 0.35 * min(near, 5) + 0.1 * min(ring, 9)
    harbours = 0
    if free_lo & COAST_LO | free_hi & COAST_HI:
        harbours = figure_tiles(s, seat, SHIP, free_lo, free_hi)
    return worth + 0.5 * min(2, harbours)


@kernel
def plans(s: Words, t: Words, seat: int, rounds: float, free_lo: int, free_hi: int) -> float:
    """What is in hand, and what may still be bought in this round with one's marker."""
    worth = 0.0
    acting = s[FIRST_FRAME] == K_TURN and s[FIRST_FRAME + 1] == 1 << seat
    if acting:
        for at in range(FIRST_FRAME, FIRST_FRAME + s[DEPTH] * FRAME, FRAME):
            if s[at] == K_LAY:
                worth += gain(s, seat, s[at + 2], rounds)
            elif s[at] == K_USE:
                worth += gain(s, seat, TILES + s[at + 2], rounds)
    if acting:
        stored = 0.0
        for kind in range(KINDS):
            if ready(s, seat, kind) and can_use(s, seat, kind, free_lo, free_hi):
                stored += POINTS[kind] * 0.6
        worth += stored
    marker = s[MARKERS + seat]
    if not marker and s[top(s)] != K_MARKERS:
        return worth
    price = marker if marker else USUAL_PRICE
    purchases = min(PURCHASES - (s[BOUGHT] if acting else 0), s[MONEY + seat] // price)
    if purchases <= 0:
        return worth
    survives = 1.0 if acting else (1.0 - TAKEN_BEFORE / ON_OFFER) ** before(s, seat, price)
    return wishes(s, t, seat, rounds, free_lo, free_hi, purchases, price * shilling(rounds), survives, worth)


@kernel
def wishes(
    s: Words,
    t: Words,
    seat: int,
    rounds: float,
    free_lo: int,
    free_hi: int,
    purchases: int,
    cost: float,
    survives: float,
    worth: float,
) -> float:
    """Down the list of what one would buy, the dearest first; the chance of each that it is still there."""
    gains, chance = np.empty(OFFERS), np.empty(PURCHASES + 1)
    n = 0
    for i in range(s[OFFER]):
        item = s[OFFER + 1 + i]
        if is_open(s, seat, item, free_lo, free_hi):
            gained = gain(s, seat, item, rounds)
            place = n
            while place > 0 and gains[place - 1] < gained:
                gains[place] = gains[place - 1]
                place -= 1
            gains[place] = gained
            n += 1
    chance[0] = 1.0  # chance[k]: that so many purchases are already made
    for made in range(1, purchases + 1):
        chance[made] = 0.0
    for i in range(n):
        if gains[i] <= cost:
            break
        worth += survives * (1.0 - chance[purchases]) * (gains[i] - cost)
        for made in range(purchases, 0, -1):
            chance[made] += chance[made - 1] * survives
            chance[made - 1] *= 1.0 - survives
    return worth


@kernel
def is_open(s: Words, seat: int, item: int, free_lo: int, free_hi: int) -> bool:
    """Whether an item is there and could be settled."""
    if item < 0:
        return False
    if item < TILES:
        lo, hi = tile_spaces(s, seat, item)
        return lo | hi != 0
    return can_use(s, seat, item - TILES, free_lo, free_hi)


@kernel
def before(s: Words, seat: int, price: int) -> float:
    """How many players will probably buy before this one: higher markers, and those not yet taken."""
    known = unknown = taken = 0
    for other in range(s[PLAYERS]):
        marker = s[MARKERS + other]
        taken |= 1 << marker
        if marker > price:
            known += 1
        if not marker and other != seat:
            unknown += 1
    if not unknown or s[top(s)] != K_MARKERS:
        return float(known)
    usual = higher = 0
    for number in range(LOWEST, 2 * USUAL_PRICE + 1):
        if not taken >> number & 1:
            usual += 1
            if number > price:
                higher += 1
    return known + unknown * higher / max(1, usual)


@kernel
def gain(s: Words, seat: int, item: int, rounds: float) -> float:
    """About how much an item adds when it is settled well."""
    late = min(1.0, rounds / LATE)
    if item < TILES:
        own = LAND + seat * SEAT_TILES + item * 2
        size = popcount(s[own] & ~s[DEVELOPED]) + popcount(s[own + 1] & ~s[DEVELOPED + 1])
        return (LITTLE if size < 3 else SOME if size < 5 else MUCH) * late
    kind = item - TILES
    figure = FIGURE_OF[kind]
    if figure < 0:
        return POINTS[kind] - SIZES[SHAPE_OF[kind]] * LAND_COST * late
    tile = 0.2 * late
    if figure == PILGRIM:
        tile -= SHILLING * rounds
    elif figure == BARN:
        tile += 0.8 * late
    return 1.0 - tile + 0.35 * BONUS[figure] * (0.5 if count(s, seat, figure) > 2 else 1.0)


# --- what is worth a look ---


@kernel
def shortlist(s: Words, t: Words, seat: int, ids: Words, n: int, out: Words) -> int:
    """All but second names of start tiles and moves of figures; of those one that frees a shape for a card at hand."""
    kept = moves = 0
    placing = A_FIGURE <= ids[0] < A_DEVELOP
    for i in range(n):
        if A_MOVE <= ids[i] < A_FIRST:
            moves += 1
        elif not (placing and A_FIGURE <= ids[i] < A_DEVELOP and is_second(s, seat, ids[i] - A_FIGURE)):
            out[kept] = ids[i]
            kept += 1
    if not moves:
        return kept
    kinds = at_hand(s, seat)
    free_lo, free_hi = free_land(s, seat)
    for kind in range(KINDS):
        if kinds >> kind & 1 and FIGURE_OF[kind] < 0 and not can_use(s, seat, kind, free_lo, free_hi):
            kept = list_steps_aside(s, t, seat, kind, ids, n, out, kept)
    if not kept:
        for i in range(n):
            out[i] = ids[i]
        return n
    return kept


@kernel
def is_second(s: Words, seat: int, space: int) -> bool:
    """Whether a space is the second of a start tile."""
    base = STARTS + seat * SEAT_TILES
    for i in range(base, base + SEAT_TILES, 2):
        lo, hi = s[i] & BIT[space, 0], s[i + 1] & BIT[space, 1]
        if lo and s[i] & lo - 1:
            return True
        if hi and (s[i] or s[i + 1] & hi - 1):
            return True
    return False


@kernel
def at_hand(s: Words, seat: int) -> int:
    """The mask of the kinds of card that a seat could carry out: stored ones, and in its turn those on offer."""
    kinds = 0
    for kind in range(KINDS):
        if ready(s, seat, kind):
            kinds |= 1 << kind
    if s[top(s)] == K_TURN:
        for i in range(s[OFFER]):
            if s[OFFER + 1 + i] >= TILES:
                kinds |= 1 << s[OFFER + 1 + i] - TILES
    return kinds


@kernel
def list_steps_aside(s: Words, t: Words, seat: int, kind: int, ids: Words, n: int, out: Words, kept: int) -> int:
    """For each fit that a single figure prevents: its first legal move to a space outside, once in the list."""
    own = seat * SEAT_TILES + TERRAIN_OF[kind] * 2
    lo = s[LAND + own] & ~s[DEVELOPED]
    hi = s[LAND + own + 1] & ~s[DEVELOPED + 1]
    fits = list_fits(SHAPE_OF[kind], lo, hi, s[STARTS + own], s[STARTS + own + 1], 0, t, T_IDS)
    here_lo, here_hi = occupied(s, seat)
    for i in range(T_IDS, fits):
        fit_lo, fit_hi = FITS[t[i], 0], FITS[t[i], 1]
        on_lo, on_hi = here_lo & fit_lo, here_hi & fit_hi
        if popcount(on_lo) + popcount(on_hi) != 1:
            continue
        origin = SPACE_AT[0, lowest(on_lo)] if on_lo else SPACE_AT[1, lowest(on_hi)]
        base = A_MOVE + origin * SPACES
        for k in range(n):
            target = ids[k] - base
            if 0 <= target < SPACES and not (BIT[target, 0] & fit_lo | BIT[target, 1] & fit_hi):
                known = False
                for j in range(kept):
                    if out[j] == ids[k]:
                        known = True
                if not known:
                    out[kept] = ids[k]
                    kept += 1
                break
    return kept
