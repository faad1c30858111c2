"""What a seat thinks of the others: the chance that each is a witch, from what it was shown and what was built.

A witch places despair when something better was to be had. Who knows the hand that a building was chosen from
(ns.12.2) compares the choice with the rest of that hand; who does not compares it with an average hand. Later
rounds weigh more: witches hold back early. Claims of having seen a character count a little, and only from
players who did look; accusations count less, and only from players whose own builds do not speak against them.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log

from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.state import DRAFTED, KEPT, Position, have_seen

EVIL = tuple(
    c.DESPAIR[k] - 0.6 * c.HOPE[k] - 1.1 * c.REMOVE[k] + (c.SET_DESPAIR[c.TYPE_OF[k]] > 0) * 0.5 for k in range(c.KINDS)
)
"""How much a building helps the witches."""
AVERAGE_EVIL = sum(EVIL) / c.KINDS
WEIGHT = (0.0, 0.45, 0.55, 0.65, 0.8, 0.9)
"""How telling a choice is, by round."""
UNSEEN_HAND = 0.5
"""How much less telling it is when the hand it came from is unknown."""
HEARSAY = 1.0
"""What it means that somebody who looked says: a witch."""
VOICE = 0.25
"""What it means that somebody who looks honest accuses."""
LIMIT = 3.0

Builds = tuple[tuple[int, ...], ...]


def known_hands(state: Position, viewer: int) -> Builds:
    """The hands as dealt that a viewer has held; () for the others."""
    n = state.players
    rounds = len(state.dealt) // n
    return tuple(
        state.dealt[(r - 1) * n + packet]
        if viewer >= 0 and have_seen(n, packet, state.step if r == state.round else c.DEALT[r] - 2) >> viewer & 1
        else ()
        for r in range(1, rounds + 1)
        for packet in range(n)
    )


@lru_cache(maxsize=20_000)
def evidence(players: int, builds: Builds, hands: Builds) -> tuple[float, ...]:
    """How much each seat's builds speak for a witch, as log odds."""
    odds = [0.0] * players
    left = [list(hand) for hand in hands]
    for r, step, seat, kind, how in builds:
        if how not in (DRAFTED, KEPT):
            continue
        hand = left[(r - 1) * players + (seat - step) % players]
        weight = WEIGHT[r]
        if hand:
            usual = sum(EVIL[k] for k in hand) / len(hand)
            hand.remove(kind)
        else:
            usual = AVERAGE_EVIL
            weight *= UNSEEN_HAND
        odds[seat] += weight * (EVIL[kind] - usual)
    return tuple(max(-LIMIT, min(LIMIT, o)) for o in odds)


def known_sides(state: Position, viewer: int) -> dict[int, bool]:
    """Seat -> witch or not, for the characters a viewer has seen."""
    if viewer < 0:
        return {}
    seen = {viewer} | {whose for _, who, whose in state.looks if who == viewer}
    return {s: c.IS_WITCH[state.characters[s]] for s in seen}


def prior(players: int, known_witches: int, known_puritans: int) -> float:
    """The chance that a player of whom nothing is known is a witch (ns.2.1)."""
    witches = c.WITCHES[players] - known_witches
    return witches / (witches + c.PURITANS[players] - known_puritans)


def beliefs(state: Position, viewer: int) -> list[float]:
    """The chance of each seat to be a witch, as a viewer sees it (a spectator: -1)."""
    n = state.players
    known = known_sides(state, viewer)
    witches = sum(known.values())
    base = prior(n, witches, len(known) - witches)
    if base in (0.0, 1.0):  # all witches of the mix are known, or all puritans
        return [float(known.get(s, base)) for s in range(n)]
    told = evidence(n, tuple(state.builds), known_hands(state, viewer))
    heard = _hearsay(state, viewer) if state.looks and state.claims else [0.0] * n
    honest = [not known[s] if s in known else told[s] <= 0.0 for s in range(n)]
    voices = _voices(state, viewer, honest)
    start = log(base / (1.0 - base))
    odds = [start + told[s] + heard[s] + voices[s] for s in range(n)]
    return [float(known[s]) if s in known else 1.0 / (1.0 + exp(-odds[s])) for s in range(n)]


def suspicion(state: Position, seat: int) -> float:
    """How likely a witch a seat looks to everybody, its sealed choice counted as if revealed."""
    n = state.players
    builds = tuple(state.builds)
    if 0 <= state.picks[seat] < c.KINDS:
        builds += ((state.round, state.step, seat, state.picks[seat], DRAFTED),)
    base = prior(n, 0, 0)
    told = evidence(n, builds, ((),) * len(state.dealt))[seat]
    return 1.0 / (1.0 + exp(-(log(base / (1.0 - base)) + told)))


def _voices(state: Position, viewer: int, honest: list[bool]) -> list[float]:
    """What the accusations of those who look honest mean, each counted once."""
    made = {(who, number - a.ACCUSE) for _, who, number, _ in state.claims if number in a.ACCUSE_IDS}
    heard = [0.0] * state.players
    for who, about in made:
        if who != viewer and honest[who]:
            heard[about] += VOICE
    return heard


def _hearsay(state: Position, viewer: int) -> list[float]:
    """What others say of characters that they really looked at."""
    heard = [0.0] * state.players
    for _, seat, number, looks in state.claims:
        if seat == viewer or number not in a.SAW_IDS:
            continue
        about, side = divmod(number - a.SAW, len(c.SIDES))
        if any(who == seat and whose == about for _, who, whose in state.looks[:looks]):
            heard[about] += HEARSAY if side else -HEARSAY / 2
    return heard
