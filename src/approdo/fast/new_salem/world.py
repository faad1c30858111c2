"""Worlds for a seat: what it does not know taken out of the row, and drawn again (games/new_salem/view.py)."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, random31
from approdo.fast.new_salem.building import character_weights, hand_size, sorted_hand, without
from approdo.fast.new_salem.knowledge import (
    THREE_BITS,
    dealing,
    hands_empty,
    knows_characters,
    knows_hand,
    knows_packet,
    knows_under,
)
from approdo.fast.new_salem.row import (
    B_HOW,
    B_KIND,
    B_SEAT,
    B_STEP,
    BOTTOM,
    BUILDS,
    CARD,
    CARD_MASK,
    CHARACTER,
    CONSTABLE,
    DEALT,
    DECK,
    DRAWN,
    HANDS,
    PICKS,
    PLAYERS,
    ROUND,
    STEP,
    U_PACKET,
)
from approdo.fast.new_salem.tables import (
    A_CHARACTER,
    COPIES_FOR,
    DEALT_IN,
    DRAFTED,
    K_LAST_TWO,
    K_PICK,
    K_REVEAL_LAST,
    KEPT,
    KINDS,
    NO_PICK,
    RETURNED_BOTH,
    T_LOOSE,
    T_MOST,
    T_PACKETS,
    T_PLACES,
    T_REST,
)
from approdo.fast.stack import DEPTH, FIRST_FRAME, FRAME, top

HIDDEN = -2
"""A character that is dealt and not known."""

# --- hide ---


@kernel
def hide(s: Words, t: Words, seat: int) -> None:
    """Back to the deck with all cards that a seat does not know; how many there were stays.

    A card hidden becomes the first kind wherever it lies.
    """
    known = knows_characters(s, seat)
    revealed = hands_empty(s)
    for other in range(s[PLAYERS]):
        if s[CHARACTER + other] >= 0 and not known >> other & 1:
            s[CHARACTER + other] = HIDDEN
        if not revealed and other != seat:
            s[PICKS + other] = NO_PICK
        if not knows_hand(s, seat, other):
            s[HANDS + other] = hidden_hand(s, s[HANDS + other])
    for i in range(1, s[BOTTOM] + 1):
        if not knows_under(s[BOTTOM + i], seat):
            s[DECK + (s[BOTTOM + i] & CARD_MASK)] += 1
            s[BOTTOM + i] &= ~CARD_MASK
    if seat != s[CONSTABLE]:
        for i in range(1, s[DRAWN] + 1):
            s[DECK + s[DRAWN + i]] += 1
            s[DRAWN + i] = 0
    for index in range(s[DEALT]):
        if not knows_packet(s, seat, index):
            s[DEALT + 1 + index] = 0


@kernel
def hidden_hand(s: Words, hand: int) -> int:
    """So many cards of the first kind; the true ones go back to the deck."""
    hidden = 0
    while hand:
        s[DECK + (hand & CARD_MASK) - 1] += 1
        hand >>= CARD
        hidden = hidden << CARD | 1
    return hidden


# --- deal ---


@kernel
def deal(s: Words, t: Words, seat: int, rng: Words, i: int) -> None:
    """Draw what was hidden: characters, hands, cards under the deck, sealed choices, hands as they were dealt."""
    for other in range(s[PLAYERS]):
        if s[CHARACTER + other] == HIDDEN:
            s[CHARACTER + other] = draw_character(s, t, rng, i)
    in_order = not dealing(s)
    for other in range(s[PLAYERS]):
        if not knows_hand(s, seat, other):
            hand = 0
            for _ in range(hand_size(s[HANDS + other])):
                hand = hand << CARD | take(s, DECK, rng, i) + 1
            s[HANDS + other] = sorted_hand(hand) if in_order else hand
    for card in range(BOTTOM + 1, BOTTOM + 1 + s[BOTTOM]):
        if not knows_under(s[card], seat):
            s[card] |= take(s, DECK, rng, i)
    if seat != s[CONSTABLE]:
        for card in range(DRAWN + 1, DRAWN + 1 + s[DRAWN]):
            s[card] = take(s, DECK, rng, i)
    deal_picks(s, seat, rng, i)
    for r in range(1, s[DEALT] // s[PLAYERS] + 1):
        deal_round(s, t, seat, r, rng, i)


@kernel
def draw_character(s: Words, t: Words, rng: Words, i: int) -> int:
    """One of the characters that the table of factions leaves (ns.2.1)."""
    n = character_weights(s, t[T_PLACES:T_MOST], t[T_MOST:T_PACKETS])
    total = 0
    for k in range(n):
        total += t[T_MOST + k]
    left = random31(rng, i) * total >> 31
    k = 0
    while left >= t[T_MOST + k]:
        left -= t[T_MOST + k]
        k += 1
    return t[T_PLACES + k] - A_CHARACTER


@kernel
def take(cards: Words, counts: int, rng: Words, i: int) -> int:
    """Draw one kind from what is left of them."""
    total = 0
    for kind in range(KINDS):
        total += cards[counts + kind]
    left = random31(rng, i) * total >> 31
    kind = 0
    while left >= cards[counts + kind]:
        left -= cards[counts + kind]
        kind += 1
    cards[counts + kind] -= 1
    return kind


@kernel
def deal_picks(s: Words, seat: int, rng: Words, i: int) -> None:
    """A sealed choice for every other seat that has made one: any that it could have made."""
    if not s[DEPTH]:
        return
    asked, awaited = s[top(s)], s[top(s) + 1]
    if asked not in (K_PICK, K_LAST_TWO):
        return
    for other in range(s[PLAYERS]):
        if other != seat and not awaited >> other & 1:
            size = hand_size(s[HANDS + other])
            choice = random31(rng, i) * (size + (1 if asked == K_LAST_TWO else 0)) >> 31
            picked = RETURNED_BOTH
            if choice < size:
                picked = (s[HANDS + other] >> choice * CARD & CARD_MASK) - 1
            s[PICKS + other] = picked


# --- hands as they were dealt ---


@kernel
def deal_round(s: Words, t: Words, seat: int, r: int, rng: Words, i: int) -> None:
    """Hands that could have been dealt in a round, given those that the seat held."""
    players = s[PLAYERS]
    first = (r - 1) * players
    count_loose(s, t, r)
    for packet in range(players):
        if not knows_packet(s, seat, first + packet):
            s[DEALT + 1 + first + packet] = held_surely(s, r, packet)
        rest = not_built(s, r, packet, s[DEALT + 1 + first + packet])
        while rest:
            kind = (rest & CARD_MASK) - 1
            rest >>= CARD
            t[T_LOOSE + kind] = max(0, t[T_LOOSE + kind] - 1)
    for packet in range(players):
        if not knows_packet(s, seat, first + packet):
            hand = s[DEALT + 1 + first + packet]
            for _ in range(DEALT_IN[r] - hand_size(hand)):
                hand = hand << CARD | take(t, T_LOOSE, rng, i) + 1
            s[DEALT + 1 + first + packet] = sorted_hand(hand)


@kernel
def count_loose(s: Words, t: Words, r: int) -> None:
    """By kind the cards that nobody had built when a round was over; the rounds come one after the other."""
    if r == 1:
        for kind in range(KINDS):
            t[T_REST + kind] = COPIES_FOR[s[PLAYERS]]
    for i in range(BUILDS + 1, BUILDS + 1 + s[BUILDS]):
        if s[i] & THREE_BITS == r:
            t[T_REST + (s[i] >> B_KIND & CARD_MASK)] -= 1
    for kind in range(KINDS):
        t[T_LOOSE + kind] = max(0, t[T_REST + kind])


@kernel
def from_packet(s: Words, build: int, r: int, packet: int) -> bool:
    """Whether something was built out of a hand as dealt."""
    how = build >> B_HOW
    if build & THREE_BITS != r or how not in (DRAFTED, KEPT):
        return False
    seat, step = build >> B_SEAT & THREE_BITS, build >> B_STEP & THREE_BITS
    return (seat - step + s[PLAYERS]) % s[PLAYERS] == packet


@kernel
def not_built(s: Words, r: int, packet: int, hand: int) -> int:
    """A hand without what was built out of it; all that was built is in it."""
    for i in range(BUILDS + 1, BUILDS + 1 + s[BUILDS]):
        if from_packet(s, s[i], r, packet):
            hand = without(hand, s[i] >> B_KIND & CARD_MASK)
    return hand


@kernel
def held_surely(s: Words, r: int, packet: int) -> int:
    """What a hand must have held: what was built from it, and in this round what is left of it."""
    hand = 0
    for i in range(BUILDS + 1, BUILDS + 1 + s[BUILDS]):
        if from_packet(s, s[i], r, packet):
            hand = hand << CARD | (s[i] >> B_KIND & CARD_MASK) + 1
    if r != s[ROUND]:
        return hand
    holder = (packet + s[STEP]) % s[PLAYERS]
    if not hands_empty(s):
        return hand << CARD * hand_size(s[HANDS + holder]) | s[HANDS + holder]
    for frame in range(FIRST_FRAME, FIRST_FRAME + FRAME * s[DEPTH], FRAME):
        if s[frame] == K_REVEAL_LAST and not s[frame + 2] >> holder & 1:
            hand = hand << CARD | s[PICKS + holder] + 1
    for i in range(BOTTOM + 1, BOTTOM + 1 + s[BOTTOM]):
        if s[i] >> U_PACKET == packet + 1:
            hand = hand << CARD | (s[i] & CARD_MASK) + 1
    return hand
