"""Steps 3 and 4: build, share the wealth (nh.3, nh.4); Redevelop (nh.9) and Charters (nh.11)."""

from __future__ import annotations

from approdo.core.events import Events
from approdo.core.text import Arg, label, seat_arg
from approdo.games.new_haven import actions as a
from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f
from approdo.games.new_haven.components import KINDS, NUMBERS, PLOTS
from approdo.games.new_haven.rules.drawing import start_drawing
from approdo.games.new_haven.state import BURIED, Position, is_down, kind_of, standing


def plots_for(state: Position, seat: int, resource: int) -> int:
    """Where a building of this resource may go now, as a mask."""
    own = state.colours[seat * 4 + resource]
    return plots_within(own, taken_by(state, seat), state.track[resource], state.redevelop)


def plots_within(own: int, taken: int, have: int, redevelop: int) -> int:
    """By plots of its resource, plots built on and what its marker shows (nh.3.2 - nh.3.5, nh.9.1 - nh.9.4)."""
    near = c.around(own) if own else c.ALL_PLOTS
    plots = near & ~taken
    if redevelop:
        plots |= taken & (near | own)  # nh.9.1, nh.9.3; in place: nh.9.4
    return plots & c.AFFORDABLE[min(have, 6)]


def taken_by(state: Position, seat: int) -> int:
    """The plots that a seat has built on."""
    first, second, third, fourth = state.colours[seat * 4 : seat * 4 + 4]
    return first | second | third | fourth


def can_build(state: Position, seat: int) -> bool:
    """Whether a seat could build anything now; only its owner may know, since it tells of the hand (nh.12.1)."""
    return any(
        any(state.hand[at : at + NUMBERS]) and plots_for(state, seat, resource)
        for resource, at in enumerate(range(seat * KINDS, (seat + 1) * KINDS, NUMBERS))
        if state.track[resource]
    )


def build_legal(state: Position, seat: int) -> list[int]:
    """Every building of the hand on every plot it may take, face down, and face up where numbers agree; or stop."""
    numbers: list[int] = []
    hand = state.hand
    for resource in (0, 1, 2, 3):
        if not state.track[resource]:
            continue
        plots = plots_for(state, seat, resource)
        if not plots:
            continue
        places = _bits(plots)
        base = a.BUILD + resource * a.PER_RESOURCE
        at = seat * KINDS + resource * NUMBERS
        for number, held in enumerate(hand[at : at + NUMBERS]):
            if held:
                down = base + number * a.PER_BUILDING + 1
                numbers += [down + 2 * plot for plot in places]  # nh.3.7
                same = plots & c.OF_COST[number + 1]
                if same:
                    numbers += [down - 1 + 2 * plot for plot in _bits(same)]  # nh.3.6
    numbers.append(a.STOP)
    return numbers


def _bits(mask: int) -> list[int]:
    """The plots of a mask."""
    plots = []
    while mask:
        low = mask & -mask
        mask ^= low
        plots.append(low.bit_length() - 1)
    return plots


