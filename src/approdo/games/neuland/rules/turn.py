"""A turn: huts, actions, end, and who is next (chapters 3 to 7)."""

from __future__ import annotations

from approdo.core.events import Events
from approdo.core.text import Arg, label
from approdo.games.neuland import actions as a
from approdo.games.neuland.components import (
    BANNERS_ON,
    GOODS,
    KINDS,
    LODGE,
    PRODUCTION,
    RECIPES,
    STACK_HEIGHT,
    TURNS_EACH,
    WOODCUTTER,
)
from approdo.games.neuland.hexes import HEX_NAMES, HEX_OF, HEXES, PLACES
from approdo.games.neuland.rules.frames import ASK_ACT, ASK_SETTLE
from approdo.games.neuland.rules.mines import draw, fill_mines, stack, take, take_back
from approdo.games.neuland.rules.offers import output_at, taken_ends
from approdo.games.neuland.rules.paying import (
    BUILDING,
    PLACING,
    PRODUCING,
    begin_payment,
    pay,
    pay_what_is_plain,
    places_of,
    time_cost,
)
from approdo.games.neuland.state import Neuland, free_slot

# --- beginning and ending ---


def begin_turn(state: Neuland, seat: int, out: Events | None) -> None:
    """The seat's workers lie down (nl.4.2); in the first round the huts come first (nl.3.2)."""
    state.active = seat
    state.turn += 1
    state.spent = 0
    others = taken_ends(state, seat)
    room = state.spaces - 1
    while room in others:
        room -= 1
    state.room = room
    for place in places_of(state, seat):
        state.lying[place] = 1
    state.stack.append((ASK_ACT, 1 << seat))
    if state.turn <= state.players:
        state.stack.append((ASK_SETTLE, 1 << seat))
    if out is not None:
        out.barrier = True
        out.add("turn", "nl.4.1" if state.turn > state.players else "nl.3.1", seat=seat)


def next_seat(state: Neuland) -> int:
    """Whose worker the time marker reaches first (nl.4.1)."""
    after, spaces = state.time + 1, state.spaces
    ways = [(at - after) % spaces for at in state.at]
    return ways.index(min(ways))


def next_turn(state: Neuland, out: Events | None) -> None:
    """First clockwise (nl.3.1), then the time marker decides (nl.4.1); 50 turns each are the end (nl.10.3)."""
    if state.turn >= TURNS_EACH * state.players:
        if out is not None:
            out.add("limit", "nl.10.3")
    elif state.turn < state.players:
        begin_turn(state, (state.start + state.turn) % state.players, out)
    else:
        seat = next_seat(state)
        state.time = state.at[seat]
        begin_turn(state, seat, out)


def end_turn(state: Neuland, seat: int, steps: int, out: Events | None) -> None:
    """Step on, take back lying workers (nl.4.10), fill mines, and only then move the time marker (nl.9.6)."""
    _move(state, seat, steps)
    state.stack.pop()
    spoiled = [place for place in places_of(state, seat) if state.lying[place]]
    if out is not None:
        out.add("end-turn", "nl.4.7", seat=seat, steps=steps, time=state.spent)
        if spoiled:
            names = [label(f"good-{GOODS[state.good[p] - 1]}") for p in spoiled]
            out.add("spoil", "nl.4.10", seat=seat, goods=names)
    for place in spoiled:
        take_back(state, place, out)
    if not fill_mines(state, seat):
        next_turn(state, out)


def _move(state: Neuland, seat: int, spaces: int) -> None:
    """The seat's worker moves on along the timeline (nl.4.4)."""
    state.spent += spaces
    state.at[seat] = (state.time + state.spent) % state.spaces


# --- the huts ---


def settle(state: Neuland, seat: int, number: int, out: Events | None) -> None:
    """Both huts stand in one hex; a normal turn follows (nl.3.3)."""
    hex = number - a.SETTLE
    state.stack.pop()
    for kind in (LODGE, WOODCUTTER):
        state.building[free_slot(state, hex)] = kind + 1
    state.settled += 1
    if out is not None:
        out.add("settle", "nl.3.2", seat=seat, hex=HEX_NAMES[hex])


# --- doing it ---


