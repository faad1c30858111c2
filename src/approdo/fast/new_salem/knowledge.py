"""What a seat knows (ns.12): characters it was shown, hands it has held, cards under the deck."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel
from approdo.fast.new_salem.row import HANDS, L_WHO, L_WHOSE, LOOKS, PHASE, PLAYERS, ROUND, STEP, U_KNOWN
from approdo.fast.new_salem.tables import DEALT_IN, K_DEAL, OVER
from approdo.fast.stack import DEPTH, top

THREE_BITS = 7


@kernel
def shown(s: Words, seat: int) -> int:
    """The seats whose characters a seat has been shown, as a mask (ns.12.1)."""
    mask = 0
    for i in range(1, s[LOOKS] + 1):
        if s[LOOKS + i] >> L_WHO & THREE_BITS == seat:
            mask |= 1 << (s[LOOKS + i] >> L_WHOSE & THREE_BITS)
    return mask


@kernel
def knows_characters(s: Words, seat: int) -> int:
    """The same with the own one; all of them after the game."""
    return (1 << s[PLAYERS]) - 1 if s[PHASE] == OVER else shown(s, seat) | 1 << seat


@kernel
def has_held(s: Words, seat: int, packet: int, passes: int) -> bool:
    """Whether a seat has held a packet after so many passes (ns.12.2)."""
    return (seat - packet + s[PLAYERS]) % s[PLAYERS] <= passes


@kernel
def knows_packet(s: Words, seat: int, index: int) -> bool:
    """Whether a seat has held one of the hands as dealt, counted from the first round on."""
    r = index // s[PLAYERS] + 1
    return has_held(s, seat, index % s[PLAYERS], s[STEP] if r == s[ROUND] else DEALT_IN[r] - 2)


@kernel
def packet_of(s: Words, seat: int) -> int:
    """Whose hand, as dealt, a seat holds now."""
    return (seat - s[STEP] + s[PLAYERS]) % s[PLAYERS]


@kernel
def dealing(s: Words) -> bool:
    """Whether cards are just being dealt."""
    return s[DEPTH] > 0 and s[top(s)] == K_DEAL


@kernel
def knows_hand(s: Words, seat: int, other: int) -> bool:
    """Whether a seat knows what another holds: it has held the rest of it before."""
    return other == seat or (not dealing(s) and has_held(s, seat, packet_of(s, other), s[STEP]))


@kernel
def hands_empty(s: Words) -> bool:
    """Whether nobody holds cards: then what was chosen is revealed."""
    for seat in range(s[PLAYERS]):
        if s[HANDS + seat]:
            return False
    return True


@kernel
def knows_under(card: int, seat: int) -> bool:
    """Whether a seat knows a card under the deck."""
    return card >> U_KNOWN + seat & 1 > 0
