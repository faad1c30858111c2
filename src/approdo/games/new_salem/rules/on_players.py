"""Events that are used on a player of the constable's choice (ns.7.2 - ns.7.5, ns.7.11, ns.7.14, ns.7.18 - ns.7.23)."""

from __future__ import annotations

from collections.abc import Callable

from approdo.core.events import Events
from approdo.core.state import Frame
from approdo.core.text import label
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.telling import no_effect, person, rule_of
from approdo.games.new_salem.rules.town import building_arg, push_place, put_building, take_building
from approdo.games.new_salem.state import Position, everybody


def others(state: Position, before: int = f.NOTHING) -> int:
    """Everybody but the constable."""
    return everybody(state) & ~(1 << state.constable)


def _free_others(state: Position, before: int) -> int:
    return others(state) & ~state.trials


def _confessors(state: Position, before: int) -> int:
    """Two different players beside the constable (ns.7.5)."""
    return others(state) & ~(1 << f.recalled(before)) if before else others(state)


def _retrial_seats(state: Position, before: int) -> int:
    """First who is on trial, then who can be instead; nobody if there is no such player (ns.7.23)."""
    free = _free_others(state, before)
    return (free if before else state.trials) if free else 0


Choosable = Callable[[Position, int], int]
CHOOSABLE: dict[str, Choosable] = {
    "trial": lambda state, before: _free_others(state, before) if state.trials_left else 0,
    "alms": _free_others,
    "confess": _confessors,
    "rebuild": lambda state, before: everybody(state),
    "pardon": lambda state, before: state.trials,
    "retrial": _retrial_seats,
}
"""Whom an effect can be used on, where that is not simply another player."""


def receivers(state: Position, event: int, before: int = f.NOTHING) -> int:
    """The players who can be chosen for an event; `before` is what was chosen first."""
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
    _, _, event, _ = frame
    choices = player_legal(state, state.constable)
    if not choices:
        no_effect(state, event, out)
    return f.without_asking(state, state.constable, choices, choose_player, out)


def ask_player(state: Position, event: int, out: Events | None = None, before: int = f.NOTHING) -> None:
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
            rule_of(event),
            "ns.12.1",
            seat=who,
            whose=person(whose),
            private={
                who: {
                    "character": label(f"character-{c.CHARACTERS[character]}"),
                    "side": label(f"side-{c.SIDES[c.IS_WITCH[character]]}"),
                }
            },
        )


# --- what happens to the chosen player: (state, event, seat, what was chosen before, out) ---


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
        look(state, event, seat, f.recalled(before), out)
    else:
        ask_player(state, event, out, f.remembered(seat))


def _alms(state: Position, event: int, seat: int, before: int, out: Events | None) -> None:
    push_place(state, seat, hope=c.AMOUNT[event])


def _endow_to(state: Position, event: int, seat: int, before: int, out: Events | None) -> None:
    place = f.recalled(before)
    put_building(state, seat, take_building(state, state.constable, place))
    if out is not None:
        out.add("endow", "ns.7.14", seat=state.constable, building=label(building_arg(place)), to=person(seat))


def _rebuild(state: Position, event: int, seat: int, before: int, out: Events | None) -> None:
    state.stack.append((f.CHOOSE_SITE, 1 << seat, seat, event, f.NOTHING))


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
        ask_player(state, event, out, f.remembered(seat))
        return
    was = f.recalled(before)
    state.trials ^= 1 << seat | 1 << was
    if out is not None:
        out.add("retrial", "ns.7.23", seat=seat, was=person(was))


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
