"""What bots say unasked: claims, accusations, promises and wishes, now and then (ns.9).

Whatever is said follows from what the seat may know: the open table, its own character, the characters and hands
it has seen. Puritans say what they think. A witch has a plan, by how it looks to the others: while it is trusted it
talks as a puritan would and vouches for its own; from the middle of the game on it points at whoever looks guilty
already and is not known to be one of its own; once it is suspected itself it points at once. Nobody speaks twice
where one could listen: two remarks for each event of a phase, and one word a round is kept for answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.answers import answer
from approdo.games.new_salem.belief import beliefs, known_sides, suspicion
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.town import gifts
from approdo.games.new_salem.rules.triggering import has_gift, open_events, purse
from approdo.games.new_salem.state import Position

REMARKS = 2
"""So many remarks, beside answers, are made for each event of a phase by all together."""
ROOM = 1
"""So many claims of its round a seat keeps for answers."""
SURE, DOUBT, TRUST = 0.55, 0.45, 0.25
"""From how much belief on a puritan accuses, a witch finds somebody to point at, and up to how much one is trusted."""
STRIKE = 3
"""The round from which on witches accuse though nobody suspects them."""
PURITAN, WITCH = (c.SIDES.index(side) for side in ("puritan", "witch"))


def word(state: Position, seat: int) -> int | None:
    """What a bot says now: hope that it promised, an answer to an accusation, something of its own; None: nothing."""
    gift = _kept(state, seat)
    if gift is not None:
        return gift
    if state.claimed[seat] >= c.MAX_CLAIMS:
        return None
    reply = answer(state, seat)
    if reply is not None:
        return reply
    if seat == state.constable or not _may_remark(state, seat):  # who decides about the events does, and answers
        return None
    said = {number for _, who, number, _ in state.claims if who == seat}
    of_round = {number for r, who, number, _ in state.claims if who == seat and r == state.round}
    # Who could give hope now speaks of weighty things only: he would give instead.
    remarks = _weighty(state, seat) if has_gift(state, seat) else chain(_weighty(state, seat), _light(state, seat))
    for number, again in remarks:
        if number not in (of_round if again else said):
            return number
    return None


def may_speak(state: Position, seat: int) -> bool:
    """Whether a seat may have anything to give or to say: by hope, claims and turns, which everybody sees."""
    if has_gift(state, seat):
        return True
    return state.claimed[seat] < c.MAX_CLAIMS and (answer(state, seat) is not None or _may_remark(state, seat))


def _kept(state: Position, seat: int) -> int | None:
    """Its part of what was promised for an event in this round, once all together pay it; nothing to a suspect.

    From the middle of the game on a witch breaks its word.
    """
    if f.top(state) != f.CHOOSE_TRIGGER or not has_gift(state, seat):
        return None
    for event, amount in _promises(state, seat).items():
        missing = c.COST[event] - purse(state)
        if missing <= 0 or event not in open_events(state):
            continue
        others = (_promises(state, s).get(event, 0) for s in range(state.players) if s != seat)
        if amount + sum(others) >= missing and _means_it(state, seat):
            more = min(amount, missing)
            return next(number for number in gifts(state.towns[seat]) if (number - a.GIVE) // a.OWNED == more - 1)
    return None


def _promises(state: Position, seat: int) -> dict[int, int]:
    """Event -> the hope that a seat promised for it in this round and still has to give."""
    if not has_gift(state, seat):
        return {}
    offers = [
        number - a.OFFER
        for r, who, number, _ in state.claims
        if r == state.round and who == seat and number in a.OFFER_IDS
    ]
    return {offer % len(c.EVENTS): min(offer // len(c.EVENTS) + 1, state.hope[seat]) for offer in offers}


def _means_it(state: Position, seat: int) -> bool:
    if c.IS_WITCH[state.characters[seat]]:
        return state.round < STRIKE and not state.triggers
    return beliefs(state, seat)[state.constable] < DOUBT


def _may_remark(state: Position, seat: int) -> bool:
    """Whether it is time: not everybody speaks at every event."""
    if state.claimed[seat] >= c.MAX_CLAIMS - ROOM:
        return False
    if sum(state.claimed) >= REMARKS * (state.triggers + 1):
        return False
    turn = (seat - state.constable - 1 - state.triggers - state.round) % state.players
    return turn < (state.players + 1) // 2


Remark = tuple[int, bool]
"""A claim, and whether it may be made again in a later round."""


def _weighty(state: Position, seat: int) -> Iterator[Remark]:
    """What may change somebody's mind, the weightiest first."""
    thinks = beliefs(state, seat)
    mine = c.IS_WITCH[state.characters[seat]]
    yield from (_witch_saw if mine else _puritan_saw)(state, seat)
    yield from (_witch_accuses if mine else _puritan_accuses)(state, seat, thinks)
    yield from _wishes(state, seat, thinks)


