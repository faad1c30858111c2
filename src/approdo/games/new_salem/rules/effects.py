"""What the events do (ns.7): one function per effect, which does it or pushes the choices it needs."""

from __future__ import annotations

from collections.abc import Callable

from approdo.core.events import Events
from approdo.core.state import Frame
from approdo.core.text import Arg, label
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.building import cards, draw, put_under
from approdo.games.new_salem.rules.town import (
    ANY,
    HAS_DESPAIR,
    add_cubes,
    build,
    building_arg,
    index_of,
    places,
    push_place,
    push_remove,
    put_building,
    take_building,
)
from approdo.games.new_salem.state import FOUNDED, KIND, Position, clockwise, deck_size, everybody

Effect = Callable[[Position, int, Events | None], None]
NOTHING = 0
"""In a frame: nothing was chosen before."""


def _person(seat: int) -> Arg:
    return {"seat": seat}


def _rule(event: int) -> str:
    return PARAGRAPHS[c.EFFECT[event]]


def no_effect(state: Position, event: int, out: Events | None) -> None:
    """An event that finds nothing to do still counts (ns.6.6)."""
    if out is not None:
        out.add("no-effect", "ns.6.6", event=label(f"event-card-{c.EVENTS[event]}"))


# --- choosing players ---


def others(state: Position, before: int = NOTHING) -> int:
    """Everybody but the constable."""
    return everybody(state) & ~(1 << state.constable)


def _free_others(state: Position, before: int) -> int:
    return others(state) & ~state.trials


def _retrial_seats(state: Position, before: int) -> int:
    """First who is on trial, then who can be instead; nobody if there is no such player (ns.7.23)."""
    free = _free_others(state, before)
    return (free if before else state.trials) if free else 0


Choosable = Callable[[Position, int], int]
CHOOSABLE: dict[str, Choosable] = {
    "trial": lambda state, before: _free_others(state, before) if state.trials_left else 0,
    "alms": _free_others,
    "confess": lambda state, before: others(state) & ~(1 << before >> 1),
    "rebuild": lambda state, before: everybody(state),
    "pardon": lambda state, before: state.trials,
    "retrial": _retrial_seats,
}
"""Whom an effect can be used on, where that is not simply another player."""


def receivers(state: Position, event: int, before: int = NOTHING) -> int:
    """The players who can be chosen for an event; `before` is 1 + who or what was chosen first."""
    return CHOOSABLE.get(c.EFFECT[event], others)(state, before)


def player_legal(state: Position, seat: int) -> list[int]:
    """The players who can be chosen."""
    _, _, event, before = state.stack[-1]
    mask = receivers(state, event, before)
    return [a.CHOOSE_PLAYER + s for s in range(state.players) if mask >> s & 1]


