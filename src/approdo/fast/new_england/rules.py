"""What is done and what chance decides: games/new_england/rules.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel
from approdo.fast.new_england.legality import in_bag, in_deck
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
from approdo.fast.new_england.settling import SEAT_FIGURES, SEAT_TILES, count, kept_on, leaders
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
    BIT,
    BONUS,
    FIGURE_OF,
    FIGURES,
    FITS,
    INCOME,
    K_ANNOUNCE,
    K_CARDS,
    K_FIRST,
    K_LAY,
    K_MARKERS,
    K_START,
    K_TILES,
    K_TURN,
    K_USE,
    KINDS,
    MOST_MONEY,
    N_PLACES,
    ON_OFFER,
    PER_PILGRIM,
    PILGRIM,
    PLACES,
    POINTS,
    SHIP,
    SHORT_OF_CARDS,
    SHORT_OF_TILES,
    SPACES,
    T_KEYS,
    T_POINTS,
    TILES,
)
from approdo.fast.ranking import rank
from approdo.fast.stack import pop, push, push1, push2, top

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
