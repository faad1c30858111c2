"""What may be done, what it does, and what chance decides: games/new_england/rules.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest
from approdo.fast.new_england.geometry import list_fits, list_places, list_spaces
from approdo.fast.new_england.row import (
    ADDERS,
    BAG,
    BANK,
    BOUGHT,
    DECK,
    DEVELOPED,
    ENDED,
    FIGURES_AT,
    FIRST,
    FREE_STORING,
    FRESH,
    GONE,
    LAND,
    MARKERS,
    MONEY,
    MOVED,
    OFFER,
    PLAYED,
    PLAYERS,
    ROUND,
    STARTS,
    STORED,
    TAKEN,
)
from approdo.fast.new_england.settling import (
    SEAT_FIGURES,
    SEAT_TILES,
    can_use,
    count,
    empty_barns,
    figure_spaces,
    free_land,
    kept_on,
    leaders,
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
    A_CARD,
    A_DEVELOP,
    A_END,
    A_FIGURE,
    A_FIRST,
    A_LAY,
    A_MARKER,
    A_MOVE,
    A_PLAY,
    A_START,
    A_STORE,
    A_TILE,
    BARN,
    BIT,
    BONUS,
    COASTAL,
    FIGURE_OF,
    FIGURES,
    FITS,
    HIGHEST,
    INCOME,
    KINDS,
    LEAST_TILES,
    LOWEST,
    MOST_MONEY,
    MOST_TILES,
    MOVES,
    N_PLACES,
    ON_OFFER,
    PER_PILGRIM,
    PILGRIM,
    PLACES,
    POINTS,
    PURCHASES,
    SHAPE_OF,
    SHIP,
    SPACE_AT,
    SPACES,
    T_KEYS,
    T_POINTS,
    TERRAIN_OF,
    TILES,
)
from approdo.fast.ranking import rank
from approdo.fast.stack import pop, push, push1, push2, top
from approdo.games.new_england import frames as reference
from approdo.games.new_england.state import SHORT_OF_CARDS as REFERENCE_SHORT_OF_CARDS
from approdo.games.new_england.state import SHORT_OF_TILES as REFERENCE_SHORT_OF_TILES

K_FIRST, K_START, K_ANNOUNCE = reference.FIRST, reference.START, reference.ANNOUNCE
K_TILES, K_CARDS, K_MARKERS = reference.TILES, reference.CARDS, reference.MARKERS
K_TURN, K_LAY, K_USE = reference.TURN, reference.LAY, reference.USE
SHORT_OF_TILES, SHORT_OF_CARDS = REFERENCE_SHORT_OF_TILES, REFERENCE_SHORT_OF_CARDS

# --- what is legal ---


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


# --- what happens ---


@kernel
def apply(s: Words, t: Words, seat: int, number: int) -> None:
    """Carry out an action or an outcome of chance."""
    at = top(s)
    kind = s[at]
    if kind == K_TURN:
        take_turn(s, seat, number)
    elif kind == K_USE:
        use(s, seat, s[at + 2], number)
    elif kind == K_LAY:
        lay(s, seat, s[at + 2], number - A_LAY)
    elif kind == K_MARKERS:
        take_marker(s, seat, number - A_MARKER)
    elif kind == K_TILES:
        s[BAG + number - A_TILE] -= 1
        come_on_offer(s, number - A_TILE)
    elif kind == K_CARDS:
        s[DECK + number - A_CARD] -= 1
        come_on_offer(s, TILES + number - A_CARD)
    elif kind == K_ANNOUNCE:
        announce(s, seat, number - A_ANNOUNCE)
    elif kind == K_START:
        place_start(s, seat, (number - A_START) // N_PLACES, (number - A_START) % N_PLACES)
    else:
        pop(s)
        s[FIRST] = number - A_FIRST
        next_start(s)


@kernel
def place_start(s: Words, seat: int, terrain: int, place: int) -> None:
    """A start tile comes on the board."""
    pop(s)
    own = seat * SEAT_TILES + terrain * 2
    for word in range(2):
        s[STARTS + own + word] = s[LAND + own + word] = PLACES[place, word]
        s[TAKEN + word] |= PLACES[place, word]
    next_start(s)


@kernel
def next_start(s: Words) -> None:
    """Anticlockwise from the first player's right, three times round; then the first round (ne.3.1, ne.3.2)."""
    players = s[PLAYERS]
    placed = 0
    for i in range(STARTS, STARTS + players * SEAT_TILES, 2):
        if s[i] | s[i + 1]:
            placed += 1
    if placed == TILES * players:
        begin_round(s)
    else:
        push(s, K_START, 1 << (s[FIRST] - 1 - placed + players * (TILES + 1)) % players)


