"""Speaking up in the trigger phase: hope for the constable, and claims (ns.6.1, ns.9)."""

from __future__ import annotations

from functools import cache

from approdo.core.events import Events
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules.town import HAS_HOPE, places
from approdo.games.new_salem.rules.triggering import give, may_give, open_events, open_moment
from approdo.games.new_salem.state import Position

MAX_OFFER = 5


def volunteers(state: Position) -> int:
    """Everybody who may give hope or make a claim now."""
    if not open_moment(state):
        return 0
    return sum(1 << s for s, made in enumerate(state.claimed) if made < c.MAX_CLAIMS or may_give(state, s))


def volunteer_legal(state: Position, seat: int) -> list[int]:
    """Hope of the seat can be given (ns.6.1); claims, true or not (ns.9.1), up to the limit of the round (ns.9.4)."""
    gives = []
    if may_give(state, seat):
        gives = [a.GIVE + place for place in places(state.towns[seat], HAS_HOPE)]
    if state.claimed[seat] >= c.MAX_CLAIMS:
        return gives
    return gives + list(_talk(state.players, seat)) + _offers(state, seat)


@cache
def _talk(players: int, seat: int) -> tuple[int, ...]:
    """The claims that are always open to a seat, whatever is true (ns.9.3)."""
    others = [s for s in range(players) if s != seat]
    return (
        *range(a.SIDE, a.SIDE + len(c.SIDES)),
        *range(a.TYPE, a.TYPE + len(c.PLAIN_TYPES)),
        *(a.SAW + other * len(c.SIDES) + side for other in others for side in range(len(c.SIDES))),
        *(a.ACCUSE + other for other in others),
        a.NO_BETTER,
        *range(a.NOMINATE, a.NOMINATE + players),
    )


def _offers(state: Position, seat: int) -> list[int]:
    """Promises of hope to the constable: no more than the seat has, for an event that lies open."""
    if seat in (state.constable, state.pillory):
        return []
    most = min(state.hope[seat], MAX_OFFER)
    events = open_events(state)
    return [a.OFFER + (amount - 1) * len(c.EVENTS) + e for amount in range(1, most + 1) for e in events]


def volunteer(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Give hope, or say something."""
    if number < a.CLAIMS:
        give(state, seat, number, out)
        return
    state.claims.append((state.round, seat, number, len(state.looks)))
    state.claimed[seat] += 1
    if out is not None:
        action = a.SPACE.decode(number)
        args = {name: domain.arg(getattr(action, name)) for name, domain in action.described().items()}
        out.barrier = True
        out.add(action.kind, "ns.9.2", "ns.9.3", seat=seat, private=None, **args)


def truth(state: Position, claim: tuple[int, ...]) -> bool | None:
    """Whether a claim was true; None for promises, wishes and excuses (ns.9.5)."""
    _, seat, number, looks = claim
    action = a.SPACE.decode(number)
    if isinstance(action, a.ClaimSide):
        return c.IS_WITCH[state.characters[seat]] == (action.side == "witch")
    if isinstance(action, a.ClaimType):
        return c.TYPES.index(action.type) in c.COLLECTS[state.characters[seat]]
    if isinstance(action, a.Accuse):
        return c.IS_WITCH[state.characters[action.about]]
    if isinstance(action, a.ClaimSaw):
        saw = any(who == seat and whose == action.about for _, who, whose in state.looks[:looks])
        return saw and c.IS_WITCH[state.characters[action.about]] == (action.side == "witch")
    return None