def build(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Build one, or stop; when nothing is left to spend nobody is asked any more (nh.3.9)."""
    if number == a.STOP:
        if out is not None:
            out.add("stopped", "nh.3.8" if seat == state.active else "nh.4.3", seat=seat)
        state.stack.pop()
        _next_builder(state, seat, out)
        return
    kind, plot, down = a.built(number)
    resource = kind // NUMBERS
    state.track[resource] -= c.COST[plot]
    state.hand[seat * KINDS + kind] -= 1
    _forget(state, seat, kind, down)
    at = seat * PLOTS + plot
    covered = state.village[at]
    if covered:
        _bury(state, seat, plot)
    state.village[at] = standing(kind, down)
    state.colours[seat * 4 + resource] |= 1 << plot
    if out is not None:
        _tell_built(out, seat, kind, plot, down)
        if covered:
            _tell_covered(out, seat, plot, covered)
    if state.charters_on:
        _award_charters(state, seat, out)
    if not any(state.track):
        state.stack.pop()
        if out is not None:
            _tell_skipped(state, out, seat)
            out.lingers = True
        start_drawing(state, out)


def _forget(state: Position, seat: int, kind: int, down: int) -> None:
    """What others know of a hand shrinks: face down, any building of the resource may be the one (nh.12.3)."""
    first = seat * KINDS + kind // NUMBERS * NUMBERS
    for at in range(first, first + NUMBERS) if down else (seat * KINDS + kind,):
        if state.known[at]:
            state.known[at] -= 1


def _bury(state: Position, seat: int, plot: int) -> None:
    """The covered building stays beneath, out of play (nh.9.5)."""
    covered = state.village[seat * PLOTS + plot]
    state.buried[seat * BURIED + covered - 1] += 1
    state.colours[seat * 4 + kind_of(covered) // NUMBERS] &= ~(1 << plot)


def _tell_built(out: Events, seat: int, kind: int, plot: int, down: int) -> None:
    name = label(f"building-{c.BUILDINGS[kind]}")
    resource = label(f"resource-{c.RESOURCES[kind // NUMBERS]}")
    if down:  # nh.12.3: the number is its owner's secret
        secret = {seat: {"building": name}}
        out.add("built-down", "nh.3.7", seat=seat, resource=resource, plot=c.PLOT_NAMES[plot], private=secret)
    else:
        out.add("built-up", "nh.3.6", seat=seat, building=name, plot=c.PLOT_NAMES[plot])


def _tell_covered(out: Events, seat: int, plot: int, covered: int) -> None:
    """What disappears beneath a new building; the number of a face-down one stays its owner's secret (nh.12.3)."""
    kind = kind_of(covered)
    name = label(f"building-{c.BUILDINGS[kind]}")
    if is_down(covered):
        resource = label(f"resource-{c.RESOURCES[kind // NUMBERS]}")
        secret = {seat: {"building": name}}
        out.add(
            "covered-down", "nh.9.1", "nh.9.5", seat=seat, resource=resource, plot=c.PLOT_NAMES[plot], private=secret
        )
    else:
        out.add("covered-up", "nh.9.1", "nh.9.5", seat=seat, building=name, plot=c.PLOT_NAMES[plot])


def _tell_skipped(state: Position, out: Events, seat: int) -> None:
    """Those who would have built next, had anything been left (nh.3.9)."""
    skipped: list[Arg] = []
    following = (seat + 1) % state.players
    while following != state.active:
        skipped.append(seat_arg(following))
        following = (following + 1) % state.players
    if skipped:
        out.add("nothing-left", "nh.3.9", players=skipped)


def _next_builder(state: Position, seat: int, out: Events | None) -> None:
    """Clockwise, each other player once, from what is left (nh.4.1 - nh.4.3)."""
    following = (seat + 1) % state.players
    if following == state.active:
        start_drawing(state, out)
    else:
        state.stack.append(f.build(following))


def earned(state: Position, seat: int) -> list[bool]:
    """Which charters a village fulfils, in the order of CHARTERS (nh.11.2 - nh.11.4)."""
    taken = taken_by(state, seat)
    return [
        any(taken & mask == mask for mask, _, _ in c.LINES[: c.ROWS]),
        any(taken & mask == mask for mask, _, _ in c.LINES[c.ROWS :]),
        *(state.colours[seat * 4 + r].bit_count() >= c.CHARTER_BUILDINGS for r in range(4)),
    ]


def _award_charters(state: Position, seat: int, out: Events | None) -> None:
    """Charters go to the first who fulfils them, at the moment of building (nh.11.7)."""
    for charter, fulfilled in enumerate(earned(state, seat)):
        if fulfilled and not state.charters[charter]:
            state.charters[charter] = seat + 1
            if out is not None:
                out.add("charter", "nh.11.7", seat=seat, charter=label(f"charter-{c.CHARTERS[charter]}"))
