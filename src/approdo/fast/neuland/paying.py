"""Paying for an action: games/neuland/rules/paying.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest, popcount
from approdo.fast.neuland.mines import take_back
from approdo.fast.neuland.places import has_marker, held, input_of, last_of, time_left, within
from approdo.fast.neuland.row import (
    FOOD_MARKER,
    FREE,
    P_BARROW,
    P_FAR,
    P_KIND,
    P_LAST,
    P_PAID,
    P_PURPOSE,
    P_RECIPE,
    P_TARGET,
    WHEELBARROW,
    WOOD_MARKER,
)
from approdo.fast.neuland.tables import (
    A_BARROW,
    A_MARKER,
    A_PAY,
    BUILDING,
    DISTANCE,
    FARTHEST,
    HEX_OF,
    K_PAY,
    NEAR,
    PLACES,
    PRODUCING,
    WOOD,
)
from approdo.fast.stack import push


@kernel
def paying_hex(s: Words) -> int:
    """Where the action under way happens."""
    return s[P_TARGET] if s[P_PURPOSE] == BUILDING else HEX_OF[s[P_TARGET]]


@kernel
def due(s: Words, number: int) -> int:
    """An input of the action under way; -1 if there is none."""
    return input_of(s[P_PURPOSE], s[P_KIND], s[P_RECIPE], number)


@kernel
def payable(s: Words, seat: int) -> int:
    """The places that may pay for the input that is due."""
    hex, good = paying_hex(s), due(s, s[P_PAID])
    rest = -1 if s[P_PAID] else due(s, 1)
    limit = FARTHEST
    if not s[P_BARROW]:
        limit = time_left(s, seat, s[P_PURPOSE], s[P_KIND]) + (s[P_PURPOSE] == BUILDING)
    near = NEAR[hex, within(limit)]
    offered = not_yet(s, held(s, seat, good)) & near
    if rest == good:
        offered &= ~last_of(offered)
    elif rest >= 0 and not held(s, seat, rest) & near:
        offered = 0
    if s[P_BARROW] and s[P_FAR] <= 1:  # it must save time (nl.8.4)
        beside = NEAR[hex, within(1)]
        farther = held(s, seat, rest) & ~beside if rest >= 0 else 0
        if rest == good:
            offered &= ~beside | (last_of(farther) - 1 if farther else 0)
        elif not farther:
            offered &= ~beside
    return offered


@kernel
def not_yet(s: Words, places: int) -> int:
    """Two equal goods are handed over in the order of their places, so that a pair is offered once."""
    if s[P_PAID] and due(s, 0) == due(s, 1):
        return places & ~((2 << s[P_LAST]) - 1)
    return places


@kernel
def marker_pays(s: Words, seat: int) -> bool:
    """Whether a marker may pay; it gives no worker back, and producing needs one (nl.5.5)."""
    if s[P_BARROW] or not has_marker(s, seat, due(s, s[P_PAID])):
        return False
    return s[P_PURPOSE] != PRODUCING or s[FREE + seat] > 0


@kernel
def barrow_helps(s: Words, seat: int) -> bool:
    """Whether the wheelbarrow may be used: something that may pay is farther than a step away (nl.8.4)."""
    if s[P_BARROW] or not s[WHEELBARROW + seat]:
        return False
    places = not_yet(s, held(s, seat, due(s, s[P_PAID])))
    if not s[P_PAID] and due(s, 1) >= 0:
        places |= held(s, seat, due(s, 1))
    return s[P_FAR] > 1 or places & ~NEAR[paying_hex(s), within(1)] != 0


@kernel
def list_payments(s: Words, seat: int, out: Words) -> int:
    """Goods by their places, a marker, the wheelbarrow."""
    n = 0
    good, places = due(s, s[P_PAID]), payable(s, seat)
    while places:
        out[n] = A_PAY + good * PLACES + lowest(places)
        places &= places - 1
        n += 1
    if marker_pays(s, seat):
        out[n] = A_MARKER + (good == WOOD)
        n += 1
    if barrow_helps(s, seat):
        out[n] = A_BARROW
        n += 1
    return n


@kernel
def pay(s: Words, seat: int, number: int) -> None:
    """One step of a payment."""
    if number == A_BARROW:
        s[WHEELBARROW + seat] = 0
        s[P_BARROW] = 1
    elif number >= A_MARKER:
        s[(WOOD_MARKER if number > A_MARKER else FOOD_MARKER) + seat] = 0
        s[P_PAID] += 1  # and nothing is farther away than before (nl.8.3)
    else:
        pay_from(s, seat, (number - A_PAY) % PLACES)


@kernel
def pay_from(s: Words, seat: int, place: int) -> None:
    """A worker hands over what is due."""
    s[P_LAST] = place
    s[P_FAR] = max(s[P_FAR], DISTANCE[HEX_OF[place], paying_hex(s)])
    s[P_PAID] += 1
    take_back(s, seat, 1 << place)


@kernel
def begin_payment(s: Words, seat: int, purpose: int, kind: int, target: int, recipe: int) -> None:
    """Ask for the goods of an action."""
    push(s, K_PAY, 1 << seat)
    s[P_PURPOSE] = purpose
    s[P_KIND] = kind
    s[P_TARGET] = target
    s[P_RECIPE] = recipe
    s[P_PAID] = s[P_FAR] = s[P_BARROW] = 0
    s[P_LAST] = -1


@kernel
def pay_what_is_plain(s: Words, seat: int) -> bool:
    """Hand over goods as long as there is no choice; whether all is paid. Markers are never used unasked."""
    while s[P_PAID] < 2 and due(s, s[P_PAID]) >= 0:
        places = payable(s, seat)
        if popcount(places) != 1 or marker_pays(s, seat) or barrow_helps(s, seat):
            return False
        pay_from(s, seat, lowest(places))
    return True