@kernel
def begin_round(s: Words) -> None:
    """The first player announces."""
    s[ROUND] += 1
    s[OFFER] = 0
    push(s, K_ANNOUNCE, 1 << s[FIRST])


@kernel
def announce(s: Words, seat: int, tiles: int) -> None:
    """The offer is drawn, tiles first (ne.4.3, ne.4.4); or the game ends at once (ne.13)."""
    pop(s)
    if in_bag(s) < tiles:
        s[ENDED] = SHORT_OF_TILES
    elif in_deck(s) < ON_OFFER - tiles:
        s[ENDED] = SHORT_OF_CARDS
    if s[ENDED]:
        for i in range(s[PLAYERS]):  # stored cards leave the game (ne.13.5)
            for kind in range(KINDS):
                s[GONE + TILES + kind] += s[STORED + i * KINDS + kind]
                s[STORED + i * KINDS + kind] = 0
        return
    push(s, K_MARKERS, 1 << seat)
    push1(s, K_CARDS, 0, ON_OFFER - tiles)
    push1(s, K_TILES, 0, tiles)


@kernel
def come_on_offer(s: Words, item: int) -> None:
    """An item is drawn; the frame counts those left."""
    s[OFFER] += 1
    s[OFFER + s[OFFER]] = item
    left = top(s) + 2
    s[left] -= 1
    if not s[left]:
        pop(s)


@kernel
def take_marker(s: Words, seat: int, number: int) -> None:
    """Clockwise until all have one; then the ships are counted and the highest begins (ne.5.1, ne.6.1, ne.11.1)."""
    pop(s)
    s[MARKERS + seat] = number
    for other in range(s[PLAYERS]):
        if not s[MARKERS + other]:
            push(s, K_MARKERS, 1 << (seat + 1) % s[PLAYERS])
            return
    s[ADDERS] = leaders(s, SHIP)
    next_turn(s)


@kernel
def next_turn(s: Words) -> None:
    """The highest marker not yet put back is next; without one the round is over (ne.6.1, ne.12.4, ne.12.5)."""
    highest = 0
    following = -1
    for seat in range(s[PLAYERS]):
        if s[MARKERS + seat] > highest:
            highest = s[MARKERS + seat]
            following = seat
    if following >= 0:
        push(s, K_TURN, 1 << following)
        return
    for i in range(s[OFFER]):
        if s[OFFER + 1 + i] >= 0:
            s[GONE + s[OFFER + 1 + i]] += 1
    s[ADDERS] = 0
    s[FIRST] = (s[FIRST] + 1) % s[PLAYERS]
    begin_round(s)


