"""Speaking up in the trigger phase: hope for the constable, and claims (ns.6.1, ns.9)."""

from __future__ import annotations

from functools import cache, lru_cache

from approdo.core.events import Events
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.town import gifts
from approdo.games.new_salem.rules.triggering import give, has_gift, open_events, open_moment
from approdo.games.new_salem.state import Position


def volunteers(state: Position) -> int:
    """Everybody who may give hope or make a claim now."""
    if not open_moment(state):
        return 0
    mask = 0
    for seat, made in enumerate(state.claimed):
        if made < c.MAX_CLAIMS or has_gift(state, seat):
            mask |= 1 << seat
    return mask


def heard(state: Position) -> bool:
    """While the constable decides on an event: what is given and said by then can change his mind (ns.6.1)."""
    return f.top(state) == f.CHOOSE_TRIGGER


def volunteer_legal(state: Position, seat: int) -> list[int]:
    """Hope of the seat can be given (ns.6.1); claims, true or not (ns.9.1), up to the limit of the round (ns.9.4)."""
    giving = has_gift(state, seat)
    numbers = list(gifts(state.towns[seat])) if giving else []
    if state.claimed[seat] < c.MAX_CLAIMS:
        numbers += _talk(state.players, seat)
        if giving:
            numbers += _promises(min(state.hope[seat], c.MAX_OFFER), tuple(open_events(state)))
    return numbers


@cache
def _talk(players: int, seat: int) -> tuple[int, ...]:
    """The claims that are always open to a seat, whatever is true (ns.9.3)."""
    others = [s for s in range(players) if s != seat]
    return (
        *range(a.SIDE, a.SIDE + len(c.SIDES)),
        *range(a.TYPE, a.TYPE + len(c.TYPES)),
        *(a.SAW + other * len(c.SIDES) + side for other in others for side in range(len(c.SIDES))),
        *(a.ACCUSE + other for other in others),
        a.NO_BETTER,
        *range(a.NOMINATE, a.NOMINATE + players),
    )


@lru_cache(maxsize=1 << 12)
def _promises(most: int, events: tuple[int, ...]) -> tuple[int, ...]:
    """Promises of hope to the constable: no more than the seat has, for an event that lies open (ns.9.6)."""
    return tuple([a.OFFER + more * len(c.EVENTS) + e for more in range(most) for e in events])


def volunteer(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Give hope, or say something."""
    if number in a.GIVE_IDS:
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
    """Whether a claim was true; None for what no character card can tell: promises, wishes, excuses (ns.9.5)."""
    _, seat, number, looks = claim
    action = a.SPACE.decode(number)
    if isinstance(action, a.ClaimSide):
        return c.IS_WITCH[state.characters[seat]] == (action.side == "witch")
    if isinstance(action, a.ClaimType):
        if action.type not in c.PLAIN_TYPES:
            return None
        return c.TYPES.index(action.type) in c.COLLECTS[state.characters[seat]]
    if isinstance(action, a.Accuse):
        return c.IS_WITCH[state.characters[action.about]]
    if isinstance(action, a.ClaimSaw):
        saw = any(who == seat and whose == action.about for _, who, whose in state.looks[:looks])
        return saw and c.IS_WITCH[state.characters[action.about]] == (action.side == "witch")
    return None
