"""What may be done: the legal actions of games/new_england/rules.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest
from approdo.fast.new_england.geometry import list_fits, list_places, list_spaces
from approdo.fast.new_england.row import (
    ADDERS,
    BAG,
    BOUGHT,
    DECK,
    FIGURES_AT,
    FREE_STORING,
    LAND,
    MARKERS,
    MONEY,
    MOVED,
    OFFER,
    PLAYERS,
    STARTS,
    STORED,
)
from approdo.fast.new_england.settling import (
    SEAT_FIGURES,
    SEAT_TILES,
    can_use,
    count,
    empty_barns,
    figure_spaces,
    free_land,
    ready,
    start_spaces,
    tile_at,
    tile_spaces,
    whole_tiles,
)
from approdo.fast.new_england.tables import (
    A_ADD,
    A_ANNOUNCE,
    A_BUY,
    A_DEVELOP,
    A_END,
    A_FIGURE,
    A_LAY,
    A_MARKER,
    A_MOVE,
    A_PLAY,
    A_START,
    A_STORE,
    BARN,
    COASTAL,
    FIGURE_OF,
    FIGURES,
    HIGHEST,
    K_LAY,
    K_MARKERS,
    K_START,
    K_TURN,
    K_USE,
    KINDS,
    LEAST_TILES,
    LOWEST,
    MOST_TILES,
    MOVES,
    N_PLACES,
    PURCHASES,
    SHAPE_OF,
    SPACE_AT,
    SPACES,
    TERRAIN_OF,
    TILES,
)
from approdo.fast.stack import top


@kernel
def legal(s: Words, t: Words, seat: int, out: Words) -> int:
    """The ids of what the seat awaited may do."""
    at = top(s)
    kind = s[at]
    if not s[at + 1] >> seat & 1:
        return 0
    if kind == K_TURN:
        return legal_turn(s, seat, out)
    if kind == K_USE:
        return legal_use(s, seat, s[at + 2], s[at + 3], out)
    if kind == K_LAY:
        lo, hi = tile_spaces(s, seat, s[at + 2])
        return list_spaces(lo, hi, A_LAY, out, 0)
    if kind == K_MARKERS:
        return legal_marker(s, out)
    if kind == K_START:
        return legal_start(s, seat, out)
    for tiles in range(LEAST_TILES, MOST_TILES + 1):  # ne.4.2
        out[tiles - LEAST_TILES] = A_ANNOUNCE + tiles
    return MOST_TILES - LEAST_TILES + 1


@kernel
def legal_start(s: Words, seat: int, out: Words) -> int:
    """Any own start tile still at hand, on any place for it (ne.3.3)."""
    n = 0
    for terrain in range(TILES):
        own = STARTS + seat * SEAT_TILES + terrain * 2
        if not s[own] | s[own + 1]:
            lo, hi = start_spaces(s, seat, terrain)
            n = list_places(lo, hi, A_START + terrain * N_PLACES, out, n)
    return n


@kernel
def legal_marker(s: Words, out: Words) -> int:
    """Any marker that nobody has taken (ne.5.2, ne.5.4)."""
    taken = 0
    for seat in range(s[PLAYERS]):
        taken |= 1 << s[MARKERS + seat]
    n = 0
    for number in range(LOWEST, HIGHEST + 1):
        if not taken >> number & 1:
            out[n] = A_MARKER + number
            n += 1
    return n


@kernel
def legal_turn(s: Words, seat: int, out: Words) -> int:
    """Buy, add an item, play a stored card, move figures, or end the turn."""
    n = 0
    lo, hi = free_land(s, seat)
    if s[BOUGHT] < PURCHASES and s[MONEY + seat] >= s[MARKERS + seat]:  # ne.6.2, ne.6.3
        n = list_buyable(s, seat, lo, hi, out, n)
    if s[ADDERS] >> seat & 1:  # ne.11.3, ne.11.7
        if in_bag(s):
            out[n] = A_ADD
            n += 1
        if in_deck(s):
            out[n] = A_ADD + 1
            n += 1
    n = list_playable(s, seat, lo, hi, out, n)
    n = list_moves(s, seat, lo, hi, out, n)
    out[n] = A_END
    return n + 1


@kernel
def in_bag(s: Words) -> int:
    """How many land tiles are in the bag."""
    left = 0
    for terrain in range(TILES):
        left += s[BAG + terrain]
    return left


@kernel
def in_deck(s: Words) -> int:
    """How many cards are in the deck."""
    left = 0
    for kind in range(KINDS):
        left += s[DECK + kind]
    return left


@kernel
def list_buyable(s: Words, seat: int, free_lo: int, free_hi: int, out: Words, n: int) -> int:
    """The items on offer that a seat could lay, carry out or store, each once (ne.6.6, ne.6.7, ne.10.3)."""
    any_card = s[FREE_STORING] and empty_barns(s, seat) > 0
    seen = 0
    for i in range(s[OFFER]):
        item = s[OFFER + 1 + i]
        if item < 0 or seen >> item & 1:
            continue
        seen |= 1 << item
        if item < TILES:
            lo, hi = tile_spaces(s, seat, item)
            good = lo | hi != 0
        else:
            good = any_card or can_use(s, seat, item - TILES, free_lo, free_hi)
        if good:
            out[n] = A_BUY + item
            n += 1
    return n


@kernel
def list_playable(s: Words, seat: int, free_lo: int, free_hi: int, out: Words, n: int) -> int:
    """Cards stored in an earlier round that can be carried out (ne.10.4)."""
    if not count(s, seat, BARN):
        return n
    for kind in range(KINDS):
        if s[STORED + seat * KINDS + kind] and ready(s, seat, kind) and can_use(s, seat, kind, free_lo, free_hi):
            out[n] = A_PLAY + kind
            n += 1
    return n


@kernel
def list_moves(s: Words, seat: int, free_lo: int, free_hi: int, out: Words, n: int) -> int:
    """Any pilgrim to any free tile, any ship to any free tile on the coast (ne.9.7, ne.9.10, ne.9.12).

    A start tile goes by either of its spaces.
    """
    if not free_lo | free_hi:
        return n
    for figure in range(FIGURES):
        if not MOVES[figure]:
            continue
        at = FIGURES_AT + seat * SEAT_FIGURES + figure * 2
        from_lo, from_hi = s[at] & ~s[MOVED], s[at + 1] & ~s[MOVED + 1]
        if from_lo | from_hi:
            from_lo, from_hi = whole_tiles(s, seat, from_lo, from_hi)
            lo, hi = figure_spaces(s, seat, figure, free_lo, free_hi)
            while from_lo:
                n = list_spaces(lo, hi, A_MOVE + SPACE_AT[0, lowest(from_lo)] * SPACES, out, n)
                from_lo &= from_lo - 1
            while from_hi:
                n = list_spaces(lo, hi, A_MOVE + SPACE_AT[1, lowest(from_hi)] * SPACES, out, n)
                from_hi &= from_hi - 1
    return n


@kernel
def legal_use(s: Words, seat: int, kind: int, from_barn: int, out: Words) -> int:
    """Carry out the card in hand; one that was bought may also be stored, or wait for a stored one (ne.8.1, ne.10)."""
    lo, hi = free_land(s, seat)
    figure = FIGURE_OF[kind]
    if figure >= 0:
        to_lo, to_hi = figure_spaces(s, seat, figure, lo, hi)
        n = list_spaces(to_lo, to_hi, A_FIGURE, out, 0)
    else:
        own = seat * SEAT_TILES + TERRAIN_OF[kind] * 2
        on_lo, on_hi = lo & s[LAND + own], hi & s[LAND + own + 1]
        n = list_fits(SHAPE_OF[kind], on_lo, on_hi, s[STARTS + own], s[STARTS + own + 1], A_DEVELOP, out, 0)
    storing = not from_barn and empty_barns(s, seat) > 0
    if storing:
        out[n] = A_STORE
        n += 1
    if not from_barn:
        n = list_playable(s, seat, lo, hi, out, n)
    end = list_moves(s, seat, lo, hi, out, n)
    # Moving leaves as many free tiles as before: a pilgrim or barn can always still be placed.
    if storing or (figure >= 0 and not COASTAL[figure]):
        return end
    for i in range(n, end):
        if is_safe(s, seat, kind, from_barn, lo, hi, out[i] - A_MOVE):
            out[n] = out[i]
            n += 1
    return n


@kernel
def is_safe(s: Words, seat: int, kind: int, from_barn: int, lo: int, hi: int, move: int) -> bool:
    """Whether after a move the card in hand can still be carried out, or wait for a stored one (ne.9.11)."""
    origin_lo, origin_hi = tile_at(s, seat, move // SPACES)
    target_lo, target_hi = tile_at(s, seat, move % SPACES)
    lo = (lo | origin_lo) & ~target_lo
    hi = (hi | origin_hi) & ~target_hi
    if can_use(s, seat, kind, lo, hi):
        return True
    if not from_barn:
        for stored in range(KINDS):
            if ready(s, seat, stored) and can_use(s, seat, stored, lo, hi):
                return True
    return False
