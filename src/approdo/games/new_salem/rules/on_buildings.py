"""Events that are used on a building of somebody's choice (ns.7.9, ns.7.12 - ns.7.15, ns.7.18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from approdo.core.events import Events
from approdo.core.state import Frame
from approdo.core.text import Arg, label
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.building import put_under
from approdo.games.new_salem.rules.on_players import ask_player
from approdo.games.new_salem.rules.telling import no_effect, owned, person, rule_of
from approdo.games.new_salem.rules.town import (
    ANY,
    HAS_DESPAIR,
    add_cubes,
    building_arg,
    index_of,
    places,
    put_building,
    take_building,
)
from approdo.games.new_salem.state import Position, despair_on, everybody, kind_of


class Site(NamedTuple):
    """A building that was chosen for an event."""

    event: int
    chooser: int
    owner: int
    place: int
    before: int
    """What was chosen first, as a frame keeps it."""


def can_spare(state: Position, seat: int) -> bool:
    """Whether a player has more than one building: nobody loses the last one but to Rebuilding."""
    return len(state.towns[seat]) > 1


OWNERS: dict[str, Callable[[Position, int, int, int], bool]] = {
    "exorcise": lambda state, seat, chooser, before: True,
    "swap": lambda state, seat, chooser, before: not before or seat != f.recalled(before) // a.OWNED,
    "seize": lambda state, seat, chooser, before: seat != chooser and can_spare(state, seat),
    "endow": lambda state, seat, chooser, before: seat == chooser and can_spare(state, seat),
    "burn": lambda state, seat, chooser, before: can_spare(state, seat),
    "rebuild": lambda state, seat, chooser, before: seat == chooser,
}
"""Whether a seat's buildings can be chosen for an effect."""


def site_legal(state: Position, seat: int) -> list[int]:
    """The buildings that the event being carried out allows."""
    _, _, chooser, event, before = state.stack[-1]
    allowed = OWNERS[c.EFFECT[event]]
    wanted = HAS_DESPAIR if c.EFFECT[event] == "exorcise" else ANY
    return [
        a.CHOOSE_BUILDING + owner * a.OWNED + place
        for owner, town in enumerate(state.towns)
        if allowed(state, owner, chooser, before)
        for place in places(town, wanted)
    ]


def choose_site(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Carry on with the chosen building."""
    _, _, chooser, event, before = state.stack.pop()
    owner, place = divmod(number - a.CHOOSE_BUILDING, a.OWNED)
    ON_SITE[c.EFFECT[event]](state, Site(event, chooser, owner, place, before), out)


@f.runs(f.CHOOSE_SITE)
def settle_site(state: Position, frame: Frame, out: Events | None) -> bool:
    """No such building: no effect. One: chosen without asking."""
    _, _, chooser, event, _ = frame
    choices = site_legal(state, chooser)
    if not choices:
        no_effect(state, event, out)
    return f.without_asking(state, chooser, choices, choose_site, out)


def ask_site(state: Position, event: int, out: Events | None = None, before: int = f.NOTHING) -> None:
    """Let the constable choose a building."""
    state.stack.append((f.CHOOSE_SITE, 1 << state.constable, state.constable, event, before))


def _tell(kind: str, site: Site, out: Events | None, **more: Arg) -> None:
    if out is not None:
        more |= {"building": label(building_arg(site.place)), **owned(site.owner, site.chooser)}
        out.add(kind, rule_of(site.event), seat=site.chooser, private=None, **more)


def _exorcise(state: Position, site: Site, out: Events | None) -> None:
    town = state.towns[site.owner]
    despair = despair_on(town[index_of(town, site.place)])
    add_cubes(state, site.owner, site.place, 0, -despair)
    _tell("remove", site, out, despair=despair)


def _swap(state: Position, site: Site, out: Events | None) -> None:
    if not site.before:
        ask_site(state, site.event, out, f.remembered(site.owner * a.OWNED + site.place))
        return
    other, other_place = divmod(f.recalled(site.before), a.OWNED)
    theirs, ours = take_building(state, other, other_place), take_building(state, site.owner, site.place)
    put_building(state, site.owner, theirs)
    put_building(state, other, ours)
    _tell("swap", site, out, other=person(other), with_building=label(building_arg(other_place)))


def _seize(state: Position, site: Site, out: Events | None) -> None:
    put_building(state, site.chooser, take_building(state, site.owner, site.place))
    _tell("seize", site, out)


def _endow(state: Position, site: Site, out: Events | None) -> None:
    ask_player(state, site.event, out, f.remembered(site.place))


def _burn(state: Position, site: Site, out: Events | None) -> None:
    put_under(state, kind_of(take_building(state, site.owner, site.place)), everybody(state))
    _tell("burn", site, out)


def _rebuild_at(state: Position, site: Site, out: Events | None) -> None:
    put_under(state, kind_of(take_building(state, site.owner, site.place)), everybody(state))
    state.stack.append((f.DRAW_TOP, 0, site.owner, 1))
    _tell("tear-down", site, out)


ON_SITE: dict[str, Callable[[Position, Site, Events | None], None]] = {
    "exorcise": _exorcise,
    "swap": _swap,
    "seize": _seize,
    "endow": _endow,
    "burn": _burn,
    "rebuild": _rebuild_at,
}