def act(state: Neuland, seat: int, number: int, out: Events | None) -> None:
    """End the turn, or begin an action and ask for its goods."""
    if number >= a.END_TURN:
        end_turn(state, seat, number - a.END_TURN, out)
        return
    if number >= a.BUILD:
        kind, hex = divmod(number - a.BUILD, HEXES)
        begin_payment(state, seat, BUILDING, kind, hex, 0)
    elif number >= a.PLACE_BANNERS:
        kind = number - a.PLACE_BANNERS + PRODUCTION
        begin_payment(state, seat, PLACING, kind, state.building.index(kind + 1), 0)
    else:
        good, place = divmod(number - a.PRODUCE, PLACES)
        kind = state.building[place] - 1
        begin_payment(state, seat, PRODUCING, kind, place, recipe_for(kind, good))
    _go_on_paying(state, seat, out)


def recipe_for(kind: int, good: int) -> int:
    """Which way of a building yields this good; a mine has only one."""
    return next((i for i, (_, output) in enumerate(RECIPES[kind]) if output == good), 0)


def pay_on(state: Neuland, seat: int, number: int, out: Events | None) -> None:
    """A step of a payment that the player chose."""
    pay(state, seat, number, out)
    _go_on_paying(state, seat, out)


def _go_on_paying(state: Neuland, seat: int, out: Events | None) -> None:
    if pay_what_is_plain(state, seat, out):
        _, _, purpose, kind, target, recipe, _, far, barrow, _ = state.stack.pop()
        cost = time_cost(purpose, 0 if barrow else far)
        _move(state, seat, cost)
        _DO[purpose](state, seat, kind, target, recipe, cost, out)
        if state.stack:
            fill_mines(state, seat)


def _produce(state: Neuland, seat: int, kind: int, place: int, recipe: int, cost: int, out: Events | None) -> None:
    """A worker stands for the good (nl.5.1)."""
    good = output_at(state, place, RECIPES[kind][recipe][1])
    state.worker[place] = seat + 1
    state.good[place] = good + 1
    state.free[seat] -= 1
    if out is not None:
        named = label(f"good-{GOODS[good]}")
        rules = ("nl.5.1", "nl.9.9") if len(RECIPES[kind]) > 1 else ("nl.5.1",)
        hex = HEX_NAMES[HEX_OF[place]]
        out.add("produce", *rules, seat=seat, good=named, building=_named(kind), hex=hex, time=cost)


def _place_banners(
    state: Neuland, seat: int, kind: int, place: int, recipe: int, cost: int, out: Events | None
) -> None:
    """Banners go on the possession and close it; the last one ends the game (nl.7.2, nl.7.3, nl.10.1)."""
    placed = min(BANNERS_ON[kind], state.left[seat])
    state.banners[place] = placed
    state.owner[place] = seat + 1
    state.left[seat] -= placed
    if out is not None:
        left = state.left[seat]
        out.add("banners", "nl.7.2", seat=seat, possession=_named(kind), banners=placed, left=left, time=cost)
    if not state.left[seat]:
        state.stack.clear()
        if out is not None:
            out.add("win", "nl.10.1", seat=seat)


def _build(state: Neuland, seat: int, kind: int, hex: int, recipe: int, cost: int, out: Events | None) -> None:
    """The tile leaves the display for a free slot (nl.6.1)."""
    state.building[free_slot(state, hex)] = kind + 1
    if kind < PRODUCTION:
        state.display[kind] -= 1
    else:
        state.stacks[(kind - PRODUCTION) // STACK_HEIGHT] += 1
    if out is not None:
        out.add("build", "nl.6.1", seat=seat, building=_named(kind), hex=HEX_NAMES[hex], time=cost)


_DO = (_produce, _place_banners, _build)


def _named(kind: int) -> Arg:
    return label(f"building-{KINDS[kind]}")


# --- mines, in the course of a turn ---


def draw_mineral(state: Neuland, seat: int, number: int, out: Events | None) -> None:
    """Chance draws; when three equal minerals leave nothing to choose, play goes on."""
    actor = state.stack[-1][2]
    if draw(state, number, out):
        _after_filling(state, actor, out)


def stack_minerals(state: Neuland, seat: int, number: int, out: Events | None) -> None:
    """The minerals are stacked; play goes on."""
    stack(state, seat, number, out)
    _after_filling(state, seat, out)


def take_mineral(state: Neuland, seat: int, number: int, out: Events | None) -> None:
    """A mineral of choice; when the mine is full, play goes on."""
    if take(state, seat, number, out):
        _after_filling(state, seat, out)


def _after_filling(state: Neuland, seat: int, out: Events | None) -> None:
    """The next empty mine, or the rest of the turn, or the next turn."""
    if not fill_mines(state, seat) and not state.stack:
        next_turn(state, out)