@kernel
def take_turn(s: Words, seat: int, number: int) -> None:
    """One step of a turn."""
    if number >= A_MOVE:
        move(s, seat, (number - A_MOVE) // SPACES, (number - A_MOVE) % SPACES)
        return
    s[MOVED] = s[MOVED + 1] = 0
    if number == A_END:
        end_turn(s, seat)
    elif number >= A_PLAY:
        play_stored(s, seat, number - A_PLAY)
    elif number >= A_BUY:
        buy(s, seat, number - A_BUY)
    else:
        s[ADDERS] &= ~(1 << seat)
        push1(s, K_CARDS if number - A_ADD else K_TILES, 0, 1)


@kernel
def buy(s: Words, seat: int, item: int) -> None:
    """Pay, take the item, and settle it at once (ne.6.3 - ne.6.5); the right to add ends here (ne.11.3)."""
    s[MONEY + seat] -= s[MARKERS + seat]
    s[BANK] += s[MARKERS + seat]
    s[BOUGHT] += 1
    s[ADDERS] &= ~(1 << seat)
    for i in range(s[OFFER]):
        if s[OFFER + 1 + i] == item:
            s[OFFER + 1 + i] = -1 - seat
            break
    if item < TILES:
        push1(s, K_LAY, 1 << seat, item)
    else:
        push2(s, K_USE, 1 << seat, item - TILES, 0)


@kernel
def play_stored(s: Words, seat: int, kind: int) -> None:
    """A card leaves its barn (ne.10.4, ne.10.5)."""
    s[STORED + seat * KINDS + kind] -= 1
    push2(s, K_USE, 1 << seat, kind, 1)


@kernel
def move(s: Words, seat: int, origin: int, target: int) -> None:
    """A pilgrim or a ship goes to another tile (ne.9.7, ne.9.10)."""
    from_lo, from_hi = kept_on(s, seat, origin)
    to_lo, to_hi = kept_on(s, seat, target)
    for figure in range(FIGURES):
        at = FIGURES_AT + seat * SEAT_FIGURES + figure * 2
        if s[at] & from_lo | s[at + 1] & from_hi:
            s[at] ^= from_lo | to_lo
            s[at + 1] ^= from_hi | to_hi
            break
    s[MOVED] |= to_lo
    s[MOVED + 1] |= to_hi


@kernel
def end_turn(s: Words, seat: int) -> None:
    """The marker goes back, income comes, the next in order follows (ne.12.1 - ne.12.3)."""
    pop(s)
    earned = INCOME + PER_PILGRIM * count(s, seat, PILGRIM)
    s[MONEY + seat] += earned
    s[BANK] -= earned
    s[MARKERS + seat] = s[BOUGHT] = s[FRESH] = 0
    s[ADDERS] &= ~(1 << seat)
    next_turn(s)


@kernel
def lay(s: Words, seat: int, terrain: int, space: int) -> None:
    """A land tile comes on the board, undeveloped (ne.7.1)."""
    pop(s)
    own = LAND + seat * SEAT_TILES + terrain * 2
    for word in range(2):
        s[own + word] |= BIT[space, word]
        s[TAKEN + word] |= BIT[space, word]


@kernel
def use(s: Words, seat: int, kind: int, number: int) -> None:
    """One step with a card in hand."""
    if number >= A_MOVE:
        move(s, seat, (number - A_MOVE) // SPACES, (number - A_MOVE) % SPACES)
        return
    s[MOVED] = s[MOVED + 1] = 0
    if A_PLAY <= number < A_STORE:
        play_stored(s, seat, number - A_PLAY)
        return
    pop(s)
    if number == A_STORE:
        s[STORED + seat * KINDS + kind] += 1
        s[FRESH] += 1
        s[FRESH + s[FRESH]] = kind
        return
    s[PLAYED + seat * KINDS + kind] += 1
    if number >= A_DEVELOP:
        for word in range(2):
            s[DEVELOPED + word] |= FITS[number - A_DEVELOP, word]
    else:
        at = FIGURES_AT + seat * SEAT_FIGURES + FIGURE_OF[kind] * 2
        lo, hi = kept_on(s, seat, number - A_FIGURE)
        s[at] |= lo
        s[at + 1] |= hi


# --- chance and the end ---


@kernel
def outcomes(s: Words, t: Words, out: Words, weights: Words) -> int:
    """Who begins (ne.2.4), a tile from the bag (ne.4.3) or a card from the deck (ne.4.4)."""
    kind = s[top(s)]
    if kind == K_FIRST:
        for seat in range(s[PLAYERS]):
            out[seat] = A_FIRST + seat
            weights[seat] = 1
        return s[PLAYERS]
    base, at, size = A_TILE, BAG, TILES
    if kind == K_CARDS:
        base, at, size = A_CARD, DECK, KINDS
    n = 0
    for i in range(size):
        if s[at + i]:
            out[n] = base + i
            weights[n] = s[at + i]
            n += 1
    return n


@kernel
def outcome(s: Words, t: Words, points: Words, ranks: Words) -> int:
    """Points of cards and majorities; then most money, then shared (ne.14.1 - ne.14.9)."""
    players = s[PLAYERS]
    for seat in range(players):
        points[seat] = 0
        for kind in range(KINDS):
            points[seat] += s[PLAYED + seat * KINDS + kind] * POINTS[kind]
    for figure in range(FIGURES):
        most = leaders(s, figure)
        for seat in range(players):
            if most >> seat & 1:
                points[seat] += BONUS[figure]
    for seat in range(players):
        t[T_KEYS + seat] = points[seat] * MOST_MONEY + s[MONEY + seat]
    return rank(t[T_KEYS:T_POINTS], ranks, players)