def _light(state: Position, seat: int) -> Iterator[Remark]:
    """What one says to have said something."""
    yield a.SIDE + PURITAN, False
    yield from _collects(state, seat, c.IS_WITCH[state.characters[seat]])


def _seen(state: Position, seat: int) -> list[tuple[int, bool]]:
    return [(whose, c.IS_WITCH[state.characters[whose]]) for _, who, whose in state.looks if who == seat]


def _puritan_saw(state: Position, seat: int) -> Iterator[Remark]:
    """The truth, whatever it is."""
    for whose, witch in _seen(state, seat):
        yield a.SAW + whose * len(c.SIDES) + (WITCH if witch else PURITAN), False


def _witch_saw(state: Position, seat: int) -> Iterator[Remark]:
    """It vouches for its own; of others it tells a lie only where that will be believed."""
    for whose, witch in _seen(state, seat):
        lies = not witch and suspicion(state, whose) > DOUBT
        yield a.SAW + whose * len(c.SIDES) + (WITCH if lies else PURITAN), False


def _puritan_accuses(state: Position, seat: int, thinks: list[float]) -> Iterator[Remark]:
    """Whoever looks most like a witch, if that is clear enough."""
    others = _free(state, seat)
    suspect = max(others, key=thinks.__getitem__, default=None)
    if suspect is not None and thinks[suspect] >= SURE:
        yield a.ACCUSE + suspect, True


def _witch_accuses(state: Position, seat: int, thinks: list[float]) -> Iterator[Remark]:
    """Whoever looks guilty to all and is not known as one of its own: late, or at once when it looks guilty itself."""
    if state.round < STRIKE and suspicion(state, seat) < SURE:
        return
    known = known_sides(state, seat)
    others = [s for s in _free(state, seat) if not known.get(s)]
    scapegoat = max(others, key=lambda s: suspicion(state, s), default=None)
    if scapegoat is not None and suspicion(state, scapegoat) >= min(DOUBT, suspicion(state, seat)):
        yield a.ACCUSE + scapegoat, True


def _free(state: Position, seat: int) -> list[int]:
    """Those who can still be brought to trial."""
    return [s for s in range(state.players) if s != seat and not state.trials >> s & 1]


def _wishes(state: Position, seat: int, thinks: list[float]) -> Iterator[Remark]:
    """A promise of hope for an event that it cannot pay alone, and who should be constable; witches say it, too.

    Nothing is promised while an event is being carried out.
    """
    if has_gift(state, seat) and thinks[state.constable] < DOUBT and f.top(state) == f.CHOOSE_TRIGGER:
        wanted = [e for e in open_events(state) if c.EFFECT[e] in ("remove", "pray", "exorcise")]
        short = [e for e in wanted if c.COST[e] > purse(state) + state.hope[seat]]
        if short:
            event = min(short, key=lambda e: c.COST[e])
            yield a.OFFER + (min(state.hope[seat], c.MAX_OFFER) - 1) * len(c.EVENTS) + event, True
    trusted = min(range(state.players), key=lambda s: (s == seat, thinks[s]))
    if trusted != state.constable and thinks[trusted] <= TRUST and thinks[state.constable] > DOUBT:
        yield a.NOMINATE + trusted, True


def _collects(state: Position, seat: int, witch: bool) -> Iterator[Remark]:
    """What it collects: a puritan says it; a witch names what its district looks like."""
    types = [c.TYPES.index(name) for name in c.PLAIN_TYPES]
    if not witch:
        types = [t for t in types if t in c.COLLECTS[state.characters[seat]]]
    built = [c.TYPE_OF[kind] for _, _, who, kind, _ in state.builds if who == seat]
    if types and built:
        yield a.TYPE + max(types, key=lambda t: (built.count(t), -t)), False
