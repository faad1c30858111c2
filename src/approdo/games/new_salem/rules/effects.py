"""What the events do (ns.7): one function per effect, which does it or pushes the choices it needs.

Effects on a player or a building of somebody's choice are in `on_players` and `on_buildings`.
"""

from __future__ import annotations

from collections.abc import Callable

from approdo.core.events import Events
from approdo.core.state import Frame
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.building import cards, draw, put_under
from approdo.games.new_salem.rules.on_buildings import ON_SITE, ask_site
from approdo.games.new_salem.rules.on_players import ON_PLAYER, ask_player, look
from approdo.games.new_salem.rules.telling import no_effect
from approdo.games.new_salem.rules.town import build, push_place, push_remove
from approdo.games.new_salem.state import FOUNDED, Position, clockwise, deck_size

Effect = Callable[[Position, int, Events | None], None]

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
    _, _, seat = frame
    if state.hope[seat] >= FAMINE_CUBES:
        return False
    famine(state, seat, a.ACCEPT_DESPAIR, out)
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
