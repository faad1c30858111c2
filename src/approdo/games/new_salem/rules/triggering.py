"""The event deck and the trigger phase: hope, events, the constable and the badges (ns.5, ns.6)."""

from __future__ import annotations

from approdo.core.events import Events
from approdo.core.state import Frame
from approdo.core.text import Arg
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.effects import EFFECTS
from approdo.games.new_salem.rules.on_players import receivers
from approdo.games.new_salem.rules.telling import card
from approdo.games.new_salem.rules.town import hope_off, index_of, push_place, take_hope
from approdo.games.new_salem.state import TRIGGERING, Position, everybody

# --- drawing an event (ns.5) ---


def event_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """Any event not seen yet; then those laid down, in their order (ns.5.2)."""
    if not state.unseen:
        return [a.EVENT + state.queue[0]], [1]
    unseen = [a.EVENT + e for e in range(len(c.EVENTS)) if state.unseen >> e & 1]
    return unseen, [1] * len(unseen)


def open_event(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Lay the top event open (ns.5.1)."""
    state.stack.pop()
    event = number - a.EVENT
    if state.unseen:
        state.unseen &= ~(1 << event)
    else:
        del state.queue[0]
    state.market.append(event)
    if out is not None:
        out.add("open-event", "ns.5.1", event=card(event), cost=c.COST[event])


@f.runs(f.OPEN_PHASE)
def open_phase(state: Position, frame: Frame, out: Events | None) -> bool:
    """The constable of the last round goes on (ns.6.15)."""
    state.phase = TRIGGERING
    state.triggers = 0
    state.stack[-1] = (f.CHOOSE_TRIGGER, 1 << state.constable)
    return True


# --- triggering (ns.6.4 - ns.6.7, ns.6.13, ns.6.14) ---


def open_events(state: Position) -> list[int]:
    """All events that can be triggered if the hope is there (ns.6.6)."""
    events = [c.CLEANSING, c.TRIAL, *state.market]
    for event in (c.TRIAL, c.PILLORY):
        if event in events and not receivers(state, event):
            events.remove(event)
    return events


def dearest(state: Position) -> int:
    """The cost from which on the constable must trigger (ns.6.14)."""
    return max(c.COST[e] for e in open_events(state))


def trigger_legal(state: Position, seat: int) -> list[int]:
    """What the constable can pay; ending the phase only below the dearest event (ns.6.13)."""
    hope = purse(state)
    events = open_events(state)
    numbers = [a.TRIGGER + e for e in events if c.COST[e] <= hope]
    if len(numbers) < len(events):  # the dearest is among those beyond his hope
        numbers.append(a.END_PHASE)
    return numbers


def trigger(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Pay, carry out, lay down and replace, name a new constable; or end the phase."""
    state.stack.pop()
    if number == a.END_PHASE:
        place_gifts(state)
        if out is not None:
            out.barrier = True
            out.add("end-phase", "ns.6.13", seat=seat)
        return
    event = number - a.TRIGGER
    cost = c.COST[event]
    if cost == purse(state):  # all is spent: gifts need no place
        cost -= state.gifts
        state.gifts = 0
    state.triggers += 1
    state.stack += [
        (f.NAME, 1 << seat),
        (f.DISPOSE, 0, event),
        (f.EFFECT, 0, event),
        (f.TAKE, 1 << seat, seat, cost),
    ]
    place_gifts(state)
    if out is not None:
        out.add("trigger", "ns.6.4", seat=seat, event=card(event), cost=c.COST[event])


@f.runs(f.EFFECT)
def carry_out(state: Position, frame: Frame, out: Events | None) -> bool:
    """Do what the card says (ns.6.5)."""
    _, _, event = state.stack.pop()
    EFFECTS[c.EFFECT[event]](state, event, out)
    return True


@f.runs(f.DISPOSE)
def dispose(state: Position, frame: Frame, out: Events | None) -> bool:
    """Red stays; anything else leaves and is replaced (ns.6.7)."""
    _, _, event = state.stack.pop()
    if not c.RED[event]:
        state.market.remove(event)
        if event != c.PILLORY:
            state.queue.append(event)
        state.stack.append((f.OPEN_EVENT, 0))
    return True


# --- the next constable (ns.6.8 - ns.6.12) ---


def barred(state: Position) -> int:
    """Those who cannot be constable whatever their badge: on trial or in the pillory (ns.8.1, ns.8.6)."""
    return state.trials | (1 << state.pillory if state.pillory >= 0 else 0)


def eligible(state: Position) -> int:
    """Who can be named constable (ns.6.8)."""
    return everybody(state) & ~(barred(state) | state.badges)


def name_legal(state: Position, seat: int) -> list[int]:
    """Everybody without a badge and not on trial."""
    mask = eligible(state)
    return [a.NAME + s for s in range(state.players) if mask >> s & 1]


def name(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The new constable takes token, badge and one hope, and goes on (ns.6.9, ns.6.12)."""
    state.stack.pop()
    gifts, state.gifts = state.gifts, 0
    new = number - a.NAME
    state.constable = new
    state.badges |= 1 << new
    if out is not None:
        out.barrier = True
        out.add("constable", "ns.6.8", "ns.6.9", seat=new)
    if state.badges | barred(state) == everybody(state):
        _return_badges(state, "ns.6.10", out)
    if state.triggers < c.MAX_TRIGGERS:
        state.stack.append((f.CHOOSE_TRIGGER, 1 << new))
    elif out is not None:
        out.add("phase-full", "ns.6.16", events=c.MAX_TRIGGERS)
    push_place(state, new, hope=1)
    push_place(state, seat, hope=gifts)


def _return_badges(state: Position, rule: str, out: Events | None) -> None:
    """All but the constable return their badges; told if anybody has one to return."""
    before, state.badges = state.badges, 1 << state.constable
    if out is not None and before != state.badges:
        out.add("badges-return", rule, seat=state.constable)


@f.runs(f.NAME)
def settle_name(state: Position, frame: Frame, out: Events | None) -> bool:
    """Nobody can be named: badges return; still nobody: the phase ends (ns.6.11). One: named without asking."""
    if not eligible(state):
        _return_badges(state, "ns.6.11", out)
    choices = name_legal(state, state.constable)
    if choices:
        return f.without_asking(state, state.constable, choices, name, out)
    state.stack.pop()
    place_gifts(state)
    if out is not None:
        out.add("nobody-left", "ns.6.11", seat=state.constable)
    return True


# --- giving hope (ns.6.1 - ns.6.3) ---


def purse(state: Position) -> int:
    """What the constable can spend: the hope on his buildings and what was just given to him."""
    return state.hope[state.constable] + state.gifts


def place_gifts(state: Position) -> None:
    """The constable puts the hope he was given on one of his buildings before he goes on (ns.6.3)."""
    push_place(state, state.constable, hope=state.gifts)
    state.gifts = 0


def may_give(state: Position, seat: int) -> bool:
    """Everybody with hope but the constable and the player in the pillory, at any open moment."""
    return has_gift(state, seat) and open_moment(state)


def has_gift(state: Position, seat: int) -> bool:
    """The same, where the moment is known to be open."""
    return state.hope[seat] > 0 and seat != state.constable and seat != state.pillory


def open_moment(state: Position) -> bool:
    """Whether anybody may give hope or speak: in the trigger phase, unless cubes are being moved (ns.6.3)."""
    kind, awaited = state.stack[-1][:2]
    return state.phase == TRIGGERING and awaited > 0 and kind not in (f.TAKE, f.PLACE)


def give(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Hope for the constable, who must accept it."""
    more, place = divmod(number - a.GIVE, a.OWNED)
    taken = take_hope(state, seat, index_of(state.towns[seat], place), more + 1)
    state.gifts += more + 1
    if out is not None:
        out.barrier = True
        constable: Arg = {"seat": state.constable}
        out.add("give", "ns.6.1", "ns.6.3", seat=seat, constable=constable, cubes=more + 1, taken=hope_off(taken))
