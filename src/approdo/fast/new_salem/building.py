"""Set-up, the building phase and what closes a round: games/new_salem/rules/building.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel
from approdo.fast.new_salem.row import (
    BADGES,
    BOTTOM,
    CARD,
    CARD_MASK,
    CHARACTER,
    CLAIMED,
    CONSTABLE,
    DEALT,
    DECK,
    HANDS,
    PHASE,
    PICKS,
    PILLORY,
    PILLORY_UNTIL,
    PLAYERS,
    QUEUE,
    ROUND,
    STEP,
    TRIGGERS,
    U_KNOWN,
    U_PACKET,
)
from approdo.fast.new_salem.tables import (
    A_BUILD,
    A_CARD,
    A_CHARACTER,
    A_KEEP,
    A_RETURN_BOTH,
    BUILDING,
    CHARACTERS,
    DEALT_IN,
    DRAFTED,
    IS_WITCH,
    K_CHARACTER,
    K_DEAL,
    K_DRAW_TOP,
    K_LAST_TWO,
    K_NEXT_STEP,
    K_OPEN_EVENT,
    K_OPEN_PHASE,
    K_PICK,
    K_REVEAL_LAST,
    K_ROUND_END,
    KEPT,
    KINDS,
    NO_PICK,
    OVER,
    PILLORY_CARD,
    PURITANS,
    REBUILT,
    REDRAWN,
    RETURNED_BOTH,
    ROUNDS,
    T_SYMBOLS,
    WITCHES,
)
from approdo.fast.new_salem.town import build, push_removals
from approdo.fast.stack import DEPTH, pop, push, push1, push2, top

# --- set-up (ns.2) ---


@kernel
def character_weights(s: Words, out: Words, weights: Words) -> int:
    """Ids and weights of the next character, given those that are dealt (others are negative); ns.2.1."""
    dealt = 0
    for seat in range(s[PLAYERS]):
        if s[CHARACTER + seat] >= 0:
            dealt |= 1 << s[CHARACTER + seat]
    free_witches = free_puritans = 0
    witches, puritans = WITCHES[s[PLAYERS]], PURITANS[s[PLAYERS]]
    for character in range(CHARACTERS):
        is_witch, is_dealt = IS_WITCH[character], dealt >> character & 1
        free_witches += is_witch & ~is_dealt
        free_puritans += ~is_witch & ~is_dealt & 1
        witches -= is_witch & is_dealt
        puritans -= ~is_witch & is_dealt
    n = 0
    for character in range(CHARACTERS):
        weight = witches * free_puritans if IS_WITCH[character] else puritans * free_witches
        if not free_puritans:
            weight = 1
        if weight and not dealt >> character & 1:
            out[n] = A_CHARACTER + character
            weights[n] = weight
            n += 1
    return n


@kernel
def deal_character(s: Words, character: int) -> None:
    """A player gets a character and alone looks at it (ns.2.2)."""
    to = s[top(s) + 2]
    pop(s)
    s[CHARACTER + to] = character
    if to + 1 < s[PLAYERS]:
        push1(s, K_CHARACTER, 0, to + 1)
    elif not s[DEPTH]:
        begin_round(s)


@kernel
def draw_first(s: Words, seat: int) -> None:
    """The first constable is drawn: token and badge, but no hope (ns.2.7, ns.2.8)."""
    pop(s)
    s[CONSTABLE] = seat
    s[BADGES] = 1 << seat
    begin_round(s)


# --- dealing (ns.3.1) ---


@kernel
def begin_round(s: Words) -> None:
    """The phases of a round, in order from the top of the stack."""
    s[PHASE] = BUILDING
    s[ROUND] += 1
    s[STEP] = 0
    s[TRIGGERS] = 0
    for seat in range(s[PLAYERS]):
        s[CLAIMED + seat] = 0
    push(s, K_ROUND_END, 0)
    push(s, K_OPEN_PHASE, 0)
    push(s, K_OPEN_EVENT, 0)
    push1(s, K_DEAL, 0, 0)


@kernel
def top_outcomes(s: Words, out: Words, weights: Words) -> int:
    """The top card: any of the shuffled ones, then those under the deck in their order (ns.3.9)."""
    n = 0
    for kind in range(KINDS):
        if s[DECK + kind]:
            out[n] = A_CARD + kind
            weights[n] = s[DECK + kind]
            n += 1
    if not n:
        out[0] = A_CARD + (s[BOTTOM + 1] & CARD_MASK)
        weights[0] = 1
        n = 1
    return n


@kernel
def draw(s: Words, kind: int) -> None:
    """Take the card off the deck."""
    if s[DECK + kind]:
        s[DECK + kind] -= 1
        return
    for i in range(2, s[BOTTOM] + 1):
        s[BOTTOM + i - 1] = s[BOTTOM + i]
    s[BOTTOM] -= 1


@kernel
def put_under(s: Words, kind: int, knowing: int, packet: int) -> None:
    """A card goes under the building deck, known to some (ns.3.9)."""
    s[BOTTOM] += 1
    s[BOTTOM + s[BOTTOM]] = kind | knowing << U_KNOWN | packet + 1 << U_PACKET


@kernel
def sorted_hand(hand: int) -> int:
    """The same cards in order."""
    found = 0
    while hand:
        card = hand & CARD_MASK
        hand >>= CARD
        below = 0
        while found >> below & CARD_MASK and found >> below & CARD_MASK < card:
            below += CARD
        low = (1 << below) - 1
        found = found & low | card << below | (found & ~low) << CARD
    return found


@kernel
def hand_size(hand: int) -> int:
    """How many cards."""
    size = 0
    while hand:
        hand >>= CARD
        size += 1
    return size


@kernel
def deal(s: Words, kind: int) -> None:
    """One card to the next player; when all are dealt, the drafting begins."""
    players = s[PLAYERS]
    count = s[top(s) + 2]
    draw(s, kind)
    s[HANDS + count % players] |= kind + 1 << count // players * CARD
    if count + 1 < players * DEALT_IN[s[ROUND]]:
        s[top(s) + 2] = count + 1
        return
    pop(s)
    for seat in range(players):
        s[HANDS + seat] = sorted_hand(s[HANDS + seat])
        s[DEALT + 1 + s[DEALT] + seat] = s[HANDS + seat]
    s[DEALT] += players
    push(s, K_PICK, (1 << players) - 1)


# --- choosing and passing (ns.3.2 - ns.3.4) ---


@kernel
def cards_legal(hand: int, base: int, out: Words) -> int:
    """A choice among the different cards of a hand."""
    n = met = 0
    while hand:
        kind = (hand & CARD_MASK) - 1
        hand >>= CARD
        if not met >> kind & 1:
            met |= 1 << kind
            out[n] = base + kind
            n += 1
    return n


@kernel
def without(hand: int, kind: int) -> int:
    """The hand without the first card of a kind; it is there."""
    below = 0
    while hand >> below & CARD_MASK != kind + 1:
        below += CARD
    low = (1 << below) - 1
    return hand & low | hand >> CARD & ~low


@kernel
def still_choosing(s: Words, seat: int) -> bool:
    """Note that a seat has chosen; False (and the frame is gone) when all have."""
    at = top(s)
    s[at + 1] &= ~(1 << seat)
    if s[at + 1]:
        return True
    pop(s)
    return False


@kernel
def pick(s: Words, t: Words, seat: int, number: int) -> None:
    """Lay a card face down; the last one to choose lets all pass and reveal, and no choice is taken back (ns.3.10)."""
    s[PICKS + seat] = number - A_BUILD
    if still_choosing(s, seat):
        return
    players = s[PLAYERS]
    passed = without(s[HANDS + players - 1], s[PICKS + players - 1])
    for to in range(players):
        kept = without(s[HANDS + to], s[PICKS + to])
        s[HANDS + to] = passed
        passed = kept
    reveal(s, t, 0, DRAFTED)
    s[STEP] += 1


@kernel
def reveal(s: Words, t: Words, redrew: int, how: int) -> None:
    """All build what they chose: first hope and despair, then the removals (ns.4.5)."""
    players = s[PLAYERS]
    push(s, K_NEXT_STEP, 0)
    for ahead in range(players):
        seat = (s[CONSTABLE] + ahead) % players
        t[T_SYMBOLS + seat] = build(s, seat, s[PICKS + seat], REDRAWN if redrew >> seat & 1 else how)
        s[PICKS + seat] = NO_PICK
    push_removals(s, t)


@kernel
def next_step(s: Words) -> None:
    """Choose again, decide on the last two cards, or be done with building."""
    pop(s)
    if s[HANDS]:
        push(s, K_PICK if s[HANDS] >> 2 * CARD else K_LAST_TWO, (1 << s[PLAYERS]) - 1)


# --- the last two cards (ns.3.5 - ns.3.8) ---


@kernel
def last_two_legal(s: Words, seat: int, out: Words) -> int:
    """Keep one, or return both."""
    n = cards_legal(s[HANDS + seat], A_KEEP, out)
    out[n] = A_RETURN_BOTH
    return n + 1


@kernel
def have_seen(players: int, packet: int, passes: int) -> int:
    """The mask of those who have held a packet after so many passes (ns.12.2)."""
    mask = 0
    for i in range(min(passes + 1, players)):
        mask |= 1 << (packet + i) % players
    return mask


@kernel
def last_two(s: Words, seat: int, number: int) -> None:
    """Decide; the last one to decide lets the cards go under the deck (ns.3.6, ns.3.7)."""
    s[PICKS + seat] = RETURNED_BOTH if number == A_RETURN_BOTH else number - A_KEEP
    if still_choosing(s, seat):
        return
    players = s[PLAYERS]
    redrew = 0
    for ahead in range(players):
        other = (s[CONSTABLE] + ahead) % players
        returned, kept = s[HANDS + other], s[PICKS + other]
        if kept == RETURNED_BOTH:
            redrew |= 1 << other
        else:
            returned = without(returned, kept)
        packet = (other - s[STEP] + players) % players
        while returned:
            put_under(s, (returned & CARD_MASK) - 1, have_seen(players, packet, s[STEP]), packet)
            returned >>= CARD
        s[HANDS + other] = 0
    push1(s, K_REVEAL_LAST, 0, redrew)
    for ahead in range(players - 1, -1, -1):
        other = (s[CONSTABLE] + ahead) % players
        if redrew >> other & 1:
            push2(s, K_DRAW_TOP, 0, other, 0)


@kernel
def draw_top(s: Words, t: Words, kind: int) -> None:
    """The top card of the deck, to be revealed with the others, or built at once for Rebuilding (ns.7.18)."""
    to, at_once = s[top(s) + 2], s[top(s) + 3]
    pop(s)
    draw(s, kind)
    if not at_once:
        s[PICKS + to] = kind
        return
    for seat in range(s[PLAYERS]):
        t[T_SYMBOLS + seat] = 0
    t[T_SYMBOLS + to] = build(s, to, kind, REBUILT)
    push_removals(s, t)


@kernel
def reveal_last(s: Words, t: Words) -> None:
    """The kept and the drawn cards are built (ns.3.8)."""
    redrew = s[top(s) + 2]
    pop(s)
    reveal(s, t, redrew, KEPT)


# --- the end of a round (ns.10) ---


@kernel
def round_end(s: Words) -> None:
    """Shuffle and begin again (ns.10.1), or end the game after the fifth round (ns.10.2)."""
    pop(s)
    if s[ROUND] == ROUNDS:
        s[PHASE] = OVER
        return
    if s[PILLORY] >= 0 and s[ROUND] >= s[PILLORY_UNTIL]:
        s[PILLORY] = -1
        s[PILLORY_UNTIL] = 0
        s[QUEUE] += 1
        s[QUEUE + s[QUEUE]] = PILLORY_CARD
    for i in range(1, s[BOTTOM] + 1):
        s[DECK + (s[BOTTOM + i] & CARD_MASK)] += 1
    s[BOTTOM] = 0
    begin_round(s)