def choose_player(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Carry on with the chosen player."""
    _, _, event, before = state.stack.pop()
    ON_PLAYER[c.EFFECT[event]](state, event, number - a.CHOOSE_PLAYER, before, out)


@f.runs(f.CHOOSE_PLAYER)
def settle_player(state: Position, frame: Frame, out: Events | None) -> bool:
    """Nobody to choose: no effect. One: chosen without asking."""
    choices = player_legal(state, state.constable)
    if len(choices) > 1:
        return False
    if choices:
        choose_player(state, state.constable, choices[0], out)
    else:
        state.stack.pop()
        no_effect(state, frame[2], out)
    return True


def ask_player(state: Position, event: int, out: Events | None = None, before: int = NOTHING) -> None:
    """Let the constable choose a player."""
    state.stack.append((f.CHOOSE_PLAYER, 1 << state.constable, event, before))


def look(state: Position, event: int, who: int, whose: int, out: Events | None) -> None:
    """A player secretly sees a character (ns.12.1); that he looked is public (ns.12.3)."""
    state.looks.append((state.round, who, whose))
    if out is not None:
        character = state.characters[whose]
        out.barrier = True
        out.add(
            "look",
            _rule(event),
            "ns.12.1",
            seat=who,
            whose=_person(whose),
            private={
                who: {
                    "character": label(f"character-{c.CHARACTERS[character]}"),
                    "side": label(f"side-{c.SIDES[c.IS_WITCH[character]]}"),
                }
            },
        )


def _trial(state: Position, event: int, seat: int, before: int, out: Events | None) -> None:
    """For the rest of the game (ns.8.2); who is on trial plays on, but for the badge (ns.8.5)."""
    state.trials |= 1 << seat
    state.trials_left -= 1
    if out is not None:
        out.add("trial", "ns.7.2", seat=seat)


def _inquest(state: Position, event: int, seat: int, before: int, out: Events | None) -> None:
    look(state, event, state.constable, seat, out)


def _oath(state: Position, event: int, seat: int, before: int, out: Events | None) -> None:
    look(state, event, state.constable, seat, out)
    look(state, event, seat, state.constable, out)


def _confess(state: Position, event: int, seat: int, before: int, out: Events | None) -> None:
    if before:
        look(state, event, seat, before - 1, out)
    else:
        ask_player(state, event, out, seat + 1)


def _alms(state: Position, event: int, seat: int, before: int, out: Events | None) -> None:
    push_place(state, seat, hope=c.AMOUNT[event])


def _endow_to(state: Position, event: int, seat: int, before: int, out: Events | None) -> None:
    place = before - 1
    put_building(state, seat, take_building(state, state.constable, place))
    if out is not None:
        out.add("endow", "ns.7.14", seat=state.constable, building=label(building_arg(place)), to=_person(seat))


def _rebuild(state: Position, event: int, seat: int, before: int, out: Events | None) -> None:
    state.stack.append((f.CHOOSE_SITE, 1 << seat, seat, event, NOTHING))


def _pillory(state: Position, event: int, seat: int, before: int, out: Events | None) -> None:
    state.pillory = seat
    state.pillory_until = state.round + 1
    if out is not None:
        out.add("pillory", "ns.7.21", seat=seat)


def _pardon(state: Position, event: int, seat: int, before: int, out: Events | None) -> None:
    state.trials &= ~(1 << seat)
    state.trials_left += 1
    if out is not None:
        out.add("pardon", "ns.7.22", seat=seat)


def _retrial(state: Position, event: int, seat: int, before: int, out: Events | None) -> None:
    if not before:
        ask_player(state, event, out, seat + 1)
        return
    state.trials ^= 1 << seat | 1 << before - 1
    if out is not None:
        out.add("retrial", "ns.7.23", seat=seat, was=_person(before - 1))


ON_PLAYER: dict[str, Callable[[Position, int, int, int, Events | None], None]] = {
    "trial": _trial,
    "see": _inquest,
    "oath": _oath,
    "confess": _confess,
    "alms": _alms,
    "endow": _endow_to,
    "rebuild": _rebuild,
    "pillory": _pillory,
    "pardon": _pardon,
    "retrial": _retrial,
}

# --- choosing buildings ---


def site_legal(state: Position, seat: int) -> list[int]:
    """The buildings that the event being carried out allows; nobody loses the last one but to Rebuilding."""
    _, _, chooser, event, before = state.stack[-1]
    allowed = OWNERS[c.EFFECT[event]]
    wanted = HAS_DESPAIR if c.EFFECT[event] == "exorcise" else ANY
    return [
        a.CHOOSE_BUILDING + owner * a.OWNED + place
        for owner, town in enumerate(state.towns)
        if allowed(state, owner, chooser, before)
        for place in places(town, wanted)
    ]


def _can_spare(state: Position, seat: int) -> bool:
    return len(state.towns[seat]) > 1


OWNERS: dict[str, Callable[[Position, int, int, int], bool]] = {
    "exorcise": lambda state, seat, chooser, before: True,
    "swap": lambda state, seat, chooser, before: not before or seat != (before - 1) // a.OWNED,
    "seize": lambda state, seat, chooser, before: seat != chooser and _can_spare(state, seat),
    "endow": lambda state, seat, chooser, before: seat == chooser and _can_spare(state, seat),
    "burn": lambda state, seat, chooser, before: _can_spare(state, seat),
    "rebuild": lambda state, seat, chooser, before: seat == chooser,
}
"""Whether a seat's buildings can be chosen for an effect."""


def choose_site(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Carry on with the chosen building."""
    _, _, chooser, event, before = state.stack.pop()
    owner, place = divmod(number - a.CHOOSE_BUILDING, a.OWNED)
    ON_SITE[c.EFFECT[event]](state, event, chooser, owner, place, before, out)


@f.runs(f.CHOOSE_SITE)
def settle_site(state: Position, frame: Frame, out: Events | None) -> bool:
    """No such building: no effect. One: chosen without asking."""
    choices = site_legal(state, frame[2])
    if len(choices) > 1:
        return False
    if choices:
        choose_site(state, frame[2], choices[0], out)
    else:
        state.stack.pop()
        no_effect(state, frame[3], out)
    return True


def ask_site(state: Position, event: int, out: Events | None = None, before: int = NOTHING) -> None:
    """Let the constable choose a building."""
    state.stack.append((f.CHOOSE_SITE, 1 << state.constable, state.constable, event, before))


def _tell_site(kind: str, event: int, chooser: int, owner: int, place: int, out: Events | None, **more: Arg) -> None:
    if out is not None:
        building = label(building_arg(place))
        out.add(kind, _rule(event), seat=chooser, private=None, owner=_person(owner), building=building, **more)


def _exorcise(
    state: Position, event: int, chooser: int, owner: int, place: int, before: int, out: Events | None
) -> None:
    town = state.towns[owner]
    despair = town[index_of(town, place)] >> 14
    add_cubes(state, owner, place, 0, -despair)
    _tell_site("remove", event, chooser, owner, place, out, despair=despair)


def _swap(state: Position, event: int, chooser: int, owner: int, place: int, before: int, out: Events | None) -> None:
    if not before:
        ask_site(state, event, out, 1 + owner * a.OWNED + place)
        return
    other, other_place = divmod(before - 1, a.OWNED)
    mine, yours = take_building(state, other, other_place), take_building(state, owner, place)
    put_building(state, owner, mine)
    put_building(state, other, yours)
    with_building = label(building_arg(other_place))
    _tell_site("swap", event, chooser, owner, place, out, other=_person(other), with_building=with_building)


def _seize(state: Position, event: int, chooser: int, owner: int, place: int, before: int, out: Events | None) -> None:
    put_building(state, chooser, take_building(state, owner, place))
    _tell_site("seize", event, chooser, owner, place, out)


def _endow(state: Position, event: int, chooser: int, owner: int, place: int, before: int, out: Events | None) -> None:
    ask_player(state, event, out, 1 + place)


def _burn(state: Position, event: int, chooser: int, owner: int, place: int, before: int, out: Events | None) -> None:
    put_under(state, take_building(state, owner, place) & KIND, everybody(state))
    _tell_site("burn", event, chooser, owner, place, out)


def _rebuild_at(
    state: Position, event: int, chooser: int, owner: int, place: int, before: int, out: Events | None
) -> None:
    put_under(state, take_building(state, owner, place) & KIND, everybody(state))
    state.stack.append((f.DRAW_TOP, 0, owner, 1))
    _tell_site("tear-down", event, chooser, owner, place, out)


ON_SITE: dict[str, Callable[[Position, int, int, int, int, int, Events | None], None]] = {
    "exorcise": _exorcise,
    "swap": _swap,
    "seize": _seize,
    "endow": _endow,
    "burn": _burn,
    "rebuild": _rebuild_at,
}

# --- New Foundation (ns.7.16, ns.7.17) ---


def can_found(state: Position) -> bool:
    """Three cards to draw, and enough left to deal every round to come and let everybody redraw in it."""
    built = need = 0
    for dealt in c.DEALT[state.round + 1 : c.ROUNDS + 1]:
        need = max(need, state.players * (built + dealt + 1))
        built += dealt - 1
    return deck_size(state) >= max(FOUNDATION_CARDS, need + 1)


def _found(state: Position, event: int, out: Events | None) -> None:
    if can_found(state):
        state.stack.append((f.DRAW_FOUNDATION, 0, FOUNDATION_CARDS))
    else:
        no_effect(state, event, out)


def draw_foundation(state: Position, seat: int, number: int, out: Events | None) -> None:
    """One more card for the constable alone (ns.12.5)."""
    _, _, left = state.stack.pop()
    state.drawn.append(draw(state, number))
    if left > 1:
        state.stack.append((f.DRAW_FOUNDATION, 0, left - 1))
        return
    state.stack.append((f.FOUND, 1 << state.constable))
    if out is not None:
        private = {state.constable: {"cards": cards(state.drawn)}}
        out.add("foundation", "ns.7.16", "ns.12.5", seat=state.constable, private=private)


def found_legal(state: Position, seat: int) -> list[int]:
    """Any of the drawn cards."""
    return [a.BUILD + kind for kind in dict.fromkeys(state.drawn)]


def found(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Build one, the others go under the deck."""
    state.stack.pop()
    kind = number - a.BUILD
    state.drawn.remove(kind)
    for rest in state.drawn:
        put_under(state, rest, 1 << seat)
    state.drawn = []
    if out is not None:
        out.barrier = True
    push_remove(state, seat, build(state, seat, kind, FOUNDED, out))


# --- everybody in turn (ns.7.24) ---


def _in_turn(state: Position, frames: list[Frame]) -> None:
    """Push frames so that the first is done first."""
    state.stack += reversed(frames)


def _pray(state: Position, event: int, out: Events | None) -> None:
    _in_turn(state, [(f.PRAY, 1 << s, s) for s in clockwise(state)])


def _feast(state: Position, event: int, out: Events | None) -> None:
    for s in reversed(list(clockwise(state))):
        if s != state.constable and not state.trials >> s & 1:
            push_place(state, s, hope=c.AMOUNT[event])


def _famine(state: Position, event: int, out: Events | None) -> None:
    _in_turn(state, [(f.FAMINE, 1 << s, s) for s in clockwise(state) if not state.trials >> s & 1])


def famine_legal(state: Position, seat: int) -> list[int]:
    """Return one hope or receive one despair (ns.7.19)."""
    return [a.RETURN_HOPE, a.ACCEPT_DESPAIR] if state.hope[seat] >= FAMINE_CUBES else [a.ACCEPT_DESPAIR]


def famine(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The cube is then chosen, or placed."""
    state.stack.pop()
    if number == a.RETURN_HOPE:
        state.stack.append((f.TAKE, 1 << seat, seat, FAMINE_CUBES))
    else:
        push_place(state, seat, despair=FAMINE_CUBES)
    if out is not None:
        out.add("famine-hope" if number == a.RETURN_HOPE else "famine-despair", "ns.7.19", seat=seat)


@f.runs(f.FAMINE)
def settle_famine(state: Position, frame: Frame, out: Events | None) -> bool:
    """Without hope there is nothing to choose."""
    if state.hope[frame[2]] >= FAMINE_CUBES:
        return False
    famine(state, frame[2], a.ACCEPT_DESPAIR, out)
    return True


# --- effects at once ---


def _remove(state: Position, event: int, out: Events | None) -> None:
    push_remove(state, state.constable, c.AMOUNT[event])


def _meet(state: Position, event: int, out: Events | None) -> None:
    for s in clockwise(state):
        look(state, event, s, (s + 1) % state.players, out)


def _pact(state: Position, event: int, out: Events | None) -> None:
    push_place(state, state.constable, despair=c.EVENT_DESPAIR[event])
    push_place(state, state.constable, hope=c.AMOUNT[event])


EFFECTS: dict[str, Effect] = {
    **dict.fromkeys(set(ON_PLAYER) - {"endow"}, ask_player),
    **dict.fromkeys(set(ON_SITE) - {"rebuild"}, ask_site),
    "remove": _remove,
    "meet": _meet,
    "pray": _pray,
    "feast": _feast,
    "found": _found,
    "famine": _famine,
    "pact": _pact,
}
FOUNDATION_CARDS = c.AMOUNT[c.EFFECT.index("found")]
FAMINE_CUBES = c.AMOUNT[c.EFFECT.index("famine")]

PARAGRAPHS = {
    "remove": "ns.7.1",
    "trial": "ns.7.2",
    "see": "ns.7.3",
    "oath": "ns.7.4",
    "confess": "ns.7.5",
    "meet": "ns.7.6",
    "pray": "ns.7.8",
    "exorcise": "ns.7.9",
    "feast": "ns.7.10",
    "alms": "ns.7.11",
    "swap": "ns.7.12",
    "seize": "ns.7.13",
    "endow": "ns.7.14",
    "burn": "ns.7.15",
    "found": "ns.7.16",
    "rebuild": "ns.7.18",
    "famine": "ns.7.19",
    "pact": "ns.7.20",
    "pillory": "ns.7.21",
    "pardon": "ns.7.22",
    "retrial": "ns.7.23",
}
"""The paragraph of each effect."""
