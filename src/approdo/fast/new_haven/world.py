"""Worlds for a seat: what it does not know taken out of the row, and drawn again (nh.12)."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, random31
from approdo.fast.new_haven.row import BAG, COVERED, HAND, HELD, KNOWN, PLAYERS, POOL, VILLAGE
from approdo.fast.new_haven.tables import BURIED, DOWN, KINDS, NUMBERS, PLOTS, RESOURCES, TILE_SLOTS, TILES

UNSEEN = 1 << 10
"""While they are hidden, the buildings of a hand that nobody saw are so much each in the first count of the hand."""

# --- hide ---


@kernel
def hide(s: Words, t: Words, seat: int) -> None:
    """Back to bag and pool with all that a seat does not know; how many there were stays.

    A building face down becomes the first number of its resource, a tile in another hand the first kind.
    """
    sort_out(s, seat, True)
    for other in range(s[PLAYERS]):
        if other != seat:
            hide_hand(s, other)
            hide_village(s, other)
            sort_out(s, other, False)


@kernel
def sort_out(s: Words, seat: int, own: bool) -> None:
    """The tiles of a hand move up to the first slots: which slot is empty tells nothing and nobody sees it."""
    end = HELD + seat * TILE_SLOTS
    for slot in range(end, end + TILE_SLOTS):
        tile = s[slot]
        if tile >= 0:
            if not own:
                s[POOL + tile] += 1
            s[slot] = -1
            s[end] = tile if own else 0
            end += 1


@kernel
def hide_hand(s: Words, seat: int) -> None:
    """Only what everyone saw a seat take stays (nh.12.4)."""
    at = seat * KINDS
    unseen = 0
    for kind in range(KINDS):
        more = s[HAND + at + kind] - s[KNOWN + at + kind]
        s[BAG + kind] += more
        unseen += more
        s[HAND + at + kind] = s[KNOWN + at + kind]
    s[HAND + at] += UNSEEN * unseen


@kernel
def hide_village(s: Words, seat: int) -> None:
    """The numbers of buildings face down, covered ones too (nh.12.3)."""
    for at in range(VILLAGE + seat * PLOTS, VILLAGE + (seat + 1) * PLOTS):
        if s[at] > DOWN:
            kind = s[at] - DOWN - 1
            s[BAG + kind] += 1
            s[at] = kind // NUMBERS * NUMBERS + DOWN + 1
    down = COVERED + seat * BURIED + DOWN
    for kind in range(KINDS):
        count = s[down + kind]
        s[BAG + kind] += count
        s[down + kind] = 0
        s[down + kind // NUMBERS * NUMBERS] += count


# --- deal ---


@kernel
def deal(s: Words, t: Words, seat: int, rng: Words, i: int) -> None:
    """Draw what was hidden; what lies face down before the hands: its resource narrows what it can be."""
    for other in range(s[PLAYERS]):
        if other != seat:
            deal_village(s, other, rng, i)
    for other in range(s[PLAYERS]):
        if other != seat:
            deal_hand(s, other, rng, i)


@kernel
def take(s: Words, counts: int, first: int, end: int, rng: Words, i: int) -> int:
    """Draw one of these kinds from what is left of them."""
    total = 0
    for kind in range(first, end):
        total += s[counts + kind]
    left = random31(rng, i) * total >> 31
    kind = first
    while left >= s[counts + kind]:
        left -= s[counts + kind]
        kind += 1
    s[counts + kind] -= 1
    return kind


@kernel
def deal_village(s: Words, seat: int, rng: Words, i: int) -> None:
    """A number for every building face down."""
    for at in range(VILLAGE + seat * PLOTS, VILLAGE + (seat + 1) * PLOTS):
        if s[at] > DOWN:
            first = s[at] - DOWN - 1
            s[at] = take(s, BAG, first, first + NUMBERS, rng, i) + DOWN + 1
    down = COVERED + seat * BURIED + DOWN
    for resource in range(RESOURCES):
        first = resource * NUMBERS
        count = s[down + first]
        s[down + first] = 0
        for _ in range(count):
            s[down + take(s, BAG, first, first + NUMBERS, rng, i)] += 1


@kernel
def deal_hand(s: Words, seat: int, rng: Words, i: int) -> None:
    """The buildings that nobody saw, and the tiles."""
    at = HAND + seat * KINDS
    unseen = s[at] // UNSEEN
    s[at] %= UNSEEN
    for _ in range(unseen):
        s[at + take(s, BAG, 0, KINDS, rng, i)] += 1
    for slot in range(HELD + seat * TILE_SLOTS, HELD + (seat + 1) * TILE_SLOTS):
        if s[slot] >= 0:
            s[slot] = take(s, POOL, 0, TILES, rng, i)
