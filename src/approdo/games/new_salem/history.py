"""What happened before must lead to the position: a part of its invariants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.state import (
    BUILDING,
    DRAFTED,
    FOUNDED,
    KEPT,
    NO_PACKET,
    REBUILT,
    REDRAWN,
    SETUP,
    Position,
    everybody,
    have_seen,
    kind_of,
)


def history(state: Position) -> Iterator[str]:
    """What in the hands dealt, the builds, the cards under the deck, the looks and the claims does not lead here."""
    n = state.players
    rounds = state.round - (f.top(state) == f.DEAL) if state.round else 0
    if len(state.dealt) != n * rounds:
        yield f"{len(state.dealt)} hands were dealt to {n} players in {rounds} rounds"
    for at, hand in enumerate(state.dealt):
        if len(hand) != c.DEALT[at // n + 1] or list(hand) != sorted(hand):
            yield f"hand {at} was dealt as {hand}"
    for r in range(1, rounds + 1):
        dealt = Counter(kind for hand in state.dealt[(r - 1) * n : r * n] for kind in hand)
        if max(dealt.values()) > c.COPIES_FOR[n]:
            yield f"round {r} dealt more copies than there are"
    yield from _builds(state)
    yield from _under(state)
    yield from _said(state)
    if [entry[0] for entry in state.looks] != sorted(entry[0] for entry in state.looks):
        yield "somebody looked at a character before it was his turn"
    if any(who == whose or not 1 <= r <= state.round for r, who, whose in state.looks):
        yield "somebody looked at the own character, or in a round to come"
    if state.phase == BUILDING and any(r == state.round for r, _, _ in state.looks):
        yield "somebody looked at a character while building"


def _builds(state: Position) -> Iterator[str]:
    """Every player builds a card after each pass, from the hand he held then."""
    n = state.players
    order = [(r, how >= FOUNDED, step) for r, step, _, _, how in state.builds]
    if order != sorted(order):
        yield "buildings were built in another order"
    drafted = [entry for entry in state.builds if entry[4] < FOUNDED]
    expected = _steps_built(state)
    if [entry[:2] for entry in drafted[::n]] != expected or len(drafted) != n * len(expected):
        yield f"{len(drafted)} cards were built in {len(expected)} steps"
    for first, (r, step) in enumerate(expected):
        entries = drafted[first * n : (first + 1) * n]
        last = step == c.DEALT[r] - 2
        if any(entry[:2] != (r, step) for entry in entries) or not _in_turn([entry[2] for entry in entries], n):
            yield f"round {r}, pass {step}: not everybody built in turn"
        if r == state.round and state.phase == BUILDING and entries[0][2] != state.constable:
            yield f"round {r}, pass {step}: the constable did not build first"
        if any(entry[4] not in ((KEPT, REDRAWN) if last else (DRAFTED,)) for entry in entries):
            yield f"round {r}, pass {step}: cards came in another way"
    packets: dict[tuple[int, int], Counter[int]] = {}
    for r, step, seat, kind, how in drafted:
        if how != REDRAWN:
            packets.setdefault((r, (seat - step) % n), Counter())[kind] += 1
    for (r, packet), built in packets.items():
        if built - Counter(state.dealt[(r - 1) * n + packet]):
            yield f"round {r}: cards were built that were not in the hand of packet {packet}"
    for r, step, seat, _, how in state.builds:
        if how >= FOUNDED and (step != c.DEALT[r] - 2 or (r == state.round and state.phase == BUILDING)):
            yield f"seat {seat} built for an event while building"
    yield from _towns(state)


def _steps_built(state: Position) -> list[tuple[int, int]]:
    """(round, pass) of everything that has been built from hands."""
    finished = state.round - (state.phase == BUILDING)
    steps = [(r, step) for r in range(1, finished + 1) for step in range(c.DEALT[r] - 1)]
    if state.phase == BUILDING:
        after_last = not any(state.hands) and f.top(state) in (f.OPEN_EVENT, f.REMOVE)
        steps += [(state.round, step) for step in range(state.step + after_last)]
    return steps


def _in_turn(seats: list[int], n: int) -> bool:
    return seats == [(seats[0] + ahead) % n for ahead in range(n)]


def _towns(state: Position) -> Iterator[str]:
    """What stands was built; what was built and does not stand was burnt or replaced."""
    built = Counter(entry[3] for entry in state.builds)
    stands = Counter(kind_of(b) for town in state.towns for b in town)
    replaced = sum(entry[4] == REBUILT for entry in state.builds)
    if stands - built or (built - stands).total() < replaced:
        yield "the towns hold other buildings than were built"
    elif (built - stands).total() and state.phase == BUILDING and state.round == 1:
        yield "buildings disappeared before any event"


def _under(state: Position) -> Iterator[str]:
    """Under the deck: first what was returned, player by player, then what events put there; empty after a round."""
    n, step = state.players, c.DEALT[state.round] - 2
    returned = [card for card in state.bottom if card[2] != NO_PACKET]
    if state.bottom[: len(returned)] != returned:
        yield "returned cards lie above those that events put under the deck"
    if any(mask != have_seen(n, packet, step) for _, mask, packet in returned):
        yield "returned cards are known to others than those who held them"
    others = [mask for _, mask, packet in state.bottom if packet == NO_PACKET]
    if any(mask != everybody(state) and mask.bit_count() != 1 for mask in others):
        yield "a card under the deck is known to the wrong players"
    decided = f.stacked(state, f.REVEAL_LAST) is not None or (
        state.phase != SETUP and state.step == step and not any(state.hands) and f.top(state) != f.DEAL
    )
    if not decided:
        if state.bottom:
            yield "cards lie under the deck before any were returned"
        if any(state.hands) and f.top(state) != f.DEAL:
            yield from _used(state)
        return
    if others and state.phase == BUILDING:
        yield "events put cards under the deck while building"
    packets = [packet for packet, _ in groupby(returned, key=lambda card: card[2])]
    if len(packets) != n or not _in_turn(packets, n):
        yield f"cards were returned out of turn: {packets}"
    yield from _used(state)


def _used(state: Position) -> Iterator[str]:
    """What was dealt in this round was built, is still in hand or was returned."""
    n = state.players
    built: dict[int, list[int]] = {packet: [] for packet in range(n)}
    for r, s, seat, kind, how in state.builds:
        if r == state.round and how in (DRAFTED, KEPT):
            built[(seat - s) % n].append(kind)
    revealing = f.stacked(state, f.REVEAL_LAST)
    for packet in range(n):
        seat = (packet + state.step) % n
        cards = [*built[packet], *state.hands[seat], *(kind for kind, _, origin in state.bottom if origin == packet)]
        if revealing and not revealing["redrew"] >> seat & 1:
            cards.append(state.picks[seat])
        if sorted(cards) != list(state.dealt[(state.round - 1) * n + packet]):
            yield f"packet {packet} was dealt otherwise than it was used"


def _said(state: Position) -> Iterator[str]:
    n = state.players
    for at, (r, seat, number, looks) in enumerate(state.claims):
        before = state.claims[at - 1] if at else (1, 0, 0, 0)
        if not 1 <= r <= state.round or r < before[0] or looks < before[3] or number not in a.CLAIM_IDS:
            yield f"claim {at} was not made then: {state.claims[at]}"
        elif any(look[0] > r for look in state.looks[:looks]) or any(look[0] < r for look in state.looks[looks:]):
            yield f"claim {at} was made before or after these looks"
        elif not _can_be_said(state, seat, number, n):
            yield f"claim {at} cannot be made: {a.SPACE.notation(number)}"
    counted = Counter(seat for r, seat, _, _ in state.claims if r == state.round)
    if state.claimed != [counted[s] for s in range(n)] or max(state.claimed) > c.MAX_CLAIMS:
        yield f"claims of this round are {dict(counted)}, counted {state.claimed}"
    earlier = Counter((r, seat) for r, seat, _, _ in state.claims)
    if any(count > c.MAX_CLAIMS for count in earlier.values()):
        yield "somebody made too many claims in a round"
    if state.phase == BUILDING and counted:
        yield "somebody made a claim while building"


def _can_be_said(state: Position, seat: int, number: int, n: int) -> bool:
    claim = a.SPACE.decode(number)
    if isinstance(claim, a.Offer):
        in_play = c.event_deck(n, bool(state.retrial)) | 1 << c.CLEANSING | 1 << c.TRIAL
        return bool(in_play >> c.EVENT_OF[claim.event] & 1)
    if isinstance(claim, (a.ClaimSaw, a.Accuse)):
        return claim.about < n and claim.about != seat
    return not isinstance(claim, a.Nominate) or claim.about < n
